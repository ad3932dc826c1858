/** What could be done, in the turn line's row: a touch shows one on the board. Or how much hints shall say. */
import { IconButton } from '@stellwerk/toolkit/Button.tsx';
import { STRENGTHS, type Advice } from '@stellwerk/toolkit/screen.ts';
import { NUMERALS } from '@stellwerk/toolkit/words.ts';
import { useSettings } from '../app/settings.tsx';
import type { Hints, Weighing } from './useHints.ts';
import styles from './HintRow.module.css';

interface HintRowProps {
  readonly hints: Hints;
  readonly weighing: Weighing | undefined;
  /** The turn line is folded away: it stands in the place of the players. */
  readonly folded: boolean;
}

export function HintRow({ hints, weighing, folded }: HintRowProps) {
  const { texts, settings } = useSettings();
  const words = texts.table;
  return (
    <section className={styles.row} data-folded={folded || undefined} aria-label={words.advice}>
      {hints.asks ? (
        <Strengths hints={hints} />
      ) : (
        hints.advice.map((advice, index) => (
          <Piece
            key={index}
            advice={advice}
            index={index}
            shown={index === hints.at}
            weighs={settings.strength === 'chances'}
            chance={hints.weighed?.chanceOf(advice.way)}
            waits={weighing !== undefined && weighing.done < 1}
            show={() => hints.show(index)}
          />
        ))
      )}
      <IconButton icon="close" label={words.closeHint} onClick={hints.close} />
      {weighing && weighing.done < 1 && (
        <progress className={styles.progress} aria-label={words.weighing} max={1} value={weighing.done} />
      )}
    </section>
  );
}

interface PieceProps {
  readonly advice: Advice;
  readonly index: number;
  readonly shown: boolean;
  readonly weighs: boolean;
  readonly chance: number | undefined;
  /** The chance is about to be known. */
  readonly waits: boolean;
  show(): void;
}

function Piece({ advice, index, shown, weighs, chance, waits, show }: PieceProps) {
  const { texts } = useSettings();
  const words = texts.table;
  const { say, about, brings } = advice;
  const percent = chance === undefined ? undefined : Math.round(100 * chance);
  const first = percent !== undefined ? `${percent}\u00a0%` : weighs && waits ? '…' : (brings ?? about);
  const rest = [brings, about].filter((each) => each !== undefined && each !== first);
  const chances = percent === undefined ? [] : [words.chanceToWin(percent)];
  return (
    <button
      type="button"
      aria-pressed={shown}
      aria-label={[NUMERALS[index], say, ...chances].join(', ')}
      onClick={show}
    >
      <span className={styles.numeral}>{NUMERALS[index]}</span>
      <span className={styles.text}>
        <b>{first}</b>
        {rest.length > 0 && (
          <small>
            {rest.map((each) => (
              <span key={each}>{each}</span>
            ))}
          </small>
        )}
      </span>
    </button>
  );
}

function Strengths({ hints }: Pick<HintRowProps, 'hints'>) {
  const { texts, settings, change } = useSettings();
  return STRENGTHS.map((strength) => (
    <button
      key={strength}
      type="button"
      aria-pressed={strength === settings.strength}
      aria-label={texts.table.strengths[strength]}
      onClick={() => {
        change({ strength });
        hints.begin(strength);
      }}
    >
      <span className={styles.text}>
        <b>{texts.table.strengths[strength]}</b>
      </span>
    </button>
  ));
}
