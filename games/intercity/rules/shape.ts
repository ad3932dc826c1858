/** The gate for untrusted input, first half: is this, in shape and range, an action of InterCity at all? */
import {
  anyNumber,
  either,
  flag,
  listOf,
  oneOf,
  optional,
  shape,
  tagged,
  whole,
  type Gate,
  type Passed,
} from '@stellwerk/kernel';
import { DICE, FULL_SPEED, LINES, STATIONS, TRAINS } from './board.ts';
import { FIELD_OF, isDirection } from './network.ts';
import {
  CARD_SWITCH,
  FRONT_SWITCH,
  FULL_SWITCH,
  OTHERWISE_SWITCH,
  SEAT_WISHES,
  THROWN_SWITCH,
  TURNED_SWITCH,
  type Action,
  type Leg,
  type Position,
} from './types.ts';

/** More legs than anybody needs, and an end to what a hostile client can make us keep. */
const MAX_LEGS = 12;
const MAX_WANTED = 10;
const MAX_NEAR = 200;
/** All event cards. */
const MAX_ARMED = 18;

const train = whole(0, TRAINS - 1);
/** In an armed card −1 stands for the train that the trigger is about. */
const trainOrThat = whole(-1, TRAINS - 1);
const station = whole(0, STATIONS.length - 1);
const line = whole(0, LINES.length - 1);
const anyDirection = oneOf(-1, 0, 1);

const board = listOf(shape({ line, dir: anyDirection }), MAX_WANTED);
/** A train listed behind one that includes it would change nothing. */
const ranked: Gate<Passed<typeof board>> = (value): value is Passed<typeof board> =>
  board(value) &&
  value.every(({ line: colour, dir }, rank) =>
    value.slice(0, rank).every((before) => before.line !== colour || (before.dir !== 0 && before.dir !== dir)),
  );
const leg = shape({ from: station, board: ranked, leave: station, seat: oneOf(...SEAT_WISHES) });
const switches = shape({
  full: oneOf(...FULL_SWITCH),
  card: oneOf(...CARD_SWITCH),
  front: oneOf(...FRONT_SWITCH),
  near: whole(1, MAX_NEAR),
  turned: oneOf(...TURNED_SWITCH),
  thrown: oneOf(...THROWN_SWITCH),
  otherwise: oneOf(...OTHERWISE_SWITCH),
});
const single = tagged('kind', {
  board: { here: station, line, dir: anyDirection },
  stay: {},
  leaveAt: { station },
  leaveNext: {},
  askAt: { station },
  ask: {},
});

function playOn(target: Gate<number>, passenger: Gate<number>) {
  return tagged('card', {
    diversion: { train: target, line, dir: isDirection },
    turnaround: { train: target },
    fullspeed: { train: target, fields: whole(1, FULL_SPEED) },
    redsignal: { train: target },
    reservation: { passenger },
    seatswap: { train: target },
    taxi: { passenger, station },
  });
}

function actionOf(teams: number): Gate<Action> {
  const passenger = whole(0, 2 * teams - 1);
  const trigger = tagged('when', {
    enters: { train, station },
    contest: { passenger },
    wins: { team: whole(0, teams - 1) },
    second: {},
  });
  return tagged('type', {
    roll: { dice: listOf(anyNumber, DICE) },
    stop: {},
    drive: { die: whole(0, DICE - 1), train },
    draw: {},
    play: { play: playOn(train, passenger) },
    fight: { passenger },
    board: { passenger, train },
    leave: { passenger },
    take: { passenger },
    swap: { train },
    answer: { passenger, yes: flag },
    pass: {},
    itinerary: { passenger, legs: listOf(leg, MAX_LEGS), task: optional(oneOf(1, 2)) },
    single: { passenger, order: either(oneOf(null), single) },
    switches: { passenger, switches },
    settings: { settings: shape({ intervene: flag, first: either(oneOf(-1), passenger) }) },
    arm: { play: playOn(trainOrThat, passenger), trigger },
    disarm: { index: whole(0, MAX_ARMED - 1) },
    timeout: {},
  });
}

const BY_TEAMS = new Map<number, Gate<Action>>();

export function isAction({ teams }: Position, value: unknown): value is Action {
  let gate = BY_TEAMS.get(teams);
  if (!gate) BY_TEAMS.set(teams, (gate = actionOf(teams)));
  return gate(value);
}

/** What is wrong with an itinerary, if anything: a leg goes somewhere, and its trains run there. */
export function faultOfLegs(
  legs: readonly Leg[],
): { readonly code: 'badLeg' | 'noTrainRunsThere'; readonly leg: number } | undefined {
  for (const [index, { from, board, leave }] of legs.entries()) {
    if (from === leave) return { code: 'badLeg', leg: index };
    const serves = board.every((choice) => FIELD_OF[choice.line]![from]! >= 0 && FIELD_OF[choice.line]![leave]! >= 0);
    if (!serves) return { code: 'noTrainRunsThere', leg: index };
  }
  return undefined;
}
