/** A tap means what the person sees and aims at. */
import { describe, expect, it } from 'vitest';
import { isCrowded, laterOfStation, laterOfTrain, meant, type Candidate } from './meant.ts';

const TOUCH = 22;
const bead = (train: number, points: number, far: number): Candidate => ({
  target: { kind: 'bead', train, points },
  far,
  later: -2,
});
const train = (which: number, far: number): Candidate => ({ target: { kind: 'train', train: which }, far, later: 0 });
const ghost = (which: number, far: number): Candidate => ({ target: { kind: 'ghost', train: which }, far, later: 1 });
const station: Candidate = { target: { kind: 'station', station: 4 }, far: -5, later: 2 };

describe('a tap', () => {
  it('means a bead of the chosen train before every other train, ghost and station under it', () => {
    const around = [train(4, -8), ghost(4, -6), station, bead(8, 1, 18), bead(8, 2, 9)];
    expect(meant(around, TOUCH)).toEqual({ kind: 'bead', train: 8, points: 2 });
  });

  it('on the chosen train or its ghost means that, although a bead is near', () => {
    expect(meant([ghost(8, -4), bead(8, 1, 17)], TOUCH)).toEqual({ kind: 'ghost', train: 8 });
    expect(meant([train(8, -4), bead(8, 1, 17)], TOUCH)).toEqual({ kind: 'train', train: 8 });
  });

  it('means the nearest thing where no bead is within reach', () => {
    expect(meant([train(4, 3), station, bead(8, 1, 40)], TOUCH)).toEqual({ kind: 'station', station: 4 });
    expect(meant([train(4, 3), train(2, 12)], TOUCH)).toEqual({ kind: 'train', train: 4 });
  });

  it('on a station’s own mark means the station, though a train covers it, unless its number is nearer', () => {
    const pill = (far: number, planning = false): Candidate => ({
      ...station,
      far,
      later: laterOfStation(far, planning),
    });
    const over = (number: number): Candidate => ({ ...train(4, -3), later: laterOfTrain(number, true) });
    expect(meant([over(24), pill(-3)], TOUCH)).toEqual(station.target);
    expect(meant([over(1), pill(-1)], TOUCH)).toEqual({ kind: 'train', train: 4 });
    expect(meant([over(1), pill(-1, true)], TOUCH)).toEqual(station.target);
    expect(meant([over(24), pill(3, true)], TOUCH)).toEqual({ kind: 'train', train: 4 });
  });

  it('means nothing where nothing is within reach', () => {
    expect(meant([train(4, 30), bead(8, 1, 23)], TOUCH)).toBeUndefined();
  });
});

describe('a finger', () => {
  it('can’t tell trains apart that lie within its reach and close together', () => {
    expect(isCrowded([train(4, 3), train(2, 12)], { kind: 'train', train: 4 }, TOUCH)).toBe(true);
    expect(isCrowded([train(4, -6), train(2, -1)], { kind: 'train', train: 4 }, TOUCH)).toBe(true);
  });

  it('on a train that no point is left for means it: the answer says why', () => {
    expect(isCrowded([train(2, 4), station], { kind: 'train', train: 4 }, TOUCH)).toBe(false);
  });

  it('means a train that stands alone, a station or a bead at once', () => {
    expect(isCrowded([train(4, 3), train(2, 21)], { kind: 'train', train: 4 }, TOUCH)).toBe(false);
    expect(isCrowded([train(4, -4), train(2, 8)], { kind: 'train', train: 4 }, TOUCH)).toBe(false);
    expect(isCrowded([train(4, 15), train(2, 23)], { kind: 'train', train: 4 }, TOUCH)).toBe(false);
    expect(isCrowded([train(4, 3), train(2, 4), station], { kind: 'station', station: 4 }, TOUCH)).toBe(false);
  });
});
