/**
 * The cheapest tree that joins a root with up to a handful of terminals: Dreyfus and Wagner's programme over subsets of the terminals,
 * with a bucket queue for the short distances of a game board, and without the partial trees that can't be part of a cheapest one.
 */

/** Edges at node v: positions first[v] … first[v + 1] − 1. */
export interface Graph {
  readonly nodes: number;
  readonly first: Int32Array;
  /** Where the edge leads and its weight, by `arc`. */
  readonly arcs: Int32Array;
  /** What the caller calls the edge; both directions of an edge bear the same name. */
  readonly name: Int32Array;
}

export interface Tree {
  readonly cost: number;
  /** The names of its edges. */
  readonly edges: readonly number[];
}

const WEIGHT_BITS = 5;
const WEIGHT_MASK = (1 << WEIGHT_BITS) - 1;

/** An edge to a node with a weight from 1 to 31, in one number. */
export function arc(to: number, weight: number): number {
  return (to << WEIGHT_BITS) | weight;
}

const FAR = 1 << 24;

/**
 * Scratch space, shared by all calls; it only grows. A row is a set of terminals, a column a node. `cheapest` holds the cost of the
 * cheapest tree that joins the node with the set, FAR where none can matter; the row of the empty set holds the distance from the
 * root. `kept` lists the nodes where a tree can matter, `keptCount` of them. `around` is twice the least that it takes to join the
 * node with the set and the root.
 */
let cheapest = new Int32Array(0);
let kept = new Int32Array(0);
let keptCount = new Int32Array(0);
let around = new Int32Array(0);

/** Nodes by distance: `heads` begins a linked list for each distance. */
let heads = new Int32Array(0);
let queued = new Int32Array(0);
let next = new Int32Array(0);

/** Every node must be within reach of the root, and no terminal may be the root or occur twice. */
export function cheapestTree(graph: Graph, root: number, terminals: readonly number[]): Tree {
  if (terminals.length === 0) return { cost: 0, edges: [] };
  prepare(graph, terminals.length);
  distances(graph, 0, root);
  for (let i = 0; i < terminals.length; i++) distances(graph, 1 << i, terminals[i]!);
  const bound = possibleTree(graph.nodes, terminals);
  const everything = (1 << terminals.length) - 1;
  for (let set = 1; set < everything; set++) goAround(graph.nodes, set, terminals);
  for (let set = 1; set < everything; set++) {
    const single = (set & (set - 1)) === 0;
    if (!single) merge(graph.nodes, set);
    keep(graph.nodes, set, everything ^ set, bound);
    if (!single) grow(graph, set, everything ^ set, bound);
  }
  return join(graph, root, terminals);
}

function prepare(graph: Graph, terminals: number): void {
  const { nodes } = graph;
  const size = nodes << terminals;
  if (cheapest.length < size) {
    cheapest = new Int32Array(size);
    kept = new Int32Array(size);
    around = new Int32Array(size);
  }
  if (keptCount.length < 1 << terminals) keptCount = new Int32Array(1 << terminals);
  cheapest.fill(FAR, 0, size);
  around.fill(0, 0, nodes);
  const entries = graph.first[nodes]! + nodes;
  if (queued.length < entries) {
    queued = new Int32Array(entries);
    next = new Int32Array(entries);
  }
  const longest = (nodes + 1) << WEIGHT_BITS;
  if (heads.length < longest) heads = new Int32Array(longest).fill(-1);
}

/** Fills a row with the distances from one node, all of them kept for now. */
function distances(graph: Graph, set: number, node: number): void {
  const row = set * graph.nodes;
  cheapest[row + node] = 0;
  kept[row] = node;
  keptCount[set] = 1;
  grow(graph, set, 0, FAR);
}

/**
 * The cost of a tree that is certainly possible: Prim's spanning tree over root and terminals by their distances, or the same with one
 * junction joined to the root, where that brings some terminals nearer.
 */
function possibleTree(nodes: number, terminals: readonly number[]): number {
  const distance = terminals.map((terminal) => cheapest[terminal]!);
  const joints: number[] = [];
  let cost = 0;
  for (let left = terminals.length; left > 0; left--) {
    let nearest = -1;
    for (let i = 0; i < distance.length; i++) {
      if (distance[i]! >= 0 && (nearest < 0 || distance[i]! < distance[nearest]!)) nearest = i;
    }
    cost += distance[nearest]!;
    joints[nearest] = distance[nearest]!;
    distance[nearest] = -1;
    const row = (1 << nearest) * nodes;
    for (let i = 0; i < distance.length; i++) distance[i] = Math.min(distance[i]!, cheapest[row + terminals[i]!]!);
  }
  for (let junction = 0; junction < nodes; junction++) {
    let other = cheapest[junction]!;
    for (let i = 0; i < joints.length; i++) other += Math.min(joints[i]!, cheapest[(1 << i) * nodes + junction]!);
    if (other < cost) cost = other;
  }
  return cost;
}

/**
 * Any three points are joined by no less than half the way around them. The longest way around the node and two ends, among the set's
 * terminals and the root, either leaves out the set's first terminal, or its second, or goes around those two.
 */
function goAround(nodes: number, set: number, terminals: readonly number[]): void {
  const withoutOne = set & (set - 1);
  const one = set ^ withoutOne;
  const other = withoutOne & -withoutOne;
  const row = set * nodes;
  const rowA = withoutOne * nodes;
  const rowB = (other === 0 ? 0 : set ^ other) * nodes;
  const toOne = one * nodes;
  const toOther = other * nodes;
  const costs = cheapest;
  const ways = around;
  const apart = costs[toOther + terminals[31 - Math.clz32(one)]!]!;
  for (let node = 0; node < nodes; node++) {
    const here = costs[toOne + node]! + costs[toOther + node]! + apart;
    ways[row + node] = Math.max(here, ways[rowA + node]!, ways[rowB + node]!);
  }
}

