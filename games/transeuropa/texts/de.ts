/** TransEuropa auf Deutsch. */
import { COMMON, reasonText } from '@stellwerk/toolkit/words.ts';
import { type Event, mapFile, type MapRef, MAX_CREDIT, RAILS, topology, type View } from '../rules/index.ts';
import { type Place, placeOf, type Wind } from './places.ts';
import { endsOf, workOn } from './works.ts';
import { type Reasons, type Words, type Work } from './words.ts';

const WINDS: Readonly<Record<Wind, readonly [adverb: string, noun: string]>> = {
  e: ['östlich', 'Osten'],
  ene: ['ostnordöstlich', 'Ostnordosten'],
  ne: ['nordöstlich', 'Nordosten'],
  nne: ['nordnordöstlich', 'Nordnordosten'],
  n: ['nördlich', 'Norden'],
  nnw: ['nordnordwestlich', 'Nordnordwesten'],
  nw: ['nordwestlich', 'Nordwesten'],
  wnw: ['westnordwestlich', 'Westnordwesten'],
  w: ['westlich', 'Westen'],
  wsw: ['westsüdwestlich', 'Westsüdwesten'],
  sw: ['südwestlich', 'Südwesten'],
  ssw: ['südsüdwestlich', 'Südsüdwesten'],
  s: ['südlich', 'Süden'],
  sse: ['südsüdöstlich', 'Südsüdosten'],
  se: ['südöstlich', 'Südosten'],
  ese: ['ostsüdöstlich', 'Ostsüdosten'],
};

const WORKS: Readonly<Record<Work, readonly [noun: string, accusative: string, line: string]>> = {
  rail: ['Schiene', 'legt eine Schiene', 'einfache Linie'],
  sea: ['Fähre', 'baut eine Fährlinie', 'Doppellinie'],
  river: ['Brücke', 'baut eine Brücke', 'Doppellinie'],
  mountain: ['Tunnel', 'gräbt einen Tunnel', 'Doppellinie'],
  double: ['Schiene', 'legt eine Schiene', 'Doppellinie'],
};

