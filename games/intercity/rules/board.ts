/**
 * The board and the cards: 36 stations, five lines with their fields, start, destination and event cards. Everywhere in
 * the rules a station, a line, a train and a card is its index in these lists.
 */

export const COLOURS = ['red', 'brown', 'green', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** Face of a die: index into COLOURS, or the joker. */
export const JOKER = 5;
export const DICE = 5;
export const ROLLS = 3;
export const FIELDS_A_POINT = 2;
export const JOKERS_FOR_CARD = 3;
/** What the occupant of the rear seat adds to his jokers (rulebook 5d). */
export const OCCUPANT_BONUS = 1;
export const STATION_CARDS = 6;
export const FULL_SPEED = 8;

interface StationFact {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** From north to south; this is also the order in which a base step settles them (F1). */
export const STATIONS = [
  { id: 'hamburg', name: 'Hamburg', lat: 53.553, lon: 10.007 },
  { id: 'bremen', name: 'Bremen', lat: 53.083, lon: 8.814 },
  { id: 'hannover', name: 'Hannover', lat: 52.377, lon: 9.741 },
  { id: 'osnabrueck', name: 'Osnabrück', lat: 52.273, lon: 8.062 },
  { id: 'bielefeld', name: 'Bielefeld', lat: 52.029, lon: 8.533 },
  { id: 'muenster', name: 'Münster', lat: 51.957, lon: 7.635 },
  { id: 'hamm', name: 'Hamm', lat: 51.678, lon: 7.807 },
  { id: 'goettingen', name: 'Göttingen', lat: 51.537, lon: 9.927 },
  { id: 'dortmund', name: 'Dortmund', lat: 51.518, lon: 7.459 },
  { id: 'bochum', name: 'Bochum', lat: 51.479, lon: 7.223 },
  { id: 'essen', name: 'Essen', lat: 51.451, lon: 7.014 },
  { id: 'duisburg', name: 'Duisburg', lat: 51.43, lon: 6.776 },
  { id: 'hagen', name: 'Hagen', lat: 51.363, lon: 7.461 },
  { id: 'wuppertal', name: 'Wuppertal', lat: 51.255, lon: 7.15 },
  { id: 'duesseldorf', name: 'Düsseldorf', lat: 51.22, lon: 6.794 },
  { id: 'bebra', name: 'Bebra', lat: 50.971, lon: 9.8 },
  { id: 'koeln', name: 'Köln', lat: 50.943, lon: 6.959 },
  { id: 'bonn', name: 'Bonn', lat: 50.732, lon: 7.097 },
  { id: 'fulda', name: 'Fulda', lat: 50.555, lon: 9.684 },
  { id: 'koblenz', name: 'Koblenz', lat: 50.351, lon: 7.59 },
  { id: 'frankfurt', name: 'Frankfurt', lat: 50.107, lon: 8.663 },
  { id: 'wiesbaden', name: 'Wiesbaden', lat: 50.071, lon: 8.244 },
  { id: 'mainz', name: 'Mainz', lat: 50.001, lon: 8.259 },
  { id: 'aschaffenburg', name: 'Aschaffenburg', lat: 49.981, lon: 9.144 },
  { id: 'wuerzburg', name: 'Würzburg', lat: 49.802, lon: 9.936 },
  { id: 'mannheim', name: 'Mannheim', lat: 49.479, lon: 8.47 },
  { id: 'nuernberg', name: 'Nürnberg', lat: 49.446, lon: 11.082 },
  { id: 'heidelberg', name: 'Heidelberg', lat: 49.404, lon: 8.676 },
  { id: 'karlsruhe', name: 'Karlsruhe', lat: 48.994, lon: 8.402 },
  { id: 'stuttgart', name: 'Stuttgart', lat: 48.784, lon: 9.182 },
  { id: 'ingolstadt', name: 'Ingolstadt', lat: 48.745, lon: 11.437 },
  { id: 'ulm', name: 'Ulm', lat: 48.399, lon: 9.983 },
  { id: 'augsburg', name: 'Augsburg', lat: 48.365, lon: 10.886 },
  { id: 'muenchen', name: 'München', lat: 48.14, lon: 11.558 },
  { id: 'freiburg', name: 'Freiburg', lat: 47.998, lon: 7.841 },
  { id: 'basel', name: 'Basel', lat: 47.548, lon: 7.59 },
] as const satisfies readonly StationFact[];

export type StationId = (typeof STATIONS)[number]['id'];

const INDEX = new Map<string, number>(STATIONS.map((fact, station) => [fact.id, station]));

export function station(id: StationId): number {
  return INDEX.get(id)!;
}

/** A line from its northern to its southern terminus: stations, and between them the number of plain fields. */
type Course = readonly (StationId | number)[];

const COURSES: readonly Course[] = [
  // prettier-ignore
  ['hamburg', 7, 'bremen', 8, 'osnabrueck', 3, 'muenster', 3, 'dortmund', 3, 'essen', 1, 'duisburg', 1, 'duesseldorf', 2,
    'koeln', 1, 'bonn', 3, 'koblenz', 5, 'mainz', 4, 'mannheim', 1, 'heidelberg', 7, 'stuttgart'],
  // prettier-ignore
  ['hannover', 7, 'bielefeld', 4, 'hamm', 1, 'dortmund', 1, 'hagen', 1, 'wuppertal', 2, 'koeln', 1, 'bonn', 3, 'koblenz', 6,
    'wiesbaden', 2, 'frankfurt', 2, 'aschaffenburg', 5, 'wuerzburg', 6, 'nuernberg', 7, 'ingolstadt', 5, 'muenchen'],
  // prettier-ignore
  ['hamburg', 12, 'hannover', 7, 'goettingen', 5, 'bebra', 3, 'fulda', 6, 'frankfurt', 5, 'mannheim', 3, 'karlsruhe', 9,
    'freiburg', 3, 'basel'],
  // prettier-ignore
  ['hamburg', 12, 'hannover', 7, 'goettingen', 5, 'bebra', 3, 'fulda', 6, 'wuerzburg', 6, 'nuernberg', 9, 'augsburg', 3,
    'muenchen'],
  // prettier-ignore
  ['dortmund', 1, 'bochum', 1, 'essen', 1, 'duisburg', 1, 'duesseldorf', 2, 'koeln', 1, 'bonn', 3, 'koblenz', 5, 'mainz', 4,
    'mannheim', 1, 'heidelberg', 7, 'stuttgart', 6, 'ulm', 5, 'augsburg', 3, 'muenchen'],
];

export interface LineFacts {
  readonly colour: Colour;
  /** Station on each field, −1 on a plain one. */
  readonly fields: readonly number[];
  /** The last field: the southern terminus. */
  readonly last: number;
}

export const LINES: readonly LineFacts[] = COURSES.map((course, line) => {
  const fields = course.flatMap((part) =>
    typeof part === 'number' ? Array.from({ length: part }, () => -1) : [station(part)],
  );
  return { colour: COLOURS[line]!, fields, last: fields.length - 1 };
});

/** Trains 0 … 9: line 1 N, line 1 S, line 2 N … This is the train order of every settling (F13). */
export const TRAINS = 10;
export const homeOf = (train: number): number => train >> 1;
export const sisterOf = (train: number): number => train ^ 1;
/** The field of its home line on which a train starts. */
export const startField = (train: number): number => (train % 2 === 0 ? 0 : LINES[homeOf(train)]!.last);

const pair = (first: StationId, second: StationId) => [station(first), station(second)] as const;

export const START_CARDS: readonly (readonly [number, number])[] = [
  pair('hamburg', 'bochum'),
  pair('bremen', 'koblenz'),
  pair('hannover', 'muenchen'),
  pair('bielefeld', 'freiburg'),
  pair('muenster', 'mannheim'),
  pair('hamm', 'ulm'),
  pair('goettingen', 'duisburg'),
  pair('dortmund', 'aschaffenburg'),
  pair('hagen', 'basel'),
  pair('wuppertal', 'nuernberg'),
  pair('bebra', 'heidelberg'),
  pair('koeln', 'frankfurt'),
  pair('fulda', 'stuttgart'),
  pair('mainz', 'augsburg'),
];

export interface DestinationCard {
  readonly via: number;
  readonly goal: number;
}

const bound = (goal: StationId, via: StationId): DestinationCard => ({ goal: station(goal), via: station(via) });

export const DESTINATION_CARDS: readonly DestinationCard[] = [
  bound('hamburg', 'wuerzburg'),
  bound('bremen', 'mainz'),
  bound('hannover', 'heidelberg'),
  bound('bielefeld', 'aschaffenburg'),
  bound('essen', 'ulm'),
  bound('frankfurt', 'hagen'),
  bound('basel', 'koeln'),
  bound('freiburg', 'fulda'),
  bound('stuttgart', 'muenster'),
  bound('nuernberg', 'duisburg'),
  bound('muenchen', 'goettingen'),
  bound('augsburg', 'wiesbaden'),
];

export const CARDS = ['diversion', 'turnaround', 'fullspeed', 'redsignal', 'reservation', 'seatswap', 'taxi'] as const;
export type Card = (typeof CARDS)[number];

/** How often each card is in the deck. */
export const CARD_COUNTS: Readonly<Record<Card, number>> = {
  diversion: 5,
  turnaround: 3,
  fullspeed: 3,
  redsignal: 2,
  reservation: 2,
  seatswap: 2,
  taxi: 1,
};
