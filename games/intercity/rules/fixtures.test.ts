/** The finished plays kept beside the game show every way in which one can end. */
import { readFileSync } from 'node:fs';
import { loadPlay, parsePlayFile } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { game } from './game.ts';
import { arrivedOfTeam, teamOf } from './state.ts';
import type { Event, State } from './types.ts';

function finished(name: string): {
  readonly state: State;
  readonly events: readonly Event[];
  readonly lastStep: readonly Event[];
} {
  const parsed = parsePlayFile(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.reason.code);
  const loaded = loadPlay(game, parsed.file);
  if (!loaded.ok) throw new Error(loaded.reason.code);
  const events = loaded.play.told.map(({ event }) => event as Event);
  const step = events.findLastIndex(({ type }) => type === 'moved' || type === 'baseStep');
  return { state: loaded.play.state as State, events, lastStep: events.slice(step) };
}

test('an ordinary win: by a train that somebody drove', () => {
  expect(finished('ordinary-win').lastStep[0]!.type).toBe('moved');
});
test('a win in a base step', () => {
  expect(finished('base-step-win').lastStep[0]!.type).toBe('baseStep');
});
test('a win decided by the front seat', () => {
  const { state, lastStep } = finished('front-seat-win');
  const arrived = lastStep.filter((event) => event.type === 'arrived');
  const teams = arrived.map(({ passenger }) => teamOf(passenger));
  expect(new Set(arrived.map(({ train }) => train)).size).toBe(1);
  expect(teams.map((team) => arrivedOfTeam(state, team))).toEqual([2, 2]);
  expect(state.winner).toBe(teams[0]);
});
test('a diverted train comes home', () => {
  expect(finished('diverted-train-home').events.some(({ type }) => type === 'cameHome')).toBe(true);
});
test('the event deck is empty', () => {
  expect(finished('empty-event-deck').state.deckSize).toBe(0);
});
test('a duel', () => {
  expect(finished('duel').state.duel).toBe(true);
});
