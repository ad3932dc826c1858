/** Future Mobility auf Deutsch. */
import { COMMON, reasonText } from '@stellwerk/toolkit/words.ts';
import type { Event, Marker, Mode, PowerUp, Segment, ShiftCard } from '../rules/index.ts';
import { screenDe } from './screen-de.ts';
import { briefTurn, lostIn, tellTurn, type TurnWords } from './turns.ts';
import { cellName, coordinates, tripName, type Reasons, type Words } from './words.ts';

const { list, points } = COMMON.de;
const withPoints = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkten`);

const ZONES: Words['zones'] = {
  airport: 'Flughafen',
  amusementPark: 'Freizeitpark',
  apartments: 'Wohnblock',
  factory: 'Industrie',
  hospital: 'Krankenhaus',
  houses: 'Häuser',
  park: 'Park',
  shop: 'Laden',
  stadium: 'Stadion',
  supermarket: 'Supermarkt',
  university: 'Universität',
  workshop: 'Werkstatt',
};

const POWER_UPS: Words['powerUps'] = {
  tramA: { name: 'Straßenbahn A', help: 'Ein Halt, höchstens 3 Felder von einem anderen A\u2011Halt entfernt.' },
  tramB: { name: 'Straßenbahn B', help: 'Ein Halt, höchstens 3 Felder von einem anderen B\u2011Halt entfernt.' },
  bikePath: {
    name: 'Fahrradweg',
    help: 'Bis zu 4 Felder hintereinander entlang der Straßen.',
  },
  walkableCity: {
    name: 'Begehbare Stadt',
    help: 'Bis zu 3 Felder hintereinander entlang der Straßen.',
  },
  denseCity: {
    name: 'Verdichtete Stadt',
    help: 'Vermeidet Wohnblock oder Häuser ↔ Laden oder Werkstatt.',
  },
  delivery: {
    name: 'Lieferservice',
    help: 'Vermeidet Wohnblock oder Häuser ↔ Laden oder Supermarkt.',
  },
  homeOffice: {
    name: 'Homeoffice',
    help: 'Vermeidet Wohnblock oder Häuser ↔ Werkstatt oder Industrie.',
  },
  electricVehicle: { name: 'Elektrofahrzeug', help: 'Auto oder Lieferwagen: je Strecke 1 Punkt mehr.' },
  cargoBike: {
    name: 'Lastenrad',
    help: 'Fracht auf Fahrradwegen: je Strecke 3 Punkte mehr.',
  },
  carpool: { name: 'Fahrgemeinschaft', help: 'Staus kosten auf dieser Strecke nichts.' },
  trafficJam: { name: 'Stau', help: 'Kostet andere mit Auto oder Lieferwagen 2 Punkte.' },
};

const MARKERS: Words['markers'] = {
  tramA: 'Haltestelle A',
  tramB: 'Haltestelle B',
  bikePath: 'Fahrradweg',
  walkway: 'Fußweg',
  trafficJam: 'Stau',
};

const MODES: Words['modes'] = {
  car: 'Auto',
  van: 'Lieferwagen',
  tram: 'Straßenbahn',
  bicycle: 'Fahrrad',
  cargoBike: 'Lastenrad',
  walking: 'zu Fuß',
};

const BY: Readonly<Record<Mode, string>> = {
  car: 'mit dem Auto',
  van: 'mit dem Lieferwagen',
  tram: 'mit der Straßenbahn',
  bicycle: 'mit dem Fahrrad',
  cargoBike: 'mit dem Lastenrad',
  walking: 'zu Fuß',
};

const ELECTRIC: Partial<Record<Mode, string>> = { car: 'mit dem Elektroauto', van: 'mit dem Elektrolieferwagen' };
const by = (name: Mode, electric: boolean): string => (electric && ELECTRIC[name]) || BY[name];

const NONE_LEFT: Readonly<Record<Marker, string>> = {
  tramA: 'keine Haltestelle der Linie A',
  tramB: 'keine Haltestelle der Linie B',
  bikePath: 'kein Fahrradweg',
  walkway: 'kein Fußweg',
  trafficJam: 'kein Stau',
};

const cell = (place: number): string => cellName(ZONES, place);
const trip = (id: number): string => tripName(ZONES, id);
const cards = (kinds: readonly PowerUp[]): string => list(kinds.map((kind) => `„${POWER_UPS[kind].name}“`));
const card = (kind: string | number | undefined): string => POWER_UPS[kind as PowerUp]?.name ?? '';
const mode = (name: string | number | undefined): string => BY[name as Mode] ?? '';

const REASONS: Reasons = {
  shape: 'Das gibt es in diesem Spiel nicht.',
  over: 'Das Spiel ist zu Ende.',
  notYourTurn: 'Du bist gerade nicht gefragt.',
  notNow: 'Das geht in diesem Moment nicht.',
  noCard: ({ card: kind }) => `Dafür fehlt dir die Karte „${card(kind)}“.`,
  recoverOff: 'An diesem Tisch werden keine Karten zurückgeholt.',
  recoverLate: 'Zurückholen geht nur einmal, gleich nach dem Ziehen.',
  recoverNothing: 'In der Ablage liegt keine Karte, die eine andere Person gespielt hat.',
  layCount: ({ most }) =>
    most === 1
      ? 'Mit dieser Karte legst du genau eine Markierung.'
      : `Mit dieser Karte legst du 1 bis ${most} Markierungen.`,
  layTwice: 'Auf jedes Feld kommt nur eine davon.',
  laySupply: ({ marker, left }) =>
    Number(left) > 0
      ? `Im Vorrat sind nur noch ${left} davon.`
      : `Im Vorrat ist ${NONE_LEFT[marker as Marker] ?? 'nichts'} mehr.`,
  layRoad: 'Durch den Park führt keine Straße.',
  laySlot: 'Auf diesem Feld ist kein Platz mehr frei.',
  layPresent: 'Diese Markierung liegt hier schon.',
  layChain: 'Die Felder müssen an einer Straße aufeinander folgen.',
  layReach: ({ reach }) => `Zu weit: Bis zum nächsten Halt der Linie dürfen es höchstens ${reach} Felder sein.`,
  avoidNothing: 'Diese Karte passt zu keiner der offenen Strecken.',
  avoided: 'Nach einer Vermeiden-Karte fährst du diesmal keine Strecke mehr.',
  tripNotOpen: 'Diese Strecke liegt nicht aus.',
  tripTwice: 'Jede Karte zählt nur einmal.',
  tripFreight: 'Fracht lässt sich nur mit Fracht verbinden.',
  tripOrigin: 'Hier beginnt diese Strecke nicht.',
  tripDestination: 'Hier endet diese Strecke nicht.',
  tripJoint: 'Jede Strecke beginnt dort, wo die vorige endet.',
  routeRoad: 'Zwischen diesen Feldern führt keine Straße.',
  routeSimple: 'Eine Route führt über kein Feld zweimal.',
  modeFreight: 'Fracht fährt nur im Lieferwagen oder auf dem Lastenrad.',
  modePassenger: 'Das ist nur für Fracht.',
  modeMixed: 'Verbundene Strecken legst du alle auf dieselbe Art zurück.',
  modeSwitch: ({ mode: next, last }) => `Nach einer Strecke ${mode(last)} geht es nicht ${mode(next)} weiter.`,
  noStops: 'Start und Ziel brauchen eine Haltestelle derselben Linie.',
  noBikePath: 'Auf jedem Feld der Route muss ein Fahrradweg liegen.',
  noWalkway: 'Auf jedem Feld der Route muss ein Fußweg liegen.',
  tooFar: ({ most }) => `Zu Fuß sind es höchstens ${most ?? 3} Felder, Start und Ziel mitgezählt.`,
  noRoute: 'Dorthin führt keine Straße.',
  electricIdle: 'Ein Elektrofahrzeug hilft nur mit Auto oder Lieferwagen.',
  carpoolIdle: 'Eine Fahrgemeinschaft hilft nur, wenn auf der Route ein Stau liegt.',
  tripFirst: 'Fahr oder vermeide zuerst eine Strecke.',
  jamRoute: 'Ein Stau geht nur auf der Route eines Autos oder Lieferwagens.',
  jamPresent: 'Hier ist schon Stau.',
  jamSupply: 'Im Vorrat ist kein Stau mehr.',
  discardCount: ({ count }) => (count === 1 ? 'Lege genau eine Karte ab.' : `Lege genau ${count} Karten ab.`),
  discardOrder: 'Lege die Karten nach Arten geordnet ab.',
  orderSame: 'So ist es schon eingestellt.',
};

function journey(segments: readonly Segment[], electric: boolean): string {
  const legs: string[] = [];
  segments.forEach((segment, index) => {
    const how = by(segment.mode, electric);
    const to = cell(segment.route.at(-1)!);
    const same = index > 0 && segments[index - 1]!.mode === segment.mode;
    legs.push(
      index === 0
        ? `${how} von ${cell(segment.route[0]!)} nach ${to}`
        : same
          ? `weiter nach ${to}`
          : `${how} weiter nach ${to}`,
    );
  });
  return legs.join(', ');
}

function event(told: Event, name: (seat: number) => string): string | undefined {
  switch (told.type) {
    case 'started':
      return `Das Spiel beginnt, ${name(told.first)} fängt an.`;
    case 'turn':
      return undefined;
    case 'drew': {
      const what = told.cards ? cards(told.cards) : told.count === 1 ? 'eine Karte' : `${told.count} Karten`;
      const why = told.why === 'star' ? (told.count === 1 ? ' für den Stern' : ' für die Sterne') : '';
      return `${name(told.seat)} zieht ${what}${why}.`;
    }
    case 'reshuffled':
      return told.deck === 'trips'
        ? 'Die abgelegten Strecken werden neu gemischt.'
        : 'Die abgelegten Karten werden neu gemischt.';
    case 'recovered':
      return `${name(told.seat)} legt ${cards(told.discarded)} ab und holt ${cards([told.card])} zurück.`;
    case 'laid':
      return `${name(told.seat)} spielt ${cards([told.card])} auf ${list(told.cells.map(coordinates))}.`;
    case 'avoided':
      return `${name(told.seat)} vermeidet mit ${cards([told.card])}: ${list(told.trips.map(trip))}. Das bringt ${points(told.points)}.`;
    case 'announced':
      return `${name(told.seat)} ist unterwegs: ${journey(told.segments, told.electric ?? false)}${told.carpool ? ', als Fahrgemeinschaft' : ''}.`;
    case 'passed':
      return `${name(told.seat)} legt keinen Stau.`;
    case 'jammed':
      return `${name(told.seat)} legt ${name(told.target)} einen Stau auf ${cell(told.cell)}.`;
    case 'carpooled':
      return `${name(told.seat)} fährt als Fahrgemeinschaft am Stau vorbei.`;
    case 'noCarpool':
      return `${name(told.seat)} steht im Stau.`;
    case 'scored': {
      const { jams, lifted, total } = told.score;
      const lost = jams > 0 && !lifted ? ` (Stau −${lostIn(told.score)})` : '';
      return `${name(told.seat)} kommt an und bekommt ${points(total)}${lost}.`;
    }
    case 'refilled':
      return `Neu ausgelegt: ${list(told.trips.map(trip))}.`;
    case 'discarded':
      return `${name(told.seat)} legt ${cards(told.cards)} ab.`;
    case 'lastRound':
      return `${name(told.seat)} hat 50 Punkte erreicht: Die Runde wird noch zu Ende gespielt.`;
    case 'won': {
      const most = Math.max(...told.scores);
      return told.seats.length > 1
        ? `${list(told.seats.map(name))} teilen sich den Sieg mit ${withPoints(most)}.`
        : `${name(told.seats[0]!)} gewinnt mit ${withPoints(most)}.`;
    }
    case 'ordered':
      return `Nach Stau fragen wir dich ${ORDERS[String(told.order)] ?? `erst ab ${told.order} Punkten`}.`;
  }
}

const ORDERS: Readonly<Record<string, string>> = {
  ask: 'jedes Mal',
  untilTurn: 'erst wieder, wenn du dran warst',
  pass: 'nie',
};

const LAID: Readonly<Record<ShiftCard, (at: string, count: number) => string>> = {
  tramA: (at) => `Halt A auf ${at}`,
  tramB: (at) => `Halt B auf ${at}`,
  bikePath: (at, count) => `${count === 1 ? 'Fahrradweg' : 'Fahrradwege'} auf ${at}`,
  walkableCity: (at, count) => `${count === 1 ? 'Fußweg' : 'Fußwege'} auf ${at}`,
};

const TURN: TurnWords = {
  list,
  next: ', dann ',
  points,
  recovers: (card) => `${cards([card])} zurückgeholt`,
  lays: (card, cells) => LAID[card](list(cells.map(coordinates)), cells.length),
  trip,
  avoids: (card, trips) => `${trips} ${card ? `mit ${cards([card])} ` : ''}vermieden`,
  travels: (mode, electric, stops) => `${by(mode, electric)} ${stops.map(cell).join(' → ')}`,
  jams: (name, place) => `${name === undefined ? 'Du legst' : `${name} legt`} einen Stau auf ${coordinates(place)}`,
  lost: (count) => ` (Stau −${count})`,
  lifted: ', denn Stau kostet eine Fahrgemeinschaft nichts',
  stars: (count) => (count === 1 ? 'Der Stern bringt eine Karte.' : `Die Sterne bringen ${count} Karten.`),
  discarded: (all) => `Abgelegt: ${list(all.map(card))}.`,
  lastRound: '50 Punkte: Diese Runde ist die letzte.',
  won: (told, name) => event(told, name)!,
  avoided: (count) => `+${count} für vermiedene Strecken`,
  gained: (count, mode, electric, jam) =>
    `+${count} ${by(mode, electric)}${jam === 'none' ? '' : jam === 'lost' ? ' (Stau)' : ' (Fahrgemeinschaft)'}`,
};

export const de: Words = {
  bots: {
    easy: 'Nimmt von den Strecken, die ihm auffallen, eine gute und spielt Karten, wie sie ihm einfallen.',
    normal: 'Plant Karten und Strecken zusammen, behält gute Karten und bremst mit Staus, wer vorn liegt.',
    hard: 'Probiert seine besten Ideen im Kopf aus, mit immer anderen Karten in euren Händen.',
  },
  options: {
    recover: {
      label: 'Karten zurückholen',
      help: 'Nach dem Ziehen zwei Karten ablegen und die letzte nehmen, die jemand anderes gespielt hat.',
    },
    combinedModes: {
      label: 'Fortbewegungsarten verbinden',
      help: 'Zwischen zwei Strecken darfst du umsteigen, aber nur auf etwas Saubereres.',
    },
    tramReach: {
      label: 'Abstand der Haltestellen',
      help: 'So viele Felder darf eine neue Haltestelle von ihrer Linie entfernt sein.',
      values: { 3: 'bis 3 Felder', 4: 'bis 4 Felder' },
    },
    jams: {
      label: 'Stau bremst',
      help: 'Ob Staus nur Autos und Lieferwagen aufhalten oder auch Fahrräder und Fußgänger.',
      values: { motor: 'Autos und Lieferwagen', all: 'alle auf der Straße' },
    },
  },
  zones: ZONES,
  powerUps: POWER_UPS,
  markers: MARKERS,
  modes: MODES,
  cell,
  trip,
  screen: screenDe({
    list,
    points,
    by,
    journey,
    cell,
    trip,
    cardName: card,
    cardHelp: (kind) => POWER_UPS[kind].help,
    cardNames: cards,
    markers: MARKERS,
    zones: ZONES,
  }),
  event,
  turn: (events, name) => tellTurn(events, name, TURN),
  retell: (events, name, me) => tellTurn(events, name, TURN, true, me),
  brief: (events) => briefTurn(events, TURN),
  reason: (reason) => reasonText(REASONS, reason, 'Das geht nicht.'),
};
