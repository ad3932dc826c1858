/** The points that are laid and not yet driven. */
import { useMemo, useState } from 'react';
import { useRemembered } from '@stellwerk/toolkit/remembered.ts';
import {
  canDrive,
  dryRun,
  isAboard,
  JOKER,
  unusedDice,
  type Event,
  type Station,
  type Train,
  type View,
} from '../../rules/index.ts';
import type { Target } from '../map/NetworkMap.tsx';
import type { InterCityTable } from '../table.ts';
import { dearTrains, reasonsFor, stillLit, type LitFor } from './columns.ts';
import {
  bringing,
  costTo,
  diceLeft,
  drivesOf,
  layTo,
  layWishes,
  mostFor,
  openTrains,
  pointsLeft,
  type Drive,
} from './laying.ts';
import { ownPassengers } from './outlook.ts';
import { mayBuy, restOf } from './rest.ts';
import { ALL_TRAINS } from './say.ts';
import { threatsOf } from './threat.ts';
import type { Stage } from './useTurn.ts';
import { wishedTrains, wishOf, type Pennant } from './wishes.ts';

/** Points that only one train can take lie with it from the start. */
function forced(view: View, laid: readonly Train[]): readonly Train[] {
  return diceLeft(view, laid).flatMap((die) => {
    const trains = ALL_TRAINS.filter((train) => canDrive(view, die, train));
    return trains.length === 1 ? trains : [];
  });
}

/** A view whose jokers aren't laid: three of them are first offered for a card. */
function withoutJokers(view: View): View {
  return { ...view, used: view.used.map((used, die) => used || view.dice[die] === JOKER) };
}

/** What lies there from the start: wishes, what lay so in the last turn, and what only one train can take. */
export function firstLay(view: View, pennants: readonly Pennant[], before: readonly LitFor[] = []): readonly Train[] {
  const open = mayBuy(view) ? withoutJokers(view) : view;
  // Nothing lies by itself for a train that would bring somebody else home.
  const dangers = threatsOf(view).flatMap(({ red, train }) => (red ? [train] : []));
  const wished = layWishes(
    open,
    pennants.filter(({ train }) => !dangers.includes(train)),
  );
  const again = [...stillLit(view, before).keys()].reduce<readonly Train[]>((laid, face) => {
    const train = trainFor(open, laid, face);
    return train === undefined || dangers.includes(train) ? laid : [...laid, ...colourOn(open, laid, face, train)];
  }, wished);
  return [...again, ...forced(open, again)];
}

/** The colours whose dice bring passengers of mine on: they lie so again in the next turn, as long as those ride or wait for the same train. */
export function placedFor(view: View, drives: readonly Drive[]): readonly LitFor[] {
  const faces = drives.flatMap(({ die, train }) => {
    const face = view.dice[die]!;
    return face !== JOKER && dearTrains(view).has(train) ? [face] : [];
  });
  return [...new Set(faces)].map((face) => [face, 0, reasonsFor(view, face)]);
}

/** Three jokers can buy a card: what they would do for trains instead. */
export interface CardOffer {
  /** Where wishes would lay them. */
  readonly instead: readonly Train[];
}

/** Where but one train can bring my passengers on, its reach is shown without being asked for. */
export function onlyTrain(view: View): Train | undefined {
  const wished = wishedTrains(view);
  const [train, second] = openTrains(view, []).filter((each) => wished.has(each));
  return second === undefined ? train : undefined;
}

/** All dice of a colour for a train; no more than bring those of mine in it to where they get off. */
export function colourOn(view: View, laid: readonly Train[], face: number, train: Train): readonly Train[] {
  const dice = pointsLeft(view, laid).filter((die) => view.dice[die] === face && canDrive(view, die, train));
  const costs = ownPassengers(view).flatMap((passenger) => {
    const wish = isAboard(view.place[passenger]!) ? wishOf(view, passenger) : undefined;
    return wish?.train === train ? [costTo(view, laid, train, wish.station) ?? dice.length] : [];
  });
  const most = costs.length > 0 ? Math.max(...costs) : Infinity;
  return Array.from({ length: Math.min(dice.length, most) }, () => train);
}

