import { describe, expect, it } from 'vitest';
import { arrange, type Arrangement } from '../../rules/arrange.testing.ts';
import { game, type Action, type PowerUp, type State } from '../../rules/index.ts';
import {
  actionOfDraft,
  avoidedPoints,
  beginsStroke,
  glowing,
  jamTargets,
  recoverableCard,
  touchCard,
  touchCell,
  touchStroke,
  touchTrip,
  type Draft,
  type Touch,
} from './draft.ts';

const OPEN = [1, 20, 12, 10, 2];
const stateWith = (wish: Arrangement = {}): State => arrange({ open: OPEN, ...wish });
const seen = (state: State) => game.view(state, 0);
const draftIn = (touch: Touch): Draft | undefined => {
  if (!('draft' in touch)) throw new Error(`refused: ${JSON.stringify(touch.refused)}`);
  return touch.draft;
};
/** What the rules say to what a touch could not do. */
const whyNot = (state: State, touch: Touch): string | undefined => {
  if ('draft' in touch) throw new Error('not refused');
  return game.check(state, 0, touch.refused)?.code;
};

describe('a trip card', () => {
  const state = stateWith();
  const view = seen(state);

  it('begins a trip, is joined on, or takes its place', () => {
    const first = draftIn(touchTrip(view, undefined, 1));
    expect(first).toMatchObject({ kind: 'trip', segments: [{ trip: 1 }] });
    expect(draftIn(touchTrip(view, first, 20))).toMatchObject({ segments: [{ trip: 1 }, { trip: 20 }] });
    expect(draftIn(touchTrip(view, first, 12))).toMatchObject({ segments: [{ trip: 12 }] });
    expect(draftIn(touchTrip(view, first, 1))).toBeUndefined();
  });

  it('says that there is no trip after an avoid card', () => {
    const avoided = { ...state, avoided: true };
    expect(whyNot(avoided, touchTrip(seen(avoided), undefined, 10))).toBe('avoided');
  });
});

describe('a block', () => {
  const state = stateWith({ markers: { bikePath: [14, 20] } });
  const view = seen(state);
  const draft = draftIn(touchTrip(view, undefined, 1))!;

  it('is an origin, a destination, or a block to pass, by its zone', () => {
    const from = draftIn(touchCell(view, draft, 16));
    expect(from).toMatchObject({ segments: [{ route: expect.arrayContaining([16]) }] });
    const to = draftIn(touchCell(view, from, 15))!;
    expect(to.kind === 'trip' && to.segments[0]!.route).toEqual([16, 15]);
    const over = draftIn(touchCell(view, to, 28));
    expect(over).toBeDefined();
  });

  it('that can’t be reached says why', () => {
    expect(whyNot(state, touchCell(view, draft, 6))).toBe('routeRoad');
    expect(draft).toMatchObject({ segments: [{ mode: 'bicycle' }] });
    expect(whyNot(state, touchCell(view, draft, 26))).toMatch(/noBikePath|routeRoad/);
  });

  it('glows as origin or destination', () => {
    expect(glowing(view, draft).get(14)).toBe('from');
    expect(glowing(view, draft).get(22)).toBe('to');
    expect(glowing(view, draft).has(6)).toBe(false);
  });
});

describe('a stroke', () => {
  const state = stateWith({ hands: [['bikePath']] });
  const view = seen(state);

  it('draws the route of a trip from an origin to a destination', () => {
    const draft = draftIn(touchTrip(view, undefined, 1))!;
    expect(beginsStroke(view, draft, 14)).toBe(true);
    expect(beginsStroke(view, draft, 15)).toBe(false);
    const drawn = draftIn(touchStroke(view, draft, [14, 15, 21, 22]));
    expect(drawn).toMatchObject({ segments: [{ route: [14, 15, 21, 22] }] });
    expect(draftIn(touchStroke(view, draft, [14, 8]))).toBe(draft);
  });

  it('paints markers as far as the card goes', () => {
    const draft: Draft = { kind: 'lay', card: 'bikePath', cells: [] };
    expect(draftIn(touchStroke(view, draft, [1, 2, 3, 4, 5]))).toMatchObject({ cells: [1, 2, 3, 4] });
  });
});

