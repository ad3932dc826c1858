/** The log by turns. */
import { expect, test } from 'vitest';
import type { GameEvent } from '@stellwerk/kernel';
import type { Player, Step } from '@stellwerk/tables';
import type { GameTexts } from '@stellwerk/toolkit/screen.ts';
import { TEXTS } from '../texts/index.ts';
import { recapOf, sinceTurn, upToResult } from './log-lines.ts';
import { newsFor, onTurnOf, turnsOf, whenOf } from './turns.ts';

const step = (number: number, seat: number | undefined, ...types: string[]): Step => ({
  number,
  seat,
  events: types.map((type) => ({ type })),
});
const seatsOf = (turns: readonly { readonly seat: number | undefined }[]) => turns.map(({ seat }) => seat);

test('without a word of the game, turns change with the seat that acts', () => {
  const turns = turnsOf([step(0, undefined, 'deal'), step(1, 0, 'a'), step(2, 0, 'b'), step(3, 1, 'c')], undefined);
  expect(seatsOf(turns)).toEqual([undefined, 0, 1]);
  expect(turns[1]).toMatchObject({ from: 1, to: 2, events: [{ type: 'a' }, { type: 'b' }] });
});

test('a turn that begins inside a step splits its events', () => {
  const begins = ({ type }: { readonly type: string }) => (type.startsWith('turn') ? Number(type.at(-1)) : undefined);
  const log = [step(0, undefined, 'deal', 'turn0'), step(1, 0, 'x', 'turn1'), step(2, 0, 'jam'), step(3, 1, 'y')];
  const turns = turnsOf(log, begins);
  expect(seatsOf(turns)).toEqual([undefined, 0, 1]);
  expect(turns[2]!.events.map(({ type }) => type)).toEqual(['turn1', 'jam', 'y']);
  expect(turns[1]).toMatchObject({ from: 0, to: 1 });
});

test('what was taken back is in no turn', () => {
  const log: Step[] = [step(0, undefined), step(1, 0, 'a'), { ...step(2, 0), undoes: 1 }, step(3, 0, 'b')];
  expect(turnsOf(log, undefined).flatMap(({ events }) => events)).toEqual([{ type: 'b' }]);
});

test('a turn that was taken back goes with all that followed', () => {
  const back: Step = { ...step(4, 0), undoes: 2, rewinds: true };
  const log = [step(0, undefined, 'deal'), step(1, 1, 'a'), step(2, 0, 'b'), step(3, 1, 'c'), back, step(5, 0, 'd')];
  expect(turnsOf(log, undefined).map(({ events }) => events[0]?.type)).toEqual(['deal', 'a', 'd']);
});

test('whose turn it is, the game says, or the seat that is to act', () => {
  const begins = ({ type }: { readonly type: string }) => (type.startsWith('turn') ? Number(type.at(-1)) : undefined);
  const log = [step(0, undefined, 'turn0'), step(1, 0, 'car')];
  expect(onTurnOf(turnsOf(log, begins), begins, [1, 2])).toBe(0);
  expect(onTurnOf(turnsOf(log, undefined), undefined, [1, 2])).toBe(1);
  expect(onTurnOf(turnsOf(log, undefined), undefined, [1, 2], 2)).toBe(2);
});

test('news is what others did since my last turn, also while mine is under way, and not beyond a chapter', () => {
  const begins = ({ type }: { readonly type: string }) => (type === 'scored' ? 'chapter' : undefined);
  const log = [step(0, 0, 'a'), step(1, 1, 'b'), step(2, 2, 'c'), step(3, 0, 'd')];
  const by = (steps: readonly Step[]) => turnsOf(steps, undefined);
  expect(newsFor(by(log), 0, 0)).toEqual([1, 3]);
  expect(newsFor(by(log.slice(0, 3)), 0, 0)).toEqual([1, 3]);
  expect(newsFor(by(log), 1, 0)).toEqual([2, 4]);
  expect(newsFor(by(log), undefined, 0)).toEqual([4, 4]);
  expect(newsFor(turnsOf([...log.slice(0, 3), step(3, 2, 'scored')], begins), 0, 0)).toEqual([4, 4]);
  expect(seatsOf(turnsOf([...log, step(4, 0, 'scored'), step(5, 1, 'e')], begins))).toEqual([0, 1, 2, 0, undefined, 1]);
});

