/** Lit columns and wishes: what a person has said about dice and trains, kept over turns. */
import { useMemo, useState } from 'react';
import { fieldsAhead, straightAhead, type Passenger, type Train, type View } from '../../rules/index.ts';
import type { Target } from '../map/NetworkMap.tsx';
import { ridesKey, tapped, thrownWith, type Lit } from './columns.ts';
import { ownPassengers } from './outlook.ts';
import { isSameWish, litAnew, wishOf, wishTo, type Pennant } from './wishes.ts';

/** Lit columns stay lit; when my passengers change trains, those of no more use go out. A wish lights its colour and the jokers. */
export function useColumns(view: View, pennants: readonly Pennant[]) {
  const key = `${ridesKey(view)} ${pennants.map(({ train }) => train).join()}`;
  const [state, setState] = useState<{ readonly key: string; readonly lit: Lit }>({ key, lit: new Map() });
  const lit = useMemo(
    () => (state.key === key ? state.lit : litAnew(view, state.lit, pennants)),
    [state, key, view, pennants],
  );
  if (state.key !== key) setState({ key, lit });
  const tap = (face: number, less: boolean): void => {
    const count = view.dice.filter((each) => each === face).length;
    setState({ key, lit: tapped(lit, face, count, less) });
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
export function useWishes(view: View) {
  const [kept, setKept] = useState<readonly KeptWish[]>([]);
  const [followed, setFollowed] = useState<ReadonlySet<Passenger>>(new Set());
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
    setFollowed(new Set(gone || passenger === undefined ? others : [...others, passenger]));
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
