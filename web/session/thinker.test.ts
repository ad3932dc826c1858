/** An analysis in its worker, called as the page's worker calls it. */
import type { Progress } from '@stellwerk/bots';
import { game, guide } from '@stellwerk/games/interurban/index.ts';
import { loadPlay, replayLog, savePlay, type Guide, type PlayFile } from '@stellwerk/kernel';
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Games } from './library.ts';
import { Thinker } from './thinker.ts';

const fixture = new URL('../../games/interurban/fixtures/all-track-laid.json', import.meta.url);

test('what was stopped goes on where it stopped', async () => {
  // So slow that every step is told.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  let valued = 0;
  const counting: Guide = {
    ...(guide as Guide),
    budget: 60,
    value: (state, seat) => {
      valued++;
      return (guide as Guide).value(state, seat);
    },
  };
  const games = { interurban: async () => ({ game, guide: counting }) } as unknown as Games;
  const played = loadPlay(game, JSON.parse(readFileSync(fixture, 'utf8')) as PlayFile);
  if (!played.ok) throw new Error(played.reason.code);
  const { head, entries } = played.play;
  // A few turns are enough.
  const begun = replayLog(game, head, entries.slice(0, 4));
  if (!begun.ok) throw new Error(begun.reason.code);
  const file = savePlay(begun.play);
  const whole = async (thinker: Thinker): Promise<Progress[]> => {
    const told: Progress[] = [];
    await thinker.analyse(file, [0, 1], (progress) => told.push(structuredClone(progress)));
    return told;
  };
  const atOnce = (await whole(new Thinker(games))).at(-1)!;
  const once = valued;
  expect(atOnce.done).toBe(atOnce.total);

  valued = 0;
  const thinker = new Thinker(games);
  let stoppedAt = 0;
  await thinker.analyse(file, [0, 1], ({ done, total }) => {
    if (done > total / 3) {
      stoppedAt ||= done;
      thinker.stop();
    }
  });
  expect(stoppedAt).toBeGreaterThan(0);
  // Eyes put the seats into another order.
  const told: Progress[] = [];
  await thinker.analyse(file, [1, 0], (progress) => told.push(structuredClone(progress)));
  expect(told[0]!.done).toBe(stoppedAt);
  expect(told.at(-1)).toEqual(atOnce);
  expect(valued).toBe(once);
});
