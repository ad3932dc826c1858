/** What a person has put together on this screen and not yet done: lit columns, wishes, laid points, a plan, a card with its target. */
import type { Point } from '@stellwerk/toolkit/point.ts';
import { useForced } from '@stellwerk/toolkit/useForced.ts';
import { useEffect, useState } from 'react';
import {
  ALL_DICE,
  type Action,
  type DryRun,
  type Mode,
  type Passenger,
  type Pin,
  type Proposal,
  type Station,
  type Train,
  type View,
} from '../../rules/index.ts';
import type { Target } from '../map/NetworkMap.tsx';
import type { InterCityTable } from '../table.ts';
import type { Lit } from './columns.ts';
import { isMoot, sparedIn, type Spared } from './moot.ts';
import { isDare, type Dare } from './say.ts';
import { ownAboard } from './targets.ts';
import { chooseForCard, useHand, type PickedCard } from './useHand.ts';
import { useLay, type CardOffer, type PlayedCard } from './useLay.ts';
import { oneByOne, usePlanner } from './usePlanner.ts';
import { pointWish, useColumns, useWishes } from './useWishes.ts';
import type { Pennant } from './wishes.ts';

export type Stage = 'opening' | 'question' | 'roll' | 'drive' | 'wait' | 'over';

export interface TurnChoice {
  readonly stage: Stage;
  /** The passenger that is asked about; −1 for a question about none. */
  readonly question: Passenger | -1 | undefined;
  /** The last question that was not put since its answer is plain. */
  readonly spared: Spared | undefined;
  act(action: Action): void;
  actAll(actions: readonly Action[]): void;
  /** What dice decide at once, chosen and not done yet; choosing it again drops it. */
  readonly dared: Dare | undefined;
  dare(action: Action | undefined): void;

  /** The button that throws, keeps or drives has only just come: it takes no press yet that was meant for what stood there. */
  readonly settling: boolean;
  readonly lit: Lit;
  /** Lit in an earlier turn, as long as nothing has been tapped. */
  readonly carried: Lit;
  readonly thrown: readonly number[];
  /** False for the first tap on what was lit without being tapped: it stays. */
  tapColumn(face: number, less: boolean): boolean;

  readonly pennants: readonly Pennant[];
  /** Own passengers that are wished on along their plans. */
  readonly followed: ReadonlySet<Passenger>;
  /** Sets the wish or takes it away; for a passenger it goes on with its plan. While driving its points are laid at once. */
  wish(pennant: Pennant, passenger?: Passenger): void;
  /** Takes a passenger's priority away, also where it rests since no train can be driven for it. */
  unfollow(passenger: Passenger): void;
  /** Points that are left over go where they help most. */
  layRest(): void;
  /** Three jokers could buy a card; they aren't laid by themselves before that is said. */
  readonly offer: CardOffer | undefined;
  layJokers(): void;
  /** Buys a card with them. */
  draw(): void;
  /** The cards that stopped what had been confirmed, until something is touched. */
  readonly stoppedBy: readonly PlayedCard[];
  readonly laid: readonly Train[];
  /** The person has laid or taken back something; before, wishes and what is no decision lie there. */
  readonly byHand: boolean;
  /** It lies there as it did in the last turn. */
  readonly again: boolean;
  /** Dice of the lay. */
  readonly laidDice: readonly number[];
  readonly run: DryRun | undefined;
  readonly colour: number | undefined;
  readonly train: Train | undefined;
  lay(trains: readonly Train[]): void;
  /** What a departure offers: its train to the platform, by points or, while rolling, as a wish; undefined where there is nothing to bring. */
  readonly bring: ((train: Train, station: Station) => void) | undefined;
  /** Takes back the last press, however many points it laid. */
  undo(): void;
  drive(): void;
  /** The laid points have been sent and are not confirmed. */
  readonly underWay: boolean;

