/** The solution of a puzzle beside the turns that come next to it; a touch shows one on the board. */
import { isSameWay, type Compared } from '@stellwerk/bots';
import type { GameScreen } from '@stellwerk/toolkit/screen.ts';
import { NUMERALS } from '@stellwerk/toolkit/words.ts';
import type { Live } from '../session/session.ts';
import { useSettings } from '../app/settings.tsx';
import { inOne, sentencesOf } from '../table/log-lines.ts';
import { capital } from '../texts/index.ts';
import type { PuzzleTexts } from './texts.ts';
import styles from './Comparison.module.css';

interface ComparisonProps {
  readonly compared: readonly Compared[];
  readonly screen: GameScreen;
  readonly state: Live;
  readonly words: PuzzleTexts;
  /** The one that lies on the board. */
  readonly shown: readonly unknown[];
  show(way: readonly unknown[]): void;
}

export function Comparison({ compared, screen, state, words, shown, show }: ComparisonProps) {
  const { settings } = useSettings();
  const texts = screen.texts[settings.language];
  // What begins after the turn, a new round above all, is not part of it.
  const ofTurn = (heard: Compared['heard']): Compared['heard'] => {
    const next = heard.findIndex((event, index) => index > 0 && screen.begins?.(event) !== undefined);
    return next < 0 ? heard : heard.slice(0, next);
  };
  const say = ({ heard }: Compared): string =>
    capital(inOne(sentencesOf(ofTurn(heard), texts, state.players, state.snapshot.view)));
  return (
    <section className={styles.comparison} aria-labelledby="compared">
      <h3 id="compared">{words.compared}</h3>
      <ol>
        {compared.map((each, index) => (
          <li key={index}>
            <button type="button" aria-pressed={isSameWay(each.way, shown)} onClick={() => show(each.way)}>
              <span className={styles.numeral}>{NUMERALS[index]}</span>
              <span>{say(each)}</span>
              <strong>{index === 0 ? words.best : words.behind(Math.max(1, Math.round(100 * each.lost)))}</strong>
            </button>
          </li>
        ))}
      </ol>
      <p>{words.touch}</p>
    </section>
  );
}
