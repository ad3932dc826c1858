/** The two lines of the head: what is asked of whom and what would follow; the buttons beside them, and the moves in words. */
import type { Choice as ListedChoice, Prompt, Slots, Turn } from '@stellwerk/toolkit/screen.ts';
import {
  endedBy,
  endingOf,
  leaders,
  scoreRoutes,
  seriesTotals,
  STRIDE,
  tableAfter,
  TILES_A_TURN,
  totals,
  whyNot,
  type Event,
  type Placement,
  type ReasonCode,
  type Route,
  type RouteScore,
  type StartLabel,
  type View,
} from '../../rules/index.ts';
import { completedIn } from '../../texts/turns.ts';
import type { Name, Words } from '../../texts/words.ts';
import { sameCell } from '../map/geometry.ts';
import { fitting, gainsOf, LINE, sayConsequence } from './consequence.ts';
import { placements, turnOf, type Spot } from './moves.ts';
import { sayNews } from './news.ts';
import { ruleOf, ruleOfTile } from './rule-of.ts';
import type { InterUrbanTable } from '../table.ts';
import type { Choice, Ghost } from './useChoice.ts';

/** Where a tile would go, in words. */
export function sayPlacement(words: Words, view: View, routes: readonly Route[], placement: Placement): string {
  const here = routes.filter(({ complete, end }) => !complete && sameCell(end, placement));
  const code = view.faceUp[placement.slot]!;
  return words.where(
    here.map(({ label }) => label),
    here[0] ? turnOf(code, placement.rotation, here[0]) : 'ahead',
  );
}

/** What stands on the start edges of the routes that still grow: the others gain nothing by a tile. */
export const openLabels = (routes: readonly Route[]): StartLabel[] =>
  routes.flatMap(({ complete, printed }) => (complete ? [] : [printed]));

/** In how many turns of a first game the reason to lay stands below the question, in the second only where there is no news. */
const FIRST_TURNS = 2;

interface Asking {
  readonly table: InterUrbanTable;
  readonly words: Words;
  readonly routes: readonly Route[];
  readonly choice: Choice;
  /** A finger can't end the turn with a tile in hand. */
  readonly touch: boolean;
  /** The route that is looked at in the tray's place. */
  readonly looked: RouteScore | undefined;
  /** Something was touched in this turn, mine or not. */
  readonly touched: boolean;
}

export function promptOf({ table, words, routes, choice, touch, looked, touched }: Asking): Prompt {
  const { view, players, me, draft } = table;
  const { prompt, so } = words;
  const name: Name = (seat) => players[seat]!.name;
  if (looked) return { ask: prompt.route(looked.label, looked.value), so: prompt.routeSo, rule: 'value' };
  if (me !== view.seat) {
    const on = name(view.seat);
    return { ask: prompt.wait(on), ...(touched && { so: prompt.waitSo(on) }), rule: 'turn' };
  }
  const { ghost, code } = choice;
  if (code !== undefined) {
    const tile = words.tile(code, name, me);
    const nowhere = choice.spots.every(({ fits }) => fits.length === 0);
    const where = {
      ...(nowhere ? { ask: prompt.nowhere(tile) } : { ask: prompt.where(tile), brief: prompt.whereBrief(tile) }),
      rule: nowhere ? 'restrictions' : ruleOfTile(code),
    };
    if (ghost?.reason) return { ...where, so: words.reason(ghost.reason), ...ruled(ghost) };
    if (ghost?.consequence) {
      const put = ghost.firm && { ask: prompt.put(tile, ghost.spot.fits.length > 1), rule: where.rule };
      return { ...(put || where), ...(!table.poses && { so: sayConsequence(ghost.consequence, words, name, me) }) };
    }
    const said = nowhere ? sayNowhere(choice, words, touch) : so.held(code, name, me, openLabels(routes));
    const refused = touch && !nowhere ? sayRefused(choice, words) : [];
    return { ...where, so: fitting([...refused, said, ...(view.placed > 0 && !touch ? [so.unplaced] : [])]) };
  }
  if (draft?.type === 'place') {
    const game = endedBy(view, draft) === 'game';
    const so = soFar(table, tableAfter(view, draft), words);
    return { ask: prompt.done(game), brief: prompt.doneBrief(game), so, rule: game ? 'end' : 'points' };
  }
  if (view.placed > 0) {
    const left = TILES_A_TURN - view.placed;
    return {
      ask: prompt.more(left, view.stationPlaced, endingOf(view) !== undefined),
      brief: prompt.moreBrief(left, view.stationPlaced),
      so: soFar(table, view, words),
      rule: 'turn',
    };
  }
  const ask = { ask: prompt.choose, brief: prompt.chooseBrief, rule: 'turn' };
  const first = view.game === 0 && view.turns < FIRST_TURNS * view.seats ? so.first : undefined;
  const events = ofThisGame(table.news);
  const laid = events.filter(({ type }) => type === 'placed').length;
  const news = sayNews(view, laid, completedIn(events), me, words, name, touched);
  if (news && (news.decisive || view.turns >= view.seats || !first))
    return { ...ask, so: news.text, ...(news.mine && { news: true }) };
  return { ...ask, ...(first !== undefined && { so: first }) };
}

