/** Hints for questions and plans name every possibility with what it brings, and say of what was found that it was tried. */
import { fastRng, pick } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import { ALL_DICE, game, JOKER, switchesOf, type Action, type View } from '../../rules/index.ts';
import { answersOf } from '../panels/Question.tsx';
import { answerHints, triedHint } from './answer-hints.ts';
import { planHints } from './hint.ts';
import { driving, speak } from './position.testing.ts';
import { waysOf } from './ways.ts';

test('all ways of a passenger stand beside the soonest, each with its rounds and what chooses it', () => {
  const state = game.setup({ duel: false, moveUp: true }, 3, fastRng(3), () => {});
  const view = game.view(state, 0);
  const ways = waysOf(view, 0).filter(({ time }) => time < Infinity);
  const hints = planHints(speak(view), 0, waysOf(view, 0));
  expect(hints).toHaveLength(ways.length);
  for (const { text, about, nudge, brings, actions } of hints) {
    expect(nudge).toBe('A’s plan');
    expect(brings).toMatch(/^≈\s\d+ rounds?$/);
    expect(text).not.toBe(about);
    expect(game.check(state, 0, actions![0]!)).toBeUndefined();
    expect(actions![0]).toMatchObject({ type: 'itinerary', passenger: 0 });
  }
  expect(new Set(hints.map(({ about }) => about)).size).toBe(hints.length);
});

test('every answer of a question is a hint, the fastest first, and none is told by a nudge', () => {
  let asked = 0;
  for (let seed = 0; seed < 3; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ duel: false, moveUp: true }, 3, rng, () => {});
    while (!game.result(state)) {
      const seat = pick(game.toAct(state), rng);
      state.orders = state.orders.map((orders) => ({
        ...orders,
        switches: switchesOf('always', orders.switches.card),
      }));
      const view = game.view(state, seat);
      const mine = view.window && 'mine' in view.window ? view.window.mine : [];
      for (const { passenger } of mine.filter((each) => each.answer === -1 && each.passenger >= 0)) {
        const speech = speak(view);
        const answers = answersOf(speech, passenger);
        const hints = answerHints(speech, passenger, answers);
        expect(hints).toHaveLength(answers.length);
        const times = hints.map(({ about }) => answers.find(({ label }) => label === about)!.time ?? Infinity);
        if (times.every((time) => time < Infinity)) expect(times).toEqual(times.toSorted((a, b) => a - b));
        for (const { text, nudge, actions } of hints) {
          expect(nudge).toMatch(/^[AB]$/);
          expect(text.length, text).toBeLessThanOrEqual(82);
          expect(game.check(state, seat, actions![0]!)).toBeUndefined();
          asked++;
        }
      }
      game.apply(state, seat, game.sample!(state, seat, rng), rng, () => {});
    }
  }
  expect(asked).toBeGreaterThan(50);
});

test('what was found is said as other hints are, with the reason that it was tried', () => {
  const { view } = driving([0, 0, 1, 2, JOKER]);
  const rolled = { ...view, phase: 'roll', rolls: 1 } as View;
  const said = (at: View, ...way: readonly Action[]): readonly string[] =>
    triedHint(speak(at), way).map(({ text }) => text);
  const why = 'played out, it wins more often.';
  expect(said(rolled, { type: 'roll', dice: [2, 3] })).toEqual([expect.stringMatching(`^Hint: keep .+ and ★: ${why}`)]);
  expect(said(rolled, { type: 'roll', dice: [0, 1, 2, 3] })).toEqual([`Hint: keep ★: ${why}`]);
  expect(said(rolled, { type: 'roll', dice: ALL_DICE })).toEqual([`Hint: roll all of them again: ${why}`]);
  expect(said(rolled, { type: 'stop' })).toEqual([`Hint: keep everything: ${why}`]);
  expect(said(view, { type: 'drive', die: 0, train: 0 }, { type: 'drive', die: 1, train: 0 })).toEqual([
    expect.stringMatching(`^Hint: IC\\s.+, 2\\s?points: ${why}`),
  ]);
  // One of two equal dice: words could not tell which.
  expect(said(rolled, { type: 'roll', dice: [0, 2, 3] })).toEqual([]);
});
