/** What glows because something can be done there. */
import { memo } from 'react';
import type { Layout } from './geometry.ts';
import type { Moves } from '../choosing/moves.ts';
import styles from './map.module.css';

export const Targets = memo(function Targets({ layout, moves }: { readonly layout: Layout; readonly moves: Moves }) {
  const targets = [...moves.targets.keys()];
  const d =
    moves.kind === 'crossing'
      ? targets.map((crossing) => {
          const { x, y } = layout.crossings[crossing]!;
          return `M${x} ${y}h0`;
        })
      : targets.map((line) => {
          const { from, to } = layout.lines[line]!;
          return `M${from.x} ${from.y}L${to.x} ${to.y}`;
        });
  return <path className={styles.targets} data-kind={moves.kind} d={d.join('')} aria-hidden="true" />;
});
