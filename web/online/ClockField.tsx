/** Chooses a clock: one of the usual ones, or one with figures of one's own. */
import type { ClockSetting } from '@stellwerk/tables/wire';
import { useState } from 'react';
import { CLOCKS, DAY, sameClock } from './clocks.ts';
import { capital } from '../texts/index.ts';
import { useOnlineTexts } from './texts/index.ts';
import styles from './ClockField.module.css';

interface ClockFieldProps {
  readonly id: string;
  readonly clock: ClockSetting;
  choose(clock: ClockSetting): void;
}

const OWN = { turn: { kind: 'turn', seconds: 120 }, bank: { kind: 'bank', seconds: 900, increment: 10 } } as const;
const UNITS = [1, 60, DAY] as const;
/** As the server takes them. */
const LONGEST = 14 * DAY;

export function ClockField({ id, clock, choose }: ClockFieldProps) {
  const { clock: words } = useOnlineTexts();
  const usual = CLOCKS.findIndex((each) => sameClock(each, clock));
  const [own, setOwn] = useState(usual < 0);
  return (
    <div className={styles.clock}>
      <select
        id={id}
        value={own ? clock.kind : usual}
        onChange={({ target: { value } }) => {
          const isOwn = value === 'turn' || value === 'bank';
          setOwn(isOwn);
          choose(isOwn ? OWN[value] : CLOCKS[Number(value)]!);
        }}
      >
        {CLOCKS.map((each, index) => (
          <option key={index} value={index}>
            {capital(words.setting(each))}
          </option>
        ))}
        <option value="turn">{words.ownTurn}</option>
        <option value="bank">{words.ownBank}</option>
      </select>
      {own && clock.kind === 'turn' && <OwnTurn seconds={clock.seconds} choose={choose} />}
      {own && clock.kind === 'bank' && (
        <span className={styles.own}>
          <Figure
            label={words.minutes}
            value={Math.round(clock.seconds / 60)}
            least={1}
            most={LONGEST / 60}
            set={(minutes) => choose({ ...clock, seconds: 60 * minutes })}
          />
          <Figure
            label={words.increment}
            value={clock.increment}
            least={0}
            most={DAY}
            set={(increment) => choose({ ...clock, increment })}
          />
        </span>
      )}
    </div>
  );
}

function OwnTurn({ seconds, choose }: { readonly seconds: number; choose(clock: ClockSetting): void }) {
  const { clock: words } = useOnlineTexts();
  const [unit, setUnit] = useState<number>(() => UNITS.findLast((each) => seconds % each === 0)!);
  const set = (count: number, of: number): void =>
    choose({ kind: 'turn', seconds: Math.min(LONGEST, Math.max(5, count * of)) });
  const count = Math.max(1, Math.round(seconds / unit));
  return (
    <span className={styles.own}>
      <Figure
        label={words.ownTurn}
        hidden
        value={count}
        least={unit === 1 ? 5 : 1}
        most={Math.floor(LONGEST / unit)}
        set={(next) => set(next, unit)}
      />
      <select
        aria-label={words.unit}
        value={unit}
        onChange={({ target }) => {
          const next = Number(target.value);
          setUnit(next);
          set(next === 1 ? Math.max(5, count) : count, next);
        }}
      >
        {UNITS.map((each, index) => (
          <option key={each} value={each}>
            {words.units[index]}
          </option>
        ))}
      </select>
    </span>
  );
}

interface FigureProps {
  readonly label: string;
  /** The label is told, not shown. */
  readonly hidden?: boolean;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  set(value: number): void;
}

/** While something is typed that can't be meant, the last figure holds. */
function Figure({ label, hidden, value, least, most, set }: FigureProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label>
      <span className={hidden ? 'visually-hidden' : undefined}>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed ?? value}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          const figure = target.valueAsNumber;
          if (Number.isInteger(figure) && figure >= least && figure <= most) set(figure);
        }}
      />
    </label>
  );
}
