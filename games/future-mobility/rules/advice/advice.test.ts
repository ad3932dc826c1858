/** What a good turn is: the bot plays the best, and a hint shows several with their reasons. */
import { describe, expect, test } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import { act, arrange, at, type Arrangement } from '../arrange.testing.ts';
import {
  AVOID_BONUS,
  AVOID_CARDS,
  avoidable,
  bestPlans,
  game,
  HAND_LIMIT,
  TARGET,
  tripOf,
  type Plan,
  type Segment,
  type State,
  type View,
} from '../index.ts';
import { adviceFor, besideOf, type Advice, type Because } from './reasons.ts';
import { worstLoss } from './risk.ts';
import { bestOpen, playedIn } from './spent.ts';
import { several } from './several.ts';
import { TurnPlan, type Idea } from './turn-plan.ts';

const seen = (wish: Arrangement): View => game.view(arrange(wish), 0) as View;
const kinds = (view: View, place = 0): string[] => adviceFor(view, 3)[place]!.reasons.map(({ kind }) => kind);

describe('several turns', () => {
  const view = seen({
    open: [30, 36, 17, 21, 11],
    hands: [['bikePath', 'electricVehicle', 'delivery', 'tramB', 'trafficJam']],
    markers: { bikePath: [at(2, 4), at(3, 4)] },
  });

  test('are whole turns that the rules take, the best first, as the bot would begin it', () => {
    const turns = several(view);
    expect(turns.length).toBeGreaterThan(1);
    expect(turns[0]!.actions[0]).toEqual(new TurnPlan(view).best()[0]![0]);
    for (const { actions, points } of turns) {
      const state = arrange({
        open: [30, 36, 17, 21, 11],
        hands: [['bikePath', 'electricVehicle', 'delivery', 'tramB', 'trafficJam']],
        markers: { bikePath: [at(2, 4), at(3, 4)] },
      });
      for (const action of actions) {
        expect(game.check(state, 0, action)).toBeUndefined();
        game.apply(state, 0, action, { below: () => 0 }, () => {});
      }
      for (let i = 0; state.phase === 'window' && i < 3; i++)
        game.apply(state, state.asked, { type: 'pass' }, { below: () => 0 }, () => {});
      expect(state.scores[0]).toBe(points);
    }
  });

  test('differ in their cards or trips', () => {
    const turns = several(view).map(({ actions }) =>
      JSON.stringify(
        actions.map((action) =>
          action.type === 'trip'
            ? [...action.segments.map(({ trip }) => trip).sort(), action.electric, action.carpool]
            : 'card' in action
              ? action.card
              : action.type,
        ),
      ),
    );
    expect(new Set(turns).size).toBe(turns.length);
  });

  test('do not differ in cards alone that bring no points', () => {
    for (const hand of [
      ['bikePath', 'bikePath', 'tramA', 'tramB', 'walkableCity', 'tramA'],
      ['bikePath', 'walkableCity', 'tramB', 'electricVehicle', 'carpool', 'tramA'],
    ] as const) {
      const turns = several(seen({ open: [30, 36, 17, 21, 11], hands: [hand] }));
      const told = turns.map(({ actions, points }) => {
        const trip = actions.find((action) => action.type === 'trip');
        return `${
          trip?.segments
            .map((segment) => segment.trip)
            .toSorted()
            .join() ?? ''
        } ${points}`;
      });
      expect(new Set(told).size, told.join('; ')).toBe(told.length);
    }
  });
});

describe('reasons', () => {
  test('say that no jam is possible where nobody drives', () => {
    const view = seen({ open: [1, 2, 39, 25, 37], hands: [['walkableCity'], ['tramA'], ['tramA']] });
    expect(kinds(view)).toContain('noJam');
  });

  test('say how many cards a star brings, and that 50 are reached', () => {
    expect(kinds(seen({ open: [39], hands: [[]] }))).toContain('star');
    expect(kinds(seen({ open: [39], hands: [[]], scores: [46, 0, 0] }))[0]).toBe('reaches');
  });

  test('are two at most, and that a jam may come', () => {
    const view = seen({
      open: [39, 29, 30, 31, 38],
      hands: [['bikePath', 'bikePath', 'trafficJam']],
      scores: [48, 0, 0],
    });
    expect(kinds(view).length).toBeLessThanOrEqual(2);
    for (const { advice } of ADVISED)
      for (const { reasons } of advice) expect(reasons.filter(({ kind }) => kind !== 'jam').length).toBeLessThan(3);
  });

  test('warn of jams wherever some could come', () => {
    for (const { view: seenThen, advice } of ADVISED)
      for (const { idea, reasons } of advice) {
        const points = idea.points - sureOf(seenThen, idea);
        const liftable = idea.leaving.hand.includes('carpool');
        expect(reasons.filter(({ kind }) => kind === 'jam')).toEqual(
          points > 0 ? [{ kind: 'jam', points, liftable }] : [],
        );
      }
  });
});

