import { describe, expect, it } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import type { Turn } from '@stellwerk/toolkit/screen.ts';
import { nextTarget } from '@stellwerk/toolkit/target-keys.ts';
import { Scene, type Laid } from '../rules/scene.testing.ts';
import {
  bestBeginnings,
  edgesOf,
  game,
  isStation,
  legalActions,
  NONE,
  placedTiles,
  rotationsOf,
  routesOf,
  scoreRoutes,
  tileCode,
  totals,
  whyNot,
  type Event,
  type Plan,
  type Rotation,
  type RouteScore,
  type View,
} from '../rules/index.ts';
import { en } from '../texts/en.ts';
import type { Change } from '../texts/words.ts';
import { decidedBy, figuresOf, fromOthers, luck, turningPoint } from './panels/figures.ts';
import { courseOf, playedTurns } from './panels/history.ts';
import { boxOf, cellAt, centre, railsPath, routePath, sameCell, trackPath } from './map/geometry.ts';
import { settled, spotsFor, turned, turnOf } from './choosing/moves.ts';
import { consequenceOf, fitting, sayConsequence } from './choosing/consequence.ts';
import { sayNews } from './choosing/news.ts';
import { buttons, promptOf, sayPlacement } from './choosing/prompts.ts';
import type { Choice } from './choosing/useChoice.ts';
import { advisable, hintOf } from './choosing/useHint.ts';
import { notation } from './notation.ts';
import { ranked } from './panels/ranks.ts';
import { spotKeys } from './map/TableMap.tsx';
import { canStay } from './map/useFollowed.ts';
import { finishedBy } from './panels/useFinished.ts';
import type { InterUrbanTable } from './table.ts';
import { freshOf, newsOf } from './useTable.tsx';

const viewOf = (scene: Scene): View => game.view(scene.state, 0);

/** A scene in which a tile lies face up at the beginning of a turn. */
function holding(scene: Scene, code: number): View {
  scene.state.placed = 0;
  scene.state.stationPlaced = false;
  scene.state.faceUp[0] = code;
  return viewOf(scene);
}

/** Whether the tile has a track on exactly those edges where the tiles around the cell have one. */
function fitsTracks(view: View, { x, y }: { x: number; y: number }, code: number, rotation: Rotation): boolean {
  const around = [
    { x, y: y + 1 },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x: x - 1, y },
  ];
  return placedTiles(view).every((tile) => {
    const side = around.findIndex((cell) => sameCell(cell, tile));
    if (side < 0) return true;
    const there = edgesOf(tile.code, tile.rotation) & (1 << (side ^ 2));
    return (there !== 0) === ((edgesOf(code, rotation) & (1 << side)) !== 0);
  });
}

describe('where things are drawn', () => {
  it('north is up, and a point belongs to the cell that it lies in', () => {
    expect(centre({ x: 2, y: 3 })).toEqual({ x: 200, y: -300 });
    expect(cellAt({ x: 240, y: -260 })).toEqual({ x: 2, y: 3 });
    expect(cellAt({ x: -20, y: 20 })).toEqual({ x: 0, y: 0 });
  });

  it('the box holds every tile and every cell before a loco, and is never smaller than the first ones need', () => {
    const { tiles, ends } = { tiles: [{ x: 0, y: 0 }], ends: [{ x: -9, y: 4 }] };
    const box = boxOf(tiles, ends, 0.3);
    expect(box.west).toBeLessThan(-9.4);
    expect(box.west + box.columns).toBeGreaterThan(0.4);
    expect(box.north).toBeLessThan(-4.4);
    expect(box.north + box.rows).toBeGreaterThan(0.4);
    const small = boxOf(tiles, [], 0.3);
    expect(small.columns).toBeGreaterThan(5);
    expect(small.west + small.columns / 2).toBeCloseTo(0);
  });

  it('a straight is a line and a curve a quarter of a circle around its corner', () => {
    expect(trackPath(0, 2)).toBe('M0 -50L0 50');
    expect(trackPath(0, 1)).toBe('M0 -50A50 50 0 0 0 50 0');
    expect(trackPath(1, 0)).toBe('M50 0A50 50 0 0 1 0 -50');
    expect(railsPath(0, 1)).toContain('A42 42');
    expect(railsPath(0, 1)).toContain('A58 58');
  });

  it('a route is one way from its start edge to its loco, and its last part begins where that tile does', () => {
    const scene = new Scene().lay(['straight', 0, 1, 0], ['curve', 0, 2, 90]);
    const view = viewOf(scene);
    const route = routesOf(view).find(({ label }) => label === '6')!;
    const tiles = placedTiles(view);
    expect(routePath(route, tiles)).toBe('M0 -35L0 -50L0 -150A50 50 0 0 1 50 -200');
    expect(routePath(route, tiles, 1)).toBe('M0 -150A50 50 0 0 1 50 -200');
  });
});

