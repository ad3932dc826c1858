/** What a person has chosen and not yet done (dice to keep, a die to use, a passenger, a card), and what a tap means then. */
import { useMemo, useState } from 'react';
import {
  canDrive,
  CARDS,
  FIELD_OF,
  hasArrived,
  homeOf,
  isAboard,
  isWaiting,
  JOKER,
  trainOf,
  TRAINS,
  type Action,
  type Card,
  type Leg,
  type Play,
  type View,
} from '../../rules/index.ts';
import { adviseDrive, directionAt, usefulFaces } from './advice.ts';
import { nextLeg, planTargets } from './itinerary.ts';
import type { Target } from '../map/NetworkMap.tsx';
import { standsWith } from './say.ts';
import type { InterCityTable } from '../table.ts';

export type Picked =
  | { readonly kind: 'die'; readonly die: number }
  /** With `plan`, a journey is being put together by hand. */
  | { readonly kind: 'passenger'; readonly passenger: number; readonly plan?: readonly Leg[] }
  | { readonly kind: 'card'; readonly card: Card; readonly train?: number };

export interface Choice {
  readonly picked: Picked | undefined;
  pick(picked: Picked | undefined): void;
  /** Dice that stay on the table when the others are rolled again. */
  readonly kept: readonly boolean[];
  toggleKept(die: number): void;
  /** The active player's own decision about dice and trains is due. */
  readonly rolling: boolean;
  readonly driving: boolean;
  readonly advised: Extract<Action, { type: 'drive' }> | undefined;
  readonly trains: ReadonlySet<number>;
  readonly stations: ReadonlySet<number>;
  choose(target: Target): void;
  drive(train: number): void;
  act(action: Action): void;
}

export function useChoice(table: InterCityTable): Choice {
  const { view, legal, me } = table;
  const [chosen, setChosen] = useState<Picked>();
  const picked = stillThere(view, chosen) ? chosen : undefined;
  const mine = me !== undefined && view.window === null && table.toAct.includes(me);
  const rolling = mine && view.phase === 'roll';
  const driving = mine && view.phase === 'drive';
  const { kept, toggleKept } = useKept(view);
  const advised = useMemo(() => (driving ? adviseDrive(view, legal) : undefined), [driving, view, legal]);
  const targets = useMemo(() => targetsOf(view, legal, picked, driving), [view, legal, picked, driving]);

  const act = (action: Action): void => {
    if (action.type !== 'roll' && action.type !== 'answer') setChosen(undefined);
    void table.act(action);
  };
  const drive = (train: number): void => {
    const chosenDie = picked?.kind === 'die' ? picked.die : undefined;
    const die = dieFor(view, train, chosenDie);
    if (die === undefined) void table.why({ type: 'drive', die: chosenDie ?? anyUnused(view), train }, true);
    else act({ type: 'drive', die, train });
  };
  const choose = (target: Target): void => {
    if (me === undefined) return;
    const meant = meaning(view, legal, picked, driving, target);
    if (!meant) return;
    if ('pick' in meant) setChosen(meant.pick);
    else if ('drive' in meant) drive(meant.drive);
    else if ('why' in meant) void table.why(meant.why, true);
    else act(meant.act);
  };
  return { picked, pick: setChosen, kept, toggleKept, rolling, driving, advised, ...targets, choose, drive, act };
}

/** Useful dice are kept unless the person says otherwise; what was kept stays kept. */
function useKept(view: View) {
  const round = `${view.turn} ${view.rolls}`;
  const useful = useMemo(() => usefulFaces(view), [view]);
  const [said, setSaid] = useState<{ readonly round: string; readonly kept: ReadonlyMap<number, boolean> }>();
  const kept = view.dice.map((face, die) => {
    const own = said?.round === round ? said.kept.get(die) : undefined;
    return own ?? (view.rolls > 0 && useful.has(face));
  });
  const toggleKept = (die: number): void => {
    const before = said?.round === round ? said.kept : new Map<number, boolean>();
    setSaid({ round, kept: new Map([...before, [die, !kept[die]]]) });
  };
  return { kept, toggleKept };
}

function stillThere(view: View, picked: Picked | undefined): boolean {
  switch (picked?.kind) {
    case undefined:
      return false;
    case 'die':
      return view.phase === 'drive' && !view.used[picked.die];
    case 'passenger':
      return view.own !== null && !hasArrived(view, picked.passenger);
    case 'card':
      return view.own?.hand.includes(CARDS.indexOf(picked.card)) ?? false;
  }
}

/** The die that a train is driven with: the chosen one, else one of its colour, else a joker. */
export function dieFor(view: View, train: number, chosen: number | undefined): number | undefined {
  const dice = [0, 1, 2, 3, 4].filter((die) => canDrive(view, die, train));
  if (chosen !== undefined) return dice.includes(chosen) ? chosen : undefined;
  return dice.find((die) => view.dice[die] !== JOKER) ?? dice[0];
}

