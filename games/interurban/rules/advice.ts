/**
 * Advice for the seat on turn: what brings it most points, be it one tile or track and then the tile that it makes room for. Where nothing
 * does, what helps the others least, or to end the turn. A game that would be lost is kept open while that can be.
 */
import type { Rng } from '@stellwerk/kernel';
import { boardOf, cellOf, routesAt } from './board.ts';
import { game } from './game.ts';
import { whyNot } from './legal.ts';
import { afterAnswer, bestFrom, distinctPlacements } from './plans.ts';
import { endingOf, tableAfter } from './play.ts';
import { leaders, scoreRoutes, seriesTotals, totals } from './scoring.ts';
import { isStation, isTrack, ownerOf, TILES_A_TURN, valueOf } from './tiles.ts';
import type { Placement, State, Table, View } from './types.ts';
import { lead, weigh } from './weigh.ts';

export interface Advice {
  /** In the order in which they are laid; without any the turn had better end. */
  readonly tiles: readonly Placement[];
  /** Points that they bring by seat, if the game ended then. */
  readonly gains: readonly number[];
  /** What would bring more ends the game, and loses it. */
  readonly keepsOpen?: boolean;
  /** Something would bring points, but the next player can make more of it. */
  readonly answered?: boolean;
  /** Advice further down brings a better standing now, but leaves the next player a better answer. */
  readonly guarded?: boolean;
  /** The place in the plan of a tile that changes nobody's points, but leaves the next player a clearly worse answer. */
  readonly shields?: number;
  /** A stronger station that would bring the same there, but is better kept. */
  readonly spares?: number;
  /** It is known to be better than what else is advised, not why. */
  readonly tried?: true;
}

interface Tried extends Advice {
  readonly table: State;
  /** The tile for the sake of which the others are laid, and the routes that it has extended. */
  readonly code: number;
  readonly routes: readonly number[];
}

interface Weighed extends Tried {
  /** After the best answer of the next player. */
  readonly worth: number;
}

/** How many pieces of advice there are at most, and of how many it is thought what the next player would answer. */
const MOST = 3;
const ANSWERED = 8;
/** What one more tile has to be worth, so that it is advised. */
const EFFORT = 0.2;
/** What a better standing now may cost after the next player's answer, so that it is still told first. */
const CLEARLY = 1.5;

/** The best as the bot weighs whole turns, of those that bring something that can be seen, if there are any; first what people see is best. */
export function adviceFor(view: View, rng: Rng): Advice[] {
  const { seat, placed } = view;
  const table = game.guess(view, rng);
  const mine = ({ gains }: Advice): number => gains[seat]!;
  const singles = laidOn(table, table, [], [...table.complete.keys()]);
  const most = Math.max(0, ...singles.map(mine));
  const led = [...singles, ...singles.flatMap((first) => plansFrom(first, table, most))].filter((it) => mine(it) > 0);
  const turns = bestFrom(table);
  const thought = turns.flatMap((turn) =>
    turn.tiles.length > 0 ? [{ ...triedBy(turn.tiles, table), worth: turn.worth }] : [],
  );
  const promising = [
    ...thought,
    ...weighed(led, view, (a, b) => mine(b) - mine(a) || a.tiles.length - b.tiles.length),
  ].filter(({ gains }) => lead(gains, seat) > 0);
  // Whatever the next player may answer, a game that ends lost is lost.
  const isOpen = (tried: Tried): boolean => !losesWith(tried.table, seat);
  const open = promising.filter(isOpen);
  const free = singles.filter(isOpen);
  const keepsOpen = promising.length > 0 && open.length === 0 && free.length > 0;
  const least = (): Weighed[] => harmless(free.length > 0 ? free : singles, view);
  const good = open.length > 0 ? open : promising;
  const some = keepsOpen ? [...thought.filter(isOpen), ...least()] : good.length > 0 ? good : least();
  const onlyLoses = open.length + free.length === 0 && !losesWith(table, seat);
  // A further tile that brings nothing only opens ways for the others.
  const isIdle = promising.length === 0 && !losesWith(table, seat);
  const isOver = placed > 0 && (onlyLoses || isIdle || some.every(({ worth }) => worth <= afterAnswer(table)));
  if (isOver) return [{ tiles: [], gains: [], keepsOpen, answered: !onlyLoses && singles.some((it) => mine(it) > 0) }];
  let best: Weighed[] = [];
  for (const tried of told(some)) {
    // With another station it may be advice that is there already.
    if (best.length < MOST) best = distinct([...best, sparing(needful(tried, table), table)]);
  }
  const order = keepsOpen || good.length === 0 ? told(best) : byStanding(told(best), seat);
  return order.map((tried) => ({ ...tried, keepsOpen }));
}

