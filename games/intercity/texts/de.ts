/** InterCity auf Deutsch. */
import type { Seat } from '@stellwerk/kernel';
import { COMMON, reasonText } from '@stellwerk/toolkit/words.ts';
import type { Event, LeaveCause, Play, Roll, View } from '../rules/index.ts';
import { JOKER } from '../rules/index.ts';
import { screenDe } from './screen-de.ts';
import { briefIn, saying, turnIn, yoursIn, type TurnWords } from './turns.ts';
import { called, stationName as at, type Reasons, type Words } from './words.ts';

const FACES = ['Rot', 'Braun', 'Grün', 'Gelb', 'Blau', 'Joker'] as const;
const { list } = COMMON.de;
const train = (index: number): string => `IC\u00A0${(index >> 1) + 1}`;
const faces = (dice: readonly number[]): string => dice.map((face) => FACES[face]!).join(', ');
const count = (dice: readonly number[], face: number): number => dice.filter((die) => die === face).length;

const CARDS: Words['cards'] = {
  diversion: {
    name: 'Umleitung',
    brief: 'Zug wechselt die Linie',
    help: 'Ein Zug, der in einem Umsteigebahnhof steht, fährt auf einer anderen Linie dieses Bahnhofs weiter, bis zu deren Endbahnhof.',
  },
  turnaround: {
    name: 'Wende',
    brief: 'Zug wendet',
    help: 'Ein Zug, der nicht an einem Endbahnhof steht, wechselt auf der Stelle die Richtung.',
  },
  fullspeed: { name: 'Volle Fahrt', brief: 'Zug fährt 1 bis 8 Felder', help: 'Ein Zug fährt sofort 1 bis 8 Felder.' },
  redsignal: {
    name: 'Signal auf Halt',
    brief: 'hält einen Zug an',
    help: 'Ein Zug steht, bis der Nächste dran war. Ganz am Ende gespielt, gilt die Karte eine Runde länger.',
  },
  reservation: {
    name: 'Platzkarte',
    brief: 'sicherer Platz',
    help: 'Dein zusteigender Fahrgast bekommt seinen Platz, ohne dass gewürfelt wird.',
  },
  seatswap: {
    name: 'Platztausch',
    brief: 'tauscht zwei Plätze',
    help: 'Dein Fahrgast und der Fahrgast neben ihm tauschen die Plätze.',
  },
  taxi: {
    name: 'Taxi',
    brief: 'zum nächsten Bahnhof',
    help: 'Dein wartender Fahrgast fährt zum nächsten Bahnhof einer Linie, aber nicht an sein Ziel.',
  },
};