/** Turns of random plays, with the table as it was before them. */
function* turns(plays: number): Generator<{ state: State; view: View; advice: readonly Advice[] }> {
  for (let seed = 0; seed < plays; seed++) {
    const rng = fastRng(seed);
    const state = game.setup({ recover: false, combinedModes: false, tramReach: 3, jams: 'motor' }, 3, rng, () => {});
    for (let step = 0; step < 200 && state.phase !== 'over'; step++) {
      const seat = game.toAct(state)[0]!;
      if (state.phase === 'plan' && !state.avoided && rng.below(6) === 0) {
        const view = game.view(state, seat) as View;
        yield { state: game.clone(state), view, advice: adviceFor(view, 3) };
      }
      game.apply(state, seat, game.sample!(state, seat, rng), rng, () => {});
    }
  }
}

/** Does what the reason says come about when the turn is played and nobody jams it? */
function holds(reason: Because, before: State, view: View, idea: Idea, ideas: readonly Idea[]): boolean {
  const state = game.clone(before);
  const seat = state.turn;
  const trip = idea.actions.find((action) => action.type === 'trip');
  const heard = idea.actions.flatMap((action) => act(state, seat, action));
  const asked = state.phase === 'window';
  while (state.phase === 'window') heard.push(...act(state, state.asked, { type: 'pass' }));
  const stars = heard.filter(({ event, to }) => to !== 'all' && event.type === 'drew' && event.why === 'star');
  const drawn = stars.reduce((sum, { event }) => sum + (event.type === 'drew' && event.cards ? event.count : 0), 0);
  const open = before.open.filter((id) => state.open.includes(id));
  switch (reason.kind) {
    case 'reaches':
      return (
        state.scores[seat] === reason.total &&
        reason.total - (reason.sure && trip ? worstLoss(view, trip) : 0) >= TARGET
      );
    case 'noJam':
      return !asked;
    case 'lifted':
      return trip!.carpool === true || worstLoss(view, trip!) === 0;
    case 'jam':
      return (
        asked && worstLoss(view, trip!) === reason.points && reason.liftable === before.hands[seat]!.includes('carpool')
      );
    case 'manyTrips':
      return trip!.segments.length === reason.trips;
    case 'star':
      return drawn === reason.cards;
    case 'leaves':
      return bestPlans({ options: state.options, markers: state.markers, open, hand: [] }).every(
        ({ points }) => points <= reason.points,
      );
    case 'keeps':
      return state.hands[seat]!.includes(reason.card);
    case 'serves':
      return open.length >= reason.trips;
    case 'brings': {
      const without = Math.max(0, ...bestPlans({ ...view, hand: [] }).map(({ points }) => points));
      if (!reason.here) return idea.points - reason.points === without;
      const same = bestPlans({ ...view, open: trip!.segments.map((segment) => segment.trip), hand: [] });
      const whole = same.filter(({ action }) => action.segments.length === trip!.segments.length);
      return idea.points <= without && idea.points - reason.points === Math.max(...whole.map(({ points }) => points));
    }
    // Only the searcher can tell.
    case 'tried':
      return false;
    case 'most':
      return ideas.every((other) => other === idea || other.points < idea.points);
    case 'noCard':
      return state.hands[seat]!.length >= before.hands[seat]!.length;
    case 'spares':
      return ideas.some((other) => cardsIn(other).length - cardsIn(idea).length === reason.cards);
    case 'asGood': {
      const twin = ideas[0]!;
      return (
        twin.points === idea.points && sureOf(view, twin) === sureOf(view, idea) && starsIn(twin) === starsIn(idea)
      );
    }
    case 'noDiscard':
      return state.hands[seat]!.length <= HAND_LIMIT && state.phase !== 'discard';
  }
}

const ADVISED = [...turns(40)];

test('what a hint says is true in every position', () => {
  const said = new Set<string>();
  for (const { state, view, advice } of ADVISED)
    for (const { idea, reasons } of advice)
      for (const reason of reasons) {
        said.add(reason.kind);
        const others = advice.map((other) => other.idea);
        expect(holds(reason, state, view, idea, others), JSON.stringify([reason, idea.actions])).toBe(true);
      }
  for (const kind of [
    'noJam',
    'jam',
    'star',
    'leaves',
    'keeps',
    'manyTrips',
    'brings',
    'most',
    'noCard',
    'spares',
    'asGood',
  ])
    expect(said).toContain(kind);
});