it("a finger's board stays where it is with all places in sight, and comes nearer once where cells are tiny", () => {
  const seen = { west: -3, north: -3, columns: 6, rows: 6, pixels: 60 };
  const near = [
    { x: -1, y: 0 },
    { x: 2, y: 1 },
  ];
  expect(canStay(seen, near, true)).toBe(true);
  expect(canStay(seen, [...near, { x: 4, y: 0 }], false)).toBe(false);
  expect(canStay({ ...seen, pixels: 33 }, near, true)).toBe(true);
  expect(canStay({ ...seen, pixels: 31 }, near, true)).toBe(false);
  expect(canStay({ ...seen, pixels: 31 }, near, false)).toBe(true);
});

describe('the cells for a tile', () => {
  it('are the six ends at first: all of them for a track, none for a station, by A', () => {
    const scene = new Scene();
    const view = holding(scene, tileCode('curve', 1));
    const spots = spotsFor(view, routesOf(view), legalActions(view, view.seat), 0);
    expect(spots).toHaveLength(6);
    for (const { fits, reason } of spots) {
      expect(fits.length).toBeGreaterThan(0);
      expect(reason).toBeUndefined();
    }
    const station = holding(scene, tileCode('simple', 1, 0));
    const refused = spotsFor(station, routesOf(station), legalActions(station, station.seat), 0);
    expect(refused.map(({ reason }) => reason?.code)).toEqual(Array.from({ length: 6 }, () => 'A'));
  });

  it('name the restriction that teaches most, not a rotation that misses the track', () => {
    const scene = new Scene().lay(['straight', 0, 1, 0], ['simple', 0, 2, 0, 2, 0], ['straight', 0, 3, 0]);
    const view = holding(scene, tileCode('simple', 2, 1));
    const spots = spotsFor(view, routesOf(view), legalActions(view, view.seat), 0);
    expect(spots.find(({ x, y }) => x === 0 && y === 4)?.reason?.code).toBe('H');
  });

  it('say nothing about tracks where the tile fits the tracks around it in some rotation', () => {
    let checked = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const rng = fastRng(seed);
      const state = game.setup({ competition: false }, 3, rng, () => {});
      while (state.ended === null) {
        const view = game.view(state, state.seat);
        const routes = routesOf(view);
        const legal = legalActions(view, view.seat);
        for (const [slot, code] of view.faceUp.entries()) {
          if (code === NONE || (view.stationPlaced && isStation(code))) continue;
          for (const spot of spotsFor(view, routes, legal, slot)) {
            if (!spot.reason) continue;
            checked++;
            const fitting = rotationsOf(code).some((rotation) => fitsTracks(view, spot, code, rotation));
            if (fitting) expect(spot.reason.code, JSON.stringify({ seed, spot })).not.toBe('F');
            // What is said when the tile is put there is the same.
            const { x, y, meets } = spot;
            const put = whyNot(view, { type: 'place', slot, x, y, rotation: settled(spot, meets.at(-1)!) });
            expect(put).toEqual(spot.reason);
          }
        }
        game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, () => {});
      }
    }
    expect(checked).toBeGreaterThan(200);
  });

  it('are gone through by N and P and with arrows', () => {
    const view = holding(new Scene(), tileCode('straight', 0));
    const spots = spotsFor(view, routesOf(view), legalActions(view, view.seat), 0);
    const next = (key: string, spot?: (typeof spots)[number]) =>
      spots[nextTarget(spotKeys({ spots, ghost: spot && ({ spot } as never) }), key)!];
    expect(next('ArrowLeft')).toBe(spots[0]);
    expect(next('x')).toBeUndefined();
    expect(next('n', spots[0])).toBe(spots[1]);
    expect(next('p', spots[0])).toBe(spots.at(-1));
    const [west] = spots;
    expect(west).toMatchObject({ x: -1, y: 0 });
    expect(next('ArrowLeft', west)).toBeUndefined();
    expect(next('ArrowUp', west)).toMatchObject({ x: 0, y: 1 });
  });
});

