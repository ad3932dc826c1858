/** A room as everybody at it sees it, and as a line of the lists. Persons are names here; their ids stay inside. */
import { makeSeed, type PlayHead, type Seat } from '@stellwerk/kernel';
import { playersOf } from '@stellwerk/tables';
import type { OutdatedPlay, RoomShown, SeatShown, TableRow, Yours } from '@stellwerk/tables/wire';
import { motionsShown } from './motions.ts';
import { signOf } from './ids.ts';
import type { DocSeat, RoomDoc } from './room-doc.ts';
import type { RunningPlay } from './running-play.ts';

/** What is not stored with the room. */
interface Now {
  readonly host: Seat | undefined;
  readonly relieved: readonly Seat[];
  readonly watchers: number;
  readonly watching: readonly string[];
  /** The last play, if its rules are no longer there. */
  readonly outdated: PlayHead | undefined;
  /** Of the play that runs. */
  readonly seal: string | undefined;
  awaySince(person: string): number | undefined;
}

export function roomShown(doc: RoomDoc, now: Now): RoomShown {
  const { host, watchers, watching } = now;
  const { starting } = doc;
  const luck = starting ? starting.luck.map(([seat]) => seat) : doc.luck;
  const motions = motionsShown(doc);
  const next = doc.next?.map(({ name }) => name) ?? [];
  return {
    table: doc.id,
    code: doc.code ?? '',
    phase: starting ? 'starting' : doc.phase,
    game: doc.game,
    options: doc.options,
    clock: doc.clock,
    reaction: doc.reaction,
    public: doc.public,
    watch: doc.watch,
    ...(doc.hints === false && { hints: false as const }),
    seats: doc.seats.map((each, seat) => seatShown(doc, each, seat, now)),
    ...(host !== undefined && { host }),
    watchers,
    ...(watching.length > 0 && { watching }),
    ...(next.length > 0 && { next }),
    commitment: now.seal ?? makeSeed(Buffer.from(doc.secret, 'hex')).commitment,
    ...(starting && { startsAt: starting.at }),
    ...(luck && { luck }),
    play: doc.play,
    ...(doc.result && { result: doc.result }),
    ...(doc.abandoned && { abandoned: true as const }),
    ...(now.outdated && { outdated: outdatedShown(now.outdated) }),
    ...(motions.length > 0 && { motions }),
    ...(Object.keys(doc.wins).length > 0 && { wins: doc.wins }),
  };
}

export function playersShown(head: PlayHead): OutdatedPlay['players'] {
  return playersOf(head).map(({ seat: _, ...player }) => player);
}

function outdatedShown(head: PlayHead): OutdatedPlay {
  return { game: head.game, rules: head.rules, players: playersShown(head) };
}

function seatShown(doc: RoomDoc, each: DocSeat, seat: Seat, now: Now): SeatShown {
  const { kind, name, colour, level, ready, again, person } = each;
  const away = person === undefined ? undefined : now.awaySince(person);
  return {
    kind,
    colour,
    ...(name !== undefined && { name }),
    ...(person !== undefined && { who: signOf(person) }),
    ...(level && { level }),
    ...(kind === 'person' && { ready: ready ?? true }),
    ...(away !== undefined && { awaySince: away }),
    ...(now.relieved.includes(seat) && { relieved: true as const }),
    ...(doc.phase === 'over' && again !== undefined && { again }),
  };
}

/** A line of the lists from what is stored alone. */
export function rowOf(doc: RoomDoc, watchers = 0): TableRow {
  const winners = doc.phase === 'over' ? doc.result?.winners.map((seat) => doc.seats[seat]?.name ?? 'Bot') : undefined;
  const persons = doc.seats.filter(({ kind }) => kind === 'person');
  return {
    table: doc.id,
    game: doc.game,
    phase: doc.phase,
    names: persons.map(({ name }) => name!),
    seats: doc.seats.length,
    free: doc.seats.filter(({ kind }) => kind === 'free').length,
    clock: doc.clock,
    watch: doc.watch,
    watchers,
    updated: doc.updated,
    ...(doc.began !== undefined && { began: doc.began }),
    ...(winners && { winners }),
  };
}

/** A line of a person's own list: the seat at the table, and whether the one in the play is waited for. */
export function ownRow(row: TableRow, seat: Seat, running: RunningPlay | undefined, playing: Seat): TableRow {
  const plays = row.phase === 'playing' ? running : undefined;
  const relieved = plays?.relievedSeats.includes(playing) ?? false;
  const myTurn = !relieved && (plays?.waitsFor.includes(playing) ?? false);
  const until = myTurn ? plays!.deadline(playing) : undefined;
  const [awaited, another] = plays?.waitsFor ?? [];
  const alone = awaited !== undefined && another === undefined && awaited !== playing;
  return {
    ...row,
    seat,
    myTurn,
    ...(alone && { awaits: plays!.play.head.seats[awaited]!.name }),
    ...(relieved && { relieved }),
    ...(until !== undefined && Number.isFinite(until) && { until }),
  };
}

/** What one page alone is told: its seat, and for the host the links of invited seats. */
export function yours(doc: RoomDoc, seat: Seat | undefined, host: Seat | undefined): Yours {
  if (seat === undefined) return {};
  if (seat !== host) return { seat };
  const keys = doc.seats.flatMap(({ key }, index) => (key === undefined ? [] : [[index, key] as const]));
  return { seat, host: true, ...(keys.length > 0 && { keys: Object.fromEntries(keys) }) };
}