/** A finger's board doesn't always show the cells that say why not, nor their words. */
function sayNowhere(choice: Choice, words: Words, touch: boolean): string {
  return touch ? fitting(sayRefused(choice, words)) : words.so.nowhere;
}

/** On which routes the tile can't lie, by the reason. */
function sayRefused({ spots }: Choice, { so, board }: Words): string[] {
  const refused = new Map<ReasonCode, string[]>();
  for (const { reason, routes } of spots) {
    if (!reason) continue;
    refused.set(reason.code, [...(refused.get(reason.code) ?? []), ...routes.map(({ label }) => label)]);
  }
  return [...refused].map(([code, labels]) => so.notOn(labels, board.forbidden(code).join(' ')));
}

function ruled({ reason }: Ghost): { readonly rule?: string } {
  const rule = reason && ruleOf(reason);
  return rule === undefined ? {} : { rule };
}

/** What happened on this table: a new game of a competition begins with an empty one. */
export function ofThisGame(turns: readonly Turn<Event>[]): Event[] {
  const events = turns.flatMap((turn) => turn.events);
  return events.slice(events.findLastIndex(({ type }) => type === 'game') + 1);
}

/** Why the game ends with this turn, if it does, how, where nothing more can be placed, and what its tiles have changed. */
function soFar({ view, players, draft }: InterUrbanTable, after: View, words: Words): string {
  const before = { ...view, tiles: view.tiles.slice(0, view.tiles.length - STRIDE * view.placed) };
  const ending = endingOf(after);
  const name: Name = (seat) => players[seat]!.name;
  const points = gainsOf(before, after, words, name, view.seat);
  const ends = ending ? [words.so.ends[ending]] : [];
  const result = ending && draft ? sayResult(after, words, name) : [];
  const both = [...ends, ...result];
  return fitting([...(both.join(' ').length > LINE ? result : both), words.so.soFar(points)]);
}

/** Who wins with this table, for who is on turn; nothing where another game follows. */
function sayResult(table: View, { so, outcome }: Words, name: Name): string[] {
  const { competition, seat: me, seats } = table;
  if (competition && table.points.length + 1 < seats) return [];
  const now = totals(scoreRoutes(table), seats);
  const points = seriesTotals(table).map((count, seat) => count + now[seat]!);
  const [winner, ...others] = leaders(points);
  const best = points[winner!]!;
  const called = (seat: number): string | undefined => (seat === me ? undefined : name(seat));
  if (others.length > 0) return [outcome.won([winner!, ...others].map(called), best)];
  const against = winner === me ? Math.max(...points.filter((_, seat) => seat !== me)) : points[me]!;
  return [so.wins(called(winner!), best, against)];
}

/** The end of the turn as it stands, where it may end: it may be that of the game. */
function endOf({ view, legal, act }: InterUrbanTable, { button }: Words) {
  const action = legal.find(({ type }) => type === 'end');
  const game = endingOf(view) !== undefined;
  return action && { action, game, label: game ? button.endGame : button.end, run: () => void act(action) };
}

interface Screen {
  /** A finger has to say yes to where it has put a tile, so the button stands there as soon as one is held. */
  readonly touch: boolean;
  /** There is room for *Turn* at all times: what stands beside it never moves. */
  readonly steady: boolean;
}