/** The train that the dice of a colour are plainly for: the only one that can take them, or the only one that brings mine on. */
export function trainFor(view: View, laid: readonly Train[], face: number): Train | undefined {
  const open = openTrains(view, laid, face);
  const wished = wishedTrains(view);
  const [train, second] = open.length === 1 ? open : open.filter((each) => wished.has(each));
  return second === undefined ? train : undefined;
}

/** The moment that a lay is for, or the one when so many jokers more have been paid. */
export function keyOf(view: View, paid = 0): string {
  const jokers = unusedDice(view).filter((die) => view.dice[die] === JOKER);
  const used = view.used.map((is, die) => is || jokers.slice(0, paid).includes(die));
  return `${view.turn} ${view.phase} ${used.join()}`;
}

interface Laid {
  /** The moment that it was laid for. */
  readonly key: string;
  readonly laid: readonly Train[];
  /** What lay there before each press, the latest last. */
  readonly before: readonly (readonly Train[])[];
}

const isLaid = (value: unknown): value is Laid =>
  value instanceof Object &&
  'key' in value &&
  'laid' in value &&
  Array.isArray(value.laid) &&
  'before' in value &&
  Array.isArray(value.before);

/** What was confirmed, and the cards that have come between since; none once they have been read. */
interface Sent {
  readonly turn: number;
  readonly drives: readonly Drive[];
  /** The last step that was heard of. */
  readonly step: number;
  readonly between: readonly PlayedCard[];
}

export type PlayedCard = Extract<Event, { type: 'played' }>;

/** The cards that were played since then as well. */
export function heard(sent: Sent, { step, fresh, mode }: Pick<InterCityTable, 'step' | 'fresh' | 'mode'>): Sent {
  if (step === sent.step || mode !== 'play') return sent;
  const cards = fresh.filter((event): event is PlayedCard => event.type === 'played');
  return { ...sent, step, between: [...sent.between, ...cards] };
}

/** Something else lies there after a press. */
export const relaid = ({ key, laid, before }: Laid, trains: readonly Train[]): Laid => ({
  key,
  laid: trains,
  before: [...before, laid],
});

/** One press back, however much it laid; what lay there from the start goes point by point. */
export const undone = ({ key, laid, before }: Laid): Laid => ({
  key,
  laid: before.at(-1) ?? laid.slice(0, -1),
  before: before.slice(0, -1),
});

