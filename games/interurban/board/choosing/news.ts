/** What the others have changed since my turn, in the line below the question: what I won or lost first. */
import { scoreRoutes, STRIDE, totals, type View } from '../../rules/index.ts';
import type { Name, Words } from '../../texts/words.ts';
import { ranked } from '../panels/ranks.ts';
import { fitting } from './consequence.ts';

export interface SaidNews {
  readonly text: string;
  /** It is about my points or about routes that are complete. */
  readonly decisive: boolean;
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
        : so.points([[so.you, change]], is.label);
    });
  const [then, now] = [before, after].map((scores) => totals(scores, view.seats));
  const others = now!
    .map((points, seat) => ({ seat, change: points - then![seat]! }))
    .filter(({ seat, change }) => seat !== me && change !== 0);
  const said = [
    ...mine,
    ...(completed.length > 0 ? [news.complete(completed)] : []),
    ...(others.length > 0 ? [so.points(others.map(({ seat, change }) => [name(seat), change]))] : []),
  ];
  if (said.length === 0) return undefined;
  return { text: fitting(said), decisive: mine.length + completed.length > 0 };
}
