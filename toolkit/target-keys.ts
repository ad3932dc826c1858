/**
 * The keys that go from target to target on a board: arrows to the nearest one that way, N and P through all of them in order, Enter
 * or space to choose, Escape to let go.
 */
import type { KeyboardEvent } from 'react';
import type { Point } from './point.ts';

const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const;
export type Arrow = keyof typeof ARROWS;

const isArrow = (key: string): key is Arrow => Object.hasOwn(ARROWS, key);
const chooses = (key: string): boolean => key === 'Enter' || key === ' ';

/** How arrows treat targets that don't lie straight ahead. */
interface Sideways {
  /** What a step sideways costs, compared with one ahead. */
  readonly cost: number;
  /** Targets that lie further sideways than this many times ahead are passed over. */
  readonly most: number;
}
const NARROWLY: Sideways = { cost: 1.5, most: 2.5 };

/** The target that an arrow leads to: the one that takes the least effort to reach. */
export function towards(
  targets: readonly Point[],
  from: Point,
  arrow: Arrow,
  sideways: Sideways = NARROWLY,
): number | undefined {
  const { x, y } = ARROWS[arrow];
  let best: number | undefined;
  let least = Infinity;
  targets.forEach((target, index) => {
    const ahead = (target.x - from.x) * x + (target.y - from.y) * y;
    const aside = Math.abs((target.x - from.x) * y + (target.y - from.y) * x);
    if (ahead < 1 || aside > sideways.most * ahead) return;
    const effort = ahead + sideways.cost * aside;
    if (effort < least) [best, least] = [index, effort];
  });
  return best;
}

interface Targets {
  readonly targets: readonly Point[];
  /** The target that the keys have led to. */
  readonly at: number | undefined;
  /** Where they begin. */
  readonly first?: number;
  readonly sideways?: Sideways;
}

/** The target that a key leads to; undefined if it leads nowhere. */
export function nextTarget({ targets, at, first = 0, sideways }: Targets, key: string): number | undefined {
  const { length } = targets;
  if (length === 0) return undefined;
  if (at === undefined) {
    if (isArrow(key) || chooses(key) || key === 'n' || key === 'N') return first;
    return key === 'p' || key === 'P' ? length - 1 : undefined;
  }
  if (key === 'n' || key === 'N') return (at + 1) % length;
  if (key === 'p' || key === 'P') return (at + length - 1) % length;
  return isArrow(key) ? towards(targets, targets[at]!, key, sideways) : undefined;
}

interface TargetKeys extends Targets {
  go(target: number): void;
  choose(target: number): void;
  /** What Escape does, if anything. */
  readonly leave?: (() => void) | undefined;
}

/** Takes the keys that mean something here. Arrows never go on to the viewport, which would pan. */
export function onTargetKey(event: KeyboardEvent, { go, choose, leave, ...targets }: TargetKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  const { at } = targets;
  const next = nextTarget(targets, key);
  if (next !== undefined) go(next);
  else if (chooses(key) && at !== undefined) choose(at);
  else if (key === 'Escape' && leave) leave();
  else if (!isArrow(key)) return;
  event.preventDefault();
  event.stopPropagation();
}