export function useLay(table: InterCityTable, stage: Stage, pennants: readonly Pennant[]) {
  const { view, memory } = table;
  const key = keyOf(view);
  const [state, setState] = useRemembered<Laid>(memory, 'laid', { key: '', laid: [], before: [] }, isLaid);
  const [picked, setPicked] = useState<{ readonly key: string; readonly colour?: number; readonly train?: Train }>();
  const [placed, setPlaced] = useRemembered<readonly LitFor[]>(memory, 'placed', [], Array.isArray);
  const first = useMemo(
    () => (stage === 'drive' && view.own ? firstLay(view, pennants, placed) : []),
    [stage, view, pennants, placed],
  );
  const byHand = state.key === key && stage === 'drive';
  // What was confirmed and not driven, since something came between, still lies there.
  const [sent, setSent] = useState<Sent>();
  const now = sent?.turn === view.turn && stage !== 'over' ? heard(sent, table) : undefined;
  if (sent && now && now !== sent) setSent(now);
  const rest = useMemo(
    () => (now?.drives ?? []).filter(({ die }) => !view.used[die]).map((each) => each.train),
    [now?.drives, view],
  );
  const wanted = byHand ? state.laid : rest.length > 0 && drivesOf(view, rest) ? rest : first;
  const drives = useMemo(() => drivesOf(view, wanted) ?? [], [view, wanted]);
  const laid = useMemo(() => drives.map(({ train }) => train), [drives]);
  const run = useMemo(() => (drives.length > 0 && view.own ? dryRun(view, drives) : undefined), [view, drives]);
  const only = useMemo(
    () => (stage === 'drive' && laid.length === 0 ? onlyTrain(view) : undefined),
    [stage, view, laid],
  );
  const { colour, train } = picked?.key === key ? picked : { train: only };

  const lies: Laid = { key, laid, before: byHand ? state.before : [] };
  /** Whatever is touched, what stopped the points has been read. */
  const change = (to: Laid): void => {
    setState(to);
    setSent(now && { ...now, between: [] });
  };
  const put = (trains: readonly Train[]): void => change(relaid(lies, trains));
  const undo = (): void => change(undone(lies));
  const lay = (trains: readonly Train[]): void => {
    if (trains.length === 0) return;
    put([...laid, ...trains]);
    setPicked({ key, train: trains.at(-1)! });
  };
  const takeBack = (which: Train): void => put(laid.toSpliced(laid.lastIndexOf(which), 1));
  const refuse = (which: Train): void => {
    const die = diceLeft(view, laid)[0] ?? 0;
    void table.why({ type: 'drive', die, train: which }, true);
  };
  const point = (target: Target): void => {
    switch (target.kind) {
      case 'train': {
        if (mostFor(view, laid, target.train) === 0) return refuse(target.train);
        // A colour that has been chosen goes there as a whole.
        const all = colour === undefined ? [] : colourOn(view, laid, colour, target.train);
        return lay(all.length > 0 ? all : [target.train]);
      }
      case 'bead':
        return lay(Array.from({ length: target.points }, () => target.train));
      case 'ghost':
        return takeBack(target.train);
      case 'station':
        return lay(layTo(view, laid, target.station, train, dearTrains(view)));
      case 'passenger':
    }
  };
  /** A train to a station, as near as the points bring it; one that stands there goes on by a point. */
  const bring = (which: Train, station: Station): void => {
    if (mostFor(view, laid, which) === 0) return refuse(which);
    lay(bringing(view, laid, { train: which, station }));
  };
  /** Three jokers are first offered for a card. */
  const layWish = (pennant: Pennant): void => {
    const open = withoutJokers(view);
    lay(layWishes(mayBuy(view, laid) && drivesOf(open, laid) ? open : view, [pennant], laid));
  };
  const layRest = (): void => {
    put([...laid, ...restOf(view, laid)]);
  };
  const offer = useMemo<CardOffer | undefined>(
    () => (stage === 'drive' && mayBuy(view, laid) ? { instead: layWishes(view, pennants, laid) } : undefined),
    [stage, view, pennants, laid],
  );
  const layJokers = (): void => put([...laid, ...(offer?.instead ?? [])]);
  /** A card is bought with three jokers; what lies for other dice stays. */
  const draw = (): void => {
    setState({ key: keyOf(view, 3), laid, before: [] });
    void table.act({ type: 'draw' });
  };
  const [underWay, setUnderWay] = useState(false);
  const drive = async (): Promise<void> => {
    setSent({ turn: view.turn, drives, step: table.step, between: [] });
    setUnderWay(true);
    // What was stopped goes on in the same turn.
    setPlaced([...(sent?.turn === view.turn ? placed : []), ...placedFor(view, drives)]);
    await table.actAll(drives);
    setUnderWay(false);
  };
  const pickColour = (face: number | undefined): void => {
    const open = face === undefined || face === JOKER ? [] : openTrains(view, laid, face);
    setPicked({ key, ...(face !== undefined && { colour: face }), ...(open.length === 1 && { train: open[0]! }) });
  };
  /** All of a colour where it is plain for which train, jokers for the chosen one; else the colour is chosen. */
  const tapColour = (face: number): void => {
    const which = face === JOKER ? train : trainFor(view, laid, face);
    const all = which === undefined ? [] : colourOn(view, laid, face, which);
    if (all.length > 0) lay(all);
    else pickColour(colour === face ? undefined : face);
  };
  const laidDice = drives.map(({ die }) => die);
  return {
    stoppedBy: rest.length > 0 ? now!.between : [],
    laid,
    drives,
    laidDice,
    run,
    byHand,
    again: !byHand && laid.length > 0 && stillLit(view, placed).size > 0,
    layRest,
    offer,
    layJokers,
    draw,
    colour,
    train,
    lay,
    layWish,
    undo,
    bring,
    point,
    drive: () => void drive(),
    underWay,
    pickColour,
    tapColour,
  };
}
