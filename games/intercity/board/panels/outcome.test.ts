/** Why a game was won, told from finished plays. */
import { readFileSync } from 'node:fs';
import { loadPlay, parsePlayFile } from '@stellwerk/kernel';
import type { Player, Turn } from '@stellwerk/toolkit/screen.ts';
import { describe, expect, test } from 'vitest';
import { game, seatOf, type Event, type Passenger, type State, type View } from '../../rules/index.ts';
import { speak } from '../choosing/position.testing.ts';
import type { InterCityTable } from '../table.ts';
import { outcomeOf } from './outcome.ts';

function finished(name: string): State {
  const parsed = parsePlayFile(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.reason.code);
  const loaded = loadPlay(game, parsed.file);
  if (!loaded.ok) throw new Error(loaded.reason.code);
  return loaded.play.state as State;
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
