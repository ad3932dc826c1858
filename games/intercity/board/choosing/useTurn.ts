/** What a person has put together on this screen and not yet done: lit columns, wishes, laid points, a plan, a card with its target. */
import { useEffect, useMemo, useState } from 'react';
import {
  ALL_DICE,
  alternatives,
  canDrive,
  CARDS,
  dryRun,
  fieldsAhead,
  hasArrived,
  isAboard,
  JOKER,
  modeOf,
  proposeBy,
  sameJourney,
  siblingOf,
  STATIONS,
  straightAhead,
  switchesOf,
  trainOf,
  type Action,
  type Card,
  type DryRun,
  type Mode,
  type Passenger,
  type Pin,
  type Play,
  type Proposal,
  type Train,
  type View,
} from '../../rules/index.ts';
import type { Target } from '../map/NetworkMap.tsx';
import type { InterCityTable } from '../table.ts';
import { dearTrains, ridesKey, tapped, thrownWith, type Lit } from './columns.ts';
import { diceLeft, drivesOf, layTo, layWishes, mostFor, openTrains, stationsInReach, restOf } from './laying.ts';
import { ownPassengers } from './outlook.ts';
import { ALL_TRAINS, knownJourney, ordersOf } from './say.ts';
import { isSameWish, litAnew, stationsAhead, wishOf, wishTo, type Pennant } from './wishes.ts';

export type Stage = 'opening' | 'question' | 'roll' | 'drive' | 'wait' | 'over';

/** A card in the hand that is looked at, and where it would be played. */
export interface PickedCard {
  readonly card: Card;
  readonly train?: Train;
  readonly play?: Play;
}

export interface TurnChoice {
  readonly stage: Stage;
  /** The passenger that is asked about; −1 for a question about none. */
  readonly question: Passenger | -1 | undefined;
  act(action: Action): void;
  actAll(actions: readonly Action[]): void;

  readonly lit: Lit;
  readonly thrown: readonly number[];
  tapColumn(face: number, less: boolean): void;

  readonly pennants: readonly Pennant[];
  /** Own passengers that are wished on along their plans. */
  readonly followed: ReadonlySet<Passenger>;
  /** Sets the wish or takes it away; for a passenger it goes on with its plan. While driving its points are laid at once. */
  wish(pennant: Pennant, passenger?: Passenger): void;
  /** Points that no wish asks for go to the emptier train of their colour, also in later turns. */
  readonly rest: boolean;
  layRest(on: boolean): void;
  readonly laid: readonly Train[];
  /** Dice of the lay. */
  readonly laidDice: readonly number[];
  readonly run: DryRun | undefined;
  readonly colour: number | undefined;
  readonly train: Train | undefined;
  lay(trains: readonly Train[]): void;
  takeBack(train: Train): void;
  drive(): void;

  readonly planning: Passenger | undefined;
  readonly proposals: readonly Proposal[];
  readonly pin: Pin | undefined;
  plan(passenger: Passenger | undefined): void;
  choosePlan(proposal: Proposal): void;
  unpin(): void;
  mode(passenger: Passenger): Mode;
  setMode(passenger: Passenger, mode: Mode): void;
  go(): void;

  readonly handOpen: boolean;
  readonly card: PickedCard | undefined;
  openHand(open: boolean): void;
  pickCard(card: PickedCard | undefined): void;

  choose(target: Target): void;
  /** Drops the last thing that was put together; undefined if there is none. */
  readonly clear: (() => void) | undefined;
}

/** A moment to see what the base step did before the dice fall. */
const BEFORE_ROLL = 400;

