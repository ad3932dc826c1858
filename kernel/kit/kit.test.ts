/** The kit finds what it looks for: the toy game passes, and for each property a toy broken in just that place does not. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import * as properties from './properties.ts';
import { toy, type ToyState } from './toy.ts';
import type { Scenario } from './walk.ts';

const scenario: Scenario = { options: {}, seatCount: 3, seed: 5, maxActions: 500 };
/** Drawing shows the drawer a card that was hidden. */
const reveals: properties.Reveals = (_before, _seat, action) => action.type === 'draw';

const PROPERTIES = {
  randomPlaysEnd: properties.randomPlaysEnd,
  legalAndCheckAgree: properties.legalAndCheckAgree,
  replayIsIdentical: properties.replayIsIdentical,
  clonesAreDeep: properties.clonesAreDeep,
  undoIsExact: properties.undoIsExact,
  rewindIsExact: properties.rewindIsExact,
  undoTeachesNothing: properties.undoTeachesNothing,
  changesAreTold: properties.changesAreTold,
  clocksGoOn: properties.clocksGoOn,
  survivesJson: properties.survivesJson,
  hidesWhatIsHidden: (game: Game, on: Scenario) => properties.hidesWhatIsHidden(game, on, reveals),
  openTablesHideNothing: properties.openTablesHideNothing,
  viewsShareTheRest: properties.viewsShareTheRest,
  seedsMatter: properties.seedsMatter,
};

const game = toy as Game;
let outside = 0;
const neighbour = (state: ToyState, seat: number): number => state.cards[(seat + 1) % state.seats]!;

