/** A finished game or competition in figures: what decided it, its turning point, its best and worst turn, and who was lucky. */
import type { Figure, Turn } from '@stellwerk/toolkit/screen.ts';
import {
  blocksOf,
  isStation,
  leaders,
  ownerOf,
  routeLabel,
  routesOf,
  scoreRoutes,
  seriesTotals,
  STRIDE,
  totals,
  valueOf,
  type Event,
  type Table,
  type View,
} from '../../rules/index.ts';
import { signed } from '../../texts/turns.ts';
import type { Name, Words } from '../../texts/words.ts';
import { placingTurns, playedTurns, seriesTurns, type PlayedTurn } from './history.ts';

/** A seat that is me has no name. */
export type Named = (seat: number) => string | undefined;

/** The route on which the winner was furthest ahead of the second, and the second of the winner. */
export function decidedBy(table: Table, words: Words, name: Named): string[] {
  const scores = scoreRoutes(table);
  const points = totals(scores, table.seats);
  const [first, second] = points.map((_, seat) => seat).sort((a, b) => points[b]! - points[a]!) as [number, number];
  const say = (a: number, b: number): string[] => {
    const lead = scores.map(({ victory }) => victory[a]! - victory[b]!);
    const best = scores[lead.indexOf(Math.max(...lead))]!;
    if (Math.max(...lead) <= 0) return [];
    const { label, commerce, victory } = best;
    return [words.outcome.ahead(label, name(a), name(b), [commerce[a]!, commerce[b]!], [victory[a]!, victory[b]!])];
  };
  return [...say(first, second), ...say(second, first)];
}

/** The game in which the winner of a competition was furthest ahead of the second, and the second of the winner. */
export function seriesDecidedBy(table: Table, words: Words, name: Named): string[] {
  const points = seriesTotals(table);
  const [first, second] = points.map((_, seat) => seat).sort((a, b) => points[b]! - points[a]!) as [number, number];
  const say = (a: number, b: number): string[] => {
    const lead = table.points.map((game) => game[a]! - game[b]!);
    const most = Math.max(...lead);
    const game = lead.indexOf(most);
    const [get, got] = [table.points[game]![a]!, table.points[game]![b]!];
    return most > 0 ? [words.outcome.aheadInGame(game + 1, name(a), name(b), [get, got])] : [];
  };
  return [...say(first, second), ...say(second, first)];
}

/** The figures of one game; its turns are among those of the log. */
export function figuresOf(table: Table, words: Words, named: Named, log: readonly Turn<Event>[]): readonly Figure[] {
  const { outcome, so } = words;
  const name: Name = (seat) => named(seat) ?? so.you;
  const lucky = luck(table);
  return [
    ...turnFigures(playedTurns(table), words, named, log, (turn) => outcome.round(turn.round)),
    ...blocksOf(table).flatMap((block, route) => {
      if (!block) return [];
      const [label, value] = outcome.blocked(routeLabel(table.tiles, route), block);
      return [{ label, value }];
    }),
    { label: outcome.crossings, value: String(sharedCrossings(table)) },
    ...(lucky.some((points) => points !== 0) ? [{ label: outcome.luck, value: everybody(lucky, name) }] : []),
  ];
}

/** The figures of a whole competition: what its turns brought, as far as its games can be compared. */
export function seriesFigures(view: View, words: Words, named: Named, log: readonly Turn<Event>[]): readonly Figure[] {
  return turnFigures(seriesTurns(log, view), words, named, log, ({ game, round }) =>
    words.outcome.round(round, game + 1),
  );
}

const everybody = (points: readonly number[], name: Name): string =>
  points.map((count, seat) => `${name(seat)} ${signed(count)}`).join(', ');

