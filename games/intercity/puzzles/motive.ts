/** What a turn of InterCity is about, for the passengers of the seat: home, a ticket, a seat, a card, or simply fields. */
import type { Motive, Taken } from '@stellwerk/kernel';
import { fieldsLeft, type Action, type Event, type Passenger, type View } from '../rules/index.ts';

export function motiveOf({ seat, before, after, heard }: Taken<View, Action, Event>): Motive {
  const own = before.own?.passengers ?? [];
  const left = (view: View): number => own.reduce((sum, passenger) => sum + fieldsLeft(view, passenger), 0);
  const nearer = left(before) - left(after);
  const de =
    nearer > 0
      ? `Deine Fahrgäste sind zusammen ${nearer} ${nearer === 1 ? 'Feld' : 'Felder'} näher am Ziel.`
      : 'Das hilft dir in den nächsten Runden.';
  const en =
    nearer > 0
      ? `Your passengers are ${nearer} ${nearer === 1 ? 'space' : 'spaces'} nearer to their goals.`
      : 'It helps you in the next rounds.';
  const isOwn = (passenger: Passenger): boolean => own.includes(passenger);
  const does = (type: 'arrived' | 'tookCard' | 'boarded'): boolean =>
    heard.some((event) => event.type === type && isOwn(event.passenger));
  if (does('arrived')) return { de: ['Bring einen Fahrgast heim.', de], en: ['Bring a passenger home.', en] };
  if (does('tookCard')) return { de: ['Hol ein Ticket.', de], en: ['Fetch a ticket.', en] };
  if (does('boarded')) return { de: ['Lass jemanden einsteigen.', de], en: ['Let somebody board.', en] };
  if (heard.some((event) => event.type === 'played' && event.seat === seat))
    return { de: ['Spiel eine Ereigniskarte.', de], en: ['Play an event card.', en] };
  if (heard.some(({ type }) => type === 'kept'))
    return { de: ['Die Würfel liegen schon richtig.', de], en: ['The dice are right as they lie.', en] };
  return { de: ['Fahr die Züge, die du selbst brauchst.', de], en: ['Move the trains you need yourself.', en] };
}
