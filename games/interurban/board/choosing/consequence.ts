/** What a placement would change, in points as of now: for me, for the others, for the route. Nothing secret is needed for it. */
import {
  blocksOf,
  completedBy,
  endingOf,
  placedTiles,
  routesOf,
  scoreRoutes,
  tableAfter,
  totals,
  type Block,
  type KnownEnding,
  type PlacedTile,
  type Placement,
  type Rotation,
  type Route,
  type RouteScore,
  type Table,
  type View,
} from '../../rules/index.ts';
import type { Change, Gains, Name, Ranking, Turn, Words } from '../../texts/words.ts';
import { sameCell } from '../map/geometry.ts';
import { ranked, type Rank } from '../panels/ranks.ts';
import { settled, turnOf, type Spot } from './moves.ts';

/** The most characters of a second line. */
export const LINE = 78;

/** A table as it is drawn and counted. */
export interface Drawn {
  readonly tiles: readonly PlacedTile[];
  readonly routes: readonly Route[];
  readonly scores: readonly RouteScore[];
  /** By route, what has left it no room. It takes the whole course of the table, and is asked for only where it is read. */
  blocks(): readonly (Block | undefined)[];
}

export const drawn = (table: Table): Drawn => ({
  tiles: placedTiles(table),
  routes: routesOf(table),
  scores: scoreRoutes(table),
  blocks: () => blocksOf(table),
});

export interface Consequence {
  /** The table with the tile on it. */
  readonly after: Drawn;
  /** Labels of the routes that the tile extends, and how the first goes on. */
  readonly labels: readonly string[];
  readonly turn: Turn;
  /** Mine first, then those of others, the largest first. */
  readonly changes: readonly Change[];
  /** Commerce that changes, mine first. */
  readonly commerce: readonly {
    readonly seat: number;
    readonly label: string;
    readonly from: number;
    readonly to: number;
  }[];
  readonly worth: readonly { readonly label: string; readonly from: number; readonly to: number }[];
  readonly completes: readonly string[];
  /** Why they are complete, if it is the same for all. */
  readonly why: 'stations' | 'blocked' | undefined;
  /** Why the game would end with this turn, if it is this tile that ends it. */
  readonly ends: KnownEnding | undefined;
}

export function consequenceOf(table: View, routes: readonly Route[], placement: Placement, me: number): Consequence {
  const before = scoreRoutes(table);
  const laid = tableAfter(table, placement);
  const after = drawn(laid);
  const { scores } = after;
  const completed = completedBy(table, placement);
  const full = completed.filter((route) => after.routes[route]!.missing.length === 0).length;
  const here = routes.filter(({ complete, end }) => !complete && sameCell(end, placement));
  const changes = before.flatMap((was, route) =>
    changesOn(was, scores[route]!, was.start === scores[route]!.start ? undefined : numberOf(routes[route]!, scores)),
  );
  const size = ({ from, to }: Change): number => Math.abs(to - from);
  return {
    after,
    labels: here.map(({ label }) => label),
    turn: here[0] ? turnOf(table.faceUp[placement.slot]!, placement.rotation, here[0]) : 'ahead',
    changes: changes.sort((a, b) => Number(b.seat === me) - Number(a.seat === me) || size(b) - size(a)),
    commerce: before
      .flatMap(({ label, commerce }, route) =>
        commerce.map((from, seat) => ({ seat, label, from, to: scores[route]!.commerce[seat]! })),
      )
      .filter(({ from, to }) => from !== to)
      .sort((a, b) => Number(b.seat === me) - Number(a.seat === me)),
    worth: before.flatMap(({ label, value }, route) =>
      scores[route]!.value === value ? [] : [{ label, from: value, to: scores[route]!.value }],
    ),
    completes: completed.map((route) => routes[route]!.label),
    why: full === 0 ? 'blocked' : full === completed.length ? 'stations' : undefined,
    ends: endingOf(table) ? undefined : endingOf(laid),
  };
}

