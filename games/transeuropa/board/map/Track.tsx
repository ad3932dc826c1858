/** One rail: two rails on sleepers from crossing to crossing, drawn along the x axis and then laid where it belongs. */
import type { ReactNode } from 'react';
import type { Point } from '@stellwerk/toolkit/point.ts';
import { EDGE, type BoardLine } from './geometry.ts';
import styles from './map.module.css';

const SLEEPERS = Array.from({ length: 8 }, (_, i) => `M${7 + i * 12.3} -10V10`).join('');
const RAILS = `M0 -5.500H${EDGE}M0 5.500H${EDGE}`;

interface TrackProps {
  readonly line: BoardLine;
  readonly look: 'laid' | 'ghost' | 'draft' | 'news' | 'built' | 'refused';
  /** A colour other than ink: of its owner or builder. */
  readonly colour?: string;
  /** Draw it from the other end. */
  readonly reversed?: boolean;
  /** It has just been laid. */
  readonly fresh?: boolean;
  /** It is a draft, and not on the table yet. */
  readonly unconfirmed?: boolean;
  readonly children?: ReactNode;
}

export function Track({
  line,
  look,
  colour,
  reversed = false,
  fresh = false,
  unconfirmed = false,
  children,
}: TrackProps) {
  return (
    <g
      className={styles.track}
      data-look={look}
      data-unconfirmed={unconfirmed || undefined}
      transform={along(line, reversed)}
      style={colour === undefined ? undefined : { color: colour }}
    >
      <g className={fresh ? styles.drawn : undefined}>
        <path className={styles.bed} d={`M0 0H${EDGE}`} />
        <path className={styles.sleepers} d={SLEEPERS} />
        <path className={styles.rails} d={RAILS} />
        {look === 'draft' && <rect className={styles.capsule} x="-21" y="-21" width={EDGE + 42} height="42" rx="21" />}
      </g>
      {children}
    </g>
  );
}

/** Brings a drawing along the x axis onto the line. */
export function along({ from, to }: { readonly from: Point; readonly to: Point }, reversed = false): string {
  const [start, end] = reversed ? [to, from] : [from, to];
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const scale = Math.abs(length - EDGE) < 0.5 ? '' : ` scale(${(length / EDGE).toFixed(3)} 1)`;
  return `translate(${start.x.toFixed(1)} ${start.y.toFixed(1)}) rotate(${angle.toFixed(1)})${scale}`;
}
