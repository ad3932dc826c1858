/** What a person has put together and not done yet: the sketch of the turn with its way back, a block to jam, cards to discard. */
import type { Reason } from '@stellwerk/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useRemembered } from '@stellwerk/toolkit/remembered.ts';
import { HAND_LIMIT, inOrder, isPowerUp, type Action, type Cell, type PowerUp, type TripId } from '../rules/index.ts';
import type { Course } from './sketch/journey.ts';
import {
  addedBy,
  droppedBy,
  joinedElsewhere,
  ledElsewhere,
  replacedBy,
  type Dropped,
  type Moved,
  type Replaced,
} from './sketch/changes.ts';
import { costOf, quickFoot, slowFoot, type Foot } from './sketch/feet.ts';
import { pairsToReckon } from './sketch/pairs.ts';
import { actionsOf, cardAt, EMPTY, isEmpty, onOffer, reckon, type Outcome, type Sketch } from './sketch/sketch.ts';
import { chooseMode, touchCard, touchTrip, type Refusal, type Touch } from './sketch/touches.ts';
import { beginsStroke, touchCell, touchStroke } from './sketch/plan-touches.ts';
import { tripsAt } from './sketch/zones.ts';
import { chipsOf, ticketsOf, type Chip, type Ticket } from './sketch/tickets.ts';
import { jamTargets, roleOf, type FutureMobilityTable, type Role } from './table.ts';

/** The stop of the line that the last touch belonged to. */
export type Stop = 'cards' | 'trip';

/** The card of the hand, or the open trip, whose text is read. */
export type Read = { readonly place: number } | { readonly trip: TripId };

