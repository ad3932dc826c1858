/** What the parts of this screen know of the table. */
import type { Table } from '@stellwerk/toolkit/screen.ts';
import {
  BIT,
  HAND_LIMIT,
  inOrder,
  isPowerUp,
  jammable,
  scoreTrip,
  TARGET,
  tripOf,
  type Action,
  type Cell,
  type Event,
  type PowerUp,
  type Segment,
  type View,
} from '../rules/index.ts';

export type FutureMobilityTable = Table<View, Action, Event>;

/**
 * What this screen is for now: `plan` my turn · `ahead` somebody else's, and I may sketch mine · `jam`, `carpool`, `discard` I am asked ·
 * `wait` nothing to do · `watch` looking on or back.
 */
export type Role = 'plan' | 'ahead' | 'jam' | 'carpool' | 'discard' | 'wait' | 'watch';

export function roleOf({ me, toAct, view, viewer, mode, players }: FutureMobilityTable): Role {
  if (mode !== 'play' || viewer === 'observer') return 'watch';
  if (me !== undefined && toAct.includes(me)) {
    if (view.phase === 'plan') return 'plan';
    // Who has no choice is answered for by the table and need not be shown a question.
    if (view.phase === 'window') return jamTargets(view).length > 0 && !isMoot(view) ? 'jam' : 'wait';
    if (view.phase === 'carpool') return view.hand.includes('carpool') ? 'carpool' : 'wait';
    return 'discard';
  }
  // At a shared screen the others would see the plan.
  const alone = players.filter(({ kind }) => kind === 'person').length === 1;
  return alone && view.turn !== viewer && hasTurn(view, viewer) ? 'ahead' : 'wait';
}

/** Whose turn the screen shows: looking back, the one that is looked at, although the next one is on turn after it. */
export function shownTurn({ mode, news, view }: Pick<FutureMobilityTable, 'mode' | 'news' | 'view'>): number {
  return (mode === 'replay' ? news.at(-1)?.seat : undefined) ?? view.turn;
}

/** Has the viewer not ended a turn yet? */
export function isFirstTurn({ deeds, viewer, turn, phase }: View): boolean {
  const mine = deeds.filter(({ seat }) => seat === viewer).length;
  return mine - (turn === viewer && phase !== 'over' ? 1 : 0) <= 0;
}

/** Whose turn it is has the last one of the round. */
export function isLastOfRound({ turn, first, seats }: View): boolean {
  return (turn + 1) % seats === first;
}

/** Somebody has reached the target: a turn now is one's last, and cards for later are worth nothing. */
export function isLastRound({ scores }: Pick<View, 'scores'>): boolean {
  return scores.some((score) => score >= TARGET);
}

/** What goes after one's last turn: nothing but jams can still be played, on those who travel later. */
export function lastDiscard({ hand }: Pick<View, 'hand'>): readonly PowerUp[] {
  const [jams, others] = [true, false].map((jam) => hand.filter((card) => (card === 'trafficJam') === jam));
  return inOrder([...jams!, ...others!].slice(HAND_LIMIT).filter(isPowerUp));
}

/** Who has a turn in this round after the one that is on turn. */
export function stillToPlay({ turn, first, seats }: Pick<View, 'turn' | 'first' | 'seats'>): readonly number[] {
  const place = (turn - first + seats) % seats;
  return Array.from({ length: seats - 1 - place }, (_, after) => (turn + 1 + after) % seats);
}

/** Will this seat be on turn again after the one that is? */
function hasTurn(view: View, seat: number): boolean {
  return !isLastRound(view) || stillToPlay(view).includes(seat);
}

/** Whether a jam would change nothing: a carpool lifts it, and nobody drives after this trip. */
export function isMoot(view: View): boolean {
  const { announced, scores, turn } = view;
  if (!announced?.carpool || !isLastOfRound(view)) return false;
  return isLastRound({ scores: scores.with(turn, scores[turn]! + scoreTrip(view, announced).total) });
}

/** Stars on the trips: each brings a card, up to the last turn of all. */
export function starsIn(segments: readonly Segment[] = []): number {
  return segments.filter(({ trip }) => tripOf(trip).star).length;
}

/** Points that a good turn brings. */
const GOOD_TURN = 12;

/** What a seat lacks of the target, where a good turn could bring it. */
export function withinReach({ scores }: Pick<View, 'scores'>, seat: number): number | undefined {
  const missing = TARGET - scores[seat]!;
  return missing > 0 && missing <= GOOD_TURN ? missing : undefined;
}

/** Who could reach the target in the last turn of a round, so that nobody has another one; nobody where the last round has come anyway. */
export function endsAtOnce({ scores, first, seats }: View): number | undefined {
  const seat = (first + seats - 1) % seats;
  return !isLastRound({ scores }) && withinReach({ scores }, seat) !== undefined ? seat : undefined;
}

/** What became of the viewer's last trip if others put jams on it that took points: what it brought, what it would have, and who did it. */
export function myTripJammed(
  view: View,
): { readonly points: number; readonly promised: number; readonly seats: readonly number[] } | undefined {
  const travelled = view.phase === 'over' || view.phase === 'discard';
  const under = view.turn === view.viewer && !travelled ? view.deeds.length - 1 : view.deeds.length;
  const at = view.deeds.slice(0, under).findLastIndex(({ seat }) => seat === view.viewer);
  const { trip, jams } = view.deeds[at] ?? {};
  if (!trip || !jams || jams.length === 0) return undefined;
  // Jams stay where they are: those of earlier turns lay there when the trip was announced.
  const markers = view.markers.map((set) => set & ~BIT.trafficJam);
  for (const { cell } of view.deeds.slice(0, at).flatMap((deed) => deed.jams)) markers[cell]! |= BIT.trafficJam;
  const promised = scoreTrip({ markers, options: view.options }, trip).total;
  const points = view.gains[at]!;
  return points < promised ? { points, promised, seats: [...new Set(jams.map(({ seat }) => seat))] } : undefined;
}

/** Where the viewer could put a jam now. */
export function jamTargets(view: View): readonly Cell[] {
  if (!view.announced || !view.hand.includes('trafficJam') || view.supply.trafficJam === 0) return [];
  return jammable(view.announced.segments, view.markers);
}