describe('turning a tile', () => {
  const curve = tileCode('curve', 0);

  it('goes through the rotations that fit, or through those that meet the track where only one does', () => {
    const over = (fits: Rotation[], meets: Rotation[]) => ({ fits, meets });
    expect(turned(curve, over([90, 180], [90, 180]), 90)).toBe(180);
    expect(turned(curve, over([90, 180], [90, 180]), 180)).toBe(90);
    expect(turned(curve, over([90], [90, 180]), 90)).toBe(180);
    expect(turned(tileCode('straight', 0), over([0], [0]), 0)).toBe(0);
    expect(turned(curve, undefined, 0, -1)).toBe(270);
  });

  it('over a cell it turns by itself to one that fits', () => {
    expect(settled({ fits: [90, 180], meets: [90, 180] }, 180)).toBe(180);
    expect(settled({ fits: [90, 180], meets: [90, 180] }, 0)).toBe(90);
    expect(settled({ fits: [], meets: [180, 90] }, 90)).toBe(180);
  });

  it('is told as the board is seen', () => {
    const [west] = routesOf(viewOf(new Scene())).filter(({ label }) => label === 'H');
    expect(turnOf(curve, 0, west!)).toBe('up');
    expect(turnOf(curve, 90, west!)).toBe('down');
    expect(turnOf(tileCode('straight', 0), 90, west!)).toBe('ahead');
    const view = holding(new Scene(), curve);
    expect(sayPlacement(en, view, routesOf(view), { type: 'place', slot: 0, x: -1, y: 0, rotation: 0 })).toBe(
      'route H, going up',
    );
  });
});

