/** TransEuropa in English. */
import { COMMON, reasonText } from '@stellwerk/toolkit/words.ts';
import { type Event, mapFile, type MapRef, MAX_CREDIT, RAILS, topology, type View } from '../rules/index.ts';
import { type Place, placeOf, type Wind } from './places.ts';
import { endsOf, workOn } from './works.ts';
import { type Reasons, type Words, type Work } from './words.ts';

const WINDS: Readonly<Record<Wind, string>> = {
  e: 'east',
  ene: 'east-north-east',
  ne: 'north-east',
  nne: 'north-north-east',
  n: 'north',
  nnw: 'north-north-west',
  nw: 'north-west',
  wnw: 'west-north-west',
  w: 'west',
  wsw: 'west-south-west',
  sw: 'south-west',
  ssw: 'south-south-west',
  s: 'south',
  sse: 'south-south-east',
  se: 'south-east',
  ese: 'east-south-east',
};

const WORKS: Readonly<Record<Work, readonly [noun: string, builds: string, line: string]>> = {
  rail: ['Rail', 'lays a rail', 'single line'],
  sea: ['Ferry', 'runs a ferry', 'double line'],
  river: ['Bridge', 'builds a bridge', 'double line'],
  mountain: ['Tunnel', 'digs a tunnel', 'double line'],
  double: ['Rail', 'lays a rail', 'double line'],
};

const { list, points } = COMMON.en;

/** “north-east of Paris”, “2 lines south of Rome”. */
function beside({ city, lines, wind }: Place): string {
  const direction = `${WINDS[wind]} of ${city.name.en}`;
  return lines > 1 ? `${lines} lines ${direction}` : direction;
}

function crossing(map: MapRef, index: number): string {
  const place = placeOf(map, index);
  return place.lines === 0 ? place.city.name.en : beside(place);
}

function stretch(map: MapRef, from: number, to: number): string {
  const [start, end] = [placeOf(map, from), placeOf(map, to)];
  if (start.lines === 0 && end.lines === 1 && end.city === start.city) {
    return `from ${start.city.name.en} to the ${WINDS[end.wind]}`;
  }
  const [away, there] = [start, end].map((place) =>
    place.lines === 0 ? place.city.name.en : `the crossing ${beside(place)}`,
  );
  return `from ${away} to ${there}`;
}

const REASONS: Reasons = {
  shape: 'That is not a move in this game.',
  notYourTurn: 'It is not your turn.',
  over: 'The game is over.',
  placeMarkerFirst: 'The start marker has to be placed first.',
  markerPlaced: 'Your start marker is already on the map.',
  noSuchCrossing: 'There is no such crossing on this map.',
  crossingTaken: 'Another start marker is already here.',
  noSuchLine: 'There is no such line on this map.',
  occupied: 'There is already a rail on this line.',
  notConnected: 'This line does not touch your network: every rail must be connected to your start marker.',
  doubleAfterSingle: 'A double line takes a whole turn: after one rail only a single line is allowed.',
  layAtLeastOne: 'You have to lay at least one rail.',
  noOwnRails: 'You have no private rail left this round.',
  othersOwnRail: 'Somebody else’s private rail lies here.',
  mapUnknown: ({ map }) => `There is no map called “${map}”.`,
  mapShape: 'This file is not a map for TransEuropa.',
  mapTooLarge: ({ crossings, lines, cities }) =>
    `The map is too large: at most ${crossings} crossings, ${lines} lines and ${cities} cities.`,
  mapCrossing: ({ crossing: id }) => `Crossing ${id} appears twice on the map.`,
  mapLine: ({ a, b }) => `The line from ${a} to ${b} is wrong or appears twice.`,
  mapCity: ({ city }) => `The city ${city} lies on no crossing or appears twice.`,
  mapTooFewCities: ({ colour, have, need }) => `The map has too few ${colour} cities: ${have} instead of ${need}.`,
  mapDisconnected: 'Not all crossings of the map are connected with each other.',
};

/** Nobody can have more than `MAX_CREDIT`; it is also what is lost where private rails leave no way. */
const lost = (count: number): string =>
  count === 0 ? 'loses nothing' : count >= MAX_CREDIT ? 'loses everything' : `loses ${points(count)}`;

