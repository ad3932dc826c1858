/** What *Hint* says: which colours to keep, where to drive, which way or answer is faster, each with its reason; best first. */
import type { Seat } from '@stellwerk/kernel';
import {
  changesBy,
  dryRun,
  fieldsAhead,
  fieldsARound,
  freeSeats,
  homeOf,
  isWaiting,
  JOKER,
  roundsOf,
  sameLegs,
  seatOf,
  siblingOf,
  type Action,
  type DryRun,
  type Passenger,
  type Play,
  type Position,
  type Proposal,
  type Train,
  type View,
} from '../../rules/index.ts';
import { called } from '../../texts/words.ts';
import { columnsOf } from './columns.ts';
import { drivesOf, mostFor, openTrains } from './laying.ts';
import { notesOf } from './notes.ts';
import { awaitedTrain, isSoon } from './outlook.ts';
import { isMine, letterOf, LINE, ordersOf, sayPlay, sayRounds, sayTrain, sayWay, type Speech } from './say.ts';
import { ownAboard } from './targets.ts';
import { threatsOf } from './threat.ts';
import { journeyTo } from './usePlanner.ts';
import { isChosen, soonest, titleOf, waysOf } from './ways.ts';
import { isPlanned, savedBy, worthOfRun } from './worth.ts';

export interface Hint {
  readonly text: string;
  /** The train, colours, card or plan that it is about. */
  readonly about: string;
  /** The same for a nudge, where that would tell what to do. */
  readonly nudge?: string;
  /** Rounds that it saves or takes. */
  readonly brings?: string;
  /** What it does, as far as that can be foreseen. */
  readonly actions?: readonly Action[];
  readonly faces?: readonly number[];
  readonly train?: Train;
  /** The card of the plan that it means. */
  readonly way?: Proposal;
}

interface Idea {
  readonly train: Train;
  readonly points: number;
  readonly gain: number;
  /** Rounds for my passengers, together. */
  readonly saves: number;
  /** Undefined if it helps nobody of mine. */
  readonly why: string | undefined;
  /** Others whom it helps as well. */
  readonly helps: Helped;
}

/** What points for a train would bring, for each number of them that the dice allow. */
function ideas(
  speech: Speech,
  view: View,
  laid: readonly Train[],
  most: (train: Train) => number = () => Infinity,
): readonly Idea[] {
  const before = dryRun(view, drivesOf(view, laid) ?? []);
  const now = worthOfRun(view, before);
  const known = new Set(notesOf({ ...speech, view }, before).map(({ text }) => text));
  return openTrains(view, laid).flatMap((train) =>
    Array.from({ length: Math.min(most(train), mostFor(view, laid, train)) }, (_, index): Idea => {
      const points = index + 1;
      const run = dryRun(view, drivesOf(view, [...laid, ...Array.from({ length: points }, () => train)])!);
      const why = reasonOf({ ...speech, view }, train, before, known, run);
      const near = approached(view, train, before, run);
      const gain = worthOfRun(view, run) - now - APPROACH * near.length;
      const saves = roundsOf(view, fieldsSaved(view, before.after, run.after));
      return { train, points, gain, saves, why, helps: helpedBy(view, before, run, near) };
    }),
  );
}

/** What my passengers gain together; less than nothing if they lose more. */
function fieldsSaved(view: View, before: Position, after: Position): number {
  const sum = (saved: ReadonlyMap<Passenger, number>): number =>
    [...saved.values()].reduce((all, each) => all + each, 0);
  return sum(savedBy(view, before, after)) - sum(savedBy(view, after, before));
}

/** What it is worth to others that a train comes so near that they can count on it. */
const APPROACH = 1;

/** Passengers of others who wait where this train now comes within a round. */
function approached(view: View, train: Train, before: DryRun, run: DryRun): readonly Passenger[] {
  return run.after.place.flatMap((place, passenger) => {
    if (!isWaiting(place) || isMine(view, passenger) || freeSeats(run.after, train) === 0) return [];
    const [was, is] = [before, run].map(({ after }) => fieldsAhead(after, train, place)) as [number, number];
    return is < was && is <= fieldsARound(view) && is > 0 ? [passenger] : [];
  });
}

