/**
 * The part of a board that is played on: it takes the focus and shows it by a frame, and its hit area takes the pointer while something
 * can be chosen.
 */
import type { ReactNode, SVGProps } from 'react';
import styles from './Surface.module.css';

interface SurfaceProps extends SVGProps<SVGGElement> {
  /** What a screen reader calls it. */
  readonly label: string;
  /** What kind of thing can be chosen now, if any. */
  readonly choosing: string | undefined;
  /** Drawn while the surface has the focus. */
  readonly frame: SVGProps<SVGRectElement>;
  /** The shape where the pointer means something; elsewhere it belongs to the viewport. */
  readonly hit: ReactNode;
}

export function Surface({ label, choosing, frame, hit, children, ...rest }: SurfaceProps) {
  return (
    <g className={styles.surface} role="application" aria-label={label} tabIndex={0} data-choosing={choosing} {...rest}>
      {children}
      <rect className={styles.frame} {...frame} />
      <g className={styles.hit}>{hit}</g>
    </g>
  );
}
