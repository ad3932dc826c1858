/** The analysis on the command line, with a play of each game. */
import { readFileSync } from 'node:fs';
import { GAMES, type GameId } from '@stellwerk/games';
import { loadPlay, Play, type Guide, type PlayFile } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { reportOn, told } from './analyse.ts';

/** It looks at so little that the figures mean nothing. */
const hasty = (guide: Guide): Guide => ({ ...guide, budget: 20, horizon: 0.1, width: 3 });

const PLAYS: readonly (readonly [GameId, fixture: string, ending: string])[] = [
  ['transeuropa', 'shared-victory', 'random (seat 0) and random (seat 1) share the victory. Scores: '],
  ['interurban', 'all-track-laid', 'normal won. Scores: normal 51, easy 37.'],
  ['intercity', 'duel', 'normal won. Scores: normal 100, easy 20.'],
  ['future-mobility', 'ordinary', 'normal won. Scores: normal 54, easy (seat 1) 39, easy (seat 2) 33.'],
];

function played(game: GameId, fixture: string, { game: rules }: { readonly game: Play['game'] }): Play {
  const file = new URL(`../games/${game}/fixtures/${fixture}.json`, import.meta.url);
  const loaded = loadPlay(rules, JSON.parse(readFileSync(file, 'utf8')) as PlayFile);
  if (!loaded.ok) throw new Error(loaded.reason.code);
  return loaded.play;
}

test.each(PLAYS)(
  '%s: tells how it ended, the turning points and what the searcher preferred',
  async (id, fixture, ending) => {
    const { game, guide } = await GAMES[id]();
    const play = played(id, fixture, { game });
    const report = reportOn({ game, guide: hasty(guide) }, play, [0]);
    expect(report).toMatchObject({ game: id, seats: [0], result: play.result });
    const ends = report.moments.map(({ entries }) => entries);
    for (const { seat, entries, by } of report.turningPoints) {
      expect(seat).toBe(0);
      expect(ends).toContain(entries);
      expect(Math.abs(by)).toBeGreaterThanOrEqual(0.05);
    }
    expect(report.turningPoints.length).toBeGreaterThan(0);
    // Every decision has a chance, and with it what could have been done else.
    const decisions = report.judged.filter(({ seat }) => seat === 0);
    expect(decisions.length).toBeGreaterThan(5);
    for (const { played: own, others } of decisions)
      for (const { chance } of [own, ...others]) expect(Math.abs(chance - 0.5)).toBeLessThanOrEqual(0.5);
    expect(decisions.filter(({ others }) => others.length > 0).length).toBeGreaterThan(decisions.length / 3);

    const lines = told(play, report).split('\n');
    expect(lines[0]).toContain(ending);
    expect(lines).toContain('Turning points');
    const [point] = report.turningPoints;
    expect(lines.find((line) => line.includes(`entry ${point!.entries}: `))).toBeDefined();
    expect(
      lines.filter((line) => / nothing clearly better was found in \d+ of \d+ decisions\.$/.test(line)),
    ).toHaveLength(1);
  },
);

test('a play that is not over says so', async () => {
  const { game, guide } = await GAMES.interurban();
  const { head } = played('interurban', 'all-track-laid', { game });
  const play = new Play(game, head);
  const report = reportOn({ game, guide: hasty(guide) }, play, [0]);
  expect(told(play, report)).toMatch(/^The play is not over\.\n/);
  expect(JSON.parse(JSON.stringify(report))).not.toHaveProperty('result');
});
