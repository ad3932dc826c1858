/**
 * What must hold for every game, whatever its rules. Each property takes a game and a scenario and throws when it finds a fault; the
 * kit's own tests plant one fault for each and see it caught.
 */
import { deepStrictEqual, ok } from 'node:assert/strict';
import { canonical } from '../canonical.ts';
import { hears, type Game, type GameEvent, type Rng, type Seat, type Viewer } from '../game.ts';
import { loadPlay, parsePlayFile, savePlay } from '../play-file.ts';
import { MAX_ENTRIES, Play, type PlayHead } from '../play.ts';
import { drawAction } from '../random-play.ts';
import { fastRng, pick } from '../random.ts';
import { readOptions } from '../options.ts';
import { Replay } from '../replay.ts';
import { namedSeed } from '../seed.ts';
import { begin, listen, walk, walkSparsely, type Heard, type Scenario } from './walk.ts';

/** True where an action rightly shows somebody what was hidden: a card drawn, hands laid open. `after` is the state it led to. */
export type Reveals = (before: any, seat: Seat, action: any, after: any) => boolean;

/** A legal action of a seat that is not waited for, of those that `legal` doesn't list; undefined if none was found. */
export type OffTurn = (state: any, seat: Seat, rng: Rng) => unknown;

const VISITS = 40;
const UNDO_TRIES = 100;
/** Worlds compared for each undo. */
const WORLDS = 12;
const LONGEST_REACTION = 200;
const REWINDS = 3;
const JUNK: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1e9,
  Number.NaN,
  '',
  'stop',
  [],
  [[]],
  {},
  { type: null },
  { type: 'no such action' },
  { type: '__proto__' },
  { type: 'constructor' },
  { toString: 1 },
];

export function randomPlaysEnd(game: Game, scenario: Scenario): void {
  const seats = Array.from({ length: scenario.seatCount }, (_, seat) => seat);
  let last: any;
  walk(game, scenario, ({ state }) => {
    last = state;
    for (const seat of game.toAct(state)) {
      ok(seats.includes(seat), `seat ${seat} is to act, but nobody sits there`);
      ok(game.legal(state, seat).length > 0, `seat ${seat} is to act, but has no legal action`);
    }
  });
  const result = game.result(last);
  ok(result, 'the play is over without a result');
  ok(game.toAct(last).length === 0, 'the play is over, but somebody is to act');
  ok(result.winners.length > 0 && result.winners.every((seat) => seats.includes(seat)), 'nobody who plays has won');
  ok(result.scores.length === scenario.seatCount, 'not one score a seat');
}

/** What is listed passes the gate; what passes the gate is listed, unless the game says that it can't list all; nothing breaks the gate. */
export function legalAndCheckAgree(game: Game, scenario: Scenario): void {
  const met = new Map<string, unknown>();
  walkSparsely(game, scenario, VISITS, ({ state, aside }) => {
    for (let seat = 0; seat < scenario.seatCount; seat++) {
      const legal = game.legal(state, seat);
      const listed = new Set(legal.map(canonical));
      ok(listed.size === legal.length, `seat ${seat} has an action twice in its list`);
      const mayAct = game.toAct(state).includes(seat) || (game.mayAct?.(state) ?? []).includes(seat);
      ok(mayAct || legal.length === 0, `seat ${seat} may not act, but has legal actions`);
      for (const action of legal) {
        const reason = game.check(state, seat, action);
        ok(!reason, `listed as legal, but refused (${reason?.code}): ${canonical(action)}`);
        if (met.size < 400) met.set(canonical(action), action);
      }
      const others = [...met.values()];
      const tries = [
        ...JUNK,
        ...others,
        ...others.slice(0, 60).flatMap((action) => [distort(action, aside), distort(action, aside)]),
      ];
      for (const action of tries) {
        const reason = game.check(state, seat, action);
        if (reason) ok(typeof reason.code === 'string' && reason.code !== '', 'a refusal without a code');
        else {
          ok(mayAct, `seat ${seat} may not act, but this passes: ${canonical(action)}`);
          ok(
            listed.has(canonical(action)) || game.staged?.(state, seat),
            `passes, but is not listed: ${canonical(action)}`,
          );
        }
      }
    }
  });
}

