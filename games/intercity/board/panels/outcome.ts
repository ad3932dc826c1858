/** The result: who won with what, how far everybody got, and the game in figures, from the public record of the play. */
import type { Seat } from '@stellwerk/kernel';
import type { Figure, Outcome, Turn } from '@stellwerk/toolkit/screen.ts';
import { createElement } from 'react';
import {
  fieldsLeft,
  freshPosition,
  goalOf,
  JOKER,
  passengersOf,
  roundsOf,
  seatOf,
  seatOfTeam,
  siblingOf,
  START_CARDS,
  taskCard,
  teamOf,
  teamTimes,
  type Event,
  type Passenger,
  type Position,
  type Team,
  type View,
} from '../../rules/index.ts';
import { winnerOf as contestWinner } from '../../texts/turns.ts';
import { letter, stationName } from '../../texts/words.ts';
import type { Speech } from '../choosing/say.ts';
import { pictureAfter, pictureOf } from '../map/playback.ts';
import type { InterCityTable } from '../table.ts';
import { Bars, type Way } from './Bars.tsx';
import { rowsOf } from './Duel.tsx';

/** Fields to go of a team after a turn; after turn 0 at the start. */
export const leftAfter = ({ record, teams }: View, turn: number, team: Team): number =>
  record.left[turn * teams + team] ?? record.left.at(team - teams) ?? 0;

const turnsOf = ({ record, teams }: View): number => Math.max(0, record.left.length / teams - 1);

/** In which round a turn was: people count their own turns, not everybody's. */
const roundOf = ({ teams }: View, turn: number): number => Math.max(1, Math.ceil(turn / teams));

/** Whose turn it was. */
export const teamOfTurn = ({ active, turn, teams }: View, which: number): Team =>
  (((active - (turn - which)) % teams) + teams) % teams;

/** The turn from which on the winner was ahead of everybody, up to the end. */
export function turningPoint(view: View): number {
  const { winner, teams } = view;
  const rivals = Array.from({ length: teams }, (_, team) => team).filter((team) => team !== winner);
  let turn = turnsOf(view);
  const leads = (at: number): boolean =>
    rivals.every((team) => leftAfter(view, at, winner) < leftAfter(view, at, team));
  while (turn > 1 && leads(turn - 1)) turn--;
  return turn;
}

/** Fields that a team's later passenger is expected to need, as in the rows while playing, after each turn of the line. */
export function expectedAfter(view: View, team: Team, turns: readonly Turn[]): readonly number[] {
  let position: Position = freshPosition(view, view.seats, view.teams, view.starts, view.tasks);
  return turns.map((turn) => {
    const picture = pictureAfter(pictureOf(position), turn.events as readonly Event[]);
    position = { ...position, ...picture, turn: numberOf(turn) };
    return teamTimes(position, team)[1];
  });
}

/** How far a team was expected to be from home before each of its own turns and after it. */
export function turnsOfTeam(view: View, team: Team, turns: readonly Turn[]) {
  const expected = expectedAfter(view, team, turns);
  return turns.flatMap((each, index) => {
    const turn = numberOf(each);
    const [before, after] = [expected[index - 1], expected[index]!];
    if (turn === 0 || teamOfTurn(view, turn) !== team || before === undefined) return [];
    return before < Infinity && after < Infinity ? [{ turn, before, after, step: each.to }] : [];
  });
}

function teamsOf({ teams, seats }: View, seat: number): readonly Team[] {
  return Array.from({ length: teams }, (_, team) => team).filter((team) => team % seats === seat);
}

/** The better pair of a seat. */
function bestTeam(view: View, seat: number): Team {
  return teamsOf(view, seat).reduce((best, team) =>
    view.winner === team || leftAfter(view, turnsOf(view), team) < leftAfter(view, turnsOf(view), best) ? team : best,
  );
}

