/** InterUrban in English. */
import type { Seat } from '@stellwerk/kernel';
import { COMMON, reasonText } from '@stellwerk/toolkit/words.ts';
import { kindOf, ownerOf, valueOf, type Ending, type Event, type StartLabel } from '../rules/index.ts';
import { type Reasons, type Words } from './words.ts';

type Name = (seat: Seat) => string;

const { list, points } = COMMON.en;

/** With an article, as it stands after 'places'. */
function laid(code: number, name: Name): string {
  const value = valueOf(code);
  switch (kindOf(code)) {
    case 'straight':
      return value > 0 ? `a straight worth ${value}` : 'a plain straight';
    case 'curve':
      return value > 0 ? `a curve worth ${value}` : 'a plain curve';
    case 'simple':
      return `the station ${value} of ${name(ownerOf(code))}`;
    case 'crossing':
      return `the crossing station ${value} of ${name(ownerOf(code))}`;
    case 'start':
      return 'a start tile';
  }
}

function tile(code: number, name: Name): string {
  const value = valueOf(code);
  switch (kindOf(code)) {
    case 'straight':
      return value > 0 ? `Straight worth ${value}` : 'Plain straight';
    case 'curve':
      return value > 0 ? `Curve worth ${value}` : 'Plain curve';
    case 'simple':
      return `Station ${value} of ${name(ownerOf(code))}`;
    case 'crossing':
      return `Crossing station ${value} of ${name(ownerOf(code))}`;
    case 'start':
      return 'Start tile';
  }
}

const routes = (labels: readonly string[]): string =>
  labels.length > 1 ? `routes ${list(labels)}` : `route ${labels[0]}`;

const ENDINGS: Readonly<Record<Ending, (name: string) => string>> = {
  routes: () => 'All six routes are complete.',
  track: () => 'All track tiles are laid.',
  stations: (name) => `All stations of ${name} are laid.`,
  stuck: (name) => `${name} can't place any tile.`,
};

const REASONS: Reasons = {
  shape: 'That is not a move in this game.',
  over: 'The game is over.',
  notYourTurn: "It isn't your turn.",
  placeOneFirst: 'You have to place at least one tile.',
  emptySlot: 'There is no tile here. Tiles are turned up at the end of the turn.',
  secondStation: 'You may place only one station a turn.',
  occupied: 'A tile lies here already.',
  noEndOfTrack: 'No route ends here: every tile goes in front of a loco.',
  routeComplete: ({ route }) => `Route ${route} is complete: nothing more is built on it.`,
  A: 'A: Beside the start tiles there may only be track, no stations.',
  B: ({ route }) => `B: In the first round no track may complete a route, and this one would end route ${route}.`,
  C: 'C: Two stations may never lie edge to edge.',
  D: ({ route }) => `D: Route ${route} would have two stations of one player in a row.`,
  E: 'E: Routes may not be joined.',
  F: 'F: A track may not touch an edge without track.',
  G: ({ route }) => `G: Route ${route} already has a station 1.`,
  H: ({ route }) => `H: Route ${route} already has a station 2.`,
  I: ({ route }) => `I: Route ${route} already has a station 3.`,
  J: ({ route }) => `J: Route ${route} already has a station 4 of this player.`,
};

function event(told: Event, name: Name): string | undefined {
  switch (told.type) {
    case 'game':
      return told.game === 0
        ? `The routes are ${list(told.labels)}. ${name(told.startPlayer)} begins.`
        : `Game ${told.game + 1} starts with routes ${list(told.labels)}. ${name(told.startPlayer)} begins.`;
    case 'placed': {
      const joined = told.runIns.map((code) => ` and connects ${laid(code, name)}`).join('');
      return `${name(told.seat)} places ${laid(told.tile, name)} on ${routes(told.labels)}${joined}.`;
    }
    case 'completed':
      return told.why === 'stations'
        ? `Route ${told.label} is complete: it has stations 1, 2, 3 and 4.`
        : `Route ${told.label} is complete: there is no room for another station.`;
    case 'turnedUp':
      return undefined;
    case 'ended': {
      const scores = told.points.map((count, seat) => `${name(seat)} ${count}`).join(', ');
      return `${ENDINGS[told.why](name(told.seat))} Victory points: ${scores}.`;
    }
    case 'won': {
      const names = list(told.seats.map(name));
      const best = points(told.points[told.seats[0]!]!);
      return told.seats.length > 1 ? `${names} share the victory with ${best}.` : `${names} wins with ${best}.`;
    }
  }
}