export function useTurn(table: InterCityTable): TurnChoice {
  const { view, me } = table;
  const stage = stageOf(table);
  const question = view.window?.mine.find(({ answer }) => answer === -1)?.passenger;
  const act = (action: Action): void => void table.act(action);
  const actAll = (actions: readonly Action[]): void => void oneByOne(table, actions);

  useFirstRoll(table, stage);
  const wishes = useWishes(view);
  const rolling = useColumns(view, wishes.pennants);
  const driving = useLay(table, stage, wishes.pennants);
  const planner = usePlanner(table, stage);
  const hand = useHand(view);

  const wish = (pennant: Pennant, passenger?: Passenger): void => {
    if (wishes.toggle(pennant, passenger) && stage === 'drive') driving.lay(layWishes(view, [pennant], driving.laid));
  };
  const choose = (target: Target): void => {
    if (me === undefined) return;
    if (hand.card) return chooseForCard(table, hand.card, hand.pickCard, target);
    if (target.kind === 'passenger')
      return planner.plan(target.passenger === planner.planning ? undefined : target.passenger);
    if (planner.planning !== undefined) return planner.pinTo(target);
    if (stage === 'drive') return driving.point(target);
    if (stage === 'roll') return pointWish(view, target, wishes, wish);
    const own = target.kind === 'train' ? ownAboard(view, target.train) : undefined;
    if (own !== undefined) planner.plan(own);
  };

  const clears = [
    hand.card && (() => hand.pickCard(undefined)),
    hand.handOpen && (() => hand.openHand(false)),
    stage !== 'opening' && planner.planning !== undefined && (() => planner.plan(undefined)),
    stage === 'drive' && driving.laid.length > 0 && (() => driving.takeBack(driving.laid.at(-1)!)),
    stage === 'drive' && driving.colour !== undefined && (() => driving.pickColour(undefined)),
  ];
  const tapColumn = (face: number, less: boolean): void => {
    if (stage === 'roll') rolling.tap(face, less);
    else if (stage === 'drive') driving.pickColour(driving.colour === face ? undefined : face);
  };
  return {
    stage,
    question: stage === 'question' ? question : undefined,
    act,
    actAll,
    lit: rolling.lit,
    thrown: rolling.thrown,
    tapColumn,
    pennants: wishes.pennants,
    followed: wishes.followed,
    wish,
    ...driving,
    train: driving.train ?? (stage === 'roll' ? wishes.train : undefined),
    ...planner,
    ...hand,
    choose,
    clear: clears.find((each) => typeof each === 'function'),
  };
}

/** Orders and answers, which may be given while others are to act as well; laid points go in one go. */
async function oneByOne({ act }: InterCityTable, actions: readonly Action[]): Promise<void> {
  for (const action of actions) if (await act(action)) return;
}

function stageOf({ view, me, toAct, result }: InterCityTable): Stage {
  if (result) return 'over';
  if (me === undefined || !toAct.includes(me)) return 'wait';
  if (view.window) {
    if (!view.window.open.includes(me)) return 'wait';
    return view.window.kind === 'opening' ? 'opening' : 'question';
  }
  return view.phase === 'roll' ? 'roll' : view.phase === 'drive' ? 'drive' : 'wait';
}

/** The first roll is no decision: it throws itself. */
function useFirstRoll(table: InterCityTable, stage: Stage): void {
  const due = stage === 'roll' && table.view.rolls === 0 && !table.pending;
  const { act, motion } = table;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => void act({ type: 'roll', dice: [...ALL_DICE] }), motion ? BEFORE_ROLL : 0);
    return () => clearTimeout(timer);
  }, [due, act, motion]);
}

