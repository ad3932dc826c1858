/** Lit columns and wishes: what a person has said about dice and about trains, for as long as it takes. */
import { useMemo, useState } from 'react';
import { useRemembered } from '@stellwerk/toolkit/remembered.ts';
import { fieldsAhead, isHeld, straightAhead, type Passenger, type Train, type View } from '../../rules/index.ts';
import type { Target } from '../map/NetworkMap.tsx';
import type { InterCityTable } from '../table.ts';
import { reasonsFor, stillLit, tapped, thrownWith, type Lit, type LitFor } from './columns.ts';
import { ownPassengers } from './outlook.ts';
import { followedIn, isSameWish, litWith, wishOf, wishTo, type Pennant } from './wishes.ts';

interface Said {
  /** When it was said, and with which wishes. */
  readonly turn: number;
  readonly wishes: string;
  readonly lit: readonly LitFor[];
  /** Columns that have been tapped. */
  readonly tapped: readonly number[];
}

const isSaid = (value: unknown): value is Said =>
  value instanceof Object &&
  'turn' in value &&
  'wishes' in value &&
  'lit' in value &&
  Array.isArray(value.lit) &&
  'tapped' in value &&
  Array.isArray(value.tapped);

/** What is lit by hand stays lit until the passenger that it is for changes trains; a wish lights its colour and the jokers as long as it lasts. */
export function useColumns({ view, memory }: InterCityTable, pennants: readonly Pennant[]) {
  const { turn } = view;
  const wishes = pennants.map(({ train }) => train).join();
  const [said, setSaid] = useRemembered<Said>(memory, 'lit', { turn: -1, wishes: '', lit: [], tapped: [] }, isSaid);
  const carried = useMemo(() => (said.turn === turn ? NONE : stillLit(view, said.lit)), [said, turn, view]);
  const lit = useMemo(() => {
    const byHand: Lit = said.turn === turn ? new Map(said.lit.map(([face, less]) => [face, less])) : carried;
    const driven = pennants.filter(({ train }) => !isHeld(view, train));
    return said.turn === turn && said.wishes === wishes ? byHand : litWith(byHand, driven);
  }, [said, turn, wishes, pennants, view, carried]);
  /** Who taps what has been lit by a wish, another colour or an earlier turn means to keep it: it stays, and goes out with the next tap. */
  const tap = (face: number, less: boolean): boolean => {
    const before = said.turn === turn ? said.tapped : [];
    const stays = lit.has(face) && !less && !before.includes(face);
    const count = view.dice.filter((each) => each === face).length;
    const next = stays ? lit : tapped(lit, face, count, less);
    const why = [...next].map(([each, given]): LitFor => [each, given, reasonsFor(view, each)]);
    setSaid({ turn, wishes, lit: why, tapped: [...before, face] });
    return !stays;
  };
  return { lit, carried, thrown: thrownWith(view, lit), tap };
}

const NONE: Lit = new Map();

interface KeptWish extends Pennant {
  /** The turn that it was made in. */
  readonly turn: number;
  /** Where the station lies behind the terminus: the direction before the train turns there. */
  readonly turning: number | undefined;
}

/**
 * A wish from the map lasts for the turn, until its train has come to the station or turned away from it; one for a passenger, which its
 * row shows, goes on with the next train of its plan until it has arrived.
 */
export function useWishes({ view, memory, mode }: InterCityTable) {
  const [kept, setKept] = useRemembered<readonly KeptWish[]>(memory, 'wishes', [], Array.isArray);
  const [followedList, setFollowed] = useRemembered<readonly Passenger[]>(memory, 'first', [], Array.isArray);
  // What is wished now is no part of what is looked back at.
  const followed = useMemo(() => followedIn(view, mode === 'play' ? followedList : []), [view, followedList, mode]);
  const [picked, setPicked] = useState<{ readonly train: Train; readonly turn: number }>();
  const train = picked?.turn === view.turn ? picked.train : undefined;
  const setTrain = (to: Train | undefined): void =>
    setPicked(to === undefined ? undefined : { train: to, turn: view.turn });
  const pennants = useMemo(() => {
    const own = ownPassengers(view).flatMap((passenger) =>
      followed.has(passenger) ? (wishOf(view, passenger) ?? []) : [],
    );
    const made = kept.filter(
      (wish) =>
        mode === 'play' &&
        wish.turn === view.turn &&
        !own.some((each) => each.train === wish.train) &&
        (straightAhead(view, wish.train, wish.station) < Infinity ||
          (wish.turning === view.dir[wish.train] && fieldsAhead(view, wish.train, wish.station) < Infinity)),
    );
    return [...own.filter((wish, index) => own.findIndex((each) => each.train === wish.train) === index), ...made];
  }, [kept, followed, view, mode]);
  /** Whether it is there now. */
  const toggle = (wish: Pennant, passenger?: Passenger): boolean => {
    const gone = passenger === undefined ? pennants.some((each) => isSameWish(each, wish)) : followed.has(passenger);
    const turning = straightAhead(view, wish.train, wish.station) === Infinity ? view.dir[wish.train] : undefined;
    const rest = kept.filter((each) => each.train !== wish.train);
    setKept(gone || passenger !== undefined ? rest : [...rest, { ...wish, turning, turn: view.turn }]);
    const others = [...followed].filter((each) =>
      passenger === undefined ? wishOf(view, each)?.train !== wish.train : each !== passenger,
    );
    setFollowed(gone || passenger === undefined ? others : [...others, passenger]);
    setTrain(undefined);
    return !gone;
  };
  const unfollow = (passenger: Passenger): void => setFollowed([...followed].filter((each) => each !== passenger));
  return { pennants, followed, toggle, unfollow, train, setTrain };
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
