/** What a person puts together keeps to the rules: columns, lays, wishes, threats, hints, and everything has its words. */
import { fastRng, pick } from '@stellwerk/kernel';
import { describe, expect, test } from 'vitest';
import { distance } from '@stellwerk/toolkit/point.ts';
import { ABOARD, ARRIVED, game, JOKER, LINES, station, taskCard, type Action, type View } from '../../rules/index.ts';
import { fleetOf } from '../map/fleet.ts';
import { COURSES } from '../map/geometry.ts';
import { drivenAlong, levelsOf, ridesOf, threadOf } from '../map/threads.ts';
import { turningPoint } from '../panels/outcome.ts';
import { armingsOf } from '../panels/Hand.tsx';
import { columnsOf, dearTrains, tapped, thrownWith, type Lit } from './columns.ts';
import { driveHints, rollHints } from './hint.ts';
import { bringing, costTo, drivesOf, further, layTo, layWishes, pointsLeft, reachOf } from './laying.ts';
import { nextTrains, rowOf } from './outlook.ts';
import { aboutToDrive, begun, driving, put, speak } from './position.testing.ts';
import { describeTrain, distinct, letterOf, sayAction, sayQuestion, sayTrain } from './say.ts';
import { myLastRide, threatsOf } from './threat.ts';
import { followedIn, litWith, wishOf } from './wishes.ts';

describe('columns', () => {
  const lit = (...faces: number[]): Lit => new Map(faces.map((face) => [face, 0]));

  test('keep all of a lit colour, also what falls later, and throw the rest', () => {
    const { view } = driving([2, 2, 0, 4, 5]);
    expect(thrownWith(view, lit())).toEqual([0, 1, 2, 3, 4]);
    expect(thrownWith(view, lit(2, 5))).toEqual([2, 3]);
    expect(thrownWith({ ...view, dice: [2, 2, 2, 4, 5] }, lit(2, 5))).toEqual([3]);
  });

  test('held, one of several is given back; tapped, all or none', () => {
    const { view } = driving([2, 2, 2, 4, 5]);
    const once = tapped(lit(2), 2, 3, true);
    expect(thrownWith(view, once)).toEqual([2, 3, 4]);
    expect(thrownWith(view, tapped(once, 2, 3, true))).toEqual([1, 2, 3, 4]);
    expect(thrownWith(view, tapped(lit(2), 2, 3, false))).toEqual([0, 1, 2, 3, 4]);
  });

  test('the first colour that is lit brings the jokers along, unless they are put out by hand', () => {
    const red = tapped(lit(), 0, 1, false);
    expect(red).toEqual(lit(0, JOKER));
    expect(tapped(red, 0, 1, false)).toEqual(lit());
    expect(tapped(red, 2, 1, false)).toEqual(lit(0, JOKER, 2));
    expect(tapped(tapped(red, JOKER, 1, false), 2, 1, false)).toEqual(lit(0, 2));
    expect(tapped(lit(), JOKER, 1, false)).toEqual(lit(JOKER));
  });

  test('a wish lights its colour and the jokers beside what is lit by hand', () => {
    expect([...litWith(lit(4), [{ train: 2, station: station('koeln') }]).keys()].sort()).toEqual([1, 4, JOKER]);
    expect(litWith(lit(4), [])).toEqual(lit(4));
  });

  test('show who gains: mine aboard, mine waiting for it, then others', () => {
    const { state, seat } = begun();
    const [mine, other] = game.view(state, seat).own!.passengers as [number, number];
    state.place[mine] = 104;
    state.front[4] = mine;
    state.place[other] = station('koeln');
    const board = [{ line: 0, dir: 1 as const }];
    state.orders[other] = {
      ...state.orders[other]!,
      legs: [{ from: station('koeln'), board, leave: station('mainz'), seat: 'any' }],
    };
    const theirs = (mine + 2) % 6;
    state.place[theirs] = 104;
    state.rear[4] = theirs;
    const view = game.view(state, seat);
    expect(columnsOf(view)[2]).toMatchObject({ aboard: [mine], others: [theirs] });
    expect(columnsOf(view)[0]).toMatchObject({ awaiting: [other] });
    expect([...dearTrains(view)].sort()).toEqual([0, 1, 4]);
  });
});

test('who has arrived is no longer given priority', () => {
  const { state, seat } = begun();
  const [mine, other] = game.view(state, seat).own!.passengers as [number, number];
  state.place[mine] = ARRIVED;
  expect([...followedIn(game.view(state, seat), [mine, other])]).toEqual([other]);
});

