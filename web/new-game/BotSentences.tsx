/** How bots play, a sentence for each level: all of them, so that choosing one moves nothing. Those at the table stand out. */
import { LEVELS, type Level } from '@stellwerk/kernel';
import { useScreen } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import styles from './NewGame.module.css';

interface BotSentencesProps {
  readonly game: string;
  readonly levels: readonly (Level | undefined)[];
}

export function BotSentences({ game, levels }: BotSentencesProps) {
  const { texts, settings } = useSettings();
  const { bots } = useScreen(game).texts[settings.language];
  if (levels.every((level) => level === undefined)) return null;
  return (
    <ul className={styles.bots}>
      {LEVELS.map((level) => (
        <li key={level} data-sits={levels.includes(level)}>
          <strong>{texts.newGame.bot[level]}:</strong> {bots[level]}
        </li>
      ))}
    </ul>
  );
}
