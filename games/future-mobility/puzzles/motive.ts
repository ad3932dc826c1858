/** What a turn of Future Mobility is about: trips avoided, joined, or made better by a card, and what can be spared. */
import type { Measure, Motive, Taken } from '@stellwerk/kernel';
import { scoreTrip, type Action, type Event, type View } from '../rules/index.ts';

type Turn = Taken<View, Action, Event>;

/** Points for not travelling. */
const avoided = ({ heard }: Turn): number =>
  heard.reduce((sum, event) => sum + (event.type === 'avoided' ? event.points : 0), 0);

/** Trips as the jams lie before others add to them. */
const scored = ({ way, before }: Turn) =>
  way.flatMap((action) => (action.type === 'trip' ? [scoreTrip(before, action)] : []));

const pointsOf = (taken: Turn): number => avoided(taken) + scored(taken).reduce((sum, { total }) => sum + total, 0);

export const measures: readonly Measure<View, Action, Event>[] = [
  {
    ask: { de: 'Womit holst du die meisten Punkte?', en: 'Which turn brings you most points?' },
    of: pointsOf,
    less: (mine, most) => ({
      de: `Das bringt ${mine}, es gehen ${most}.`,
      en: `That brings ${mine}; ${most} is possible.`,
    }),
  },
];

export function motiveOf(taken: Turn): Motive {
  const { way, heard } = taken;
  const points = pointsOf(taken);
  if (avoided(taken) > 0)
    return {
      de: [
        'Fahren oder sein lassen?',
        'Lass Strecken entfallen.',
        `Das bringt ${points} Punkte, ganz ohne Fahrt und ohne Stau.`,
      ],
      en: [
        'Travel or avoid?',
        'Avoid trips.',
        `That brings ${points} points without any trip, and no jam can stop it.`,
      ],
    };
  if (heard.some(({ type }) => type === 'discarded'))
    return {
      de: [
        'Was darf weg?',
        'Behalte, was bald etwas bringt.',
        'So passen deine Karten zu den Strecken, die ausliegen.',
      ],
      en: ['What can go?', 'Keep what pays off soon.', 'So your cards fit the trips that are open.'],
    };
  const segments = scored(taken).flatMap((trip) => trip.segments);
  const bonus = segments.reduce((sum, each) => sum + each.bonus, 0);
  const de = `Das bringt ${points} Punkte${bonus > 0 ? `, ${bonus} davon fürs Klima` : ''}.`;
  const en = `That brings ${points} points${bonus > 0 ? `, ${bonus} of them for travelling clean` : ''}.`;
  const about = (title: Motive['de'][0], hint: string, titleEn: string, hintEn: string): Motive => ({
    de: [title, hint, de],
    en: [titleEn, hintEn, en],
  });
  const lays = way.some(({ type }) => type === 'lay');
  if (segments.length > 1 && lays)
    return about(
      'Erst bauen, dann fahren',
      'Erst Karten, dann mehrere Strecken.',
      'Build first, then travel',
      'Cards first, then several trips.',
    );
  if (segments.length > 1)
    return about(
      'Eine Strecke kommt selten allein',
      'Häng Strecken aneinander.',
      'One trip leads to another',
      'Join trips to one another.',
    );
  if (lays) return about('Welche Karte hilft?', 'Spiel erst eine Karte.', 'Which card helps?', 'Play a card first.');
  return about(
    'Eine Strecke, aber welche?',
    'Eine Strecke, auf die beste Art.',
    'One trip, but which?',
    'One trip, in the best way.',
  );
}
