/** What *Hint* says: which colours to keep, where to drive, which way or answer is faster, each with its reason; best first. */
import {
  dryRun,
  homeOf,
  JOKER,
  roundsOf,
  seatOfTeam,
  teamTimes,
  type Position,
  type Team,
  type Train,
  type View,
} from '../../rules/index.ts';
import { drivesOf, mostFor, openTrains } from './laying.ts';
import { notesOf } from './outlook.ts';
import { sayTrain, type Speech } from './say.ts';

export interface Hint {
  readonly text: string;
  readonly face?: number;
  readonly train?: Train;
}

/** Fields that both passengers of a pair need: the later one decides the game, the earlier one counts half. */
function needOf(position: Position, team: Team): number {
  const [earlier, later] = teamTimes(position, team);
  return Math.min(later, 400) + Math.min(earlier, 400) / 2;
}

const teamsOf = (view: View, mine: boolean): readonly Team[] =>
  Array.from({ length: view.teams }, (_, team) => team).filter(
    (team) => (seatOfTeam(view, team) === view.viewer) === mine,
  );

/** Fields that the leader of the others is kept back count less than fields won. */
const LEADER = 0.35;

function worth(view: View, position: Position): number {
  const best = (mine: boolean): number => Math.min(...teamsOf(view, mine).map((team) => needOf(position, team)));
  if (position.phase === 'over') return seatOfTeam(position, position.winner) === view.viewer ? 1e6 : -1e6;
  return LEADER * best(false) - best(true);
}

interface Idea {
  readonly train: Train;
  readonly points: number;
  readonly gain: number;
  readonly why: string;
}

/** What points for a train would bring, for each number of them that the dice allow. */
function ideas(speech: Speech, view: View, laid: readonly Train[]): readonly Idea[] {
  const before = dryRun(view, drivesOf(view, laid) ?? []).after;
  const now = worth(view, before);
  return openTrains(view, laid).flatMap((train) =>
    Array.from({ length: mostFor(view, laid, train) }, (_, index): Idea => {
      const points = index + 1;
      const lay = [...laid, ...Array.from({ length: points }, () => train)];
      const run = dryRun(view, drivesOf(view, lay)!);
      const gain = worth(view, run.after) - now;
      return { train, points, gain, why: reasonOf({ ...speech, view }, train, points, gain) };
    }),
  );
}

function reasonOf(speech: Speech, train: Train, points: number, gain: number): string {
  const { words, view } = speech;
  const { hint } = words.screen;
  const lay = Array.from({ length: points }, () => train);
  const mine = notesOf(speech, dryRun(view, drivesOf(view, lay) ?? []), lay).filter(
    (note) => note.mine && note.passenger !== undefined,
  );
  if (mine[0]) return mine[0].text.replace(/!$/, '');
  const rounds = gain > 0 ? roundsOf(view, gain) : 0;
  return rounds > 0 && gain > 4 ? hint.saves(words.screen.list(['A', 'B']), rounds) : hint.least;
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
    .map(({ train, points, why }) => ({ train, text: hint.say(hint.drive(sayTrain(speech, train), points, why)) }));
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
  const trains = ranked(ideas(speech, open, []).filter(({ points }) => points <= 2)).filter(({ gain }) => gain > 0.5);
  const held = trains.filter(({ train }) => view.dice.includes(homeOf(train)));
  const faces = held.filter(
    ({ train }, index) => held.findIndex((other) => homeOf(other.train) === homeOf(train)) === index,
  );
  const hints = faces.slice(0, 3).map(({ train, why }) => ({
    face: homeOf(train),
    text: hint.say(hint.keep(words.faces[homeOf(train)]!, why)),
  }));
  return hints.length > 0 ? hints : [{ text: hint.say(hint.throwAll) }];
}