  readonly planning: Passenger | undefined;
  readonly proposals: readonly Proposal[];
  /** The one that is pointed at: the map shows it. */
  readonly looked: Proposal | undefined;
  look(proposal: Proposal | undefined): void;
  readonly pin: Pin | undefined;
  /** The turns in which plans were last chosen by hand. */
  readonly chosenIn: ReadonlyMap<Passenger, number>;
  plan(passenger: Passenger | undefined): void;
  choosePlan(proposal: Proposal): void;
  unpin(): void;
  mode(passenger: Passenger): Mode;
  setMode(passenger: Passenger, mode: Mode): void;
  go(): void;

  readonly handOpen: boolean;
  readonly card: PickedCard | undefined;
  /** What the card would do there. */
  readonly cardRun: DryRun | undefined;
  /** The same with the points that are laid. */
  readonly cardOutcome: DryRun | undefined;
  openHand(open: boolean): void;
  pickCard(card: PickedCard | undefined): void;

  choose(target: Target): void;
  /** Where a finger pointed at several trains at once: the map comes nearer until something is chosen. */
  readonly near: Point | undefined;
  goNear(at: Point): void;
  /** A station that was pointed at and that no train comes to with these points. */
  readonly missed: Station | undefined;
  /** While points are laid. */
  readonly miss: ((station: Station) => void) | undefined;
  /** Why a pale button that was pressed does nothing, or what one that was pressed has done; until something changes. */
  readonly told: Told | undefined;
  tell(so: string, rule?: string): void;
  /** Drops the last thing that was put together; undefined if there is none. */
  readonly clear: (() => void) | undefined;
}

interface Told {
  readonly so: string;
  /** The section of the rules that it is about. */
  readonly rule?: string | undefined;
}

/** A moment to see what the base step did before the dice fall. */
const BEFORE_ROLL = 400;

