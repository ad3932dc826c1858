/** What the head says, and the buttons of a turn: each keeps its place, and nothing is thrown that isn’t seen. */
import { fastRng } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { ABOARD, game, JOKER, proposeItinerary, type Action, type DryRun, type View } from '../../rules/index.ts';
import { rulesDe } from '../../guide/de.tsx';
import { rulesEn } from '../../guide/en.tsx';
import type { InterCityTable } from '../table.ts';
import { buttonsOf, laidOf } from './buttons.ts';
import { columnsOf } from './columns.ts';
import { driveHints } from './hint.ts';
import { openTrains, pointsLeft } from './laying.ts';
import { aboutToDrive, begun, driving, speak } from './position.testing.ts';
import { promptOf } from './prompts.ts';
import { isDare, sayDare } from './say.ts';
import { heard, type PlayedCard } from './useLay.ts';
import type { TurnChoice } from './useTurn.ts';

function rolling(thrown: readonly number[], seesDice = true) {
  const { state, seat } = begun();
  Object.assign(state, { phase: 'roll', rolls: 1, dice: [0, 0, 1, 2, 3] });
  const view = game.view(state, seat);
  const turn = { stage: 'roll', thrown, settling: false } as unknown as TurnChoice;
  return buttonsOf({ view } as InterCityTable, speak(view), turn, seesDice);
}

test('keeping all and rolling again stay where they are, whatever is kept', () => {
  for (const thrown of [[2], [0, 1, 2, 3, 4]]) {
    const { primary, secondary } = rolling(thrown);
    expect(secondary).toMatchObject({ label: 'Keep all', disabled: false });
    expect(primary!.label).toMatch(/^Roll /);
    expect(primary!.disabled).toBe(false);
  }
});

test('once all dice are kept, the red button is the way on', () => {
  const { primary, secondary } = rolling([]);
  expect(primary!.label).toBe('Place points');
  expect(primary!.disabled).toBeFalsy();
  expect(secondary).toMatchObject({ label: 'Keep all', disabled: true });
});

test('the journey begins with a red button once both are planned; until then it is pale, and the way without a plan open', () => {
  const state = game.setup({ duel: false, moveUp: true }, 3, fastRng(4), () => {});
  const buttons = () => {
    const view = game.view(state, 0);
    return buttonsOf({ view } as InterCityTable, speak(view), { stage: 'opening' } as TurnChoice, true);
  };
  const labels = () => [buttons().primary!.label, buttons().secondary!.label, buttons().secondary!.note];
  const before = labels();
  expect([buttons().primary!.disabled, buttons().secondary!.disabled]).toEqual([true, false]);
  for (const passenger of game.view(state, 0).own!.passengers)
    state.orders[passenger] = { ...state.orders[passenger]!, legs: [...proposeItinerary(state, passenger)!.legs] };
  expect([buttons().primary!.disabled, buttons().secondary!.disabled]).toEqual([false, true]);
  expect(labels()).toEqual(before);
});

test('the button for the rest keeps its words while points are placed, so that the one beside it keeps its width', () => {
  const words = new Set<string>();
  for (const view of aboutToDrive(1)) {
    const laid: number[] = [];
    for (let open = openTrains(view, laid); ; open = openTrains(view, laid)) {
      const turn = { stage: 'drive', laid } as unknown as TurnChoice;
      const { secondary } = buttonsOf({ view } as InterCityTable, speak(view), turn, true);
      words.add(`${secondary!.label} ${secondary!.note}`);
      const left = pointsLeft(view, laid);
      const isOneColour = new Set(left.map((die) => view.dice[die])).size === 1;
      expect(secondary!.disabled).toBe(left.length === 0 || (laid.length === 0 && !isOneColour));
      if (open.length === 0) break;
      laid.push(open[0]!);
    }
  }
  expect([...words]).toHaveLength(1);
});

test('when the time is over, points are driven that were placed by hand, and no others', () => {
  const drive = (): void => {};
  const lies = { stage: 'drive', byHand: true, laid: [2], drive } as unknown as TurnChoice;
  const free = { pending: false };
  expect(laidOf(free, lies)).toBe(drive);
  expect(laidOf(free, { ...lies, byHand: false })).toBeUndefined();
  expect(laidOf(free, { ...lies, laid: [] })).toBeUndefined();
  expect(laidOf(free, { ...lies, stage: 'wait' })).toBeUndefined();
  expect(laidOf({ pending: true }, lies)).toBeUndefined();
});

