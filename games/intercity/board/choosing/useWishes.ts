/** Lit columns and wishes: what a person has said about dice and trains, kept over turns. */
import { useEffect, useMemo, useState } from 'react';
import { useRemembered } from '@stellwerk/toolkit/remembered.ts';
import { fieldsAhead, straightAhead, type Passenger, type Train, type View } from '../../rules/index.ts';
import type { Target } from '../map/NetworkMap.tsx';
import type { InterCityTable } from '../table.ts';
import { ridesKey, tapped, thrownWith, type Lit } from './columns.ts';
import { ownPassengers } from './outlook.ts';
import { isSameWish, litAnew, wishOf, wishTo, type Pennant } from './wishes.ts';

interface Said {
  /** Who rode what, and what was wished, when it was said. */
  readonly key: string;
  readonly lit: readonly (readonly [face: number, less: number])[];
}

const isSaid = (value: unknown): value is Said =>
  value instanceof Object && 'key' in value && 'lit' in value && Array.isArray(value.lit);

/** Lit columns stay lit; when my passengers change trains, those of no more use go out. A wish lights its colour and the jokers. */
export function useColumns({ view, memory }: InterCityTable, pennants: readonly Pennant[]) {
  const key = `${ridesKey(view)} ${pennants.map(({ train }) => train).join()}`;
  const [said, setSaid] = useRemembered<Said>(memory, 'columns', { key, lit: [] }, isSaid);
  const lit = useMemo(() => {
    const before: Lit = new Map(said.lit);
    return said.key === key ? before : litAnew(view, before, pennants);
  }, [said, key, view, pennants]);
  useEffect(() => {
    if (said.key !== key) setSaid({ key, lit: [...lit] });
  });
  const tap = (face: number, less: boolean): void => {
    const count = view.dice.filter((each) => each === face).length;
    setSaid({ key, lit: [...tapped(lit, face, count, less)] });
  };
  return { lit, thrown: thrownWith(view, lit), tap };
}

interface KeptWish extends Pennant {
  /** Where the station lies behind the terminus: the direction before the train turns there. */
  readonly turning: number | undefined;
}

/**
 * Wishes last until their train has come to the station or turned away from it; one for a passenger goes on with the next train of its
 * plan until it has arrived.
 */
export function useWishes({ view, memory }: InterCityTable) {
  const [kept, setKept] = useRemembered<readonly KeptWish[]>(memory, 'wishes', [], Array.isArray);
  const [followedList, setFollowed] = useRemembered<readonly Passenger[]>(memory, 'first', [], Array.isArray);
  const followed = useMemo(() => new Set(followedList), [followedList]);
  const [train, setTrain] = useState<Train>();
  const pennants = useMemo(() => {
    const own = ownPassengers(view).flatMap((passenger) =>
      followed.has(passenger) ? (wishOf(view, passenger) ?? []) : [],
    );
    const made = kept.filter(
      (wish) =>
        !own.some((each) => each.train === wish.train) &&
        (straightAhead(view, wish.train, wish.station) < Infinity ||
          (wish.turning === view.dir[wish.train] && fieldsAhead(view, wish.train, wish.station) < Infinity)),
    );
    return [...own.filter((wish, index) => own.findIndex((each) => each.train === wish.train) === index), ...made];
  }, [kept, followed, view]);
  /** Whether it is there now. */
  const toggle = (wish: Pennant, passenger?: Passenger): boolean => {
    const gone = passenger === undefined ? pennants.some((each) => isSameWish(each, wish)) : followed.has(passenger);
    const turning = straightAhead(view, wish.train, wish.station) === Infinity ? view.dir[wish.train] : undefined;
    const rest = kept.filter((each) => each.train !== wish.train);
    setKept(gone || passenger !== undefined ? rest : [...rest, { ...wish, turning }]);
    const others = [...followed].filter((each) =>
      passenger === undefined ? wishOf(view, each)?.train !== wish.train : each !== passenger,
    );
    setFollowed(gone || passenger === undefined ? others : [...others, passenger]);
    setTrain(undefined);
    return !gone;
  };
  return { pennants, followed, toggle, train, setTrain };
}

/** While rolling: a train and then a station ahead of it, or the station alone where one train is clearly meant. */
export function pointWish(
  view: View,
  target: Target,
  { pennants, train, setTrain }: ReturnType<typeof useWishes>,
  wish: (pennant: Pennant) => void,
): void {
  if (target.kind === 'train') return setTrain(train === target.train ? undefined : target.train);
  if (target.kind !== 'station') return;
  const meant = pennants.find(({ station }) => station === target.station) ?? wishTo(view, target.station, train);
  if (meant) wish(meant);
}
