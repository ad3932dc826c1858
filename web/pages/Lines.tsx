/** The ornament of the home page: lines that run side by side, part and arrive. */
import { playerColour } from '../toolkit/players.tsx';
import styles from './Lines.module.css';

const GAP = 16;

export function Lines({ count }: { readonly count: number }) {
  const lines = Array.from({ length: Math.min(count, 5) }, (_, index) => index);
  return (
    <svg className={styles.lines} viewBox="0 0 420 200" aria-hidden="true" fill="none" strokeWidth="9">
      {lines.map((index) => {
        const y = 26 + index * GAP;
        const x = 340 - (lines.length - 1 - index) * 66;
        const bend = 22 + (lines.length - index) * 4;
        return (
          <path
            key={index}
            className={styles.line}
            style={{ animationDelay: `${index * 90}ms` }}
            pathLength="1"
            stroke={playerColour(index)}
            strokeLinejoin="round"
            d={`M0 ${y}H${x - bend}L${x} ${y + bend}V${182 - index * 10}`}
          />
        );
      })}
      {lines.map((index) => (
        <circle
          key={index}
          cx={340 - (lines.length - 1 - index) * 66}
          cy={182 - index * 10}
          r="9"
          fill="var(--paper)"
          stroke={playerColour(index)}
          strokeWidth="6"
        />
      ))}
    </svg>
  );
}