/** Others who are carried on, could board, or see the train come near. */
function helpedBy(view: View, before: DryRun, run: DryRun, near: readonly Passenger[]): Helped {
  const carried = run.carried.flatMap((fields, each) => (fields > before.carried[each]! ? [each] : []));
  const could = run.couldBoard.map(({ passenger }) => passenger);
  const known = before.couldBoard.map(({ passenger }) => passenger);
  const seats = (passengers: readonly Passenger[]): readonly Seat[] => [
    ...new Set(passengers.filter((each) => !isMine(view, each)).map((each) => seatOf(view, each))),
  ];
  const rides = seats(carried);
  const boards = seats(could.filter((each) => !known.includes(each))).filter((seat) => !rides.includes(seat));
  return { rides, boards, nears: seats(near).filter((seat) => !rides.includes(seat) && !boards.includes(seat)) };
}

/** Other players by what they have of it, each once, by the most. */
interface Helped {
  readonly rides: readonly Seat[];
  readonly boards: readonly Seat[];
  readonly nears: readonly Seat[];
}

function sayHelped({ words, name }: Speech, { rides, boards, nears }: Helped): string {
  const { hint, list } = words.screen;
  const names = (seats: readonly Seat[]): string => list(seats.map(name));
  const said = [
    ...(rides.length > 0 ? [hint.also.rides(names(rides), rides.length > 1)] : []),
    ...(boards.length > 0 ? [hint.also.boards(names(boards), boards.length > 1)] : []),
    ...(nears.length > 0 ? [hint.also.nears(nears.map(name))] : []),
  ];
  return said.length > 0 ? hint.but(list(said)) : '';
}

/** What it does for my passengers by their plans: what happens to one of them, else the rounds they save; undefined if nothing. */
function reasonOf(
  speech: Speech,
  train: Train,
  before: DryRun,
  /** What the points that lie already do: no reason for more. */
  known: ReadonlySet<string>,
  run: DryRun,
): string | undefined {
  const { words, view } = speech;
  const { hint, list } = words.screen;
  const planned = view.own!.passengers.filter((passenger) => isPlanned(view, passenger, train));
  const saved = [...savedBy(view, before.after, run.after)].filter(([passenger]) => planned.includes(passenger));
  const rides = planned.filter((passenger) => run.carried[passenger]! > before.carried[passenger]!);
  const gainers = [...rides, ...saved.map(([passenger]) => passenger)];
  const note = notesOf(speech, run).find(
    ({ passenger, text }) => passenger !== undefined && gainers.includes(passenger) && !known.has(text),
  );
  if (note) return note.text.replace(/!$/, '');
  const rounds = Math.max(0, ...saved.map(([, fields]) => roundsOf(view, fields)));
  const [first, second] = saved;
  if (!first || second || rides.includes(first[0]))
    return first && hint.saves(list(saved.map(([passenger]) => letterOf(view, passenger))), saved.length, rounds);
  // Why a train is good that carries nobody of mine.
  const [passenger] = first;
  const awaits = awaitedTrain(view, passenger)?.train === train;
  // Until a change that is far off everything may come differently.
  const change = changesBy(view, passenger, ordersOf(view, passenger)!.legs).find((each) => each.train === train);
  if (!awaits && (!change || !isSoon(view, change.comes))) return undefined;
  return (awaits ? hint.waits : hint.changes)(letterOf(view, passenger), homeOf(train) + 1, rounds);
}

/** The best lays first, one for each train. */
function ranked(all: readonly Idea[]): readonly Idea[] {
  const sorted = all.toSorted((a, b) => b.gain - a.gain || a.points - b.points);
  return sorted.filter(({ train }, index) => sorted.findIndex((other) => other.train === train) === index);
}

/** The first that has room in the head's second line; else the last. */
const fitting = (room: number, texts: readonly string[]): string =>
  texts.find(({ length }) => length <= room) ?? texts.at(-1)!;

export function driveHints(speech: Speech, laid: readonly Train[], room = LINE): readonly Hint[] {
  const { hint } = speech.words.screen;
  if (openTrains(speech.view, laid).length === 0) return [laidHint(speech, laid, room)];
  return ranked(ideas(speech, speech.view, laid))
    .slice(0, 3)
    .map(({ train, points, saves, why, helps }) => {
      const say = (reason: string): string => hint.say(hint.drive(sayTrain(speech, train), points, reason));
      const text =
        why === undefined ? say(hint.least) : fitting(room, [say(`${why}${sayHelped(speech, helps)}`), say(why)]);
      const lays = [...laid, ...Array.from({ length: points }, () => train)];
      const actions = drivesOf(speech.view, lays)!;
      return { train, text, about: sayTrain(speech, train), ...(saves > 0 && { brings: hint.saved(saves) }), actions };
    });
}

/** A point is worth moving for as much as some fields. */
const MOVE = 2;