/** Where a start number comes from, unless it is simply printed. */
const STARTS: Readonly<Partial<Record<StartLabel, string>>> = {
  S: 'S counts its straights',
  C: 'C counts its curves',
  H: 'H is the highest start number of the others',
  L: 'L is the lowest start number of the others',
};

function sum(printed: StartLabel, start: number, track: number): string {
  const from = STARTS[printed];
  return `Start number ${start}${from ? ` (${from})` : ''} + track ${track} = ${start + track}`;
}

const TURNS = { left: ', to the left', right: ', to the right', ahead: '' } as const;

export const en: Words = {
  options: {
    competition: {
      label: 'Competition',
      help: 'As many games in a row as there are players, so that everyone starts once. Victory points add up.',
    },
  },
  event,
  reason: (reason) => reasonText(REASONS, reason, "That can't be done here."),
  tile,
  where: (labels, turn) => `${routes(labels)}${TURNS[turn]}`,
  completes: (labels) => `completes ${routes(labels)}`,
  list,
  endings: ENDINGS,
  board: {
    label: 'The table of InterUrban',
    keys: 'Arrow keys go from loco to loco, R turns the chosen tile, Enter places it.',
  },
  prompt: {
    choose: 'Choose a tile (1 to 3 a turn, at most one station).',
    more: (left, stationPlaced) =>
      `Place ${left === 1 ? 'one more tile' : 'up to two more tiles'}${stationPlaced ? ' (no station any more)' : ''}, or end your turn.`,
    where: (what) => `${what}: in front of which loco?`,
    here: (what, where) => `${what} on ${where}?`,
    wait: (name) => `${name} is building.`,
    won: (names, count, best) =>
      count > 1 ? `${names} share the victory with ${points(best)}.` : `${names} wins with ${points(best)}.`,
  },
  button: { place: 'Place', turn: 'Turn', end: 'End turn', back: 'Back', next: 'Next' },
  choice: {
    tile: (what, places) => `Choose ${what} (${places === 1 ? '1 way' : `${places} ways`} to place it)`,
    other: 'Choose another tile',
  },
  tray: {
    track: 'Track',
    stations: (name) => `Stations of ${name}`,
    left: (count) => `${count} face down in the pile`,
    empty: 'Empty place',
    closes: 'can complete a route',
  },
  routes: {
    title: 'Routes',
    name: (label) => `Route ${label}`,
    worth: (label, value) => `Route ${label}: worth ${value}`,
    complete: 'Complete',
    open: 'Under construction',
    nobody: 'No station yet',
    sum,
    rank: (name, commerce, victory) => `${name}: commerce ${commerce}, brings ${points(victory)}`,
    missing: (values) =>
      `For stations 1 to 4 it still needs: ${list(values.map(String))}. It is complete, too, when no station has room any more.`,
    next: 'The next station may be:',
    closers: (tiles) => `Complete right now with: ${list(tiles)}.`,
  },
  facts: {
    points: (count) => `${points(count)} if the game were over now`,
    before: (count) => `${points(count)} before`,
    stationsLeft: (count) => (count === 1 ? '1 station in the pile' : `${count} stations in the pile`),
    startPlayer: 'went first',
  },
  scoring: {
    title: 'Scoring route by route',
    steps: 'Steps of the scoring',
    sum: 'Sum',
    total: 'All routes together',
    game: (game) => `Game ${game}: scoring`,
  },
  ending: {
    why: (names, count, best) =>
      count > 1 ? `${names} have ${points(best)} each and share the victory.` : `${names} wins with ${points(best)}.`,
    chart: 'Points in the course of the game',
    tiles: (count) => (count === 1 ? '1 tile' : `${count} tiles`),
    player: 'Who',
    games: 'Games of the competition',
    game: (game) => `Game ${game}`,
  },
};
