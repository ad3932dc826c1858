/** What is said on the map itself, above everything: the coins of a laid way, where one changes, who is about to win. */
import { textWidth } from '@stellwerk/toolkit/text-width.ts';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { DieFace } from '../marks.tsx';
import type { Wanted } from './bubbles.ts';
import { drawnAt, extentOf, type DrawnTrain } from './fleet.ts';
import { useMapScale } from './scale.ts';
import { drawnThreads, type Thread } from './Threads.tsx';
import type { Ghost, Warning } from './Trains.tsx';
import styles from './map.module.css';

export interface Bubble extends Wanted {
  readonly text: string;
  /** Of the type, in pixels. */
  readonly size: number;
  /** Faces of dice before the text. */
  readonly dice: readonly number[];
  readonly red: boolean;
}

export interface Spoken {
  readonly ghosts: readonly Ghost[];
  readonly warnings: readonly Warning[];
  readonly threads: readonly Thread[];
  readonly changeLabel: { readonly passenger: number; readonly text: string } | undefined;
}

const DIE = 17;
const TYPE = 13.5;
/** Pixels a unit below which bubbles are small. */
const SMALL = 0.42;

export function bubblesOf(spoken: Spoken, fleet: readonly DrawnTrain[], scale: number): readonly Bubble[] {
  const { ghosts, warnings, threads, changeLabel } = spoken;
  const calls = warnings
    .filter(({ red }) => red)
    .map(({ train, brief, text: whole }): Bubble => {
      const body = fleet[train]!;
      const text = scale < SMALL ? brief : whole;
      const size = scale < SMALL ? 13 : 15;
      const box = { width: textWidth(text, size) + 1.4 * size, height: 1.8 * size };
      return { key: `call ${train}`, at: body, around: extentOf(body), ...box, text, size, dice: [], red: true };
    });
  const tags = ghosts.map(({ train, path, dice }): Bubble => {
    const { line, field, dir } = path.at(-1)!;
    const body = drawnAt(line, field, dir, fleet[train]!.size, scale);
    // On a map that is far off, dice would need more room than there is: they are in the tray.
    const shown = scale < SMALL ? [] : dice;
    const size = { width: shown.length * DIE + (scale < SMALL ? 32 : 44), height: scale < SMALL ? 20 : 26 };
    const text = `+${2 * dice.length}`;
    return {
      key: `tag ${train}`,
      at: body,
      around: extentOf(body),
      ...size,
      text,
      size: TYPE,
      dice: shown,
      red: false,
    };
  });
  const changes = drawnThreads(threads, scale).flatMap(({ passenger, index, start }): Bubble[] => {
    if (index === 0 || changeLabel?.passenger !== passenger) return [];
    const { text } = changeLabel;
    const width = textWidth(text, 13) + 20;
    const size = { width, height: 26 };
    const around = { x: 8, y: 8 };
    return [{ key: `change ${index}`, at: start, around, ...size, text, size: TYPE, dice: [], red: false }];
  });
  return [...calls, ...tags, ...changes];
}

interface BubblesProps {
  readonly bubbles: readonly Bubble[];
  readonly places: ReadonlyMap<string, Point>;
}

/** From each bubble to what it speaks of, below trains and names. */
export function Leaders({ bubbles, places }: BubblesProps) {
  const px = 1 / useMapScale();
  return (
    <g aria-hidden="true">
      {bubbles.map(({ key, at, red }) => {
        const place = places.get(key);
        if (!place) return null;
        const d = `M${place.x} ${place.y}L${at.x} ${at.y}`;
        return <path key={key} className={styles.leader} data-red={red || undefined} d={d} strokeWidth={2.5 * px} />;
      })}
    </g>
  );
}

export function Bubbles({ bubbles, places }: BubblesProps) {
  const px = 1 / useMapScale();
  return (
    <g aria-hidden="true" className={styles.bubbles}>
      {bubbles.map(({ key, width, height, text, size, dice, red }) => {
        const place = places.get(key);
        if (!place) return null;
        const start = dice.length * DIE;
        return (
          <g key={key} transform={`translate(${place.x} ${place.y}) scale(${px})`} data-bubble={key}>
            <rect
              className={red ? styles.warning : styles.call}
              x={-width / 2}
              y={-height / 2}
              width={width}
              height={height}
              rx={8}
            />
            {dice.map((face, index) => (
              <svg key={index} x={7 - width / 2 + index * DIE} y={-7.5} width={15} height={15} overflow="visible">
                <DieFace face={face} size="15" />
              </svg>
            ))}
            <text className={red ? styles.warningText : styles.callText} x={start / 2} y={size * 0.36} fontSize={size}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
