/** The key to the marks on the map, drawn as they are there. */
import type { ReactNode } from 'react';
import board from '../board/map/map.module.css';
import styles from './guide.module.css';

const SIGNS = {
  ring: <circle className={board.target} data-target="one" r="10" />,
  small: <circle className={board.target} data-target="two" r="6" />,
  near: (
    <>
      <path className={board.nearLine} d="M-26 0H0" />
      <circle className={board.target} data-target="near" r="15" />
    </>
  ),
  double: <path className={board.double} data-terrain="river" d="M-26 -5H26M-26 5H26" />,
  way: <path className={board.way} d="M-26 0H27" />,
  hint: <rect className={board.lamp} x="-26" y="-14" width="52" height="28" rx="14" />,
} as const;

export type Sign = keyof typeof SIGNS;

export function Marks({ of }: { readonly of: readonly (readonly [sign: Sign, text: ReactNode])[] }) {
  return (
    <ul className={styles.shapes}>
      {of.map(([sign, text]) => (
        <li key={sign}>
          <svg className={styles.mark} viewBox="-32 -20 64 40" aria-hidden="true">
            {SIGNS[sign]}
          </svg>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