test('a pale button that is pressed says why instead', () => {
  const told: string[] = [];
  const tell = (why: string): void => void told.push(why);
  const view = [...aboutToDrive(1)].find(({ dice }) => new Set(dice).size > 2)!;
  const all: number[] = [];
  for (let open = openTrains(view, all); open.length > 0; open = openTrains(view, all)) all.push(open[0]!);
  for (const laid of [[], all]) {
    const turn = { stage: 'drive', laid, tell } as unknown as TurnChoice;
    const { primary, secondary } = buttonsOf({ view } as InterCityTable, speak(view), turn, true);
    expect(secondary).toMatchObject({ disabled: true, explains: true });
    secondary!.run();
    if (laid.length === 0) primary!.run();
  }
  expect(told).toEqual([
    'Place the first point yourself. This button places the rest.',
    'Place a point first: choose a train.',
    'Nothing left: all points are placed.',
  ]);
  const threats: never[] = [];
  const turn = { stage: 'drive', laid: [], stoppedBy: [], told: { so: told[0] } } as unknown as TurnChoice;
  expect(promptOf({ view } as InterCityTable, speak(view), turn, threats, new Map(), false, false).so).toBe(told[0]);
});

test('what priority does is told with the way to its rule', () => {
  const [view] = aboutToDrive(1) as Iterable<View> as [View];
  const turn = { stage: 'drive', laid: [], stoppedBy: [], told: { so: 'Until …', rule: 'priority' } };
  const said = promptOf({ view } as InterCityTable, speak(view), turn as never, [], new Map(), false, false);
  expect(said).toMatchObject({ so: 'Until …', rule: 'priority' });
  for (const rules of [rulesDe, rulesEn]) expect(rules.map(({ id }) => id)).toContain('priority');
});

test('priority is explained after a throw of the second turn, until one is used or the game is known', () => {
  const { state, seat } = begun();
  const said = (turn: number, rolls: number, followed: number[] = []): unknown => {
    Object.assign(state, { phase: 'roll', rolls, turn, dice: [0, 0, 1, 2, 3] });
    const view = game.view(state, seat);
    const choice = { stage: 'roll', followed: new Set(followed), carried: new Map() } as unknown as TurnChoice;
    const table = { view, news: [] as never[] } as unknown as InterCityTable;
    return promptOf(table, speak(view), choice, [], new Map(), false, false).so;
  };
  const priority = /^» Priority/;
  expect(said(4, 2)).toMatch(priority);
  expect(said(4, 2, [2 * seat])).not.toMatch(priority);
  for (const [turn, rolls] of [
    [1, 2],
    [4, 1],
    [22, 2],
  ] as const)
    expect(said(turn, rolls)).not.toMatch(priority);
});

test('dice that are not on the screen are neither thrown nor kept', () => {
  const { primary, secondary } = rolling([0, 1, 2, 3, 4], false);
  expect(primary).toMatchObject({ label: 'Roll again', disabled: true });
  expect(secondary!.disabled).toBe(true);
});

test('once all points are placed, the hint says what they are good for or which one would do more', () => {
  for (const view of aboutToDrive(1)) {
    const laid: number[] = [];
    for (let open = openTrains(view, laid); open.length > 0; open = openTrains(view, laid)) laid.push(open[0]!);
    const [hint, ...more] = driveHints(speak(view), laid);
    expect(hint!.text).toMatch(/^Hint: (that fits: .+\.|rather a point for IC\s.+: .+\.)$/);
    expect(more).toEqual([]);
  }
});

test('advice about points has room in the head', () => {
  for (const view of aboutToDrive(1))
    for (const language of ['de', 'en'] as const)
      for (const laid of [[], openTrains(view, []).slice(0, 1)])
        for (const { text } of driveHints(speak(view, language), laid)) expect(text.length).toBeLessThanOrEqual(82);
});

