/** InterCity in English. */
import type { Seat } from '@stellwerk/kernel';
import { COMMON, reasonText } from '@stellwerk/toolkit/words.ts';
import type { Event, LeaveCause, Play, Roll, View } from '../rules/index.ts';
import { JOKER } from '../rules/index.ts';
import { screenEn } from './screen-en.ts';
import { briefIn, saying, turnIn, yoursIn, type TurnWords } from './turns.ts';
import { called, stationName as at, type Reasons, type Words } from './words.ts';

const FACES = ['Red', 'Brown', 'Green', 'Yellow', 'Blue', 'Joker'] as const;
const { list } = COMMON.en;
const train = (index: number): string => `IC\u00A0${(index >> 1) + 1}`;
const faces = (dice: readonly number[]): string => dice.map((face) => FACES[face]!.toLowerCase()).join(', ');
const count = (dice: readonly number[], face: number): number => dice.filter((die) => die === face).length;

const CARDS: Words['cards'] = {
  diversion: {
    name: 'Diversion',
    brief: 'a train changes lines',
    help: 'A train standing in an interchange goes on along another line of that station, as far as its terminus.',
  },
  turnaround: {
    name: 'Turn-around',
    brief: 'a train turns round',
    help: 'A train that isn’t at a terminus changes direction on the spot.',
  },
  fullspeed: {
    name: 'Full speed',
    brief: 'a train moves 1 to 8 spaces',
    help: 'A train moves 1 to 8 spaces at once.',
  },
  redsignal: {
    name: 'Red signal',
    brief: 'stops a train',
    help: 'A train stands until the end of the next turn. Played after the last space of a turn, the card lasts one turn longer.',
  },
  reservation: {
    name: 'Seat reservation',
    brief: 'a seat for certain',
    help: 'Your boarding passenger gets its seat without a roll.',
  },
  seatswap: {
    name: 'Seat swap',
    brief: 'swaps two seats',
    help: 'Your passenger and the one beside it swap seats.',
  },
  taxi: {
    name: 'Taxi',
    brief: 'to the next station',
    help: 'Your waiting passenger goes to the next station of a line, but not to its goal.',
  },
};

const REASONS: Reasons = {
  shape: 'That doesn’t exist in this game.',
  over: 'The game is over.',
  notYourTurn: 'It isn’t your turn.',
  rollFirst: 'Roll the dice first.',
  rollAllFive: 'The first roll is with all five dice.',
  noRollLeft: 'You have rolled three times already.',
  noSuchDie: 'Choose at least one of the five dice.',
  dieUsed: 'This point is used already.',
  notRolling: 'Rolling is over, now the trains move.',
  notDriving: 'You can move trains as soon as you have finished rolling.',
  wrongColour: 'No point is left for this train.',
  trainHeld: 'The signal is red for this train.',
  notThreeJokers: 'An event card costs three unused jokers.',
  deckEmpty: 'There are no event cards left.',
  answerFirst: 'The open questions have to be answered first.',
  ordersOnly: 'First everybody plans: passengers board as soon as all are ready.',
  tooManyRequests: 'You have enough requests waiting already.',
  notAsked: 'You aren’t being asked that.',
  notYourPassenger: 'That isn’t your passenger.',
  passengerArrived: 'This passenger has arrived.',
  notInStation: 'That’s only possible in a station.',
  notOnPlatform: 'This passenger isn’t waiting on a platform.',
  notAboard: 'This passenger isn’t in a train.',
  trainElsewhere: 'This train isn’t in its station.',
  callUsedUp: 'The passenger can’t board this train any more while it stands here.',
  trainGoesHome: 'This train is being taken back to its own line.',
  seatReserved: 'This seat is reserved.',
  noStationCard: 'There is no ticket here.',
  hasCard: 'This passenger has a ticket already.',
  otherHasCard: 'Your other passenger has this ticket: the two travel to different places.',
  notRear: 'Only the passenger in the rear seat can roll for the front seat.',
  noRival: 'There’s nobody in front to roll against.',
  foughtAlready: 'The passenger has already rolled for the seat on this ride.',
  notBothYours: 'Only two passengers of your own in one train swap seats freely.',
  noSuchCard: 'You don’t hold this card.',
  noInterchange: 'No other line calls here.',
  sameLine: 'The train is on this line already.',
  lineNotHere: 'This line doesn’t call here.',
  intoTheBuffers: 'The line ends here in that direction.',
  onTerminus: 'At a terminus the train turns anyway.',
  noContest: 'A seat reservation is played when a seat is about to be rolled for.',
  notYourRoll: 'Somebody else is rolling for this seat.',
  noSeatSwap: 'This train doesn’t carry one passenger of yours and one of somebody else.',
  notNextStation: 'The taxi goes only to the next station of a line.',
  taxiToGoal: 'No taxi takes the passenger to its goal.',
  badLeg: 'A ride can’t end where it begins.',
  noTrainRunsThere: 'This line doesn’t connect the two stations.',
  badTrigger: 'This card can’t wait for that.',
  allArmed: 'This card is laid ready already.',
  noSuchArmed: 'This card isn’t laid ready.',
  duelIsForTwo: 'The duel is for exactly two.',
  twoNeedDuel: 'Two play the duel; otherwise three to six are needed.',
};

