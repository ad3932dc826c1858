/** A turn in words: what is told, and in which order, is the same in every language; the words are not. */
import {
  AVOID_BONUS,
  tripOf,
  type Cell,
  type Event,
  type Mode,
  type PowerUp,
  type Score,
  type ShiftCard,
  type TripId,
} from '../rules/index.ts';

/** The words for what can happen in a turn. Who takes it stands before, by name or as *you*: no verb goes by the person. */
export interface TurnWords {
  list(items: readonly string[]): string;
  /** Between one thing and the next. */
  readonly next: string;
  points(count: number): string;
  recovers(card: PowerUp): string;
  lays(card: ShiftCard, cells: readonly Cell[]): string;
  trip(id: TripId): string;
  /** Without the card where room is short. */
  avoids(card: PowerUp | undefined, trips: string): string;
  travels(mode: Mode, electric: boolean, stops: readonly Cell[]): string;
  /** Without a full stop: what came of it follows. Without a name: who reads it did. */
  jams(name: string | undefined, cell: Cell): string;
  /** Jams on the way took so many points. */
  lost(points: number, jams: number): string;
  /** They took none. */
  readonly lifted: string;
  stars(count: number): string;
  discarded(cards: readonly PowerUp[]): string;
  readonly lastRound: string;
  won(event: Extract<Event, { type: 'won' }>, name: (seat: number) => string): string;
  /** "+8 for trips avoided". */
  avoided(points: number): string;
  /** "+6 on foot"; `jam`: what came of jams on the way. */
  gained(points: number, mode: Mode, electric: boolean, jam: 'none' | 'lost' | 'lifted'): string;
}

/** Trips that are told together with the card that avoids them, where room is short. */
const BESIDE_CARD = 2;

/** `short`: for the row below the trips. */
export function tellTurn(
  events: readonly Event[],
  name: (seat: number) => string,
  words: TurnWords,
  short = false,
  me?: number,
): readonly string[] {
  const did: string[] = [];
  const jammed: string[] = [];
  const then: string[] = [];
  const avoided = events.flatMap((told) => (told.type === 'avoided' ? told.trips : []));
  let gained: number | undefined;
  let jam = '';
  for (const told of events) {
    if (told.type === 'recovered') did.push(words.recovers(told.card));
    if (told.type === 'laid') did.push(words.lays(told.card, told.cells));
    if (told.type === 'avoided') {
      const card = short && told.trips.length > BESIDE_CARD ? undefined : told.card;
      did.push(words.avoids(card, avoidedIn(told.trips, avoided.length === 1, words)));
      gained = (gained ?? 0) + told.points;
    }
    if (told.type === 'announced') {
      const stops = [told.segments[0]!.route[0]!, ...told.segments.map(({ route }) => route.at(-1)!)];
      did.push(words.travels(told.segments[0]!.mode, told.electric ?? false, stops));
    }
    // One's own begins the sentence.
    if (told.type === 'jammed' && told.seat === me) jammed.unshift(words.jams(undefined, told.cell));
    else if (told.type === 'jammed') jammed.push(words.jams(name(told.seat), told.cell));
    if (told.type === 'scored') {
      gained = (gained ?? 0) + told.score.total;
      jam = jamIn(told.score, words);
    }
    if (told.type === 'drew' && told.why === 'star') then.push(words.stars(told.count));
    if (told.type === 'discarded') then.push(words.discarded(told.cards));
    if (told.type === 'lastRound') then.push(words.lastRound);
    if (told.type === 'won') return [words.won(told, name)];
  }
  if (did.length === 0) return then;
  const begun = did.join(words.next);
  const points = gained === undefined ? '' : `: ${words.points(gained)}${jam}`;
  const causes = jammed.length > 0 ? `. ${words.list(jammed)}` : '';
  // In the row a name stands before it.
  const opening = short ? begun : begun.charAt(0).toUpperCase() + begun.slice(1);
  return [`${opening}${causes}${points}.`, ...(then.length > 0 ? [then.join(' ')] : [])];
}

/** Which trips, and what each brought; `alone`: it is all that the turn brought, which is told anyway. */
function avoidedIn(trips: readonly TripId[], alone: boolean, { list, trip }: TurnWords): string {
  if (alone) return trip(trips[0]!);
  return list(trips.map((id) => `${trip(id)}\u00A0+${tripOf(id).points + AVOID_BONUS}`));
}

/** What a jam or a carpool did to the points; nothing without a jam. */
function jamIn(score: Score, words: TurnWords): string {
  if (score.jams === 0) return '';
  return score.lifted ? words.lifted : words.lost(lostIn(score), score.jams);
}

/** No more than there was to lose. */
export function lostIn({ segments, total }: Score): number {
  return segments.reduce((sum, { points, bonus }) => sum + points + bonus, 0) - total;
}

export function briefTurn(events: readonly Event[], words: TurnWords): string {
  const announced = events.find((told) => told.type === 'announced');
  const scored = events.find((told) => told.type === 'scored');
  const avoided = events.filter((told) => told.type === 'avoided');
  if (avoided.length > 0) return words.avoided(avoided.reduce((sum, told) => sum + told.points, 0));
  if (!announced || !scored) return '';
  const { total, jams, lifted } = scored.score;
  const jam = jams === 0 ? 'none' : lifted ? 'lifted' : 'lost';
  return words.gained(total, announced.segments[0]!.mode, announced.electric ?? false, jam);
}