test('dice for a seat are asked about first, with what they mean, and thrown by the red button alone', () => {
  const { state, seat } = begun();
  const [mine, theirs] = [2 * seat, (2 * seat + 2) % 6];
  const train = 4;
  Object.assign(state, { front: state.front.with(train, theirs), rear: state.rear.with(train, mine) });
  for (const passenger of [mine, theirs]) state.place[passenger] = ABOARD + train;
  const view = game.view(state, seat);
  const fight: Action = { type: 'fight', passenger: mine };
  if (!isDare(view, fight)) throw new Error('a fight throws dice');
  expect(sayDare(speak(view), fight).so).toMatch(/^More green than (\w+) wins it; then \1 may roll back\.$/);
  state.fought[theirs] = true;
  expect(sayDare(speak(game.view(state, seat)), fight).so).toMatch(/^More green than \w+ wins it\.$/);

  const done: string[] = [];
  const turn = {
    stage: 'drive',
    dared: fight,
    act: ({ type }: Action) => done.push(type),
    dare: () => done.push('dropped'),
  } as unknown as TurnChoice;
  const { primary, secondary } = buttonsOf({ view } as InterCityTable, speak(view), turn, true);
  expect(primary!.label).toBe('To the front (37%)');
  secondary!.run();
  primary!.run();
  expect(done).toEqual(['dropped', 'dropped', 'fight']);
});

test('a red signal at the own train is told before somebody’s near victory: it says why nothing was driven', () => {
  const { state, seat } = begun();
  const [mine] = game.view(state, seat).own!.passengers;
  Object.assign(state, { phase: 'roll', rolls: 1, dice: [0, 0, 1, 2, 3] });
  state.place[mine!] = ABOARD;
  state.front[0] = mine!;
  const threats = [{ seat: (seat + 1) % 3, fields: 1, red: true }] as never;
  const said = () => {
    const view = game.view(state, seat);
    const turn = { stage: 'roll', thrown: [] } as unknown as TurnChoice;
    return promptOf({ view, news: [] } as unknown as InterCityTable, speak(view), turn, threats, new Map(), true, false)
      .so;
  };
  expect(said()).toMatch(/1\u00A0space/);
  state.heldUntil[0] = state.turn + 1;
  expect(said()).toMatch(/held at a red signal/);
});

describe('points that are placed', () => {
  const { view, seat } = driving([2, 2, 2, 2, 2]);
  const laid = [4, 4, 4, 4, 4];
  const ask = (more: Partial<TurnChoice>, seen: View = view) => {
    const turn = { stage: 'drive', laid, byHand: true, stoppedBy: [], ...more } as unknown as TurnChoice;
    const table = { view: seen, news: [] } as unknown as InterCityTable;
    return promptOf(table, speak(seen), turn, [], new Map(), true, false);
  };
  const won = { events: [{ type: 'won', team: 0, seat }] } as unknown as DryRun;
  const turns = (by: number): PlayedCard => ({ type: 'played', seat: by, play: { card: 'turnaround', train: 4 } });

  test('that win say so, and who may still hinder it', () => {
    expect(ask({}).ask).toBe('All points are placed. Ready to go?');
    const nobody = { ...view, handSizes: view.handSizes.map(() => 0) };
    expect(ask({ run: won }, nobody)).toMatchObject({
      ask: 'Ready to go? With this you win!',
      so: expect.stringContaining('Nothing counts'),
    });
    expect(ask({ run: won }, { ...view, handSizes: view.handSizes.map(() => 1) }).so).toMatch(/a card against it/);
  });

  test('and were stopped by cards say by which, whatever is left to do', () => {
    const [one, two] = [0, 1, 2].filter((each) => each !== seat) as [number, number];
    const stoppedBy = [turns(one), turns(two)];
    const said = /^\w+ plays Turn-around: IC.3\. \w+ plays Turn-around: IC.3\.$/;
    expect(ask({ stoppedBy })).toMatchObject({ ask: 'Something came between. Go on?' });
    expect(ask({ stoppedBy, run: won }).ask).toBe('Go on? With this you win!');
    for (let left = 0; left <= 5; left++) expect(ask({ stoppedBy, laid: laid.slice(left) }).so).toMatch(said);
  });

  test('only what came since they were confirmed counts, once', () => {
    const sent = { turn: 1, drives: [], step: 7, between: [] };
    const at = (step: number, mode: 'play' | 'replay' = 'play') => ({ step, mode, fresh: [turns(1)] }) as never;
    expect(heard(sent, at(7)).between).toHaveLength(0);
    const once = heard(sent, at(8));
    expect(once.between).toHaveLength(1);
    expect(heard(once, at(8)).between).toHaveLength(1);
    expect(heard(once, at(5, 'replay')).between).toHaveLength(1);
  });
});

