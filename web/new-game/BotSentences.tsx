/** How the bots at a new table play, a sentence for each level that sits there. */
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
  return (
    <ul className={styles.bots}>
      {LEVELS.filter((level) => levels.includes(level)).map((level) => (
        <li key={level}>
          <strong>{texts.newGame.bot[level]}:</strong> {bots[level]}
        </li>
      ))}
    </ul>
  );
}