/** Where the number of H or L is that of S or C, which counts its track: nothing that is printed shows it. */
export function numberOf({ printed, route }: Route, scores: readonly RouteScore[]): string | undefined {
  if (printed !== 'H' && printed !== 'L') return undefined;
  return scores.find(({ label, start }) => /^[SC]/.test(label) && start === scores[route]!.start)?.label;
}

function changesOn(was: RouteScore, is: RouteScore, counts: string | undefined): Change[] {
  const [before, after] = [ranked(was), ranked(is)];
  return after.flatMap((now) => {
    const from = was.victory[now.seat]!;
    if (from === now.victory) return [];
    const tied = after.filter(({ seat, rank }) => rank === now.rank && seat !== now.seat).map(({ seat }) => seat);
    const then = before.find(({ seat }) => seat === now.seat);
    const ranking = rankingOf(then, now, tied.length > 0);
    return [{ seat: now.seat, label: is.label, from, to: now.victory, ranking, rank: now.rank, with: tied, counts }];
  });
}

function rankingOf(then: Rank | undefined, now: Rank, tied: boolean): Ranking {
  if (then && now.rank > then.rank) return 'falls';
  if (then && now.rank === then.rank) return 'same';
  if (tied) return 'level';
  return now.rank === 1 ? 'leads' : 'comes';
}

/** How a tile turns by itself over a cell: as it is held, unless that completes a route and another way doesn't, or not to somebody else's gain. */
export function settledBy(view: View, slot: number, spot: Spot, wanted: Rotation): Rotation {
  const { x, y, fits } = spot;
  const held = settled(spot, wanted);
  if (fits.length < 2) return held;
  const harm = (rotation: Rotation): number => {
    const placement = { type: 'place', slot, x, y, rotation } as const;
    const done = completedBy(view, placement);
    if (done.length === 0) return 0;
    const scores = scoreRoutes(tableAfter(view, placement));
    return done.every((route) => winnersOf(scores[route]!).join() === String(view.seat)) ? 1 : 2;
  };
  return [held, ...fits].map((rotation) => ({ rotation, harm: harm(rotation) })).sort((a, b) => a.harm - b.harm)[0]!
    .rotation;
}

/** Who gets most of a route. */
export const winnersOf = (score: RouteScore): number[] =>
  ranked(score).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []));

/** What a placement completes, and who gets how much of it; where nobody does, why it is complete. */
function sayCompletes(it: Consequence, { so }: Words, name: Name, me: number): string[] {
  const { completes, why } = it;
  if (completes.length === 0) return [];
  const shares = sharesOf(it);
  if (shares.length === 0) return [so.completes(completes, why)];
  const said = shares.map(({ seat, victory }) => {
    const had = it.changes.find((change) => change.seat === seat && change.label === completes[0])?.from ?? 0;
    return [seat === me ? undefined : name(seat), victory, had === 0 ? 0 : victory - had] as const;
  });
  return [so.gets(completes[0]!, said, blockIn(it))];
}

/** What leaves the route no room that a placement completes, if it is a single one and has not every value. */
function blockIn({ completes, why, after }: Consequence): Block | undefined {
  const route = after.scores.findIndex(({ label }) => label === completes[0]);
  return completes.length === 1 && why === 'blocked' ? after.blocks()[route] : undefined;
}

/** Who gets something of the route that a placement completes, if it is a single one. */
function sharesOf({ completes, after }: Consequence): Rank[] {
  const score = completes.length === 1 && after.scores.find(({ label }) => label === completes[0]);
  return score ? ranked(score).filter(({ victory }) => victory > 0) : [];
}

