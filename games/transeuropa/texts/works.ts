/** What a line asks for, and from which end it is told. */
import type { Topology } from '../rules/index.ts';
import type { Work } from './words.ts';

export function workOn({ map }: Topology, line: number): Work {
  const { cost, terrain } = map.lines[line]!;
  return cost === 1 ? 'rail' : (terrain ?? 'double');
}

/** The ends of a line, a city first. */
export function endsOf(topo: Topology, line: number): readonly [from: number, to: number] {
  const [a, b] = [topo.endA[line]!, topo.endB[line]!];
  return topo.cityAt[a] === -1 && topo.cityAt[b] !== -1 ? [b, a] : [a, b];
}