test('what others did is told on a phone as far as there is room for it, the main thing at least', () => {
  const { state, seat } = begun();
  Object.assign(state, { phase: 'roll', rolls: 1, dice: [0, 0, 1, 2, 3], turn: 12 });
  const view = game.view(state, seat);
  const told = (drives: readonly number[], boards: boolean, language: 'de' | 'en' = 'de'): string => {
    const news = [0, 1, 2]
      .filter((other) => other !== seat)
      .map((other) => ({
        seat: other,
        events: [
          { type: 'turn', seat: other },
          ...drives.map((train) => ({ type: 'moved', train, line: train >> 1, dir: 1, field: 3 })),
          ...(boards ? [{ type: 'boarded', passenger: 2 * other, train: 0, station: 16, seat: 'front' }] : []),
        ],
      }));
    const turn = { stage: 'roll', thrown: [], followed: new Set(), carried: new Map() } as unknown as TurnChoice;
    const table = { view, news, viewer: seat } as unknown as InterCityTable;
    return promptOf(table, speak(view, language), turn, [], new Map(), false, false).so as string;
  };
  expect(told([0], true, 'en')).toMatch(/^(\w+ boards IC.1, drives IC.1\. ?){2}$/);
  expect(told([0, 2, 4, 6, 8], true)).toMatch(/^(\w+ steigt in IC.1 ein\. ?){2}$/);
  for (const boards of [false, true])
    for (const drives of [[], [0], [0, 2, 4], [0, 2, 4, 6, 8]])
      expect(told(drives, boards).length).toBeLessThanOrEqual(70);
});

test('before a duel all four passengers are planned for', () => {
  const view = game.view(
    game.setup({ duel: true, moveUp: true }, 2, fastRng(4), () => {}),
    0,
  );
  const turn = { stage: 'opening', tell: () => {} } as unknown as TurnChoice;
  const table = { view, news: [], viewer: 0 } as unknown as InterCityTable;
  for (const [language, note, done] of [
    ['en', 'plan all first', 'All journeys are planned.'],
    ['de', 'erst alle planen', 'Alle Reisen sind geplant.'],
  ] as const) {
    const speech = speak(view, language);
    expect(buttonsOf(table, speech, turn, true).primary!.note).toBe(note);
    expect(promptOf(table, speech, turn, [], new Map(), false, false).ask).toBe(done);
  }
});

test('in the duel the head says which pair is on turn', () => {
  const at = (phase: 'roll' | 'drive', rolls: 0 | 1): View => {
    const state = game.setup({ duel: true, moveUp: true }, 2, fastRng(4), () => {});
    const dice = rolls === 0 ? [-1, -1, -1, -1, -1] : [0, 0, 1, 2, 3];
    Object.assign(state, { phase, rolls, dice, active: 2, window: null });
    return game.view(state, 0);
  };
  const [fresh, rolled, driven] = [at('roll', 0), at('roll', 1), at('drive', 1)];
  const head = (view: View, stage: 'roll' | 'drive', language: 'de' | 'en') => {
    const more = { thrown: [], laid: [], stoppedBy: [], followed: new Set(), carried: new Map() };
    const table = { view, news: [], viewer: 0 } as unknown as InterCityTable;
    const turn = { stage, ...more } as unknown as TurnChoice;
    return promptOf(table, speak(view, language), turn, [], new Map(), false, false);
  };
  expect(head(fresh, 'roll', 'en').ask).toBe('Pair 2’s turn: the dice are rolling.');
  expect(head(fresh, 'roll', 'de').ask).toBe('Paar 2 ist dran: Die Würfel fallen.');
  expect(head(rolled, 'roll', 'en').ask).toBe('Pair 2: which colours do you keep?');
  expect(head(rolled, 'roll', 'de').ask).toBe('Paar 2: Welche Farben behältst du?');
  expect(head(driven, 'drive', 'en').brief).toBe('Pair 2: where to? 5 points.');
  expect(head(driven, 'drive', 'de').brief).toBe('Paar 2: Wohin? Noch 5 Punkte.');
});

test('what a turn of somebody else did for me comes first, as a sentence of its own', () => {
  const { state, seat } = begun();
  Object.assign(state, { phase: 'roll', rolls: 1, dice: [0, 0, 1, 2, 3], turn: 12 });
  const view = game.view(state, seat);
  const other = (seat + 1) % 3;
  const events = [
    { type: 'turn', seat: other },
    { type: 'moved', train: 0, line: 0, dir: 1, field: 3 },
    { type: 'boarded', passenger: 2 * seat, train: 0, station: 16, seat: 'front' },
  ];
  const turn = { stage: 'roll', thrown: [], followed: new Set(), carried: new Map() } as unknown as TurnChoice;
  const table = { view, news: [{ seat: other, events }], viewer: seat } as unknown as InterCityTable;
  const told = (language: 'de' | 'en') =>
    promptOf(table, speak(view, language), turn, [], new Map(), false, false).so as string;
  expect(told('en')).toMatch(/^Your [AB] boarded IC.1 during (\w+)’s turn\. \1 drives IC.1\.$/);
  expect(told('de')).toMatch(/^Dein [AB] sitzt im IC.1 \((\w+) war dran\)\. \1 bewegt IC.1\.$/);
});