describe('what a placement would change', () => {
  const name = (seat: number): string => ['Mia', 'Harry', 'Ada'][seat]!;
  /** Route 7 goes east: worth 7, Harry has a 3 on it. */
  const seven = (...more: readonly Laid[]): Scene =>
    new Scene().lay(['straight', 2, 0, 90], ['simple', 3, 0, 90, 3, 1], ...more, ['straight', 4, 0, 90]);
  const said = (scene: Scene, code: number, x = 5, rotation: Rotation = 90, me = 0): string => {
    const view = holding(scene, code);
    const consequence = consequenceOf(view, routesOf(view), { type: 'place', slot: 0, x, y: 0, rotation }, me);
    return sayConsequence(consequence, en, name, me);
  };

  it('begins with me: coming second, drawing level, taking the lead', () => {
    expect(said(seven(), tileCode('simple', 1, 0))).toBe('On route 7 you come second: +4.');
    expect(said(seven(), tileCode('simple', 4, 0))).toBe(
      'On route 7 you take the lead: +7. Harry falls to second: +4 instead of +7.',
    );
    const level = new Scene().lay(['straight', 2, 0, 90], ['simple', 3, 0, 90, 4, 1], ['straight', 4, 0, 90]);
    expect(said(level, tileCode('simple', 4, 0))).toBe('On route 7 you draw level with Harry: +7.');
  });

  it("tells what others gain by their station, and what track does to everybody's points", () => {
    expect(said(seven(), tileCode('simple', 4, 2))).toBe(
      'On route 7 Ada takes the lead: +7. Harry falls to second: +4 instead of +7.',
    );
    expect(said(seven(), tileCode('straight', 1))).toBe(
      'On route 7 Harry gets +8 instead of +7. Route 7 is worth 8 instead of 7.',
    );
    expect(said(seven(), tileCode('straight', 0))).toBe("Route 7 goes straight on. Nobody's points change.");
    expect(said(new Scene(), tileCode('straight', 2), 2)).toBe(
      'Route 7 is worth 9 instead of 7. Nobody has a station there yet.',
    );
  });

  it('names everybody whose points change, in short where there is no room for sentences', () => {
    const both = seven().lay(['simple', 5, 0, 90, 2, 2], ['straight', 6, 0, 90]);
    expect(said(both, tileCode('simple', 4, 0), 7)).toBe('On route 7 you take the lead: +7. Harry −3, Ada −2.');
  });

  it('says between mine and theirs that a route is complete', () => {
    const lead = new Scene().lay(
      ['straight', 2, 0, 90],
      ['simple', 3, 0, 90, 1, 0],
      ['straight', 4, 0, 90],
      ['simple', 5, 0, 90, 3, 1],
      ['straight', 6, 0, 90],
      ['simple', 7, 0, 90, 2, 2],
      ['straight', 8, 0, 90],
    );
    expect(said(lead, tileCode('simple', 4, 0), 9)).toBe(
      'On route 7 you take the lead: +7 instead of +2. Completes 7. Harry −3, Ada −2.',
    );
    expect(said(lead, tileCode('simple', 4, 2), 9)).toBe(
      'Completes 7. On route 7 Ada takes the lead: +7 instead of +4. Harry −3.',
    );
  });

  it('begins with the end of the game where the tile brings it', () => {
    const { state } = seven();
    Object.assign(state, { seat: 0, placed: 0, stationPlaced: false });
    state.stationPiles[0] = [];
    state.faceUp.fill(NONE);
    state.faceUp[0] = tileCode('straight', 0);
    state.faceUp[3] = tileCode('simple', 4, 0);
    const previewed = (slot: number): string => {
      const view = game.view(state, 0);
      const placement = { type: 'place', slot, x: 5, y: 0, rotation: 90 } as const;
      return sayConsequence(consequenceOf(view, routesOf(view), placement, 0), en, name, 0);
    };
    expect(previewed(3)).toBe('Your last station: the game ends with this turn. Route 7: you +7, Harry −3.');
    expect(previewed(0)).toBe("Route 7 goes straight on. Nobody's points change.");
    state.trackPile = [];
    expect(previewed(0)).toBe('The last track tile: the game ends with this turn.');
    // It is said once: another tile of the turn does not bring the end any more.
    state.faceUp[3] = NONE;
    expect(previewed(0)).toBe("Route 7 goes straight on. Nobody's points change.");
  });

  it('names another route than the sentence before', () => {
    const change = (label: string, from: number, to: number): Change => ({
      seat: 2,
      label,
      from,
      to,
      ranking: label === '7' ? 'falls' : 'same',
      rank: 2,
      with: [],
    });
    const none = {
      scores: [],
      labels: [],
      turn: 'ahead',
      commerce: [],
      worth: [],
      completes: [],
      why: undefined,
      ends: undefined,
    } as const;
    const both = { ...none, changes: [change('7', 8, 4), change('6', 8, 5)] };
    expect(sayConsequence(both, en, name, 0)).toBe(
      'On route 7 Ada falls to second: +4 instead of +8. Route 6: Ada −3.',
    );
    const more = { ...both, changes: [...both.changes, { ...change('5', 8, 3), seat: 1 }] };
    expect(sayConsequence(more, en, name, 0)).toBe('Route 7: Ada −4. Route 6: Ada −3. Route 5: Harry −5.');
  });

  it("tells somebody's commerce where only that changes", () => {
    expect(said(seven(), tileCode('simple', 4, 1))).toBe(
      "Commerce on route 7: Harry 7 instead of 3. Nobody's points change.",
    );
  });

  it('names the routes that would be complete, and keeps to one line', () => {
    const view = holding(new Scene(), tileCode('curve', 0));
    const placement = { type: 'place', slot: 0, x: 0, y: 1, rotation: 90 } as const;
    const consequence = consequenceOf(view, routesOf(view), placement, 0);
    expect(sayConsequence(consequence, en, name, 0)).toBe('Completes routes 6 and 5: no station fits any more.');
    const long = 'x'.repeat(50);
    expect(fitting([long, long, 'short'])).toBe(`${long} short`);
  });
});

