/** The rulebook's example game, turns A–P: every turn legal, routes complete when it says so and no earlier, 35 to 26 to 21. */
import { fastRng, type Reason } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { game } from './game.ts';
import { checkAction, legalActions, whyNot } from './legal.ts';
import { deal } from './play.ts';
import { scoreRoutes } from './scoring.ts';
import { NONE, STRIDE, tileCode } from './tiles.ts';
import type { Event, Placement, Rotation, State } from './types.ts';

const [FERDI, LUCY, REY] = [0, 1, 2];

type Step = readonly [code: number, x: number, y: number, rotation: Rotation];
const straight = (value: number, x: number, y: number, rotation: Rotation): Step => [
  tileCode('straight', value),
  x,
  y,
  rotation,
];
const curve = (value: number, x: number, y: number, rotation: Rotation): Step => [
  tileCode('curve', value),
  x,
  y,
  rotation,
];
const simple = (seat: number, value: number, x: number, y: number, rotation: Rotation): Step => [
  tileCode('simple', value, seat),
  x,
  y,
  rotation,
];
const crossing = (seat: number, value: number, x: number, y: number): Step => [
  tileCode('crossing', value, seat),
  x,
  y,
  0,
];

/** The printed turns; pictures are lost, so cells and rotations are one way in which every printed statement holds. */
const TURNS: readonly { id: string; seat: number; completes: readonly string[]; steps: readonly Step[] }[] = [
  { id: 'A', seat: FERDI, completes: [], steps: [curve(1, 0, 1, 180), curve(0, -1, 0, 0), crossing(FERDI, 2, -1, 1)] },
  {
    id: 'B',
    seat: LUCY,
    completes: [],
    steps: [straight(1, 2, 0, 90), straight(1, 3, 0, 90), simple(LUCY, 1, 4, 0, 90)],
  },
  { id: 'C', seat: REY, completes: [], steps: [curve(1, 1, -1, 0), simple(REY, 4, 2, -1, 90), curve(0, 3, -1, 180)] },
  {
    id: 'D',
    seat: FERDI,
    completes: ['6', 'H'],
    steps: [simple(FERDI, 4, 3, -2, 0), curve(0, -1, 2, 180), curve(0, -2, 2, 90)],
  },
  { id: 'E', seat: LUCY, completes: [], steps: [curve(0, 1, 1, 90), straight(1, 2, 1, 90), simple(LUCY, 3, 3, 1, 90)] },
  { id: 'F', seat: REY, completes: [], steps: [straight(1, 4, 1, 90), crossing(REY, 2, 5, 1)] },
  {
    id: 'G',
    seat: FERDI,
    completes: [],
    steps: [straight(1, 0, -1, 0), straight(1, 0, -2, 0), simple(FERDI, 3, 0, -3, 0)],
  },
  { id: 'H', seat: LUCY, completes: ['5'], steps: [curve(0, 5, 0, 270), curve(0, 5, 2, 90), crossing(LUCY, 3, 6, 2)] },
  {
    id: 'J',
    seat: REY,
    completes: [],
    steps: [straight(1, 3, -3, 0), straight(1, 3, -4, 0), simple(REY, 3, 3, -5, 0)],
  },
  { id: 'K', seat: FERDI, completes: ['7'], steps: [straight(1, 7, 2, 90), simple(FERDI, 4, 8, 2, 90)] },
  {
    id: 'L',
    seat: LUCY,
    completes: [],
    steps: [curve(1, 3, -6, 270), simple(LUCY, 4, 2, -6, 90), straight(1, 1, -6, 90)],
  },
  { id: 'M', seat: REY, completes: [], steps: [straight(0, 0, -4, 0), straight(0, 0, -5, 0), crossing(REY, 2, 0, -6)] },
  {
    id: 'N',
    seat: FERDI,
    completes: ['C'],
    steps: [curve(0, -1, -6, 90), curve(0, 0, -7, 270), crossing(FERDI, 1, -1, -7)],
  },
  {
    id: 'P',
    seat: LUCY,
    completes: ['4'],
    steps: [curve(0, -2, -7, 0), straight(0, -2, -6, 0), simple(LUCY, 4, -2, -5, 0)],
  },
];

/** A game in which the tiles turn up in the order in which the example uses them. */
function begin(): State {
  const state = deal(3, false, 0, [], fastRng(1));
  state.tiles[3] = tileCode('start', 0);
  state.tiles[7] = tileCode('start', 1);
  const used = TURNS.flatMap(({ steps }) => steps.map(([code]) => code));
  stack(
    state.faceUp,
    [0, 1, 2],
    state.trackPile,
    used.filter((code) => code < 200),
  );
  for (const seat of [FERDI, LUCY, REY]) {
    const own = used.filter((code) => code >= 200 && Math.floor(code / 10) % 10 === seat);
    const slots = [3 + 3 * seat, 4 + 3 * seat, 5 + 3 * seat];
    stack(state.faceUp, slots, state.stationPiles[seat]!, own);
  }
  return state;
}

/** Brings the used tiles to the top. Red uses two crossings of value 2, of which the box has one: it replaces another tile. */
function stack(faceUp: number[], slots: readonly number[], pile: number[], used: readonly number[]): void {
  const rest = [...pile, ...slots.map((slot) => faceUp[slot]!)];
  for (const code of used) rest.splice(Math.max(0, rest.indexOf(code)), 1);
  const order = [...used, ...rest];
  for (const [i, slot] of slots.entries()) faceUp[slot] = order[i]!;
  pile.splice(0, pile.length, ...order.slice(slots.length).toReversed());
}

function take(state: State, [code, x, y, rotation]: Step): Placement {
  return { type: 'place', slot: state.faceUp.indexOf(code), x, y, rotation };
}

