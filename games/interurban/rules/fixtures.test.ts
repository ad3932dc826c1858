/** The finished plays that are kept show every way in which a game can end. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPlay, parsePlayFile } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { game } from './game.ts';
import type { State } from './types.ts';

function finished(name: string): { state: State; winners: number } {
  const parsed = parsePlayFile(readFileSync(join(import.meta.dirname, '../fixtures', `${name}.json`), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.reason.code);
  const loaded = loadPlay(game, parsed.file);
  if (!loaded.ok) throw new Error(loaded.reason.code);
  return { state: loaded.play.state as State, winners: loaded.play.result!.winners.length };
}

test.each([
  ['all-routes-complete', 'routes'],
  ['all-track-laid', 'track'],
  ['all-stations-laid', 'stations'],
  ['nothing-to-place', 'stuck'],
] as const)('%s ends by %s', (name, ending) => {
  expect(finished(name).state.ended).toBe(ending);
});

test('competition has as many games as players', () => {
  const { state } = finished('competition');
  expect(state.points).toHaveLength(state.seats);
});

test('shared-victory has two winners', () => {
  expect(finished('shared-victory').winners).toBe(2);
});
