import { describe, expect, it } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import { Scene, type Laid } from '../../rules/scene.testing.ts';
import { completedBy, game, legalActions, NONE, routesOf, tileCode, type Rotation } from '../../rules/index.ts';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import type { Change } from '../../texts/words.ts';
import { settled, spotsFor, turned, turnOf } from './moves.ts';
import { consequenceOf, fitting, sayConsequence, settledBy } from './consequence.ts';
import { sayPlacement } from './prompts.ts';
import { holding, viewOf } from '../view.testing.ts';

describe('turning a tile', () => {
  const curve = tileCode('curve', 0);

  it('goes through the rotations that fit, or through those that meet the track where none does', () => {
    const over = (fits: Rotation[], meets: Rotation[]) => ({ fits, meets });
    expect(turned(curve, over([90, 180], [90, 180]), 90)).toBe(180);
    expect(turned(curve, over([90, 180], [90, 180]), 180)).toBe(90);
    expect(turned(curve, over([90], [90, 180]), 90)).toBe(90);
    expect(turned(curve, over([90], [90, 180]), 180)).toBe(90);
    expect(turned(curve, over([], [90, 180]), 90)).toBe(180);
    expect(turned(tileCode('straight', 0), over([0], [0]), 0)).toBe(0);
    expect(turned(curve, undefined, 0, -1)).toBe(270);
  });

  it('over a cell it turns by itself to one that fits', () => {
    expect(settled({ fits: [90, 180], meets: [90, 180] }, 180)).toBe(180);
    expect(settled({ fits: [90, 180], meets: [90, 180] }, 0)).toBe(90);
    expect(settled({ fits: [], meets: [180, 90] }, 90)).toBe(180);
  });

  it('never turns by itself so that a route is complete, where another way leaves it open', () => {
    // Upwards the tile before the start edge of 6 would block 6 and 5; beside it there is room.
    const view = { ...holding(new Scene(), curve), turns: 9 };
    const routes = routesOf(view);
    let spared = 0;
    for (const spot of spotsFor(view, routes, legalActions(view, view.seat), 0)) {
      const { x, y, fits } = spot;
      const completes = (rotation: Rotation): boolean =>
        completedBy(view, { type: 'place', slot: 0, x, y, rotation }).length > 0;
      if (fits.every(completes)) continue;
      for (const wanted of fits) {
        expect(completes(settledBy(view, 0, spot, wanted))).toBe(false);
        if (completes(wanted)) spared++;
        else expect(settledBy(view, 0, spot, wanted)).toBe(wanted);
      }
    }
    expect(spared).toBeGreaterThan(0);
  });

  it('is told as the board is seen', () => {
    const [west] = routesOf(viewOf(new Scene())).filter(({ label }) => label === 'H');
    expect(turnOf(curve, 0, west!)).toBe('up');
    expect(turnOf(curve, 90, west!)).toBe('down');
    expect(turnOf(tileCode('straight', 0), 90, west!)).toBe('ahead');
    const view = holding(new Scene(), curve);
    expect(sayPlacement(en, view, routesOf(view), { type: 'place', slot: 0, x: -1, y: 0, rotation: 0 })).toBe(
      'route H, heading north',
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
    expect(said(seven(), tileCode('straight', 1))).toBe('On route 7 Harry gets +8 instead of +7.');
    expect(said(seven(), tileCode('straight', 0))).toBe('Route 7 runs straight on. Nobody’s points change.');
    expect(said(new Scene(), tileCode('straight', 2), 2)).toBe(
      'Route 7 is worth 9 instead of 7. Nobody has a station there yet.',
    );
  });

  it('says why track of one route changes the points of another: H and L have the number of S or C', () => {
    const low = new Scene(3, [3, 2]).lay(['straight', -1, 0, 90, 2], ['simple', -2, 0, 90, 4, 0]);
    expect(said(low, tileCode('straight', 0), 2)).toBe('On route L you get +3 instead of +2 (L counts S’s straights).');
    const gains = [['du', 1]] as const;
    expect(de.so.points(gains, ['L'], 'S')).toBe('Strecke L (zählt die Geraden von S): du +1.');
    expect(en.so.points(gains, ['H'], 'C')).toBe('Route H (counts C’s curves): du +1.');
    // A curve on S changes no number.
    expect(said(low, tileCode('curve', 0), 2, 180)).not.toMatch(/counts/);
  });

  it('names everybody whose points change, in short where there is no room for sentences', () => {
    const both = seven().lay(['simple', 5, 0, 90, 2, 2], ['straight', 6, 0, 90]);
    expect(said(both, tileCode('simple', 4, 0), 7)).toBe('On route 7 you take the lead: +7. Harry −3, Ada −2.');
  });

  it('begins with a route that it completes, and who gets how much of it', () => {
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
      'Completes route 7: you get 7 (+5), Harry 4 (−3), Ada 2 (−2).',
    );
    expect(said(lead, tileCode('simple', 4, 2), 9)).toBe('Completes route 7: Ada gets 7 (+3), Harry 4 (−3), you 2.');
  });

  it('says why a route is complete that has not every station', () => {
    let told = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const rng = fastRng(seed);
      const state = game.setup({ competition: false }, 2, rng, () => {});
      while (state.ended === null) {
        const { seat } = state;
        const action = game.sample!(state, seat, rng);
        if (action.type === 'place') {
          const view = game.view(state, seat);
          const it = consequenceOf(view, routesOf(view), action, seat);
          if (it.why === 'blocked' && it.completes.length === 1 && !it.ends) {
            expect(sayConsequence(it, en, name, seat)).toMatch(/in its way|walled in|no station fits any more/);
            expect(sayConsequence(it, de, name, seat)).toMatch(/im Weg|zugebaut|Kein Bahnhof passt mehr/);
            told++;
          }
        }
        game.apply(state, seat, action, rng, () => {});
      }
    }
    expect(told).toBeGreaterThan(5);
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
    expect(previewed(0)).toBe('Route 7 runs straight on. Nobody’s points change.');
    state.trackPile = [];
    expect(previewed(0)).toBe('The last track tile: the game ends with this turn.');
    // It is said once: another tile of the turn does not bring the end any more.
    state.faceUp[3] = NONE;
    expect(previewed(0)).toBe('Route 7 runs straight on. Nobody’s points change.');
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
      after: { tiles: [], routes: [], scores: [], blocks: () => [] },
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
      'Commerce on route 7: Harry 7 instead of 3. Nobody’s points change.',
    );
  });

  it('names the routes that would be complete, and keeps to one line', () => {
    const view = holding(new Scene(), tileCode('curve', 0));
    const placement = { type: 'place', slot: 0, x: 0, y: 1, rotation: 90 } as const;
    const consequence = consequenceOf(view, routesOf(view), placement, 0);
    expect(sayConsequence(consequence, en, name, 0)).toBe('Completes routes 6 and 5: no station fits any more.');
    const done = consequence.after.routes.filter(({ complete }) => complete);
    expect(done.map(({ label }) => label)).toEqual(['6', '5']);
    const long = 'x'.repeat(50);
    expect(fitting([long, long, 'short'])).toBe(`${long} short`);
  });
});