const LEFT: Readonly<Record<LeaveCause, string>> = {
  wish: 'gets off',
  terminus: 'has to get off: the train goes back to its line',
  beaten: 'loses the seat and has to get off',
  exchanged: 'makes room and gets off',
  reservation: 'gives way to a reservation and gets off',
};

function passenger(index: number, name: (seat: Seat) => string, view: View): string {
  const seat = (index >> 1) % view.seats;
  const owner = seat === view.viewer ? 'your' : `${name(seat)}’s`;
  return `${owner} ${called(view, index, view.task?.[index] ?? 0) || 'passenger'}`;
}

function played(play: Play): string {
  const { name } = CARDS[play.card];
  if (play.card === 'fullspeed')
    return `${name}: ${train(play.train)}, ${play.fields} ${play.fields === 1 ? 'space' : 'spaces'}`;
  return 'train' in play ? `${name}: ${train(play.train)}` : name;
}

const capital = (sentence: string): string => sentence[0]!.toUpperCase() + sentence.slice(1);

function event(happened: Event, name: (seat: Seat) => string, view: View): string | undefined {
  const who = (index: number): string => passenger(index, name, view);
  const Who = (index: number): string => capital(who(index));
  const isYou = (seat: Seat): boolean => seat === view.viewer;
  const does = (seat: Seat, verb: string): string => (isYou(seat) ? `You ${verb}` : `${name(seat)} ${verb}s`);
  const team = (index: number, verb: string): string => does(index % view.seats, verb);
  const jokers = ({ passenger: index, dice }: Roll): string => `${who(index)} ${count(dice, JOKER)}`;
  switch (happened.type) {
    case 'dealt':
      return `The cards are dealt. ${team(happened.first, 'begin')}.`;
    case 'turn':
      return `${isYou(happened.seat) ? 'Your' : `${name(happened.seat)}’s`} turn.`;
    case 'baseStep':
      return 'All trains move one space.';
    case 'rolled':
      return `${team(happened.team, 'roll')}: ${faces(happened.dice)}.`;
    case 'kept':
      return `${team(happened.team, 'keep')} the dice.`;
    case 'point':
      return `${team(happened.team, 'move')} ${train(happened.train)}${happened.face === JOKER ? ' (joker)' : ''}.`;
    case 'lapsed':
      return `Points lost: ${faces(happened.faces)}.`;
    case 'moved':
    case 'asked':
      return undefined;
    case 'drew':
      return `${does(happened.seat, 'turn')} three jokers into an event card.`;
    case 'card':
      return `Your new event card: ${CARDS[happened.card].name}.`;
    case 'played':
      return `${does(happened.seat, 'play')} ${played(happened.play)}.`;
    case 'missed':
      return 'Your request could no longer be carried out.';
    case 'diverted':
      return `${train(happened.train)} is diverted onto the ${FACES[happened.line]!.toLowerCase()} line.`;
    case 'turned':
      return `${train(happened.train)} turns round.`;
    case 'heldUp':
      return `${train(happened.train)} is held at a red signal.`;
    case 'released':
      return `The signal is green for ${list(happened.trains.map(train))}.`;
    case 'cameHome':
      return `${train(happened.train)} goes back to its own line and stands in ${at(happened.station)}.`;
    case 'tookCard':
      return `${Who(happened.passenger)} gets ticket ${called(view, happened.passenger, happened.task)} in ${at(happened.station)}.`;
    case 'arrived':
      return `${Who(happened.passenger)} has arrived in ${at(happened.station)}!`;
    case 'left':
      return `${Who(happened.passenger)} ${LEFT[happened.cause]} (${at(happened.station)}, ${train(happened.train)}).`;
    case 'movedUp':
      return `${Who(happened.passenger)} moves up to the front of ${train(happened.train)}.`;
    case 'boarded':
      return `${Who(happened.passenger)} boards ${train(happened.train)} in ${at(happened.station)} and sits in the ${happened.seat} seat.`;
    case 'boardingRoll':
      return `The seats in ${train(happened.train)} are rolled for, jokers: ${happened.rounds.map((round) => round.map(jokers).join(', ')).join('; again: ')}.`;
    case 'fullTrainRoll':
      return `For the rear seat in ${train(happened.train)}, jokers: ${jokers(happened.boarder)}, ${jokers(happened.occupant)} and 1 more. ${happened.won ? `${Who(happened.boarder.passenger)} gets it` : `${Who(happened.occupant.passenger)} keeps it`}.`;
    case 'refused':
      return `${Who(happened.passenger)} finds no seat in ${train(happened.train)}.`;
    case 'fight': {
      const colour = happened.train >> 1;
      const shown = (rolls: readonly (readonly number[])[]): number => count(rolls.at(-1)!, colour);
      return `Roll for the front seat in ${train(happened.train)}, dice in ${FACES[colour]!.toLowerCase()}: ${who(happened.demander)} ${shown(happened.demanderRolls)}, ${who(happened.defender)} ${shown(happened.defenderRolls)}.`;
    }
    case 'swapped':
      return `${Who(happened.front)} now sits in front in ${train(happened.train)}, ${who(happened.rear)} behind.`;
    case 'rode':
      return `${Who(happened.passenger)} goes by taxi from ${at(happened.from)} to ${at(happened.to)}.`;
    case 'won':
      return `${does(happened.seat, 'win')}: both passengers are home!`;
  }
}