describe('a card of the hand', () => {
  const hand: PowerUp[] = ['bikePath', 'denseCity', 'electricVehicle', 'carpool', 'trafficJam', 'cargoBike'];
  const state = stateWith({ hands: [hand] });
  const view = seen(state);
  const touch = (card: PowerUp, draft?: Draft): Touch => touchCard(view, draft, hand.indexOf(card));

  it('that lays markers is painted block by block and then played', () => {
    let draft = draftIn(touch('bikePath'))!;
    expect(actionOfDraft(view, draft)).toBeUndefined();
    for (const cell of [14, 20, 26]) draft = draftIn(touchCell(view, draft, cell))!;
    expect(actionOfDraft(view, draft)).toEqual({ type: 'lay', card: 'bikePath', cells: [14, 20, 26] });
    expect(draftIn(touchCell(view, draft, 20))).toMatchObject({ cells: [14] });
    expect(draftIn(touchCell(view, draft, 5))).toMatchObject({ cells: [5] });
    expect(whyNot(state, touchCell(view, draft, 6))).toBe('layRoad');
  });

  it('that avoids shows what it would remove', () => {
    const draft = draftIn(touch('denseCity'))!;
    expect(actionOfDraft(view, draft)).toEqual({ type: 'avoid', card: 'denseCity' });
    expect(avoidedPoints([1, 20, 2])).toBe(10);
  });

  it('that goes with a trip is put to it, or says why not', () => {
    const draft = draftIn(touch('electricVehicle'))!;
    expect(draft).toMatchObject({ kind: 'trip', electric: true });
    expect(draftIn(touch('electricVehicle', draft))).toMatchObject({ electric: false });
    expect(whyNot(state, touch('carpool', draft))).toBe('carpoolIdle');
    expect(whyNot(state, touch('cargoBike'))).toBe('noBikePath');
    expect(whyNot(state, touch('trafficJam'))).toBe('notNow');
  });

  it('too many: as many are picked as must go', () => {
    const full: State = { ...stateWith({ hands: [[...hand, 'tramA']] }), phase: 'discard' };
    let draft = draftIn(touchCard(seen(full), undefined, 0))!;
    expect(actionOfDraft(seen(full), draft)).toBeUndefined();
    draft = draftIn(touchCard(seen(full), draft, 6))!;
    const action = actionOfDraft(seen(full), draft) as Action;
    expect(action).toEqual({ type: 'discard', cards: ['tramA', 'bikePath'] });
    expect(game.check(full, 0, action)).toBeUndefined();
  });
});

describe('in the window', () => {
  const announced = {
    segments: [{ trip: 1, mode: 'car', route: [14, 20] }],
    electric: false,
    carpool: false,
    jams: [],
  };
  const inWindow = (hand: PowerUp[]): State =>
    ({ ...stateWith({ hands: [hand], turn: 1 }), phase: 'window', asked: 0, announced }) as State;

  it('a jam is put on the route by who holds one', () => {
    const view = seen(inWindow(['trafficJam']));
    expect(jamTargets(view)).toEqual([14, 20]);
    expect(actionOfDraft(view, draftIn(touchCell(view, undefined, 20))!)).toEqual({ type: 'jam', cell: 20 });
    expect(whyNot(inWindow(['trafficJam']), touchCell(view, undefined, 21))).toBe('jamRoute');
  });

  it('nothing glows for others', () => {
    const state = inWindow([]);
    expect(glowing(seen(state), undefined).size).toBe(0);
    expect(whyNot(state, touchCell(seen(state), undefined, 20))).toBe('noCard');
  });
});

it('recovering takes two cards for the last one that somebody else played', () => {
  const state = stateWith({ hands: [['tramA', 'tramB', 'bikePath']], options: { recover: true } });
  state.mayRecover = true;
  state.deck.splice(state.deck.indexOf('carpool'), 1);
  state.discard = ['carpool'];
  state.discardBy = [2];
  const view = seen(state);
  expect(recoverableCard(view)).toBe('carpool');
  let draft: Draft = { kind: 'recover', picked: [] };
  for (const place of [0, 1, 2]) draft = draftIn(touchCard(view, draft, place))!;
  const action = actionOfDraft(view, draft)!;
  expect(action).toEqual({ type: 'recover', discard: ['tramB', 'bikePath'] });
  expect(game.check(state, 0, action)).toBeUndefined();
});
