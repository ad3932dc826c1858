/** Keeps the layout until something that it depends on changes. */
import { useMemo } from 'react';
import { NOBODY } from '../../rules/index.ts';
import type { Seen } from './boxes.ts';
import { layoutOf, type Laid, type Layout } from './layout.ts';
import { ALL_STATIONS } from './names.ts';
import type { MapProps } from './NetworkMap.tsx';

export function useLayout(
  props: MapProps,
  waiting: ReadonlyMap<number, readonly number[]>,
  scale: number,
  seen: Seen | undefined,
): Layout {
  const laid = { ...laidOf(props, waiting, scale), seen };
  // The board hands out new lists with every drawing; what is in them counts.
  const key = JSON.stringify(laid);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => layoutOf(laid), [key]);
}

function laidOf(props: MapProps, waiting: ReadonlyMap<number, readonly number[]>, scale: number): Laid {
  const { picture, signs, pennants, stations, glowing, beads, ghosts, warnings, threads, changeLabel, look } = props;
  const { line, field, dir, front, rear } = picture;
  const isMine = (who: number): boolean => who !== NOBODY && look(who).mine === true;
  return {
    scale,
    picture: { line, field, dir, front, rear },
    rows: ALL_STATIONS.map(
      (station) =>
        (signs.get(station)?.length ?? 0) +
        (waiting.get(station)?.length ?? 0) +
        pennants.filter((wish) => wish.station === station).length,
    ),
    important: [...props.important],
    named: props.named,
    glowing: glowing ? [...stations.keys()] : [],
    mine: front.flatMap((_, train) => (isMine(front[train]!) || isMine(rear[train]!) ? [train] : [])),
    beads,
    ghosts,
    warnings,
    threads,
    changeLabel,
  };
}
