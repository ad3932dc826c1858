/** The whole game in words: what decided it, and its figures. */
import type { Figure, Language, Turn } from '@stellwerk/toolkit/screen.ts';
import { type Event, MAX_CREDIT, OWN, type View } from '../../rules/index.ts';
import type { Who, Words } from '../../texts/words.ts';
import type { Layout } from '../map/geometry.ts';
import type { TransEuropaTable } from '../table.ts';
import { whoOf } from '../who.ts';
import {
  bestTurn,
  builtFor,
  givenAway,
  leads,
  luck,
  turningPoint,
  turnsTaken,
  type TurnTaken,
  worstTurn,
} from './figures.ts';
import { treeOf } from './trees.ts';

export interface Ending {
  readonly decided: readonly string[];
  /** By the turns of the log, so that the board can be looked at. */
  figures(turns: readonly Turn<Event>[]): readonly Figure[];
  readonly builtFor: readonly (readonly number[])[];
}

export function ending(
  layout: Layout,
  { view, players, you }: Pick<TransEuropaTable, 'view' | 'players' | 'you'>,
  words: Words,
  language: Language,
): Ending {
  const built = builtFor(layout, view.rounds, view.seats);
  const winners = winnersOf(view);
  const winner = winners[0]!;
  const foreign = (seat: number): number => sum(built[seat]!) - built[seat]![seat]!;
  const apart = decisive(view);
  const who = (seat: number) => whoOf({ players, you }, words, [seat]);
  const missed = (scored: View['rounds'][number], seat: number): readonly string[] =>
    scored.losses[seat]! < MAX_CREDIT
      ? treeOf(layout, scored, seat).missed.map(({ city }) => layout.map.cities[city]!.name[language])
      : [];
  const said = ({ seat, behind, rounds }: NonNullable<typeof apart>): string => {
    const numbers = rounds.map(({ round }) => round);
    const cities = rounds.length > 1 ? [] : missed(rounds[0]!, seat);
    return words.ending.apart(numbers, who(seat), who(winner).names, behind, cities);
  };
  const own = (seat: number): string => {
    const lost = view.rounds.map((_, index) => lostIn(view, index, seat));
    const worst = lost.indexOf(Math.max(...lost));
    return words.ending.own(view.rounds[worst]!.round, lost[worst]!, missed(view.rounds[worst]!, seat));
  };
  // Two sentences at most: somebody who is in none of them hears of the own game instead of the winner's.
  const isToldOf = you === undefined || you === winner || you === apart?.seat;
  return {
    decided:
      winners.length > 1
        ? sharing(view, winners, (seats) => whoOf({ players, you }, words, seats), you, words)
        : [
            ...(apart ? [said(apart)] : []),
            ...(!isToldOf
              ? [own(you)]
              : foreign(winner) > 0
                ? [words.ending.foreign(who(winner), foreign(winner))]
                : []),
          ],
    figures: (turns) => figuresOf(layout, view, words, who, winner, foreign, built, turns),
    builtFor: built,
  };
}

/** The most credit wins, and equals share the victory. */
function winnersOf({ credits }: Pick<View, 'credits'>): readonly number[] {
  const most = Math.max(...credits);
  return [...credits.keys()].filter((seat) => credits[seat] === most);
}

/** Who shares the victory, with how much, and in which round they came level. */
function sharing(
  view: View,
  winners: readonly number[],
  who: (seats: readonly number[]) => Who,
  you: number | undefined,
  words: Words,
): string[] {
  const level = levelling(view);
  return [
    words.ending.shared(who(winners), view.credits[winners[0]!]!),
    level
      ? words.ending.level(
          level.round,
          level.lost
            .toSorted((a, b) => Number(b.seat === you) - Number(a.seat === you))
            .map(({ seat, points }) => ({ who: who([seat]), points })),
        )
      : words.ending.even(who(winners), view.rounds.length),
  ];
}

type Course = Pick<View, 'rounds' | 'credits' | 'startCredit'>;

/** Points that a round took from somebody: what is gone can't be lost again, however much was missing. */
export function lostIn({ rounds, startCredit }: Course, index: number, seat: number): number {
  return (index === 0 ? startCredit : rounds[index - 1]!.credits[seat]!) - rounds[index]!.credits[seat]!;
}