const REASONS: Reasons = {
  shape: 'Das gibt es in diesem Spiel nicht.',
  over: 'Das Spiel ist zu Ende.',
  notYourTurn: 'Du bist gerade nicht dran.',
  rollFirst: 'Zuerst wird gewürfelt.',
  rollAllFive: 'Beim ersten Wurf fallen alle fünf Würfel.',
  noRollLeft: 'Du hast schon dreimal gewürfelt.',
  noSuchDie: 'Wähle mindestens einen der fünf Würfel.',
  dieUsed: 'Dieser Würfelpunkt ist schon verbraucht.',
  notRolling: 'Jetzt wird gefahren, nicht mehr gewürfelt.',
  notDriving: 'Fahren kannst du erst, wenn du mit dem Würfeln fertig bist.',
  wrongColour: 'Für diesen Zug ist kein Punkt mehr da.',
  trainHeld: 'Für diesen Zug steht das Signal auf Halt.',
  notThreeJokers: 'Eine Ereigniskarte kostet drei unbenutzte Joker.',
  deckEmpty: 'Es gibt keine Ereigniskarten mehr.',
  answerFirst: 'Erst müssen die offenen Fragen beantwortet sein.',
  ordersOnly: 'Erst wird geplant: Eingestiegen wird, sobald alle fertig sind.',
  tooManyRequests: 'Es warten schon genug Wünsche von dir auf den nächsten Moment.',
  notAsked: 'Danach wirst du gerade nicht gefragt.',
  notYourPassenger: 'Das ist nicht dein Fahrgast.',
  passengerArrived: 'Dieser Fahrgast ist schon am Ziel.',
  notInStation: 'Das geht nur in einem Bahnhof.',
  notOnPlatform: 'Dieser Fahrgast wartet nicht auf einem Bahnsteig.',
  notAboard: 'Dieser Fahrgast sitzt in keinem Zug.',
  trainElsewhere: 'Dieser Zug steht nicht in seinem Bahnhof.',
  callUsedUp: 'Bei diesem Halt kann der Fahrgast nicht mehr in diesen Zug steigen.',
  trainGoesHome: 'Dieser Zug wird gerade auf seine eigene Linie zurückgebracht.',
  seatReserved: 'Dieser Platz ist mit einer Platzkarte reserviert.',
  noStationCard: 'Hier gibt es kein Ticket.',
  hasCard: 'Dieser Fahrgast hat schon ein Ticket.',
  otherHasCard: 'Dieses Ticket hat schon dein anderer Fahrgast: Jeder der beiden reist woandershin.',
  notRear: 'Nur wer hinten sitzt, kann den vorderen Platz verlangen.',
  noRival: 'Vorn sitzt niemand, gegen den du würfeln kannst.',
  foughtAlready: 'Auf dieser Fahrt hat der Fahrgast schon einmal um den Platz gewürfelt.',
  notBothYours: 'Frei tauschen können nur zwei eigene Fahrgäste im selben Zug.',
  noSuchCard: 'Diese Karte hast du nicht auf der Hand.',
  noInterchange: 'Hier hält keine andere Linie.',
  sameLine: 'Auf dieser Linie ist der Zug schon.',
  lineNotHere: 'Diese Linie hält hier nicht.',
  intoTheBuffers: 'In dieser Richtung ist hier Endstation.',
  onTerminus: 'An einem Endbahnhof wendet der Zug ohnehin.',
  noContest: 'Die Platzkarte wird gespielt, wenn um einen Platz gewürfelt werden soll.',
  notYourRoll: 'Gerade würfelt ein anderer um diesen Platz.',
  noSeatSwap: 'In diesem Zug sitzen nicht einer von dir und ein fremder.',
  notNextStation: 'Das Taxi fährt nur zum nächsten Bahnhof einer Linie.',
  taxiToGoal: 'An sein Ziel bringt den Fahrgast kein Taxi.',
  badLeg: 'Eine Fahrt muss woanders enden, als sie beginnt.',
  noTrainRunsThere: 'Diese Linie verbindet die beiden Bahnhöfe nicht.',
  badTrigger: 'Auf diesen Anlass kann diese Karte nicht warten.',
  allArmed: 'Diese Karte liegt schon bereit.',
  noSuchArmed: 'Diese Karte liegt nicht bereit.',
  duelIsForTwo: 'Das Duell ist für genau zwei.',
  twoNeedDuel: 'Zu zweit wird das Duell gespielt; sonst braucht es drei bis sechs.',
};

const LEFT: Readonly<Record<LeaveCause, string>> = {
  wish: 'steigt aus',
  terminus: 'muss aussteigen: Der Zug kehrt auf seine Linie zurück',
  beaten: 'verliert den Platz und muss aussteigen',
  exchanged: 'macht Platz und steigt aus',
  reservation: 'muss einer Platzkarte weichen und steigt aus',
};

function passenger(index: number, name: (seat: Seat) => string, view: View): string {
  const known = called(view, index, view.task?.[index] ?? 0);
  const seat = (index >> 1) % view.seats;
  if (seat === view.viewer) return `dein ${known || 'Fahrgast'}`;
  const owner = name(seat);
  return known ? `${known} von ${owner}` : `ein Fahrgast von ${owner}`;
}

function played(play: Play): string {
  const { name } = CARDS[play.card];
  if (play.card === 'fullspeed')
    return `${name}: ${train(play.train)}, ${play.fields} ${play.fields === 1 ? 'Feld' : 'Felder'}`;
  return 'train' in play ? `${name}: ${train(play.train)}` : name;
}

