/**
 * What the persons at a table decide together: to end without a result or to take a turn back, all of those present; a bot for somebody away,
 * most of them. Whose seat a bot has taken over has no vote. Motions are part of the room's document, so they outlive the server that heard of them.
 */
import type { Seat } from '@stellwerk/kernel';
import type { Motion } from '@stellwerk/tables/wire';
import type { Guest, RoomDoc } from './room-doc.ts';

type Subject = Pick<Motion, 'motion' | 'seat'>;
/** The play, as far as it is known here. */
export interface Turns {
  /** How many entries led to a seat's last turn; undefined if it has none. */
  lastTurn(seat: Seat): number | undefined;
  readonly length: number;
}
export interface Carried extends Subject {
  /** The person who claims the seat. */
  readonly guest?: Guest;
  /** How many entries led to the turn that is to be taken back. */
  readonly to?: number;
}
export interface OpenMotion extends Carried {
  readonly votes: [Seat, boolean][];
  of: readonly Seat[];
  until: number;
  /** How long the log was when it was asked to take a turn back: who knows less of it can't tell whether the turn is still the last. */
  readonly known?: number;
  /** Only the one whose seat is claimed is asked so far. */
  asksHolder?: boolean;
}

/** Silence is no. */
const OPEN_MS = 60_000;
/** So long a person is asked whether their seat is to go to another device. */
const CLAIM_MS = 30_000;

/** The motion, if this vote carries it. */
export function vote(
  doc: RoomDoc,
  subject: Subject,
  seat: Seat,
  yes: boolean,
  present: readonly Seat[],
  now: number,
): Carried | undefined {
  const open = (doc.motions ??= []);
  let motion = open.find((each) => each.motion === subject.motion && each.seat === subject.seat);
  if (!motion) {
    if (!yes) return undefined;
    open.push((motion = { ...subject, votes: [], of: [], until: now + OPEN_MS }));
  }
  motion.votes.splice(0, motion.votes.length, ...motion.votes.filter(([each]) => each !== seat), [seat, yes]);
  return decide(doc, motion, present) ? motion : undefined;
}

/** Somebody asks to take their last turn back; false if there is none, the question is another's, or a reaction is asked for. */
export function askRewind(
  doc: RoomDoc,
  about: Seat | undefined,
  seat: Seat,
  turns: Turns | undefined,
  now: number,
): boolean {
  if (doc.motions?.some((each) => each.motion === 'rewind' && each.seat === about)) return true;
  const to = about === seat ? turns?.lastTurn(seat) : undefined;
  if (to === undefined) return false;
  (doc.motions ??= []).push({
    motion: 'rewind',
    seat,
    to,
    known: turns!.length,
    votes: [],
    of: [],
    until: now + OPEN_MS,
  });
  return true;
}

/** Turns that all have agreed to take back, and whether there are motions that the play has overtaken. */
export function rewinds({ motions = [] }: RoomDoc, turns: Turns) {
  const open = motions.filter(({ motion }) => motion === 'rewind');
  const valid = open.filter((each) => !isOvertaken(each, turns));
  return {
    agreed: valid.filter((each) => counted(each, true).length === each.of.length),
    overtaken: valid.length < open.length,
  };
}

/** The seat has had another turn. A motion about what this node has not heard of yet, or not to the end, waits for it. */
const isOvertaken = ({ motion, seat, to, known = to! + 1 }: OpenMotion, turns: Turns): boolean =>
  motion === 'rewind' && turns.length >= known && turns.lastTurn(seat!) !== to;

export function dropOvertaken(doc: RoomDoc, turns: Turns | undefined): void {
  if (!doc.motions || !turns) return;
  doc.motions = doc.motions.filter((each) => !isOvertaken(each, turns));
}

/** Others have a vote than before: the motions that are carried by that. */
export function review(
  doc: RoomDoc,
  presentFor: (motion: Motion['motion'], seat: Seat | undefined) => readonly Seat[],
): readonly Carried[] {
  return (doc.motions ?? []).filter(
    (each) => each.motion !== 'seat' && decide(doc, each, presentFor(each.motion, each.seat)),
  );
}

/** Somebody says that the seat is theirs, from another device: its person is asked, and after silence the others. */
export function claim(doc: RoomDoc, seat: Seat, guest: Guest, now: number): void {
  if (askedFor(doc, seat)) return;
  const motion = { motion: 'seat' as const, seat, guest: { ...guest }, votes: [], of: [seat], until: now + CLAIM_MS };
  (doc.motions ??= []).push({ ...motion, asksHolder: true });
}

/** Whom a claim of the seat waits for. */
export function askedFor({ motions }: RoomDoc, seat: Seat | undefined): readonly Seat[] | undefined {
  return motions?.find((each) => each.motion === 'seat' && each.seat === seat)?.of;
}

/** What nobody has decided in time ends, or goes on to the others. */
export function passTime(doc: RoomDoc, now: number, others: (seat: Seat) => readonly Seat[]): void {
  for (const motion of doc.motions ?? []) {
    if (motion.until > now) continue;
    const of = motion.asksHolder ? others(motion.seat!) : [];
    if (of.length === 0) end(doc, motion);
    else Object.assign(motion, { of, until: now + OPEN_MS, asksHolder: false });
  }
}

function decide(doc: RoomDoc, motion: OpenMotion, present: readonly Seat[]): boolean {
  motion.of = present;
  const byAll = motion.motion === 'abandon' || motion.motion === 'rewind';
  const needed = byAll ? present.length : Math.floor(present.length / 2) + 1;
  const [ayes, noes] = [true, false].map((vote) => counted(motion, vote).length);
  const carried = present.length > 0 && ayes! >= needed;
  // That a turn shall be taken back is kept until it has been.
  const done = carried && motion.motion !== 'rewind';
  if (done || noes! > present.length - needed || present.length === 0) end(doc, motion);
  return carried;
}

function counted({ votes, of }: OpenMotion, vote: boolean): readonly Seat[] {
  return of.filter((each) => votes.some(([seat, yes]) => seat === each && yes === vote));
}

function end(doc: RoomDoc, motion: OpenMotion): void {
  doc.motions = doc.motions!.filter((each) => each !== motion);
}

export function motionsShown({ motions }: RoomDoc): readonly Motion[] {
  return (motions ?? []).map((each) => {
    const { motion, seat, guest, of, until } = each;
    return {
      motion,
      ...(seat !== undefined && { seat }),
      ...(guest && { name: guest.name }),
      yes: counted(each, true),
      no: counted(each, false),
      of,
      until,
    };
  });
}
