/** The names of the cities as they stand on the part of the map that is seen: above all that is drawn, and known to marks that keep clear. */
import { createContext, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import type { Box as Edges, Label } from '@stellwerk/toolkit/labels.ts';
import type { Box } from '@stellwerk/toolkit/point.ts';
import type { Language } from '@stellwerk/toolkit/screen.ts';
import { useScale } from '@stellwerk/toolkit/Viewport.tsx';
import { lettersOf } from './beads.ts';
import type { Layout } from './geometry.ts';
import { labelsAt, pinAt } from './labels.ts';
import { useSeen } from './useSeen.ts';
import styles from './map.module.css';

/** Who rings a city: in which colour, and whether it is connected. */
export interface Ring {
  readonly city: number;
  readonly colour: string;
  readonly connected: boolean;
}

interface Named {
  readonly labels: ReadonlyMap<number, Label>;
  /** What names and start markers cover. */
  readonly taken: readonly Edges[];
  readonly seen: Box | undefined;
}

/** The names as they stand now, for who keeps clear of them and isn't drawn again with every move of the map. */
export type StandingNames = ReturnType<typeof standingNames>;
export function standingNames() {
  let labels: ReadonlyMap<number, Label> = new Map();
  const watchers = new Set<() => void>();
  return {
    now: () => labels,
    stand(next: typeof labels): void {
      labels = next;
      for (const watcher of watchers) watcher();
    },
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

const NamesContext = createContext<Named>({ labels: new Map(), taken: [], seen: undefined });
export const useNames = (): Named => use(NamesContext);

interface NamesProps {
  readonly layout: Layout;
  readonly language: Language;
  readonly rings: readonly Ring[];
  /** Cities of my net, which are named next after the ringed ones where not all are. */
  readonly connected?: readonly number[];
  /** The crossings where start markers stand: no name covers one. */
  readonly pins: readonly number[];
  /** The dashed cities are in the box. */
  readonly few: boolean;
  readonly children: ReactNode;
  /** Hears of the names as they are drawn. */
  onNamed?(labels: ReadonlyMap<number, Label>): void;
}

const NONE: readonly number[] = [];

export function Names({ layout, language, rings, connected = NONE, pins, few, onNamed, children }: NamesProps) {
  const scale = useScale();
  const here = useRef<SVGGElement>(null);
  const seen = useSeen(here);
  const named = useMemo(() => {
    const mine = rings.map(({ city }) => city);
    const labels = labelsAt({ layout, language, scale, mine, connected, pins, seen });
    const markers = pins.flatMap((crossing) => pinAt(layout.crossings[crossing]));
    return { labels, taken: [...[...labels.values()].map(lettersOf), ...markers], seen };
  }, [layout, language, scale, rings, connected, pins, seen]);
  useEffect(() => onNamed?.(named.labels), [onNamed, named]);
  return (
    <NamesContext value={named}>
      <g ref={here}>{children}</g>
      <g aria-hidden="true">
        {[...named.labels].map(([city, { at, anchor, size, text }]) => {
          const { id, dashed } = layout.map.cities[city]!;
          return (
            <text
              key={id}
              className={styles.name}
              data-label={id}
              data-idle={few && dashed}
              x={at.x}
              y={at.y}
              textAnchor={anchor}
              fontSize={size}
            >
              {text}
            </text>
          );
        })}
      </g>
    </NamesContext>
  );
}