function sameAs(one: Read, other: Read | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export interface Planning {
  readonly role: Role;
  /** Something is under way: nothing can be changed before the answer. */
  readonly sent: boolean;
  readonly outcome: Outcome;
  readonly tickets: readonly Ticket[];
  readonly chips: readonly Chip[];
  readonly stop: Stop;
  /** Which segment the chips stand for, where modes are combined. */
  readonly at: number | undefined;
  /** Why the last touch came to nothing; `cells` are where. */
  readonly refused: Refusal | undefined;
  /** A mode that was asked for in vain. */
  readonly lacking: Chip | undefined;
  /** A block that was looked at before anything was chosen, and the trips from or to it. */
  readonly place: { readonly cell: Cell; readonly trips: readonly TripId[] } | undefined;
  readonly dropped: Dropped | undefined;
  readonly moved: Moved | undefined;
  /** What was chosen before and gave way to the trip that was touched. */
  readonly replaced: Replaced | undefined;
  /** A card that nobody touched and that had to be laid for what was. */
  readonly added: PowerUp | undefined;
  /** The mode was chosen already and the trip goes another way now. */
  readonly leafed: boolean;
  /** The card that was touched, and the turn that it promises. */
  readonly promise: { readonly card: PowerUp; readonly foot: Promising } | undefined;
  /** The button was pressed before there was anything to travel. */
  readonly unready: boolean;
  /** The sketch was made before my turn and not touched in it; `begin` takes it up. */
  readonly early: boolean;
  begin(): void;
  /** Trips of my plan that are no longer open. */
  readonly gone: readonly TripId[];
  readonly reading: Read | undefined;
  readonly picked: readonly number[];
  readonly jam: Cell | undefined;
  foot(place: number): Foot | undefined;
  /** What the best turn would lack without the card, as soon as that is reckoned. */
  cost(place: number): number | undefined;
  readonly undo: (() => void) | undefined;
  card(place: number): void;
  trip(id: TripId): void;
  mode(chip: Chip): void;
  cell(cell: Cell): void;
  stroke(cells: readonly Cell[]): void;
  beginsStroke(cell: Cell): boolean;
  leadsOn(cells: readonly Cell[]): readonly Cell[] | undefined;
  read(what: Read | undefined): void;
  show(sketch: Sketch): void;
  /** Puts the card in hand away, then the trip. */
  leave(): void;
  clear(): void;
  send(): void;
}

/** Something touched, kept while what is asked stays the same. */
interface Aside {
  readonly key: string;
  readonly refused?: Refusal | undefined;
  readonly lacking?: Chip | undefined;
  readonly reading?: Read | undefined;
  readonly picked?: readonly number[] | undefined;
  readonly jam?: Cell | undefined;
  readonly at?: number | undefined;
  readonly place?: Cell | undefined;
  readonly dropped?: Dropped | undefined;
  readonly moved?: Moved | undefined;
  readonly replaced?: Replaced | undefined;
  readonly added?: PowerUp | undefined;
  readonly leafed?: boolean | undefined;
  readonly promise?: Planning['promise'];
  readonly unready?: boolean | undefined;
  readonly stop?: Stop | undefined;
}

export function useSketch(table: FutureMobilityTable): Planning {
  const { view, viewer, pending } = table;
  const role = roleOf(table);
  const sketches = role === 'plan' || role === 'ahead';
  const open = sketches && !pending;
  const [stack, setStack, planned] = useStack(table);
  const sketch = (sketches && stack.at(-1)) || EMPTY;
  const outcome = useMemo(() => reckon(view, sketch), [view, sketch]);
  const key = `${viewer} ${view.turns} ${view.phase} ${view.asked}`;
  const [last, setAside] = useState<Aside>();
  const aside: Aside = last?.key === key ? last : { key };
  const note = (more: Omit<Aside, 'key'>): void =>
    setAside({ key, at: aside.at, stop: aside.stop, picked: aside.picked, jam: aside.jam, ...more });
  const toggleReading = (what: Read): void => note({ reading: sameAs(what, aside.reading) ? undefined : what });
  const push = (next: Sketch, stop: Stop): void => {
    setStack([...stack, next]);
    note({ stop });
  };
  const take = (touch: Touch, stop: Stop): void => {
    if ('refused' in touch) note({ refused: touch.refused, stop });
    // What changes nothing is no step to take back.
    else if (touch === outcome.sketch) note({ stop });
    else push(touch, stop);
  };
  const place =
    isEmpty(sketch) && aside.place !== undefined
      ? { cell: aside.place, trips: tripsAt(view.open, aside.place) }
      : undefined;
  const all = useMemo(() => ticketsOf(view, outcome), [view, outcome]);
  const tickets = place
    ? all.map((ticket) => (place.trips.includes(ticket.id) ? ticket : { ...ticket, look: 'dim' as const }))
    : all;
  const chips = useMemo(() => {
    const all = chipsOf(view, outcome, aside.at);
    // With which cards, a question that is posed leaves to the person.
    return table.poses ? all.filter(({ look }) => look !== 'card') : all;
  }, [view, outcome, aside.at, table.poses]);
  // Which card is needed least is told by what each could do.
  const reckons = sketches || role === 'discard';
  const feet = useFeet(table, outcome, reckons);
  const footOf = (place: number): Foot | undefined =>
    reckons ? (quickFoot(view, outcome, place) ?? feet.get(place)) : undefined;
  const now = outcome.sketch;
  const clear = (): void => setStack([]);

  return {
    role,
    sent: pending,
    outcome,
    tickets,
    chips,
    stop: aside.stop ?? 'cards',
    at: aside.at,
    refused: aside.refused,
    lacking: aside.lacking,
    place,
    dropped: aside.dropped,
    moved: aside.moved,
    replaced: aside.replaced,
    added: aside.added,
    leafed: aside.leafed === true,
    promise: outcome.journey || table.poses || table.guided ? undefined : aside.promise,
    unready: aside.unready === true && !outcome.complete,
    early: role === 'plan' && planned !== view.turns && !isEmpty(now),
    begin: () => setStack(stack),
    gone: sketch.wish?.trips.filter((id) => !view.open.includes(id)) ?? [],
    reading: aside.reading,
    picked: aside.picked ?? [],
    jam: aside.jam,
    foot: footOf,
    // All feet are needed for it.
    cost: (place) =>
      role === 'discard' && view.hand.every((_, other) => footOf(other))
        ? costOf(view, outcome, place, aside.picked ?? [])
        : undefined,
    undo:
      open && stack.length > 0
        ? () => {
            setStack(stack.slice(0, -1));
            // What was said of the step goes with it.
            note({});
          }
        : undefined,
    card: (place) => {
      if (role === 'discard') {
        const picked = toggled(aside.picked ?? [], place);
        // What one is about to give away says what it does.
        return note({ picked, reading: picked.includes(place) ? { place } : undefined });
      }
      if (!open) return toggleReading({ place });
      const touch = touchCard(view, now, place);
      const foot = footOf(place);
      if (!('refused' in touch)) {
        push(touch, 'cards');
        const added = addedBy(now, touch, place);
        const moved = ledElsewhere(outcome, reckon(view, touch));
        const promise = promises(touch, place) && promising(foot) ? { card: cardAt(view, place)!, foot } : undefined;
        return note({ stop: 'cards', added, moved, promise });
      }
      // A card that does nothing now says in its place what it is for; one that waits for a trip is put away, unless this is another of its kind.
      const why = 'kind' in touch.refused ? touch.refused.kind : undefined;
      if (now.active !== undefined && why !== 'oneEnough') push({ ...now, active: undefined }, 'cards');
      const idle = 'code' in touch.refused && touch.refused.code === 'carpoolIdle';
      const refused = why === 'jamLater' || idle ? undefined : touch.refused;
      note({ reading: { place }, refused, stop: 'cards' });
    },
    trip: (id) => {
      if (!open) return toggleReading({ trip: id });
      const place = outcome.journey?.segments.findIndex(({ trip }) => trip === id) ?? -1;
      // Where modes are combined a first touch chooses the segment that the modes stand for.
      const several = view.options.combinedModes && (outcome.journey?.segments.length ?? 0) > 1;
      if (several && place >= 0 && place !== (aside.at ?? outcome.journey!.segments.length - 1))
        return note({ at: place });
      const touched = reckon(view, touchTrip(view, now, id));
      setStack([...stack, touched.sketch]);
      const replaced = replacedBy(view, outcome, touched);
      const added = addedBy(now, touched.sketch);
      note({ stop: 'trip', at: undefined, moved: joinedElsewhere(outcome, touched), replaced, added });
    },
    mode: (chip) => {
      if (!open) return;
      if (chip.look === 'cannot') return note({ lacking: chip, stop: 'trip' });
      const touch = chooseMode(view, now, chip.option, aside.at);
      take(touch, 'trip');
      if ('refused' in touch) return;
      const moved = ledElsewhere(outcome, reckon(view, touch));
      note({ stop: 'trip', added: addedBy(now, touch), moved, leafed: chip.way !== undefined && touch !== now });
    },
    cell: (cell) => {
      if (pending) return;
      if (role === 'jam') {
        if (jamTargets(view).includes(cell)) return note({ jam: cell === aside.jam ? undefined : cell });
        return note({ refused: { code: 'jamRoute', at: [cell] } });
      }
      if (!sketches) return note({});
      if (isEmpty(now)) return note({ place: aside.place === cell ? undefined : cell });
      const { refused } = aside;
      const asked = refused && 'kind' in refused && refused.kind === 'eitherGoes' ? refused : undefined;
      // The block that the person lets go for the one touched before.
      const chosen = asked?.at.includes(cell) === true;
      const stop = now.active === undefined ? 'trip' : 'cards';
      const touch = chosen ? touchCell(view, now, asked.cell, cell) : touchCell(view, now, cell);
      take(touch, stop);
      if ('refused' in touch || chosen) return;
      note({
        dropped: droppedBy(view, now, touch, cell),
        moved: ledElsewhere(outcome, reckon(view, touch), cell),
        stop,
      });
    },
    stroke: (cells) => {
      if (!open) return;
      const stop = now.active === undefined ? 'trip' : 'cards';
      const touch = touchStroke(view, now, cells);
      take(touch, stop);
      if (!('refused' in touch)) note({ moved: ledElsewhere(outcome, reckon(view, touch), cells.at(-1)), stop });
    },
    beginsStroke: (cell) => open && beginsStroke(view, now, cell),
    leadsOn: (cells) => {
      if (now.active !== undefined) return undefined;
      const touch = touchStroke(view, now, cells);
      if ('refused' in touch) return undefined;
      return reckon(view, touch).journey?.segments.find(({ route }) => route.includes(cells.at(-1)!))?.route;
    },
    read: (what) => note({ reading: what }),
    show: (next) => {
      if (open) push(next, 'trip');
    },
    leave: () => {
      if (!open || isEmpty(now)) return note({});
      push(now.active === undefined ? EMPTY : { ...now, active: undefined }, 'cards');
    },
    clear,
    send: () => {
      if (role === 'plan' && !outcome.complete && view.open.length > 0) return note({ unready: true });
      void send(table, role, outcome, aside).then((reason) => {
        if (role === 'plan' && reason === undefined) clear();
      });
    },
  };
}

interface Kept {
  readonly turns: number;
  readonly stack: readonly Sketch[];
}

/** What was left open comes back from storage as null. */
function revived(sketch: Sketch): Sketch {
  const { wish } = sketch;
  if (!wish) return sketch;
  const open = <Value>(values: readonly (Value | undefined)[]) => values.map((value) => value ?? undefined);
  const course = ({ ends, ways }: Course): Course => ({ ends: open(ends), ways: open(ways) });
  return { ...sketch, wish: { ...wish, ...course(wish), ...(wish.stays && { stays: course(wish.stays) }) } };
}

/** Sketches up to now, the last one on top. After a reload in the same turn they are there again. */
function useStack({ view, memory, guided }: FutureMobilityTable) {
  const isOfThisTurn = (value: unknown): value is Kept =>
    value instanceof Object && 'turns' in value && value.turns === view.turns && 'stack' in value;
  const [kept, setKept] = useRemembered<Kept>(memory, 'sketches', { turns: view.turns, stack: [] }, isOfThisTurn);
  // A guide who did a turn for somebody goes on elsewhere.
  const past = guided === true && kept.turns !== view.turns;
  const stack = useMemo(() => (past ? [] : kept.stack.map(revived)), [kept, past]);
  return [stack, (next: readonly Sketch[]): void => setKept({ turns: view.turns, stack: next }), kept.turns] as const;
}

/** A foot that can be shown as a turn. */
export type Promising = Extract<Foot, { kind: 'makes' | 'pair' }>;

function promising(foot: Foot | undefined): foot is Promising {
  return (foot?.kind === 'makes' || foot?.kind === 'pair') && foot.actions.length > 0;
}

/** Taken into the hand, not put away; a turn that is shown has no cards that were given for others. */
function promises({ active, avoids, gives }: Sketch, place: number): boolean {
  return gives === undefined && (active === place || avoids.includes(place));
}

function toggled(picked: readonly number[], place: number): number[] {
  return picked.includes(place) ? picked.filter((other) => other !== place) : [...picked, place];
}

/** What is sent when the person presses the button. */
function send(table: FutureMobilityTable, role: Role, outcome: Outcome, aside: Aside): Promise<Reason | undefined> {
  const { view } = table;
  if (role === 'jam' && aside.jam !== undefined) return table.act({ type: 'jam', cell: aside.jam });
  if (role === 'discard') {
    const cards = inOrder((aside.picked ?? []).map((place) => view.hand[place]!).filter(isPowerUp));
    return table.act({ type: 'discard', cards });
  }
  const actions: readonly Action[] = actionsOf(view, outcome);
  return actions.length === 1 ? table.act(actions[0]!) : table.actAll(actions);
}

/** How many cards have to go. */
export function excessOf({ hand }: { readonly hand: readonly unknown[] }): number {
  return Math.max(0, hand.length - HAND_LIMIT);
}

const NO_FEET: ReadonlyMap<number, Foot> = new Map();

/** Feet that take a moment come after the rest is drawn; until then those of the same hand stay. */
function useFeet({ view }: FutureMobilityTable, outcome: Outcome, sketches: boolean): ReadonlyMap<number, Foot> {
  const [feet, setFeet] = useState<{ readonly hand: string; readonly feet: ReadonlyMap<number, Foot> }>();
  const hand = view.hand.join();
  useEffect(() => {
    if (!sketches) return undefined;
    const places = view.hand.flatMap((_, place) => (quickFoot(view, outcome, place) ? [] : [place]));
    if (onOffer(view, view.viewer as number) && outcome.sketch.gives?.length === 2) places.push(view.hand.length);
    const found = new Map<number, Foot>();
    const pairs = places.length > 0 ? pairsToReckon(view, outcome) : [];
    let timer = setTimeout(function next() {
      const pair = pairs.shift();
      if (pair) {
        pair();
        timer = setTimeout(next);
        return undefined;
      }
      const place = places.shift();
      if (place === undefined) return setFeet({ hand, feet: found });
      const same = [...found.keys()].find((other) => view.hand[other] === view.hand[place]);
      found.set(place, same === undefined ? slowFoot(view, outcome, place) : found.get(same)!);
      timer = setTimeout(next);
    });
    return () => clearTimeout(timer);
  }, [view, hand, outcome, sketches]);
  return feet?.hand === hand ? feet.feet : NO_FEET;
}
