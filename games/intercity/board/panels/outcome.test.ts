/** Why a game was won, told from finished plays. */
import { readFileSync } from 'node:fs';
import { loadPlay, parsePlayFile } from '@stellwerk/kernel';
import type { Figure, Player, Turn } from '@stellwerk/toolkit/screen.ts';
import { describe, expect, test } from 'vitest';
import {
  fieldsLeft,
  game,
  goalOf,
  LINES,
  roundsOf,
  seatOf,
  START_CARDS,
  teamTimes,
  type Event,
  type Passenger,
  type State,
  type View,
} from '../../rules/index.ts';
import { speak } from '../choosing/position.testing.ts';
import { threatsOf } from '../choosing/threat.ts';
import { journeysOf } from '../map/journeys.ts';
import type { Ride } from '../map/threads.ts';
import type { InterCityTable } from '../table.ts';
import { expectedAfter, outcomeOf, turnsOfTeam, waysOf } from './outcome.ts';

function played(name: string) {
  const parsed = parsePlayFile(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.reason.code);
  const loaded = loadPlay(game, parsed.file);
  if (!loaded.ok) throw new Error(loaded.reason.code);
  return loaded.play;
}

const finished = (name: string): State => played(name).state as State;

/** The turns of a play as the frame counts them. */
function turnsOf(name: string): readonly Turn<Event>[] {
  const turns: { seat: number | undefined; events: Event[]; from: number; to: number }[] = [];
  for (const { event: told, entry } of played(name).told) {
    const event = told as Event;
    if (event.type === 'turn' || turns.length === 0)
      turns.push({ seat: event.type === 'turn' ? event.seat : undefined, events: [], from: entry, to: entry });
    turns.at(-1)!.events.push(event);
    turns.at(-1)!.to = entry;
  }
  return turns;
}

function resultOf(view: View, you?: number, language: 'de' | 'en' = 'en') {
  const players = Array.from({ length: view.seats }, (_, seat) => ({ seat, colour: seat }) as Player);
  const table = { players, viewer: 0, result: { winners: [0] } } as unknown as InterCityTable;
  return outcomeOf(table, { ...speak(view, language), you })!;
}

describe('two in one train', () => {
  const view = game.view(finished('front-seat-win'), 0);
  const [front, rear] = view.arrivals.slice(-2) as [Passenger, Passenger];
  const winner = seatOf(view, front);

  test('it was the front seat that decided, not a distance of 0 spaces', () => {
    const [said, ...more] = resultOf(view).decided!;
    expect(said).toMatch(/^Same train to \S+: (Kim|Ada|Harry|Lina) had the front seat\.$/);
    expect(more).toEqual([]);
    expect(resultOf(view, winner).decided![0]).toMatch(/: you had the front seat\.$/);
    expect(resultOf(view, winner, 'de').decided![0]).toMatch(/^Im selben Zug nach \S+: Du hast vorn gesessen\.$/);
  });

  test('who arrived second has arrived', () => {
    expect(
      resultOf(view)
        .rows.slice(0, 2)
        .map(({ figure }) => figure),
    ).toEqual(['arrived', 'arrived']);
  });

  test('the last roll for that seat is among the figures', () => {
    const dice = (count: number): number[] => Array.from({ length: 5 }, (_, die) => (die < count ? 0 : 1));
    const fight = (demander: Passenger, defender: Passenger, a: number, b: number): Event => ({
      type: 'fight',
      train: 0,
      demander,
      defender,
      demanderRolls: [dice(a)],
      defenderRolls: [dice(b)],
      won: a > b,
      seats: [demander, defender].map((passenger) => seatOf(view, passenger)),
    });
    const { figures } = resultOf(view);
    const turn = { type: 'turn', turn: 5, team: 0, seat: 0 } as Event;
    const valueOf = (events: readonly Event[]): string | undefined => {
      const all = (figures as (turns: readonly Turn[]) => readonly { label: string; value: string }[])([
        { seat: 0, events: [turn, ...events], from: 0, to: 9 },
      ]);
      return all.find(({ label }) => label === 'Front seat')?.value;
    };
    expect(valueOf([fight(rear, front, 4, 3), fight(front, rear, 3, 1)])).toMatch(/^round 2: 3 to 1 for \S+$/);
    expect(valueOf([fight(rear, front, 1, 2)])).toMatch(/^round 2: 2 to 1 for \S+$/);
    expect(valueOf([fight(rear, front, 4, 3)])).toBeUndefined();
  });
});