const cardsIn = ({ actions }: Idea): string[] => playedIn(actions).sort();
const countOf = (idea: Idea, card: string): number => cardsIn(idea).filter((other) => other === card).length;
const starsIn = ({ actions }: Idea): number =>
  actions.flatMap((action) => (action.type === 'trip' ? action.segments : [])).filter(({ trip }) => tripOf(trip).star)
    .length;
const sureOf = (view: View, { actions, points }: Idea): number => {
  const trip = actions.find((action) => action.type === 'trip');
  return points - (trip ? worstLoss(view, trip) : 0);
};

test('no hint is worse than another in points, with every jam, in stars and in cards', () => {
  let pairs = 0;
  for (const { view, advice } of ADVISED)
    for (const { idea: one } of advice)
      for (const { idea: other } of advice) {
        if (one === other) continue;
        pairs++;
        const better =
          other.points > one.points ||
          sureOf(view, other) > sureOf(view, one) ||
          starsIn(other) > starsIn(one) ||
          cardsIn(other).length < cardsIn(one).length;
        const beaten =
          better &&
          other.points >= one.points &&
          sureOf(view, other) >= sureOf(view, one) &&
          starsIn(other) >= starsIn(one) &&
          cardsIn(other).every((card) => countOf(other, card) <= countOf(one, card)) &&
          bestOpen(view, other.leaving.markers, other.leaving.open) <=
            bestOpen(view, one.leaving.markers, one.leaving.open);
        expect(beaten, JSON.stringify([one.actions, other.actions])).toBe(false);
      }
  expect(pairs).toBeGreaterThan(50);
});

test('beside what its cards are for, a hint among others says what it has over one of them, or that a jam may come', () => {
  for (const { view, advice } of ADVISED) {
    // Where all are as good as the first there is nothing to have over another.
    if (advice.slice(1).every(({ reasons }) => reasons.some(({ kind }) => kind === 'asGood'))) continue;
    for (const { idea, reasons } of advice) {
      const others = advice.map((other) => other.idea).filter((other) => other !== idea);
      for (const reason of reasons) {
        const has = others.some((other) => {
          switch (reason.kind) {
            case 'noJam':
            case 'lifted':
              return sureOf(view, idea) > sureOf(view, other);
            case 'most':
              return idea.points > other.points;
            case 'star':
              return starsIn(idea) > starsIn(other);
            case 'noCard':
              return cardsIn(other).length > 0;
            case 'keeps':
              return cardsIn(other).includes(reason.card) && !cardsIn(idea).includes(reason.card);
            case 'leaves':
              return bestOpen(view, other.leaving.markers, other.leaving.open) > reason.points;
            default:
              return true;
          }
        });
        expect(has, JSON.stringify([reason, idea.actions, others])).toBe(true);
      }
      expect(reasons.length, JSON.stringify(idea.actions)).toBeGreaterThan(0);
    }
  }
});

test('avoid cards one after another are among the hints where they bring most', () => {
  let avoided = 0;
  for (const { view, advice } of ADVISED) {
    const { open, hand } = view;
    let left = open;
    for (const card of AVOID_CARDS)
      if (hand.includes(card)) left = left.filter((id) => !avoidable(card, left).includes(id));
    const gone = open.filter((id) => !left.includes(id));
    const avoiding = gone.reduce((sum, id) => sum + tripOf(id).points + AVOID_BONUS, 0);
    const most = Math.max(...advice.map(({ idea }) => idea.points));
    if (avoiding === most) avoided++;
    expect(most, JSON.stringify([open, hand])).toBeGreaterThanOrEqual(avoiding);
  }
  expect(avoided).toBeGreaterThan(5);
});

test('fewer points are advised before more only with a word about what they spare or bring', () => {
  for (const { advice } of ADVISED) {
    const [first, ...others] = advice;
    for (const { idea } of others) {
      if (idea.points <= first!.idea.points || cardsIn(idea).length <= cardsIn(first!.idea).length) continue;
      const kinds = first!.reasons.map(({ kind }) => kind);
      expect(
        kinds.some((kind) => ['noCard', 'keeps', 'spares'].includes(kind)),
        kinds.join(),
      ).toBe(true);
    }
  }
});