/** The round in which the winners came level, and what each of them lost in it; none if they always were. */
export function levelling(view: Course) {
  const winners = winnersOf(view);
  const lost = (index: number) => winners.map((seat) => ({ seat, points: lostIn(view, index, seat) }));
  const last = view.rounds.findLastIndex((_, index) => new Set(lost(index).map(({ points }) => points)).size > 1);
  return last < 0 ? undefined : { round: view.rounds[last]!.round, lost: lost(last) };
}

/** A turn that brought somebody so many points nearer is worth telling: two rails of one's own bring two. */
const REMARKABLE = 3;

/** The rounds in which the one who came next lost the most credit against the winner, several if they cost the same. */
export function decisive(view: Course) {
  const { rounds, credits } = view;
  const most = Math.max(...credits);
  const winner = credits.indexOf(most);
  const next = Math.max(...credits.filter((credit) => credit < most));
  const lost = (index: number, seat: number): number => lostIn(view, index, seat);
  return [...credits.keys()]
    .filter((seat) => credits[seat] === next)
    .map((seat) => {
      const behind = rounds.map((_, index) => lost(index, seat) - lost(index, winner));
      const worst = Math.max(...behind);
      return { seat, winner, behind: worst, rounds: rounds.filter((_, index) => behind[index] === worst) };
    })
    .toSorted((a, b) => b.behind - a.behind)[0];
}

function figuresOf(
  layout: Layout,
  view: View,
  words: Words,
  who: (seat: number) => Who,
  winner: number,
  foreign: (seat: number) => number,
  built: readonly (readonly number[])[],
  turns: readonly Turn<Event>[],
): readonly Figure[] {
  const { ending: said } = words;
  const taken = turnsTaken(layout, view);
  const [turning, best, worst] = [turningPoint(taken, winner), bestTurn(taken), worstTurn(taken)];
  const step = (it: TurnTaken) => stepOf(turns, view, it);
  const other = (seat: number): Who | undefined => (view.seats === 2 ? who(1 - seat) : undefined);
  const gain = (it: TurnTaken): string =>
    said.gain(who(it.seat), it.round, it.turn, it.gains[it.seat]!, givenAway(it), other(it.seat));
  const fortunes = luck(layout, view.rounds).map((points, seat) => ({ who: who(seat), points }));
  const me = view.viewer;
  return [
    ...(turning
      ? [
          {
            label: said.turning,
            value: said.moment(
              who(turning.seat),
              turning.round,
              turning.turn,
              builtIn(turning, view, words),
              who(winner),
              leads(turning.credits, winner) ? undefined : leadOf(turning, winner),
            ),
            step: step(turning),
          },
        ]
      : []),
    ...(best && best.gains[best.seat]! >= REMARKABLE
      ? [{ label: said.best, value: gain(best), step: step(best) }]
      : []),
    ...(worst ? [{ label: said.worst, value: gain(worst), step: step(worst) }] : []),
    { label: said.luck, value: said.fortunes(fortunes) },
    ...(me === 'observer'
      ? []
      : [{ label: said.others(other(me)?.names), value: said.forMe(foreign(me), sum(built[me]!)) }]),
  ];
}

/** The step after which a turn lies on the map: rounds are told apart by the scoring that ends them. */
function stepOf(turns: readonly Turn<Event>[], { rounds }: View, { round, lines }: TurnTaken): number | undefined {
  const index = rounds.findIndex((scored) => scored.round === round);
  let ended = 0;
  return turns.find(({ events }) =>
    events.some((event) => {
      if (event.type === 'scored') ended++;
      return event.type === 'laid' && ended === index && event.line === lines[0];
    }),
  )?.to;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, it) => total + it, 0);

const PRIVATE = { own: true } as const;

/** What was built in a turn, in the words of the log. */
function builtIn({ round, seat, lines }: TurnTaken, view: View, words: Words): string {
  const { rails } = view.rounds.find((scored) => scored.round === round)!;
  const laid = lines.map((line): Event => ({ type: 'laid', seat, line, ...(rails[line]! >= OWN && PRIVATE) }));
  return words.turn(laid, String, view)[0]!;
}

function leadOf({ standing }: TurnTaken, winner: number): number {
  return standing[winner]! - Math.max(...standing.filter((_, seat) => seat !== winner));
}