describe('what others have changed since my turn', () => {
  const name = (seat: number): string => ['Mia', 'Harry', 'Ada'][seat]!;
  const laid: readonly Laid[] = [
    ['straight', 2, 0, 90],
    ['simple', 3, 0, 90, 3, 0],
    ['straight', 4, 0, 90],
    ['simple', 5, 0, 90, 4, 1],
  ];

  it('is what I lost first, then what is complete, then what they won', () => {
    const view = viewOf(new Scene().lay(...laid));
    expect(sayNews(view, 2, ['6', 'H'], 0, en, name)).toEqual({
      text: 'Harry takes 7: you −3. Routes 6 and H are complete. Harry +7.',
      decisive: true,
    });
    expect(sayNews(view, 2, [], 2, en, name)).toEqual({ text: 'Mia −3, Harry +7.', decisive: false });
    expect(sayNews(view, 0, [], 0, en, name)).toBeUndefined();
  });

  it('begins with what may end the game: the last station of somebody, mine first', () => {
    const view = viewOf(new Scene().lay(...laid));
    const left = (...stations: readonly number[]): View => ({
      ...view,
      faceUp: view.faceUp.map((code) => (isStation(code) ? NONE : code)),
      stationsLeft: [...stations],
    });
    const text = (...stations: readonly number[]) => sayNews(left(...stations), 2, [], 0, en, name)?.text;
    expect(text(2, 2, 2)).toBe('Harry takes 7: you −3. Harry +7.');
    expect(text(1, 1, 2)).toBe('Your last station is face up: once it is placed, the game ends. Harry +7.');
    expect(text(2, 2, 1)).toBe("Ada's last station is face up: once it is placed, the game ends soon.");
    expect(text(1, 0, 2)).toBe("Harry's stations are all placed: the game ends after Harry's turn. Harry +7.");
    expect(text(0, 1, 2)).toBe('Your stations are all placed: the game ends with this turn. Harry +7.');
    expect(sayNews(left(1, 2, 2), 0, [], 0, en, name)).toMatchObject({ decisive: true });
  });

  it('stands below the question from the second turn on; before, the reason to lay does', () => {
    const scene = new Scene().lay(...laid);
    const asked = (me: number, turns: number) => {
      const view = { ...holding(scene, tileCode('straight', 0)), seat: me, turns, game: 0 };
      const event = { type: 'placed', seat: 1, x: 5, y: 0, tile: tileCode('simple', 4, 1) } as unknown as Event;
      const players = [0, 1, 2].map((seat) => ({ name: name(seat) }));
      const table = { view, me, players, news: [{ seat: 1, events: [event], from: 0, to: 0 }] };
      return promptOf({
        table: table as unknown as InterUrbanTable,
        words: en,
        choice: {} as Choice,
        looked: undefined,
        tookBack: false,
      });
    };
    expect(asked(2, 2)).toMatchObject({ so: en.so.first });
    expect(asked(2, 5)).toMatchObject({ so: 'Mia −3, Harry +7.', news: true });
    expect(asked(0, 2)).toMatchObject({ so: 'Harry takes 7: you −3. Harry +7.', news: true });
  });
});

describe('a turn that ends the game', () => {
  it('says so below the question and on the button, while more could be placed', () => {
    const { state } = new Scene().lay(['straight', 2, 0, 90]);
    Object.assign(state, { seat: 0, placed: 1 });
    const choice = { spots: [] } as unknown as Choice;
    const asked = () => {
      const view = game.view(state, 0);
      const players = [0, 1, 2].map((seat) => ({ name: `${seat}` }));
      const table = { view, me: 0, players, legal: [{ type: 'end' }], act: () => {} } as unknown as InterUrbanTable;
      const { ask, so } = promptOf({ table, words: en, choice, looked: undefined, tookBack: false });
      return [ask, so, buttons(table, en, choice, false, () => {}).ends];
    };
    expect(asked()).toEqual([
      'Two more tiles, or end your turn.',
      "So far this turn changes nobody's points.",
      undefined,
    ]);
    state.stationPiles[0] = [];
    state.faceUp.fill(NONE, 3, 6);
    expect(asked()).toEqual([
      'Two more tiles, or end the game.',
      'Your last station: the game ends with this turn.',
      'game',
    ]);
  });
});

