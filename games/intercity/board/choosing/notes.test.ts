/** What would follow, in order of importance, and no seat promised that others may roll for. */
import { fastRng, pick, type Rng } from '@stellwerk/kernel';
import { expect, test } from 'vitest';
import {
  ABOARD,
  CARDS,
  dryRun,
  game,
  isWaiting,
  LINES,
  station,
  STATIONS,
  switchesOf,
  taskCard,
  type Event,
  type Play,
  type State,
} from '../../rules/index.ts';
import { drivesOf, openTrains } from './laying.ts';
import { notesOf } from './notes.ts';
import { driving, momentsToDrive, put, speak } from './position.testing.ts';
import { letterOf } from './say.ts';

/** IC 1 four fields before Köln, everybody in Basel. */
function beforeKoeln(): {
  readonly state: State;
  readonly seat: number;
  readonly mine: number;
  readonly theirs: number;
} {
  const { state, seat } = driving([0, 0, 5, 3, 3]);
  const [mine] = game.view(state, seat).own!.passengers as [number];
  put(state, 0, LINES[0]!.fields.indexOf(station('koeln')) - 2, 1);
  state.place.fill(station('basel'));
  return { state, seat, mine, theirs: (mine + 2) % 6 };
}

function told(state: State, seat: number, laid: readonly number[]): readonly string[] {
  const view = game.view(state, seat);
  return notesOf(speak(view), dryRun(view, drivesOf(view, laid)!)).map(({ text }) => text);
}

function waitForIt(state: State, passenger: number, from = station('koeln')): void {
  state.place[passenger] = from;
  const legs = [{ from, board: [{ line: 0, dir: 1 as const }], leave: station('mainz'), seat: 'any' as const }];
  state.orders[passenger] = { ...state.orders[passenger]!, legs };
}

test('mine comes first, then what others could do, then where the trains stop', () => {
  const { state, seat, mine, theirs } = beforeKoeln();
  state.place[mine] = 100;
  state.front[0] = mine;
  state.place[theirs] = station('koeln');
  const texts = told(state, seat, [0, 0]);
  expect(texts[0]).toMatch(/rides 4\u00A0spaces/);
  expect(texts[1]).toMatch(/could board in Köln$/);
  expect(texts.at(-1)).toBe('stops in Bonn');
});

test('who rides is told how far it is then to where its plan leads', () => {
  const { state, seat, mine } = beforeKoeln();
  waitForIt(state, mine);
  state.place[mine] = 100;
  state.front[0] = mine;
  expect(told(state, seat, [0, 0])[0]).toMatch(/rides 4\u00A0spaces, \d+\u00A0spaces to Mainz$/);
});