/** The line below the question: the end of the game, everybody whose points change, then as many more sentences as fit. */
export function sayConsequence(it: Consequence, words: Words, name: Name, me: number): string {
  const { so } = words;
  const said: string[] = [];
  if (it.changes.length > 0) said.push(sayChanges(it, words, name, me));
  else {
    if (it.ends) said.push(so.ends[it.ends]);
    if (it.ends !== 'routes') said.push(...sayCompletes(it, words, name, me));
  }
  // Where somebody has a station their points have told it.
  for (const { label, from, to } of it.worth) {
    if (it.after.routes.some((route) => route.label === label && !route.complete && route.stations.length === 0)) {
      said.push(so.worth(label, from, to));
    }
  }
  const [moved] = it.commerce;
  if (said.length === 0 && moved)
    said.push(so.commerce(moved.label, moved.seat === me ? so.you : name(moved.seat), moved.from, moved.to));
  if (said.length === 0) said.push(so.nothing(it.labels, it.turn));
  return fitting(said);
}

/** In sentences as far as there is room for everybody; else only the first is one, or none. Another route is named. What is completed, and who gets how much of it, comes first. */
export function sayChanges(it: Consequence, words: Words, name: Name, me: number, room = LINE): string {
  const { so } = words;
  const { completes, ends } = it;
  const end = ends ? [so.ends[ends]] : [];
  // Its end says the same of the last route.
  const isDone = completes.length > 0 && ends !== 'routes';
  const done = isDone ? sayCompletes(it, words, name, me) : [];
  const briefly = isDone ? [so.done(completes)] : [];
  // What everybody has of the route is told with it.
  const isTold = isDone && sharesOf(it).length > 0;
  const changes = it.changes.filter(({ label }) => !isTold || label !== completes[0]);
  const [first, ...rest] = changes;
  const sentences = changes.map((change, index) =>
    so.change(change, name, me, change.label !== changes[index - 1]?.label),
  );
  const short = (which: readonly Change[], labels?: readonly string[], counts?: string): string =>
    so.points(sumOf(which, words, name, me), labels, counts);
  const byRoute = (which: readonly Change[], said?: string): string[] =>
    labelsOf(which).map((label) => {
      const there = which.filter((change) => change.label === label);
      return short(there, label === said ? undefined : [label], there[0]?.counts);
    });
  // Points of another route than the one that is completed name theirs.
  const told = labelsOf(it.changes).every((label) => completes.includes(label)) ? undefined : labelsOf(it.changes);
  const forms = [
    [...done, ...sentences],
    [...done, ...sentences.slice(0, 1), ...byRoute(rest, first?.label)],
    [...done, ...byRoute(changes)],
    [...(isDone ? [so.done(completes, blockIn(it))] : []), short(it.changes, isDone ? told : undefined)],
    [...briefly, short(it.changes, isDone ? told : undefined)],
    [...briefly, short(it.changes)],
  ].map((form) => [...end, ...form].join(' '));
  return forms.find((form) => form.length <= room) ?? forms.at(-1)!;
}

const labelsOf = (changes: readonly Change[]): string[] => [...new Set(changes.map(({ label }) => label))];

/** By seat over all routes. */
function sumOf(changes: readonly Change[], { so }: Words, name: Name, me: number): Gains {
  const sums = new Map<number, number>();
  for (const { seat, from, to } of changes) sums.set(seat, (sums.get(seat) ?? 0) + to - from);
  return [...sums].map(([seat, points]) => [seat === me ? so.you : name(seat), points]);
}

/** As many sentences of the list as one line has room for, the first in any case. */
export function fitting(sentences: readonly string[]): string {
  let line = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    if (line.length + 1 + sentence.length <= LINE) line += ` ${sentence}`;
  }
  return line;
}

/** What everybody has won or lost between two tables, in points as of then, mine first. */
export function gainsOf(before: Table, after: Table, { so }: Words, name: Name, me: number): Gains {
  const [was, is] = [before, after].map((table) => totals(scoreRoutes(table), table.seats));
  return is!
    .map((points, seat) => ({ seat, points: points - was![seat]! }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => Number(b.seat === me) - Number(a.seat === me))
    .map(({ seat, points }) => [seat === me ? so.you : name(seat), points]);
}