/** Once all points lie: the one that would do more with another train, else what it is good for as it is. */
function laidHint(speech: Speech, laid: readonly Train[], room: number): Hint {
  const { words, view } = speech;
  const { hint } = words.screen;
  const before = dryRun(view, drivesOf(view, laid) ?? []);
  const notes = notesOf(speech, before);
  const known = new Set(notes.map(({ text }) => text));
  const now = worthOfRun(view, before);
  const moves = [...new Set(laid)].flatMap((from) => {
    const rest = laid.toSpliced(laid.lastIndexOf(from), 1);
    return openTrains(view, rest).flatMap((to) => {
      if (to === from) return [];
      const run = dryRun(view, drivesOf(view, [...rest, to])!);
      const why = reasonOf(speech, to, before, known, run);
      return why === undefined ? [] : [{ from, to, rest, why, gain: worthOfRun(view, run) - now }];
    });
  });
  const best = moves.toSorted((a, b) => b.gain - a.gain)[0];
  if (best && best.gain >= MOVE)
    return {
      train: best.to,
      about: sayTrain(speech, best.to),
      actions: drivesOf(view, [...best.rest, best.to])!,
      text: fitting(
        room,
        [sayTrain(speech, best.from), ''].map((from) =>
          hint.say(hint.better(from, sayTrain(speech, best.to), best.why)),
        ),
      ),
    };
  const why = notes.find(({ mine, tone }) => mine && tone !== 'warn')?.text ?? hint.least;
  return {
    text: hint.say(hint.fits(why.replace(/!$/, ''))),
    about: laid[0] === undefined ? hint.dice : sayTrain(speech, laid[0]),
    actions: drivesOf(view, laid)!,
  };
}

/** What the dice that lie there are worth for each train, or two of them where there are fewer: the others may become anything. */
export function rollHints(speech: Speech): readonly Hint[] {
  const { words, view } = speech;
  const { hint } = words.screen;
  const lying = (train: Train): number => view.dice.filter((face) => face === homeOf(train) || face === JOKER).length;
  const open: View = {
    ...view,
    phase: 'drive',
    dice: [JOKER, JOKER, JOKER, JOKER, JOKER],
    used: view.used.map(() => false),
  };
  const all = ideas(speech, open, [], (train) => Math.max(2, lying(train)));
  const trains = ranked(all.filter(({ why }) => why !== undefined));
  const held = trains.filter(({ train }) => view.dice.includes(homeOf(train)));
  const faces = held.filter(
    ({ train }, index) => held.findIndex((other) => homeOf(other.train) === homeOf(train)) === index,
  );
  const jokers = view.dice.includes(JOKER) ? [JOKER] : [];
  if (faces.length === 0) return [markedHint(speech, jokers)];
  const keep = (kept: readonly Idea[]): Hint => {
    const colours = kept.map(({ train }) => homeOf(train));
    const all = view.dice.every((face) => colours.includes(face) || jokers.includes(face));
    const names = words.screen.list(colours.map((face) => words.faces[face]!));
    return {
      ...keeping(speech, [...colours, ...jokers]),
      text: hint.say(all ? hint.stop : hint.keep(names, jokers.length > 0, kept[0]!.why!)),
    };
  };
  const together = faces.filter(({ gain }) => gain >= TOGETHER * faces[0]!.gain);
  return [...(together.length > 1 ? [keep(together)] : []), ...faces.map((face) => keep([face]))].slice(0, 3);
}

/** Where nothing is gained at once, what is marked below the dice is still worth keeping: colours that move a train of mine, and jokers. */
function markedHint(speech: Speech, jokers: readonly number[]): Hint {
  const { words, view } = speech;
  const { hint, list } = words.screen;
  const marked = columnsOf(view).filter(
    ({ dice, aboard, awaiting }) => dice.length > 0 && aboard.length + awaiting.length > 0,
  );
  const colours = marked.map(({ face }) => face);
  if (colours.length === 0)
    return { text: hint.say(jokers.length > 0 ? hint.keepJokers : hint.throwAll), ...keeping(speech, jokers) };
  const own = marked.flatMap(({ aboard, awaiting }) => [...aboard, ...awaiting]);
  const letters = [...new Set(own.map((passenger) => letterOf(view, passenger)))].sort();
  const names = list(colours.map((face) => words.faces[face]!));
  return {
    ...keeping(speech, [...colours, ...jokers]),
    text: hint.say(hint.keep(names, jokers.length > 0, hint.nearer(list(letters)))),
  };
}