test('priority for who waits lasts, also while the train comes the wrong way first: then it goes on to the terminus', () => {
  const { state, seat } = begun();
  const [mine] = game.view(state, seat).own!.passengers as [number, number];
  const koeln = station('koeln');
  const at = LINES[0]!.fields.indexOf(koeln);
  const board = [{ line: 0, dir: 1 as const }];
  state.place[mine] = koeln;
  state.orders[mine] = { ...state.orders[mine]!, legs: [{ from: koeln, board, leave: station('mainz'), seat: 'any' }] };
  const wished = (field: number, dir: 1 | -1) => {
    for (const train of [0, 1]) put(state, train, field, dir);
    return wishOf(game.view(state, seat), mine);
  };
  expect(wished(at - 3, 1)).toEqual({ train: 0, station: koeln });
  expect(wished(at - 3, -1)).toEqual({ train: 0, station: koeln });
  expect(wished(at + 3, -1)).toEqual({ train: 0, station: LINES[0]!.fields[0] });
  expect(wished(at + 3, 1)).toEqual({ train: 0, station: LINES[0]!.fields[LINES[0]!.last] });
  expect(wished(at, 1)).toBeUndefined();
  const others = [(mine + 2) % 6, (mine + 4) % 6] as const;
  // A full one isn’t brought here.
  [state.front[0], state.rear[0]] = others;
  for (const rider of others) state.place[rider] = ABOARD;
  put(state, 1, at, -1);
  put(state, 0, at - 3, 1);
  expect(wishOf(game.view(state, seat), mine)).toBeUndefined();
});

describe('laying points', () => {
  test('a departure is brought to the platform, once, and one that stands there goes on by a point', () => {
    const { state, seat } = driving([0, 0, 0, 5, 3]);
    const koeln = station('koeln');
    put(state, 0, LINES[0]!.fields.indexOf(koeln) - 4, 1);
    put(state, 1, LINES[0]!.fields.indexOf(koeln), 1);
    const view = game.view(state, seat);
    expect(bringing(view, [], { train: 0, station: koeln })).toEqual([0, 0]);
    expect(bringing(view, [0], { train: 0, station: koeln })).toEqual([0]);
    expect(bringing(view, [0, 0], { train: 0, station: koeln })).toEqual([]);
    expect(bringing(view, [], { train: 1, station: koeln })).toEqual([1]);
  });

  test('uses dice of the colour before jokers, and no more than there are', () => {
    const { view } = driving([5, 0, 1, 2, 2]);
    expect(drivesOf(view, [0, 0])!.map(({ die }) => die)).toEqual([1, 0]);
    expect(drivesOf(view, [0, 0, 0])).toBeUndefined();
    expect(pointsLeft(view, [0, 0, 4, 5])).toEqual([2]);
  });

  test('a station ahead costs as many points as it takes, also behind the terminus', () => {
    const { state, seat } = driving([0, 0, 0, 5, 5]);
    put(state, 0, LINES[0]!.last - 3, 1);
    const view = game.view(state, seat);
    expect(costTo(view, [], 0, station('stuttgart'))).toBe(2);
    expect(further(view, 0, 5)).toEqual({ line: 0, field: LINES[0]!.last - 2, dir: -1 });
    expect(costTo(view, [0], 0, station('stuttgart'))).toBe(1);
    expect(costTo(view, [], 0, station('hamburg'))).toBeUndefined();
    expect(layTo(view, [], station('stuttgart'), undefined, new Set())).toEqual([0, 0]);
    expect(reachOf(view, [], 0).beads).toHaveLength(5);
  });

  test('every lay is legal point by point', () => {
    const rng = fastRng(3);
    for (let round = 0; round < 40; round++) {
      const { state, seat, view } = driving(Array.from({ length: 5 }, () => rng.below(6)));
      const laid: number[] = [];
      for (let point = 0; point < 5; point++) {
        const open = Array.from({ length: 10 }, (_, train) => train).filter((train) =>
          drivesOf(view, [...laid, train]),
        );
        if (open.length > 0) laid.push(pick(open, rng));
      }
      for (const action of drivesOf(view, laid)!) {
        if (state.phase !== 'drive' || state.window) break;
        expect(game.check(state, seat, action)).toBeUndefined();
        game.apply(state, seat, action, rng, () => {});
      }
    }
  });

  test('wishes are laid as far as the dice go', () => {
    const { state, seat } = driving([0, 0, 5, 3, 3]);
    put(state, 0, 3, 1);
    const view = game.view(state, seat);
    expect(layWishes(view, [{ train: 0, station: station('bremen') }])).toEqual([0, 0, 0]);
    expect(layWishes(view, [{ train: 0, station: station('muenster') }])).toEqual([0, 0, 0]);
    expect(layWishes(view, [{ train: 8, station: station('essen') }])).toEqual([8]);
  });
});