const FAULTS: readonly [property: keyof typeof PROPERTIES, fault: string, message: RegExp, broken: Partial<Game>][] = [
  [
    'randomPlaysEnd',
    'a play never ends',
    /no end after/,
    {
      apply: (state, seat, action, rng, tell) => (toy.apply(state, seat, action, rng, tell), void (state.round = 1)),
    },
  ],
  ['randomPlaysEnd', 'nobody is to act', /nobody is to act/, { toAct: () => [] }],
  [
    'randomPlaysEnd',
    'the last turn is still to act after the end',
    /over, but somebody is to act/,
    { toAct: (state) => [Math.max(0, state.turn)] },
  ],
  [
    'randomPlaysEnd',
    'a score is missing',
    /not one score a seat/,
    { result: (state) => toy.result(state) && { winners: [0], scores: [1] } },
  ],
  [
    'legalAndCheckAgree',
    'the list forgets an action',
    /passes, but is not listed.*3/,
    { legal: (state, seat) => toy.legal(state, seat).filter((action) => action.type !== 'bid' || action.height !== 3) },
  ],
  [
    'legalAndCheckAgree',
    'the list has an action that is refused',
    /listed as legal, but refused/,
    {
      legal: (state, seat) => [...toy.legal(state, seat), ...(seat === state.turn ? [{ type: 'bid', height: 4 }] : [])],
    },
  ],
  [
    'legalAndCheckAgree',
    'the gate throws',
    /Cannot read properties of null/,
    {
      check: (state, seat, action) =>
        toy.check(state, seat, { ...(action as object), at: (action as { type: string }).type }),
    },
  ],
  [
    'legalAndCheckAgree',
    'the gate takes a number beside those listed',
    /passes, but is not listed.*2\.5/,
    {
      check: (state, seat, action) =>
        (action as any)?.height === 2.5 && state.bid === 0 && seat === state.turn
          ? undefined
          : toy.check(state, seat, action),
    },
  ],
  [
    'replayIsIdentical',
    'something outside the state counts',
    /file\.(hash|result)/,
    {
      apply: (state, seat, action, rng, tell) => (
        toy.apply(state, seat, action, rng, tell),
        void (state.bids[seat] += outside++)
      ),
    },
  ],
  [
    'clonesAreDeep',
    'a clone shares a list',
    /shows in the original/,
    { clone: (state) => ({ ...toy.clone(state), bids: state.bids }) },
  ],
  [
    'clonesAreDeep',
    'looking sorts the deck',
    /looking at the state changed it/,
    { view: (state, viewer) => (state.deck.push(state.deck.shift()), toy.view(state, viewer)) },
  ],
  [
    'undoIsExact',
    'a clone forgets something',
    /undo does not lead back/,
    { clone: (state) => ({ ...toy.clone(state), round: 1 }) },
  ],
  [
    'undoIsExact',
    'a clone forgets what others did off their turn',
    /undo loses or changes|undo does not lead back/,
    { clone: (state) => ({ ...toy.clone(state), wishes: state.wishes.map(() => 0) }) },
  ],
  [
    'rewindIsExact',
    'something outside the state counts',
    /does not lead to what was before it/,
    {
      apply: (state, seat, action, rng, tell) => {
        toy.apply(state, seat, action, rng, tell);
        state.bids[seat] += outside++;
      },
    },
  ],
  [
    'undoTeachesNothing',
    'an action that can be taken back shows a card',
    /showed what the view before did not tell/,
    {
      apply: (state, seat, action, rng, tell) => {
        toy.apply(state, seat, action, rng, tell);
        if (action.type === 'bid') tell({ type: 'peek', card: neighbour(state, seat) } as any, { only: [seat] });
      },
    },
  ],
  [
    'undoTeachesNothing',
    'an action that can be taken back shows a secret wish',
    /showed what the view before did not tell/,
    {
      apply: (state, seat, action, rng, tell) => {
        toy.apply(state, seat, action, rng, tell);
        const wish: number = state.wishes[(seat + 1) % state.seats];
        if (action.type === 'bid') tell({ type: 'peek', wish } as any, { only: [seat] });
      },
    },
  ],
  [
    'changesAreTold',
    'a bid is told to nobody',
    /sees a change/,
    { apply: (state, seat, action, rng) => toy.apply(state, seat, action, rng, () => {}) },
  ],
  [
    'clocksGoOn',
    'the clock bids twice',
    /what the clock answers for seat \d is refused/,
    { fallback: () => ({ type: 'bid', height: 1 }) },
  ],
  [
    'clocksGoOn',
    'the clock only wishes',
    /never ends/,
    {
      reaction: () => true,
      fallback: (state, seat) => ({ type: 'wish', wish: 1 - state.wishes[seat] }),
    },
  ],
  [
    'clocksGoOn',
    'the only answer is no answer',
    /the only answer of seat \d is refused/,
    { reaction: () => true, forced: () => ({ type: 'bid', height: -1 }) },
  ],
  [
    'survivesJson',
    'a state holds a set',
    /state/,
    {
      clone: (state) => ({ ...toy.clone(state), seen: new Set() }),
      setup: (...given) => ({ ...game.setup(...given), seen: new Set() }),
    },
  ],
  [
    'survivesJson',
    'a view has an undefined value',
    /view/,
    { view: (state, viewer) => ({ ...toy.view(state, viewer), wish: undefined }) },
  ],
  [
    'hidesWhatIsHidden',
    'the view shows a card',
    /the view depends on what is hidden/,
    { view: (state, viewer) => ({ ...toy.view(state, viewer), top: state.deck[0] }) },
  ],
  [
    'hidesWhatIsHidden',
    'the legal actions tell a card',
    /legal actions depend on what is hidden/,
    {
      legal: (state, seat) =>
        toy
          .legal(state, seat)
          .filter((action) => action.type !== 'bid' || action.height !== 1 + (neighbour(state, seat) % 3)),
    },
  ],
  [
    'hidesWhatIsHidden',
    'a refusal tells a card',
    /a refusal tells what is hidden/,
    {
      check: (state, seat, action) =>
        toy.check(state, seat, action) && { code: 'no', with: { card: neighbour(state, seat) } },
    },
  ],
  [
    'hidesWhatIsHidden',
    'an event tells a card to all',
    /what follows .* tells what is hidden/,
    {
      apply: (state, seat, action, rng, tell) => (
        toy.apply(state, seat, action, rng, tell),
        tell({ type: 'hint', card: neighbour(state, seat) } as any)
      ),
    },
  ],
  [
    'hidesWhatIsHidden',
    'who is to act tells a wish',
    /who may act depends on what is hidden/,
    { mayAct: (state) => state.wishes.flatMap((wish: number, seat: number) => (wish ? [seat] : [])) },
  ],
  [
    'hidesWhatIsHidden',
    'a guess that cheats proves nothing',
    /nothing was tested/,
    { view: (state, viewer) => ({ ...toy.view(state, viewer), all: toy.clone(state) }), guess: (view) => view.all },
  ],
  ['openTablesHideNothing', 'cards are shown to one seat', /an open game shows seat 0 more/, { open: true }],
  [
    'viewsShareTheRest',
    'a card is forgotten',
    /seat 0 sees more of its own/,
    { ownView: (state, viewer) => ({ viewer, wish: toy.view(state, viewer).wish }) },
  ],
  [
    'seedsMatter',
    'the cards are never shuffled',
    /one and the same set-up/,
    { setup: (options, seats, _rng, tell) => game.setup(options, seats, { below: () => 0 }, tell) },
  ],
];

describe('the toy game passes', () => {
  test.each(Object.entries(PROPERTIES))('%s', (_name, property) => property(game, scenario));
  test('with the other options too', () =>
    PROPERTIES.replayIsIdentical(game, { ...scenario, options: { high: true } }));
});

describe('a planted fault is found', () => {
  test.each(FAULTS)('by %s: %s', (name, _fault, message, broken) => {
    expect(() => PROPERTIES[name]({ ...game, ...broken }, scenario)).toThrow(message);
  });
  test('and none of the properties is without one', () => {
    expect(new Set(FAULTS.map(([name]) => name))).toEqual(new Set(Object.keys(PROPERTIES)));
  });
});