describe('advice', () => {
  const name = (seat: number): string => ['Mia', 'Harry', 'Ada'][seat]!;

  it('is legal, gives its reason, and ends the turn where more would harm', () => {
    const scene = new Scene().lay(['straight', 2, 0, 90], ['simple', 3, 0, 90, 3, 1], ['straight', 4, 0, 90]);
    const view = holding(scene, tileCode('simple', 4, scene.state.seat));
    const best = bestBeginnings(view, fastRng(1));
    expect(new Set(best.map(({ first }) => JSON.stringify(first))).size).toBe(best.length);
    for (const plan of best) {
      const { text, placement } = hintOf(plan, view, routesOf(view), en, name);
      expect(text).toMatch(/^Hint: .+\./);
      expect(text.length, text).toBeLessThanOrEqual(78);
      if (placement) expect(game.check(scene.state, view.seat, placement)).toBeUndefined();
    }
    expect(hintOf({ ...best[0]!, first: { type: 'end' } }, view, routesOf(view), en, name).placement).toBeUndefined();
  });

  it('to end the turn stands alone, and advice to go on never ends with it', () => {
    const plan = (type: 'end' | 'place', worth: number) => ({ first: { type }, worth }) as unknown as Plan;
    const types = (...plans: readonly Plan[]) => advisable(plans).map(({ first }) => first.type);
    expect(types(plan('end', 3), plan('place', 2), plan('place', 1))).toEqual(['end']);
    expect(types(plan('place', 3), plan('end', 2), plan('place', 1))).toEqual(['place', 'place']);
  });
});

describe('a turn in short', () => {
  it('names tiles, owners, routes and the way of curves', () => {
    const scene = new Scene().lay(['straight', 2, 0, 90, 1], ['curve', 3, 0, 270], ['crossing', 3, 1, 0, 2, 2]);
    const view = viewOf(scene);
    const placed = (tile: number, x: number, y: number): Event =>
      ({ type: 'placed', tile, x, y, routes: [4], labels: ['7'], runIns: [] }) as unknown as Event;
    const events: Event[] = [
      placed(1, 2, 0),
      placed(100, 3, 0),
      placed(322, 3, 1),
      { type: 'completed', route: 4, label: '7', why: 'blocked' },
    ];
    expect(notation(events, view)).toEqual(['st1›7 cu0›7:l G2x›7#', 'st1>7 cu0>7:l G2x>7#']);
  });
});

describe('what others have placed', () => {
  it('is marked where it lies, and nothing of an earlier game is', () => {
    const scene = new Scene().lay(['straight', 2, 0, 90, 1], ['straight', 3, 0, 90]);
    const tiles = placedTiles(viewOf(scene));
    const placed = (x: number, tile: number): Event => ({ type: 'placed', seat: 1, x, y: 0, tile }) as unknown as Event;
    const turn = (...events: Event[]): Turn<Event> => ({ seat: 1, events, from: 0, to: 0 });
    expect(newsOf([turn(placed(2, 1)), turn(placed(3, 0))], tiles, (seat) => seat + 3)).toEqual([
      { tile: 2, colour: 4 },
      { tile: 3, colour: 4 },
    ]);
    const begun = { type: 'game' } as Event;
    expect(newsOf([turn(placed(2, 1), begun), turn(placed(3, 0))], tiles, (seat) => seat)).toEqual([
      { tile: 3, colour: 1 },
    ]);
  });
});

