/** What a turn of InterUrban is about: routes completed, a lead taken, or simply what it brings as things stand. */
import type { Motive, Taken } from '@stellwerk/kernel';
import { leaders, scoreRoutes, totals, type Action, type Event, type View } from '../rules/index.ts';

export function motiveOf({ seat, before, after, heard }: Taken<View, Action, Event>): Motive {
  const [was, is] = [before, after].map((view) => scoreRoutes(view)) as [Scores, Scores];
  const change = totals(is, after.seats).map((points, each) => points - totals(was, before.seats)[each]!);
  const own = change[seat]!;
  const others = Math.max(...change.filter((_, each) => each !== seat));
  const de = `Stand jetzt: du ${signed(own)}, die anderen höchstens ${signed(others)}.`;
  const en = `As it stands: you ${signed(own)}, the others ${signed(others)} at most.`;
  const completed = heard.flatMap((event) => (event.type === 'completed' ? [event.label] : []));
  const taken = is.find(({ commerce }, route) => leads(commerce, seat) && !leads(was[route]!.commerce, seat));
  if (completed.length > 1)
    return { de: ['Mach zwei Strecken auf einmal fertig.', de], en: ['Complete two routes at once.', en] };
  if (completed.length > 0) return { de: ['Mach eine Strecke fertig.', de], en: ['Complete a route.', en] };
  if (taken) return { de: ['Hol dir die Führung auf einer Strecke.', de], en: ['Take the lead on a route.', en] };
  return { de: ['Nütze dir, nicht den anderen.', de], en: ['Help yourself, not the others.', en] };
}

type Scores = ReturnType<typeof scoreRoutes>;

const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0');

const leads = (commerce: readonly number[], seat: number): boolean =>
  commerce[seat]! > 0 && leaders(commerce).includes(seat);