/** Joins two trees at each node. */
function merge(nodes: number, set: number): void {
  const costs = cheapest;
  const list = kept;
  const row = set * nodes;
  let count = 0;
  for (let part = (set - 1) & set; part > (set ^ part); part = (part - 1) & set) {
    const fewer = keptCount[part]! < keptCount[set ^ part]! ? part : set ^ part;
    const one = fewer * nodes;
    const other = (set ^ fewer) * nodes;
    for (let i = 0, end = keptCount[fewer]!; i < end; i++) {
      const node = list[one + i]!;
      const cost = costs[one + node]! + costs[other + node]!;
      const best = costs[row + node]!;
      if (cost >= best) continue;
      if (best === FAR) list[row + count++] = node;
      costs[row + node] = cost;
    }
  }
  keptCount[set] = count;
}

/** Keeps the trees that can be joined with the rest within the bound. Distances stay, they are needed to tell. */
function keep(nodes: number, set: number, rest: number, bound: number): void {
  const row = set * nodes;
  const restRow = rest * nodes;
  const single = (set & (set - 1)) === 0;
  let count = 0;
  for (let i = 0; i < keptCount[set]!; i++) {
    const node = kept[row + i]!;
    if (2 * cheapest[row + node]! + around[restRow + node]! <= 2 * bound) kept[row + count++] = node;
    else if (!single) cheapest[row + node] = FAR;
  }
  keptCount[set] = count;
}

/** Lets the kept trees of a row grow along the edges, as long as they can be joined with the rest within the bound. */
function grow(graph: Graph, set: number, rest: number, bound: number): void {
  const { first, arcs } = graph;
  const costs = cheapest;
  const list = kept;
  const ways = around;
  const lists = heads;
  const nodeOf = queued;
  const nextOf = next;
  const room = 2 * bound;
  const row = set * graph.nodes;
  const restRow = rest * graph.nodes;
  let count = keptCount[set]!;
  let entries = 0;
  for (; entries < count; entries++) {
    const node = list[row + entries]!;
    const distance = costs[row + node]!;
    nodeOf[entries] = node;
    nextOf[entries] = lists[distance]!;
    lists[distance] = entries;
  }
  let open = entries;
  for (let distance = 0; open > 0; distance++) {
    let entry = lists[distance]!;
    lists[distance] = -1;
    for (; entry >= 0; entry = nextOf[entry]!) {
      open--;
      const node = nodeOf[entry]!;
      if (costs[row + node] !== distance) continue;
      for (let i = first[node]!, end = first[node + 1]!; i < end; i++) {
        const edge = arcs[i]!;
        const target = edge >> WEIGHT_BITS;
        const further = distance + (edge & WEIGHT_MASK);
        const best = costs[row + target]!;
        if (further >= best || 2 * further + ways[restRow + target]! > room) continue;
        if (best === FAR) list[row + count++] = target;
        costs[row + target] = further;
        nodeOf[entries] = target;
        nextOf[entries] = lists[further]!;
        lists[further] = entries++;
        open++;
      }
    }
  }
  keptCount[set] = count;
}

/** The cheapest way to bring two parts and the root together, and its edges. */
function join(graph: Graph, root: number, terminals: readonly number[]): Tree {
  const { nodes } = graph;
  const everything = (1 << terminals.length) - 1;
  const edges: number[] = [];
  if (everything === 1) {
    trace(graph, 1, root, edges);
    return { cost: cheapest[nodes + root]!, edges };
  }
  const costs = cheapest;
  const list = kept;
  let cost = FAR;
  let hub = -1;
  let split = 0;
  for (let part = (everything - 1) & everything; part > (everything ^ part); part = (part - 1) & everything) {
    const fewer = keptCount[part]! < keptCount[everything ^ part]! ? part : everything ^ part;
    const one = fewer * nodes;
    const other = (everything ^ fewer) * nodes;
    for (let i = 0, end = keptCount[fewer]!; i < end; i++) {
      const node = list[one + i]!;
      const sum = costs[one + node]! + costs[other + node]! + costs[node]!;
      if (sum >= cost) continue;
      cost = sum;
      hub = node;
      split = part;
    }
  }
  trace(graph, 0, hub, edges);
  trace(graph, split, hub, edges);
  trace(graph, everything ^ split, hub, edges);
  return { cost, edges };
}

/** Collects the edges of the tree that joins a node with a set: back along an edge where one explains the cost, else into two parts. */
function trace(graph: Graph, set: number, node: number, edges: number[]): void {
  const { nodes, first, arcs, name } = graph;
  const row = set * nodes;
  const cost = cheapest[row + node]!;
  if (cost === 0) return;
  for (let i = first[node]!; i < first[node + 1]!; i++) {
    const from = arcs[i]! >> WEIGHT_BITS;
    if (cheapest[row + from]! + (arcs[i]! & WEIGHT_MASK) !== cost) continue;
    edges.push(name[i]!);
    trace(graph, set, from, edges);
    return;
  }
  for (let part = (set - 1) & set; part > (set ^ part); part = (part - 1) & set) {
    if (cheapest[part * nodes + node]! + cheapest[(set ^ part) * nodes + node]! !== cost) continue;
    trace(graph, part, node, edges);
    trace(graph, set ^ part, node, edges);
    return;
  }
  throw new Error('a tree without a trace');
}