/** Plays up to and including some steps of a turn; tells which routes were completed when. */
function play(turn: string, steps = 3): { state: State; events: Event[]; completions: Record<string, string[]> } {
  const state = begin();
  const events: Event[] = [];
  const completions: Record<string, string[]> = {};
  for (const { id, seat, steps: all } of TURNS) {
    expect(state.seat).toBe(seat);
    completions[id] = [];
    for (const step of id === turn ? all.slice(0, steps) : all) {
      const action = take(state, step);
      expect(action.slot).not.toBe(NONE);
      expect(checkAction(state, seat, action)).toBeUndefined();
      game.apply(state, seat, action, fastRng(1), (event) => {
        events.push(event);
        if (event.type === 'completed') completions[id]!.push(event.label);
      });
    }
    if (id === turn) break;
    if (state.seat === seat) game.apply(state, seat, { type: 'end' }, fastRng(1), (event) => events.push(event));
  }
  return { state, events, completions };
}

describe('the example game of the rulebook', () => {
  test('completes 6 and H at D, 5 at H, 7 at K, C at N, 4 at P, and nothing earlier', () => {
    const { completions } = play('P');
    const expected = Object.fromEntries(TURNS.map(({ id, completes }) => [id, completes]));
    for (const labels of Object.values(completions)) labels.sort();
    expect(completions).toEqual(expected);
  });

  test('ends because the last loco is gone, with 35 for Ferdi, 26 for Lucy and 21 for Rey', () => {
    const { state, events } = play('P');
    expect(state.ended).toBe('routes');
    expect(game.result(state)).toEqual({ winners: [FERDI], scores: [35, 26, 21] });
    expect(events.at(-1)).toEqual({ type: 'won', seats: [FERDI], points: [35, 26, 21] });
  });

  test('counts every route as printed', () => {
    const byLabel = Object.fromEntries(scoreRoutes(play('P').state).map((score) => [score.label, score]));
    expect(byLabel['6']).toMatchObject({ start: 6, track: 1, value: 7, commerce: [2, 0, 0], victory: [7, 0, 0] });
    expect(byLabel['5']).toMatchObject({ start: 5, track: 2, value: 7, commerce: [0, 3, 2], victory: [0, 7, 4] });
    expect(byLabel['7']).toMatchObject({ start: 7, track: 3, value: 10, commerce: [4, 4, 2], victory: [10, 10, 5] });
    expect(byLabel['C']).toMatchObject({ start: 4, track: 5, value: 9, commerce: [5, 4, 9], victory: [5, 3, 9] });
    expect(byLabel['4']).toMatchObject({ start: 4, track: 2, value: 6, commerce: [4, 4, 2], victory: [6, 6, 3] });
    expect(byLabel['H']).toMatchObject({ start: 7, track: 0, value: 7, commerce: [2, 0, 0], victory: [7, 0, 0] });
  });

  test('turn D: the second curve closes the cell before 6 and H: a curve breaks E, a straight F, a crossing C', () => {
    const { state, completions } = play('D', 2);
    expect(completions['D']).toEqual([]);
    expect(
      legalActions(state, FERDI).some((action) => action.type === 'place' && action.x === -2 && action.y === 1),
    ).toBe(true);
    const done = play('D').state;
    done.complete.fill(0);
    const why = (code: number, rotation: Rotation): string | undefined => {
      done.faceUp[0] = code;
      return whyNot(done, { type: 'place', slot: 0, x: -2, y: 1, rotation })?.code;
    };
    const curves = ([0, 90, 180, 270] as const).map((rotation) => why(tileCode('curve', 0), rotation));
    expect(curves).toEqual(['E', 'F', 'F', 'F']);
    expect(([0, 90] as const).map((rotation) => why(tileCode('straight', 0), rotation))).toEqual(['F', 'F']);
    for (const seat of [FERDI, LUCY, REY]) expect(why(tileCode('crossing', 1, seat), 0)).toBe('C');
  });

  test('turn H: only a curve goes before route 7, and the 3 on route 7 completes route 5', () => {
    const before = play('G').state;
    const there = legalActions(before, LUCY).filter(
      (action) => action.type === 'place' && action.x === 5 && action.y === 0,
    );
    expect(there.length).toBeGreaterThan(0);
    for (const action of there) expect(action).toMatchObject({ rotation: 270 });
    const { state, events, completions } = play('H');
    expect(completions['H']).toEqual(['5']);
    expect(events.findLast((event) => event.type === 'completed')).toMatchObject({
      label: '5',
      block: { by: 'crossing' },
    });
    expect(play('H', 2).completions['H']).toEqual([]);
    state.complete.fill(0);
    const why = (code: number, rotation: Rotation): Reason | undefined => {
      state.faceUp[0] = code;
      return whyNot(state, { type: 'place', slot: 0, x: 6, y: 1, rotation });
    };
    const [red2, blue3, crossing3] = [tileAt(state, 5, 1), tileAt(state, 3, 1), tileAt(state, 6, 2)];
    expect(why(tileCode('curve', 0), 270)).toEqual({ code: 'I', at: [blue3, crossing3], with: { route: '5' } });
    expect(why(tileCode('curve', 0), 180)).toEqual({ code: 'F', at: [crossing3] });
    expect(why(tileCode('straight', 0), 90)).toEqual({ code: 'F', at: [crossing3] });
    expect(why(tileCode('crossing', 4, FERDI), 0)).toEqual({ code: 'C', at: [crossing3, red2] });
  });
});

function tileAt({ tiles }: State, x: number, y: number): number {
  for (let i = 0; i < tiles.length; i += STRIDE) if (tiles[i] === x && tiles[i + 1] === y) return i / STRIDE;
  return NONE;
}
