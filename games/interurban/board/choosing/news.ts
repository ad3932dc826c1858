/** What the others have changed since my turn, in the line below the question: what I won or lost, who passed me, and last that the game may end. */
import {
  isStation,
  isTrack,
  legalActions,
  ownerOf,
  placedTiles,
  routeLabel,
  routesOf,
  scoreRoutes,
  seriesTotals,
  STRIDE,
  TILES_A_TURN,
  totals,
  valueOf,
  type PlacedTile,
  type View,
} from '../../rules/index.ts';
import type { Name, Words } from '../../texts/words.ts';
import { ranked } from '../panels/ranks.ts';
import { fitting } from './consequence.ts';

export interface SaidNews {
  readonly text: string;
  /** It is about my points, about routes that are complete or about the end. */
  readonly decisive: boolean;
  /** About my points, my place or an end that is sure: what others laid where comes second to that. */
  readonly mine: boolean;
}

/** `count` is how many of the last tiles on the table are theirs, `completed` are the routes that they have completed; once it is read, that the game may end comes first. */
export function sayNews(
  view: View,
  count: number,
  completed: readonly string[],
  me: number,
  words: Words,
  name: Name,
  read = false,
): SaidNews | undefined {
  const { so, news } = words;
  const before = scoreRoutes({ ...view, tiles: view.tiles.slice(0, view.tiles.length - STRIDE * count) });
  const after = scoreRoutes(view);
  const mine = after
    .map((is, route) => ({ was: before[route]!, is, change: is.victory[me]! - before[route]!.victory[me]! }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .map(({ was, is, change }) => {
      const leads = (score: typeof is): boolean => ranked(score).some(({ seat, rank }) => seat === me && rank === 1);
      const leader = ranked(is)[0]!.seat;
      // A lead that is lost on a route that is worth more may still bring points.
      return change < 0 && leads(was) && !leads(is)
        ? news.takes(name(leader), is.label, change)
        : so.points([[so.you, change]], [is.label]);
    });
  const [then, now] = [before, after].map((scores) => totals(scores, view.seats));
  const passed = sayPassed(then!, now!, seriesTotals(view), me, words, name);
  const others = now!
    .map((points, seat) => ({ seat, change: points - then![seat]! }))
    .filter(({ seat, change }) => seat !== me && change !== 0);
  const { sure, near } = sayEnding(view, me, words, name);
  const said = [
    ...sure,
    ...(read ? near : []),
    ...mine.slice(0, 1),
    ...passed,
    ...mine.slice(1),
    ...(completed.length > 0 ? [news.complete(completed)] : []),
    ...(others.length > 0 ? [so.points(others.map(({ seat, change }) => [name(seat), change]))] : []),
    ...(read ? [] : near),
  ];
  if (said.length === 0) return undefined;
  const isMine = mine.length + passed.length + sure.length > 0;
  return { text: fitting(said), decisive: isMine || near.length + completed.length > 0, mine: isMine };
}

/** Who has passed me, the first of them with the points of both; where I led, who does now. */
function sayPassed(
  then: readonly number[],
  now: readonly number[],
  earlier: readonly number[],
  me: number,
  { news }: Words,
  name: Name,
): string[] {
  const [was, is] = [then, now].map((points) => points.map((count, seat) => count + earlier[seat]!));
  const passed = is!
    .flatMap((points, seat) => (was![seat]! <= was![me]! && points > is![me]! ? [seat] : []))
    .sort((a, b) => is![b]! - is![a]!);
  const [first] = passed;
  // At the start all have nothing: there was no place to lose.
  if (first === undefined || was![me] === 0) return [];
  const led = was!.every((points) => points <= was![me]!);
  return led
    ? [news.leads(passed.filter((seat) => is![seat] === is![first]).map(name), is![first]!, is![me]!)]
    : [news.passes(passed.map(name), is![first]!, is![me]!)];
}

/** Tiles that lie face up and can be placed from which on it is said, while so few routes are open: three pieces of track alone are usual then. */
const FEW_FIT = { tiles: 2, routes: 2 } as const;

/** That the game ends for sure, or may end soon, as far as everybody can count it. */
function sayEnding(
  view: View,
  me: number,
  { news }: Words,
  name: Name,
): { readonly sure: readonly string[]; readonly near: readonly string[] } {
  const { tiles, complete, faceUp, trackLeft, stationsLeft } = view;
  const open = complete.flatMap((done, route) => (done ? [] : [route]));
  const track = trackLeft + faceUp.filter(isTrack).length;
  const stations = stationsLeft.map(
    (left, seat) => left + faceUp.filter((code) => isStation(code) && ownerOf(code) === seat).length,
  );
  const fewest = Math.min(...stations);
  const seat = stations[me] === fewest ? me : stations.indexOf(fewest);
  const whose = seat === me ? undefined : name(seat);
  const fit = open.length > FEW_FIT.routes ? Infinity : placeable(view);
  const few = fit <= FEW_FIT.tiles ? [news.fewFit(fit)] : [];
  if (fewest === 0) return { sure: [news.noStation(whose)], near: few };
  if (isTrackAlone(view)) return { sure: [], near: [...few, news.trackAlone(track)] };
  return {
    sure: [],
    near: [
      ...few,
      // It may be gone before it is my turn again.
      ...(track <= TILES_A_TURN * view.seats ? [news.lastTrack(track)] : []),
      ...(open.length === 1 ? [news.lastRoute(routeLabel(tiles, open[0]!))] : []),
      ...(fewest === 1 ? [news.lastStation(whose)] : []),
    ],
  };
}

/** No open route takes any of the stations that lie face up, now or later: none is laid any more, and so none is turned up. */
function isTrackAlone(view: View): boolean {
  const laid = placedTiles(view);
  const open = routesOf(view).filter(({ complete }) => !complete);
  const inSight = view.faceUp.filter(isStation);
  if (inSight.length === 0) return false;
  return inSight.every((code) => {
    const value = valueOf(code);
    const isTaken = ({ owner, value: there }: PlacedTile): boolean =>
      there === value && (value < 4 || owner === ownerOf(code));
    return open.every(({ stations }) => stations.some((index) => isTaken(laid[index]!)));
  });
}

/** How many of the tiles that lie face up can be placed by who is on turn. */
const placeable = (view: View): number =>
  new Set(legalActions(view, view.seat).flatMap((it) => (it.type === 'place' ? [it.slot] : []))).size;
