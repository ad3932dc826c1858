/**
 * How long bots rest after what has just been seen, as shares of their usual pause: a turn is ten small steps, and together they should
 * take three seconds. What concerns my own passengers stays long enough to be followed.
 */
import { isAboard, isContest, trainOf, type Event, type View } from '../rules/index.ts';
import { concerns } from '../texts/turns.ts';

const CARD = 1.6;
const DECISIVE = 1;
const MINE = 0.6;
const BASE_STEP = 0.5;
const DICE = 0.35;
const STEP = 0.2;

export function restAfter(events: readonly Event[], view: View): number {
  return Math.max(STEP, concernsMe(events, view) ? MINE : 0, ...events.map(restOf));
}

function restOf(event: Event): number {
  switch (event.type) {
    case 'played':
      return CARD;
    case 'arrived':
    case 'drew':
      return DECISIVE;
    case 'baseStep':
      return BASE_STEP;
    case 'rolled':
      return DICE;
    default:
      return isContest(event) ? DECISIVE : 0;
  }
}

/** Somebody has driven one of mine, or something has happened to it. */
function concernsMe(events: readonly Event[], view: View): boolean {
  const rides = new Set(
    (view.own?.passengers ?? []).flatMap((passenger) => {
      const place = view.place[passenger]!;
      return isAboard(place) ? [trainOf(place)] : [];
    }),
  );
  return concerns(events, view) || events.some((event) => event.type === 'moved' && rides.has(event.train));
}
