/** What a tap means, and that everything that can be done has words. */
import { fastRng, pick } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { distance } from '@stellwerk/toolkit/point.ts';
import { game, LINES, station, type Action, type State, type View } from '../../rules/index.ts';
import { texts } from '../../texts/index.ts';
import { armingsOf } from '../panels/Arming.tsx';
import { HEIGHT, WIDTH } from '../map/diagram.ts';
import { fleetOf } from '../map/fleet.ts';
import { distinct, sayAction, sayPlace, sayTrain, type Speech } from './say.ts';
import { dieFor, meaning } from './useChoice.ts';

function begun(seed = 1): { readonly state: State; readonly seat: number } {
  const rng = fastRng(seed);
  const state = game.setup({ duel: false, moveUp: true }, 3, rng, () => {});
  for (const seat of [0, 1, 2]) game.apply(state, seat, { type: 'pass' }, rng, () => {});
  return { state, seat: game.toAct(state)[0]! };
}

/** Ready to drive with these faces. */
function driving(dice: readonly number[]): { readonly state: State; readonly view: View } {
  const { state, seat } = begun();
  Object.assign(state, { phase: 'drive', rolls: 3, dice: [...dice] });
  return { state, view: game.view(state, seat) };
}

describe('a tap on a train', () => {
  test('drives it with a die of its colour before a joker', () => {
    const { view } = driving([5, 0, 1, 2, 2]);
    expect(dieFor(view, 0, undefined)).toBe(1);
    expect(dieFor(view, 6, undefined)).toBe(0);
    expect(dieFor(view, 6, 1)).toBeUndefined();
    expect(dieFor(view, 6, 0)).toBe(0);
    expect(meaning(view, [], undefined, true, { kind: 'train', train: 3 })).toEqual({ drive: 3 });
  });

  test('with a passenger chosen lets it board, or wait for the next train of that line and direction', () => {
    const { state, seat } = begun();
    const [passenger] = game.view(state, seat).own!.passengers as [number];
    state.place[passenger] = station('koeln');
    Object.assign(state, { line: state.line.with(0, 0), field: state.field.with(0, 5), dir: state.dir.with(0, 1) });
    const far = game.view(state, seat);
    const picked = { kind: 'passenger', passenger } as const;
    expect(meaning(far, [], picked, false, { kind: 'train', train: 0 })).toEqual({
      act: { type: 'single', passenger, order: { kind: 'board', here: station('koeln'), line: 0, dir: 1 } },
    });
    expect(meaning(far, [], picked, false, { kind: 'train', train: 6 })).toHaveProperty('why');
    state.field[0] = 36;
    const here = game.view(state, seat);
    expect(meaning(here, [], picked, false, { kind: 'train', train: 0 })).toEqual({
      act: { type: 'board', passenger, train: 0 },
    });
  });

  test('outside the own drive chooses the own passenger in it', () => {
    const { state, seat } = begun();
    const [passenger] = game.view(state, seat).own!.passengers as [number];
    state.place[passenger] = 104;
    state.front[4] = passenger;
    const view = game.view(state, seat);
    expect(meaning(view, [], undefined, false, { kind: 'train', train: 4 })).toEqual({
      pick: { kind: 'passenger', passenger },
    });
    expect(
      meaning(view, [], { kind: 'passenger', passenger }, false, { kind: 'station', station: station('fulda') }),
    ).toEqual({
      act: { type: 'single', passenger, order: { kind: 'leaveAt', station: station('fulda') } },
    });
  });
});

test('trains are never drawn on top of each other, nor off the map', () => {
  const rng = fastRng(1);
  const { line, dir } = begun().state;
  for (let round = 0; round < 300; round++) {
    const field = line.map((on) => rng.below(LINES[on]!.last + 1));
    const fleet = fleetOf({ line, dir, field });
    fleet.forEach((a, i) => fleet.slice(0, i).forEach((b) => expect(distance(a, b)).toBeGreaterThan(20)));
    for (const { x, y } of fleet) expect(x > 0 && y > 0 && x < WIDTH && y < HEIGHT).toBe(true);
  }
});

test('a train that moves on is drawn further on, also beside its terminus', () => {
  const { line, dir } = begun().state;
  const [first, second, third] = [0, 2, 4].map(
    (field) => fleetOf({ line, dir, field: line.map((_, train) => (train === 4 ? field : 30)) })[4]!,
  );
  expect(second!.y - first!.y).toBeGreaterThan(10);
  expect(third!.y - second!.y).toBeGreaterThan(10);
});

describe.each(['de', 'en'] as const)('in %s', (language) => {
  test('everything that can be done in whole plays has words', () => {
    for (let seed = 0; seed < 3; seed++) {
      const rng = fastRng(seed);
      const state = game.setup({ duel: seed === 0, moveUp: true }, seed === 0 ? 2 : 4, rng, () => {});
      for (const hand of state.hands) hand.push(...state.deck.splice(-4));
      state.deckSize = state.deck.length;
      for (let step = 0; !game.result(state); step++) {
        const seat = pick(game.toAct(state), rng);
        if (step % 11 === 0) expectWords(game.view(state, seat), game.legal(state, seat), language);
        game.apply(state, seat, game.sample!(state, seat, rng), rng, () => {});
      }
    }
  });
});

function expectWords(view: View, legal: readonly Action[], language: 'de' | 'en'): void {
  const speech: Speech = { words: texts[language], view, name: (seat) => `N${seat}` };
  const said = distinct(view, legal).map((action) => sayAction(speech, action));
  const others = [
    ...view.place.map((_, passenger) => sayPlace(speech, passenger)),
    ...view.line.map((_, train) => sayTrain(speech, train)),
  ];
  for (const line of [...said, ...others]) {
    if (!line || /undefined|NaN|null| {2}/.test(line)) throw new Error(`said: ${line}`);
  }
  expect(new Set(said).size).toBe(said.length);
}

test('cards that are laid ready wait for moments that the rules know', () => {
  const { state, seat } = begun();
  state.hands[seat] = [1, 3, 4, 5];
  const speech: Speech = { words: texts.en, view: game.view(state, seat), name: String };
  for (const card of ['turnaround', 'redsignal', 'reservation', 'seatswap'] as const) {
    const armings = armingsOf(speech, card);
    expect(armings.length).toBeGreaterThan(0);
    for (const arm of armings) expect(game.check(state, seat, arm)).toBeUndefined();
  }
});
