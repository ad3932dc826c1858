/** What a turn of InterCity is about, for the passengers of the seat: home, a ticket, a seat, a card, or simply fields. */
import type { Measure, Motive, Taken } from '@stellwerk/kernel';
import { fieldsLeft, type Action, type Event, type Passenger, type View } from '../rules/index.ts';

type Turn = Taken<View, Action, Event>;

const own = ({ before }: Turn): readonly Passenger[] => before.own?.passengers ?? [];

function nearerBy(taken: Turn): number {
  const left = (view: View): number => own(taken).reduce((sum, passenger) => sum + fieldsLeft(view, passenger), 0);
  return left(taken.before) - left(taken.after);
}

/** How often it happens to passengers of the seat. */
const times = (taken: Turn, type: 'arrived' | 'tookCard' | 'boarded'): number =>
  taken.heard.filter((event) => event.type === type && own(taken).includes(event.passenger)).length;

export const measures: readonly Measure<View, Action, Event>[] = [
  {
    ask: { de: 'Wie bringst du jetzt jemanden heim?', en: 'How do you bring somebody home now?' },
    of: (taken) => times(taken, 'arrived'),
    less: () => ({ de: 'Da kommt noch jemand an.', en: 'There is somebody who can arrive.' }),
  },
  {
    ask: { de: 'Was bringt dich am weitesten voran?', en: 'What takes your passengers farthest?' },
    of: nearerBy,
    less: (mine, most) =>
      mine > 0
        ? {
            de: `${fields(mine, 'Feld', 'Felder')} näher am Ziel, es geht mit ${most}.`,
            en: `${fields(mine, 'space', 'spaces')} nearer; ${most} is possible.`,
          }
        : { de: `Nicht näher am Ziel, es geht mit ${most}.`, en: `No nearer; ${most} is possible.` },
  },
];

export function motiveOf(taken: Turn): Motive {
  const { seat, heard } = taken;
  const nearer = nearerBy(taken);
  const about = (title: string, hint: string, titleEn: string, hintEn: string): Motive => ({
    de: [
      title,
      hint,
      nearer > 0
        ? `Deine Fahrgäste sind zusammen ${fields(nearer, 'Feld', 'Felder')} näher am Ziel.`
        : 'Näher ans Ziel kommst du damit später.',
    ],
    en: [
      titleEn,
      hintEn,
      nearer > 0
        ? `Your passengers are ${fields(nearer, 'space', 'spaces')} nearer to their goals.`
        : 'It takes you nearer to your goals later.',
    ],
  });
  if (times(taken, 'arrived') > 0)
    return about(
      'Kommt schon jemand an?',
      'Bring einen Fahrgast heim.',
      'Can somebody arrive?',
      'Bring a passenger home.',
    );
  if (times(taken, 'tookCard') > 0)
    return about('Ein Ticket am Weg', 'Hol ein Ticket.', 'A ticket on the way', 'Fetch a ticket.');
  if (times(taken, 'boarded') > 0)
    return about('Einsteigen, bitte!', 'Lass jemanden einsteigen.', 'All aboard!', 'Let somebody board.');
  if (heard.some((event) => event.type === 'played' && event.seat === seat))
    return about(
      'Karte spielen oder behalten?',
      'Spiel eine Ereigniskarte.',
      'Play a card or keep it?',
      'Play an event card.',
    );
  if (heard.some(({ type }) => type === 'kept'))
    return about(
      'Noch einmal würfeln?',
      'Die Würfel liegen schon richtig.',
      'Roll again?',
      'The dice are right as they lie.',
    );
  if (nearer > 0)
    return about(
      'Welche Züge brauchst du?',
      'Fahr die Züge, die du selbst brauchst.',
      'Which trains do you need?',
      'Move the trains you need yourself.',
    );
  return about(
    'Wohin mit den Punkten?',
    'Denk an die nächsten Runden.',
    'Where should the points go?',
    'Think of the next rounds.',
  );
}

const fields = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