/** The same action with one of its values a little off. */
function distort(action: unknown, rng: Rng): unknown {
  const copy = structuredClone(action) as Record<string, unknown>;
  const keys = Object.keys(copy);
  if (keys.length === 0) return copy;
  const key = pick(keys, rng);
  const value = copy[key];
  if (typeof value === 'number')
    copy[key] = pick([value + 1, value - 1, -value - 1, value + 0.5, 1e7, String(value), null], rng);
  else if (Array.isArray(value)) copy[key] = pick([[], [...value, ...value], value.slice(1), [null]], rng);
  else if (typeof value === 'object' && value !== null) copy[key] = distort(value, rng);
  else copy[key] = pick([undefined, null, 7, 'x', {}], rng);
  return copy;
}

function headOf(game: Game, scenario: Scenario): PlayHead {
  const read = readOptions(game.options, scenario.options);
  if (!read.ok) throw new Error(read.reason.code);
  const seats = Array.from({ length: scenario.seatCount }, (_, seat) => ({ name: `seat ${seat}`, colour: seat }));
  return { game: game.id, rules: game.version, options: read.options, seats, seed: namedSeed(String(scenario.seed)) };
}

/** A whole random play; `act` may do more with an action than carry it out. */
function randomPlay(
  game: Game,
  scenario: Scenario,
  act: (play: Play, seat: Seat, action: unknown, rng: Rng) => void,
): Play {
  const play = new Play(game, headOf(game, scenario));
  const rng = fastRng(scenario.seed);
  // With an `act` that does several things at once, the log may be full before the end.
  for (let i = 0; !play.result && play.length < MAX_ENTRIES; i++) {
    if (i > scenario.maxActions) throw new Error(`no end after ${scenario.maxActions} actions`);
    const seat = pick(play.toAct, rng);
    act(play, seat, drawAction(game, play.state, seat, rng), rng);
  }
  return play;
}

/** Something for a seat that is not waited for, listed or not; undefined if there is nothing. */
function drawOffTurn(game: Game, state: any, seat: Seat, rng: Rng, offTurn: OffTurn | undefined): unknown {
  const unlisted = offTurn && rng.below(2) === 0 ? offTurn(state, seat, rng) : undefined;
  if (unlisted !== undefined) return unlisted;
  const legal = game.legal(state, seat);
  return legal.length > 0 ? pick(legal, rng) : undefined;
}

/** Now and then a seat that is not waited for does something; the entry's number, or undefined if nobody did. */
function actOffTurn(play: Play, rng: Rng, mover: Seat, offTurn: OffTurn | undefined): number | undefined {
  const seats = play.mayAct.filter((seat) => seat !== mover);
  if (seats.length === 0) return undefined;
  const seat = pick(seats, rng);
  const action = drawOffTurn(play.game, play.state, seat, rng, offTurn);
  if (action === undefined) return undefined;
  const reason = play.act(seat, action);
  ok(!reason, `drawn for seat ${seat}, but refused (${reason?.code}): ${canonical(action)}`);
  return play.length - 1;
}

/** Saved, read back and replayed, a play is the same to the last byte. */
export function replayIsIdentical(game: Game, scenario: Scenario, offTurn?: OffTurn): void {
  let undone = 0;
  const play = randomPlay(game, scenario, (running, seat, action, rng) => {
    const reason = running.act(seat, action);
    ok(!reason, `a legal action is refused: ${reason?.code}`);
    if (rng.below(8) === 0) actOffTurn(running, rng, seat, offTurn);
    if (running.canUndo(seat) && undone++ % 10 === 0) running.undo(seat);
  });
  const parsed = parsePlayFile(JSON.stringify(savePlay(play)));
  ok(parsed.ok, 'a saved play is not read back');
  const loaded = loadPlay(game, parsed.file);
  ok(loaded.ok, `a saved play is refused: ${loaded.ok || JSON.stringify(loaded.reason)}`);
  ok(canonical(loaded.play.state) === canonical(play.state), 'the replayed state differs');
  deepStrictEqual(loaded.play.told, play.told);
}