test('a card or a star more is no reason to give many points away', () => {
  for (const { view, advice } of ADVISED)
    for (const { idea: one } of advice)
      for (const { idea: other } of advice) {
        if (sureOf(view, one) > sureOf(view, other) || view.scores[view.turn]! + one.points >= TARGET) continue;
        const cards = Math.max(0, cardsIn(other).length - cardsIn(one).length);
        const stars = Math.max(0, starsIn(one) - starsIn(other));
        const given = other.points - one.points;
        expect(given, JSON.stringify([one.actions, other.actions])).toBeLessThanOrEqual(
          2.5 * Math.max(1, cards + stars),
        );
      }
});

test('hints differ in modes or cards, each with a reason of its own, and say what a spent card is for', () => {
  let several = 0;
  for (const { advice } of ADVISED) {
    const kinds = advice.map(({ idea: { actions } }) => {
      const { segments } = actions.find((action) => action.type === 'trip') ?? {};
      const modes = new Set(segments?.map(({ mode }) => mode));
      return `${[...modes].sort().join()} with ${playedIn(actions).sort().join()}`;
    });
    expect(new Set(kinds).size, kinds.join('; ')).toBe(kinds.length);
    const told = advice.map(({ reasons }) => JSON.stringify(reasons));
    expect(new Set(told).size, told.join(' ')).toBe(told.length);
    if (told.length > 1) several++;
    for (const { idea, reasons } of advice) {
      const { actions } = idea;
      if (!actions.some(({ type }) => type === 'trip') || playedIn(actions).length === 0) continue;
      const named = reasons.some(({ kind }) => ['brings', 'serves', 'noDiscard'].includes(kind));
      expect(named, JSON.stringify([reasons, actions])).toBe(true);
    }
  }
  expect(several).toBeGreaterThan(20);
});

test('a clean trip without a card is not left out for two of one kind', () => {
  // Bicycle 4 by paths that lie there, van 3 on two freight trips.
  const view = seen({
    open: [36, 17, 12, 20, 11],
    hands: [[], ['tramA'], ['tramA']],
    markers: { bikePath: [at(2, 4), at(3, 4), at(2, 3)] },
  });
  const modes = adviceFor(view, 3).map(({ idea }) =>
    idea.actions.flatMap((action) => (action.type === 'trip' ? action.segments[0]!.mode : [])).join(),
  );
  expect(new Set(modes).size, modes.join()).toBe(modes.length);
  expect(modes).toContain('bicycle');
});

test('only what is as good as the best is told beside it, not twins of a lesser one', () => {
  let twins = 0;
  for (const { view, advice } of ADVISED)
    for (const [place, { idea, reasons }] of advice.entries()) {
      if (!reasons.some(({ kind }) => kind === 'asGood')) continue;
      twins++;
      expect(place).toBeGreaterThan(0);
      expect([idea.points, sureOf(view, idea)]).toEqual([advice[0]!.idea.points, sureOf(view, advice[0]!.idea)]);
    }
  expect(twins).toBeGreaterThan(0);
});

test('of two that are equally good both are told, the second with a word about it', () => {
  const view = seen({ open: [40, 39, 38, 37, 5], hands: [['trafficJam'], ['tramA'], ['tramA']] });
  const [first, second] = adviceFor(view, 3);
  expect(second!.idea.points).toBe(first!.idea.points);
  expect(second!.reasons).toContainEqual({ kind: 'asGood' });
});

test('a turn without cards that brings as much as the hints is told of, and none brings more than is said', () => {
  let ties = 0;
  for (const { view, advice } of ADVISED) {
    const ideas = advice.map(({ idea }) => idea);
    const beside = besideOf(view, ideas);
    const most = Math.max(...ideas.map(({ points }) => points));
    const plans = bestPlans({ ...view, hand: [] }).filter((plan) => !ideas.some((idea) => isSame(plan, idea)));
    if (plans.some(({ points }) => points === most)) ties++;
    for (const { points } of plans) expect(points).toBeLessThanOrEqual(beside === undefined ? most - 1 : most + beside);
  }
  expect(ties).toBeGreaterThan(10);
});

/** The same trips by the same modes. */
function isSame({ action }: Plan, idea: Idea): boolean {
  const segments = idea.actions.flatMap((one) => (one.type === 'trip' ? one.segments : []));
  const keys = (all: readonly Segment[]): string =>
    all
      .map(({ trip, mode }) => `${trip} ${mode}`)
      .sort()
      .join();
  return keys(action.segments) === keys(segments);
}

test('nothing speaks for a star or a better city in the last turn', () => {
  const view = seen({ open: [39], hands: [[]], scores: [40, 0, 50], first: 1 });
  expect(kinds(view)).not.toContain('star');
});