function event(told: Event, name: (seat: number) => string, { map }: View): string | undefined {
  const names = (seats: readonly number[]): string => list(seats.map(name));
  switch (told.type) {
    case 'round':
      return `Round ${told.round} begins; ${name(told.startPlayer)} starts.`;
    case 'hand':
      return `Your cities: ${list(told.cities.map((city) => mapFile(map).cities[city]!.name.en))}.`;
    case 'started': {
      const place = placeOf(map, told.crossing);
      const where = place.lines === 0 ? `in ${place.city.name.en}` : beside(place);
      return `${name(told.seat)} puts the start marker ${where}.`;
    }
    case 'laid': {
      const topo = topology(map);
      const [from, to] = endsOf(topo, told.line);
      const [, builds] = WORKS[workOn(topo, told.line)];
      return `${name(told.seat)} ${told.own ? 'lays a private rail' : builds} ${stretch(map, from, to)}.`;
    }
    case 'joined':
      return `The networks of ${names(told.seats)} are now one.`;
    case 'stopped':
      return `${name(told.seat)} stops after one rail.`;
    case 'passed':
      return `${name(told.seat)} can lay no rail and passes.`;
    case 'lastRail':
      return `All cities of ${names(told.finishers)} are connected. ${name(told.seat)} may lay one more rail.`;
    case 'finished':
      return `${names(told.seats)} ${told.seats.length > 1 ? 'have' : 'has'} connected all five cities.`;
    case 'railsOut':
      return `All ${RAILS} rails are laid: the round is over.`;
    case 'scored': {
      const { round, losses, credits } = told.scored;
      const parts = losses.map((loss, seat) =>
        loss === 0 || loss >= MAX_CREDIT
          ? `${name(seat)} ${lost(loss)}`
          : `${name(seat)} ${lost(loss)} (${credits[seat]} left)`,
      );
      return `Scoring of round ${round}: ${parts.join(', ')}.`;
    }
    case 'won':
      return told.seats.length > 1 ? `${names(told.seats)} share the victory.` : `${names(told.seats)} wins.`;
  }
}

export const en: Words = {
  options: {
    credit: { label: 'Credit', help: 'How many points everybody starts with. Usually 13.' },
    openRounds: {
      label: 'Fixed number of rounds',
      help: 'The game lasts exactly this many rounds, whatever the credits.',
    },
    vexation: {
      label: 'Private rails',
      help: 'Everybody gets three rails of their own colour each round that serve only their own network.',
    },
    map: { label: 'Map', help: 'Europe, or a map of your own as a file.' },
  },
  event,
  reason: (reason) => reasonText(REASONS, reason, 'That is not possible here.'),
  colours: { red: 'red', orange: 'orange', yellow: 'yellow', green: 'green', blue: 'blue' },
  regions: { red: 'the west', orange: 'the middle', yellow: 'the north', green: 'the east', blue: 'the south' },
  board: 'Map of TransEuropa',
  keys: 'Arrow keys move from target to target, Enter chooses, N and P go through them in order.',
  crossing,
  work: (map, work, from, to) => `${WORKS[work][0]} ${stretch(map, from, to)}, ${WORKS[work][2]}`,
  workHere: (work) => `${WORKS[work][0]} here, ${WORKS[work][2]}`,
  prompt: {
    start: 'Place your start marker on a free crossing.',
    lay: 'Lay one or two rails, or one over a double line.',
    layPrivate: 'Choose a line for a private rail.',
    second: 'Lay another rail on a single line, or end your turn.',
    last: (finishers) => `All cities of ${finishers} are connected. You may lay one more rail.`,
    startHere: (place) => `Start marker here: ${place}?`,
    layHere: (work) => `${work}?`,
    waitStart: (name) => `${name} is placing the start marker.`,
    waitLay: (name) => `${name} is building.`,
    waitLast: (name) => `${name} may lay one last rail.`,
    roundOver: (round) => `Round ${round} is over.`,
    won: (names, count) => (count > 1 ? `${names} share the victory.` : `${names} wins.`),
  },
  button: { place: 'Start here', lay: 'Lay rail', stop: 'End turn', shared: 'For all', private: 'Private' },
  startAt: (place) => `Start marker: ${place}`,
  privately: (work) => `Private: ${work}`,
  tray: {
    title: 'Your cities',
    nothing: 'Spectators have no cities.',
    connected: 'connected',
    open: 'not connected yet',
    missing: (count) => `${points(count)} to go`,
    complete: 'All five cities are connected',
    way: 'A cheapest way is dashed on the map.',
    after: (count) => `then ${count}`,
    rails: 'Rail',
    railsLeft: (count) => (count === 1 ? '1 rail left in the box' : `${count} rails left in the box`),
    privateLeft: (count) => `private rails: ${count}`,
  },
  facts: {
    credit: (count, of) => `Credit: ${count} of ${of}`,
    startPlayer: 'starts',
  },
  round: {
    title: (round, of) => (of > 0 ? `Round ${round} of ${of}: scoring` : `Round ${round}: scoring`),
    lost,
    reason: {
      finished: (names, count) => `${names} ${count > 1 ? 'have' : 'has'} connected all five cities.`,
      railsOut: 'All rails are laid.',
    },
    again: 'Show again',
    picture: (round) => `The map at the end of round ${round} with the rails that everybody still missed`,
  },
  ending: {
    why: (names, count, left) =>
      count > 1
        ? `${names} have the most credit left: ${points(left)} each.`
        : `${names} has the most credit left: ${points(left)}.`,
    zero: (names) => `No credit left: ${names}.`,
    rounds: (count) =>
      count === 1
        ? 'One round has been played.'
        : count === 2
          ? 'Both rounds have been played.'
          : `All ${count} rounds have been played.`,
    last: (round) => `The last round (${round})`,
    chart: 'Credit after each round',
    player: 'Who',
    start: 'Start',
    round: (round) => `Round ${round}`,
  },
  list,
};