export function outcomeOf({ players, viewer, result }: InterCityTable, speech: Speech): Outcome | undefined {
  const { words, view, name, you } = speech;
  const { outcome: say } = words.screen;
  if (!result || view.winner < 0) return undefined;
  const seat = seatOfTeam(view, view.winner);
  const [first, second] = view.arrivals.filter((passenger) => teamOf(passenger) === view.winner);
  const goal = (passenger: number): string => stationName(taskCard(view, view.task[passenger]!).goal);
  const ranks = players
    .map((player) => ({ ...player, team: bestTeam(view, player.seat) }))
    .map((player) => ({ ...player, left: player.team === view.winner ? 0 : leftOf(view, player.team) }))
    .sort((a, b) => Number(b.team === view.winner) - Number(a.team === view.winner) || a.left - b.left);
  const longest = longestWay(view);
  const next = ranks[1];
  const turning = turningPoint(view);
  const rival = rivalAtOnce(view);
  const pair = rival === undefined ? undefined : commonRide(view, rival);
  const atOnce = sayAtOnce(speech);
  return {
    key: 'over',
    head: {
      ask: seat === you ? say.you : say.wins(name(seat)),
      so: say.so(roundOf(view, view.turn), goal(first!), goal(second!)),
      rule: 'goal',
    },
    poster: say.wins(name(seat)),
    rows: ranks.map((player) => ({
      seat: player.seat,
      figure: player.left === 0 ? say.atGoal : say.missing(player.left),
      note: createElement(Bars, {
        speech,
        colour: player.colour,
        ways: waysOf(view, player.team, longest),
      }),
    })),
    decided:
      atOnce !== undefined
        ? [atOnce]
        : [
            sayDecided(speech, seat, turning),
            ...(next ? [next.seat === you ? say.closeYou(next.left) : say.close(name(next.seat), next.left)] : []),
          ],
    figures: (turns) => [
      ...(pair ? frontSeatFigure(speech, turns, pair) : []),
      ...lastCardFigure(speech, turns),
      ...figuresOf(speech, turns, turning, typeof viewer === 'number' ? viewer : seat),
    ],
    course: (turns) => courseOf(speech, players.length, turns),
  };
}

function sayDecided({ words, view, name, you }: Speech, seat: Seat, turning: number): string {
  const { outcome: say } = words.screen;
  if (turning >= turnsOf(view)) return seat === you ? say.decidedLateYou : say.decidedLate(name(seat));
  const round = roundOf(view, turning);
  return seat === you ? say.decidedYou(round) : say.decided(name(seat), round);
}

/** Two came home in the same step: the front seat of their train decided, else who comes first in turn order. */
export function sayAtOnce({ words, view, name, you }: Speech): string | undefined {
  const { outcome: say } = words.screen;
  const rival = rivalAtOnce(view);
  if (rival === undefined) return undefined;
  const seat = seatOfTeam(view, view.winner);
  const pair = commonRide(view, rival);
  if (!pair) return seat === you ? say.atOnceYou : say.atOnce(name(seat));
  const goal = stationName(goalOf(view, pair[0]));
  return seat === you ? say.sameTrainYou(goal) : say.sameTrain(goal, name(seat));
}

/** Somebody else who came home in the step that ended the game. */
const rivalAtOnce = ({ arrivals, seats, winner }: View): Team | undefined =>
  [...new Set(arrivals.map(teamOf))].find(
    (team) =>
      team % seats !== winner % seats && arrivals.filter((passenger) => teamOf(passenger) === team).length === 2,
  );

/** The last passengers of the winner and of a rival, if one train brought both home: front seats arrive right before rear ones. */
function commonRide(view: View, rival: Team): readonly [Passenger, Passenger] | undefined {
  const { arrivals, winner } = view;
  const last = (team: Team): number => arrivals.findLastIndex((passenger) => teamOf(passenger) === team);
  const [front, rear] = [arrivals[last(winner)]!, arrivals[last(rival)]!];
  const isCommon = last(rival) === last(winner) + 1 && goalOf(view, front) === goalOf(view, rear);
  return isCommon ? [front, rear] : undefined;
}

/** How the two of a common ride home last rolled for its front seat. */
function frontSeatFigure(
  { words, view, name, you }: Speech,
  turns: readonly Turn[],
  [front, rear]: readonly [Passenger, Passenger],
): readonly Figure[] {
  const { outcome: say } = words.screen;
  const isTheirs = (event: Event): event is Extract<Event, { type: 'fight' }> =>
    event.type === 'fight' && [front, rear].includes(event.demander) && [front, rear].includes(event.defender);
  const turn = turns.findLast(({ events }) => (events as readonly Event[]).some(isTheirs));
  const fight = (turn?.events as readonly Event[] | undefined)?.findLast(isTheirs);
  // A card may have changed seats since.
  if (!turn || !fight || contestWinner(fight) !== front) return [];
  const [a, b] = rowsOf(fight)
    .toSorted((one) => (one.passenger === front ? -1 : 1))
    .map(({ sum }) => sum) as [number, number];
  const [round, seat] = [roundOf(view, numberOf(turn)), seatOf(view, front)];
  const value = seat === you ? say.frontForYou(round, a, b) : say.frontFor(round, a, b, name(seat));
  return [{ label: say.frontSeat, value, step: turn.to }];
}