function turnFigures(
  turns: readonly PlayedTurn[],
  words: Words,
  named: Named,
  log: readonly Turn<Event>[],
  when: (turn: PlayedTurn) => string,
): readonly Figure[] {
  if (turns.length === 0) return [];
  const { outcome, so } = words;
  const name: Name = (seat) => named(seat) ?? so.you;
  const rows = [...new Set(turns.map(({ game }) => game))].flatMap((game) => placingTurns(log, game));
  const stepOf = (turn: number): number | undefined => log[rows[turn]!]?.to;
  const turning = turningPoint(turns);
  const best = most(turns, ownGain);
  const worst = most(turns, (turn) => Math.max(...gainsOf(turn)) - ownGain(turn));
  return [
    ...(turning
      ? [
          {
            label: outcome.turning,
            value: outcome.turningAt(
              when(turns[turning.turn]!),
              turning.seats.length === 1 ? turning.seats.flatMap((seat) => named(seat) ?? []) : turning.seats.map(name),
            ),
            step: stepOf(turning.turn),
          },
        ]
      : []),
    ...(best && best.by > 0
      ? [
          {
            label: outcome.bestTurn,
            value: outcome.atTurn(when(turns[best.turn]!), name(turns[best.turn]!.seat), signed(best.by)),
            step: stepOf(best.turn),
          },
        ]
      : []),
    ...(worst && worst.by > 0
      ? [
          {
            label: outcome.worstTurn,
            value: sayWorst(turns[worst.turn]!, when(turns[worst.turn]!), words, name),
            step: stepOf(worst.turn),
          },
        ]
      : []),
    { label: outcome.fromOthers, value: everybody(fromOthers(turns, turns[0]!.after.length), name) },
  ];
}

const gainsOf = ({ before, after }: PlayedTurn): number[] => after.map((points, seat) => points - before[seat]!);
const ownGain = (turn: PlayedTurn): number => gainsOf(turn)[turn.seat]!;

/** The last turn after which others led than before. */
export function turningPoint(turns: readonly PlayedTurn[]): { turn: number; seats: number[] } | undefined {
  const turn = turns.findLastIndex(({ before, after }) => leaders(before).join() !== leaders(after).join());
  return turn < 0 ? undefined : { turn, seats: leaders(turns[turn]!.after) };
}

function most(turns: readonly PlayedTurn[], value: (turn: PlayedTurn) => number) {
  const values = turns.map(value);
  const by = Math.max(...values);
  return turns.length === 0 ? undefined : { turn: values.indexOf(by), by };
}

/** The turn that gave another more than the one who took it. */
function sayWorst(turn: PlayedTurn, when: string, { outcome }: Words, name: Name): string {
  const gains = gainsOf(turn);
  const best = gains.indexOf(Math.max(...gains));
  const own = signed(gains[turn.seat]!);
  return outcome.atTurn(when, name(turn.seat), `${own}, ${name(best)} ${signed(gains[best]!)}`);
}

/** By seat, what the turns of the others have changed. */
export function fromOthers(turns: readonly PlayedTurn[], seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  for (const turn of turns) {
    for (const [seat, gain] of gainsOf(turn).entries()) if (seat !== turn.seat) sums[seat]! += gain;
  }
  return sums;
}

/** Crossings that lie on two routes. */
function sharedCrossings(table: Table): number {
  const stations = routesOf(table).flatMap((route) => [...new Set(route.stations)]);
  return stations.filter((index, place) => stations.indexOf(index) !== place).length;
}

/** Mean value of somebody's ten stations. */
const USUAL = 2.5;

/** By seat, how much more the stations were worth that came up than so many usually are. */
export function luck(table: Table): number[] {
  const codes = [...table.tiles.filter((_, index) => index % STRIDE === STRIDE - 1), ...table.faceUp].filter(isStation);
  return Array.from({ length: table.seats }, (_, seat) => {
    const own = codes.filter((code) => ownerOf(code) === seat);
    // A half is rounded away from nothing, so that luck and bad luck weigh the same; no −0.
    const more = own.reduce((sum, code) => sum + valueOf(code) - USUAL, 0);
    return Math.sign(more) * Math.round(Math.abs(more)) + 0;
  });
}
