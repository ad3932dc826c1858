/** One train as it is drawn everywhere: its line's colour and number, its two seats, a red signal when it is held. */
import { lineColour, lineInk } from './lines.ts';
import { PassengerMark, type PassengerLook } from '../marks.tsx';
import styles from './map.module.css';

export type Rider = PassengerLook;

/** In pixels. An empty train may be short: then it shows its number alone. */
export interface TrainSize {
  readonly length: number;
  readonly height: number;
  readonly mark: number;
  readonly digit: number;
}

const LARGE: TrainSize = { length: 78, height: 28, mark: 10.5, digit: 17 };

/** A size for a scale in pixels a board unit: nothing on a train is ever smaller than what can be read. `short` leaves the seats out. */
export function trainSize(scale: number, occupied: boolean, short: boolean): TrainSize {
  // With the log open below it, a phone's map is as small as this.
  if (scale < 0.27) return { length: occupied ? 51 : 25, height: 17, mark: 7.9, digit: 11.5 };
  if (scale < 0.42) return { length: occupied ? 57 : 28, height: 19, mark: 8.8, digit: 12.5 };
  const size = scale < 0.75 ? { length: 67, height: 24, mark: 9.4, digit: 14 } : LARGE;
  return short && !occupied ? { ...size, length: size.height + 10 } : size;
}

/** Too short for seats, and for a bend. */
export const isShort = ({ length, height }: TrainSize): boolean => length < 2 * height;

/** Where the rear and the front seat are, along the train from its middle. */
export const seatsOf = ({ length, mark }: TrainSize): readonly [number, number] => [
  -length / 2 + mark + 4,
  length / 2 - mark - 5,
];

/** Where its number is: beside who sits there alone, with whose ring it would else share its place. */
export const digitAt = (size: TrainSize, front: boolean, rear: boolean): number =>
  isShort(size) || front === rear ? 0 : (front ? -0.34 : 0.34) * size.mark;

/** A rounded body with its nose to the right; behind its middle it goes on as the line does, which bends by so many degrees there. */
export function bodyPath({ length, height }: TrainSize, bend = 0): string {
  const [x, y] = [length / 2, height / 2];
  const nose = height * 0.5;
  const turn = (bend * Math.PI) / 180;
  const inner = Math.tan(turn / 2) * y;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const rear = (along: number, across: number): string =>
    `${(along * cos - across * sin).toFixed(2)} ${(along * sin + across * cos).toFixed(2)}`;
  return `M${rear(4 - x, -y)}L${inner} ${-y}H${x - nose}Q${x - 2} ${-y + 2} ${x} 0Q${x - 2} ${y - 2} ${x - nose} ${y}H${-inner}L${rear(4 - x, y)}Q${rear(-x, y)} ${rear(-x, y - 4)}L${rear(-x, 4 - y)}Q${rear(-x, -y)} ${rear(4 - x, -y)}Z`;
}

interface ShapeProps {
  readonly name?: string;
  readonly line: number;
  /** Which way it looks, in degrees; passengers and number stay upright. */
  readonly angle: number;
  /** How its rear part is turned against that. */
  readonly bend?: number;
  readonly size?: TrainSize;
  readonly front?: Rider | undefined;
  readonly rear?: Rider | undefined;
  readonly held?: boolean;
  /** The foreign line that it is on. */
  readonly divertedOnto?: number | undefined;
}

export function TrainShape({ line, angle, bend = 0, size = LARGE, ...props }: ShapeProps) {
  const { name, front, rear, held = false, divertedOnto } = props;
  const upright = `rotate(${-angle})`;
  const body = bodyPath(size, bend);
  const { length, height, mark, digit } = size;
  const [rearAt, frontAt] = seatsOf(size);
  const seats = isShort(size)
    ? []
    : ([
        [rearAt, bend, rear],
        [frontAt, 0, front],
      ] as const);
  return (
    <g transform={`rotate(${angle})`}>
      <path className={styles.glow} d={body} />
      <path className={styles.body} d={body} style={{ fill: lineColour(line) }} />
      {divertedOnto !== undefined && (
        <path className={styles.diverted} d={body} style={{ stroke: lineColour(divertedOnto) }} />
      )}
      {seats.map(([x, turned, rider]) => (
        <g key={x} transform={`rotate(${turned}) translate(${x} 0) rotate(${-turned}) ${upright}`}>
          <circle
            className={styles.seat}
            data-taken={rider !== undefined || undefined}
            r={mark * (rider ? 1.28 : 0.92)}
          />
          {rider && <PassengerMark {...rider} r={mark} />}
        </g>
      ))}
      <text
        className={styles.trainName}
        data-name={name}
        transform={`translate(${digitAt(size, front !== undefined, rear !== undefined)} 0) ${upright}`}
        y={digit * 0.36}
        fontSize={digit}
        style={{ fill: lineInk(line), stroke: lineColour(line) }}
      >
        {line + 1}
      </text>
      {held && (
        <g transform={`translate(${length / 2} ${-height / 2}) ${upright}`}>
          <circle className={styles.signal} r="9" />
          <path className={styles.signalBar} d="M-5 0H5" />
        </g>
      )}
    </g>
  );
}