/** A turn that has been found to be better. */
export function adviceOn(view: View, tiles: readonly Placement[], rng: Rng): Advice {
  return { tiles, gains: tiles.length > 0 ? triedBy(tiles, game.guess(view, rng)).gains : [], tried: true };
}

/** Without tiles that change nobody's points and that the others don't need, unless the answer is clearly worse for one of them. */
function needful(tried: Weighed, start: State): Weighed {
  const { tiles, gains, worth } = tried;
  if (tiles.length < 2) return tried;
  const fewer = tiles
    .flatMap((_, at) => triedWith(tiles.toSpliced(at, 1), start).map((without) => ({ ...without, at })))
    .filter((without) => without.gains.join() === gains.join())
    .sort((a, b) => b.worth - a.worth)[0];
  if (!fewer) return tried;
  const { at, ...without } = fewer;
  return worth - without.worth > CLEARLY ? { ...tried, shields: at } : needful(without, start);
}

/** With this turn all that is played ends for sure, and somebody else wins. */
export function losesWith(table: State, seat: number): boolean {
  const isLast = !table.competition || table.points.length + 1 === table.seats;
  if (!isLast || !endingOf(game.view(table, seat))) return false;
  const now = totals(scoreRoutes(table), table.seats);
  return !leaders(seriesTotals(table).map((points, it) => points + now[it]!)).includes(seat);
}

/** The same with the strongest station of mine that brings as much there, for it is harder to overtake; unless it is better kept. */
function sparing(tried: Weighed, start: State): Weighed {
  const { seat } = start;
  if (!isStation(tried.code) || ownerOf(tried.code) !== seat) return tried;
  const main = mainTile(tried.tiles, start);
  const at = tried.tiles.indexOf(main);
  const before = tried.tiles.slice(0, at).reduce(tableAfter, start);
  const stronger = distinctPlacements(before)
    .filter(({ slot, x, y }) => {
      const code = before.faceUp[slot]!;
      const isMine = isStation(code) && ownerOf(code) === seat;
      return isMine && valueOf(code) > valueOf(tried.code) && x === main.x && y === main.y;
    })
    .flatMap((tile) => triedWith(tried.tiles.with(at, tile), start))
    .filter(({ gains }) => gains.join() === tried.gains.join())
    .sort((a, b) => valueOf(b.code) - valueOf(a.code));
  const [strongest] = stronger;
  if (!strongest) return tried;
  const better = stronger.find(({ worth }) => worth >= tried.worth);
  return better ? { ...tried, ...better } : { ...tried, spares: strongest.code };
}

/** These tiles, if they can be laid like that. */
function triedWith(tiles: readonly Placement[], start: State): Weighed[] {
  let table = start;
  for (const tile of tiles) {
    if (whyNot(table, tile)) return [];
    table = tableAfter(table, tile);
  }
  return [{ ...triedBy(tiles, start), worth: afterAnswer(table) }];
}

/** Where nothing brings anything: single tiles that give the others least. */
function harmless(singles: readonly Tried[], view: View): Weighed[] {
  const given = ({ gains }: Advice): number => gains.reduce((sum, points) => sum + points, 0);
  const least = Math.min(...singles.map(given));
  return weighed(
    singles.filter((tried) => given(tried) === least),
    view,
    () => 0,
  );
}

/** The first of them in that order, with what they are worth. */
function weighed(all: readonly Tried[], view: View, order: (a: Tried, b: Tried) => number): Weighed[] {
  const now = new Map(all.map((tried) => [tried, weigh(tried.table, view.game, view.seat)]));
  return distinct(all.toSorted((a, b) => order(a, b) || now.get(b)! - now.get(a)!))
    .slice(0, ANSWERED)
    .map((tried) => ({ ...tried, worth: afterAnswer(tried.table) }));
}

