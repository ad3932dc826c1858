/** What a tap on the map means, among the things within its reach. */
import { nearest } from '@stellwerk/toolkit/pointing.ts';

export type Target =
  | { readonly kind: 'train'; readonly train: number }
  | { readonly kind: 'station'; readonly station: number }
  | { readonly kind: 'passenger'; readonly passenger: number }
  | { readonly kind: 'bead'; readonly train: number; readonly points: number }
  | { readonly kind: 'ghost'; readonly train: number };

export interface Candidate {
  readonly target: Target;
  /** From the tap to its outline, in pixels; negative inside. */
  readonly far: number;
  /** Makes room for what lies on top. */
  readonly later: number;
}

/**
 * The nearest of what can be chosen. Where a bead is within reach only the train that it belongs to competes with it: a person who
 * sees its numbers aims at them, whatever else lies around.
 */
export function meant(around: readonly Candidate[], reach: number): Target | undefined {
  const bead = around.find(({ target, far }) => target.kind === 'bead' && far <= reach)?.target;
  const open = bead?.kind === 'bead' ? around.filter(({ target }) => belongs(target, bead.train)) : around;
  const index = nearest(
    open.map(({ far }) => far),
    reach,
    (far, which) => Math.max(far, 0) + open[which]!.later,
  );
  return index === undefined ? undefined : open[index]!.target;
}

/** Where trains lie on each other the one is meant whose number, so many pixels off, is nearest. */
export const laterOfTrain = (number: number, isOpen: boolean): number => (isOpen ? 0 : 9) + number / 100;

/** A station's own mark, hit itself, gives way only to a train whose number is nearer, and while a way is planned to none. */
export const laterOfStation = (far: number, planning: boolean): number =>
  far > 0 ? 2 : planning ? -1 : (far + MARK) / 100;

/** Half of a station's mark, in pixels. */
export const MARK = 5;

/** Closer to each other than this, in pixels, a finger can't tell two trains apart; one that it has hit needs less room. */
const BESIDE = 12;
const BESIDE_HIT = 6;

/** Whether a finger that means a train could as well have meant another one beside it; a train that can't be chosen is told so at once. */
export function isCrowded(open: readonly Candidate[], target: Target, reach: number): boolean {
  if (target.kind !== 'train') return false;
  const far = (each: Candidate): number => Math.max(each.far, 0);
  const own = open.find((each) => each.target.kind === 'train' && each.target.train === target.train);
  if (!own) return false;
  const apart = own.far < 0 ? BESIDE_HIT : BESIDE;
  return open.some(
    (each) => each !== own && each.target.kind === 'train' && each.far <= reach && far(each) - far(own) < apart,
  );
}

const belongs = (target: Target, train: number): boolean => 'train' in target && target.train === train;
