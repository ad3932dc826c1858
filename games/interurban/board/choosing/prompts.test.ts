import { describe, expect, it } from 'vitest';
import { fastRng } from '@stellwerk/kernel';
import { Scene, type Laid } from '../../rules/scene.testing.ts';
import {
  adviceFor,
  endingOf,
  game,
  isStation,
  legalActions,
  NONE,
  routesOf,
  tableAfter,
  tileCode,
  type Event,
  type Placement,
  type StartLabel,
  type View,
} from '../../rules/index.ts';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import type { Words } from '../../texts/words.ts';
import { spotsFor } from './moves.ts';
import { sayNews } from './news.ts';
import { buttons, openLabels, promptOf } from './prompts.ts';
import type { Choice } from './useChoice.ts';
import { hintOf, sayRest } from './useHint.ts';
import { begunOn, restOf } from './usePlan.ts';
import type { InterUrbanTable } from '../table.ts';
import { holding, viewOf } from '../view.testing.ts';

describe('what others have changed since my turn', () => {
  const name = (seat: number): string => ['Mia', 'Harry', 'Ada'][seat]!;
  const laid: readonly Laid[] = [
    ['straight', 2, 0, 90],
    ['simple', 3, 0, 90, 3, 0],
    ['straight', 4, 0, 90],
    ['simple', 5, 0, 90, 4, 1],
  ];

  it('is what I lost first and who leads now, then what is complete, then what they won', () => {
    const view = viewOf(new Scene().lay(...laid));
    expect(sayNews(view, 2, ['6'], 0, en, name)).toEqual({
      text: 'Harry takes route 7: you −3. Harry now leads you 7 to 4. Route 6 is complete.',
      decisive: true,
      mine: true,
    });
    expect(sayNews(view, 2, [], 2, en, name)).toEqual({ text: 'Mia −3, Harry +7.', decisive: false, mine: false });
    // Where nothing is mine, a phone says which routes the others worked on.
    expect(sayNews(view, 2, ['6'], 2, en, name)).toMatchObject({ decisive: true, mine: false });
    expect(sayNews(view, 0, [], 0, en, name)).toBeUndefined();
  });

  it('does not say that a route was taken from me where it brings me more than before', () => {
    const worthMore = [4, 5, 6, 7, 8].map((x): Laid => ['straight', x, 0, 90, 2]);
    const view = viewOf(new Scene().lay(...laid.slice(0, 2), ...worthMore, ['simple', 9, 0, 90, 4, 1]));
    expect(sayNews(view, 6, [], 0, en, name)?.text).toContain('Route 7: you +2.');
  });

  it('tells who has passed me, though I have lost nothing', () => {
    const view = viewOf(
      new Scene().lay(
        ['straight', 2, 0, 90],
        ['simple', 3, 0, 90, 4, 0],
        ['straight', -1, 0, 90, 2],
        ['simple', -2, 0, 90, 4, 1],
      ),
    );
    const said = sayNews(view, 2, [], 0, en, name);
    expect(said).toMatchObject({ mine: true, decisive: true });
    expect(said?.text).toBe('Harry now leads you 9 to 7. Harry +9.');
    expect(sayNews({ ...view, points: [[9, 0, 0]] }, 2, [], 0, en, name)?.text).toBe('Harry +9.');
    expect(sayNews({ ...view, points: [[0, 0, 20]] }, 2, [], 0, de, name)?.text).toBe(
      'Harry überholt dich, 9 zu 7. Harry +9.',
    );
  });

  it('names all who lead me with as many points', () => {
    const view = viewOf(
      new Scene().lay(
        ['straight', 2, 0, 90],
        ['simple', 3, 0, 90, 1, 0],
        ['straight', -1, 0, 90, 2],
        ['simple', -2, 0, 90, 4, 1],
        ['straight', -3, 0, 90, 2],
        ['straight', -4, 0, 90, 2],
        ['straight', -5, 0, 90, 2],
        ['straight', -6, 0, 90, 2],
        ['simple', -7, 0, 90, 4, 2],
      ),
    );
    expect(sayNews(view, 7, [], 0, en, name)?.text).toMatch(/^Harry and Ada now lead you \d+ to 7\./);
    expect(sayNews(view, 7, [], 0, de, name)?.text).toMatch(/^Harry und Ada führen jetzt mit \d+ zu 7\./);
  });

  it('says first that the game ends for sure; that it may comes last, until something is touched', () => {
    const view = viewOf(new Scene().lay(...laid));
    const left = (...stations: readonly number[]): View => ({
      ...view,
      faceUp: view.faceUp.map((code) => (isStation(code) ? NONE : code)),
      stationsLeft: [...stations],
    });
    const text = (read: boolean, ...stations: readonly number[]) =>
      sayNews(left(...stations), 2, [], 0, en, name, read)?.text;
    const news = 'Harry takes route 7: you −3. Harry now leads you 7 to 4. Harry +7.';
    expect(text(false, 2, 2, 2)).toBe(news);
    expect(text(false, 1, 1, 2)).toBe(news);
    expect(text(true, 1, 1, 2)).toBe('Your last station is face up: once it is placed, the game ends. Harry +7.');
    expect(text(true, 2, 2, 1)).toBe('Ada’s last station is face up: once it is placed, the game ends soon.');
    expect(text(false, 1, 0, 2)).toBe('Harry’s stations are all placed: the game ends after Harry’s turn. Harry +7.');
    expect(text(false, 0, 1, 2)).toBe('Your stations are all placed: the game ends with this turn. Harry +7.');
    // Where there is nothing else to say it need not wait.
    expect(sayNews(left(1, 2, 2), 0, [], 0, en, name)).toEqual({
      text: 'Your last station is face up: once it is placed, the game ends.',
      decisive: true,
      mine: false,
    });
  });

  it('warns where hardly a tile fits any more, and never while all track does', () => {
    let [warned, quiet] = [0, 0];
    for (let seed = 1; seed <= 40; seed++) {
      const rng = fastRng(seed);
      const state = game.setup({ competition: false }, 3, rng, () => {});
      while (state.ended === null) {
        const { seat, placed, complete } = state;
        if (placed === 0 && complete.filter((done) => done === 0).length <= 2) {
          const slots = new Set(game.legal(state, seat).flatMap((it) => (it.type === 'place' ? [it.slot] : []))).size;
          const said = sayNews(game.view(state, seat), 0, [], seat, en, name, true)?.text ?? '';
          expect(said.includes(en.news.fewFit(slots)), said).toBe(slots <= 2);
          if (slots <= 2) warned++;
          else quiet++;
        }
        game.apply(state, seat, game.sample!(state, seat, rng), rng, () => {});
      }
    }
    expect(warned).toBeGreaterThan(0);
    expect(quiet).toBeGreaterThan(warned);
  });

  it('says that only track is left to lay where no station is laid any more, and only there', () => {
    let said = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const rng = fastRng(seed);
      const state = game.setup({ competition: false }, 2, rng, () => {});
      let alone = false;
      while (state.ended === null) {
        const { seat, placed } = state;
        if (placed === 0) {
          const text = sayNews(game.view(state, seat), 0, [], seat, en, name, true)?.text ?? '';
          const now = text.includes('No face-up station fits any more');
          if (now) said++;
          alone ||= now;
        }
        game.apply(state, seat, game.sample!(state, seat, rng), rng, (event) => {
          if (alone && event.type === 'placed') expect(isStation(event.tile)).toBe(false);
        });
      }
    }
    expect(said).toBeGreaterThan(0);
  });

  it('tells how much track is left as soon as it may be gone before my next turn', () => {
    const view = viewOf(new Scene());
    const text = (trackLeft: number) =>
      sayNews(
        { ...view, faceUp: view.faceUp.map((code) => (isStation(code) ? code : NONE)), trackLeft },
        0,
        [],
        0,
        en,
        name,
      );
    expect(text(10)).toBeUndefined();
    expect(text(9)?.text).toBe('9 track tiles left, then the game ends.');
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
        routes: [],
        touch: false,
        choice: {} as Choice,
        looked: undefined,
        touched: false,
      });
    };
    expect(asked(2, 2)).toMatchObject({ so: en.so.first });
    expect(asked(2, 5)).toMatchObject({ so: 'Mia −3, Harry +7.' });
    expect(asked(2, 5).news).toBeUndefined();
    expect(asked(0, 2)).toMatchObject({
      so: 'Harry takes route 7: you −3. Harry now leads you 7 to 4. Harry +7.',
      news: true,
    });
  });
});