const value = ({ worth, tiles }: Weighed): number => worth - EFFORT * tiles.length;

/** What leaves the seat furthest ahead now comes first, unless it is clearly worse once the next player has answered. */
function byStanding(all: readonly Weighed[], seat: number): Weighed[] {
  if (all.length === 0) return [];
  const standing = ({ table }: Weighed): number => lead(totals(scoreRoutes(table), table.seats), seat);
  const most = Math.max(...all.map(value));
  const first = all
    .filter((tried) => value(tried) >= most - CLEARLY)
    .reduce((best, tried) => (standing(tried) > standing(best) ? tried : best));
  const rest = all.filter((tried) => tried !== first);
  const guarded = rest.some((tried) => standing(tried) > standing(first));
  return [{ ...first, guarded }, ...byStanding(rest, seat)];
}

function told(all: readonly Weighed[]): Weighed[] {
  return distinct(all.toSorted((a, b) => value(b) - value(a)));
}

/** However it is turned and whatever comes before, it is the same advice: the first of each. */
function distinct<Some extends Tried>(all: readonly Some[]): Some[] {
  const met = new Set<string>();
  return all.filter(({ code, routes }) => {
    const key = `${code} ${routes.join()}`;
    return !met.has(key) && met.add(key) !== undefined;
  });
}

/** A turn that a bot has thought of: its station is what it is for, or else its last tile. */
function triedBy(tiles: readonly Placement[], start: State): Tried {
  const tables = tiles.reduce<State[]>((all, tile) => [...all, tableAfter(all.at(-1)!, tile)], [start]);
  const main = mainTile(tiles, start);
  const at = tables[tiles.indexOf(main)]!;
  const table = tables.at(-1)!;
  return {
    tiles,
    gains: gainsOf(start, table),
    table,
    code: start.faceUp[main.slot]!,
    routes: routesAt(boardOf(at), cellOf(main.x, main.y)),
  };
}

/** The tile for the sake of which the others are laid: the station, or else the last one. */
export const mainTile = (tiles: readonly Placement[], { faceUp }: Table): Placement =>
  tiles.find(({ slot }) => isStation(faceUp[slot]!)) ?? tiles.at(-1)!;

function gainsOf(before: State, after: State): number[] {
  const had = totals(scoreRoutes(before), before.seats);
  return totals(scoreRoutes(after), before.seats).map((points, seat) => points - had[seat]!);
}

/** Track on and on, as far as that leads to a tile that brings more than any does now: on its own route, or where another one is led to meet it. */
function plansFrom(before: Tried, start: State, most: number): Tried[] {
  const { seat, placed } = start;
  if (placed + before.tiles.length === TILES_A_TURN || !isTrack(before.code)) return [];
  const on = laidOn(start, before.table, before.tiles, before.routes);
  return [
    ...on.filter(({ gains }) => gains[seat]! - before.gains[seat]! > most),
    ...[...on, ...meeting(before, start)].flatMap((tried) => plansFrom(tried, start, most)),
  ];
}

/** Track that leads another route to the cell before the loco, for a crossing that serves both. */
function meeting(before: Tried, start: State): Tried[] {
  const others = [...start.complete.keys()].filter((route) => !before.routes.includes(route));
  return laidOn(start, before.table, before.tiles, others).flatMap((tried) => {
    const { routes } = boardOf(tried.table);
    const ends = before.routes.map((route) => routes[route]!.end);
    const meets = isTrack(tried.code) && tried.routes.some((route) => ends.includes(routes[route]!.end));
    return meets ? [{ ...tried, routes: [...before.routes, ...tried.routes] }] : [];
  });
}

/** One tile more at the ends of these routes. */
function laidOn(start: State, table: State, tiles: readonly Placement[], routes: readonly number[]): Tried[] {
  const ends = routes.map((route) => boardOf(table).routes[route]!.end);
  return distinctPlacements(table)
    .filter(({ x, y }) => ends.includes(cellOf(x, y)))
    .map((tile) => {
      const after = tableAfter(table, tile);
      return {
        tiles: [...tiles, tile],
        gains: gainsOf(start, after),
        table: after,
        code: table.faceUp[tile.slot]!,
        routes: routesAt(boardOf(table), cellOf(tile.x, tile.y)),
      };
    });
}
