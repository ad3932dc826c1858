/** Cuts what a viewer may know out of a play. */
import { hears, type GameEvent, type Play, type PlayHead, type Seat, type Viewer } from '@stellwerk/kernel';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import type { LogStep, Moment } from './session.ts';

export function playersOf(head: PlayHead): readonly Player[] {
  return head.seats.map(({ name, colour, bot }, seat) => ({
    seat,
    name,
    colour,
    kind: bot === undefined ? 'person' : 'bot',
  }));
}

export function personsOf(head: PlayHead): readonly Seat[] {
  return head.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
}

export function logOf(play: Play, viewer: Viewer): readonly LogStep[] {
  const steps: { entry: number; seat: Seat | undefined; events: GameEvent[] }[] = [];
  for (const { entry, event } of play.heard(viewer)) {
    if (steps.at(-1)?.entry !== entry) steps.push({ entry, seat: play.entries[entry]?.seat, events: [] });
    steps.at(-1)!.events.push(event);
  }
  return steps;
}

/** The events from number `since` on that the viewer hears. */
export function freshFor(play: Play, viewer: Viewer, since: number): readonly GameEvent[] {
  return play.told.slice(since).flatMap(({ event, to }) => (hears(to, viewer) ? [event] : []));
}

export function momentOf(play: Play, viewer: Viewer, since: number): Moment {
  return { viewer, view: play.view(viewer), toAct: play.toAct, fresh: freshFor(play, viewer, since) };
}
