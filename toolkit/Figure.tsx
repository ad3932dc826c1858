/** A small picture on a rules page: a drawing that fits its column, with a caption. */
import type { ReactNode } from 'react';
import styles from './Figure.module.css';

interface FigureProps {
  readonly viewBox: string;
  /** CSS length. */
  readonly maxWidth: string;
  readonly caption: ReactNode;
  /** What the picture shows, for those who don't see it. */
  readonly label: string;
  readonly children: ReactNode;
}

export function Figure({ viewBox, maxWidth, caption, label, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <svg viewBox={viewBox} style={{ maxWidth }} role="img" aria-label={label}>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
