/** Future Mobility in English. */
import { COMMON, reasonText } from '@stellwerk/toolkit/words.ts';
import type { Event, Marker, Mode, PowerUp, Segment, ShiftCard } from '../rules/index.ts';
import { screenEn } from './screen-en.ts';
import { briefTurn, lostIn, tellTurn, type TurnWords } from './turns.ts';
import { cellName, coordinates, tripName, type Reasons, type Words } from './words.ts';

const { list, points } = COMMON.en;

const ZONES: Words['zones'] = {
  airport: 'Airport',
  amusementPark: 'Funfair',
  apartments: 'Apartments',
  factory: 'Factory',
  hospital: 'Hospital',
  houses: 'Houses',
  park: 'Park',
  shop: 'Shop',
  stadium: 'Stadium',
  supermarket: 'Supermarket',
  university: 'University',
  workshop: 'Workshop',
};

const POWER_UPS: Words['powerUps'] = {
  tramA: { name: 'Tram A', help: 'A stop up to 3 blocks from another A stop.' },
  tramB: { name: 'Tram B', help: 'A stop up to 3 blocks from another B stop.' },
  bikePath: { name: 'Bike path', help: 'Up to 4 blocks in a row along the roads.' },
  walkableCity: { name: 'Walkable city', help: 'Up to 3 blocks in a row along the roads.' },
  denseCity: { name: 'Dense city', help: 'Avoids apartments or houses ↔ shop or workshop.' },
  delivery: { name: 'Delivery', help: 'Avoids apartments or houses ↔ shop or supermarket.' },
  homeOffice: { name: 'Home office', help: 'Avoids apartments or houses ↔ factory or workshop.' },
  electricVehicle: { name: 'Electric vehicle', help: 'Car or van: 1 point more for each trip.' },
  cargoBike: { name: 'Cargo bike', help: 'Freight on bike paths: 3 points more for each trip.' },
  carpool: { name: 'Carpool', help: 'Jams cost nothing on this trip.' },
  trafficJam: { name: 'Traffic jam', help: 'Costs others 2 points by car or van.' },
};

const MARKERS: Words['markers'] = {
  tramA: 'stop of line A',
  tramB: 'stop of line B',
  bikePath: 'bike path',
  walkway: 'walkway',
  trafficJam: 'traffic jam',
};

const MODES: Words['modes'] = {
  car: 'car',
  van: 'van',
  tram: 'tram',
  bicycle: 'bicycle',
  cargoBike: 'cargo bike',
  walking: 'on foot',
};

const BY: Readonly<Record<Mode, string>> = {
  car: 'by car',
  van: 'by van',
  tram: 'by tram',
  bicycle: 'by bicycle',
  cargoBike: 'by cargo bike',
  walking: 'on foot',
};

const ELECTRIC: Partial<Record<Mode, string>> = { car: 'by e-car', van: 'by e-van' };
const by = (name: Mode, electric: boolean): string => (electric && ELECTRIC[name]) || BY[name];

const cell = (place: number): string => cellName(ZONES, place);
const trip = (id: number): string => tripName(ZONES, id);
const cards = (kinds: readonly PowerUp[]): string => list(kinds.map((kind) => `“${POWER_UPS[kind].name}”`));
const card = (kind: string | number | undefined): string => POWER_UPS[kind as PowerUp]?.name ?? '';
const mode = (name: string | number | undefined): string => BY[name as Mode] ?? '';

