/** The gate for untrusted input: does a value have the form of an action at all? */
import { isAvoidCard, isPowerUp, isShiftCard, TRIPS } from './cards.ts';
import { CELLS, isCell } from './city.ts';
import { MODES, STANDING_ORDERS, type Action, type Segment } from './types.ts';

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

const flag = (value: unknown): boolean => value === undefined || value === true;
const listOf =
  (fits: (value: unknown) => boolean, most: number) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length <= most && value.every(fits);

const FIELDS: Readonly<Record<Action['type'], Fields>> = {
  recover: { discard: (value) => listOf(isPowerUp, 2)(value) && (value as unknown[]).length === 2 },
  lay: { card: isShiftCard, cells: listOf(isCell, CELLS) },
  avoid: { card: isAvoidCard },
  trip: { segments: listOf(isSegment, TRIPS.length), electric: flag, carpool: flag },
  endTurn: {},
  pass: {},
  jam: { cell: isCell },
  carpool: { play: (value) => typeof value === 'boolean' },
  discard: { cards: listOf(isPowerUp, 48) },
  order: { order: (value) => (STANDING_ORDERS as readonly unknown[]).includes(value) },
};

const SEGMENT: Fields = {
  trip: (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= TRIPS.length,
  mode: (value) => (MODES as readonly unknown[]).includes(value),
  route: listOf(isCell, CELLS),
};

function isSegment(value: unknown): value is Segment {
  return isRecord(value) && fills(value, SEGMENT);
}

export function isAction(value: unknown): value is Action {
  if (!isRecord(value)) return false;
  const { type, ...rest } = value;
  return typeof type === 'string' && Object.hasOwn(FIELDS, type) && fills(rest, FIELDS[type as Action['type']]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** All fields fit and there are no others. */
function fills(value: Readonly<Record<string, unknown>>, fields: Fields): boolean {
  return (
    Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
    Object.entries(fields).every(([key, fits]) => fits(value[key]))
  );
}