test('a recap is since my turn once I have had one', () => {
  const turns = turnsOf([step(0, 1, 'a'), step(1, 0, 'b'), step(2, 1, 'c')], undefined);
  expect(sinceTurn(TEXTS.en, turns, 0, 0)('Ada 2 rails')).toBe('So far: Ada 2 rails');
  expect(sinceTurn(TEXTS.en, turns, 2, 0)('Ada 2 rails')).toBe('Since your turn: Ada 2 rails');
});

test('a recap begins with what the log tells with my name in it, and leaves out the rest where there is no room', () => {
  const turns = turnsOf([step(0, 0, 'a'), step(1, 1, 'b'), step(2, 2, 'joins')], undefined);
  const texts = {
    brief: () => '2 rails',
    event: ({ type }: GameEvent, name: (seat: number) => string) => (type === 'joins' ? `joins ${name(0)}` : type),
  } as unknown as GameTexts;
  const players = ['Kim', 'Ada', 'Ben'].map((name) => ({ name })) as unknown as Player[];
  expect(recapOf(turns.slice(1), texts, players, undefined, 0)).toBe('Ben 2 rails, Ada 2 rails');
  expect(recapOf(turns.slice(1), texts, players, undefined, 1)).toBe('Ada 2 rails, Ben 2 rails');
  expect(recapOf(turns.slice(1), texts, players, undefined, 0, 20)).toBe('Ben 2 rails …');
  expect(recapOf([], texts, players, undefined, 0)).toBe('');
});

test('while the result of a round is shown, the log ends with it and tells nothing of the next one', () => {
  const line = (seat: number | undefined, ...sentences: string[]) => ({
    turn: { seat, from: 0, to: 0, events: [] },
    sentences,
    notation: undefined,
  });
  const scored = line(undefined, 'Scoring of round 1', 'Round 2 begins', 'Your cities: Rome');
  const lines = [
    line(undefined, 'Round 1 begins', 'Your cities: Paris'),
    line(0, 'two rails'),
    scored,
    line(1, 'starts'),
  ];
  expect(upToResult(lines)).toEqual([...lines.slice(0, 2), { ...scored, sentences: ['Scoring of round 1'] }]);
  expect(upToResult([lines[1]!])).toEqual([lines[1]]);
});

/** Turns of these seats, - for what is nobody's, with one event each. */
const course = (seats: string, type = 'laid') =>
  [...seats].map((seat, at) => ({
    seat: seat === '-' ? undefined : Number(seat),
    events: [{ type }],
    from: at,
    to: at,
  }));

test('where everybody has one turn a round, the round is told, as the games tell it', () => {
  const turns = course('-0120120-');
  const at = (index: number) => whenOf(turns, index, {});
  expect([at(1), at(3), at(4), at(7)].map(({ round }) => round)).toEqual([1, 1, 2, 3]);
  expect(at(4)).toEqual({ round: 2, rounds: 3 });
  expect([at(0).round, at(8).round]).toEqual([0, 3]);
});

test('where games follow each other, the game is told and its rounds are its own', () => {
  const turns = course('-0101-1010101-');
  const at = (index: number) => whenOf(turns, index, {});
  expect([at(0), at(3), at(5)].map(({ game, round }) => [game, round])).toEqual([
    [1, 0],
    [1, 2],
    [1, 2],
  ]);
  expect(at(3)).toEqual({ game: 1, round: 2, rounds: 2 });
  expect(at(6)).toEqual({ game: 2, round: 1, rounds: 4 });
  expect(at(13)).toEqual({ game: 2, round: 4, rounds: 4 });
});

test('where rounds are long, the turn of the round is told, and what comes before it is none', () => {
  const turns = course('-01010-1010-01').map((turn, at) => ({
    ...turn,
    events: [{ type: [1, 2, 7, 8, 12, 13].includes(at) ? 'started' : 'laid' }],
  }));
  const turnOfRound = (events: readonly GameEvent[]): boolean => events.every(({ type }) => type !== 'started');
  const at = (index: number) => whenOf(turns, index, { turnOfRound });
  expect(at(4)).toEqual({ round: 1, rounds: 3, turn: 2, turns: 3 });
  expect(at(9)).toEqual({ round: 2, rounds: 3, turn: 1, turns: 2 });
  expect(at(7)).toEqual({ round: 2, rounds: 3 });
  expect([at(0).round, at(6).round, at(11).round, at(12).round]).toEqual([0, 1, 2, 3]);
});
