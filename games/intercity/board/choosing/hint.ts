/** What *Hint* says: which colours to keep, where to drive, which way or answer is faster, each with its reason; best first. */
import { dryRun, homeOf, JOKER, roundsOf, type DryRun, type Train, type View } from '../../rules/index.ts';
import { drivesOf, mostFor, openTrains } from './laying.ts';
import { notesOf } from './notes.ts';
import { letterOf, sayTrain, type Speech } from './say.ts';
import { isPlanned, savedBy, worthOfRun } from './worth.ts';

export interface Hint {
  readonly text: string;
  readonly faces?: readonly number[];
  readonly train?: Train;
}

interface Idea {
  readonly train: Train;
  readonly points: number;
  readonly gain: number;
  /** Undefined if it helps nobody of mine. */
  readonly why: string | undefined;
}

/** What points for a train would bring, for each number of them that the dice allow. */
function ideas(speech: Speech, view: View, laid: readonly Train[], most = Infinity): readonly Idea[] {
  const before = dryRun(view, drivesOf(view, laid) ?? []);
  const now = worthOfRun(view, before);
  const known = new Set(notesOf({ ...speech, view }, before).map(({ text }) => text));
  return openTrains(view, laid).flatMap((train) =>
    Array.from({ length: Math.min(most, mostFor(view, laid, train)) }, (_, index): Idea => {
      const points = index + 1;
      const run = dryRun(view, drivesOf(view, [...laid, ...Array.from({ length: points }, () => train)])!);
      const why = reasonOf({ ...speech, view }, train, before, known, run);
      return { train, points, gain: worthOfRun(view, run) - now, why };
    }),
  );
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
  return saved.length > 0
    ? hint.saves(list(saved.map(([passenger]) => letterOf(view, passenger))), saved.length, rounds)
    : undefined;
}

/** The best lays first, one for each train. */
function ranked(all: readonly Idea[]): readonly Idea[] {
  const sorted = all.toSorted((a, b) => b.gain - a.gain || a.points - b.points);
  return sorted.filter(({ train }, index) => sorted.findIndex((other) => other.train === train) === index);
}

export function driveHints(speech: Speech, laid: readonly Train[]): readonly Hint[] {
  const { hint } = speech.words.screen;
  return ranked(ideas(speech, speech.view, laid))
    .slice(0, 3)
    .map(({ train, points, why }) => ({
      train,
      text: hint.say(hint.drive(sayTrain(speech, train), points, why ?? hint.least)),
    }));
}

/** As if every die could become anything: what a point of each colour is worth. */
export function rollHints(speech: Speech): readonly Hint[] {
  const { words, view } = speech;
  const { hint } = words.screen;
  const open: View = {
    ...view,
    phase: 'drive',
    dice: [JOKER, JOKER, JOKER, JOKER, JOKER],
    used: view.used.map(() => false),
  };
  const trains = ranked(ideas(speech, open, [], 2).filter(({ why }) => why !== undefined));
  const held = trains.filter(({ train }) => view.dice.includes(homeOf(train)));
  const faces = held.filter(
    ({ train }, index) => held.findIndex((other) => homeOf(other.train) === homeOf(train)) === index,
  );
  const jokers = view.dice.includes(JOKER);
  const hints = faces.slice(0, 3).map(({ train, why }) => ({
    faces: [homeOf(train), ...(jokers ? [JOKER] : [])],
    text: hint.say(hint.keep(words.faces[homeOf(train)]!, jokers, why!)),
  }));
  return hints.length > 0 ? hints : [{ text: hint.say(hint.throwAll) }];
}
