/**
 * The cheapest tree that joins a root with up to a handful of terminals: Dreyfus and Wagner's programme over subsets of the terminals,
 * with a bucket queue for the short distances of a game board, and without the branches that can't beat a tree already known.
 */

/** Edges at node v: positions first[v] … first[v + 1] − 1. Weights are whole numbers from 1 up. */
export interface Graph {
  readonly nodes: number;
  readonly first: Int32Array;
  readonly to: Int32Array;
  readonly weight: Int32Array;
  /** What the caller calls the edge; both directions of an edge bear the same name. */
  readonly name: Int32Array;
}

export interface Tree {
  readonly cost: number;
  /** The names of its edges. */
  readonly edges: readonly number[];
}

const FAR = 1 << 24;

/**
 * cheapest[S · nodes + v]: the cheapest tree that joins node v with the terminals in the set S. The empty set's row holds the distance
 * from the root. The arrays only grow, and are shared by all calls.
 */
let cheapest = new Int32Array(0);
const queue = { heads: new Int32Array(0), nodes: new Int32Array(0), next: new Int32Array(0), used: 0 };

/** Every node must be within reach of the root, and no terminal may be the root or occur twice. */
export function cheapestTree(graph: Graph, root: number, terminals: readonly number[]): Tree {
  if (terminals.length === 0) return { cost: 0, edges: [] };
  prepare(graph, terminals.length);
  start(graph, 0, root);
  for (let i = 0; i < terminals.length; i++) start(graph, 1 << i, terminals[i]!);
  const bound = spanningTree(graph.nodes, terminals);
  const everything = (1 << terminals.length) - 1;
  for (let set = 3; set < everything; set++) {
    if ((set & (set - 1)) === 0) continue;
    merge(graph.nodes, set);
    prune(graph.nodes, set, terminals.length, bound);
    grow(graph, set * graph.nodes, bound);
  }
  return join(graph, root, terminals);
}

function prepare(graph: Graph, terminals: number): void {
  const size = graph.nodes << terminals;
  if (cheapest.length < size) cheapest = new Int32Array(size);
  cheapest.fill(FAR, 0, size);
  const edges = graph.first[graph.nodes]!;
  if (queue.nodes.length < edges + graph.nodes) {
    queue.nodes = new Int32Array(edges + graph.nodes);
    queue.next = new Int32Array(edges + graph.nodes);
  }
}

function push(node: number, distance: number): void {
  if (distance >= queue.heads.length) {
    const longer = new Int32Array(2 * distance + 64).fill(-1);
    longer.set(queue.heads);
    queue.heads = longer;
  }
  const entry = queue.used++;
  queue.nodes[entry] = node;
  queue.next[entry] = queue.heads[distance]!;
  queue.heads[distance] = entry;
}

/** Fills a row with the distances from one node. */
function start(graph: Graph, set: number, node: number): void {
  cheapest[set * graph.nodes + node] = 0;
  push(node, 0);
  grow(graph, set * graph.nodes, FAR);
}

/** Lets the trees of a row that are in the queue grow along the edges, as far as the bound. Leaves the queue empty. */
function grow(graph: Graph, row: number, bound: number): void {
  const { first, to, weight } = graph;
  let open = queue.used;
  for (let distance = 0; open > 0; distance++) {
    let entry = queue.heads[distance]!;
    queue.heads[distance] = -1;
    for (; entry >= 0; entry = queue.next[entry]!) {
      open--;
      const node = queue.nodes[entry]!;
      if (cheapest[row + node] !== distance) continue;
      for (let i = first[node]!, end = first[node + 1]!; i < end; i++) {
        const further = distance + weight[i]!;
        const target = row + to[i]!;
        if (further >= cheapest[target]! || further > bound) continue;
        cheapest[target] = further;
        push(to[i]!, further);
        open++;
      }
    }
  }
  queue.used = 0;
}

/** Prim's spanning tree over root and terminals by their distances: a tree that is certainly possible. */
function spanningTree(nodes: number, terminals: readonly number[]): number {
  const distance = terminals.map((terminal) => cheapest[terminal]!);
  let cost = 0;
  for (let left = terminals.length; left > 0; left--) {
    let nearest = -1;
    for (let i = 0; i < distance.length; i++) {
      if (distance[i]! >= 0 && (nearest < 0 || distance[i]! < distance[nearest]!)) nearest = i;
    }
    cost += distance[nearest]!;
    distance[nearest] = -1;
    const row = (1 << nearest) * nodes;
    for (let i = 0; i < distance.length; i++) distance[i] = Math.min(distance[i]!, cheapest[row + terminals[i]!]!);
  }
  return cost;
}

/** Joins two trees at each node. */
function merge(nodes: number, set: number): void {
  const row = set * nodes;
  for (let part = (set - 1) & set; part > (set ^ part); part = (part - 1) & set) {
    const one = part * nodes;
    const other = (set ^ part) * nodes;
    for (let node = 0; node < nodes; node++) {
      const cost = cheapest[one + node]! + cheapest[other + node]!;
      if (cost < cheapest[row + node]!) cheapest[row + node] = cost;
    }
  }
}

/** Drops what is too dear to become part of a cheapest tree: every terminal outside the set must still be reached. Queues the rest. */
function prune(nodes: number, set: number, terminals: number, bound: number): void {
  const row = set * nodes;
  for (let node = 0; node < nodes; node++) {
    const cost = cheapest[row + node]!;
    if (cost >= FAR) continue;
    let allowed = cost + cheapest[node]! <= bound;
    for (let i = 0; allowed && i < terminals; i++) {
      if ((set & (1 << i)) === 0) allowed = cost + cheapest[(1 << i) * nodes + node]! <= bound;
    }
    if (allowed) push(node, cost);
    else cheapest[row + node] = FAR;
  }
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
  let cost = FAR;
  let hub = -1;
  let split = 0;
  for (let part = (everything - 1) & everything; part > (everything ^ part); part = (part - 1) & everything) {
    const one = part * nodes;
    const other = (everything ^ part) * nodes;
    for (let node = 0; node < nodes; node++) {
      const sum = cheapest[one + node]! + cheapest[other + node]! + cheapest[node]!;
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
  const { nodes, first, to, weight, name } = graph;
  const row = set * nodes;
  const cost = cheapest[row + node]!;
  if (cost === 0) return;
  for (let i = first[node]!; i < first[node + 1]!; i++) {
    if (cheapest[row + to[i]!]! + weight[i]! !== cost) continue;
    edges.push(name[i]!);
    trace(graph, set, to[i]!, edges);
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