/** A turn that is taken back leads to exactly what was before it; a few times in a play. */
export function rewindIsExact(game: Game, scenario: Scenario): void {
  let rewinds = 0;
  randomPlay(game, scenario, (play, seat, action, rng) => {
    play.act(seat, action);
    const turn = rewinds < REWINDS && rng.below(10) === 0 ? play.lastTurn(seat) : undefined;
    if (turn === undefined) return;
    rewinds++;
    play.rewind(seat, turn);
    const before = new Replay(game, play.head, play.entries).at(turn);
    ok(play.hash() === before.hash(), 'a turn that is taken back does not lead to what was before it');
  });
}

/** A clone shares nothing that changes, and looking changes nothing. */
export function clonesAreDeep(game: Game, scenario: Scenario): void {
  walkSparsely(game, scenario, VISITS, ({ state, seat, action, aside }) => {
    const before = canonical(state);
    const clone = game.clone(state);
    ok(canonical(clone) === before, 'a clone differs from its original');
    game.apply(clone, seat, action as never, fastRng(1), () => {});
    ok(canonical(state) === before, 'a change of the clone shows in the original');
    const viewers: Viewer[] = ['observer', ...Array.from({ length: scenario.seatCount }, (_, viewer) => viewer)];
    for (const viewer of viewers) game.guess(game.view(state, viewer), aside);
    for (const other of game.toAct(state)) game.legal(state, other);
    game.check(state, seat, action);
    ok(canonical(state) === before, 'looking at the state changed it');
  });
}

/**
 * Undo leads back to exactly what was, whatever other seats did off their turn meanwhile: the same state as if the action had never been,
 * and nothing of what was told is lost.
 */
export function undoIsExact(game: Game, scenario: Scenario, offTurn?: OffTurn): void {
  randomPlay(game, scenario, (play, seat, action, rng) => {
    const without = game.clone(play.state);
    const before = play.hash();
    play.act(seat, action);
    if (!play.canUndo(seat)) return;
    const after = play.hash();
    const others = rng.below(2) === 0 ? actOffTurn(play, rng, seat, offTurn) : undefined;
    if (!play.canUndo(seat)) return;
    const told = [...play.told];
    play.undo(seat);
    deepStrictEqual(play.told, told, 'undo changes what was told');
    if (others === undefined) {
      ok(play.hash() === before, 'undo does not lead back to the state before');
      play.act(seat, action);
      ok(play.hash() === after, 'the same action after undo leads elsewhere');
    } else {
      const done = play.entries[others] as { seat: Seat; action: unknown };
      game.apply(without, done.seat, done.action, fastRng(1), () => {});
      ok(canonical(play.state) === canonical(without), 'undo loses or changes what another seat did off its turn');
    }
  });
}

/**
 * Undo is open only where its owner has learnt nothing: in every world that agrees with the view before the action, the same action shows
 * the owner the same. Worlds come from `guess`, with secret actions of others stirred in.
 */
export function undoTeachesNothing(game: Game, scenario: Scenario, offTurn?: OffTurn): void {
  const aside = fastRng(scenario.seed + 2);
  const stride = Math.ceil(playWithUndo(game, scenario, offTurn) / UNDO_TRIES) || 1;
  playWithUndo(game, scenario, offTurn, ({ seat, action, before, after, heard, index }) => {
    if (index % stride > 0) return;
    const seen = canonical(game.view(after, seat));
    for (let i = 0; i < WORLDS; i++) {
      const world = stirred(game, game.guess(game.view(before, seat), aside), seat, aside, offTurn);
      if (game.check(world, seat, action)) continue;
      const elsewhere = listen();
      game.apply(world, seat, action as never, aside, elsewhere.tell);
      const same =
        canonical(heardBy(seat, elsewhere.heard)) === canonical(heardBy(seat, heard)) &&
        canonical(game.view(world, seat)) === seen;
      ok(same, `seat ${seat} may take ${canonical(action)} back, though it showed what the view before did not tell`);
    }
  });
}

interface Undoable {
  readonly seat: Seat;
  readonly action: unknown;
  readonly before: any;
  readonly after: any;
  readonly heard: readonly Heard[];
  readonly index: number;
}

/** A random play with actions off turn; `visit` sees each action that can be taken back. Returns how many there are. */
function playWithUndo(
  game: Game,
  scenario: Scenario,
  offTurn: OffTurn | undefined,
  visit: (undoable: Undoable) => void = () => {},
): number {
  let index = 0;
  randomPlay(game, scenario, (play, seat, action, rng) => {
    if (rng.below(4) === 0) actOffTurn(play, rng, seat, offTurn);
    // Orders may have changed what can be done.
    if (play.check(seat, action)) return;
    const before = game.clone(play.state);
    const told = play.told.length;
    play.act(seat, action);
    if (play.canUndo(seat))
      visit({ seat, action, before, after: play.state, heard: play.told.slice(told), index: index++ });
  });
  return index;
}

