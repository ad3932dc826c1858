/**
 * The difference of two views as a short list of changes, so that an update need not carry the whole table. A change is a path and what is
 * there now; a path alone is a field that has gone; a path with a place, a number and a list is a splice.
 */
export type Path = readonly (string | number)[];
export type Change =
  | readonly [path: Path]
  | readonly [path: Path, value: unknown]
  | readonly [path: Path, at: number, drop: number, items: readonly unknown[]];
export type Patch = readonly Change[];

type Fields = Readonly<Record<string, unknown>>;

/** Changes that lead from one JSON value to the other; none if they are equal. */
export function diff(before: unknown, after: unknown): Patch {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** The value after the changes. What was given stays as it is; parts that did not change are shared. */
export function patched(value: unknown, patch: Patch): unknown {
  return patch.reduce((now: unknown, change) => changed(now, change, 0), value);
}

/** So many changes in one container, and it is worth asking whether sending it whole is shorter. */
const MANY = 4;

function compare(before: unknown, after: unknown, path: Path, changes: Change[]): void {
  if (before === after) return;
  const from = changes.length;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, changes);
  else if (isFields(before) && isFields(after)) compareFields(before, after, path, changes);
  else changes.push([path, after]);
  if (changes.length - from < MANY) return;
  const whole: Change = [path, after];
  if (JSON.stringify(whole).length < JSON.stringify(changes.slice(from)).length) {
    changes.length = from;
    changes.push(whole);
  }
}

function compareFields(before: Fields, after: Fields, path: Path, changes: Change[]): void {
  for (const key of Object.keys(after)) {
    if (after[key] === undefined) continue;
    if (has(before, key)) compare(before[key], after[key], [...path, key], changes);
    else changes.push([[...path, key], after[key]]);
  }
  for (const key of Object.keys(before)) if (has(before, key) && !has(after, key)) changes.push([[...path, key]]);
}

/** Item by item where the length has stayed; else what lies between a common beginning and a common end is exchanged. */
function compareLists(before: readonly unknown[], after: readonly unknown[], path: Path, changes: Change[]): void {
  if (before.length === after.length) {
    for (const [index, item] of after.entries()) compare(before[index], item, [...path, index], changes);
    return;
  }
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && equal(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && equal(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  changes.push([path, start, before.length - start - end, after.slice(start, after.length - end)]);
}

export function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((item, index) => equal(item, other[index]));
  }
  if (!isFields(one) || !isFields(other)) return false;
  const keys = Object.keys(one).filter((key) => has(one, key));
  const others = Object.keys(other).filter((key) => has(other, key));
  return keys.length === others.length && keys.every((key) => has(other, key) && equal(one[key], other[key]));
}

function changed(value: unknown, change: Change, depth: number): unknown {
  const [path] = change;
  if (depth === path.length) {
    if (change.length === 4) return (value as unknown[]).toSpliced(change[1], change[2], ...change[3]);
    return change[1];
  }
  const key = path[depth]!;
  if (Array.isArray(value)) return value.with(key as number, changed(value[key as number], change, depth + 1));
  const fields = value as Fields;
  if (change.length === 1 && depth === path.length - 1) {
    const { [key]: _gone, ...rest } = fields;
    return rest;
  }
  return { ...fields, [key]: changed(fields[key], change, depth + 1) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** JSON knows no undefined: such a field is missing. */
function has(fields: Fields, key: string): boolean {
  return Object.hasOwn(fields, key) && fields[key] !== undefined;
}
