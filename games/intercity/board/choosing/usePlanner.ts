/** The plans of my passengers: which one is open, the ways to choose from, legs made by hand, and when each asks. */
import { useMemo, useState } from 'react';
import {
  alternatives,
  hasArrived,
  modeOf,
  proposeBy,
  sameJourney,
  siblingOf,
  switchesOf,
  type Action,
  type Mode,
  type Passenger,
  type Pin,
  type Proposal,
} from '../../rules/index.ts';
import type { Target } from '../map/NetworkMap.tsx';
import type { InterCityTable } from '../table.ts';
import { ownPassengers } from './outlook.ts';
import { knownJourney, ordersOf } from './say.ts';
import type { Stage } from './useTurn.ts';

/** Orders and answers, which may be given while others are to act as well; laid points go in one go. */
export async function oneByOne({ act }: InterCityTable, actions: readonly Action[]): Promise<void> {
  for (const action of actions) if (await act(action)) return;
}

export function usePlanner(table: InterCityTable, stage: Stage) {
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
    // Mid-game it stays open until *Done*: nothing else comes under the finger.
    setChosen(stage === 'opening' && more ? undefined : planning);
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