test('a seat that others may roll for is no promise: they are named with the chance', () => {
  const { state, seat, mine, theirs } = beforeKoeln();
  waitForIt(state, mine);
  expect(told(state, seat, [0])[0]).toMatch(/^[AB] boards in Köln, front seat$/);
  state.place[theirs] = station('koeln');
  expect(told(state, seat, [0])[0]).toMatch(/boards in Köln; \w+ may roll for the front seat \(50%/);
  state.place[(mine + 4) % 6] = 100;
  state.front[0] = (mine + 4) % 6;
  const [first] = told(state, seat, [0]);
  expect(first).toMatch(/boards in Köln; if \w+ will too, dice decide \(50%\)$/);
});

test('nor is one that somebody in another train at the platform may change for', () => {
  const { state, seat, mine, theirs } = beforeKoeln();
  waitForIt(state, mine);
  put(state, 2, LINES[1]!.fields.indexOf(station('koeln')), 1);
  state.place[theirs] = 102;
  state.front[2] = theirs;
  expect(told(state, seat, [0])[0]).toMatch(/boards in Köln; \w+ may roll for the front seat \(50%/);
});

test('nor is one in a train that comes past others before', () => {
  const { state, seat, mine, theirs } = beforeKoeln();
  const bonn = station('bonn');
  waitForIt(state, mine, bonn);
  expect(told(state, seat, [0, 0])[0]).toMatch(/^[AB] boards in Bonn, front seat$/);
  state.place[theirs] = station('koeln');
  const [first, ...others] = told(state, seat, [0, 0]);
  expect(first).toMatch(/^[AB] boards in Bonn, front seat if nobody boards first \(\w+ could\)$/);
  expect(others.some((text) => text.includes('could board'))).toBe(false);
  const rider = (mine + 4) % 6;
  state.place[rider] = 100;
  state.front[0] = rider;
  expect(told(state, seat, [0, 0])[0]).toMatch(/boards in Bonn if a seat is left \(\w+ could board first\)$/);
});

test('who may get off on the way is not said to ride on or to keep the front seat', () => {
  const { state, seat, mine } = beforeKoeln();
  const rider = (mine + 4) % 6;
  state.place[rider] = 100;
  state.front[0] = rider;
  waitForIt(state, mine);
  const [first, ...others] = told(state, seat, [0, 0]);
  expect(first).toMatch(/^[AB] boards in Köln, rear seat for now$/);
  expect(others).toContainEqual(expect.stringMatching(/^\w+ can ride 4\u00A0spaces/));
});

test('what both passengers of somebody could do is said once', () => {
  const { state, seat, theirs } = beforeKoeln();
  state.place[theirs] = station('koeln');
  state.place[theirs ^ 1] = station('koeln');
  const texts = told(state, seat, [0]);
  expect(texts.filter((text) => text.endsWith('could board in Köln'))).toHaveLength(1);
  expect(new Set(texts).size).toBe(texts.length);
});

test('the arrival of somebody else is said before my ride', () => {
  const { state, seat, mine, theirs } = beforeKoeln();
  const { goal } = taskCard(state, 1);
  const line = LINES.findIndex(({ fields }) => fields.indexOf(goal) > 4);
  const train = 2 * line;
  put(state, train, LINES[line]!.fields.indexOf(goal) - 2, 1);
  state.dice = [line, line, 5, 3, 3];
  state.task[theirs] = 1;
  state.place[theirs] = 100 + train;
  state.front[train] = theirs;
  state.place[mine] = 100 + train;
  state.rear[train] = mine;
  const texts = told(state, seat, [train]);
  expect(texts[0]).toMatch(/’s A arrives in .+!$/);
  expect(texts.some((text) => /^[AB] rides 2\u00A0spaces/.test(text))).toBe(true);
});

test('a card says what it would do, as dice do', () => {
  const { state, seat, mine, theirs } = beforeKoeln();
  state.hands[seat] = [CARDS.indexOf('fullspeed'), CARDS.indexOf('redsignal')];
  state.place[mine] = 100;
  state.front[0] = mine;
  state.place[theirs] = station('koeln');
  const view = game.view(state, seat);
  const tell = (play: Play): readonly string[] =>
    notesOf(speak(view), dryRun(view, [{ type: 'play', play }])).map(({ text }) => text);
  const drive = tell({ card: 'fullspeed', train: 0, fields: 3 });
  expect(drive[0]).toMatch(/rides 3\u00A0spaces/);
  expect(drive).toContainEqual(expect.stringMatching(/could board in Köln$/));
  expect(drive.at(-1)).toBe('stops past Köln');
  expect(tell({ card: 'redsignal', train: 0 })).toEqual([expect.stringMatching(/^IC\u00A01 .*signal/)]);
});

test('a question on the way is told with its place and what it is about, after what comes before it', () => {
  const { state, seat, mine } = beforeKoeln();
  const rider = mine + 1;
  state.place[mine] = station('koeln');
  state.place[rider] = ABOARD;
  state.front[0] = rider;
  for (const each of [mine, rider])
    state.orders[each] = { ...state.orders[each]!, legs: [], switches: switchesOf('always', 'ask') };
  const view = game.view(state, seat);
  const texts = told(state, seat, [0, 0]);
  expect(texts[0]).toBe(`${letterOf(view, rider)} rides 2\u00A0spaces`);
  expect(texts[1]).toMatch(/^in Köln you’ll be asked: Should [AB] (board IC\u00A01|get off in Köln)\?$/);
  expect(texts.some((text) => text.startsWith('stops'))).toBe(false);
});

test('a train that stops out on the line is said to be before a station, past it or between two', () => {
  const { state, seat } = beforeKoeln();
  const { fields } = LINES[3]!;
  const gap = fields.findIndex((_, at) => fields.slice(at, at + 4).every((field) => field < 0));
  const start = fields.slice(0, gap).findLastIndex((field) => field >= 0);
  const end = gap + fields.slice(gap).findIndex((field) => field >= 0);
  const [from, to] = [STATIONS[fields[start]!]!.name, STATIONS[fields[end]!]!.name];
  put(state, 7, start, -1);
  const stopsAt = (field: number): string | undefined => {
    put(state, 6, field - 2, 1);
    return told(state, seat, [6]).at(-1);
  };
  expect(stopsAt(end - 1)).toBe(`stops just before ${to}`);
  expect(stopsAt(end - 2)).toBe(`stops between ${from} and ${to}`);
  expect(stopsAt(start + 1)).toBe(`stops past ${from}`);
});

/** Puts passengers without tickets into trains a few fields before the stations where there are some. */
function nearTickets(state: State, rng: Rng): void {
  const places = [1, 2].flatMap((task) =>
    LINES.flatMap(({ fields }, line) => {
      const at = fields.indexOf(taskCard(state, task).via);
      return at > 6 ? [{ train: 2 * line + rng.below(2), field: at - 1 - rng.below(6) }] : [];
    }),
  );
  for (const { train, field } of places) {
    const waiting = state.place.flatMap((place, each) => (isWaiting(place) && state.task[each] === 0 ? [each] : []));
    if (waiting.length === 0 || state.front[train]! >= 0) continue;
    const passenger = pick(waiting, rng);
    put(state, train, field, 1);
    state.place[passenger] = ABOARD + train;
    state.front[train] = passenger;
  }
}

test('every ticket that is promised is taken, whatever the others want', () => {
  const rng = fastRng(5);
  let promised = 0;
  for (const moment of momentsToDrive(20)) {
    const { seat } = moment;
    const state = game.clone(moment.state);
    nearTickets(state, rng);
    const view = game.view(state, seat);
    const laid: number[] = [];
    for (let open = openTrains(view, laid); open.length > 0; open = openTrains(view, laid)) laid.push(pick(open, rng));
    const drives = drivesOf(view, laid)!;
    const texts = notesOf(speak(view), dryRun(view, drives)).map(({ text }) => text);
    const tickets = texts.filter((text) => / gets (the )?ticket/.test(text));
    promised += tickets.length;
    const events: Event[] = [];
    for (const drive of drives) {
      if (game.check(state, seat, drive)) break;
      game.apply(state, seat, drive, rng, (event) => events.push(event));
      while (state.window && !game.toAct(state).includes(seat)) {
        const other = game.toAct(state)[0]!;
        game.apply(state, other, game.sample!(state, other, rng), rng, (event) => events.push(event));
      }
    }
    // A card that somebody plays is beyond every preview.
    if (events.some(({ type }) => type === 'played')) continue;
    const takers = events.flatMap((event) => (event.type === 'tookCard' ? [letterOf(view, event.passenger)] : []));
    for (const text of tickets) expect(takers).toContain(text.split(' gets ')[0]);
  }
  expect(promised).toBeGreaterThan(10);
});

test('whether somebody else takes a ticket on the way is their secret', () => {
  const { state, seat, theirs } = beforeKoeln();
  const task = [1, 2].find((each) => LINES.some(({ fields }) => fields.indexOf(taskCard(state, each).via) > 4))!;
  const { via } = taskCard(state, task);
  const line = LINES.findIndex(({ fields }) => fields.indexOf(via) > 4);
  put(state, 2 * line, LINES[line]!.fields.indexOf(via) - 2, 1);
  state.dice = [line, line, 5, 3, 3];
  state.place[theirs] = ABOARD + 2 * line;
  state.front[2 * line] = theirs;
  const texts = told(state, seat, [2 * line]);
  expect(texts).toContainEqual(expect.stringMatching(/ could get ticket [AB]$/));
  expect(texts.some((text) => text.includes('gets'))).toBe(false);
});
