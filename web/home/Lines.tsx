/** The ornament of the home page: lines that run side by side, turn one after another and arrive. */
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import styles from './Lines.module.css';

const GAP = 17;
const WIDTH = 420;
const HEIGHT = 220;
const BEND = 30;

export function Lines({ count }: { readonly count: number }) {
  const total = Math.min(count, 5);
  const lines = Array.from({ length: total }, (_, index) => {
    // The outermost line turns last, so that none crosses another.
    const x = WIDTH - 24 - index * 62;
    const y = 24 + index * GAP;
    return { index, x, y, end: HEIGHT - 24 - (index % 2) * 34 };
  });
  return (
    <svg className={styles.lines} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" fill="none" strokeWidth="10">
      {lines.map(({ index, x, y, end }) => (
        <path
          key={index}
          className={styles.line}
          style={{ animationDelay: `${index * 90}ms` }}
          pathLength="1"
          stroke={playerColour(index)}
          strokeLinejoin="round"
          d={`M0 ${y}H${x - BEND}L${x} ${y + BEND}V${end}`}
        />
      ))}
      {lines.map(({ index, x, end }) => (
        <circle key={index} cx={x} cy={end} r="10" fill="var(--paper)" stroke={playerColour(index)} strokeWidth="6" />
      ))}
    </svg>
  );
}
