/** A die's face: the line's colour with its number, or the joker's star. */
import { JOKER } from '../../rules/index.ts';
import { lineColour, lineInk } from '../map/lines.ts';
import { lineOfFace } from '../choosing/say.ts';
import styles from './panels.module.css';

const STAR = 'M0 -11L3.2 -3.6L11.2 -3.4L5 1.8L7 9.6L0 5.2L-7 9.6L-5 1.8L-11.2 -3.4L-3.2 -3.6Z';

export function DieFace({ face, size = '2.6rem' }: { readonly face: number; readonly size?: string }) {
  const joker = face === JOKER;
  const blank = face < 0;
  const fill = blank ? 'var(--paper-deep)' : joker ? 'var(--ic-joker)' : lineColour(face);
  return (
    <svg viewBox="-20 -20 40 40" width={size} height={size} aria-hidden="true" style={{ flex: 'none' }}>
      <rect className={styles.dieFace} x="-18" y="-18" width="36" height="36" rx="8" style={{ fill }} />
      {joker && <path d={STAR} style={{ fill: 'var(--ic-joker-ink)' }} />}
      {!joker && !blank && (
        <text className={styles.dieText} y="9" style={{ fill: lineInk(face) }}>
          {lineOfFace(face)}
        </text>
      )}
    </svg>
  );
}

/** A line's number on its colour, for running text. */
export function LineBadge({ line, size = '1.35em' }: { readonly line: number; readonly size?: string }) {
  return (
    <svg
      viewBox="-13 -13 26 26"
      width={size}
      height={size}
      aria-hidden="true"
      style={{ flex: 'none', verticalAlign: '-0.3em' }}
    >
      <rect x="-12" y="-12" width="24" height="24" rx="5" style={{ fill: lineColour(line) }} />
      <text className={styles.badgeText} y="7" style={{ fill: lineInk(line) }}>
        {line + 1}
      </text>
    </svg>
  );
}
