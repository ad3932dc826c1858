/** One train as it is drawn everywhere: its line's colour and number, its two seats, a red signal when it is held. */
import { lineColour, lineInk } from './lines.ts';
import { PassengerMark, type PassengerLook } from '../panels/Passenger.tsx';
import styles from './map.module.css';

export type Rider = PassengerLook & { readonly mine?: boolean };

interface ShapeProps {
  readonly line: number;
  /** Which way it looks, in degrees; passengers and number stay upright. */
  readonly angle: number;
  readonly front?: Rider | undefined;
  readonly rear?: Rider | undefined;
  readonly held?: boolean;
  /** The foreign line that it is on. */
  readonly divertedOnto?: number | undefined;
}

/** A rounded body with its nose to the right. */
export const BODY = 'M-38 -14H24Q38 -12 42 0Q38 12 24 14H-38Q-43 14 -43 8V-8Q-43 -14 -38 -14Z';
const SEATS = { rear: -26, front: 22 } as const;

export function TrainShape({ line, angle, front, rear, held = false, divertedOnto }: ShapeProps) {
  const upright = `rotate(${-angle})`;
  return (
    <g transform={`rotate(${angle})`}>
      <path className={styles.glow} d={BODY} />
      <path className={styles.body} d={BODY} style={{ fill: lineColour(line) }} />
      {divertedOnto !== undefined && (
        <path className={styles.diverted} d={BODY} style={{ stroke: lineColour(divertedOnto) }} />
      )}
      {(
        [
          ['rear', rear],
          ['front', front],
        ] as const
      ).map(([seat, rider]) => (
        <g key={seat} transform={`translate(${SEATS[seat]} 0) ${upright}`}>
          <circle className={styles.seat} r="11.5" />
          {rider && <PassengerMark {...rider} r={11} />}
        </g>
      ))}
      <text className={styles.trainName} transform={`translate(-2 0) ${upright}`} y="6" style={{ fill: lineInk(line) }}>
        {line + 1}
      </text>
      {held && (
        <g transform={`translate(48 -14) ${upright}`}>
          <circle className={styles.signal} r="12" />
          <path className={styles.signalBar} d="M-7 0H7" />
        </g>
      )}
    </g>
  );
}
