/** A passenger: its player's colour and shape, its number, and a tag once it holds a station card. */
import { playerColour, playerInk, playerShape, shapePath } from '@stellwerk/toolkit/players.tsx';
import styles from '../map/map.module.css';

export interface PassengerLook {
  readonly colour: number;
  readonly number: number;
  /** The task whose card it holds, 0 if none. */
  readonly task: number;
}

interface MarkProps extends PassengerLook {
  readonly r: number;
  readonly mine?: boolean;
}

export function PassengerMark({ colour, number, task, r, mine = false }: MarkProps) {
  return (
    <g>
      {mine && <circle className={styles.mine} r={r * 1.4} strokeWidth={r * 0.2} />}
      <path
        d={shapePath(playerShape(colour), r)}
        fill={playerColour(colour)}
        stroke="var(--card)"
        strokeWidth={r * 0.28}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <text className={styles.number} y={r * 0.42} fontSize={r * 1.15} style={{ fill: playerInk(colour) }}>
        {number}
      </text>
      {task > 0 && (
        <g transform={`translate(${r * 0.95} ${-r * 0.85})`}>
          <rect className={styles.ticket} x={-r * 0.5} y={-r * 0.5} width={r} height={r} rx={r * 0.2} />
          <text className={styles.ticketText} y={r * 0.33} fontSize={r * 0.95}>
            {task}
          </text>
        </g>
      )}
    </g>
  );
}

/** The same in running text. */
export function PassengerBadge({ size = '1.9rem', colour, number, task }: PassengerLook & { readonly size?: string }) {
  return (
    <svg viewBox="-17 -17 34 34" width={size} height={size} style={{ flex: 'none' }} aria-hidden="true">
      <PassengerMark colour={colour} number={number} task={task} r={11.5} />
    </svg>
  );
}
