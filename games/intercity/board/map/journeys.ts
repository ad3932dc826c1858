/** How the winner's passengers travelled: drawn once the game is over, as far as it is shown. */
import {
  freshPosition,
  goalOf,
  isAboard,
  trainOf,
  type Event,
  type Passenger,
  type Train,
  type View,
} from '../../rules/index.ts';
import type { InterCityTable } from '../table.ts';
import { pictureAfter, pictureOf, type Picture } from './playback.ts';
import type { Thread } from './Threads.tsx';
import type { Ride } from './threads.ts';

/** The rides of a passenger, field by field; another one begins with each train and each line that it goes on. */
export function travelled(view: View, events: readonly Event[], passenger: Passenger): readonly Ride[] {
  let picture = pictureOf(freshPosition(view, view.seats, view.teams, view.starts, view.tasks));
  const rides: { readonly train: Train; readonly line: number; readonly fields: number[] }[] = [];
  let rode = false;
  for (const event of events) {
    picture = pictureAfter(picture, [event]);
    const place = picture.place[passenger]!;
    if (isAboard(place)) {
      const train = trainOf(place);
      const [line, field] = [picture.line[train]!, picture.field[train]!];
      const last = rode ? rides.at(-1) : undefined;
      if (last?.train !== train || last.line !== line) rides.push({ train, line, fields: [field] });
      else if (last.fields.at(-1) !== field) last.fields.push(field);
    }
    rode = isAboard(place);
  }
  return rides.filter(({ fields }) => fields.length > 1);
}

/** Their threads up to the turn that is looked at; none while the game runs. */
export function journeysOf({ turns, news, mode, view }: InterCityTable): readonly Thread[] {
  const all = turns?.flatMap(({ events }) => events) ?? [];
  const won = all.findLast((event) => event.type === 'won');
  if (!turns || !won) return [];
  const looked = mode === 'over' ? undefined : news[0];
  const shown = looked
    ? [...turns.filter(({ from }) => from < looked.from), looked].flatMap(({ events }) => events)
    : mode === 'over'
      ? all
      : [];
  return [2 * won.team, 2 * won.team + 1].map((passenger) => {
    const ticket = all.findLast((event) => event.type === 'tookCard' && event.passenger === passenger);
    const hollow = ticket?.type === 'tookCard' && ticket.task === 2;
    const rides = travelled(view, shown, passenger);
    return { passenger, hollow, pale: false, unconfirmed: false, driven: true, rides };
  });
}

/** Who has won stands at the goals. */
export function withWinner(picture: Picture, view: View): Picture {
  if (view.winner < 0) return picture;
  const place = picture.place.map((at, passenger) =>
    passenger >> 1 === view.winner ? Math.max(at, goalOf(view, passenger)) : at,
  );
  return { ...picture, place };
}
