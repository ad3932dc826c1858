/** TransEuropa in English. */
import { COMMON, reasonText } from '@stellwerk/toolkit/words.ts';
import { type Event, mapFile, type MapRef, MAX_CREDIT, RAILS, topology, type View } from '../rules/index.ts';
import { type Place, placeOf, type Wind } from './places.ts';
import { ending, have, railsIn } from './ending-en.ts';
import { hinted } from './hints-en.ts';
import { type Built, builtIn, citiesOf, joinedIn, toldOf, type Where } from './turns.ts';
import { endsOf, workOn } from './works.ts';
import { capital, fitting, type Reasons, type Words, type Work } from './words.ts';

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

const WORKS: Readonly<Record<Work, readonly [noun: string, builds: string, line: string, thing: string]>> = {
  rail: ['Rail', 'lays a rail', 'single line', 'rail'],
  sea: ['Ferry', 'runs a ferry', 'double line', 'ferry'],
  river: ['Bridge', 'builds a bridge', 'double line', 'bridge'],
  mountain: ['Tunnel', 'digs a tunnel', 'double line', 'tunnel'],
  double: ['Rail', 'lays a rail', 'double line', 'double line'],
};

/** What is said of a draft that takes the whole turn. */
const DONE: Readonly<Record<Work, string>> = {
  rail: 'One rail laid',
  sea: 'Ferry built',
  river: 'Bridge built',
  mountain: 'Tunnel dug',
  double: 'Double line laid',
};

const { list, points } = COMMON.en;

/** “10 to build instead of 11”, or what stays. It is not called points: those are what somebody has. */
const instead = (after: number, before: number): string =>
  after === before ? `no nearer, still ${before} to build` : `${after} to build instead of ${before}`;

/** “north-east of Paris”, “2 lines south of Rome”. */
function beside({ city, lines, wind }: Place): string {
  const direction = `${WINDS[wind]} of ${city.name.en}`;
  return lines > 1 ? `${lines} lines ${direction}` : direction;
}

function crossing(map: MapRef, index: number): string {
  const place = placeOf(map, index);
  return place.lines === 0 ? place.city.name.en : beside(place);
}

/** “east of Paris”; further off “near Paris”: nobody counts lines along a compass. */
function nearBy({ city, lines, wind }: Place): string {
  return lines > 1 ? `near ${city.name.en}` : `${WINDS[wind]} of ${city.name.en}`;
}

/** “in Vienna”, “near Paris”. */
function startPlace(map: MapRef, index: number): string {
  const { lines, city } = placeOf(map, index);
  return `${lines === 0 ? 'in' : 'near'} ${city.name.en}`;
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
  placeMarkerFirst: 'Place your start marker first.',
  markerPlaced: 'Your start marker is already on the map.',
  noSuchCrossing: 'There is no such crossing on this map.',
  crossingTaken: 'Somebody’s start marker is already here.',
  noSuchLine: 'There is no such line on this map.',
  occupied: 'There is already a rail here.',
  notConnected: 'This line doesn’t touch your network.',
  doubleAfterSingle: 'After one rail only a single line is allowed.',
  layAtLeastOne: 'You have to lay at least one rail.',
  noOwnRails: 'You have no private rail left this round.',
  othersOwnRail: 'There is somebody else’s private rail here.',
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
    case 'started':
      return `${name(told.seat)} places the start marker ${startPlace(map, told.crossing)}.`;
    case 'laid': {
      const topo = topology(map);
      const [from, to] = endsOf(topo, told.line);
      const [, builds] = WORKS[workOn(topo, told.line)];
      return `${name(told.seat)} ${told.own ? 'lays a private rail' : builds} ${stretch(map, from, to)}.`;
    }
    case 'joined':
      return `${names(told.seats)} share a network now.`;
    case 'stopped':
      return `${name(told.seat)} stops after one rail.`;
    case 'passed':
      return `${name(told.seat)} can’t lay a rail and passes.`;
    case 'lastRail':
      return `All of ${names(told.finishers)}’s cities are connected. ${name(told.seat)} may lay one more rail.`;
    case 'finished':
      return `${names(told.seats)} ${told.seats.length > 1 ? 'have' : 'has'} connected all five cities.`;
    case 'railsOut':
      return `All ${RAILS} rails are laid: the round is over.`;
    case 'scored': {
      const { round, losses, credits } = told.scored;
      const parts = losses.map((loss, seat) => {
        if (loss === 0 || loss >= MAX_CREDIT) return `${name(seat)} ${lost(loss)}`;
        if (credits[seat] === 0) return `${name(seat)} loses the last points (${loss} were missing)`;
        return `${name(seat)} ${lost(loss)} (${credits[seat]} left)`;
      });
      return `Scoring of round ${round}: ${parts.join(', ')}.`;
    }
    case 'won':
      return told.seats.length > 1 ? `${names(told.seats)} share the victory.` : `${names(told.seats)} wins.`;
  }
}

