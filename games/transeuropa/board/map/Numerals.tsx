/** Which suggestion is where: the one that is shown in lamp yellow, the others pale. */
import { useScale } from '@stellwerk/toolkit/Viewport.tsx';
import { NUMERALS } from '@stellwerk/toolkit/words.ts';
import type { ReactNode } from 'react';
import type { Layout } from './geometry.ts';
import { useNames } from './Names.tsx';
import { enlarged, NUMBER, NUMERAL, numbersAt, numeralsAt } from './badges.ts';
import type { Hinted } from './PlayMap.tsx';
import styles from './map.module.css';

interface NumeralsProps {
  readonly layout: Layout;
  readonly suggested: readonly (Hinted | undefined)[];
  readonly shown: Hinted | undefined;
}

export function Numerals({ layout, suggested, shown }: NumeralsProps): ReactNode {
  const { seen, taken } = useNames();
  const scale = useScale();
  return numeralsAt({ layout, scale, seen, taken }, suggested, shown).map(
    (at, index) =>
      at && (
        <g
          key={index}
          className={styles.numeral}
          data-layer="numeral"
          data-shown={suggested[index] === shown || undefined}
          transform={`translate(${at.x} ${at.y}) scale(${enlarged(scale)})`}
          aria-hidden="true"
        >
          <circle r={NUMERAL} />
          <text y="8">{NUMERALS[index]}</text>
        </g>
      ),
  );
}

interface OrderProps {
  readonly layout: Layout;
  readonly hinted: Hinted | undefined;
}

/** The numbers of rails of which the second is possible only after the first, beside names. */
export function Order({ layout, hinted }: OrderProps): ReactNode {
  const { seen, taken } = useNames();
  const scale = useScale();
  return numbersAt({ layout, scale, seen, taken }, hinted).map(({ x, y }, i) => (
    <g key={i} className={styles.order} data-layer="order" transform={`translate(${x} ${y}) scale(${enlarged(scale)})`}>
      <circle r={NUMBER} />
      <text y="8">{i + 1}</text>
    </g>
  ));
}
