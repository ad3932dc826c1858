/** How a play went, as a chart: a line for every player with the player's shape on it. A `SeatTable` beside it tells the figures. */
import { playerColour, playerShape, shapePath } from './players.tsx';
import type { Player } from './screen.ts';
import styles from './CourseChart.module.css';

interface CourseChartProps {
  readonly players: readonly Player[];
  /** By seat: the values from the start on, equally many for everybody. */
  readonly courses: readonly (readonly number[])[];
  /** The highest value; the lowest is 0. */
  readonly top: number;
  /** Values with a line across. */
  readonly grid: readonly number[];
  /** The one among them that ends the play. */
  readonly end?: number;
  /** The axis: what stands below which step of the course. */
  readonly labels: readonly (readonly [step: number, text: string | number])[];
  /** Size of the type; the chart is 640 wide. */
  readonly type: number;
  /** Equal courses lie this far apart rather than one under the other. */
  readonly apart?: number;
  /** Whether a step has the player's shape; all have it unless told. */
  marked?(step: number, seat: number): boolean;
}

const WIDTH = 640;
const HEIGHT = 300;
const TOP = 16;
const RIGHT = 26;
const MARK = 7;

export function CourseChart({ players, courses, top, grid, end, labels, type, apart = 0, marked }: CourseChartProps) {
  const left = 2.4 * type;
  const bottom = 2.2 * type;
  const steps = courses[0]!.length;
  const x = (step: number): number => left + (step / Math.max(1, steps - 1)) * (WIDTH - left - RIGHT);
  const y = (value: number): number => TOP + (1 - value / top) * (HEIGHT - TOP - bottom);
  const aside = (seat: number): number => (seat - (players.length - 1) / 2) * apart;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {grid.map((value) => (
        <g key={value}>
          <path className={styles.grid} data-end={value === end} d={`M${left} ${y(value)}H${WIDTH - RIGHT}`} />
          <text className={styles.label} x={left - 0.8 * type} y={y(value) + type / 3} fontSize={type} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {labels.map(([step, text]) => (
        <text key={step} className={styles.label} x={x(step)} y={HEIGHT - 8} fontSize={type} textAnchor="middle">
          {text}
        </text>
      ))}
      {players.map(({ seat, colour }) => (
        <g key={seat} style={{ color: playerColour(colour) }} transform={`translate(0 ${aside(seat)})`}>
          <path
            className={styles.course}
            d={`M${courses[seat]!.map((value, step) => `${x(step)} ${y(value)}`).join('L')}`}
          />
          {courses[seat]!.map((value, step) =>
            marked?.(step, seat) === false ? null : (
              <path
                key={step}
                className={styles.mark}
                d={shapePath(playerShape(colour), MARK)}
                transform={`translate(${x(step)} ${y(value)})`}
              />
            ),
          )}
        </g>
      ))}
    </svg>
  );
}