/** “at Dublin”, “between Florence and Rome”, “east of Dublin”. */
function at(where: Where): string {
  if (where.type === 'between') return `between ${where.cities[0]} and ${where.cities[1]}`;
  return where.type === 'at' ? `at ${where.city}` : nearBy(where.place);
}

/** “two rails between Florence and Rome”, “a ferry at Dublin”. */
function built({ rails, own, work, where }: Built): string {
  const places = list(where.map(at));
  if (own > 0) {
    const privately =
      own === rails ? (rails > 1 ? 'two private rails' : 'a private rail') : 'two rails, one of them private,';
    return `${privately} ${places}`;
  }
  if (work !== 'rail') return `a ${WORKS[work][3]} ${places}`;
  return `${rails > 1 ? 'two rails' : 'one rail'} ${places}`;
}

function turn(events: readonly Event[], name: (seat: number) => string, view: View): readonly string[] {
  const made = builtIn(events, view.map, (city) => city.name.en);
  const joined = joinedIn(events).map(name);
  const rest = toldOf(events).flatMap((told) => {
    if (told.type === 'passed') return ['has to pass'];
    if (told.type !== 'started') return event(told, name, view) ?? [];
    return `starts ${startPlace(view.map, told.crossing)}`;
  });
  return [
    ...(made ? [built(made)] : []),
    ...(joined.length > 1
      ? [`joins the networks of ${list(joined)}`]
      : joined.map((other) => `joins ${other}’s network`)),
    ...rest,
  ];
}

/** “starts in Vienna”, “starts near Paris”; at a large table there is no room for the verb. */
function startIn(events: readonly Event[], { map, seats }: View): string {
  const start = events.find((told) => told.type === 'started');
  return start ? `${seats > 3 ? '' : 'starts '}${startPlace(map, start.crossing)}` : '';
}

function brief(events: readonly Event[], _: (seat: number) => string, view: View): string {
  const made = builtIn(events, view.map, (city) => city.name.en);
  if (made) {
    const isRail = made.work === 'rail' || made.own > 0;
    const where = ` near ${list(citiesOf(made, (city) => city.name.en))}`;
    // At a large table there is no room for verbs, at a larger one none for places.
    const thing = isRail ? railsIn(made.rails) : `1 ${WORKS[made.work][3]}`;
    if (view.seats > 3) return view.seats > 4 ? thing : thing + where;
    return (isRail ? `lays ${thing}` : WORKS[made.work][1]) + where;
  }
  return startIn(events, view) || (events.some(({ type }) => type === 'passed') ? 'nothing' : '');
}