const anyUnused = (view: View): number => Math.max(0, view.used.indexOf(false));

const ALL_TRAINS = Array.from({ length: TRAINS }, (_, train) => train);

/** Plays of a card that are legal now, on one train if one is chosen. */
export function playsOf(legal: readonly Action[], card: Card, train?: number): readonly Play[] {
  return legal.flatMap((action) =>
    action.type === 'play' &&
    action.play.card === card &&
    (train === undefined || !('train' in action.play) || action.play.train === train)
      ? [action.play]
      : [],
  );
}

function targetsOf(
  view: View,
  legal: readonly Action[],
  picked: Picked | undefined,
  driving: boolean,
): { readonly trains: ReadonlySet<number>; readonly stations: ReadonlySet<number> } {
  const none = new Set<number>();
  if (picked?.kind === 'card') {
    const plays = playsOf(legal, picked.card);
    return {
      trains: new Set(plays.flatMap((play) => ('train' in play ? [play.train] : []))),
      stations: new Set(plays.flatMap((play) => (play.card === 'taxi' ? [play.station] : []))),
    };
  }
  if (picked?.kind === 'passenger') {
    const { passenger, plan } = picked;
    if (plan) return { trains: none, stations: planTargets(view, passenger, plan) };
    const place = view.place[passenger]!;
    if (!isWaiting(place)) return { trains: none, stations: planTargets(view, passenger, []) };
    return { trains: new Set(ALL_TRAINS.filter((train) => servesPlatform(view, train, place))), stations: none };
  }
  if (!driving) return { trains: none, stations: none };
  const chosen = picked?.kind === 'die' ? picked.die : undefined;
  return { trains: new Set(ALL_TRAINS.filter((train) => dieFor(view, train, chosen) !== undefined)), stations: none };
}

function servesPlatform(view: View, train: number, station: number): boolean {
  return FIELD_OF[view.line[train]!]![station]! >= 0 && FIELD_OF[homeOf(train)]![station]! >= 0;
}

type Meaning =
  | { readonly pick: Picked | undefined }
  | { readonly act: Action }
  | { readonly drive: number }
  | { readonly why: Action };

/** What a tap on the map means, given what was chosen before. */
export function meaning(
  view: View,
  legal: readonly Action[],
  picked: Picked | undefined,
  driving: boolean,
  target: Target,
): Meaning | undefined {
  if (target.kind === 'passenger') {
    const { passenger } = target;
    const again = picked?.kind === 'passenger' && picked.passenger === passenger;
    return { pick: again ? undefined : { kind: 'passenger', passenger } };
  }
  if (picked?.kind === 'card') return cardMeaning(legal, picked, target);
  if (picked?.kind === 'passenger') return passengerMeaning(view, picked, target);
  if (target.kind === 'station') return undefined;
  if (driving) return { drive: target.train };
  const own = view.own?.passengers.find(
    (passenger) => isAboard(view.place[passenger]!) && trainOf(view.place[passenger]!) === target.train,
  );
  return own === undefined ? undefined : { pick: { kind: 'passenger', passenger: own } };
}

function cardMeaning(
  legal: readonly Action[],
  { card }: Extract<Picked, { kind: 'card' }>,
  target: Exclude<Target, { kind: 'passenger' }>,
): Meaning | undefined {
  if (target.kind === 'station') {
    const plays = playsOf(legal, card).filter((play) => play.card === 'taxi' && play.station === target.station);
    return plays.length === 1 ? { act: { type: 'play', play: plays[0]! } } : undefined;
  }
  return { pick: { kind: 'card', card, train: target.train } };
}

function passengerMeaning(
  view: View,
  { passenger, plan }: Extract<Picked, { kind: 'passenger' }>,
  target: Exclude<Target, { kind: 'passenger' }>,
): Meaning | undefined {
  if (target.kind === 'station') {
    const leg = nextLeg(view, passenger, plan ?? [], target.station);
    if (!leg) return undefined;
    if (plan) return { pick: { kind: 'passenger', passenger, plan: [...plan, leg] } };
    return { act: { type: 'single', passenger, order: { kind: 'leaveAt', station: target.station } } };
  }
  const { train } = target;
  const place = view.place[passenger]!;
  if (!isWaiting(place)) return trainOf(place) === train ? { act: { type: 'leave', passenger } } : undefined;
  if (view.phase !== 'opening' && standsWith(view, train, passenger))
    return { act: { type: 'board', passenger, train } };
  if (!servesPlatform(view, train, place)) return { why: { type: 'board', passenger, train } };
  const order = { kind: 'board', here: place, line: homeOf(train), dir: directionAt(view, train, place) } as const;
  return { act: { type: 'single', passenger, order } };
}
