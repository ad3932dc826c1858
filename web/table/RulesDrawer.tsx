/** The rules over the table, with their contents, opened at the paragraph that matters now. */
import { Suspense, useEffect } from 'react';
import { useSettings } from '../app/settings.tsx';
import { hasFirst } from '../learn/lessons.ts';
import { Short } from '../learn/Short.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import type { GameScreen } from '@stellwerk/toolkit/screen.ts';
import styles from './RulesDrawer.module.css';

interface RulesDrawerProps {
  readonly game: string;
  /** The game's. */
  readonly title: string;
  readonly screen: GameScreen;
  /** Undefined: closed; an empty string: at the start. */
  readonly section: string | undefined;
  onClose(): void;
}

export function RulesDrawer({ game, title, screen, section, onClose }: RulesDrawerProps) {
  const { texts, settings, motion } = useSettings();
  const show = (id: string): void =>
    document.getElementById(`rules-${id}`)?.scrollIntoView({ behavior: motion ? 'smooth' : 'instant' });
  useEffect(() => {
    if (section) document.getElementById(`rules-${section}`)?.scrollIntoView({ behavior: 'instant' });
  }, [section]);
  if (section === undefined) return null;
  const sections = screen.rules(settings.language);
  return (
    <Dialog open shape="drawer" title={texts.rules.title(title)} closeLabel={texts.close} onClose={onClose}>
      {hasFirst(game) && (
        <Suspense>
          <Short game={game} />
        </Suspense>
      )}
      <nav className={styles.contents} aria-label={texts.rules.contents}>
        {sections.map(({ id, title: heading }) => (
          <button key={id} type="button" onClick={() => show(id)}>
            {heading}
          </button>
        ))}
      </nav>
      {sections.map(({ id, title: heading, body }) => (
        <section key={id} id={`rules-${id}`}>
          <h3>{heading}</h3>
          {body}
        </section>
      ))}
    </Dialog>
  );
}
