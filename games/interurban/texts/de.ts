/** InterUrban auf Deutsch. */
import type { Seat } from '@stellwerk/kernel';
import { COMMON, reasonText } from '@stellwerk/toolkit/words.ts';
import { kindOf, ownerOf, valueOf, type Ending, type Event, type StartLabel } from '../rules/index.ts';
import { type Reasons, type Words } from './words.ts';

type Name = (seat: Seat) => string;

const { list, points } = COMMON.de;
const withPoints = (count: number): string => (count === 1 ? 'mit 1 Punkt' : `mit ${count} Punkten`);

/** Im Akkusativ, wie er nach „legt“ steht. */
function laid(code: number, name: Name): string {
  const value = valueOf(code);
  switch (kindOf(code)) {
    case 'straight':
      return value > 0 ? `eine Gerade mit Wert ${value}` : 'eine Gerade ohne Wert';
    case 'curve':
      return value > 0 ? `eine Kurve mit Wert ${value}` : 'eine Kurve ohne Wert';
    case 'simple':
      return `den Bahnhof ${value} von ${name(ownerOf(code))}`;
    case 'crossing':
      return `den Kreuzungsbahnhof ${value} von ${name(ownerOf(code))}`;
    case 'start':
      return 'ein Startplättchen';
  }
}

function tile(code: number, name: Name): string {
  const value = valueOf(code);
  switch (kindOf(code)) {
    case 'straight':
      return value > 0 ? `Gerade, Wert ${value}` : 'Gerade ohne Wert';
    case 'curve':
      return value > 0 ? `Kurve, Wert ${value}` : 'Kurve ohne Wert';
    case 'simple':
      return `Bahnhof ${value} von ${name(ownerOf(code))}`;
    case 'crossing':
      return `Kreuzungsbahnhof ${value} von ${name(ownerOf(code))}`;
    case 'start':
      return 'Startplättchen';
  }
}

const routes = (labels: readonly string[]): string =>
  labels.length > 1 ? `die Strecken ${list(labels)}` : `die Strecke ${labels[0]}`;

const ENDINGS: Readonly<Record<Ending, (name: string) => string>> = {
  routes: () => 'Alle sechs Strecken sind fertig.',
  track: () => 'Alle Streckenplättchen sind verbaut.',
  stations: (name) => `Alle Bahnhöfe von ${name} sind verbaut.`,
  stuck: (name) => `${name} kann kein Plättchen legen.`,
};

const REASONS: Reasons = {
  shape: 'Das ist kein Zug in diesem Spiel.',
  over: 'Das Spiel ist zu Ende.',
  notYourTurn: 'Du bist gerade nicht am Zug.',
  placeOneFirst: 'Mindestens ein Plättchen muss gelegt werden.',
  emptySlot: 'Hier liegt kein Plättchen. Aufgefüllt wird am Ende des Zuges.',
  secondStation: 'In jedem Zug ist nur ein Bahnhof erlaubt.',
  occupied: 'Hier liegt schon ein Plättchen.',
  noEndOfTrack: 'Hier endet keine Strecke: Jedes Plättchen muss vor einer Lok angelegt werden.',
  routeComplete: ({ route }) => `Die Strecke ${route} ist fertig: An ihr wird nicht mehr gebaut.`,
  A: 'A: Neben den Startplättchen sind nur Gleise erlaubt, keine Bahnhöfe.',
  B: ({ route }) =>
    `B: In der ersten Runde darf kein Gleis eine Strecke fertigstellen, und dieses beendet die Strecke ${route}.`,
  C: 'C: Zwei Bahnhöfe dürfen nie Kante an Kante liegen.',
  D: ({ route }) => `D: Auf der Strecke ${route} kämen zwei Bahnhöfe derselben Person nacheinander.`,
  E: 'E: Strecken dürfen nicht miteinander verbunden werden.',
  F: 'F: Ein Gleis darf nicht an eine Kante ohne Gleis stoßen.',
  G: ({ route }) => `G: Die Strecke ${route} hat schon einen Bahnhof 1.`,
  H: ({ route }) => `H: Die Strecke ${route} hat schon einen Bahnhof 2.`,
  I: ({ route }) => `I: Die Strecke ${route} hat schon einen Bahnhof 3.`,
  J: ({ route }) => `J: Auf der Strecke ${route} liegt schon ein Bahnhof 4 dieser Person.`,
};

function event(told: Event, name: Name): string | undefined {
  switch (told.type) {
    case 'game':
      return told.game === 0
        ? `Die Strecken heißen ${list(told.labels)}. ${name(told.startPlayer)} fängt an.`
        : `Spiel ${told.game + 1} beginnt mit den Strecken ${list(told.labels)}. ${name(told.startPlayer)} fängt an.`;
    case 'placed': {
      const joined = told.runIns.map((code) => ` und schließt ${laid(code, name)} an`).join('');
      return `${name(told.seat)} legt ${laid(told.tile, name)} an ${routes(told.labels)}${joined}.`;
    }
    case 'completed':
      return told.why === 'stations'
        ? `Die Strecke ${told.label} ist fertig: Sie hat Bahnhöfe mit 1, 2, 3 und 4.`
        : `Die Strecke ${told.label} ist fertig: Für einen weiteren Bahnhof ist kein Platz mehr.`;
    case 'turnedUp':
      return undefined;
    case 'ended': {
      const scores = told.points.map((count, seat) => `${name(seat)} ${count}`).join(', ');
      return `${ENDINGS[told.why](name(told.seat))} Siegpunkte: ${scores}.`;
    }
    case 'won': {
      const names = list(told.seats.map(name));
      const best = withPoints(told.points[told.seats[0]!]!);
      return told.seats.length > 1 ? `${names} teilen sich den Sieg ${best}.` : `${names} gewinnt ${best}.`;
    }
  }
}

