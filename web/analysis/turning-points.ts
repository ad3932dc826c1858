/** What an analysis has to tell, turn by turn of the log: the course of the chances, where it turned, and which turns cost most. */
import { largest, turningPoints, type Change } from '@stellwerk/bots';
import type { Seat } from '@stellwerk/kernel';
import type { Turn } from '@stellwerk/toolkit/screen.ts';
import type { AnalysisState, JudgedTurn } from './steps.ts';

type Known = readonly (number | undefined)[];

/** Each seat's chance after each turn; undefined where it has not been worked out yet. */
export function chancesBy(
  { marks, moments }: Pick<AnalysisState, 'marks' | 'moments'>,
  turns: readonly Turn[],
  seats: number,
): readonly Known[] {
  const found = new Map(moments.map(({ step, chances }) => [step, chances]));
  const known = turns.map(({ to }) => found.get(marks.findLast((step) => step <= to)!));
  return Array.from({ length: seats }, (_, seat) => known.map((chances) => chances?.[seat]));
}

/** Where a seat's chance changed most, and with which turns. */
export function pointsOf(state: AnalysisState, seat: Seat, turns: readonly Turn[]): readonly Change[] {
  const start = state.moments[0]?.chances[seat];
  const course = chancesBy(state, turns, seat + 1)[seat]!;
  if (start === undefined || !isWhole(course)) return [];
  return turningPoints([start, ...course]).map(({ at, by }) => ({ at: withChapter(at - 1, turns), by }));
}

const isWhole = (course: Known): course is readonly number[] => !course.includes(undefined);

/** What ends a round and deals the next one tells more than the last turn of the round, which it comes with. */
function withChapter(at: number, turns: readonly Turn[]): number {
  const next = turns[at + 1];
  const isChapter = next !== undefined && next.seat === undefined && next.from <= turns[at]!.to;
  return isChapter && at + 2 < turns.length ? at + 1 : at;
}

export type Dear = Change & JudgedTurn;

/** The turns of a seat in which another choice would have been worth most. */
export function dearTurns({ judged }: AnalysisState, seat: Seat, turns: readonly Turn[]): readonly Dear[] {
  return largest(
    judged.flatMap((each) => {
      const at = each.seat === seat ? turnOf(each, turns) : -1;
      return at < 0 ? [] : { ...each, at, by: each.lost };
    }),
  );
}

/** In how many decisions of a seat nothing was clearly better, and of how many. */
export function soundIn({ judged }: AnalysisState, seat: Seat): readonly [sound: number, all: number] {
  const own = judged.filter((each) => each.seat === seat);
  return [own.filter(({ lost }) => lost === 0).length, own.length];
}

/** What was decided in a turn: what of it cost most, else what can be told and mattered most. */
export function decidedIn({ judged }: AnalysisState, turn: number, turns: readonly Turn[]): JudgedTurn | undefined {
  const toldOf = ({ others }: JudgedTurn): number => others.filter(({ events }) => events.length > 0).length;
  const ahead = ({ played, others }: JudgedTurn): number => played.chance - (others[0]?.chance ?? played.chance);
  return judged
    .filter((each) => turnOf(each, turns) === turn)
    .toSorted((a, b) => b.lost - a.lost || toldOf(b) - toldOf(a) || ahead(b) - ahead(a))[0];
}

const turnOf = ({ seat, to }: JudgedTurn, turns: readonly Turn[]): number =>
  turns.findIndex((those) => those.seat === seat && those.from <= to && to <= those.to);

/** The one after the turn that is looked at, or before it; from one end on to the other. */
export function nextPoint(points: readonly Change[], at: number | undefined, direction: 1 | -1): Change | undefined {
  if (direction > 0) return points.find((point) => at !== undefined && point.at > at) ?? points[0];
  return points.findLast((point) => at === undefined || point.at < at) ?? points.at(-1);
}
