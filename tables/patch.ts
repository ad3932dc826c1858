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

/** Values of JSON inherit nothing, so `for … in` meets their own fields alone, and makes no list of them. */
type Fields = Readonly<Record<string, unknown>>;

/** The last comparison of each field of a view: viewers share what all may see, and what is shared is compared once. */
export type Compared = Map<string, { readonly before: unknown; readonly after: unknown; readonly changes: Patch }>;

/** Changes that lead from one JSON value to the other; none if they are equal. */
export function diff(before: unknown, after: unknown, compared?: Compared): Patch {
  const changes: Change[] = [];
  if (before !== after) compare(before, after, [], changes, compared);
  return changes;
}

/** The value after the changes. What was given stays as it is; parts that did not change are shared. */
export function patched(value: unknown, patch: Patch): unknown {
  return patch.reduce((now: unknown, change) => changed(now, change, 0), value);
}

/** So many changes in one container, and it is worth asking whether sending it whole is shorter. */
const MANY = 4;

/** A server compares every view after every move: the path is one list, copied only for what has changed. */
function compare(
  before: unknown,
  after: unknown,
  path: (string | number)[],
  changes: Change[],
  compared?: Compared,
): void {
  const from = changes.length;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, changes);
  else if (isFields(before) && isFields(after)) compareFields(before, after, path, changes, compared);
  else changes.push([[...path], after]);
  if (changes.length - from < MANY) return;
  const whole: Change = [[...path], after];
  const limit = lengthUpTo(Infinity, changes.slice(from));
  if (lengthUpTo(limit, whole) < limit) {
    changes.length = from;
    changes.push(whole);
  }
}

function compareFields(
  before: Fields,
  after: Fields,
  path: (string | number)[],
  changes: Change[],
  compared?: Compared,
): void {
  for (const key in after) {
    const now = after[key];
    if (now === undefined || before[key] === now) continue;
    path.push(key);
    const was = before[key];
    const known = compared?.get(key);
    if (known && known.before === was && known.after === now) changes.push(...known.changes);
    else if (has(before, key)) {
      const from = changes.length;
      compare(was, now, path, changes);
      compared?.set(key, { before: was, after: now, changes: changes.slice(from) });
    } else changes.push([[...path], now]);
    path.pop();
  }
  for (const key in before) {
    const was = before[key];
    if (was !== undefined && was !== after[key] && !has(after, key)) changes.push([[...path, key]]);
  }
}

/** Item by item where the length has stayed; else what lies between a common beginning and a common end is exchanged. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: (string | number)[],
  changes: Change[],
): void {
  if (before.length === after.length) {
    for (let index = 0; index < after.length; index++) {
      if (before[index] === after[index]) continue;
      path.push(index);
      compare(before[index], after[index], path, changes);
      path.pop();
    }
    return;
  }
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && equal(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && equal(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  changes.push([[...path], start, before.length - start - end, after.slice(start, after.length - end)]);
}

/** How long the value is as JSON, but for signs that have to be escaped; counted no further than to the limit. */
function lengthUpTo(limit: number, value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return String(value).length;
  let length = 1;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && length < limit; index++)
      length += 1 + lengthUpTo(limit - length, value[index]);
  } else {
    for (const key in value) {
      const field = (value as Fields)[key];
      if (field === undefined) continue;
      length += key.length + 4 + lengthUpTo(limit - length, field);
      if (length >= limit) break;
    }
  }
  // The last sign closes; an empty container has no comma to spare for it.
  return length === 1 ? 2 : length;
}

export function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let index = 0; index < one.length; index++)
      if (one[index] !== other[index] && !equal(one[index], other[index])) return false;
    return true;
  }
  if (!isFields(one) || !isFields(other)) return false;
  for (const key in one)
    if (one[key] !== undefined && one[key] !== other[key] && !(has(other, key) && equal(one[key], other[key])))
      return false;
  for (const key in other) if (other[key] !== undefined && other[key] !== one[key] && !has(one, key)) return false;
  return true;
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