export const en: Words = {
  bots: {
    easy: 'Goes from one of its cities to the next and doesn’t look at the whole.',
    normal: 'Knows its cheapest network and first builds what nobody else will build.',
    hard: 'Works out your cities from your rails, and plays the round to its end in its head many times.',
  },
  options: {
    credit: { label: 'Points at the start', help: 'Everybody starts with this many. Usually 13.' },
    openRounds: {
      label: 'Fixed number of rounds',
      help: 'The game lasts exactly this many rounds, however many points anybody has left.',
    },
    vexation: {
      label: 'Private rails',
      help: 'Everybody gets three rails of their own colour each round that serve only their own network.',
    },
    map: { label: 'Map', help: 'Europe, or a map of your own as a file.' },
  },
  event,
  turn,
  brief,
  reason: (reason) => reasonText(REASONS, reason, 'That is not possible here.'),
  colours: { red: 'red', orange: 'orange', yellow: 'yellow', green: 'green', blue: 'blue' },
  regions: { red: 'the west', orange: 'the middle', yellow: 'the north', green: 'the east', blue: 'the south' },
  board: 'Map of TransEuropa',
  keys: 'Arrow keys move from target to target, Enter chooses, Enter again takes another way, W shows whose rails they are.',
  outOfSight: (name) => `Show what ${name} did`,
  crossing,
  work: (map, work, from, to) => `${WORKS[work][0]} ${stretch(map, from, to)}, ${WORKS[work][2]}`,
  prompt: {
    start: { ask: 'Put your start marker on any free crossing.', brief: 'Put down your start marker.' },
    startHere: 'Start here?',
    lay: { ask: 'Lay one or two rails, or one on a double line.', brief: 'Lay one or two rails.' },
    layPrivate: { ask: 'Lay a private rail: only you can use it.', brief: 'Lay a private rail.' },
    second: {
      ask: 'One rail left: lay it on a single line, or end your turn.',
      brief: 'One rail left: lay it, or end turn?',
    },
    done: (rails, work) => (rails > 1 ? 'Two rails laid: end your turn?' : `${DONE[work]}: end your turn?`),
    doneFive: (ends) => ({
      ask: `All five cities are connected: end the ${ends}?`,
      brief: `All five connected: end the ${ends}?`,
    }),
    doneRails: (ends) => ({ ask: `All rails are laid: end the ${ends}?` }),
    last: (finishers, count) => ({
      ask: `${finishers} ${count > 1 ? 'have' : 'has'} all five cities. You may lay one more rail.`,
      brief: `${finishers} ${count > 1 ? 'have' : 'has'} all five. One more rail?`,
    }),
    waitStart: (name) => `${name} is placing the start marker.`,
    waitLay: (name) => `${name} is building.`,
    waitLast: (name) => ({ ask: `${name} may lay one last rail.` }),
    won: ({ names, count, you }, left) => {
      if (count > 1) return `${capital(names)} share the victory.`;
      return you ? `${capital(names)} win with ${points(left)}!` : `${names} wins with ${points(left)}.`;
    },
  },
  so: {
    connect: 'Connect your five cities. Everybody may use every rail.',
    compare: (count, byFinger, dotted) =>
      `${railsIn(count)} to build from here${dotted ? ' (dotted)' : ''}. ${byFinger ? 'Tap' : 'Click'} elsewhere to compare.`,
    from: (count) => `${railsIn(count)} to build from there.`,
    here: (after, before) => `Here: ${instead(after, before)}.`,
    whole: (work, after, before) => `Takes the whole turn (${WORKS[work][3]}). ${capital(instead(after, before))}.`,
    lift: (after, before) => `Let go to build here: ${instead(after, before)}. Slide away to cancel.`,
    liftWhole: (work, after, before) => `Let go for a ${WORKS[work][3]} (your whole turn): ${instead(after, before)}.`,
    joins: (names, count, whole) =>
      whole
        ? `Joins you with ${names}: ${count} to build. Takes the whole turn.`
        : `Joins you with ${names}: ${count} to build. They may use your rails too.`,
    takeBack: (rails, byFinger) =>
      `${byFinger ? 'Tap' : 'Click'} ${rails > 1 ? 'one of your new rails' : 'your new rail'} to take it back.`,
    across: 'Or one on a double line.',
    joined: ({ names }) => `${capital(names)} share a network now.`,
    marks: 'Filled circles bring you nearer. Rings work too; small ones take two rails.',
    doubles: 'Double lines take the whole turn, and count as two in the scoring.',
    pale: (seats) =>
      `Pale cities are out of the game with ${seats === 2 ? 'two' : 'three'} players: nobody holds their cards.`,
    afresh: 'New cities, empty map: start where the ways to them are short.',
    open: (cities) => fitting(`You still need ${list(cities)}.`, `You still need ${cities.length} cities.`),
    onCrossing: (byFinger) => `${byFinger ? 'Tap' : 'Click'} a crossing.`,
    doubleTakesAll: 'A double line takes the whole turn.',
    turnSpent: 'You have laid your last rail for this turn.',
    tooFar: (city) => `${city} is your city, but too far for one turn: build towards it.`,
    myCity: (city) => `${city} is one of your five cities. Connect it to your network.`,
    isMine: (city) => `${city} is already in your network: everybody’s rails count.`,
    connected: 'You are already connected there: everybody’s rails count.',
    notMine: (city) => `${city} is too far for one turn, and not one of your five cities.`,
    notInPlay: (city, seats) =>
      `${city} is too far for one turn, and out of play with ${seats === 2 ? 'two' : 'three'} players.`,
    walledIn: 'You can no longer connect all five cities.',
    laidBy: (name, of, round) => `${name} laid this rail (round ${round}, turn ${of}).`,
  },
  undone: { start: 'Choose a crossing for your start marker first.', lay: 'Lay at least one rail first.' },
  hint: {
    start: (map, index, count, away, another) => {
      const begin = `${another ? 'Just as good' : 'Hint'}: start ${startPlace(map, index)}`;
      if (away) {
        return fitting(
          `${begin}, away from the others: only ${railsIn(count)} to build.`,
          `${begin}, away from the others: ${railsIn(count)} to build.`,
          `${begin}, away from the others: only ${railsIn(count)}.`,
        );
      }
      return fitting(
        `${begin}. No start is shorter: ${railsIn(count)} to build.`,
        `${begin}: only ${railsIn(count)} to build.`,
      );
    },
    lay: hinted,
    stop: 'Hint: end your turn. No single line brings you nearer now.',
    nothing: 'Hint: no rail brings you nearer now. Lay one that helps nobody else.',
    lookAt: { stop: 'your shortest way', nothing: 'what the others build' },
    toGo: (count) => `${count} to go`,
    tried: {
      start: (map, index) => `Hint: start ${startPlace(map, index)}. Played out, that wins more often.`,
      lay: (rails, city) =>
        `Hint: lay ${rails > 1 ? 'two rails' : 'one rail'} near ${city}. Played out, that wins more often.`,
      stop: 'Hint: end your turn now. Played out, that wins more often.',
    },
  },
  button: { place: 'Start here', stop: 'End turn', shared: 'For all', private: 'Private' },
  startAt: (place) => `Start marker: ${place}`,
  privately: (work) => `Private: ${work}`,
  tray: {
    title: 'Your cities',
    nothing: 'Spectators have no cities.',
    connected: 'connected',
    open: 'not connected yet',
    toGo: 'still to build',
    complete: 'all five connected',
    noWay: 'no way left to all five',
    rails: 'Rail',
    round: (round, of) => `Round ${round}${of > 0 ? ` of ${of}` : ''}`,
    railsLeft: (count) => (count === 1 ? '1 rail in the box' : `${count} rails in the box`),
    privateLeft: (count) => `private rails: ${count}`,
  },
  facts: {
    credit: (count, of) => `Points: ${count} of ${of}`,
    startPlayer: 'starts',
  },
  whose: {
    title: 'Whose rails?',
    all: 'All',
    again: 'Show again',
    joins: (name, rails, shares) => {
      const joined = `${railsIn(rails)} ${rails === 1 ? 'joins' : 'join'} ${name === undefined ? 'your' : `${name}’s`} cities`;
      const [only, ...more] = shares;
      if (only && more.length === 0) return `${joined}, ${rails === 1 ? '' : 'all '}laid by ${only.name}.`;
      return `${joined}: ${list(shares.map((it) => `${it.rails} by ${it.name}`))}.`;
    },
    way: (rails, foreign, by = 'others') => {
      if (rails === 0) return 'start marker here';
      const of = foreign < rails ? `${foreign === 0 ? 'none' : foreign} ` : rails > 1 ? 'all ' : '';
      return `${railsIn(rails)}, ${of}by ${foreign === 0 ? 'others' : by}`;
    },
    short: (cities) => {
      const [first, ...more] = cities;
      const were = (rails: number): string => (rails === 1 ? 'was' : 'were');
      if (first && more.length === 0) return `${railsIn(first.rails)} to ${first.name} ${were(first.rails)} missing.`;
      const all = cities.reduce((sum, { rails }) => sum + rails, 0);
      return `${railsIn(all)} ${were(all)} missing: ${list(cities.map(({ name, rails }) => `${rails} to ${name}`))}.`;
    },
    byYou: 'you',
    noWay: 'Private rails blocked the way.',
  },
  round: {
    finished: (round, who) => {
      const begin = `Round ${round}: ${who.names}`;
      if (who.you && who.count === 1)
        return { ask: `${begin} have connected all five cities!`, brief: `${begin}’ve connected all five!` };
      return {
        ask: `${begin} ${have(who)} connected all five cities.`,
        brief: `${begin} ${who.count > 1 ? 'are done' : 'connects all five'}.`,
      };
    },
    finishedBy: (round, who, builder = 'you') => ({
      ask: `Round ${round}: thanks to ${builder}, ${who.names} ${have(who)} connected all five cities.`,
      brief: `Round ${round}: ${who.names}${who.count > 1 ? ' are' : who.you ? '’re' : ' is'} done, thanks to ${builder}.`,
    }),
    railsOut: (round) => ({ ask: `Round ${round}: all rails are laid.` }),
    loses: ({ names, you }, count) =>
      `${names} ${you ? 'lose' : 'loses'} ${count >= MAX_CREDIT ? 'everything' : count}`,
    keeps: ({ names, you }, count) => `${names} ${you ? 'keep' : 'keeps'} ${count}`,
    lost: (count) => (count === 0 ? 'nothing lost' : count >= MAX_CREDIT ? 'all lost' : `−${count}`),
    picture: (round) => `The map at the end of round ${round}, with the rails that join somebody’s cities`,
  },
  ending,
  you: 'you',
  list,
};