function heardBy(viewer: Viewer, heard: readonly Heard[]): GameEvent[] {
  return heard.filter(({ to }) => hears(to, viewer)).map(({ event }) => event);
}

/** The world after random actions of other seats that this one does not notice: orders given, cards laid ready. */
function stirred(game: Game, world: any, seat: Seat, rng: Rng, offTurn: OffTurn | undefined): any {
  const seen = canonical(game.view(world, seat));
  let stir = world;
  const toAct = game.toAct(world);
  for (const other of (game.mayAct?.(world) ?? []).filter((each) => each !== seat && !toAct.includes(each))) {
    for (let i = rng.below(3); i > 0; i--) {
      const action = drawOffTurn(game, stir, other, rng, offTurn);
      if (action === undefined) break;
      const tried = game.clone(stir);
      game.apply(tried, other, action, rng, () => {});
      if (canonical(game.view(tried, seat)) === seen) stir = tried;
    }
  }
  return stir;
}

/** A viewer who sees something change is told something, or others are to act: numbers, feeds and logs of a viewer count nothing else. */
export function changesAreTold(game: Game, scenario: Scenario): void {
  walkSparsely(game, scenario, VISITS, ({ state, seat, action }) => {
    const after = game.clone(state);
    const heard = listen();
    game.apply(after, seat, action as never, fastRng(3), heard.tell);
    const moved = canonical(game.toAct(after)) !== canonical(game.toAct(state));
    const viewers: Viewer[] = ['observer', ...Array.from({ length: scenario.seatCount }, (_, viewer) => viewer)];
    for (const viewer of viewers) {
      if (viewer === seat || moved || heard.heard.some(({ to }) => hears(to, viewer))) continue;
      const what = `viewer ${viewer} is told nothing of ${canonical(action)} by seat ${seat}, but`;
      deepStrictEqual(game.view(after, viewer), game.view(state, viewer), `${what} sees a change`);
    }
  });
}

/** What is answered for a seat, by a clock or where it has no choice, is legal, and a reaction that nobody answers comes to an end. */
export function clocksGoOn(game: Game, scenario: Scenario): void {
  const { fallback } = game;
  if (!fallback) return ok(!game.reaction, 'reactions need a fallback');
  walkSparsely(game, scenario, VISITS, ({ state }) => {
    for (const seat of game.toAct(state)) {
      const reason = game.check(state, seat, fallback(state, seat));
      ok(!reason, `what the clock answers for seat ${seat} is refused: ${reason?.code}`);
      const only = game.forced?.(state, seat);
      if (only === undefined) continue;
      ok(game.reaction?.(state), `seat ${seat} has but one answer, but isn't asked for a reaction`);
      const fault = game.check(state, seat, only);
      ok(!fault, `the only answer of seat ${seat} is refused: ${fault?.code}`);
    }
    const alone = game.clone(state);
    for (let answers = 0; game.reaction?.(alone) && !game.result(alone); answers++) {
      ok(answers < LONGEST_REACTION, 'a reaction that only the clock answers never ends');
      const seat = game.toAct(alone)[0]!;
      game.apply(alone, seat, fallback(alone, seat), fastRng(answers), () => {});
    }
  });
}

/** States, actions, events and views survive JSON, and a play goes on from a state that went through it. */
export function survivesJson(game: Game, scenario: Scenario): void {
  const same = (value: unknown, what: string): void => deepStrictEqual(JSON.parse(JSON.stringify(value)), value, what);
  walkSparsely(game, scenario, VISITS, ({ state, seat, action }) => {
    same(state, 'state');
    same(action, 'action');
    for (let viewer = 0; viewer < scenario.seatCount; viewer++) same(game.view(state, viewer), 'view');
    same(game.view(state, 'observer'), 'view of an observer');
    const original = game.clone(state);
    const copy = JSON.parse(JSON.stringify(state));
    const heard = listen();
    game.apply(original, seat, action as never, fastRng(1), heard.tell);
    game.apply(copy, seat, action as never, fastRng(1), () => {});
    same(heard.heard, 'events');
    ok(canonical(copy) === canonical(original), 'a state that went through JSON plays differently');
  });
}

