/** The seats of a new table. */
import { expect, test } from 'vitest';
import { addSeat, changeKind, firstSeats, nextColour, removeSeat, seatInfos } from './seating.ts';

const named = (number: number): string => `Player ${number}`;
const three = firstSeats(2, 6, 'Kim');

test('the first table is one person and bots, as many as the game allows up to three', () => {
  expect(three.map(({ bot }) => bot)).toEqual([undefined, 'normal', 'normal']);
  expect(firstSeats(2, 2, 'Kim')).toHaveLength(2);
  expect(firstSeats(4, 6, 'Kim')).toHaveLength(4);
});

test('no two seats ever share a colour or a bot’s name', () => {
  let seats = three;
  for (let i = 0; i < 3; i++) seats = addSeat(removeSeat(seats, 1));
  seats = addSeat(addSeat(seats));
  for (let i = 0; i < 4; i++) seats = nextColour(seats, 2);
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(seats.length);
  expect(new Set(seats.map(({ name }) => name)).size).toBe(seats.length);
});

test('a bot that becomes a person gets a person’s name, and back', () => {
  const person = changeKind(three, 1, undefined, named);
  expect(person[1]).toMatchObject({ name: 'Player 2', bot: undefined });
  expect(changeKind(person, 1, 'easy', named)[1]).toMatchObject({ bot: 'easy' });
  expect(changeKind(three, 1, 'easy', named)[1]!.name).toBe(three[1]!.name);
});

test('an empty name is filled in, and a person has no level', () => {
  const infos = seatInfos([{ name: '  ', colour: 3, bot: undefined }], named);
  expect(infos).toEqual([{ name: 'Player 1', colour: 3 }]);
});