const TURN: TurnWords = {
  drove: (name, fields, station, behind) =>
    `${name}: ${fields === 1 ? '1 space' : `${fields} spaces`}${behind === 0 ? ` to ${station}` : `, now past ${station}`}.`,
  train: (line, to) => `IC\u00A0${line + 1} to ${to}`,
  step: 'All trains: 1 space.',
  rolls: 'rolls',
  plans: 'plans',
  brief: (lines) => `drives IC\u00A0${list(lines)}`,
  seat: (whose, kept, fromYou) =>
    kept
      ? saying('keeps the seat', 'you kept your seat', (name) => `${name} keeps the seat`)(whose)
      : fromYou
        ? saying('wins your seat', 'you won a seat', (name) => `${name} wins your seat`)(whose)
        : saying('wins a seat', 'you won a seat', (name) => `${name} wins a seat`)(whose),
  arrived: (whose, letter) =>
    saying(`brings ${letter} home`, `your ${letter} got home`, (name) => `${name}’s ${letter} is home`)(whose),
  ticket: (whose, letter) =>
    saying(`gets ticket ${letter}`, `you got ticket ${letter}`, (name) => `${name} gets ticket ${letter}`)(whose),
  boarded: (whose, line, letter) =>
    saying(
      `boards IC\u00A0${line}`,
      `${letter ? `your ${letter}` : 'you'} boarded IC\u00A0${line}`,
      (name) => `${name} boards IC\u00A0${line}`,
    )(whose),
  card: (whose, card) =>
    saying(
      `plays ${CARDS[card].name}`,
      `you played ${CARDS[card].name}`,
      (name) => `${name} plays ${CARDS[card].name}`,
    )(whose),
  drew: 'draws a card',
};

export const en: Words = {
  bots: {
    easy: 'Follows its plan, but rolls and drives without much thought.',
    normal: 'Plans its connections again every turn and keeps the dice that help it most.',
    hard: 'Drives every promising way on in its head, with your passengers, too.',
  },
  options: {
    duel: { label: 'Duel for two', help: 'Each leads two pairs of passengers; one pair at its goals wins.' },
    moveUp: { label: 'Move up', help: 'When the front seat frees up, the rear passenger moves up at once.' },
  },
  faces: FACES,
  cards: CARDS,
  screen: screenEn,
  event,
  turn: turnIn(TURN, event),
  brief: briefIn(TURN),
  yours: yoursIn(TURN),
  reason: (reason) => reasonText(REASONS, reason, 'That isn’t possible here.'),
};
