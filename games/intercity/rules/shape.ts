/** The gate for untrusted input, first half: is this, in shape and range, an action of InterCity at all? */
import { CARDS, FULL_SPEED, LINES, STATIONS, TRAINS } from './board.ts';
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
  type Wanted,
} from './types.ts';

type Fields = Readonly<Record<string, unknown>>;
type Test = (value: unknown) => boolean;

/** More legs than anybody needs, and an end to what a hostile client can make us keep. */
const MAX_LEGS = 12;
const MAX_WANTED = 10;
const MAX_NEAR = 200;

/**
 * An object with exactly these keys, each passing its test; a key ending in `?` may be missing. The keys of what was given are listed
 * last, since that takes milliseconds for a huge object and nearly all nonsense fails before.
 */
function shape(tests: Readonly<Record<string, Test>>): Test {
  const wanted = Object.entries(tests).map(([key, test]) => ({
    key: key.replace('?', ''),
    test,
    may: key.endsWith('?'),
  }));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const given = value as Fields;
    const present = wanted.filter(({ key }) => Object.hasOwn(given, key));
    return (
      wanted.every(({ key, may }) => may || Object.hasOwn(given, key)) &&
      present.every(({ key, test }) => test(given[key])) &&
      Object.keys(given).length === present.length
    );
  };
}

/** −0 is refused: it would be a second form of 0. */
const whole =
  (from: number, to: number): Test =>
  (value) =>
    Number.isInteger(value) && (value as number) >= from && (value as number) <= to && !Object.is(value, -0);
const among =
  (values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value);
const list =
  (test: Test, max: number): Test =>
  (value) =>
    Array.isArray(value) && value.length <= max && [...(value as unknown[])].every(test);
const oneOf =
  (key: string, forms: Readonly<Record<string, Test>>): Test =>
  (value) => {
    const kind = typeof value === 'object' && value !== null ? (value as Fields)[key] : undefined;
    return typeof kind === 'string' && Object.hasOwn(forms, kind) && forms[kind]!(value);
  };
const anyText: Test = (value) => typeof value === 'string';
const flag: Test = (value) => typeof value === 'boolean';

const train = whole(0, TRAINS - 1);
/** In an armed card −1 stands for the train that the trigger is about. */
const trainOrThat = whole(-1, TRAINS - 1);
const station = whole(0, STATIONS.length - 1);
const line = whole(0, LINES.length - 1);
const direction: Test = isDirection;
const anyDirection = whole(-1, 1);

const wanted = shape({ line, dir: anyDirection });
/** A train listed behind one that includes it would change nothing. */
const ranked: Test = (value) =>
  list(wanted, MAX_WANTED)(value) &&
  (value as Wanted[]).every(({ line: colour, dir }, rank, all) =>
    all.slice(0, rank).every((before) => before.line !== colour || (before.dir !== 0 && before.dir !== dir)),
  );
const leg = shape({ from: station, board: ranked, leave: station, seat: among(SEAT_WISHES) });
const switches = shape({
  full: among(FULL_SWITCH),
  card: among(CARD_SWITCH),
  front: among(FRONT_SWITCH),
  near: whole(1, MAX_NEAR),
  turned: among(TURNED_SWITCH),
  thrown: among(THROWN_SWITCH),
  otherwise: among(OTHERWISE_SWITCH),
});
const single = oneOf('kind', {
  board: shape({ kind: anyText, here: station, line, dir: anyDirection }),
  stay: shape({ kind: anyText }),
  leaveAt: shape({ kind: anyText, station }),
  leaveNext: shape({ kind: anyText }),
  askAt: shape({ kind: anyText, station }),
  ask: shape({ kind: anyText }),
});

function forms(position: Position): Readonly<Record<string, Test>> {
  const passenger = whole(0, 2 * position.teams - 1);
  const playOn = (target: Test): Test =>
    oneOf('card', {
      diversion: shape({ card: among(CARDS), train: target, line, dir: direction }),
      turnaround: shape({ card: among(CARDS), train: target }),
      fullspeed: shape({ card: among(CARDS), train: target, fields: whole(1, FULL_SPEED) }),
      redsignal: shape({ card: among(CARDS), train: target }),
      reservation: shape({ card: among(CARDS), passenger }),
      seatswap: shape({ card: among(CARDS), train: target }),
      taxi: shape({ card: among(CARDS), passenger, station }),
    });
  const trigger = oneOf('when', {
    enters: shape({ when: anyText, train, station }),
    contest: shape({ when: anyText, passenger }),
    wins: shape({ when: anyText, team: whole(0, position.teams - 1) }),
    second: shape({ when: anyText }),
  });
  const type = anyText;
  return {
    roll: shape({ type, dice: list((die) => typeof die === 'number', 5) }),
    stop: shape({ type }),
    drive: shape({ type, die: whole(0, 4), train }),
    draw: shape({ type }),
    play: shape({ type, play: playOn(train) }),
    fight: shape({ type, passenger }),
    board: shape({ type, passenger, train }),
    leave: shape({ type, passenger }),
    take: shape({ type, passenger }),
    swap: shape({ type, train }),
    answer: shape({ type, passenger, yes: flag }),
    pass: shape({ type }),
    itinerary: shape({ type, passenger, legs: list(leg, MAX_LEGS), 'task?': among([1, 2]) }),
    single: shape({ type, passenger, order: (value) => value === null || single(value) }),
    switches: shape({ type, passenger, switches }),
    settings: shape({
      type,
      settings: shape({ intervene: flag, first: (value) => value === -1 || passenger(value) }),
    }),
    arm: shape({ type, play: playOn(trainOrThat), trigger }),
    disarm: shape({ type, index: whole(0, 17) }),
    timeout: shape({ type }),
  };
}

const BY_TEAMS = new Map<number, Test>();

export function isAction(position: Position, value: unknown): value is Action {
  let test = BY_TEAMS.get(position.teams);
  if (!test) BY_TEAMS.set(position.teams, (test = oneOf('type', forms(position))));
  return test(value);
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
