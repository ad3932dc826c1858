/** What the lesson says of a turn is what that turn brings. */
import { readFileSync } from 'node:fs';
import { Replay, type Entry, type PlayHead } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { game, type View } from '../rules/index.ts';
import { facts } from './facts.ts';

const { play } = JSON.parse(readFileSync(new URL('first.json', import.meta.url), 'utf8')) as {
  play: PlayHead & { entries: readonly Entry[] };
};

test.each([0, 1, 2])(
  'what the last turn of seat %i has brought is what it has got since, no matter who is on turn',
  (seat) => {
    const replay = new Replay(game, play, play.entries);
    const views = Array.from(
      { length: play.entries.length + 1 },
      (_, at) => game.view(replay.at(at).state, seat) as View,
    );
    let before = 0;
    for (const [at, view] of views.entries()) {
      if (view.turn === seat && views[at - 1]?.turn !== seat) before = view.scores[seat]!;
      expect(facts(view, seat).brought).toBe(view.scores[seat]! - before);
    }
  },
);
