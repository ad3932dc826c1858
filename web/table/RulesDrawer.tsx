/** The rules over the table, opened at the paragraph that matters now. */
import { useEffect } from 'react';
import { useSettings } from '../app/settings.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import type { GameScreen } from '@stellwerk/toolkit/screen.ts';

interface RulesDrawerProps {
  /** The game's. */
  readonly title: string;
  readonly screen: GameScreen;
  /** Undefined: closed; an empty string: at the start. */
  readonly section: string | undefined;
  onClose(): void;
}

export function RulesDrawer({ title, screen, section, onClose }: RulesDrawerProps) {
  const { texts, settings, motion } = useSettings();
  useEffect(() => {
    if (!section) return;
    document.getElementById(`rules-${section}`)?.scrollIntoView({ behavior: motion ? 'smooth' : 'instant' });
  }, [section, motion]);
  if (section === undefined) return null;
  return (
    <Dialog open shape="drawer" title={texts.rules.title(title)} closeLabel={texts.close} onClose={onClose}>
      {screen.rules(settings.language).map(({ id, title: heading, body }) => (
        <section key={id} id={`rules-${id}`}>
          <h3>{heading}</h3>
          {body}
        </section>
      ))}
    </Dialog>
  );
}
