/** Every number shown before travelling is what one gets if nobody plays another jam: each preview against the touch that it stands for, and that against the rules. */
import { fastRng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { act } from '../../rules/arrange.testing.ts';
import { worstLoss } from '../../rules/advice/risk.ts';
import { cardsOf, playedIn } from '../../rules/advice/spent.ts';
import {
  bestPlans,
  isAvoidCard,
  BIT,
  game,
  isShiftCard,
  jammable,
  layActions,
  POWER_UP_COUNTS,
  scoreTrip,
  type Options,
  type Plan,
  type PowerUp,
  type State,
  type View,
} from '../../rules/index.ts';
import type { LayAction } from '../../rules/markers.ts';
import { costOf, quickFoot, slowFoot } from './feet.ts';
import { actionsOf, EMPTY, isEmpty, reckon, sketchOf, type Sketch } from './sketch.ts';
import { chooseMode, touchCard, touchTrip } from './touches.ts';
import { touchCell } from './plan-touches.ts';
import { ledElsewhere } from './changes.ts';
import { chipsOf, ticketsOf } from './tickets.ts';
import { endZones } from './zones.ts';

const PLAIN: Options = { recover: false, combinedModes: false, tramReach: 3, jams: 'motor' };
const VARIANTS: Readonly<Record<string, Options>> = {
  plain: PLAIN,
  'with jams for all': { ...PLAIN, jams: 'all' },
  'with combined modes': { ...PLAIN, combinedModes: true, jams: 'all' },
};

/** Positions of random plays where somebody plans. */
function* positions(options: Options, plays: number): Generator<State> {
  for (let seed = 0; seed < plays; seed++) {
    const rng = fastRng(seed);
    const state = game.setup(options, 3, rng, () => {});
    for (let step = 0; step < 160 && state.phase !== 'over'; step++) {
      const [seat] = game.toAct(state);
      if (state.phase === 'plan' && !state.avoided && rng.below(4) === 0) yield game.clone(state);
      game.apply(state, seat!, game.sample!(state, seat!, rng), rng, () => {});
    }
  }
}

/** What the rules give for it when nobody answers with a jam. */
function gained(before: State, view: View, sketch: Sketch): number {
  const state = game.clone(before);
  const seat = state.turn;
  const had = state.scores[seat]!;
  for (const action of actionsOf(view, reckon(view, sketch))) act(state, seat, action);
  while (state.phase === 'window') act(state, state.asked, { type: 'pass' });
  return state.scores[seat]! - had;
}

/** Is there a turn with this card that brings as much? */
function isToBeHad(before: State, card: PowerUp, points: number): boolean {
  const plans = (state: State): Plan[] => bestPlans({ ...state, hand: state.hands[before.turn]! });
  if (!isShiftCard(card)) return plans(before).some((plan) => plan.points >= points && cardsOf(plan).includes(card));
  return layActions(before, card).some((lay) => {
    const state = game.clone(before);
    act(state, state.turn, lay);
    return plans(state).some((plan) => plan.points >= points);
  });
}

/** The best trip by nothing but bicycles, after this is laid. */
function cycledOver(view: View, lay?: LayAction): number {
  const markers = view.markers.map((set, cell) => (lay?.cells.includes(cell) ? set | BIT.bikePath : set));
  const plans = bestPlans({ ...view, markers, hand: [] }).filter(({ action: { segments } }) =>
    segments.every(({ mode }) => mode === 'bicycle'),
  );
  return Math.max(0, ...plans.map(({ points }) => points));
}

/** The most that a foot of this hand promises, or that goes without a card. */
function bestTurn(view: View): number {
  const outcome = reckon(view, EMPTY);
  const feet = [...view.hand.keys()].map((place) => quickFoot(view, outcome, place) ?? slowFoot(view, outcome, place));
  const without = bestPlans({ ...view, hand: [] }).map(({ points }) => points);
  return Math.max(0, ...without, ...feet.map((foot) => ('points' in foot ? foot.points : 0)));
}

/** The empty sketch, each card in hand, and some trips with and without cards. */
function sketches(view: View): Sketch[] {
  const cards = view.hand.flatMap((_, place) => {
    const touched = touchCard(view, EMPTY, place);
    return 'refused' in touched ? [] : [touched];
  });
  const trips = [EMPTY, ...cards].flatMap((sketch) => view.open.slice(0, 3).map((id) => touchTrip(view, sketch, id)));
  const joined = trips.slice(0, 3).flatMap((sketch) => view.open.slice(3).map((id) => touchTrip(view, sketch, id)));
  return [EMPTY, ...cards, ...trips, ...joined, ...trips.slice(0, 3).flatMap((sketch) => moved(view, sketch))];
}

/** The trip with each of its ends moved by hand to the last block of the zone. */
function moved(view: View, sketch: Sketch): Sketch[] {
  return endZones(sketch.wish!.trips).flatMap((cells) => {
    const touched = touchCell(view, { ...sketch, active: undefined }, cells.at(-1)!);
    return 'refused' in touched ? [] : [touched];
  });
}

describe.each(Object.entries(VARIANTS))('%s', (_, options) => {
  const all = [...positions(options, 8)].slice(0, 12);

  test('tickets, modes and feet of cards say what the touch on them brings', () => {
    const seen = new Set<string>();
    for (const state of all) {
      const view = game.view(state, state.turn) as View;
      for (const sketch of sketches(view)) {
        const outcome = reckon(view, sketch);
        const tickets = ticketsOf(view, outcome);
        for (const { id, look, points } of tickets) {
          seen.add(look);
          if (look === 'chosen' || look === 'avoided' || look === 'dim') continue;
          const then = reckon(view, touchTrip(view, outcome.sketch, id)).points;
          expect(points, `${look} ${id}`).toBe(look === 'joins' ? then - outcome.points : then);
        }
        const parts = tickets.filter(({ look }) => look === 'chosen' || look === 'avoided');
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(outcome.points);
        const chips = chipsOf(view, outcome);
        if (outcome.journey) expect(chips.filter(({ look }) => look === 'chosen')).toHaveLength(1);
        for (const chip of chips) {
          if (chip.look === 'cannot') continue;
          seen.add(`chip ${chip.look}`);
          if (chip.look === 'chosen' || chip.look === 'along') expect(chip.points).toBe(outcome.points);
          else {
            const then = chooseMode(view, outcome.sketch, chip.option);
            const made = reckon(view, 'refused' in then ? EMPTY : then);
            expect(made.points, chip.option).toBe(chip.points);
            if (chip.look === 'card' && chip.option !== 'carpool')
              expect(playedIn(actionsOf(view, made)).length - outcome.sketch.lays.length, chip.option).toBe(chip.cards);
            if (made.sketch.lays.length > outcome.sketch.lays.length)
              expect(chip.moved, chip.option).toEqual(ledElsewhere(outcome, made));
            const { segments, electric, carpool } = made.journey!;
            if (chip.option === 'carpool') expect(carpool).toBe(true);
            else expect([segments.at(-1)!.mode, electric]).toEqual([chip.mode, chip.option === 'electric']);
          }
        }
        for (const place of view.hand.keys()) {
          const foot = quickFoot(view, outcome, place);
          if (foot?.kind === 'avoids' && outcome.sketch.avoids.length === 1) expect(foot.points).toBe(outcome.points);
        }
      }
    }
    for (const look of ['prospect', 'joins', 'chosen', 'plain', 'chip card', 'chip can']) expect(seen).toContain(look);
  });

  test('a foot says what the card makes of the trip, and what it brings at most is to be had', () => {
    for (const state of all.slice(0, 20)) {
      const view = game.view(state, state.turn) as View;
      const nothing = reckon(view, EMPTY);
      for (const place of view.hand.keys()) {
        const trip = reckon(view, touchTrip(view, EMPTY, view.open[0]!));
        const foot = quickFoot(view, trip, place) ?? slowFoot(view, trip, place);
        const touched = touchCard(view, trip.sketch, place);
        if (foot.kind === 'makes' && !('refused' in touched)) expect(reckon(view, touched).points).toBe(foot.points);
        const most = quickFoot(view, nothing, place) ?? slowFoot(view, nothing, place);
        const without = Math.max(...bestPlans({ ...nothing.world, hand: [] }).map(({ points }) => points));
        if (most.kind === 'makes') expect(most.good).toBe(most.points > without);
        for (const pair of [foot, most])
          if (pair.kind === 'pair') expect(reckon(view, sketchOf(view, pair.actions)).points).toBe(pair.points);
        if (foot.kind === 'pair') expect(foot.points).toBeGreaterThan(trip.points);
        if (most.kind === 'pair') expect(most.good).toBe(most.points > without);
        if (most.kind !== 'makes' || !most.good || isAvoidCard(view.hand[place]!)) continue;
        expect(isToBeHad(state, view.hand[place]!, most.points), `${view.hand[place]} ${most.points}`).toBe(true);
      }
    }
  });

  test('a path promises as much as the best of all ways to lay it brings', () => {
    for (const state of all.slice(0, 15)) {
      const view = { ...(game.view(state, state.turn) as View), hand: ['bikePath'] as const };
      const best = Math.max(...layActions(view, 'bikePath').map((lay) => cycledOver(view, lay)));
      if (best <= cycledOver(view)) continue;
      expect(slowFoot(view, reckon(view, EMPTY), 0)).toMatchObject({ kind: 'makes', points: best });
    }
  });

  test('what a card costs that goes is what the best turn lacks without it', () => {
    let free = 0;
    for (const state of all.filter(({ hands, turn }) => hands[turn]!.length > 2).slice(0, 8)) {
      const view = game.view(state, state.turn) as View;
      const outcome = reckon(view, EMPTY);
      const [first, ...rest] = view.hand.keys();
      for (const place of rest) {
        const cost = costOf(view, outcome, place, [first!]);
        const kept = view.hand.filter((_, other) => other !== first);
        expect(cost).toBe(
          bestTurn({ ...view, hand: kept }) - bestTurn({ ...view, hand: kept.toSpliced(place - 1, 1) }),
        );
        if (cost === 0) free++;
      }
    }
    expect(free).toBeGreaterThan(0);
  });

  test('what a sketch comes to is what the rules give for it', () => {
    for (const state of all) {
      const view = game.view(state, state.turn) as View;
      for (const sketch of sketches(view)) {
        const outcome = reckon(view, sketch);
        if (outcome.complete && !isEmpty(outcome.sketch)) expect(gained(state, view, sketch)).toBe(outcome.points);
      }
    }
  });

  test('jams of the others take no more than is said, and as much where they hold the cards', () => {
    let threatened = 0;
    for (const state of all) {
      const view = game.view(state, state.turn) as View;
      const { journey, points } = reckon(view, touchTrip(view, EMPTY, view.open[0]!));
      const risk = worstLoss(view, journey!);
      expect(risk).toBeLessThanOrEqual(points);
      if (risk > 0) threatened++;
      // Everybody who may hold one plays one: try every order of blocks.
      let worst = points;
      const tryOn = (markers: readonly number[], left: number): void => {
        worst = Math.min(worst, scoreTrip({ ...view, markers }, journey!).total);
        if (left === 0) return;
        for (const cell of jammable(journey!.segments, markers))
          tryOn(
            markers.map((set, at) => (at === cell ? set | BIT.trafficJam : set)),
            left - 1,
          );
      };
      const seen = [...view.discard, ...view.hand].filter((card) => card === 'trafficJam').length;
      const others = view.handSizes.filter((size, seat) => seat !== state.turn && size > 0).length;
      tryOn(view.markers, Math.min(others, POWER_UP_COUNTS.trafficJam - seen, view.supply.trafficJam));
      expect(points - worst).toBe(risk);
    }
    expect(threatened).toBeGreaterThan(0);
  });
});
