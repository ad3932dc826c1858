import { fastRng, type Rng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { arc, cheapestTree, type Graph } from './steiner.ts';

interface Edge {
  readonly a: number;
  readonly b: number;
  readonly weight: number;
}

function graphOf(nodes: number, edges: readonly Edge[]): Graph {
  const at = Array.from({ length: nodes }, () => [] as { to: number; weight: number; name: number }[]);
  edges.forEach(({ a, b, weight }, name) => {
    at[a]!.push({ to: b, weight, name });
    at[b]!.push({ to: a, weight, name });
  });
  const first = [0];
  for (const list of at) first.push(first.at(-1)! + list.length);
  const flat = at.flat();
  return {
    nodes,
    first: Int32Array.from(first),
    arcs: Int32Array.from(flat, ({ to, weight }) => arc(to, weight)),
    name: Int32Array.from(flat, (entry) => entry.name),
  };
}

/** A connected graph: a random tree and some edges more. */
function randomEdges(nodes: number, extra: number, rng: Rng): Edge[] {
  const edges: Edge[] = [];
  for (let b = 1; b < nodes; b++) edges.push({ a: rng.below(b), b, weight: 1 + rng.below(2) });
  for (let i = 0; i < extra; i++) {
    const [a, b] = [rng.below(nodes), rng.below(nodes)];
    if (a !== b) edges.push({ a, b, weight: 1 + rng.below(2) });
  }
  return edges;
}

function joins(nodes: number, edges: readonly Edge[], wanted: readonly number[]): boolean {
  const leader = Array.from({ length: nodes }, (_, node) => node);
  const find = (node: number): number => (leader[node] === node ? node : find(leader[node]!));
  for (const { a, b } of edges) leader[find(a)] = find(b);
  return wanted.every((node) => find(node) === find(wanted[0]!));
}

/** The cheapest of all sets of edges that join the wanted nodes. */
function bruteForce(nodes: number, edges: readonly Edge[], wanted: readonly number[]): number {
  let best = Infinity;
  for (let set = 0; set < 1 << edges.length; set++) {
    const chosen = edges.filter((_, i) => set & (1 << i));
    const cost = chosen.reduce((sum, { weight }) => sum + weight, 0);
    if (cost < best && joins(nodes, chosen, wanted)) best = cost;
  }
  return best;
}

function distinct(count: number, nodes: number, rng: Rng): number[] {
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(rng.below(nodes));
  return [...chosen];
}

describe('the cheapest tree', () => {
  test('costs what brute force over all sets of lines finds, on 150 small random maps', () => {
    const rng = fastRng(83);
    for (let round = 0; round < 150; round++) {
      const nodes = 7 + rng.below(3);
      const edges = randomEdges(nodes, 13 - nodes, rng);
      const [root, ...terminals] = distinct(2 + rng.below(5), nodes, rng) as [number, ...number[]];
      const tree = cheapestTree(graphOf(nodes, edges), root, terminals);
      expect(tree.cost).toBe(bruteForce(nodes, edges, [root, ...terminals]));
    }
  });

  test('has edges that join everything and add up to its cost, each once, on 300 larger maps', () => {
    const rng = fastRng(84);
    for (let round = 0; round < 300; round++) {
      const nodes = 20 + rng.below(180);
      const edges = randomEdges(nodes, 2 * nodes, rng);
      const [root, ...terminals] = distinct(6, nodes, rng) as [number, ...number[]];
      const tree = cheapestTree(graphOf(nodes, edges), root, terminals);
      const chosen = tree.edges.map((edge) => edges[edge]!);
      expect(new Set(tree.edges).size).toBe(tree.edges.length);
      expect(chosen.reduce((sum, { weight }) => sum + weight, 0)).toBe(tree.cost);
      expect(joins(nodes, chosen, [root, ...terminals])).toBe(true);
    }
  });

  test('is the same whichever of the wanted nodes is the root', () => {
    const rng = fastRng(85);
    for (let round = 0; round < 60; round++) {
      const edges = randomEdges(60, 90, rng);
      const wanted = distinct(6, 60, rng);
      const graph = graphOf(60, edges);
      const costs = wanted.map(
        (root) =>
          cheapestTree(
            graph,
            root,
            wanted.filter((node) => node !== root),
          ).cost,
      );
      expect(new Set(costs).size).toBe(1);
    }
  });

  test('of the root alone is empty', () => expect(cheapestTree(graphOf(1, []), 0, [])).toEqual({ cost: 0, edges: [] }));

  test('meets at a crossing that nobody asked for where that is cheaper', () => {
    const star = [0, 1, 2].map((a) => ({ a, b: 3, weight: 1 }));
    const ring = [
      { a: 0, b: 1, weight: 2 },
      { a: 1, b: 2, weight: 2 },
      { a: 2, b: 0, weight: 2 },
    ];
    const tree = cheapestTree(graphOf(4, [...ring, ...star]), 0, [1, 2]);
    expect(tree.cost).toBe(3);
    expect(tree.edges.toSorted()).toEqual([3, 4, 5]);
  });
});
