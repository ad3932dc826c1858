/** At the edge of a map that is zoomed: trains and passengers that matter now and lie beyond it. A touch goes there. */
import type { Box } from '@stellwerk/toolkit/labels.ts';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { svgButton } from '@stellwerk/toolkit/svg-button.ts';
import { homeOf } from '../../rules/index.ts';
import { PassengerMark, type PassengerLook } from '../marks.tsx';
import { PILL_HEIGHT, pillsFor } from './beyond.ts';
import type { Seen } from './boxes.ts';
import { lineColour, lineInk } from './lines.ts';
import { useMapScale } from './scale.ts';
import styles from './map.module.css';

export interface Sought {
  readonly at: Point;
  /** Undefined for who waits on a platform. */
  readonly train?: number;
  readonly riders: readonly PassengerLook[];
  readonly label: string;
}

const [ARROW, PART, PAD] = [18, 24, 8] as const;
const widthOf = ({ train, riders }: Sought): number =>
  2 * PAD + ARROW + PART * (riders.length + (train === undefined ? 0 : 1));

interface OutOfSightProps {
  readonly sought: readonly Sought[];
  readonly seen: Seen | undefined;
  readonly names: readonly Box[];
  say(what: string): string;
  goTo(at: Point): void;
}

export function OutOfSight({ sought, seen, names, say, goTo }: OutOfSightProps) {
  const scale = useMapScale();
  if (!seen) return null;
  const things = sought.map((each, index) => ({ key: String(index), at: each.at, width: widthOf(each) }));
  return (
    <g>
      {pillsFor(things, seen, scale, names).map(({ key, x, y, angle }) => {
        const each = sought[Number(key)]!;
        const { train, riders, label, at } = each;
        const width = widthOf(each);
        const start = PAD + ARROW - width / 2 + PART / 2;
        return (
          <g
            key={key}
            className={styles.beyond}
            data-beyond={train ?? ''}
            transform={`translate(${x} ${y}) scale(${1 / scale})`}
            {...svgButton(say(label), () => goTo(at))}
            onClick={(event) => {
              event.stopPropagation();
              goTo(at);
            }}
          >
            <rect x={-width / 2} y={-PILL_HEIGHT / 2} width={width} height={PILL_HEIGHT} rx={PILL_HEIGHT / 2} />
            <path
              d="M-7 0H6M0.5 -5.5L6 0L0.5 5.5"
              transform={`translate(${PAD + ARROW / 2 - width / 2} 0) rotate(${angle})`}
            />
            {train !== undefined && (
              <g transform={`translate(${start} 0)`}>
                <rect x="-10" y="-10" width="20" height="20" rx="4" style={{ fill: lineColour(homeOf(train)) }} />
                <text className={styles.bulletText} y="5" fontSize="14" style={{ fill: lineInk(homeOf(train)) }}>
                  {homeOf(train) + 1}
                </text>
              </g>
            )}
            {riders.map((rider, index) => (
              <g key={index} transform={`translate(${start + PART * (index + (train === undefined ? 0 : 1))} 0)`}>
                <PassengerMark {...rider} r={8} />
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}