/** Lit columns stay lit; when my passengers change trains, those of no more use go out. A wish lights its colour and the jokers. */
function useColumns(view: View, pennants: readonly Pennant[]) {
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
function useWishes(view: View) {
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
function pointWish(
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

/** Points that only one train can take lie with it from the start. */
function forced(view: View, laid: readonly Train[]): readonly Train[] {
  return diceLeft(view, laid).flatMap((die) => {
    const trains = ALL_TRAINS.filter((train) => canDrive(view, die, train));
    return trains.length === 1 ? trains : [];
  });
}

function useLay(table: InterCityTable, stage: Stage, pennants: readonly Pennant[]) {
  const { view } = table;
  const key = `${view.turn} ${view.phase} ${view.used.join()}`;
  const [state, setState] = useState<{ readonly key: string; readonly laid: readonly Train[] }>();
  const [rest, setRest] = useState(false);
  const [picked, setPicked] = useState<{ readonly key: string; readonly colour?: number; readonly train?: Train }>();
  const first = useMemo(() => {
    if (stage !== 'drive') return [];
    const wished = layWishes(view, pennants);
    const sure = [...wished, ...forced(view, wished)];
    return rest ? [...sure, ...restOf(view, sure)] : sure;
  }, [stage, view, pennants, rest]);
  const wanted = state?.key === key && stage === 'drive' ? state.laid : first;
  const drives = useMemo(() => drivesOf(view, wanted) ?? [], [view, wanted]);
  const laid = useMemo(() => drives.map(({ train }) => train), [drives]);
  const run = useMemo(() => (drives.length > 0 && view.own ? dryRun(view, drives) : undefined), [view, drives]);
  const { colour, train } = picked?.key === key ? picked : {};

  const put = (trains: readonly Train[]): void => setState({ key, laid: trains });
  const lay = (trains: readonly Train[]): void => {
    put([...laid, ...trains]);
    if (trains.length > 0) setPicked({ key, train: trains.at(-1)! });
  };
  const takeBack = (which: Train): void => put(laid.toSpliced(laid.lastIndexOf(which), 1));
  const refuse = (which: Train): void => {
    const die = diceLeft(view, laid)[0] ?? 0;
    void table.why({ type: 'drive', die, train: which }, true);
  };
  const point = (target: Target): void => {
    switch (target.kind) {
      case 'train':
        return mostFor(view, laid, target.train) > 0 ? lay([target.train]) : refuse(target.train);
      case 'bead':
        return lay(Array.from({ length: target.points }, () => target.train));
      case 'ghost':
        return takeBack(target.train);
      case 'station':
        return lay(layTo(view, laid, target.station, train, dearTrains(view)));
      case 'passenger':
    }
  };
  const layRest = (on: boolean): void => {
    setRest(on);
    if (on) put([...laid, ...restOf(view, laid)]);
  };
  const drive = (): void => void table.actAll(drives);
  const pickColour = (face: number | undefined): void => {
    const open = face === undefined || face === JOKER ? [] : openTrains(view, laid, face);
    setPicked({ key, ...(face !== undefined && { colour: face }), ...(open.length === 1 && { train: open[0]! }) });
  };
  const laidDice = drives.map(({ die }) => die);
  return { laid, laidDice, run, rest, layRest, colour, train, lay, takeBack, point, drive, pickColour };
}

function ownAboard(view: View, train: Train): Passenger | undefined {
  return view.own?.passengers.find((passenger) => {
    const place = view.place[passenger]!;
    return isAboard(place) && trainOf(place) === train;
  });
}

function usePlanner(table: InterCityTable, stage: Stage) {
  const { view, me } = table;
  const [opened, setOpened] = useState<{ readonly stage: Stage; readonly passenger: Passenger }>();
  // What comes next closes it.
  const chosen = opened?.stage === stage ? opened.passenger : undefined;
  const setChosen = (passenger: Passenger | undefined): void =>
    setOpened(passenger === undefined ? undefined : { stage, passenger });
  const [pins, setPins] = useState<ReadonlyMap<Passenger, Pin>>(new Map());
  const [said, setSaid] = useState<ReadonlyMap<Passenger, Mode>>(new Map());
  const own = ownPassengers(view).filter((passenger) => !hasArrived(view, passenger));
  const open = chosen !== undefined && own.includes(chosen) ? chosen : undefined;
  const unplanned = own.find((passenger) => ordersOf(view, passenger)!.legs.length === 0);
  const first = stage === 'opening' ? (unplanned ?? own[0]) : undefined;
  const planning = me === undefined || stage === 'question' ? undefined : (open ?? first);
  const pin = planning === undefined ? undefined : pins.get(planning);

  const proposals = useMemo(() => {
    if (planning === undefined) return [];
    const orders = ordersOf(view, planning)!;
    const found = alternatives(view, planning, knownJourney(view, planning) as 1 | 2);
    const isKnown = orders.legs.length === 0 || found.some(({ legs }) => sameJourney(legs, orders.legs));
    if (isKnown) return found;
    const mine = { legs: orders.legs, task: knownJourney(view, planning) as 1 | 2, time: Infinity };
    return [mine, ...found.slice(0, 2)];
  }, [view, planning]);

  const sending = (passenger: Passenger, { legs, task }: Proposal): readonly Action[] => {
    const sibling = siblingOf(passenger);
    const swaps = task !== knownJourney(view, passenger) && !hasArrived(view, sibling);
    const planned = (ordersOf(view, sibling)?.legs.length ?? 0) > 0;
    const other = swaps && planned ? alternatives(view, sibling, (3 - task) as 1 | 2)[0] : undefined;
    return [
      { type: 'itinerary', passenger, legs, task },
      ...(other ? [{ type: 'itinerary' as const, passenger: sibling, legs: other.legs, task: other.task }] : []),
    ];
  };
  const pinned = (passenger: Passenger, to: Pin | undefined): void => {
    const next = new Map(pins);
    if (to) next.set(passenger, to);
    else next.delete(passenger);
    setPins(next);
  };
  const choosePlan = (proposal: Proposal): void => {
    if (planning === undefined) return;
    pinned(planning, undefined);
    void oneByOne(table, sending(planning, proposal));
    const more = own.some((passenger) => passenger !== planning && ordersOf(view, passenger)?.legs.length === 0);
    setChosen(stage === 'opening' && !more ? planning : undefined);
  };
  /** A station or a train on the map is a leg made by hand; the rest of the way is found for it. */
  const pinTo = (target: Target): void => {
    if (planning === undefined || target.kind === 'passenger') return;
    const to: Pin = target.kind === 'station' ? { station: target.station } : { train: target.train };
    const proposal = proposeBy(view, planning, knownJourney(view, planning), to);
    if (!proposal) return;
    pinned(planning, to);
    setChosen(planning);
    void oneByOne(table, sending(planning, proposal));
  };
  const unpin = (): void => {
    const best =
      planning === undefined ? undefined : alternatives(view, planning, knownJourney(view, planning) as 1 | 2)[0];
    if (best) choosePlan(best);
  };

  const shared = table.players.filter(({ kind }) => kind === 'person').length > 1;
  const mode = (passenger: Passenger): Mode =>
    stage === 'opening'
      ? (said.get(passenger) ?? (shared ? 'alone' : 'matters'))
      : modeOf(ordersOf(view, passenger)!.switches);
  const ordersFor = (modes: (passenger: Passenger) => Mode): readonly Action[] => {
    const intervene = own.some((passenger) => modes(passenger) !== 'alone');
    return [
      ...own.flatMap((passenger): Action[] => {
        const { switches } = ordersOf(view, passenger)!;
        const wanted = switchesOf(modes(passenger), switches.card);
        return modeOf(switches) === modes(passenger) ? [] : [{ type: 'switches', passenger, switches: wanted }];
      }),
      ...(view.own!.settings.intervene === intervene
        ? []
        : [{ type: 'settings' as const, settings: { ...view.own!.settings, intervene } }]),
    ];
  };
  const setMode = (passenger: Passenger, to: Mode): void => {
    setSaid(new Map([...said, [passenger, to]]));
    if (stage !== 'opening')
      void oneByOne(
        table,
        ordersFor((each) => (each === passenger ? to : mode(each))),
      );
  };
  const go = (): void => {
    setChosen(undefined);
    void oneByOne(table, [...ordersFor(mode), { type: 'pass' }]);
  };
  return { planning, proposals, pin, plan: setChosen, choosePlan, pinTo, unpin, mode, setMode, go };
}

function useHand(view: View) {
  const [handOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<PickedCard>();
  const card = picked && view.own?.hand.includes(CARDS.indexOf(picked.card)) ? picked : undefined;
  const openHand = (open: boolean): void => {
    setOpen(open);
    if (!open) setPicked(undefined);
  };
  return { handOpen: handOpen && (view.own?.hand.length ?? 0) > 0, card, openHand, pickCard: setPicked };
}

/** Plays of a card that are legal now. */
export function playsOf(legal: readonly Action[], card: Card): readonly Play[] {
  return legal.flatMap((action) => (action.type === 'play' && action.play.card === card ? [action.play] : []));
}

function chooseForCard(
  { legal }: InterCityTable,
  { card }: PickedCard,
  pick: (card: PickedCard) => void,
  target: Target,
): void {
  const fits = playsOf(legal, card).filter((play) => {
    if ('train' in play) return 'train' in target && target.train === play.train;
    if (play.card === 'taxi') return target.kind === 'station' && target.station === play.station;
    return target.kind === 'passenger' && target.passenger === play.passenger;
  });
  const train = 'train' in target && fits.length > 0 ? { train: target.train } : {};
  if (fits.length > 0) pick({ card, ...train, ...(fits.length === 1 && { play: fits[0]! }) });
}

/** What can be tapped on the map now. */
export function targetsOf(table: InterCityTable, turn: TurnChoice) {
  const { view, legal } = table;
  const { stage, card, planning, laid, colour, train } = turn;
  if (table.me === undefined)
    return { trains: new Set<number>(), stations: new Map<number, number>(), lit: new Set<number>() };
  if (card) {
    const plays = playsOf(legal, card.card);
    const trains = new Set(plays.flatMap((play) => ('train' in play ? [play.train] : [])));
    return {
      trains,
      lit: trains,
      stations: new Map(plays.flatMap((play) => (play.card === 'taxi' ? [[play.station, 0] as const] : []))),
    };
  }
  if (planning !== undefined) {
    const all = new Map(STATIONS.map((_, station) => [station, 0] as const));
    return { trains: new Set(ALL_TRAINS), lit: new Set<number>(), stations: all };
  }
  if (stage === 'drive') {
    const open = openTrains(view, laid);
    const lit = colour === undefined ? (train === undefined ? [] : [train]) : openTrains(view, laid, colour);
    return {
      trains: new Set(open),
      lit: new Set(lit),
      stations: stationsInReach(view, laid, train === undefined ? open : [train, ...open]),
    };
  }
  if (stage === 'roll') {
    return {
      trains: new Set(ALL_TRAINS),
      lit: new Set(train === undefined ? [] : [train]),
      stations: stationsAhead(view, train === undefined ? [...dearTrains(view)] : [train]),
    };
  }
  const aboard = ALL_TRAINS.filter((each) => ownAboard(view, each) !== undefined);
  return { trains: new Set(aboard), lit: new Set<number>(), stations: new Map<number, number>() };
}