/** What a card of the last two rounds did is part of how it ended. */
function lastCardFigure({ words, view, name }: Speech, turns: readonly Turn[]): readonly Figure[] {
  const { outcome: say } = words.screen;
  const isPlayed = ({ type }: Event): boolean => type === 'played';
  const turn = turns.slice(-2 * view.teams).findLast(({ events }) => (events as readonly Event[]).some(isPlayed));
  const card = (turn?.events as readonly Event[] | undefined)?.findLast(isPlayed);
  const told = card && words.event(card, name, view);
  if (!turn || !told) return [];
  return [
    { label: say.card, value: say.cardValue(roundOf(view, numberOf(turn)), told.replace(/\.$/, '')), step: turn.to },
  ];
}

const leftOf = (view: View, team: Team): number => fieldsLeft(view, 2 * team) + fieldsLeft(view, 2 * team + 1);

/** From where to where, as far as it is known. */
function journeyOf(view: View, passenger: Passenger): string {
  const from = stationName(START_CARDS[view.starts[teamOf(passenger)]!]![passenger % 2]!);
  const task = view.task[passenger]!;
  if (task === 0) return from;
  const { via, goal } = taskCard(view, task);
  return [from, stationName(via), stationName(goal)].join(' – ');
}

/** The longest way that any passenger had before it, at the start or now. */
function longestWay(view: View): number {
  const start = freshPosition(view, view.seats, view.teams, view.starts, view.tasks);
  const ways = view.place.flatMap((_, passenger) => [fieldsLeft(start, passenger), fieldsLeft(view, passenger)]);
  return Math.max(1, ...ways);
}

/** Of both passengers of a team, A first: who has no ticket is on the journey that is left. */
export function waysOf(view: View, team: Team, longest = longestWay(view)): readonly Way[] {
  return [2 * team, 2 * team + 1]
    .map((passenger): Way => {
      const left = fieldsLeft(view, passenger);
      const other = view.task[siblingOf(passenger)]!;
      const task = view.task[passenger] || (other > 0 ? 3 - other : 1 + (passenger % 2));
      return { letter: letter(task), left, done: (longest - left) / longest, journey: journeyOf(view, passenger) };
    })
    .toSorted((a, b) => a.letter.localeCompare(b.letter));
}

/** The number of a turn of the line; 0 before the first. */
const numberOf = ({ events }: Turn): number =>
  (events as readonly Event[]).find((event) => event.type === 'turn')?.turn ?? 0;

function figuresOf(
  { words, view, name, you }: Speech,
  turns: readonly Turn[],
  turning: number,
  seat: number,
): readonly Figure[] {
  const stepOf = (which: number): number | undefined => turns.find((turn) => numberOf(turn) === which)?.to;
  const { outcome: say } = words.screen;
  const own = teamsOf(view, seat)
    .flatMap((team) => turnsOfTeam(view, team, turns))
    .sort((a, b) => b.before - b.after - (a.before - a.after));
  const sayTurn = (label: string, one: (typeof own)[number] | undefined): readonly Figure[] => {
    if (!one) return [];
    const [before, after] = [roundsOf(view, one.before), one.after > 0 ? roundsOf(view, one.after) : 0];
    return [{ label, value: say.turnValue(roundOf(view, one.turn), before, after), step: one.step }];
  };
  const { thrown, carried } = view.record;
  const dice = thrown.slice(6 * seat, 6 * seat + 6);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const mine = passengersOf(view, seat);
  const carriedBy = (passenger: number, by: number): number => carried[passenger * view.seats + by] ?? 0;
  const seats = Array.from({ length: view.seats }, (_, each) => each);
  const forMe = sum(
    mine.flatMap((passenger) => seats.filter((by) => by !== seat).map((by) => carriedBy(passenger, by))),
  );
  const forOthers = sum(view.place.map((_, passenger) => (mine.includes(passenger) ? 0 : carriedBy(passenger, seat))));
  const whose = seatOfTeam(view, teamOfTurn(view, turning));
  return [
    {
      label: say.turning,
      value:
        whose === you ? say.turningYou(roundOf(view, turning)) : say.turningValue(roundOf(view, turning), name(whose)),
      step: stepOf(turning),
    },
    ...sayTurn(say.best, own[0]),
    ...sayTurn(say.worst, own.length > 1 ? own.at(-1) : undefined),
    { label: say.dice, value: say.diceValue(dice[JOKER]!, sum(dice)) },
    { label: say.others, value: say.othersValue(forMe) },
    { label: say.mine, value: say.mineValue(forOthers) },
  ];
}

/** Fields to go of every player's better pair, after each turn of the line. */
function courseOf({ words, view }: Speech, seats: number, turns: readonly Turn[]) {
  const after = turns.map(numberOf);
  return {
    label: words.screen.outcome.course,
    values: Array.from({ length: seats }, (_, seat) =>
      after.map((turn) => Math.min(...teamsOf(view, seat).map((team) => leftAfter(view, turn, team)))),
    ),
  };
}