it('a touch while somebody else builds says whose turn it is', () => {
  const view = { ...viewOf(new Scene()), seat: 1 };
  const players = ['Mia', 'Harry', 'Ada'].map((name) => ({ name }));
  const table = { view, me: undefined, players } as unknown as InterUrbanTable;
  const same = { table, routes: [], choice: {} as Choice, touch: true, looked: undefined };
  expect(promptOf({ ...same, words: en, touched: false })).toEqual({ ask: 'Harry is building.', rule: 'turn' });
  expect(promptOf({ ...same, words: en, touched: true }).so).toBe('It is Harry’s turn.');
  expect(promptOf({ ...same, words: de, touched: true }).so).toBe('Harry ist am Zug. Dann kommst auch du wieder dran.');
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
      const { ask, so } = promptOf({
        table,
        words: en,
        routes: [],
        touch: false,
        choice,
        looked: undefined,
        touched: false,
      });
      return [ask, so, buttons(table, en, choice, { touch: false, steady: false }, nothing, nothing).ends];
    };
    expect(asked()).toEqual([
      'Place one or two more tiles, or end your turn.',
      'So far this turn changes nobody’s points.',
      undefined,
    ]);
    state.stationPiles[0] = [];
    state.faceUp.fill(NONE, 3, 6);
    expect(asked()).toEqual([
      'Place one or two more tiles, or end the game.',
      'Your last station: the game ends with this turn.',
      'game',
    ]);
  });
});