test('who came home alone was so many spaces ahead', () => {
  const { decided } = resultOf(game.view(finished('ordinary-win'), 0));
  expect(decided!.join(' ')).toMatch(/(was|were) [1-9]\d* spaces? away\.$/);
});

describe('the rows of a result', () => {
  test.each(['ordinary-win', 'base-step-win', 'duel'])(
    'have a bar for A and one for B, full for who has arrived, and as long as the way behind (%s)',
    (name) => {
      const view = game.view(finished(name), 0);
      for (let team = 0; team < view.teams; team++) {
        const ways = waysOf(view, team);
        expect(ways.map(({ letter }) => letter)).toEqual(['A', 'B']);
        expect(ways.every(({ done, left }) => done >= 0 && done <= 1 && (left === 0) === (done === 1))).toBe(true);
        expect(ways.reduce((sum, { left }) => sum + left, 0)).toBe(
          fieldsLeft(view, 2 * team) + fieldsLeft(view, 2 * team + 1),
        );
        if (team === view.winner) expect(ways.map(({ done }) => done)).toEqual([1, 1]);
      }
    },
  );

  test.each(['ordinary-win', 'duel', 'diverted-train-home'])(
    'belong to a map with the ways of who won, from start to goal, up to the turn that is looked at (%s)',
    (name) => {
      const view = game.view(finished(name), 0);
      const turns = turnsOf(name);
      const table = { view, turns, news: [], mode: 'over' } as unknown as InterCityTable;
      const threads = journeysOf(table);
      expect(threads.map(({ hollow }) => hollow).toSorted()).toEqual([false, true]);
      for (const { passenger, rides } of threads) {
        const at = ({ line, fields }: Ride, index: number) => LINES[line]!.fields[fields.at(index)!];
        expect(at(rides[0]!, 0)).toBe(START_CARDS[view.starts[view.winner]!]![passenger % 2]);
        expect(at(rides.at(-1)!, -1)).toBe(goalOf(view, passenger));
        for (const { fields } of rides)
          for (const [index, field] of fields.slice(1).entries()) expect(Math.abs(field - fields[index]!)).toBe(1);
      }
      const length = (some: ReturnType<typeof journeysOf>): number =>
        some.flatMap(({ rides }) => rides).reduce((sum, { fields }) => sum + fields.length, 0);
      const half = journeysOf({ ...table, mode: 'replay', news: [turns[Math.floor(turns.length / 2)]!] });
      expect(length(half)).toBeLessThan(length(threads));
      expect(journeysOf({ ...table, turns: undefined })).toEqual([]);
    },
  );

  test('speak to the winner, and name them on the poster', () => {
    const view = game.view(finished('ordinary-win'), 0);
    const winner = view.winner % view.seats;
    expect(resultOf(view, winner).head.ask).toBe('You win!');
    expect(resultOf(view, winner).poster).toBe(resultOf(view).head.ask);
    expect(resultOf(view).head.ask).toMatch(/^\w+ wins!$/);
  });

  test('warn of nobody any more', () => {
    for (const name of ['ordinary-win', 'base-step-win', 'front-seat-win'])
      expect(threatsOf(game.view(finished(name), 0))).toEqual([]);
  });
});

describe('best and worst turns', () => {
  const view = game.view(finished('ordinary-win'), 0);
  const turns = turnsOf('ordinary-win');

  test('are measured in the rounds that were expected, down to the end of the way', () => {
    const { winner } = view;
    const own = turnsOfTeam(view, winner, turns);
    expect(own.length).toBeGreaterThan(3);
    expect(own.at(-1)).toMatchObject({ turn: view.turn, after: 0 });
    const [first] = own as [(typeof own)[number]];
    expect(roundsOf(view, first.before)).toBeGreaterThan(3);
    const figures = resultOf(view).figures as (turns: readonly Turn[]) => readonly Figure[];
    const said = figures(turns).filter(({ label }) => /^(Best|Worst) turn$/.test(label));
    expect(said).toHaveLength(2);
    for (const { value, step } of said) {
      expect(value).toMatch(/^round \d+: ≈.\d+( rounds?)? → (home|≈.\d+ rounds?)$|^round \d+: no nearer, ≈/);
      expect(turns.map(({ to }) => to)).toContain(step);
    }
  });

  test('all events lead to the position at the end', () => {
    for (let team = 0; team < view.teams; team++)
      expect(expectedAfter(view, team, turns).at(-1)).toBeCloseTo(teamTimes(view, team)[1]);
  });
});