/** Nach „mit“. */
const withPoints = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkten`);
const { list, points } = COMMON.de;

/** „nordöstlich von Paris“, „2 Linien südlich von Rom“. */
function beside({ city, lines, wind }: Place): string {
  const direction = `${WINDS[wind][0]} von ${city.name.de}`;
  return lines > 1 ? `${lines} Linien ${direction}` : direction;
}

function crossing(map: MapRef, index: number): string {
  const place = placeOf(map, index);
  return place.lines === 0 ? place.city.name.de : beside(place);
}

function stretch(map: MapRef, from: number, to: number): string {
  const [start, end] = [placeOf(map, from), placeOf(map, to)];
  if (start.lines === 0 && end.lines === 1 && end.city === start.city) {
    return `von ${start.city.name.de} nach ${WINDS[end.wind][1]}`;
  }
  const away = start.lines === 0 ? `von ${start.city.name.de}` : `von der Kreuzung ${beside(start)}`;
  return `${away} ${end.lines === 0 ? `nach ${end.city.name.de}` : `zur Kreuzung ${beside(end)}`}`;
}

const REASONS: Reasons = {
  shape: 'Das ist kein Zug in diesem Spiel.',
  notYourTurn: 'Du bist gerade nicht am Zug.',
  over: 'Das Spiel ist zu Ende.',
  placeMarkerFirst: 'Zuerst wird der Startstein gesetzt.',
  markerPlaced: 'Dein Startstein steht schon.',
  noSuchCrossing: 'Diese Kreuzung gibt es auf der Karte nicht.',
  crossingTaken: 'Hier steht schon ein Startstein.',
  noSuchLine: 'Diese Linie gibt es auf der Karte nicht.',
  occupied: 'Auf dieser Linie liegt schon eine Schiene.',
  notConnected: 'Diese Linie berührt dein Netz nicht: Jede Schiene muss mit deinem Startstein verbunden sein.',
  doubleAfterSingle:
    'Eine Doppellinie kostet den ganzen Zug: Nach einer Schiene ist nur noch eine einfache Linie erlaubt.',
  layAtLeastOne: 'Mindestens eine Schiene muss gelegt werden.',
  noOwnRails: 'Du hast in dieser Runde keine private Schiene mehr.',
  othersOwnRail: 'Hier liegt die private Schiene einer anderen Person.',
  mapUnknown: ({ map }) => `Eine Karte namens „${map}“ gibt es nicht.`,
  mapShape: 'Diese Datei ist keine Karte für TransEuropa.',
  mapTooLarge: ({ crossings, lines, cities }) =>
    `Die Karte ist zu groß: höchstens ${crossings} Kreuzungen, ${lines} Linien und ${cities} Städte.`,
  mapCrossing: ({ crossing: id }) => `Die Kreuzung ${id} kommt auf der Karte doppelt vor.`,
  mapLine: ({ a, b }) => `Die Linie von ${a} nach ${b} ist falsch oder doppelt.`,
  mapCity: ({ city }) => `Die Stadt ${city} liegt auf keiner Kreuzung oder kommt doppelt vor.`,
  mapTooFewCities: ({ colour, have, need }) =>
    `Die Karte hat zu wenige Städte der Gruppe ${COLOURS[colour as keyof typeof COLOURS]}: ${have} statt ${need}.`,
  mapDisconnected: 'Auf der Karte sind nicht alle Kreuzungen miteinander verbunden.',
};

const COLOURS = { red: 'Rot', orange: 'Orange', yellow: 'Gelb', green: 'Grün', blue: 'Blau' } as const;

/** Mehr als `MAX_CREDIT` hat niemand; so viel verliert auch, wem private Schienen keinen Weg lassen. */
const lost = (count: number): string =>
  count === 0 ? 'verliert nichts' : count >= MAX_CREDIT ? 'verliert alles' : `verliert ${points(count)}`;

function event(told: Event, name: (seat: number) => string, { map }: View): string | undefined {
  const names = (seats: readonly number[]): string => list(seats.map(name));
  switch (told.type) {
    case 'round':
      return `Runde ${told.round} beginnt, ${name(told.startPlayer)} fängt an.`;
    case 'hand':
      return `Deine Städte: ${list(told.cities.map((city) => mapFile(map).cities[city]!.name.de))}.`;
    case 'started': {
      const place = placeOf(map, told.crossing);
      const where = place.lines === 0 ? `in ${place.city.name.de}` : beside(place);
      return `${name(told.seat)} setzt den Startstein ${where}.`;
    }
    case 'laid': {
      const topo = topology(map);
      const [from, to] = endsOf(topo, told.line);
      const [, builds] = WORKS[workOn(topo, told.line)];
      const built = told.own ? 'legt eine private Schiene' : builds;
      return `${name(told.seat)} ${built} ${stretch(map, from, to)}.`;
    }
    case 'joined':
      return `Die Netze von ${names(told.seats)} sind jetzt eins.`;
    case 'stopped':
      return `${name(told.seat)} belässt es bei einer Schiene.`;
    case 'passed':
      return `${name(told.seat)} kann keine Schiene legen und setzt aus.`;
    case 'lastRail':
      return `Alle Städte von ${names(told.finishers)} sind verbunden. ${name(told.seat)} darf noch eine Schiene legen.`;
    case 'finished':
      return `${names(told.seats)} ${told.seats.length > 1 ? 'haben' : 'hat'} alle fünf Städte verbunden.`;
    case 'railsOut':
      return `Alle ${RAILS} Schienen liegen: Die Runde ist zu Ende.`;
    case 'scored': {
      const { round, losses, credits } = told.scored;
      const parts = losses.map((loss, seat) =>
        loss === 0 || loss >= MAX_CREDIT
          ? `${name(seat)} ${lost(loss)}`
          : `${name(seat)} ${lost(loss)} (noch ${credits[seat]})`,
      );
      return `Wertung der Runde ${round}: ${parts.join(', ')}.`;
    }
    case 'won':
      return told.seats.length > 1 ? `${names(told.seats)} teilen sich den Sieg.` : `${names(told.seats)} gewinnt.`;
  }
}

export const de: Words = {
  options: {
    credit: { label: 'Guthaben', help: 'So viele Punkte hat jede Person am Anfang. Üblich sind 13.' },
    openRounds: {
      label: 'Feste Rundenzahl',
      help: 'Das Spiel dauert genau so viele Runden, egal wie die Guthaben stehen.',
    },
    vexation: {
      label: 'Private Schienen',
      help: 'Alle bekommen je Runde drei Schienen der eigenen Farbe, die nur dem eigenen Netz nützen.',
    },
    map: { label: 'Karte', help: 'Europa, oder eine eigene Karte als Datei.' },
  },
  event,
  reason: (reason) => reasonText(REASONS, reason, 'Das geht hier nicht.'),
  colours: COLOURS,
  regions: { red: 'der Westen', orange: 'die Mitte', yellow: 'der Norden', green: 'der Osten', blue: 'der Süden' },
  board: 'Karte von TransEuropa',
  keys: 'Pfeiltasten gehen von Ziel zu Ziel, die Eingabetaste wählt, N und P gehen der Reihe nach.',
  crossing,
  work: (map, work, from, to) => `${WORKS[work][0]} ${stretch(map, from, to)}, ${WORKS[work][2]}`,
  workHere: (work) => `${WORKS[work][0]} hier, ${WORKS[work][2]}`,
  prompt: {
    start: 'Setze deinen Startstein auf eine freie Kreuzung.',
    lay: 'Lege eine oder zwei Schienen, oder eine über eine Doppellinie.',
    layPrivate: 'Wähle eine Linie für eine private Schiene.',
    second: 'Lege noch eine auf eine einfache Linie, oder beende den Zug.',
    last: (finishers) => `Alle Städte von ${finishers} sind verbunden. Du darfst noch eine Schiene legen.`,
    startHere: (place) => `Startstein hierher: ${place}?`,
    layHere: (work) => `${work}?`,
    waitStart: (name) => `${name} setzt den Startstein.`,
    waitLay: (name) => `${name} baut.`,
    waitLast: (name) => `${name} darf noch eine letzte Schiene legen.`,
    roundOver: (round) => `Runde ${round} ist zu Ende.`,
    won: (names, count) => (count > 1 ? `${names} teilen sich den Sieg.` : `${names} gewinnt.`),
  },
  button: { place: 'Hier starten', lay: 'Schiene legen', stop: 'Zug beenden', shared: 'Für alle', private: 'Privat' },
  startAt: (place) => `Startstein: ${place}`,
  privately: (work) => `Privat: ${work}`,
  tray: {
    title: 'Deine Städte',
    nothing: 'Wer zuschaut, hat keine Städte.',
    connected: 'verbunden',
    open: 'noch nicht verbunden',
    missing: (count) => `Dir fehlen noch ${points(count)}`,
    complete: 'Alle fünf Städte sind verbunden',
    way: 'Ein günstigster Weg ist auf der Karte gestrichelt.',
    after: (count) => `danach ${count}`,
    rails: 'Schiene',
    railsLeft: (count) => (count === 1 ? 'Noch 1 Schiene im Vorrat' : `Noch ${count} Schienen im Vorrat`),
    privateLeft: (count) => `private Schienen: ${count}`,
  },
  facts: {
    credit: (count, of) => `Guthaben: ${count} von ${of}`,
    startPlayer: 'fängt an',
  },
  round: {
    title: (round, of) => (of > 0 ? `Runde ${round} von ${of}: Wertung` : `Runde ${round}: Wertung`),
    lost,
    reason: {
      finished: (names, count) => `${names} ${count > 1 ? 'haben' : 'hat'} alle fünf Städte verbunden.`,
      railsOut: 'Alle Schienen sind verbaut.',
    },
    again: 'Noch einmal zeigen',
    picture: (round) => `Karte am Ende der Runde ${round} mit den Schienen, die allen noch fehlten`,
  },
  ending: {
    why: (names, count, left) =>
      count > 1
        ? `${names} haben mit je ${withPoints(left)} das meiste Guthaben übrig.`
        : `${names} hat mit ${withPoints(left)} das meiste Guthaben übrig.`,
    zero: (names) => `Das Guthaben von ${names} ist aufgebraucht.`,
    rounds: (count) =>
      count === 1
        ? 'Eine Runde ist gespielt.'
        : count === 2
          ? 'Beide Runden sind gespielt.'
          : `Alle ${count} Runden sind gespielt.`,
    last: (round) => `Die letzte Runde, Nummer ${round}`,
    chart: 'Guthaben nach jeder Runde',
    player: 'Wer',
    start: 'Start',
    round: (round) => `Runde ${round}`,
  },
  list,
};
