/** A player's credit as a track of fields that ends at the red one, with the player's mark where it stands. */
import { playerColour, playerShape, shapePath } from '@stellwerk/toolkit/players.tsx';
import styles from './panels.module.css';

const FIELD = 20;

interface CreditProps {
  readonly credit: number;
  readonly of: number;
  readonly colour: number;
  readonly label: string;
  /** Where it stood before the round. */
  readonly before?: number;
}

export function CreditTrack({ credit, of, colour, label, before }: CreditProps) {
  const at = (points: number): number => (of - points) * FIELD + FIELD / 2;
  const lost = before !== undefined && before > credit;
  return (
    <svg className={styles.credit} viewBox={`-2 -2 ${(of + 1) * FIELD + 4} ${FIELD + 4}`} role="img" aria-label={label}>
      {Array.from({ length: of + 1 }, (_, i) => (
        <rect
          key={i}
          className={styles.field}
          data-end={i === of}
          data-spent={of - i > credit}
          x={i * FIELD + 1}
          y="1"
          width={FIELD - 2}
          height={FIELD - 2}
          rx="3"
        />
      ))}
      {lost && (
        <path
          className={styles.loss}
          d={`M${at(before)} ${FIELD / 2}H${at(credit)}`}
          style={{ stroke: playerColour(colour) }}
        />
      )}
      <path
        className={styles.loco}
        d={shapePath(playerShape(colour), FIELD * 0.42)}
        transform={`translate(${at(credit)} ${FIELD / 2})`}
        style={{ fill: playerColour(colour) }}
      />
    </svg>
  );
}