test('beside the map’s own line of news the head tells what happened to me, and nothing else', () => {
  const { state, seat } = begun();
  Object.assign(state, { phase: 'roll', rolls: 1, dice: [0, 0, 1, 2, 3], turn: 12 });
  const view = game.view(state, seat);
  const others = [0, 1, 2].filter((other) => other !== seat);
  const told = (passenger: number): string => {
    const boards = { type: 'boarded', passenger, train: 0, station: 16, seat: 'front' };
    const news = others.map((other, index) => ({
      seat: other,
      events: [{ type: 'turn', seat: other }, ...(index === 1 ? [boards] : [])],
    }));
    const turn = { stage: 'roll', thrown: [], followed: new Set(), carried: new Map() } as unknown as TurnChoice;
    const table = { view, news, viewer: seat } as unknown as InterCityTable;
    return promptOf(table, speak(view, 'en'), turn, [], new Map(), true, false).so as string;
  };
  expect(told(2 * seat)).toMatch(/^Your [AB] boarded IC.1 during \w+’s turn\.$/);
  expect(told(2 * others[1]!)).not.toMatch(/board/);
});

test('where no die is for my own, all points are left over from the start', () => {
  let seen = 0;
  for (const view of aboutToDrive(2)) {
    const idle = columnsOf(view).filter(
      ({ face, aboard, awaiting }) => face !== JOKER && aboard.length + awaiting.length === 0,
    );
    if (idle.length < 2) continue;
    const rest = (last: number) => {
      const [one, other] = idle.map(({ face }) => face) as [number, number];
      const rolled = { ...view, dice: [one, other, one, other, last], used: view.dice.map(() => false) };
      const turn = { stage: 'drive', laid: [] } as unknown as TurnChoice;
      return buttonsOf({ view: rolled } as InterCityTable, speak(rolled), turn, true).secondary!;
    };
    expect(rest(idle[0]!.face).disabled).toBe(false);
    expect(rest(JOKER).disabled).toBe(true);
    seen++;
  }
  expect(seen).toBeGreaterThan(0);
});

test('every prompt has a second line and opens the paragraph that it is about', () => {
  const sections = new Set(rulesEn.map(({ id }) => id));
  const { state, seat } = begun();
  Object.assign(state, { dice: [0, 0, 1, 2, 3], rolls: 1 });
  const view = game.view(state, seat);
  const [passenger] = view.own!.passengers as [number, number];
  const train = view.place.findIndex((place) => place >= ABOARD);
  const asking = { train: Math.max(0, train), station: 0, open: [seat], mine: [{ passenger, answer: -1 }] };
  const ask = (turn: Partial<TurnChoice>, more: Partial<View> = {}) => {
    const seen = { ...view, ...more } as View;
    const choice = {
      laid: [],
      stoppedBy: [],
      thrown: [],
      followed: new Set(),
      carried: new Map(),
      ...turn,
    } as unknown as TurnChoice;
    const table = { view: seen, news: [] } as unknown as InterCityTable;
    const prompt = promptOf(table, speak(seen), choice, [], new Map(), false, false);
    expect.soft(sections, prompt.ask).toContain(prompt.rule);
    expect.soft(prompt.so, prompt.ask).toBeTruthy();
  };
  ask({ stage: 'opening', planning: passenger });
  ask({ stage: 'roll' });
  ask({ stage: 'roll', planning: passenger });
  ask({ stage: 'drive' }, { phase: 'drive' });
  ask({ stage: 'wait' });
  ask({ stage: 'wait' }, { phase: 'drive' });
  const other = (seat + 1) % 3;
  for (const kind of ['opening', 'board'] as const)
    ask({ stage: 'wait' }, { window: { ...asking, kind, open: [other] } as unknown as View['window'] });
  for (const kind of ['board', 'full', 'card', 'leave', 'drawn'] as const)
    ask(
      { stage: 'question', question: kind === 'drawn' ? -1 : passenger },
      {
        place: kind === 'leave' ? view.place.with(passenger, ABOARD) : view.place,
        window: { ...asking, kind } as unknown as View['window'],
      },
    );
});