export function buttons(
  table: InterUrbanTable,
  words: Words,
  choice: Choice,
  { touch, steady }: Screen,
  place: (placement: Placement) => void,
  /** Says in the second line why a pale button does nothing. */
  tell: (why: string) => void,
): Pick<Slots, 'primary' | 'secondary' | 'end' | 'ends' | 'missing' | 'clear'> {
  const { ghost, code } = choice;
  const end = endOf(table, words);
  const put = ghost?.firm ? ghost : undefined;
  const fits = (put ? [put.spot] : choice.spots).map((spot) => spot.fits.length);
  const turns = code !== undefined && fits.some((ways) => ways > 1);
  return {
    ...(end ? { end: end.action } : { missing: words.prompt.missing }),
    ...(end?.game && { ends: 'game' }),
    ...((put ?? (touch && code !== undefined)) && {
      primary: {
        label: words.button.place,
        disabled: put === undefined || put.reason !== undefined,
        explains: true,
        run: () => {
          if (!put) tell(fits.some((ways) => ways > 0) ? words.so.aim : sayNowhere(choice, words, touch));
          else if (put.reason) void table.why(put.placement, true);
          else place(put.placement);
        },
      },
    }),
    ...((code !== undefined || (steady && !table.result)) && {
      secondary: {
        label: words.button.turn,
        disabled: !turns,
        explains: true,
        run: () => (turns ? choice.turn() : tell(whyNoTurn(table, words, choice, touch))),
      },
    }),
    ...(code !== undefined && { clear: () => choice.choose(undefined) }),
  };
}

/** Why there is nothing to turn. */
function whyNoTurn(
  { view, players, me, draft }: InterUrbanTable,
  words: Words,
  choice: Choice,
  touch: boolean,
): string {
  const { prompt, so } = words;
  if (me !== view.seat) return prompt.waitSo(players[view.seat]!.name);
  if (draft?.type === 'place') return prompt.done(endedBy(view, draft) === 'game');
  if (choice.code === undefined) return so.noTile;
  const open = choice.spots.filter(({ fits }) => fits.length > 0);
  if (open.length === 0) return sayNowhere(choice, words, touch);
  const spot = choice.ghost?.firm ? choice.ghost.spot : open.length === 1 ? open[0] : undefined;
  return spot ? fitting([so.oneWay, ...sayOtherWay(view, choice.slot!, spot, words)]) : so.turnsItself;
}

/** Why the tile can't lie there the other way, where that way would meet the track. */
function sayOtherWay(view: View, slot: number, { x, y, fits, meets }: Spot, words: Words): string[] {
  const other = meets.find((rotation) => !fits.includes(rotation));
  const reason = other === undefined ? undefined : whyNot(view, { type: 'place', slot, x, y, rotation: other });
  return reason ? [words.reason(reason)] : [];
}

/** First a tile, then its place: some dozen lines at most instead of hundreds. */
export function listed(
  table: InterUrbanTable,
  words: Words,
  routes: readonly Route[],
  choice: Choice,
  place: (placement: Placement) => void,
): ListedChoice[] {
  const { view, legal, players, me } = table;
  const name: Name = (seat) => players[seat]!.name;
  const end = endOf(table, words);
  const ending = end ? [{ key: 'end', label: end.label, run: end.run }] : [];
  const all = placements(legal);
  if (choice.slot !== undefined) {
    return [
      ...all
        .filter(({ slot }) => slot === choice.slot)
        .map((placement) => ({
          key: JSON.stringify(placement),
          label: `${words.tile(choice.code!, name, me)}: ${sayPlacement(words, view, routes, placement)}`,
          run: () => place(placement),
        })),
      { key: 'other', label: words.choice.other, run: () => choice.choose(undefined) },
      ...ending,
    ];
  }
  const slots = [...new Set(all.map(({ slot }) => slot))];
  return [
    ...ending,
    ...slots.map((slot) => ({
      // As the key of every placement of this tile begins.
      key: `{"type":"place","slot":${slot},`,
      label: words.choice.tile(words.tile(view.faceUp[slot]!, name, me), all.filter((it) => it.slot === slot).length),
      run: () => choice.choose(slot),
    })),
  ];
}
