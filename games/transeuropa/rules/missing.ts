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
  /** Where private rails leave no way, as many as anybody can have. */
  readonly points: number;
  /** The lines of one cheapest completion. */
  readonly lines: readonly number[];
}

/**
 * The weight of a line under another seat's private rail. It can't be built on, so it is part of a completion only where every other way
 * costs as much, or where there is none.
 */
const BLOCKED = MAX_CREDIT;

const NOTHING: Missing = Object.freeze({ points: 0, lines: Object.freeze([]) });

/** Scratch space for the contracted map; it only grows. */
let group = new Int32Array(0);
/** The crossings, those of a group side by side. */
let members = new Int32Array(0);
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
  const shutOff = edges.some((line) => rails[line] !== FREE);
  return { points: shutOff ? MAX_CREDIT : cost, lines: edges };
}

/** The map with everything that the seat's usable rails join made one node; `group` tells the node of each crossing. */
function contract(topo: Topology, rails: readonly number[], seat: Seat): Graph {
  reserve(topo.crossings, topo.lines);
  const nodes = label(topo, rails, seat);
  const groups = group;
  const edges = arcs;
  const names = name;
  let member = 0;
  let edge = 0;
  for (let node = 0; node < nodes; node++) {
    first[node] = edge;
    for (; member < topo.crossings && groups[members[member]!] === node; member++) {
      const crossing = members[member]!;
      for (let i = topo.first[crossing]!, end = topo.first[crossing + 1]!; i < end; i++) {
        const target = groups[topo.to[i]!]!;
        if (target === node) continue;
        const line = topo.via[i]!;
        edges[edge] = arc(target, rails[line] === FREE ? topo.cost[line]! : BLOCKED);
        names[edge++] = line;
      }
    }
  }
  first[nodes] = edge;
  return { nodes, first, arcs, name };
}

function reserve(crossings: number, lines: number): void {
  if (group.length < crossings) {
    group = new Int32Array(crossings);
    members = new Int32Array(crossings);
    first = new Int32Array(crossings + 1);
  }
  if (arcs.length < 2 * lines) {
    arcs = new Int32Array(2 * lines);
    name = new Int32Array(2 * lines);
  }
}

/** Numbers the groups of crossings that rails join, in the order of their first crossings, and gives their count. */
function label(topo: Topology, rails: readonly number[], seat: Seat): number {
  const groups = group;
  groups.fill(-1, 0, topo.crossings);
  let count = 0;
  let found = 0;
  for (let crossing = 0; crossing < topo.crossings; crossing++) {
    if (groups[crossing] !== -1) continue;
    groups[crossing] = count;
    members[found++] = crossing;
    for (let next = found - 1; next < found; next++) {
      const member = members[next]!;
      for (let i = topo.first[member]!, end = topo.first[member + 1]!; i < end; i++) {
        const rail = rails[topo.via[i]!]!;
        const neighbour = topo.to[i]!;
        if (rail === FREE || groups[neighbour] !== -1 || !mayUse(rail, seat)) continue;
        groups[neighbour] = count;
        members[found++] = neighbour;
      }
    }
    count++;
  }
  return count;
}
