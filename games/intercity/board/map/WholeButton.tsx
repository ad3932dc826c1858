/** Where the table's own view buttons are folded away: shows all of the map, and goes back to what is going on. */
import { useEffect } from 'react';
import { IconButton } from '@stellwerk/toolkit/Button.tsx';
import { LOW, PHONE, useMedia } from '@stellwerk/toolkit/media.ts';
import type { Language } from '@stellwerk/toolkit/screen.ts';
import { useScale, type ViewControls } from '@stellwerk/toolkit/Viewport.tsx';
import styles from './map.module.css';

/** As the table says it. */
const WORDS: Readonly<Record<Language, { readonly whole: string; readonly follow: string }>> = {
  de: { whole: 'Ganz zeigen', follow: 'Dem Geschehen folgen' },
  en: { whole: 'Show all', follow: 'Follow the action' },
};

interface WholeButtonProps {
  readonly controls: ViewControls | undefined;
  readonly language: Language;
  /** All of the map is seen. */
  readonly whole: boolean;
  /** There is something to go to. */
  readonly action: boolean;
}

export function WholeButton({ controls, language, whole, action }: WholeButtonProps) {
  const phone = useMedia(PHONE);
  const low = useMedia(LOW);
  const words = WORDS[language];
  if (!controls || !(phone || low) || (whole && !action)) return null;
  return whole ? (
    <IconButton className={styles.whole} icon="follow" label={words.follow} onClick={() => controls.follow(true)} />
  ) : (
    <IconButton className={styles.whole} icon="fit" label={words.whole} onClick={() => controls.whole()} />
  );
}

/** Says whether all of the map is seen: at this many pixels a unit it is. */
export function WholeSeen({ at, say }: { readonly at: number; say(whole: boolean): void }) {
  const whole = useScale() < 1.02 * at;
  useEffect(() => say(whole), [whole, say]);
  return null;
}
