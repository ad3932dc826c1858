/** Which rails and crossings hang together with a marker, for tinting them and for ticking off cities. */
import { OWN, SHARED } from '../../rules/index.ts';
import { type Layout, linesAt } from './geometry.ts';

export interface Network {
  readonly crossings: ReadonlySet<number>;
  readonly lines: ReadonlySet<number>;
}

/** The network of a seat whose marker lies at `marker` (−1: not yet placed). */
export function networkOf(layout: Layout, rails: readonly number[], marker: number, seat: number): Network {
  const crossings = new Set<number>();
  const lines = new Set<number>();
  if (marker >= 0) crossings.add(marker);
  for (const crossing of crossings) {
    for (const line of linesAt(layout, crossing)) {
      if (rails[line] !== SHARED && rails[line] !== OWN + seat) continue;
      const { a, b } = layout.lines[line]!;
      lines.add(line);
      crossings.add(a === crossing ? b : a);
    }
  }
  return { crossings, lines };
}

export function connects(layout: Layout, network: Network, city: number): boolean {
  return network.crossings.has(layout.topo.site[city]!);
}

/** The seats whose nets come together with the seat's own where some rails become others. */
export function joinedBy(
  layout: Layout,
  markers: readonly number[],
  seat: number,
  before: readonly number[],
  after: readonly number[],
): readonly number[] {
  const shares = (rails: readonly number[], other: number): boolean =>
    networkOf(layout, rails, markers[other]!, other).crossings.has(markers[seat]!);
  return [...markers.keys()].filter((other) => other !== seat && shares(after, other) && !shares(before, other));
}
