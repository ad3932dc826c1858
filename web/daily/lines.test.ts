/** How long the lines of a day are that begin late in a game, and that everybody begins in the same position. */
import { playAhead } from '@stellwerk/bots';
import { GAMES } from '@stellwerk/games';
import { namedSeed, Play, readTable } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { lineSetup } from './days.ts';

const SEATS = 3;
const DAYS = ['2026-11-16', '2026-11-17', '2026-12-24', '2027-02-28'];

async function lineOfDay(id: 'intercity' | 'future-mobility', day: string) {
  const { game, bots, guide } = await GAMES[id]();
  const { named, options, late } = lineSetup(id, day);
  const read = readTable(game, options, SEATS);
  if (!read.ok) throw new Error(read.reason.code);
  const seats = Array.from({ length: SEATS }, (_, colour) => ({ name: `${colour}`, colour, bot: 'normal' }));
  const play = new Play(game, { game: id, rules: game.version, options: read.options, seats, seed: namedSeed(named!) });
  await playAhead(play, bots.normal, guide, 0, late!);
  const begin = { log: JSON.stringify(play.entries), time: guide.time(play.state), toAct: play.toAct };
  await playAhead(play, bots.normal, guide, 0, Infinity);
  return { ...begin, turns: (guide.time(play.state) - begin.time) / SEATS };
}

// Of about a minute in InterCity, and of two in Future Mobility, where others' turns ask for jams.
test.each([
  ['intercity', 6, 13],
  ['future-mobility', 2, 6],
] as const)('a line of %s begins so late that it lasts about ten minutes', async (id, fewest, most) => {
  const lines = await Promise.all(DAYS.map((day) => lineOfDay(id, day)));
  for (const { turns, toAct } of lines) {
    expect(toAct).toEqual([0]);
    expect(turns).toBeGreaterThanOrEqual(fewest);
    expect(turns).toBeLessThanOrEqual(most);
  }
  expect((await lineOfDay(id, DAYS[0]!)).log).toBe(lines[0]!.log);
  expect(new Set(lines.map(({ log }) => log)).size).toBe(DAYS.length);
});