export function useTurn(table: InterCityTable, seesDice: boolean): TurnChoice {
  const { view, me } = table;
  const stage = stageOf(table);
  const question = view.window?.mine.find(({ answer }) => answer === -1)?.passenger;
  const act = (action: Action): void => void table.act(action);
  const actAll = (actions: readonly Action[]): void => void oneByOne(table, actions);

  useFirstRoll(table, stage);
  const moot = me === undefined ? undefined : mootIn(view);
  const [spared, setSpared] = useState<Spared>();
  useForced(table, moot !== undefined, () => {
    setSpared(sparedIn(view, moot!));
    act({ type: 'answer', passenger: moot!, yes: false });
  });
  const wishes = useWishes(table);
  const rolling = useColumns(table, wishes.pennants);
  const driving = useLay(table, stage, wishes.pennants);
  const planner = usePlanner(table, stage);
  const hand = useHand(view, driving.drives);
  const settling = useSettling(
    // A plan or a card that lay over it changes nothing about what it does.
    stage === 'roll' && view.rolls > 0 && (seesDice || planner.planning !== undefined || hand.card)
      ? `${view.rolls} ${rolling.thrown.length === 0 ? 'keep' : 'throw'}`
      : stage === 'drive'
        ? 'drive'
        : '',
  );

  const wish = (pennant: Pennant, passenger?: Passenger): void => {
    if (wishes.toggle(pennant, passenger) && stage === 'drive') driving.layWish(pennant);
  };
  const [crowd, setCrowd] = useState<{ readonly at: Point; readonly stage: Stage }>();
  const near = crowd?.stage === stage ? crowd.at : undefined;
  const [far, setFar] = useState<{ readonly station: Station; readonly laid: readonly Train[] }>();
  const lays = stage === 'drive' && planner.planning === undefined && !hand.card;
  const choose = (target: Target): void => {
    setCrowd(undefined);
    setFar(undefined);
    if (me === undefined) return;
    if (hand.card) return chooseForCard(table, hand.card, hand.pickCard, target);
    hand.openHand(false);
    if (target.kind === 'passenger')
      return planner.plan(target.passenger === planner.planning ? undefined : target.passenger);
    if (planner.planning !== undefined) return planner.pinTo(target);
    if (stage === 'drive') return driving.point(target);
    if (stage === 'roll') return pointWish(view, target, wishes, wish);
    const own = target.kind === 'train' ? ownAboard(view, target.train) : undefined;
    if (own !== undefined) planner.plan(own);
  };

  const [told, setTold] = useState<Told & { readonly moment?: string }>();
  const moment = [table.step, stage, driving.laid, rolling.thrown, planner.planning, hand.handOpen].join(' ');
  // What the press itself has changed is no reason to fall silent.
  if (told && told.moment === undefined) setTold({ ...told, moment });

  const [dared, setDared] = useState<{ readonly key: string; readonly turn: number; readonly stage: Stage }>();
  const open =
    dared?.turn === view.turn && dared.stage === stage
      ? table.legal.find((action): action is Dare => isDare(view, action) && JSON.stringify(action) === dared.key)
      : undefined;
  const dare = (action: Action | undefined): void =>
    setDared(action && !open ? { key: JSON.stringify(action), turn: view.turn, stage } : undefined);

  const clears = [
    open && (() => dare(undefined)),
    hand.card && (() => hand.pickCard(undefined)),
    stage !== 'opening' && planner.planning !== undefined && planner.goBack,
    stage === 'drive' && driving.laid.length > 0 && driving.undo,
    stage === 'drive' && driving.colour !== undefined && (() => driving.pickColour(undefined)),
  ];
  const bring =
    me === undefined
      ? undefined
      : stage === 'drive'
        ? driving.bring
        : stage === 'roll'
          ? (train: Train, station: Station) => wish({ train, station })
          : undefined;
  const tapColumn = (face: number, less: boolean): boolean => {
    hand.openHand(false);
    if (stage === 'roll') return rolling.tap(face, less);
    if (stage === 'drive') driving.tapColour(face);
    return true;
  };
  return {
    stage,
    question: stage === 'question' ? question : undefined,
    spared,
    act,
    actAll,
    dared: open,
    dare,
    settling,
    lit: rolling.lit,
    carried: rolling.carried,
    thrown: rolling.thrown,
    tapColumn,
    pennants: wishes.pennants,
    followed: wishes.followed,
    wish,
    unfollow: wishes.unfollow,
    ...driving,
    bring,
    train: driving.train ?? (stage === 'roll' ? wishes.train : undefined),
    ...planner,
    ...hand,
    choose,
    near,
    goNear: (at) => setCrowd({ at, stage }),
    // What is laid then changes what can be reached.
    missed: lays && far?.laid === driving.laid ? far.station : undefined,
    miss: lays ? (station) => setFar({ station, laid: driving.laid }) : undefined,
    told: told?.moment === moment ? told : undefined,
    tell: (so, rule) => setTold({ so, rule }),
    clear: clears.find((each) => typeof each === 'function'),
  };
}

/** The passenger that is asked about and needs no answer. */
function mootIn(view: View): Passenger | undefined {
  const asked = view.window?.mine.find(({ answer }) => answer === -1)?.passenger;
  return asked !== undefined && asked >= 0 && isMoot(view, asked) ? asked : undefined;
}

function stageOf({ view, me, toAct, result }: InterCityTable): Stage {
  if (result) return 'over';
  if (me === undefined || !toAct.includes(me)) return 'wait';
  if (view.window) {
    if (!view.window.open.includes(me)) return 'wait';
    if (view.window.kind === 'opening') return 'opening';
    return mootIn(view) === undefined ? 'question' : 'wait';
  }
  return view.phase === 'roll' ? 'roll' : view.phase === 'drive' ? 'drive' : 'wait';
}

/** The first roll is no decision: it throws itself. */
function useFirstRoll(table: InterCityTable, stage: Stage): void {
  const { act, motion, view } = table;
  const roll = (): void => void act({ type: 'roll', dice: [...ALL_DICE] });
  useForced(table, stage === 'roll' && view.rolls === 0, roll, motion ? BEFORE_ROLL : 0);
}

const SETTLE = 600;

/** True for a moment after a button has come into the place of another one, or does something else than before; empty for none. */
function useSettling(button: string): boolean {
  const [settled, setSettled] = useState('');
  if (settled !== '' && settled !== button) setSettled('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(button), SETTLE);
    return () => clearTimeout(timer);
  }, [button]);
  return button !== '' && settled !== button;
}
