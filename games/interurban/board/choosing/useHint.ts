/** Advice that was asked for: what brings most points, what comes of it for everybody, and which piece of advice it is where there are more. */
import { useMemo } from 'react';
import { fastRng } from '@stellwerk/kernel';
import { ordered, type Advice as Advised } from '@stellwerk/toolkit/screen.ts';
import {
  adviceFor,
  adviceOn,
  completedBy,
  endingOf,
  isStation,
  mainTile,
  ownerOf,
  placedTiles,
  routesOf,
  scoreRoutes,
  tableAfter,
  totals,
  valueOf,
  type Action,
  type Advice,
  type Placement,
  type Route,
  type View,
} from '../../rules/index.ts';
import { sayGains } from '../../texts/turns.ts';
import type { Completed, Gains, Name, Planned, Words } from '../../texts/words.ts';
import { sameCell } from '../map/geometry.ts';
import type { InterUrbanTable } from '../table.ts';
import { consequenceOf, fitting, gainsOf, LINE, sayChanges, winnersOf } from './consequence.ts';
import { sayPlacement } from './prompts.ts';
import { usePlan, type Rest } from './usePlan.ts';

export interface Hint {
  readonly text: string;
  /** The tiles that are meant, in the order in which they are laid; none where the turn had better end. */
  readonly tiles: readonly Placement[];
  /** The number of the first of them, where there are or were more. */
  readonly nth?: number;
}

/** The one that is asked for, or what is left of a plan that is followed, and all that is advised. */
export function useHint(
  table: InterUrbanTable,
  words: Words,
  routes: readonly Route[],
): {
  readonly hint: Hint | undefined;
  readonly advice: readonly Advised[];
  readonly suggested: readonly (Placement | undefined)[];
} {
  const { view, me, draft, players, hinted, weighed } = table;
  const asked = hinted > 0 && me === view.seat && !draft;
  const found = useMemo(() => (asked ? adviceFor(view, fastRng(1)) : []), [asked, view]);
  const advice = useMemo(() => {
    const better = found.length > 0 ? (weighed?.better ?? []) : [];
    const tried = better.map((way) => adviceOn(view, way.filter(isPlacement), fastRng(1)));
    return ordered([...found, ...tried], wayOf, weighed);
  }, [view, found, weighed]);
  const at = (hinted - 1) % advice.length;
  const rest = usePlan(table, table.nudged ? undefined : advice[at]?.tiles);
  const all = useMemo(() => {
    const here: Here = { view, routes, words, name: (seat) => players[seat]!.name };
    return {
      here,
      hints: advice.map((_, index) => hintOf(advice, index, here)),
      advice: advice.map((_, index) => advisedBy(advice, index, here)),
      suggested: advice.length > 1 ? advice.map(({ tiles }) => tiles[0]) : NOWHERE,
    };
  }, [view, routes, words, players, advice]);
  const hint = all.hints[at];
  if (hint) return { ...all, hint: table.nudged ? { ...hint, tiles: NOWHERE } : hint };
  return { ...all, hint: rest && { ...rest, text: sayRest(rest, all.here) } };
}

const NOWHERE: readonly Placement[] = [];
const END: Action = { type: 'end' };

const isPlacement = (action: Action): action is Placement => action.type !== 'end';

/** What was found ends the turn, other advice where there is nothing else to do. */
const wayOf = ({ tiles, tried }: Advice): readonly Action[] => (tried || tiles.length === 0 ? [...tiles, END] : tiles);

/** The same for the frame. */
function advisedBy(advice: readonly Advice[], at: number, here: Here): Advised {
  const { tiles, gains } = advice[at]!;
  const { view, words } = here;
  const say = hintOf(advice, at, here).text;
  const way = wayOf(advice[at]!);
  if (tiles.length === 0) {
    const next = here.name((view.seat + 1) % view.seats);
    return { say, about: words.button.end, nudge: words.hint.nextTurn(next), way };
  }
  const { code, labels, elsewhere } = planOf(tiles, here);
  const about =
    labels.length > 0 ? words.hint.routes([...labels, ...elsewhere]) : words.tile(code, here.name, view.seat);
  const points = gains[view.seat]!;
  return { say, about, brings: points > 0 ? `+${points}` : `${points}`, way };
}

/** At this table, in these words. */
interface Here {
  readonly view: View;
  readonly routes: readonly Route[];
  readonly words: Words;
  readonly name: Name;
}

