/**
 * Missing points: what a seat's cheapest completion of its five cities would still cost. Exact: a minimum Steiner tree in which all
 * that rails already join is one node.
 */
import type { Seat } from '@stellwerk/kernel';
import { MAX_CREDIT } from './options.ts';
import { mayUse } from './network.ts';
import { arc, cheapestTree, type Graph } from './steiner.ts';
import type { Topology } from './topology.ts';
import { FREE } from './types.ts';

export interface Missing {
  readonly points: number;
  /** The lines of one cheapest completion. */
  readonly lines: readonly number[];
}

/**
 * What a line under somebody else's private rail counts for: it can't be built on, so it is only ever part of a completion that has no
 * other way, and then costs as much as anybody can have.
 */
const BLOCKED = MAX_CREDIT;

const NOTHING: Missing = Object.freeze({ points: 0, lines: Object.freeze([]) });

/** Scratch space for the contracted map; it only grows. */
let group = new Int32Array(0);
let first = new Int32Array(0);
let arcs = new Int32Array(0);
let name = new Int32Array(0);

/** What the seat, whose marker stands at `from`, is missing to the cities at `sites`. */
export function missingFrom(
  topo: Topology,
  rails: readonly number[],
  seat: Seat,
  from: number,
  sites: readonly number[],
): Missing {
  const graph = contract(topo, rails, seat);
  const root = group[from]!;
  const terminals: number[] = [];
  for (const site of sites) {
    const node = group[site]!;
    if (node !== root && !terminals.includes(node)) terminals.push(node);
  }
  if (terminals.length === 0) return NOTHING;
  const { cost, edges } = cheapestTree(graph, root, terminals);
  return { points: cost, lines: edges };
}

/** The map with everything that the seat's usable rails join made one node; `group` tells the node of each crossing. */
function contract(topo: Topology, rails: readonly number[], seat: Seat): Graph {
  const { crossings, lines, endA, endB, cost } = topo;
  reserve(crossings, lines);
  const nodes = label(topo, rails, seat);
  first.fill(0, 0, nodes + 1);
  for (let line = 0; line < lines; line++) {
    const a = group[endA[line]!]!;
    const b = group[endB[line]!]!;
    if (a === b) continue;
    first[a]!++;
    first[b]!++;
  }
  for (let node = 1; node <= nodes; node++) first[node]! += first[node - 1]!;
  for (let line = 0; line < lines; line++) {
    const a = group[endA[line]!]!;
    const b = group[endB[line]!]!;
    if (a === b) continue;
    const price = rails[line] === FREE ? cost[line]! : BLOCKED;
    const [atA, atB] = [--first[a]!, --first[b]!];
    arcs[atA] = arc(b, price);
    arcs[atB] = arc(a, price);
    name[atA] = name[atB] = line;
  }
  return { nodes, first, arcs, name };
}

function reserve(crossings: number, lines: number): void {
  if (group.length < crossings) group = new Int32Array(crossings);
  if (first.length < crossings + 1) first = new Int32Array(crossings + 1);
  if (arcs.length < 2 * lines) {
    arcs = new Int32Array(2 * lines);
    name = new Int32Array(2 * lines);
  }
}

/** Numbers the groups of crossings that rails join, in the order of their first crossings, and gives their count. */
function label(topo: Topology, rails: readonly number[], seat: Seat): number {
  group.fill(-1, 0, topo.crossings);
  let groups = 0;
  for (let crossing = 0; crossing < topo.crossings; crossing++) {
    if (group[crossing] === -1) flood(topo, rails, seat, crossing, groups++);
  }
  return groups;
}

function flood(topo: Topology, rails: readonly number[], seat: Seat, crossing: number, own: number): void {
  group[crossing] = own;
  for (let i = topo.first[crossing]!, end = topo.first[crossing + 1]!; i < end; i++) {
    const rail = rails[topo.via[i]!]!;
    if (rail !== FREE && group[topo.to[i]!] === -1 && mayUse(rail, seat)) flood(topo, rails, seat, topo.to[i]!, own);
  }
}
