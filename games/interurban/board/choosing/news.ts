/** What the others have changed since my turn, in the line below the question: that the game may end, then what I won or lost. */
import {
  isStation,
  isTrack,
  legalActions,
  ownerOf,
  routeLabel,
  scoreRoutes,
  STRIDE,
  totals,
  type View,
} from '../../rules/index.ts';
import type { Name, Words } from '../../texts/words.ts';
import { ranked } from '../panels/ranks.ts';
import { fitting } from './consequence.ts';

export interface SaidNews {
  readonly text: string;
  /** It is about my points, about routes that are complete or about the end. */
  readonly decisive: boolean;
  /** About my points or the end: what others laid where comes second to that. */
  readonly mine: boolean;
}

/** `count` is how many of the last tiles on the table are theirs, `completed` are the routes that they have completed. */
export function sayNews(
  view: View,
  count: number,
  completed: readonly string[],
  me: number,
  words: Words,
  name: Name,
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
      return leads(was) && !leads(is)
        ? news.takes(name(leader), is.label, change)
        : so.points([[so.you, change]], [is.label]);
    });
  const [then, now] = [before, after].map((scores) => totals(scores, view.seats));
  const others = now!
    .map((points, seat) => ({ seat, change: points - then![seat]! }))
    .filter(({ seat, change }) => seat !== me && change !== 0);
  const ending = sayEnding(view, me, words, name);
  const said = [
    ...ending,
    ...mine,
    ...(completed.length > 0 ? [news.complete(completed)] : []),
    ...(others.length > 0 ? [so.points(others.map(({ seat, change }) => [name(seat), change]))] : []),
  ];
  if (said.length === 0) return undefined;
  const isMine = mine.length + ending.length > 0;
  return { text: fitting(said), decisive: isMine || completed.length > 0, mine: isMine };
}

/** Track tiles in sight and in the pile from which on it is said. */
const FEW = 6;
/** Tiles that lie face up and can be placed from which on it is said, while so few routes are open. */
const FEW_FIT = { tiles: 3, routes: 2 } as const;

/** That the game may end soon, as far as everybody can count it. */
function sayEnding(view: View, me: number, { news }: Words, name: Name): readonly string[] {
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
  return [
    ...(fewest === 0 ? [news.noStation(whose)] : []),
    ...(fit <= FEW_FIT.tiles ? [news.fewFit(fit)] : []),
    ...(open.length === 1 ? [news.lastRoute(routeLabel(tiles, open[0]!))] : []),
    ...(fewest === 1 ? [news.lastStation(whose)] : []),
    ...(track <= FEW ? [news.lastTrack(track)] : []),
  ];
}

/** How many of the tiles that lie face up can be placed by who is on turn. */
const placeable = (view: View): number =>
  new Set(legalActions(view, view.seat).flatMap((it) => (it.type === 'place' ? [it.slot] : []))).size;