describe('what the panels say', () => {
  it('ties share a rank, and who has no station has none', () => {
    const score = { commerce: [4, 0, 4, 2], victory: [9, 0, 9, 5] } as unknown as RouteScore;
    expect(ranked(score).map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [2, 1],
      [3, 2],
    ]);
  });

  it('the turns of a game lead from nothing to its result, and the course by events says the same', () => {
    const rng = fastRng(5);
    const turns: Turn<Event>[] = [];
    let events: Event[] = [];
    const state = game.setup({ competition: false }, 3, rng, (event) => events.push(event));
    while (state.ended === null) {
      const { turns: turn, seat } = state;
      game.apply(state, seat, game.sample!(state, seat, rng), rng, (event) => events.push(event));
      if (state.turns === turn && state.ended === null) continue;
      turns.push({ seat, events, from: 0, to: 0 });
      events = [];
    }
    const played = playedTurns(state);
    const points = totals(scoreRoutes(state), 3);
    expect(played[0]!.before).toEqual([0, 0, 0]);
    expect(played.at(-1)!.after).toEqual(points);
    const course = courseOf(turns, game.view(state, 0), 'points');
    expect(course.values).toEqual([0, 1, 2].map((seat) => played.map(({ after }) => after[seat])));
    expect(turningPoint(played)!.seats).toEqual(game.result(state)!.winners);
    const own = played.map(({ seat, before, after }) => after[seat]! - before[seat]!);
    const sum = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0);
    expect(sum(fromOthers(played, 3)) + sum(own)).toBe(sum(points));
  });

  it('what decided the game says what is compared, and luck that nobody had is left out', () => {
    const { state } = new Scene().lay(
      ['straight', 2, 0, 90],
      ['simple', 3, 0, 90, 4, 0],
      ['straight', 4, 0, 90],
      ['simple', 5, 0, 90, 3, 1],
    );
    const named = (seat: number): string | undefined => [undefined, 'Ada', 'Harry'][seat];
    expect(decidedBy(state, en, named)).toEqual([
      "Your best route was 7: commerce 4 against Ada's 3, so 7 points against 4.",
    ]);
    const labels = () => figuresOf(state, en, named).map(({ label }) => label);
    state.faceUp.fill(NONE);
    expect(labels()).toContain(en.outcome.luck);
    state.faceUp.splice(3, 2, tileCode('simple', 1, 0), tileCode('simple', 2, 1));
    expect(luck(state)).toEqual([0, 0, 0]);
    expect(labels()).not.toContain(en.outcome.luck);
  });

  it('luck compares the stations that came up with what so many are usually worth', () => {
    const { state } = new Scene();
    state.faceUp = [NONE, NONE, NONE, 204, 304, 203, 211, 311, 311, 221, NONE, NONE];
    // 4, 4 and 3 instead of 7.5; three times 1 instead of 7.5; 1 instead of 2.5.
    expect(luck(state)).toEqual([4, -5, -2]);
  });
});

describe('a competition', () => {
  /** The view before the last action of the first game, and what that action told. */
  function endOfFirstGame(): { before: View; events: Event[] } {
    const rng = fastRng(11);
    const state = game.setup({ competition: true }, 2, rng, () => {});
    for (;;) {
      const before = game.view(state, 0);
      const events: Event[] = [];
      game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, (event) => events.push(event));
      if (events.some(({ type }) => type === 'game')) return { before, events };
    }
  }

  it('the finished table is put together from the view before and the last tile', () => {
    const { before, events } = endOfFirstGame();
    const finished = finishedBy(events, before)!;
    expect(finished.game).toBe(0);
    expect(scoreRoutes(finished.table).map(({ victory }) => victory)).toEqual(
      finished.scores.map(({ victory }) => victory),
    );
    expect(finishedBy(events, undefined)).toBeUndefined();
    expect(finishedBy([], before)).toBeUndefined();
  });

  it('nothing of the old game moves on the new table', () => {
    const { tiles, rolled, left } = freshOf(endOfFirstGame().events, 2);
    expect([tiles.size, rolled.size, left.size]).toEqual([0, 0, 0]);
  });
});

it('what was placed just now is animated, with the loco rolling over every tile it has gained', () => {
  const placed = { type: 'placed', routes: [2], runIns: [312] } as unknown as Event;
  const { tiles, rolled } = freshOf([placed, { type: 'turnedUp', slot: 1, tile: 0 }], 9);
  expect([...tiles]).toEqual([8]);
  expect(rolled.get(2)).toBe(2);
});