/**
 * States that differ only in what a viewer can't know look the same to that viewer: view, seats to act, legal actions, refusals, and
 * what is told of an action, unless the action rightly reveals something. The other states come from `guess`.
 */
export function hidesWhatIsHidden(game: Game, scenario: Scenario, reveals: Reveals = () => false): void {
  const refusals: unknown[] = [];
  let different = 0;
  walkSparsely(game, scenario, VISITS, ({ state, seat, action, aside }) => {
    refusals.push(action);
    const viewers: Viewer[] = ['observer', ...Array.from({ length: scenario.seatCount }, (_, viewer) => viewer)];
    for (const viewer of viewers) {
      const other = game.guess(game.view(state, viewer), aside);
      if (canonical(other) !== canonical(state)) different++;
      const who = `viewer ${viewer}`;
      deepStrictEqual(game.view(other, viewer), game.view(state, viewer), `${who}: the view depends on what is hidden`);
      deepStrictEqual(game.toAct(other), game.toAct(state), `${who}: who is to act depends on what is hidden`);
      deepStrictEqual(game.mayAct?.(other), game.mayAct?.(state), `${who}: who may act depends on what is hidden`);
      if (viewer !== 'observer') {
        deepStrictEqual(
          game.legal(other, viewer),
          game.legal(state, viewer),
          `${who}: legal actions depend on what is hidden`,
        );
        for (const tried of [...JUNK, ...refusals.slice(-20)]) {
          deepStrictEqual(
            game.check(other, viewer, tried),
            game.check(state, viewer, tried),
            `${who}: a refusal tells what is hidden`,
          );
        }
      }
      compareOutcomes(game, state, other, viewer, seat, action, reveals);
    }
  });
  ok(different > 0, 'no guess ever differed from the truth: nothing was tested');
}

function compareOutcomes(
  game: Game,
  state: any,
  other: any,
  viewer: Viewer,
  seat: Seat,
  action: unknown,
  reveals: Reveals,
): void {
  if (game.check(other, seat, action)) return;
  const [a, b] = [game.clone(state), game.clone(other)];
  const [heardA, heardB] = [listen(), listen()];
  game.apply(a, seat, action as never, fastRng(7), heardA.tell);
  game.apply(b, seat, action as never, fastRng(7), heardB.tell);
  if (reveals(state, seat, action, a) || reveals(other, seat, action, b)) return;
  const what = `viewer ${viewer}: what follows ${canonical(action)} of seat ${seat} tells what is hidden`;
  deepStrictEqual(heardBy(viewer, heardB.heard), heardBy(viewer, heardA.heard), what);
  deepStrictEqual(game.view(b, viewer), game.view(a, viewer), what);
}

/** A game that says it has nothing to hide shows every seat the same. */
export function openTablesHideNothing(game: Game, scenario: Scenario): void {
  if (!game.open) return;
  walkSparsely(game, scenario, VISITS, ({ state }) => {
    const seen = (viewer: Viewer) => canonical({ ...game.view(state, viewer), viewer: undefined });
    for (let seat = 0; seat < scenario.seatCount; seat++) {
      ok(seen(seat) === seen('observer'), `an open game shows seat ${seat} more than others`);
    }
  });
}

/** No matter whose view it is, what is not the viewer's own is the same: servers cut it once. */
export function viewsShareTheRest(game: Game, scenario: Scenario): void {
  if (!game.ownView) return;
  walkSparsely(game, scenario, VISITS, ({ state }) => {
    const common: object = game.view(state, 'observer');
    for (let seat = 0; seat < scenario.seatCount; seat++) {
      const put = { ...common, ...game.ownView!(state, seat) };
      deepStrictEqual(put, game.view(state, seat), `seat ${seat} sees more of its own than ownView says`);
    }
  });
}

/** The set-up is drawn from the play's randomness: other seeds, other plays. */
export function seedsMatter(game: Game, scenario: Scenario): void {
  const states = [1, 2, 3, 4].map((seed) => canonical(begin(game, scenario, fastRng(seed))));
  ok(new Set(states).size > 1, 'four seeds gave one and the same set-up');
}