const REASONS: Reasons = {
  shape: 'This is not a move in this game.',
  over: 'The game is over.',
  notYourTurn: 'It’s not your decision right now.',
  notNow: 'This is not possible at this moment.',
  noCard: ({ card: kind }) => `You need the card “${card(kind)}” for this.`,
  recoverOff: 'Cards are not recovered at this table.',
  recoverLate: 'You may recover once, right after the draw.',
  recoverNothing: 'The discard has no card that somebody else played.',
  layCount: ({ most }) =>
    most === 1 ? 'This card lays exactly one marker.' : `This card lays one to ${most} markers.`,
  layTwice: 'Each block takes one of these markers at most.',
  laySupply: ({ marker, left }) =>
    Number(left) > 0
      ? `The supply has only ${left} of these left.`
      : `The supply has no ${MARKERS[marker as Marker] ?? 'marker'} left.`,
  layRoad: 'There is no road in a park.',
  laySlot: 'There is no free place on this block.',
  layPresent: 'This marker is here already.',
  layChain: 'The blocks must follow each other along roads.',
  layReach: ({ reach }) => `Too far: another stop of the line must be within ${reach} blocks.`,
  avoidNothing: 'This card matches none of the open trips.',
  avoided: 'After an avoid card you can’t travel this turn.',
  tripNotOpen: 'This trip is not open.',
  tripTwice: 'Each card counts once in a trip.',
  tripFreight: 'Freight joins freight only.',
  tripOrigin: 'This trip does not begin here.',
  tripDestination: 'This trip does not end here.',
  tripJoint: 'Each trip must begin where the one before ends.',
  routeRoad: 'There is no road between these blocks.',
  routeSimple: 'A route can’t pass a block twice.',
  modeFreight: 'Freight goes by van or cargo bike only.',
  modePassenger: 'This is for freight only.',
  modeMixed: 'Joined trips all go by the same means.',
  modeSwitch: ({ mode: next, last }) => `After a trip ${mode(last)} you can’t go on ${mode(next)}.`,
  noStops: 'Origin and destination need a stop of the same line.',
  noBikePath: 'Every block of the route needs a bike path.',
  noWalkway: 'Every block of the route needs a walkway.',
  tooFar: ({ most }) => `A walk has ${most ?? 3} blocks at most, both ends included.`,
  noRoute: 'No road leads there.',
  electricIdle: 'An electric vehicle helps only where a car or van drives.',
  carpoolIdle: 'A carpool helps only where a jam lies on the route.',
  tripFirst: 'Travel or avoid a trip first.',
  jamRoute: 'The jam must be on the route of a car or van.',
  jamPresent: 'There is a jam here already.',
  jamSupply: 'The supply has no traffic jam left.',
  discardCount: ({ count }) => (count === 1 ? 'Discard exactly one card.' : `Discard exactly ${count} cards.`),
  discardOrder: 'Discard the cards sorted by kind.',
  orderSame: 'That is how it is set already.',
};

function journey(segments: readonly Segment[], electric: boolean): string {
  const legs: string[] = [];
  segments.forEach((segment, index) => {
    const how = by(segment.mode, electric);
    const to = cell(segment.route.at(-1)!);
    const same = index > 0 && segments[index - 1]!.mode === segment.mode;
    legs.push(
      index === 0 ? `${how} from ${cell(segment.route[0]!)} to ${to}` : same ? `on to ${to}` : `${how} on to ${to}`,
    );
  });
  return legs.join(', ');
}

function event(told: Event, name: (seat: number) => string): string | undefined {
  switch (told.type) {
    case 'started':
      return `The game begins, ${name(told.first)} goes first.`;
    case 'turn':
      return undefined;
    case 'drew': {
      const what = told.cards ? cards(told.cards) : told.count === 1 ? 'a card' : `${told.count} cards`;
      const why = told.why === 'star' ? (told.count === 1 ? ' for the star' : ' for the stars') : '';
      return `${name(told.seat)} draws ${what}${why}.`;
    }
    case 'reshuffled':
      return told.deck === 'trips' ? 'The used trips are reshuffled.' : 'The discarded cards are reshuffled.';
    case 'recovered':
      return `${name(told.seat)} discards ${cards(told.discarded)} and recovers ${cards([told.card])}.`;
    case 'laid':
      return `${name(told.seat)} plays ${cards([told.card])} on ${list(told.cells.map(coordinates))}.`;
    case 'avoided':
      return `${name(told.seat)} avoids with ${cards([told.card])}: ${list(told.trips.map(trip))}, for ${points(told.points)}.`;
    case 'announced':
      return `${name(told.seat)} is on the way: ${journey(told.segments, told.electric ?? false)}${told.carpool ? ', as a carpool' : ''}.`;
    case 'passed':
      return `${name(told.seat)} plays no jam.`;
    case 'jammed':
      return `${name(told.seat)} jams ${name(told.target)} at ${cell(told.cell)}.`;
    case 'carpooled':
      return `${name(told.seat)} gets past the jams with a carpool.`;
    case 'noCarpool':
      return `${name(told.seat)} is stuck in traffic.`;
    case 'scored': {
      const { jams, lifted, total } = told.score;
      const lost = jams > 0 && !lifted ? ` (−${lostIn(told.score)} in jams)` : '';
      return `${name(told.seat)} arrives and gets ${points(total)}${lost}.`;
    }
    case 'refilled':
      return `Newly open: ${list(told.trips.map(trip))}.`;
    case 'discarded':
      return `${name(told.seat)} discards ${cards(told.cards)}.`;
    case 'lastRound':
      return `${name(told.seat)} has reached 50 points: the round is played to its end.`;
    case 'won': {
      const most = Math.max(...told.scores);
      return told.seats.length > 1
        ? `${list(told.seats.map(name))} share the victory with ${points(most)}.`
        : `${name(told.seats[0]!)} wins with ${points(most)}.`;
    }
    case 'ordered':
      return `You are asked about jams ${ORDERS[String(told.order)] ?? `from ${told.order} points up`}.`;
  }
}