const capital = (sentence: string): string => sentence[0]!.toUpperCase() + sentence.slice(1);

function event(happened: Event, name: (seat: Seat) => string, view: View): string | undefined {
  const who = (index: number): string => passenger(index, name, view);
  const Who = (index: number): string => capital(who(index));
  const does = (seat: Seat, theirs: string, yours: string): string =>
    seat === view.viewer ? `Du ${yours}` : `${name(seat)} ${theirs}`;
  const team = (index: number, theirs: string, yours: string): string => does(index % view.seats, theirs, yours);
  const jokers = ({ passenger: index, dice }: Roll): string => `${who(index)} ${count(dice, JOKER)}`;
  switch (happened.type) {
    case 'dealt':
      return `Die Karten sind verteilt. ${team(happened.first, 'beginnt', 'beginnst')}.`;
    case 'turn':
      return `${does(happened.seat, 'ist', 'bist')} dran.`;
    case 'baseStep':
      return 'Alle Züge fahren ein Feld.';
    case 'rolled':
      return `${team(happened.team, 'würfelt', 'würfelst')}: ${faces(happened.dice)}.`;
    case 'kept':
      return `${team(happened.team, 'lässt', 'lässt')} die Würfel liegen.`;
    case 'point':
      return `${team(happened.team, 'fährt', 'fährst')} mit ${train(happened.train)}${happened.face === JOKER ? ' (Joker)' : ''}.`;
    case 'lapsed':
      return `Ungenutzt verfallen: ${faces(happened.faces)}.`;
    case 'moved':
    case 'asked':
      return undefined;
    case 'drew':
      return `${does(happened.seat, 'tauscht', 'tauschst')} drei Joker gegen eine Ereigniskarte.`;
    case 'card':
      return `Deine neue Ereigniskarte: ${CARDS[happened.card].name}.`;
    case 'played':
      return `${does(happened.seat, 'spielt', 'spielst')} ${played(happened.play)}.`;
    case 'missed':
      return 'Für deinen Wunsch war es zu spät.';
    case 'diverted':
      return `${train(happened.train)} wird auf die Linie ${FACES[happened.line]} umgeleitet.`;
    case 'turned':
      return `${train(happened.train)} wendet.`;
    case 'heldUp':
      return `${train(happened.train)} steht vor einem roten Signal.`;
    case 'released':
      return `Freie Fahrt für ${list(happened.trains.map(train))}.`;
    case 'cameHome':
      return `${train(happened.train)} kehrt auf die eigene Linie zurück und steht in ${at(happened.station)}.`;
    case 'tookCard':
      return `${Who(happened.passenger)} holt in ${at(happened.station)} das Ticket ${called(view, happened.passenger, happened.task)}.`;
    case 'arrived':
      return `${Who(happened.passenger)} ist in ${at(happened.station)} am Ziel!`;
    case 'left':
      return `${Who(happened.passenger)} ${LEFT[happened.cause]} (${at(happened.station)}, ${train(happened.train)}).`;
    case 'movedUp':
      return `${Who(happened.passenger)} rückt in ${train(happened.train)} nach vorn.`;
    case 'boarded':
      return `${Who(happened.passenger)} steigt in ${at(happened.station)} in ${train(happened.train)} ein und sitzt ${happened.seat === 'front' ? 'vorn' : 'hinten'}.`;
    case 'boardingRoll':
      return `Um die Plätze in ${train(happened.train)} wird gewürfelt, Joker: ${happened.rounds.map((round) => round.map(jokers).join(', ')).join('; Stechen: ')}.`;
    case 'fullTrainRoll':
      return `Um den hinteren Platz in ${train(happened.train)}, Joker: ${jokers(happened.boarder)}, ${jokers(happened.occupant)} und 1 dazu. ${happened.won ? `${Who(happened.boarder.passenger)} bekommt ihn` : `${Who(happened.occupant.passenger)} behält ihn`}.`;
    case 'refused':
      return `${Who(happened.passenger)} findet keinen Platz in ${train(happened.train)}.`;
    case 'fight': {
      const colour = happened.train >> 1;
      const shown = (rolls: readonly (readonly number[])[]): number => count(rolls.at(-1)!, colour);
      return `Würfeln um den Platz vorn in ${train(happened.train)}: ${who(happened.demander)} ${shown(happened.demanderRolls)}, ${who(happened.defender)} ${shown(happened.defenderRolls)}-mal ${FACES[colour]}.`;
    }
    case 'swapped':
      return `${Who(happened.front)} sitzt jetzt vorn in ${train(happened.train)}, ${who(happened.rear)} hinten.`;
    case 'rode':
      return `${Who(happened.passenger)} fährt mit dem Taxi von ${at(happened.from)} nach ${at(happened.to)}.`;
    case 'won':
      return `${does(happened.seat, 'gewinnt', 'gewinnst')}: Beide Fahrgäste sind am Ziel!`;
  }
}

