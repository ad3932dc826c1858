/** What a turn of Future Mobility is about: trips avoided, joined, or made better by a card. */
import type { Motive, Taken } from '@stellwerk/kernel';
import { MODE_BONUS, tripOf, type Action, type Event, type View } from '../rules/index.ts';

export function motiveOf({ way, heard }: Taken<View, Action, Event>): Motive {
  const avoided = heard.flatMap((event) => (event.type === 'avoided' ? [event.points] : []));
  if (avoided.length > 0) {
    const points = avoided.reduce((sum, each) => sum + each, 0);
    return {
      de: ['Lass Strecken entfallen.', `Das bringt ${points} Punkte, ganz ohne Fahrt und ohne Stau.`],
      en: ['Avoid trips.', `That brings ${points} points without any trip, and no jam can stop it.`],
    };
  }
  const segments = way.flatMap((action) => (action.type === 'trip' ? action.segments : []));
  const bonus = segments.reduce((sum, { mode }) => sum + MODE_BONUS[mode], 0);
  const points = bonus + segments.reduce((sum, { trip }) => sum + tripOf(trip).points, 0);
  const de = `Das bringt ${points} Punkte${bonus > 0 ? `, ${bonus} davon fürs Klima` : ''}.`;
  const en = `That brings ${points} points${bonus > 0 ? `, ${bonus} of them for travelling clean` : ''}.`;
  const lays = way.some(({ type }) => type === 'lay');
  if (segments.length > 1 && lays)
    return { de: ['Erst Karten, dann mehrere Strecken.', de], en: ['Cards first, then several trips.', en] };
  if (segments.length > 1) return { de: ['Häng Strecken aneinander.', de], en: ['Join trips to one another.', en] };
  if (lays) return { de: ['Spiel erst eine Karte.', de], en: ['Play a card first.', en] };
  return { de: ['Eine Strecke, auf die beste Art.', de], en: ['One trip, in the best way.', en] };
}