/** One passenger of a team at its goal, the other aboard with its ticket, this many fields before the goal. */
function nearGoal(team: number, fields: number) {
  const { state, seat } = begun(5);
  const [first, second] = [2 * team, 2 * team + 1];
  const { goal } = taskCard(state, 2);
  const line = LINES.findIndex((each) => each.fields.indexOf(goal) > fields);
  const train = 2 * line;
  state.place[first] = ARRIVED;
  state.task[first] = 1;
  state.task[second] = 2;
  put(state, train, LINES[line]!.fields.indexOf(goal) - fields, 1);
  state.front[train] = second;
  state.place[second] = 100 + train;
  return { state, seat, train };
}

describe('threats', () => {
  test('somebody who could win before I decide again is red, a little further away amber', () => {
    const rival = (begun(5).seat + 1) % 3;
    for (const [fields, red] of [
      [8, true],
      [12, false],
    ] as const) {
      const { state, seat, train } = nearGoal(rival, fields);
      expect(threatsOf(game.view(state, seat))).toMatchObject([{ seat: rival, train, fields, red }]);
    }
    const { state, seat } = nearGoal(rival, 15);
    expect(threatsOf(game.view(state, seat))).toEqual([]);
  });

  test('my own last ride is no threat, but a chance', () => {
    const { state, seat } = nearGoal(begun(5).seat, 6);
    const view = game.view(state, seat);
    expect(threatsOf(view)).toEqual([]);
    expect(myLastRide(view)).toMatchObject({ fields: 6 });
  });
});

describe('what follows', () => {
  test('a hint names a possibility with its reason, another one when asked again', () => {
    const { view } = driving([0, 1, 2, 3, 4]);
    const hints = driveHints(speak(view, 'de'), []);
    expect(hints.length).toBeGreaterThan(1);
    for (const { text, train } of hints) {
      expect(text).toMatch(/^Tipp: IC\s\d nach .+: .+\.$/);
      expect(drivesOf(view, [train!])).toBeDefined();
    }
    const rolled = { ...view, phase: 'roll', rolls: 1 } as View;
    for (const { text, faces = [] } of rollHints(speak(rolled))) {
      expect(text).toMatch(/^Hint: /);
      for (const face of faces) expect(rolled.dice).toContain(face);
    }
    for (const { faces = [], actions } of rollHints(speak(rolled))) {
      const thrown = rolled.dice.flatMap((face, die) => (faces.includes(face) ? [] : [die]));
      expect(actions).toEqual([thrown.length > 0 ? { type: 'roll', dice: thrown } : { type: 'stop' }]);
    }
    const withJoker = { ...rolled, dice: rolled.dice.with(4, JOKER) } as View;
    for (const { faces } of rollHints(speak(withJoker))) if (faces) expect(faces).toContain(JOKER);
  });
});

test('what a hint would do can be done, with what is laid already', () => {
  const { state, seat, view } = driving([0, 1, 2, 3, 4]);
  const laid = [nextTrains(view, station('koeln')).find(({ train }) => drivesOf(view, [train]))!.train];
  for (const { actions, about, train } of driveHints(speak(view), laid)) {
    const world = game.clone(state);
    expect(actions!.length).toBeGreaterThan(laid.length);
    for (const action of actions!) {
      if (world.phase !== 'drive') break;
      expect(game.check(world, seat, action)).toBeUndefined();
      game.apply(world, seat, action, fastRng(1), () => {});
    }
    expect(about).toBe(sayTrain(speak(view), train!));
  }
});

test('a hint about dice agrees with the marks below them: what moves a train of mine is kept, and jokers are', () => {
  const rng = fastRng(3);
  for (const view of aboutToDrive(2)) {
    const dice = view.dice.map(() => rng.below(JOKER + 1));
    const rolled = { ...view, dice, phase: 'roll', rolls: 1 } as View;
    const helps = columnsOf(rolled).some(
      ({ face, dice: lie, aboard, awaiting }) =>
        lie.length > 0 && (face === JOKER || aboard.length + awaiting.length > 0),
    );
    const [first] = rollHints(speak(rolled));
    if (helps) expect(first!.text).toMatch(/^Hint: keep /);
    if (dice.includes(JOKER)) expect(first!.faces).toContain(JOKER);
  }
});

test('the next trains at a station come in order, with where they go', () => {
  const { state, seat } = begun();
  const trains = nextTrains(game.view(state, seat), station('koeln'));
  expect(trains.map(({ fields }) => fields)).toEqual(trains.map(({ fields }) => fields).toSorted((a, b) => a - b));
  expect(new Set(trains.map(({ train }) => train >> 1))).toEqual(new Set([0, 1, 4]));
  expect(trains.find(({ train }) => train === 0)!.to).toBe(station('stuttgart'));
});