export function hintOf(advice: readonly Advice[], at: number, here: Here): Hint {
  const { view, words, name } = here;
  const { tiles, gains, keepsOpen, spares, guarded, shields, answered, tried } = advice[at]!;
  const [placement] = tiles;
  const finish = sayFinish(tiles.reduce<View>(tableAfter, view), words);
  if (!placement) {
    const { end, endAnswered, endGame, triedEnd } = words.hint;
    if (tried) return { text: triedEnd, tiles };
    return { text: finish !== undefined ? endGame(finish) : answered ? endAnswered : end, tiles };
  }
  const plan = planOf(tiles, here);
  const next = name((view.seat + 1) % view.seats);
  const more = [
    // Nobody answers what ends the game.
    ...(guarded && finish === undefined ? [words.hint.guarded(next)] : []),
    ...(shields === undefined ? [] : [words.hint.shields(shields + 1, next)]),
    ...(spares === undefined ? [] : [words.hint.spares(valueOf(spares))]),
    ...(tried ? [words.hint.tried] : []),
  ];
  const room = LINE - more.reduce((sum, it) => sum + 1 + it.length, 0);
  // Which of several it is has to stand back where there is no room for it, then why.
  const heads = [words.hint.head(at + 1, advice.length), words.hint.head(1, 1)];
  const told = (head: string): string[] =>
    tried && gains[view.seat]! <= 0
      ? [sayWhich(plan, here)]
      : tiles.length > 1
        ? sayPlan(tiles.length, plan, here)
        : sayTile(placement, plan, here, room - head.length);
  // How the game ends comes before all that the tiles bring, and that it does not as well.
  const ended = finish === undefined ? [] : sayEnded(finish, plan, here);
  const so = [...ended, ...(keepsOpen ? [words.hint.keepsOpen] : [])];
  const named = tiles.length > 1 ? [] : so.map((it) => `${it} ${sayWhich(plan, here)}`);
  const why = [...named, ...so, ...sayAlone(plan, here)];
  const forms = [
    ...heads.flatMap((head) => why.map((it) => [head, it])),
    ...heads.flatMap((head) => told(head).map((it) => [head, it])),
  ];
  const lines = forms.map(([head, sentence]) => `${head}${words.hint.why(sentence!)}`);
  const line = lines.find((it) => it.length <= room) ?? lines.find((it) => it.length <= LINE) ?? lines.at(-1)!;
  return { text: fitting([line, ...more]), tiles, ...(tiles.length > 1 && { nth: 1 }) };
}

/** The tile and its routes. */
const sayWhich = ({ code, labels }: Plan, { view, words, name }: Here): string =>
  words.hint.which(words.tile(code, name, view.seat), labels);

/** Which tile comes next in a plan that is followed, and what it brings: by itself, or together with those after it. */
export function sayRest({ tiles, nth }: Rest, { view, routes, words, name }: Here): string {
  const [next] = tiles;
  const tile = words.tile(view.faceUp[next!.slot]!, name, view.seat);
  const brings = (some: readonly Placement[]): Gains =>
    gainsOf(view, some.reduce<View>(tableAfter, view), words, name, view.seat);
  const [own, all] = [brings([next!]), brings(tiles)];
  const why =
    all.length === 0
      ? words.hint.guarded(name((view.seat + 1) % view.seats))
      : String(own) === String(all)
        ? words.so.points(all)
        : words.hint.together(nth + 1, nth + tiles.length - 1, all);
  const place = words.hint.place(tile, sayPlacement(words, view, routes, next!));
  const done = completedBy(view, next!).map((route) => routes[route]!.label);
  return fitting([
    `${words.hint.next(nth)}${words.hint.why(place)}`,
    why,
    ...(done.length > 0 ? [words.so.done(done)] : []),
  ]);
}

/** How the game ends for me, if it surely ends with this turn. */
function sayFinish(after: View, { hint }: Words): string | undefined {
  if (!endingOf(after)) return undefined;
  const points = totals(scoreRoutes(after), after.seats);
  const mine = points[after.seat]!;
  const shared = points.filter((it) => it === mine).length > 1;
  return hint.finish(1 + points.filter((it) => it > mine).length, shared, mine);
}

/** With what the tiles bring, where there is room. */
function sayEnded(finish: string, { gains }: Plan, { words }: Here): string[] {
  const end = words.hint.ends(finish);
  return gains.length > 0 ? [`${end} ${words.so.points(gains)}`, end] : [end];
}

/** A plan by the tile for the sake of which the others are laid. */
interface Plan extends Planned {
  readonly gains: Gains;
  /** It is my station, and nobody else has one there. */
  readonly alone: boolean;
  /** They are complete with it. */
  readonly completes: boolean;
}