const TURN: TurnWords = {
  drove: (name, fields, station, behind) =>
    `${name}: ${fields === 1 ? '1 Feld' : `${fields} Felder`}${behind === 0 ? ` bis ${station}` : `, jetzt hinter ${station}`}.`,
  train: (line, to) => `IC\u00A0${line + 1} nach ${to}`,
  step: 'Alle Züge: 1 Feld.',
  rolls: 'würfelt',
  plans: 'plant',
  brief: (lines) => `bewegt IC\u00A0${list(lines)}`,
  seat: (whose, kept, fromYou) =>
    kept
      ? saying('behält den Platz', 'du behältst deinen Platz', (name) => `${name} behält den Platz`)(whose)
      : fromYou
        ? saying('nimmt dir den Platz', 'du hast einen Platz gewonnen', (name) => `${name} nimmt dir den Platz`)(whose)
        : saying('gewinnt einen Platz', 'du hast einen Platz gewonnen', (name) => `${name} gewinnt einen Platz`)(whose),
  arrived: (whose, letter) =>
    saying(
      `bringt ${letter} ans Ziel`,
      `dein ${letter} ist am Ziel`,
      (name) => `${letter} von ${name} ist am Ziel`,
    )(whose),
  ticket: (whose, letter) =>
    saying(`holt Ticket ${letter}`, `du hast Ticket ${letter}`, (name) => `${name} hat Ticket ${letter}`)(whose),
  boarded: (whose, line, letter) =>
    saying(
      `steigt in IC\u00A0${line} ein`,
      `${letter ? `dein ${letter}` : 'du'} sitzt im IC\u00A0${line}`,
      (name) => `${name} sitzt im IC\u00A0${line}`,
    )(whose),
  card: (whose, card) =>
    saying(
      `spielt ${CARDS[card].name}`,
      `du spielst ${CARDS[card].name}`,
      (name) => `${name} spielt ${CARDS[card].name}`,
    )(whose),
  drew: 'zieht eine Karte',
};

export const de: Words = {
  bots: {
    easy: 'Folgt seinem Plan, würfelt und fährt aber ohne viel Nachdenken.',
    normal: 'Plant jede Runde neu und behält die Würfel, die ihm am meisten nützen.',
    hard: 'Fährt jeden guten Weg im Kopf weiter, auch mit euren Fahrgästen.',
  },
  options: {
    duel: { label: 'Duell zu zweit', help: 'Jeder führt zwei Paare von Fahrgästen; ein Paar am Ziel gewinnt.' },
    moveUp: { label: 'Nachrücken', help: 'Wird der vordere Platz frei, rückt der hintere Fahrgast sofort vor.' },
  },
  faces: FACES,
  cards: CARDS,
  screen: screenDe,
  event,
  turn: turnIn(TURN, event),
  brief: briefIn(TURN),
  yours: yoursIn(TURN),
  reason: (reason) => reasonText(REASONS, reason, 'Das ist hier nicht möglich.'),
};