describe('a turn that surely ends the game', () => {
  const so = (words: Words, more: Partial<View> = {}): string | undefined => {
    const { state } = new Scene().lay(
      ['straight', 2, 0, 90],
      ['simple', 3, 0, 90, 3, 0],
      ['straight', 4, 0, 90],
      ['simple', 5, 0, 90, 4, 1],
    );
    Object.assign(state, { seat: 0, placed: 2 });
    state.stationPiles[0] = [];
    state.faceUp.fill(NONE, 3, 6);
    state.faceUp[0] = tileCode('straight', 2);
    const view = { ...game.view(state, 0), ...more };
    const draft = { type: 'place', slot: 0, x: 6, y: 0, rotation: 90 };
    const players = ['Mia', 'Harry', 'Ada'].map((name) => ({ name }));
    const table = { view, me: 0, players, draft, legal: [] } as unknown as InterUrbanTable;
    const choice = { spots: [] } as unknown as Choice;
    return promptOf({ table, words, routes: [], touch: false, choice, looked: undefined, touched: false }).so as string;
  };

  it('says who wins with it', () => {
    expect(so(en)).toBe('Your last station: the game ends with this turn. Harry wins 9 to your 5.');
    expect(so(de)).toBe('Dein letzter Bahnhof: Damit endet das Spiel. Harry gewinnt mit 9, du hast 5.');
    const last = {
      competition: true,
      points: [
        [9, 1, 2],
        [0, 0, 0],
      ],
    };
    expect(so(en, last)).toBe('Your last station: the game ends with this turn. You win 14 to 10.');
    expect(so(de, last)).toContain('Damit endet das Spiel. Du gewinnst 14 zu 10.');
    expect(
      so(de, {
        competition: true,
        points: [
          [4, 0, 2],
          [0, 0, 0],
        ],
      }),
    ).toContain('Du und Harry teilt euch den Sieg');
  });

  it('says nothing of it where another game follows', () => {
    expect(so(en, { competition: true, points: [[9, 1, 2]] })).not.toMatch(/wins?\b/);
  });
});

const FINGER = { touch: true, steady: false };
const nothing = (): void => {};

