/** What the searcher has found is said as a hint: what to do, where, and what is left to build then. */
import { fastRng } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { game, type Action, type View } from '../../rules/index.ts';
import { texts } from '../../texts/index.ts';
import { layoutOf } from '../map/geometry.ts';
import { outlookFrom } from './useOutlook.ts';
import { triedHint } from './useHints.ts';

const europe = layoutOf('europe');

function begun(): View {
  const options = { map: 'europe', vexation: false, openRounds: 0 } as const;
  const rng = fastRng(2);
  const state = game.setup(options as Parameters<typeof game.setup>[0], 2, rng, () => {});
  while (state.phase === 'start') game.apply(state, state.turn, game.legal(state, state.turn)[40]!, rng, () => {});
  return game.view(state, state.turn);
}

const hint = (view: View, ...way: readonly Action[]) => triedHint(texts.en, europe, view, 'en', way);

test('a start, rails and the end of a turn have their sentences, with what is left to build', () => {
  const view = begun();
  const seat = view.viewer as number;
  const crossing = europe.topo.site[view.hand[0]!]!;
  const start = hint(view, { type: 'start', crossing });
  expect(start.said).toMatch(/^Hint: start in .+\. Played out, that wins more often\.$/);
  expect(start).toMatchObject({ at: { crossing }, advice: { brings: expect.stringMatching(/^\d+ to go$/) } });

  const { points, way } = outlookFrom(europe, view, view.rails, view.markers[seat]!)!;
  const line = way.find((each) => europe.lines[each]!.cost === 1)!;
  const lay = hint(view, { type: 'lay', line });
  expect(lay.said).toMatch(/^Hint: lay one rail near .+\. Played out/);
  expect(lay).toMatchObject({
    at: { lines: [line] },
    advice: { brings: `${points - 1} to go`, way: [{ type: 'lay', line }] },
  });

  const stop = hint(view, { type: 'stop' });
  expect(stop.said).toBe('Hint: end your turn now. Played out, that wins more often.');
  expect(stop.advice).toMatchObject({ nudge: 'your shortest way', way: [{ type: 'stop' }] });
  expect(stop.at).toBeUndefined();
});