test('trains are called by line and terminus, and by where they are if their sister goes there too', () => {
  const { state, seat } = begun();
  put(state, 6, 10, 1);
  put(state, 7, 40, -1);
  expect(sayTrain(speak(game.view(state, seat)), 6)).toBe('IC\u00A04 to München');
  put(state, 7, 40, 1);
  expect(sayTrain(speak(game.view(state, seat), 'de'), 6)).toBe('IC\u00A04 nach München bei Hannover');
});

test('trains that run side by side are never drawn on top of each other', () => {
  const rng = fastRng(1);
  const { line, dir, front, rear } = begun().state;
  for (const scale of [0.31, 0.6]) {
    for (let round = 0; round < 100; round++) {
      const field = line.map((on) => rng.below(LINES[on]!.last + 1));
      const fleet = fleetOf({ line, dir, field, front, rear }, scale);
      fleet.forEach((a, i) =>
        fleet.slice(0, i).forEach((b) => {
          if (a.angle === b.angle && a.field === b.field) expect(distance(a, b) * scale).toBeGreaterThan(18);
        }),
      );
    }
  }
});

test('a thread runs beside its line, and two of them beside each other', () => {
  const { state, seat } = begun();
  const view = game.view(state, seat);
  const leg = {
    from: station('koeln'),
    board: [{ line: 4, dir: 1 as const }],
    leave: station('mainz'),
    seat: 'any' as const,
  };
  const [mine] = view.own!.passengers as [number];
  const [ride] = ridesOf({ ...view, place: view.place.with(mine, station('koeln')) }, mine, [leg]);
  const points = threadOf(ride!, 30);
  for (const point of points) {
    const near = Math.min(...COURSES[4]!.fields.map((field) => distance(point, field)));
    expect(near).toBeGreaterThan(25);
    expect(near).toBeLessThan(90);
  }
  expect(levelsOf([ride!, ride!])).toEqual([0, 1]);
  expect(ridesOf(view, mine, [{ ...leg, from: station('hamburg') }])).toEqual([]);
});

test('a trail begins where the train came from, also when it ends at a terminus', () => {
  const { last } = LINES[0]!;
  const moved = (field: number, dir: 1 | -1) => ({ type: 'moved', train: 0, line: 0, field, dir }) as const;
  expect(drivenAlong([moved(last, -1)])).toEqual([{ line: 0, fields: [last - 1, last] }]);
  expect(drivenAlong([moved(0, 1), moved(1, 1)])).toEqual([{ line: 0, fields: [1, 0, 1] }]);
  expect(drivenAlong([moved(7, 1), moved(8, 1)])).toEqual([{ line: 0, fields: [6, 7, 8] }]);
});

describe.each(['de', 'en'] as const)('in %s', (language) => {
  test('everything that can be done in whole games has words', () => {
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
      expect(turningPoint(game.view(state, 0))).toBeGreaterThan(0);
    }
  });
});

function expectWords(view: View, legal: readonly Action[], language: 'de' | 'en'): void {
  const speech = speak(view, language);
  const said = distinct(view, legal)
    .filter(({ type }) => type !== 'itinerary')
    .map((action) => sayAction(speech, action));
  const question = view.window?.mine.find(({ answer }) => answer === -1);
  const { ask = '', so = '' } =
    question && view.window!.kind !== 'opening' ? sayQuestion(speech, question.passenger) : {};
  expect(ask.length).toBeLessThanOrEqual(38);
  expect(so.length).toBeLessThanOrEqual(78);
  const others = [
    ...view.line.map((_, train) => describeTrain(speech, train)),
    ...view.own!.passengers.map((passenger) => JSON.stringify(rowOf(speech, passenger))),
    ...view.own!.passengers.map((passenger) => letterOf(view, passenger)),
  ];
  for (const line of [...said, ...others]) {
    if (!line || /undefined|NaN|\bnull\b| {2}/.test(line)) throw new Error(`said: ${line}`);
  }
  const twins = view.field.some((field, train) => train % 2 === 0 && view.field[train + 1] === field);
  // Two trains of a line on one field have one name.
  if (!twins) expect(said.filter((line, index) => said.indexOf(line) !== index)).toEqual([]);
  expect(new Set(view.own!.passengers.slice(0, 2).map((passenger) => letterOf(view, passenger))).size).toBe(2);
}

test('cards that are kept ready wait for moments that the rules know', () => {
  const { state, seat } = begun();
  state.hands[seat] = [1, 3, 4, 5];
  state.place[2 * seat] = ARRIVED;
  const view = game.view(state, seat);
  for (const card of ['turnaround', 'redsignal', 'reservation', 'seatswap'] as const) {
    const armings = armingsOf(view, card);
    expect(armings.length).toBeGreaterThan(0);
    for (const arm of armings) expect(game.check(state, seat, arm)).toBeUndefined();
  }
  expect(view.dice.includes(JOKER)).toBe(false);
});
