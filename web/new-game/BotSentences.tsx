/**
 * How bots play, a sentence for each level, and what several people at one screen have to know: all of it always, so that choosing who sits there
 * moves nothing. What holds for this table stands out.
 */
import { LEVELS, type Level } from '@stellwerk/kernel';
import { useScreen } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import styles from './NewGame.module.css';

interface BotSentencesProps {
  readonly game: string;
  readonly levels: readonly (Level | undefined)[];
  /** Several people will share this screen; undefined where it hides nothing, or everybody has one. */
  readonly shared?: boolean;
}

export function BotSentences({ game, levels, shared }: BotSentencesProps) {
  const { texts, settings } = useSettings();
  const { bots } = useScreen(game).texts[settings.language];
  return (
    <ul className={styles.bots}>
      {LEVELS.map((level) => (
        <li key={level} data-sits={levels.includes(level)}>
          <strong>{texts.newGame.bot[level]}:</strong> {bots[level]}
        </li>
      ))}
      {shared !== undefined && <li data-sits={shared}>{texts.newGame.sharedScreen}</li>}
    </ul>
  );
}
