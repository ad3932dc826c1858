/** What a turn of InterUrban is about: routes completed, a lead taken, or simply what it brings as things stand. */
import type { Measure, Motive, Taken } from '@stellwerk/kernel';
import { leaders, scoreRoutes, totals, type Action, type Event, type View } from '../rules/index.ts';

type Turn = Taken<View, Action, Event>;

/** What the turn has brought the seat, and at most somebody else, if the game ended now. */
function gainsOf({ seat, before, after }: Turn): { readonly own: number; readonly others: number } {
  const [was, is] = [before, after].map((view) => totals(scoreRoutes(view), view.seats)) as [number[], number[]];
  const change = is.map((points, each) => points - was[each]!);
  return { own: change[seat]!, others: Math.max(...change.filter((_, each) => each !== seat)) };
}

const ahead = (taken: Turn): number => gainsOf(taken).own - gainsOf(taken).others;

export const measures: readonly Measure<View, Action, Event>[] = [
  {
    ask: { de: 'Womit holst du die meisten Punkte?', en: 'Which turn brings you most points?' },
    of: (taken) => gainsOf(taken).own,
    less: (mine, most) => ({
      de: `Stand jetzt bringt das ${signed(mine)}, es geht ${signed(most)}.`,
      en: `As it stands that brings ${signed(mine)}; ${signed(most)} is possible.`,
    }),
  },
  {
    ask: { de: 'Womit ziehst du am weitesten davon?', en: 'Which turn gets you farthest ahead?' },
    of: ahead,
    less: (mine, most) => ({
      de: `Dein Vorsprung ändert sich um ${signed(mine)}, es geht ${signed(most)}.`,
      en: `Your lead changes by ${signed(mine)}; ${signed(most)} is possible.`,
    }),
  },
];

/** Equal tiles lie in several places. */
export function isAlike(one: Turn, other: Turn): boolean {
  const tiles = ({ heard }: Turn): string =>
    heard
      .flatMap((event) => (event.type === 'placed' ? [`${event.tile} ${event.x} ${event.y} ${event.rotation}`] : []))
      .toSorted()
      .join();
  return tiles(one) === tiles(other);
}

export function motiveOf(taken: Turn): Motive {
  const { seat, before, after, heard } = taken;
  const { own, others } = gainsOf(taken);
  const about = (de: readonly [title: string, hint: string], en: readonly [title: string, hint: string]): Motive => ({
    de: [...de, `Stand jetzt: du ${signed(own)}, die anderen höchstens ${signed(others)}.`],
    en: [...en, `As it stands: you ${signed(own)}, the others ${signed(others)} at most.`],
  });
  const completed = heard.flatMap((event) => (event.type === 'completed' ? [event.label] : []));
  if (completed.length > 1)
    return about(
      ['Zwei auf einmal?', 'Mach zwei Strecken auf einmal fertig.'],
      ['Two at once?', 'Complete two routes at once.'],
    );
  if (completed.length > 0)
    return about(['Jetzt fertig machen?', 'Mach eine Strecke fertig.'], ['Complete it now?', 'Complete a route.']);
  const was = scoreRoutes(before);
  const won = scoreRoutes(after).find(
    ({ commerce }, route) => leads(commerce, seat) && !leads(was[route]!.commerce, seat),
  );
  if (won)
    return about(
      [`Wer bekommt Strecke ${won.label}?`, 'Hol dir die Führung auf einer Strecke.'],
      [`Who gets route ${won.label}?`, 'Take the lead on a route.'],
    );
  return about(
    ['Wem nützt es?', 'Nütze dir, nicht den anderen.'],
    ['Whom does it help?', 'Help yourself, not the others.'],
  );
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');

const leads = (commerce: readonly number[], seat: number): boolean =>
  commerce[seat]! > 0 && leaders(commerce).includes(seat);
