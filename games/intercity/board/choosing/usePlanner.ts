/** The plans of my passengers: which one is open, the ways to choose from, legs made by hand, and when each asks. */
import { useForced } from '@stellwerk/toolkit/useForced.ts';
import { useMemo, useState } from 'react';
import {
  alternatives,
  hasArrived,
  modeOf,
  proposeBy,
  sameLegs,
  siblingOf,
  stayingOn,
  switchesOf,
  type Action,
  type Leg,
  type Mode,
  type Passenger,
  type Pin,
  type Proposal,
  type View,
} from '../../rules/index.ts';
import type { Target } from '../map/NetworkMap.tsx';
import type { InterCityTable } from '../table.ts';
import { ownPassengers } from './outlook.ts';
import { knownJourney, ordersOf } from './say.ts';
import type { Stage } from './useTurn.ts';
import { otherHalf, waysOf } from './ways.ts';

/** Orders and answers, which may be given while others are to act as well; laid points go in one go. */
export async function oneByOne({ act }: InterCityTable, actions: readonly Action[]): Promise<void> {
  for (const action of actions) if (await act(action)) return;
}

/** What a chosen way says to the game; where two swap their journeys, the other one gets a way too if it had one. */
export function journeyTo(view: View, passenger: Passenger, proposal: Proposal): readonly Journey[] {
  const { legs, task } = proposal;
  const sibling = siblingOf(passenger);
  const planned = (ordersOf(view, sibling)?.legs.length ?? 0) > 0;
  const other = planned ? otherHalf(view, passenger, proposal) : undefined;
  return [
    { type: 'itinerary', passenger, legs, task },
    ...(other ? [{ type: 'itinerary' as const, passenger: sibling, legs: other.legs, task: other.task }] : []),
  ];
}

interface Opened {
  readonly stage: Stage;
  readonly passenger: Passenger;
  /** The journeys as they were: going back means these. */
  readonly before: readonly Journey[];
}

type Journey = Extract<Action, { type: 'itinerary' }>;

function journeysOf(view: View): readonly Journey[] {
  return ownPassengers(view)
    .filter((passenger) => !hasArrived(view, passenger))
    .map((passenger) => ({
      type: 'itinerary',
      passenger,
      legs: ordersOf(view, passenger)!.legs,
      task: knownJourney(view, passenger) as 1 | 2,
    }));
}

/** A ride that was made by hand, and the way that came of it. */
export interface Pinned {
  readonly passenger: Passenger;
  readonly pin: Pin;
  readonly legs: readonly Leg[];
}

/** The ride by hand that a passenger's plan was made from: whatever was taken back since, name and way belong together. */
export const pinOf = (view: View, passenger: Passenger, pins: readonly Pinned[]): Pin | undefined =>
  pins.findLast((each) => each.passenger === passenger && sameLegs(each.legs, ordersOf(view, passenger)!.legs))?.pin;

/** Nobody gets off a train to wait for the next one of the same line: such plans are told so, as soon as it comes to that. */
function useStayingOn(table: InterCityTable): void {
  const { view, me, act } = table;
  useForced(table, me !== undefined, () => {
    for (const passenger of ownPassengers(view)) {
      const legs = stayingOn(view, passenger, ordersOf(view, passenger)!.legs);
      if (legs) return void act({ type: 'itinerary', passenger, legs });
    }
  });
}

export function usePlanner(table: InterCityTable, stage: Stage) {
  const { view, me } = table;
  useStayingOn(table);
  const [opened, setOpened] = useState<Opened>();
  // What comes next closes it, and it doesn't come back.
  if (opened && opened.stage !== stage) setOpened(undefined);
  const now = opened?.stage === stage ? opened : undefined;
  const chosen = now?.passenger;
  const setChosen = (passenger: Passenger | undefined): void =>
    setOpened(passenger === undefined ? undefined : { stage, passenger, before: now?.before ?? journeysOf(view) });
  const [pins, setPins] = useState<readonly Pinned[]>([]);
  const [chosenIn, setChosenIn] = useState<ReadonlyMap<Passenger, number>>(new Map());
  const [said, setSaid] = useState<ReadonlyMap<Passenger, Mode>>(new Map());
  const own = ownPassengers(view).filter((passenger) => !hasArrived(view, passenger));
  const open = chosen !== undefined && own.includes(chosen) ? chosen : undefined;
  const unplanned = own.find((passenger) => ordersOf(view, passenger)!.legs.length === 0);
  const first = stage === 'opening' ? (unplanned ?? own[0]) : undefined;
  const planning = me === undefined || stage === 'question' ? undefined : (open ?? first);
  const pin = planning === undefined ? undefined : pinOf(view, planning, pins);

  const proposals = useMemo(() => (planning === undefined ? [] : waysOf(view, planning)), [view, planning]);

  const [pointedAt, look] = useState<Proposal>();
  const looked = pointedAt && proposals.includes(pointedAt) ? pointedAt : undefined;

  const travel = (passenger: Passenger, proposal: Proposal): void => {
    const journeys = journeyTo(view, passenger, proposal);
    setChosenIn(new Map([...chosenIn, ...journeys.map((each) => [each.passenger, view.turn] as const)]));
    void oneByOne(table, journeys);
  };
  const choosePlan = (proposal: Proposal): void => {
    if (planning === undefined) return;
    setPins(pins.filter((each) => each.passenger !== planning || !sameLegs(each.legs, proposal.legs)));
    travel(planning, proposal);
    const more = own.some((passenger) => passenger !== planning && ordersOf(view, passenger)?.legs.length === 0);
    // Mid-game it stays open until *Done*: nothing else comes under the finger.
    setChosen(stage === 'opening' && more ? undefined : planning);
  };
  /** A station or a train on the map is a leg made by hand; the rest of the way is found for it. */
  const pinTo = (target: Target): void => {
    if (planning === undefined || target.kind === 'passenger') return;
    const to: Pin = target.kind === 'station' ? { station: target.station } : { train: target.train };
    const proposal = proposeBy(view, planning, knownJourney(view, planning), to);
    if (!proposal) return;
    setPins([...pins, { passenger: planning, pin: to, legs: proposal.legs }]);
    setChosen(planning);
    travel(planning, proposal);
  };
  const unpin = (): void => {
    const best =
      planning === undefined ? undefined : alternatives(view, planning, knownJourney(view, planning) as 1 | 2)[0];
    if (best) choosePlan(best);
  };

  /** Closes the plan and takes back what was chosen in it. */
  const goBack = (): void => {
    const known = journeysOf(view);
    const changed = now?.before.filter(({ passenger, legs, task }) => {
      const other = known.find((each) => each.passenger === passenger);
      return other && (other.task !== task || !sameLegs(other.legs, legs));
    });
    setChosen(undefined);
    setPins(pins.filter(({ legs }) => now?.before.some((each) => sameLegs(each.legs, legs))));
    void oneByOne(table, changed ?? []);
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
  return {
    planning,
    proposals,
    looked,
    look,
    pin,
    chosenIn,
    plan: setChosen,
    choosePlan,
    goBack,
    pinTo,
    unpin,
    mode,
    setMode,
    go,
  };
}