describe('a tile in hand', () => {
  const asked = (placed: number, fits: readonly number[], touch = false) => {
    const view = { ...viewOf(new Scene()), seat: 0, placed };
    const players = [0, 1, 2].map((seat) => ({ name: `${seat}` }));
    const choice = { code: tileCode('curve', 0), spots: [{ fits }] } as unknown as Choice;
    const table = { view, me: 0, players } as unknown as InterUrbanTable;
    const { ask, so } = promptOf({
      table,
      words: en,
      routes: routesOf(view),
      touch,
      choice,
      looked: undefined,
      touched: false,
    });
    return [ask, so];
  };
  const counted = 'Adds nothing to its route, but 1 on C, where curves count.';

  it('is told by what it does, as the first tile of a turn and as a later one', () => {
    for (const placed of [0, 1]) expect(asked(placed, [0])).toEqual(['Curve: in front of which loco?', counted]);
    expect(asked(1, [0], true)[1]).toBe(counted);
  });

  it('can be rotated only where it fits in more ways than one', () => {
    const view = viewOf(new Scene());
    const table = { view, me: 0, legal: [] } as unknown as InterUrbanTable;
    const rotates = (spots: readonly { fits: readonly number[] }[], put?: { fits: readonly number[] }) => {
      const choice = { code: tileCode('curve', 0), spots, ghost: put && { firm: true, spot: put } };
      return buttons(table, en, choice as unknown as Choice, FINGER, nothing, nothing).secondary?.disabled === false;
    };
    const [two, one, none] = [{ fits: [0, 90] }, { fits: [0] }, { fits: [] }];
    expect(rotates([none, one, two])).toBe(true);
    expect(rotates([none, one])).toBe(false);
    expect(rotates([one, two], two)).toBe(true);
    expect(rotates([one, two], one)).toBe(false);
  });

  it('can be rotated by a button that keeps its place where there is room for it', () => {
    const table = { view: viewOf(new Scene()), me: 0, legal: [] } as unknown as InterUrbanTable;
    const none = { spots: [] } as unknown as Choice;
    const shown = (screen: typeof FINGER, on = table) =>
      buttons(on, en, none, screen, nothing, nothing).secondary?.disabled;
    expect(shown(FINGER)).toBeUndefined();
    expect(shown({ touch: false, steady: true })).toBe(true);
    expect(shown({ touch: false, steady: true }, { ...table, result: {} } as InterUrbanTable)).toBeUndefined();
  });

  it('has pale buttons that say why when they are pressed', () => {
    const asked: unknown[] = [];
    const table = {
      view: { ...viewOf(new Scene()), seat: 0 },
      me: 0,
      legal: [],
      players: [{ name: 'Mia' }, { name: 'Ada' }],
      why: async (placement: unknown) => void asked.push(placement),
    } as unknown as InterUrbanTable;
    const [two, one] = [{ fits: [0, 90] }, { fits: [0], meets: [0] }];
    const none = { fits: [], reason: { code: 'C' }, routes: [{ label: '7' }] };
    const said = (button: 'primary' | 'secondary', choice: object, on = table): string[] => {
      const told: string[] = [];
      const placed = (): void => void told.push('placed');
      const screen = { touch: true, steady: true };
      const pressed = buttons(on, en, choice as Choice, screen, placed, (why) => told.push(why))[button]!;
      expect(pressed).toMatchObject({ disabled: true, explains: true });
      pressed.run();
      return told;
    };
    const held = (...spots: object[]) => ({ code: tileCode('straight', 0), spots });
    const put = (spot: object, reason?: object) => ({
      ...held(spot, two),
      ghost: { firm: true, spot, placement: 'there', reason },
    });
    expect(said('primary', held(one, none))).toEqual([en.so.aim]);
    expect(said('primary', held(none))).toEqual(['Not on 7: beside a station.']);
    expect(said('primary', put(none, { code: 'C' }))).toEqual([]);
    expect(asked).toEqual(['there']);
    expect(said('secondary', { spots: [] })).toEqual([en.so.noTile]);
    expect(said('secondary', held(one, one))).toEqual([en.so.turnsItself]);
    expect(said('secondary', held(one, none))).toEqual([en.so.oneWay]);
    expect(said('secondary', held(none))).toEqual(['Not on 7: beside a station.']);
    expect(said('secondary', put(one))).toEqual([en.so.oneWay]);
    const waiting = { ...table, me: undefined, view: { ...table.view, seat: 1 } };
    expect(said('secondary', { spots: [] }, waiting)).toEqual([en.prompt.waitSo('Ada')]);
  });

  it('says what keeps it from lying the other way, where it can be rotated no more', () => {
    const scene = new Scene().lay(['straight', 2, 0, 90], ['curve', 1, 1, 90]);
    const view = { ...holding(scene, tileCode('curve', 0)), seat: 0 };
    const legal = legalActions(view, 0);
    const spot = spotsFor(view, routesOf(view), legal, 0).find(({ fits }) => fits.length === 1)!;
    const table = { view, me: 0, legal } as unknown as InterUrbanTable;
    const choice = { slot: 0, code: tileCode('curve', 0), spots: [spot] } as unknown as Choice;
    const told: string[] = [];
    buttons(table, en, choice, FINGER, nothing, (why) => told.push(why)).secondary!.run();
    expect(told).toEqual(['It fits here this way only. Track may not meet an edge without track.']);
  });

  it('promises nothing for a route that is complete, and no second route where only one is left', () => {
    const routes = routesOf(viewOf(new Scene()));
    expect(openLabels(routes)).toContain('C');
    const done = routes.map((route) => ({ ...route, complete: route.printed === 'C' }));
    expect(openLabels(done)).toHaveLength(5);
    expect(openLabels(done)).not.toContain('C');
    const held = (language: Words, ...open: StartLabel[]): string =>
      language.so.held(tileCode('crossing', 2, 1), () => 'Harry', 0, open);
    expect(held(en, 'S', '4')).toBe('It counts for Harry, and a second route may run through it.');
    expect(held(en, 'S')).toBe('It counts for Harry. No other 2 fits on that route then.');
    expect(held(de, 'S')).toBe('Sie zählt für Harry. Eine andere 2 passt dann nicht mehr auf die Strecke.');
  });

  it('says to a finger which routes refuse it, for their cells may be out of sight', () => {
    const view = { ...holding(new Scene(), tileCode('curve', 0)), seat: 0 };
    const routes = routesOf(view);
    const reason = { code: 'C' } as const;
    const spots = [{ fits: [0] }, { fits: [], reason, routes: [routes[0]] }, { fits: [], reason, routes: [routes[1]] }];
    const players = [0, 1, 2].map((seat) => ({ name: `${seat}` }));
    const table = { view, me: 0, players } as unknown as InterUrbanTable;
    const choice = { code: tileCode('curve', 0), spots } as unknown as Choice;
    const said = (touch: boolean) =>
      promptOf({ table, words: en, routes, touch, choice, looked: undefined, touched: false }).so;
    expect(said(true)).toBe(`Not on ${routes[0]!.label} and ${routes[1]!.label}: beside a station.`);
    expect(said(false)).toBe(counted);
    spots.shift();
    expect(said(true)).toBe(`Not on ${routes[0]!.label} and ${routes[1]!.label}: beside a station.`);
    expect(said(false)).toBe('Each cell says why.');
  });

  it('is not asked for its place where it has none', () => {
    expect(asked(0, [])).toEqual(['Curve: fits nowhere', 'Each cell says why.']);
  });
});

