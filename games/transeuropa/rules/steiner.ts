/**
 * The cheapest tree that joins a root with up to a handful of terminals: Dreyfus and Wagner's programme over subsets of the terminals,
 * with a bucket queue for the short distances of a game board.
 *
 * What keeps it small: if some terminals can be joined with one of the others, or with the root, for a certain cost, then no cheapest
 * tree has a branch that joins them with anything for more; one could cut that branch off and join them that way. So the trees over a
 * set need to grow no farther than to the first end outside it.
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
 * cheapest tree that joins the node with the set, as far as one was looked for; the row of the empty set holds the distance from the
 * root. `settled` lists the nodes of a row whose cost is final, `settledCount` of them.
 */
let cheapest = new Int32Array(0);
let settled = new Int32Array(0);
let settledCount = new Int32Array(0);
/** For each node that is an end, its bit: those of the terminals, and one more for the root. 0 elsewhere. */
let endBit = new Int32Array(0);

/** Nodes by distance: `heads` begins a linked list for each distance. */
let heads = new Int32Array(0);
let queued = new Int32Array(0);
let next = new Int32Array(0);

/** Every node must be within reach of the root, and no terminal may be the root or occur twice. */
export function cheapestTree(graph: Graph, root: number, terminals: readonly number[]): Tree {
  if (terminals.length === 0) return { cost: 0, edges: [] };
  const { nodes } = graph;
  const everything = (1 << terminals.length) - 1;
  prepare(graph, terminals.length);
  endBit[root] = everything + 1;
  for (let i = 0; i < terminals.length; i++) endBit[terminals[i]!] = 1 << i;
  plant(graph, 0, root);
  for (let i = 0; i < terminals.length; i++) plant(graph, 1 << i, terminals[i]!);
  for (let set = 3; set < everything; set++) {
    if ((set & (set - 1)) === 0) continue;
    merge(nodes, set);
    grow(graph, set, set);
  }
  endBit[root] = 0;
  for (const terminal of terminals) endBit[terminal] = 0;
  return join(graph, root, terminals);
}

function prepare(graph: Graph, terminals: number): void {
  const { nodes } = graph;
  const size = nodes << terminals;
  if (cheapest.length < size) {
    cheapest = new Int32Array(size);
    settled = new Int32Array(size);
  }
  if (settledCount.length < 1 << terminals) settledCount = new Int32Array(1 << terminals);
  if (endBit.length < nodes) endBit = new Int32Array(nodes);
  cheapest.fill(FAR, 0, size);
  const entries = graph.first[nodes]! + nodes;
  if (queued.length < entries) {
    queued = new Int32Array(entries);
    next = new Int32Array(entries);
  }
  const longest = (nodes + 1) << WEIGHT_BITS;
  if (heads.length < longest) heads = new Int32Array(longest).fill(-1);
}

/** Fills a row with the distances from one end. */
function plant(graph: Graph, set: number, node: number): void {
  const row = set * graph.nodes;
  cheapest[row + node] = 0;
  settled[row] = node;
  settledCount[set] = 1;
  grow(graph, set, endBit[node]!);
}

/** Joins two trees at each node; where there is one, it is listed to grow. */
function merge(nodes: number, set: number): void {
  const costs = cheapest;
  const list = settled;
  const row = set * nodes;
  let count = 0;
  for (let part = (set - 1) & set; part > (set ^ part); part = (part - 1) & set) {
    const fewer = settledCount[part]! < settledCount[set ^ part]! ? part : set ^ part;
    const one = fewer * nodes;
    const other = (set ^ fewer) * nodes;
    for (let i = 0, end = settledCount[fewer]!; i < end; i++) {
      const node = list[one + i]!;
      const cost = costs[one + node]! + costs[other + node]!;
      const best = costs[row + node]!;
      if (cost >= best) continue;
      if (best === FAR) list[row + count++] = node;
      costs[row + node] = cost;
    }
  }
  settledCount[set] = count;
}

/** Lets the listed trees of a row grow along the edges until an end other than `own` is reached, and lists what is settled then. */
function grow(graph: Graph, set: number, own: number): void {
  const { first, arcs } = graph;
  const costs = cheapest;
  const list = settled;
  const lists = heads;
  const nodeOf = queued;
  const nextOf = next;
  const ends = endBit;
  const row = set * graph.nodes;
  let entries = 0;
  let farthest = 0;
  for (const count = settledCount[set]!; entries < count; entries++) {
    const node = list[row + entries]!;
    const distance = costs[row + node]!;
    nodeOf[entries] = node;
    nextOf[entries] = lists[distance]!;
    lists[distance] = entries;
    if (distance > farthest) farthest = distance;
  }
  let count = 0;
  let limit = FAR;
  for (let distance = 0; distance <= farthest; distance++) {
    let entry = lists[distance]!;
    lists[distance] = -1;
    if (distance > limit) continue;
    for (; entry >= 0; entry = nextOf[entry]!) {
      const node = nodeOf[entry]!;
      if (costs[row + node] !== distance) continue;
      list[row + count++] = node;
      if ((ends[node]! & ~own) !== 0) limit = distance;
      for (let i = first[node]!, end = first[node + 1]!; i < end; i++) {
        const edge = arcs[i]!;
        const target = edge >> WEIGHT_BITS;
        const further = distance + (edge & WEIGHT_MASK);
        if (further >= costs[row + target]! || further > limit) continue;
        costs[row + target] = further;
        nodeOf[entries] = target;
        nextOf[entries] = lists[further]!;
        lists[further] = entries++;
        if (further > farthest) farthest = further;
      }
    }
  }
  settledCount[set] = count;
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
  const list = settled;
  let cost = FAR;
  let hub = -1;
  let split = 0;
  for (let part = (everything - 1) & everything; part > (everything ^ part); part = (part - 1) & everything) {
    const fewer = settledCount[part]! < settledCount[everything ^ part]! ? part : everything ^ part;
    const one = fewer * nodes;
    const other = (everything ^ fewer) * nodes;
    for (let i = 0, end = settledCount[fewer]!; i < end; i++) {
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
