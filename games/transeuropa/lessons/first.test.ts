/** The first rails of the lesson are the learner's own: whatever the map marks as bringing nearer is taken. */
import { readFileSync } from 'node:fs';
import { isAwaited, Replay, type Entry, type Lesson } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { game, missingPoints, type Action, type State } from '../rules/index.ts';

const { steps, play } = JSON.parse(readFileSync(new URL('first.json', import.meta.url), 'utf8')) as Lesson;
const entries = play.entries as readonly Entry[];

const [one, another] = steps.filter(({ point }) => point?.includes('nearer'));
const after = (...laid: readonly Action[]): State => {
  const own = laid.map((action) => ({ seat: 0, action }));
  const replay = new Replay(game, play, [...entries.slice(0, one!.at), ...own]);
  return replay.at(one!.at + laid.length).state;
};
const nearer = (...laid: readonly Action[]): readonly Action[] => {
  const now = after(...laid);
  const rails = game.legal(now, 0).filter(({ type }) => type === 'lay');
  return rails.filter((rail) => missingPoints(after(...laid, rail), 0).points < missingPoints(now, 0).points);
};

test('every rail that brings nearer is taken, as the first one of the turn and as the second', () => {
  const first = nearer();
  expect(first.length).toBeGreaterThan(1);
  const expected = entries.slice(one!.at).map((entry) => 'action' in entry && entry.action);
  for (const rail of first) {
    expect(isAwaited(one!, expected[0], rail)).toBe(true);
    for (const then of nearer(rail)) expect(isAwaited(another!, expected[1], then)).toBe(true);
  }
});

test('what the lesson takes for the first one brings nearer', () => {
  const taken = game.legal(after(), 0).filter((rail) => isAwaited(one!, undefined, rail));
  expect(taken).toEqual(nearer());
});