/** Woher die Startzahl kommt, wo sie nicht einfach dasteht. */
const STARTS: Readonly<Partial<Record<StartLabel, string>>> = {
  S: 'S zählt ihre Geraden',
  C: 'C zählt ihre Kurven',
  H: 'H ist die höchste Startzahl der anderen',
  L: 'L ist die niedrigste Startzahl der anderen',
};

function sum(printed: StartLabel, start: number, track: number): string {
  const from = STARTS[printed];
  return `Startzahl ${start}${from ? ` (${from})` : ''} + Gleise ${track} = ${start + track}`;
}

const TURNS = { left: ', nach links', right: ', nach rechts', ahead: '' } as const;

export const de: Words = {
  options: {
    competition: {
      label: 'Wettbewerb',
      help: 'So viele Spiele nacheinander, dass alle einmal anfangen. Die Siegpunkte werden zusammengezählt.',
    },
  },
  event,
  reason: (reason) => reasonText(REASONS, reason, 'Das geht hier nicht.'),
  tile,
  where: (labels, turn) => `${labels.length > 1 ? 'Strecken' : 'Strecke'} ${list(labels)}${TURNS[turn]}`,
  completes: (labels) =>
    labels.length > 1 ? `die Strecken ${list(labels)} werden fertig` : `die Strecke ${labels[0]} wird fertig`,
  list,
  endings: ENDINGS,
  board: {
    label: 'Spieltisch von InterUrban',
    keys: 'Pfeiltasten gehen von Lok zu Lok, R dreht das gewählte Plättchen, die Eingabetaste legt es.',
  },
  prompt: {
    choose: 'Wähle ein Plättchen (1 bis 3 pro Zug, höchstens ein Bahnhof).',
    more: (left, stationPlaced) =>
      `Noch ${left === 1 ? 'ein Plättchen' : 'bis zu zwei Plättchen'}${stationPlaced ? ' ohne Bahnhof' : ''}, oder beende den Zug.`,
    where: (what) => `${what}: Vor welche Lok?`,
    here: (what, where) => `${what} an ${where}?`,
    wait: (name) => `${name} baut.`,
    won: (names, count, best) =>
      count > 1 ? `${names} teilen sich den Sieg ${withPoints(best)}.` : `${names} gewinnt ${withPoints(best)}.`,
  },
  button: { place: 'Legen', turn: 'Drehen', end: 'Zug beenden', back: 'Zurück', next: 'Weiter' },
  choice: {
    tile: (what, places) => `${what} wählen (${places === 1 ? '1 Möglichkeit' : `${places} Möglichkeiten`})`,
    other: 'Ein anderes Plättchen wählen',
  },
  tray: {
    track: 'Gleise',
    stations: (name) => `Bahnhöfe von ${name}`,
    left: (count) => `${count} verdeckt im Stapel`,
    empty: 'Leerer Platz',
    closes: 'kann eine Strecke fertigstellen',
  },
  routes: {
    title: 'Strecken',
    name: (label) => `Strecke ${label}`,
    worth: (label, value) => `Strecke ${label}: Wert ${value}`,
    complete: 'Fertig',
    open: 'Im Bau',
    nobody: 'Noch kein Bahnhof',
    sum,
    rank: (name, commerce, victory) => `${name}: Handel ${commerce}, bringt ${points(victory)}`,
    missing: (values) =>
      `Für Bahnhöfe von 1 bis 4 fehlt noch: ${list(values.map(String))}. Fertig ist sie auch, wenn kein Bahnhof mehr Platz hat.`,
    next: 'Der nächste Bahnhof darf sein:',
    closers: (tiles) => `Jetzt sofort fertig mit: ${list(tiles)}.`,
  },
  facts: {
    points: (count) => `${points(count)}, wenn jetzt Schluss wäre`,
    before: (count) => `davor ${points(count)}`,
    stationsLeft: (count) => (count === 1 ? '1 Bahnhof im Stapel' : `${count} Bahnhöfe im Stapel`),
    startPlayer: 'hat angefangen',
  },
  scoring: {
    title: 'Wertung Strecke für Strecke',
    steps: 'Schritte der Wertung',
    sum: 'Summe',
    total: 'Alle Strecken zusammen',
    game: (game) => `Spiel ${game}: Wertung`,
  },
  ending: {
    why: (names, count, best) =>
      count > 1
        ? `${names} haben je ${points(best)} und teilen sich den Sieg.`
        : `${names} gewinnt ${withPoints(best)}.`,
    chart: 'Punkte im Lauf des Spiels',
    tiles: (count) => (count === 1 ? '1 Plättchen' : `${count} Plättchen`),
    player: 'Wer',
    games: 'Spiele des Wettbewerbs',
    game: (game) => `Spiel ${game}`,
  },
};