describe('advice', () => {
  const names = ['Mia', 'Harry', 'Ada'];
  const name = (seat: number): string => names[seat]!;
  const place = (slot: number, x: number, rotation: 90) => ({ type: 'place', slot, x, y: 0, rotation }) as const;
  const hints = (view: View, words = en): string[] => {
    const advice = adviceFor(view, fastRng(1));
    return advice.map((_, at) => hintOf(advice, at, { view, routes: routesOf(view), words, name }).text);
  };

  it('names the route at once, everybody whose points change, and which it is of several', () => {
    const scene = new Scene().lay(['straight', 2, 0, 90], ['simple', 3, 0, 90, 3, 1], ['straight', 4, 0, 90]);
    const view = holding(scene, tileCode('simple', 4, 0));
    const alone = { ...view, seat: 0, faceUp: view.faceUp.map((code, slot) => (slot === 0 ? code : NONE)) };
    expect(hints(alone)).toEqual(['Hint: your station 4 on 7: you +7, Harry −3.']);
    expect(hints(alone, de)).toEqual(['Tipp: Auf Strecke 7 gehst du in Führung: +7. Harry −3. Dein Bahnhof 4 auf 7.']);
    const two = { ...alone, faceUp: alone.faceUp.with(1, tileCode('simple', 1, 0)) };
    expect(hints(two)).toEqual([
      'Hint I: your station 4 on 7: you +7, Harry −3.',
      'Hint II: on route 7 you come second: +4. Your station 1 on 7.',
    ]);
  });

  it('says of a station that it is alone on its route', () => {
    const view = holding(new Scene(), tileCode('straight', 1));
    const held = { ...view, seat: 0, faceUp: view.faceUp.map((code, slot) => (slot === 0 ? code : NONE)) };
    const both = { ...held, faceUp: held.faceUp.with(3, tileCode('simple', 4, 0)) };
    expect(hints(both)[0]).toMatch(/^Hint I: your station 4 would be alone on (7|H), so it is all yours, \+8\.$/);
    expect(hints(both, de)[0]).toMatch(/^Tipp I: Dein Bahnhof 4 wäre allein auf (7|H): alles für dich, \+8\.$/);
    expect(hints(held)[0]).toMatch(/^Hint I: no points for you now; this helps the others least\. (Straight|Curve)/);
    expect(en.hint.alone('Your station 2', ['5'], 5, true)).toBe(
      'Your station 2 completes 5. Nobody else is there, so it is all yours, +5.',
    );
  });

  it('of several tiles goes on while they are laid as advised, and ends with anything else', () => {
    const scene = new Scene().lay(['straight', 2, 0, 90], ['simple', 3, 0, 90, 3, 1]);
    const view = { ...holding(scene, tileCode('straight', 1)), seat: 0 };
    const faceUp = view.faceUp.with(1, tileCode('straight', 1)).with(3, tileCode('simple', 4, 0));
    const start = { ...view, faceUp };
    const begun = begunOn(start, [place(0, 4, 90), place(1, 5, 90), place(3, 6, 90)]);
    const rest = (...slots: readonly number[]) =>
      restOf(
        begun,
        slots.reduce<View>((table, slot, at) => tableAfter(table, place(slot, 4 + at, 90)), start),
      );
    expect(rest()).toBeUndefined();
    expect(rest(0)).toEqual({ tiles: [place(1, 5, 90), place(3, 6, 90)], nth: 2 });
    // The same tile from another place will do.
    expect(rest(1)).toEqual({ tiles: [place(0, 5, 90), place(3, 6, 90)], nth: 2 });
    expect(rest(0, 1)).toEqual({ tiles: [place(3, 6, 90)], nth: 3 });
    expect(rest(0, 1, 3)).toBeUndefined();
    expect(rest(0, 3)).toBeUndefined();
    expect(restOf({ ...begun, turn: 'another' }, tableAfter(start, place(0, 4, 90)))).toBeUndefined();
    const after = [0, 1].reduce<View>((table, slot) => tableAfter(table, place(slot, 4 + slot, 90)), start);
    const said = (words: Words): string =>
      sayRest({ tiles: [place(3, 6, 90)], nth: 3 }, { view: after, routes: routesOf(after), words, name });
    expect(said(en)).toBe('Hint, tile 3: your station 4 on route 7. You +9, Harry −4.');
    expect(said(de)).toBe('Tipp, Plättchen 3: Dein Bahnhof 4, Strecke 7. Du +9, Harry −4.');
    // What the last one brings is not told of the one before.
    const open = (words: Words): string =>
      sayRest(
        { tiles: [place(1, 5, 90), place(3, 6, 90)], nth: 2 },
        { view: tableAfter(start, place(0, 4, 90)), routes: routesOf(start), words, name },
      );
    expect(open(en)).toMatch(/^Hint, tile 2: straight \+1 on .*\. With tile 3: you \+9, Harry −3\.$/);
    expect(open(de)).toMatch(/\. Mit Plättchen 3: du \+9, Harry −3\.$/);
  });

  it('to end the turn says why where a tile would bring points', () => {
    const said = (answered: boolean, words: Words): string => {
      const view = { ...viewOf(new Scene()), seat: 0 };
      return hintOf([{ tiles: [], gains: [], answered }], 0, { view, routes: [], words, name }).text;
    };
    expect(said(false, en)).toBe('Hint: end your turn. No further tile helps you now.');
    expect(said(true, en)).toBe('Hint: end your turn. What brings you more now helps the next player more.');
    expect(said(true, de)).toBe('Tipp: Beende den Zug. Was dir jetzt mehr bringt, nützt dem Nächsten mehr.');
  });

  it('leads two routes to one cell for a crossing that serves both', () => {
    const view = holding(new Scene(), tileCode('curve', 1));
    const faceUp = view.faceUp.map(() => NONE).with(0, tileCode('curve', 1));
    const held = { ...view, seat: 0, faceUp: faceUp.with(1, tileCode('curve', 0)).with(3, tileCode('crossing', 3, 0)) };
    expect(hints(held)[0]).toMatch(
      /^Hint( I)?: your crossing 3 would be alone on \w+ and \w+, so it is all yours, \+1\d\.$/,
    );
  });

  it('tells a plan by what its tiles are for, and what everybody has of it', () => {
    const scene = new Scene().lay(['straight', 2, 0, 90], ['simple', 3, 0, 90, 3, 1]);
    const view = holding(scene, tileCode('straight', 1));
    const faceUp = view.faceUp.map((code, slot) => (slot === 0 ? code : NONE)).with(3, tileCode('simple', 4, 0));
    const advice = [{ tiles: [place(0, 4, 90), place(3, 5, 90)], gains: [] }];
    const said = (words: Words, codes = faceUp): string => {
      const held = { ...view, seat: 0, faceUp: codes };
      return hintOf(advice, 0, { view: held, routes: routesOf(held), words, name }).text;
    };
    expect(said(en)).toBe('Hint: tiles 1 and 2 put your station 4 on 7: you +8, Harry −3.');
    expect(said(de)).toBe('Tipp: Plättchen 1 und 2 bringen deinen Bahnhof 4 auf 7: du +8, Harry −3.');
    expect(said(de, faceUp.with(3, tileCode('simple', 4, 2)))).toBe(
      'Tipp: Plättchen 1 und 2 bringen Adas Bahnhof 4 auf 7: Harry −3, Ada +8.',
    );
  });

  it('says of what was found that it was tried, never that it helps the others least', () => {
    const scene = new Scene().lay(['straight', 2, 0, 90], ['simple', 3, 0, 90, 3, 1]);
    const view = holding(scene, tileCode('straight', 1));
    const said = (tiles: Placement[], gains: number[]): string =>
      hintOf([{ tiles, gains, tried: true }], 0, { view, routes: routesOf(view), words: en, name }).text;
    expect(said([], [])).toBe('Hint: end your turn. Played out, that wins more often.');
    expect(said([place(0, 4, 90)], [0, 0])).toMatch(/^Hint: straight .+\. Played out, it wins more often\.$/);
  });

  it('names the other routes as well that a plan leads on, and credits none of it to the station alone', () => {
    const view = holding(new Scene().lay(['straight', 2, 0, 90]), tileCode('straight', 2));
    const faceUp = view.faceUp.map((code, slot) => (slot === 0 ? code : NONE)).with(3, tileCode('simple', 4, 0));
    const held = { ...view, seat: 0, faceUp };
    const other = routesOf(held).find(({ end }) => end.x === -1 && end.y === 0)!.label;
    const said = (words: Words, ...tiles: Placement[]): string =>
      hintOf([{ tiles, gains: [] }], 0, { view: held, routes: routesOf(held), words, name }).text;
    const [station, track] = [place(3, 3, 90), place(0, -1, 90)];
    expect(said(en, station)).toBe('Hint: your station 4 would be alone on 7, so it is all yours, +7.');
    expect(said(en, station, track)).toBe(`Hint: tiles 1 and 2 put your station 4 on 7 and track on ${other}: you +7.`);
    expect(said(de, track, station)).toBe(
      `Tipp: Plättchen 1 und 2 bringen deinen Bahnhof 4 auf 7 und Gleis auf ${other}: du +7.`,
    );
    const plan = { code: tileCode('curve', 1), labels: ['5'], elsewhere: ['S'], done: [] };
    expect(en.hint.plan(2, plan, name, 0, false)).toBe('tiles 1 and 2 on routes 5 and S:');
    expect(de.hint.plan(2, plan, name, 0, true)).toBe('Gleise auf 5 und S:');
    const done = [{ labels: ['5'], leaders: [undefined] }];
    const last = { code: tileCode('simple', 4, 0), labels: ['5'], elsewhere: ['S'], done };
    expect(en.hint.plan(2, last, name, 0, false)).toBe('Your station 4 completes 5 (you lead), track on S:');
    expect(de.hint.plan(2, last, name, 0, false)).toBe('Dein Bahnhof 4 macht 5 fertig (du führst), Gleis auf S:');
    // The tab of a piece of advice names them, and the sentence that only says where to look.
    expect([en, de].map(({ hint }) => hint.routes(['5', 'S']))).toEqual(['routes 5 and S', 'Strecken 5 und S']);
  });

  it('tells what a plan completes, and who leads there', () => {
    const scene = new Scene().lay(
      ['straight', 2, 0, 90],
      ['simple', 3, 0, 90, 3, 0],
      ['straight', 4, 0, 90],
      ['simple', 5, 0, 90, 2, 1],
      ['straight', 6, 0, 90],
      ['simple', 7, 0, 90, 1, 2],
    );
    const view = holding(scene, tileCode('straight', 1));
    const faceUp = view.faceUp.map((code, slot) => (slot === 0 ? code : NONE)).with(3, tileCode('simple', 4, 0));
    const said = (words: Words, codes = faceUp): string => {
      const held = { ...view, seat: 0, faceUp: codes };
      const advice = [{ tiles: [place(0, 8, 90), place(3, 9, 90)], gains: [] }];
      return hintOf(advice, 0, { view: held, routes: routesOf(held), words, name }).text;
    };
    expect(said(en)).toBe('Hint: your station 4 completes 7 (you lead): you +1.');
    expect(said(de)).toBe('Tipp: Dein Bahnhof 4 macht 7 fertig (du führst): du +1.');
    const harry = faceUp.with(3, tileCode('simple', 4, 1));
    expect(said(de, harry)).toMatch(/^Tipp: Harrys Bahnhof 4 macht 7 fertig \(Harry führt\): du −\d, Harry \+\d/);
    // What else is complete with it, though the main tile lies elsewhere.
    const done = [{ labels: ['H', '6'], leaders: [undefined] }];
    const plan = { code: tileCode('crossing', 2, 0), labels: ['5'], elsewhere: [], done };
    expect(en.hint.plan(2, plan, name, 0, true)).toBe('Your crossing 2 on 5, completes H and 6 (you lead):');
    expect(de.hint.plan(2, plan, name, 0, true)).toBe('Deine Kreuzung 2 auf 5, H und 6 fertig (du führst):');
    expect(en.hint.completes([...done, { labels: ['C'], leaders: [] }])).toBe('completes H and 6 (you lead) and C:');
  });

  it('says that it ends the game, and how', () => {
    const scene = new Scene().lay(['straight', 2, 0, 90], ['simple', 3, 0, 90, 3, 1], ['straight', 4, 0, 90]);
    const view = holding(scene, tileCode('simple', 4, 0));
    const faceUp = view.faceUp.map((code, slot) => (slot === 0 ? code : NONE));
    const last = { ...view, seat: 0, faceUp, stationsLeft: [0, 5, 5] };
    expect(hints(last)[0]).toBe('Hint: this ends the game: you win with 7. Your station 4 on 7.');
    expect(hints(last, de)[0]).toBe('Tipp: Damit endet das Spiel, du gewinnst mit 7. Dein Bahnhof 4 auf 7.');
    const weak = { ...last, faceUp: faceUp.with(0, tileCode('simple', 1, 0)) };
    expect(hints(weak)[0]).toMatch(/^Hint: this ends the game: you come second with 4\./);
    expect(hints(weak, de)[0]).toMatch(/^Tipp: Damit endet das Spiel, du kommst mit 4 auf Platz 2\./);
    const done = { ...last, placed: 1, stationPlaced: true, faceUp: faceUp.map(() => NONE) };
    const said = (words: Words): string =>
      hintOf([{ tiles: [], gains: [] }], 0, { view: done, routes: [], words, name }).text;
    expect(said(en)).toBe('Hint: end the game, you come second with 0.');
  });

  it('says which station is spared, why it comes first, and what keeps the game open', () => {
    const scene = new Scene().lay(['straight', 2, 0, 90], ['simple', 3, 0, 90, 3, 1], ['straight', 4, 0, 90]);
    const view = { ...holding(scene, tileCode('simple', 1, 0)), seat: 0 };
    const said = (more: object, words: Words): string =>
      hintOf([{ tiles: [place(0, 5, 90)], gains: [], ...more }], 0, { view, routes: routesOf(view), words, name }).text;
    const spares = tileCode('simple', 3, 0);
    expect(said({ spares }, en)).toBe('Hint: your station 1 on 7: you +4. Keep your 3: it would bring no more.');
    expect(said({ spares }, de)).toBe('Tipp: Dein Bahnhof 1 auf 7: du +4. Heb deine 3 auf: Sie brächte nicht mehr.');
    expect(said({ guarded: true }, en)).toBe('Hint: your station 1 on 7: you +4. This leaves Harry less.');
    expect(said({ guarded: true }, de)).toBe('Tipp: Dein Bahnhof 1 auf 7: du +4. So bleibt für Harry weniger.');
    expect(said({ shields: 0 }, en)).toBe('Hint: your station 1 on 7: you +4. Tile 1 blocks Harry.');
    expect(said({ keepsOpen: true }, en)).toBe(
      'Hint: keeps the game open: if it ends now, you lose. Your station 1 on 7.',
    );
    expect(said({ keepsOpen: true }, de)).toBe(
      'Tipp: Hält das Spiel offen: Jetzt würdest du verlieren. Dein Bahnhof 1 auf 7.',
    );
  });

  it('keeps to one line, names everybody who gains or loses, and says nothing only where there is nothing', () => {
    let told = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const rng = fastRng(seed);
      const state = game.setup({ competition: false }, 3, rng, () => {});
      while (state.ended === null) {
        if (rng.below(6) === 0) {
          const view = game.view(state, state.seat);
          const advice = adviceFor(view, fastRng(1));
          for (const [at, { tiles, gains, keepsOpen = false }] of advice.entries()) {
            const ends = endingOf(tiles.reduce<View>(tableAfter, view)) !== undefined;
            for (const words of [en, de]) {
              const hint = hintOf(advice, at, { view, routes: routesOf(view), words, name });
              const { text } = hint;
              // The board shows all of the plan.
              expect(hint.tiles).toBe(tiles);
              expect(text).toMatch(/^(Hint|Tipp)( I+)?: .+\.$/);
              expect(text.length, text).toBeLessThanOrEqual(78);
              const [tile, ...more] = tiles.map(({ slot }) => words.tile(view.faceUp[slot]!, name, view.seat));
              if (tile && more.length === 0) expect(text.toLowerCase()).toContain(tile.toLowerCase());
              expect(text.toLowerCase().includes(words.hint.safe.toLowerCase()), text).toBe(
                tiles.length > 0 &&
                  !ends &&
                  !keepsOpen &&
                  gains[view.seat]! <= 0 &&
                  gains.every((points) => points >= 0),
              );
              // How it ends or that it does not says more than who has what of it.
              expect(/ends the game|end the game|das Spiel/.test(text), text).toBe(ends || keepsOpen);
              if (ends || keepsOpen) continue;
              if (tiles[0]) expect(game.check(state, view.seat, tiles[0])).toBeUndefined();
              const after = routesOf(tiles.reduce<View>(tableAfter, view));
              for (const { route, label, complete } of after) {
                if (complete && !view.complete[route]) expect(text).toMatch(new RegExp(`\\b${label}\\b`));
              }
              for (const [seat, points] of gains.entries()) {
                if (points !== 0 && seat !== view.seat) expect(text).toContain(name(seat));
              }
              told++;
            }
          }
        }
        game.apply(state, state.seat, game.sample!(state, state.seat, rng), rng, () => {});
      }
    }
    expect(told).toBeGreaterThan(50);
  });
});