function planOf(tiles: readonly Placement[], { view, words, name }: Here): Plan {
  const me = view.seat;
  const main = mainTile(tiles, view);
  const before = tiles.slice(0, tiles.indexOf(main)).reduce<View>(tableAfter, view);
  const after = tiles.reduce<View>(tableAfter, view);
  const code = view.faceUp[main.slot]!;
  const { index } = placedTiles(after).find((tile) => sameCell(tile, main))!;
  // Another of its tiles may lead a second route onto a crossing.
  const here = isStation(code)
    ? routesOf(after).filter(({ stations }) => stations.includes(index))
    : routesOf(before).filter(({ complete, end }) => !complete && sameCell(end, main));
  const scores = scoreRoutes(after);
  const labels = here.map(({ label }) => label);
  return {
    code,
    labels,
    elsewhere: extendedBy(tiles, view).filter((label) => !labels.includes(label)),
    gains: gainsOf(view, after, words, name, me),
    done: completedIn(view, after, name),
    completes: here.every(({ route }) => routesOf(after)[route]!.complete),
    alone:
      isStation(code) &&
      ownerOf(code) === me &&
      here.every(({ route }) => scores[route]!.commerce.every((count, seat) => count > 0 === (seat === me))),
  };
}

/** The routes that the tiles extend, in the order in which they are laid. */
function extendedBy(tiles: readonly Placement[], view: View): string[] {
  const extended = tiles.flatMap((tile, at) =>
    routesOf(tiles.slice(0, at).reduce<View>(tableAfter, view))
      .filter(({ complete, end }) => !complete && sameCell(end, tile))
      .map(({ label }) => label),
  );
  return [...new Set(extended)];
}

/** The routes that are complete on the second table alone, by who leads there. */
function completedIn(before: View, after: View, name: Name): Completed[] {
  const scores = scoreRoutes(after);
  const done = new Map<string, { labels: string[]; leaders: (string | undefined)[] }>();
  after.complete.forEach((complete, route) => {
    if (!complete || before.complete[route]) return;
    const leaders = winnersOf(scores[route]!).map((seat) => (seat === after.seat ? undefined : name(seat)));
    const key = JSON.stringify(leaders);
    const same = done.get(key) ?? { labels: [], leaders };
    same.labels.push(scores[route]!.label);
    done.set(key, same);
  });
  return [...done.values()];
}

/** Why a station is worth laying, where it is as simple as that: nobody else is there, and nothing happens to other routes. */
function sayAlone(
  { code, labels, elsewhere, gains, alone, completes, done }: Plan,
  { words, name, view }: Here,
): string[] {
  const [[, points] = ['', 0], ...others] = gains;
  const isAll = done.every((some) => some.labels.every((label) => labels.includes(label)));
  return alone && isAll && points > 0 && others.length === 0 && elsewhere.length === 0
    ? [words.hint.alone(words.tile(code, name, view.seat), labels, points, completes)]
    : [];
}

/** What it changes for everybody, and which it is; where that is nothing good for me nor bad for others, that nothing better can be had. */
function sayTile(tile: Placement, plan: Plan, here: Here, room: number): string[] {
  const { view, routes, words, name } = here;
  const me = view.seat;
  const which = sayWhich(plan, here);
  const consequence = consequenceOf(view, routes, tile, me);
  const isGood = consequence.changes.some(({ seat, from, to }) => (seat === me ? to > from : to < from));
  if (!isGood) return [`${saySafe(plan.gains, words)} ${which}`, saySafe(plan.gains, words)];
  const changes = (within?: number): string => sayChanges(consequence, words, name, me, within);
  const briefly = words.hint.plan(1, plan, name, me, true);
  return [`${changes()} ${which}`, `${briefly} ${sayGains(plan.gains)}.`, changes(room)];
}

const saySafe = (gains: Gains, { hint, so }: Words): string =>
  [hint.safe, ...(gains.length > 0 ? [so.points(gains)] : [])].join(' ');

/** What the tiles are for and what they complete, and what everybody has of it in the end; shorter where there is no room for it. */
const sayPlan = (count: number, plan: Plan, { words, name, view }: Here): string[] =>
  [
    ...[false, true].map((brief) => words.hint.plan(count, plan, name, view.seat, brief)),
    ...(plan.done.length > 0 ? [words.hint.completes(plan.done)] : []),
  ].map((said) => `${said} ${sayGains(plan.gains)}.`);