const ORDERS: Readonly<Record<string, string>> = {
  ask: 'every time',
  untilTurn: 'only after your next turn',
  pass: 'never',
};

const LAID: Readonly<Record<ShiftCard, (at: string, count: number) => string>> = {
  tramA: (at) => `A stop on ${at}`,
  tramB: (at) => `B stop on ${at}`,
  bikePath: (at, count) => `${count === 1 ? 'bike path' : 'bike paths'} on ${at}`,
  walkableCity: (at, count) => `${count === 1 ? 'walkway' : 'walkways'} on ${at}`,
};

const TURN: TurnWords = {
  list,
  next: ', then ',
  points,
  recovers: (card) => `${cards([card])} recovered`,
  lays: (card, cells) => LAID[card](list(cells.map(coordinates)), cells.length),
  trip,
  avoids: (card, trips) => `${trips} avoided${card ? ` with ${cards([card])}` : ''}`,
  travels: (mode, electric, stops) => `${by(mode, electric)} ${stops.map(cell).join(' → ')}`,
  jams: (name, place) => `${name === undefined ? 'You jam' : `${name} jams`} ${coordinates(place)}`,
  lost: (count, jams) => ` (${jams === 1 ? 'jam' : 'jams'} −${count})`,
  lifted: ', as jams cost a carpool nothing',
  stars: (count) => (count === 1 ? 'The star brings a card.' : `The stars bring ${count} cards.`),
  discarded: (all) => `Discarded: ${list(all.map(card))}.`,
  lastRound: '50 points: this round is the last.',
  won: (told, name) => event(told, name)!,
  avoided: (count) => `+${count} for trips avoided`,
  gained: (count, mode, electric, jam) =>
    `+${count} ${by(mode, electric)}${jam === 'none' ? '' : jam === 'lost' ? ' (jammed)' : ' (carpool)'}`,
};

export const en: Words = {
  bots: {
    easy: 'Takes a good trip of the few it sees, and plays cards as they come to mind.',
    normal: 'Plans its turn as a whole, keeps good cards and jams the leader.',
    hard: 'Tries its best turns in many futures, with other cards in your hands.',
  },
  options: {
    recover: {
      label: 'Recover cards',
      help: 'After the draw, discard two cards and take the last one that somebody else played.',
    },
    combinedModes: {
      label: 'Combined modes',
      help: 'Between two trips you may change, but only to something cleaner.',
    },
    tramReach: {
      label: 'Gap between stops',
      help: 'How many blocks a new stop may be from its line.',
      values: { 3: 'up to 3 blocks', 4: 'up to 4 blocks' },
    },
    jams: {
      label: 'Jams slow down',
      help: 'Whether jams hold up cars and vans only, or bicycles and walkers too.',
      values: { motor: 'cars and vans', all: 'everybody on the road' },
    },
  },
  zones: ZONES,
  powerUps: POWER_UPS,
  markers: MARKERS,
  modes: MODES,
  cell,
  trip,
  screen: screenEn({
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
  reason: (reason) => reasonText(REASONS, reason, 'This is not possible.'),
};