/** Keeps the dice of these faces and throws the others. */
export function keeping({ words, view }: Speech, faces: readonly number[]): Pick<Hint, 'faces' | 'about' | 'actions'> {
  const { hint, list } = words.screen;
  const dice = view.dice.flatMap((face, die) => (faces.includes(face) ? [] : [die]));
  return {
    faces,
    about: faces.length > 0 ? hint.colours(list(faces.map((face) => words.faces[face]!))) : hint.dice,
    actions: [dice.length > 0 ? { type: 'roll', dice } : { type: 'stop' }],
  };
}

/** Colours that bring at least this part of what the best one brings are worth keeping with it. */
const TOGETHER = 0.5;

/** Rounds that a card has to bring: it can be played but once. */
const WORTH = 2;

/** The card in the hand that is clearly worth playing now: to win, to stop somebody who may win, or to bring an own passenger on by rounds. */
export function cardHints(speech: Speech, legal: readonly Action[]): readonly Hint[] {
  const { words, view } = speech;
  const { hint, list } = words.screen;
  const plays = legal.flatMap((action) => (action.type === 'play' ? [action.play] : []));
  if (plays.length === 0) return [];
  const say = (play: Play, why: string): readonly Hint[] => [
    {
      text: hint.say(hint.card(sayPlay(speech, play), why)),
      about: words.cards[play.card].name,
      actions: [{ type: 'play', play }],
      ...('train' in play && { train: play.train }),
    },
  ];
  const runs = plays.map((play) => ({ play, run: dryRun(view, [{ type: 'play', play }]) }));
  const wins = runs.find(({ run }) => run.events.some((event) => event.type === 'won' && event.seat === view.viewer));
  if (wins) return say(wins.play, hint.wins);
  const threat = threatsOf(view).find(({ red }) => red);
  if (threat && ownAboard(view, threat.train) === undefined) {
    const stops = plays.filter(
      (play) => 'train' in play && play.train === threat.train && STOPPING.includes(play.card),
    );
    const [best] = stops.toSorted((a, b) => STOPPING.indexOf(a.card) - STOPPING.indexOf(b.card));
    if (best) return say(best, hint.stops(speech.name(threat.seat)));
  }
  const gains = runs.map(({ play, run }) => {
    return { play, saved: [...savedBy(view, view, run.after)], gain: fieldsSaved(view, view, run.after) };
  });
  const best = gains.reduce((a, b) => (b.gain > a.gain ? b : a));
  const rounds = roundsOf(view, best.gain);
  if (rounds < WORTH) return [];
  const letters = list(best.saved.map(([passenger]) => letterOf(view, passenger)));
  return say(best.play, hint.saves(letters, best.saved.length, rounds));
}

/** What keeps a train from its goal, the surest first: who is turned round or diverted may come back. */
const STOPPING: readonly Play['card'][] = ['turnaround', 'diversion', 'redsignal'];

/**
 * The way with which both passengers are home soonest, or that it is chosen already, then the others; of the other passenger where only that one
 * can gain.
 */
export function planHints(speech: Speech, passenger: Passenger, ways: readonly Proposal[]): readonly Hint[] {
  const { words, view } = speech;
  const { hint, rounds } = words.screen;
  const best = soonest(view, passenger, ways);
  if (!best || best.way.time === Infinity) return [];
  const { way, other } = best;
  const route = ({ legs, task }: Proposal, who: Passenger): string => sayWay(speech, legs, task, view.task[who] !== 0);
  const hinted = (what: string, who: Passenger, one: Proposal, about: string): Hint => ({
    text: hint.say(what),
    about,
    nudge: hint.plans(letterOf(view, who)),
    brings: sayRounds(speech, one.time),
    actions: journeyTo(view, who, one),
  });
  const say = (who: Passenger, one: Proposal): string =>
    (other ? hint.planBoth : hint.plan)(called(view, who, one.task), route(one, who), rounds(best.rounds[0]));
  const sibling = siblingOf(passenger);
  const isPlanned = isChosen(view, passenger, way);
  const isOther = isPlanned && other !== undefined && !isChosen(view, sibling, other);
  const [who, first, all] = isOther ? [sibling, other, waysOf(view, sibling)] : [passenger, way, ways];
  const planned = (other ? hint.plannedBoth : hint.planned)(rounds(best.rounds[0]));
  const others = all.filter((one) => !sameLegs(one.legs, first.legs) && one.time < Infinity);
  return [first, ...others].map((one) => {
    const title = titleOf(speech, [first, ...others], who, one);
    const option = hint.other(`${called(view, who, one.task)}: ${title}`, sayRounds(speech, one.time));
    const what = one !== first ? option : isPlanned && !isOther ? planned : say(who, first);
    return { ...hinted(what, who, one, title), ...(!isOther && { way: one }) };
  });
}
