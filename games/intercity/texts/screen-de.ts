/** Die Wörter auf dem Bildschirm von InterCity. */
import { COMMON } from '@stellwerk/toolkit/words.ts';
import type { ScreenWords } from './screen-words.ts';

const { list } = COMMON.de;
const fields = (count: number): string => (count === 1 ? '1 Feld' : `${count} Felder`);
const inFields = (count: number): string => (count === 1 ? '1 Feld' : `${count} Feldern`);

export const screenDe: ScreenWords = {
  board: 'Liniennetz der InterCity-Züge',
  keys: 'Mit Tab geht es durch alles, was wählbar ist, mit der Eingabetaste wird gewählt.',
  list,
  fields,
  mine: (number) => `Fahrgast ${number}`,
  line: (line, colour) => `Linie ${line + 1} (${colour})`,

  prompt: {
    planFirst: 'Schick deine Fahrgäste auf die Reise: Nimm die vorgeschlagenen Fahrten an.',
    ready: 'Deine Fahrten sind geplant. Bereit zur Abfahrt?',
    waitOpening: (names) => `${names} ${names.includes(' und ') ? 'planen' : 'plant'} noch.`,
    roll: 'Du bist am Zug: Würfle mit allen fünf Würfeln.',
    again: (left) =>
      `Tippe die Würfel an, die liegen bleiben sollen, und würfle mit den anderen. Noch ${left === 1 ? 'ein Wurf' : `${left} Würfe`}.`,
    drive: (left) =>
      `Fahren: Wähle einen Zug, jeder Punkt bewegt ihn zwei Felder. Noch ${left === 1 ? 'ein Punkt' : `${left} Punkte`}.`,
    die: (face) => `Welcher Zug bekommt den Punkt (${face})?`,
    passenger: (passenger) => `${passenger}: Tippe einen Zug an, um einzusteigen oder auf ihn zu warten.`,
    aboard: (passenger) => `${passenger}: Tippe den Bahnhof an, in dem er aussteigen soll.`,
    planning: (passenger, from) => `${passenger} ist in ${from}: Tippe den nächsten Umsteigebahnhof an, bis zum Ziel.`,
    card: (card) => `${card}: Wähle, wofür.`,
    wait: (name, phase) => (phase === 'roll' ? `${name} würfelt.` : `${name} fährt.`),
    waitAnswer: (names) => `Eine Antwort fehlt noch: ${names}.`,
    won: (name) => `${name} hat beide Fahrgäste am Ziel und gewinnt.`,
  },
  button: {
    acceptAll: 'Fahrten annehmen',
    ready: 'Fertig',
    roll: 'Würfeln',
    rollAgain: (count) => (count === 1 ? '1 Würfel werfen' : `${count} Würfel werfen`),
    keepAll: 'Alle behalten',
    drive: (train) => `${train} fahren`,
    draw: '3 Joker für eine Karte',
    cancel: 'Abbrechen',
    done: 'So fahren',
    nothing: 'Nichts tun',
    goOn: 'Zug beenden',
    yes: { card: 'Nehmen', leave: 'Aussteigen', board: 'Einsteigen', full: 'Würfeln', front: 'Kämpfen' },
    no: {
      card: 'Liegen lassen',
      leave: 'Sitzen bleiben',
      board: 'Hier bleiben',
      full: 'Lieber nicht',
      front: 'Jetzt nicht',
    },
  },
  action: {
    roll: (faces, all) => (all ? 'Mit allen fünf Würfeln würfeln' : `Noch einmal würfeln: ${faces}`),
    drive: (train, face) => `${train} fahren (Punkt: ${face})`,
    board: (passenger, train) => `${passenger}: in ${train} einsteigen`,
    leave: (passenger, station) => `${passenger}: in ${station} aussteigen`,
    take: (passenger, station) => `${passenger}: Stationskarte in ${station} nehmen`,
    fight: (passenger, train) => `${passenger}: um den vorderen Platz in ${train} kämpfen`,
    swap: (train) => `Meine beiden Fahrgäste in ${train} tauschen die Plätze`,
    accept: (passenger, way) => `${passenger}: Fahrt annehmen, ${way}`,
    answer: (question, answer) => `${question} ${answer}`,
    divert: (card, train, line, towards) => `${card}: ${train} auf ${line} Richtung ${towards}`,
    playTrain: (card, train) => `${card}: ${train}`,
    speed: (card, train, count) => `${card}: ${train}, ${count}`,
    playPassenger: (card, passenger) => `${card}: ${passenger}`,
    taxi: (card, passenger, station) => `${card}: ${passenger} nach ${station}`,
  },
  dice: {
    title: 'Würfel',
    face: (face, line) => (line > 5 ? face : `${face}, Linie ${line}`),
    kept: 'bleibt liegen',
    again: 'wird geworfen',
    used: 'verbraucht',
    useful: 'nützlich',
    chosen: 'gewählt',
    trains: 'Dieser Punkt bewegt',
    rolls: (used) => (used === 0 ? 'Noch nicht gewürfelt' : `Wurf ${used} von 3`),
    pointsLeft: (count) => (count === 1 ? 'noch 1 Punkt' : `noch ${count} Punkte`),
  },
  hand: {
    title: 'Ereigniskarten',
    none: 'Keine Ereigniskarten. Für drei Joker gibt es eine.',
    how: 'Spielen auf',
    notNow: 'In diesem Moment lässt sie sich nicht spielen.',
    whichTrain: 'Wähle hier oder auf der Karte einen Zug.',
    armed: 'Liegt bereit',
    arm: 'Bereitlegen für',
    disarm: 'Zurücknehmen',
    deck: (count) => (count === 1 ? 'noch 1 Karte im Stapel' : `noch ${count} Karten im Stapel`),
    trigger: {
      contest: (passenger) => `wenn ${passenger} um einen Platz würfeln müsste`,
      wins: (name) => `vor einem Schritt, mit dem ${name} gewinnen würde`,
      second: 'bevor ich in meinem Zug als Zweiter ankäme',
      enters: (train, station) => `wenn ${train} in ${station} einfährt`,
    },
    armWhen: { train: 'Zug', station: 'Bahnhof', enters: 'wenn er dort einfährt' },
  },
  tasks: {
    title: 'Aufgaben',
    task: (number) => `Aufgabe ${number}`,
    via: 'über',
    goal: 'Ziel',
    holders: (names) => `Karte: ${names}`,
    arrived: (names) => `am Ziel: ${names}`,
  },
  journey: {
    title: 'Meine Fahrgäste',
    waits: (station) => `wartet in ${station}`,
    rides: (train, seat, station) => `in ${train}, ${seat === 'front' ? 'vorn' : 'hinten'}, ${station}`,
    arrived: 'ist am Ziel',
    needs: (via, goal, task) => `Aufgabe ${task}: Karte in ${via} holen, dann nach ${goal}`,
    holds: (goal, task) => `Hat Karte ${task}: weiter nach ${goal}`,
    free: 'Noch frei für eine Aufgabe',
    none: 'Keine Fahrt geplant.',
    leg: (_, from, to, trains) => `${from} – ${to} mit ${trains}`,
    wanted: (colour, towards) => `${colour} Richtung ${towards}`,
    either: 'beide Richtungen',
    proposal: (count) => `Vorgeschlagene Fahrt, etwa ${fields(Math.round(count))}`,
    accept: 'Annehmen',
    byHand: 'Selbst planen',
    orders: 'Aufträge',
    now: 'Jetzt',
    withdraw: 'Aufheben',
    single: (order, station, line) => {
      switch (order.kind) {
        case 'board':
          return `nimmt hier den nächsten Zug von ${line}`;
        case 'stay':
          return 'bleibt, wo er ist';
        case 'leaveAt':
          return `steigt in ${station} aus`;
        case 'leaveNext':
          return 'steigt am nächsten Bahnhof aus';
        case 'askAt':
          return `fragt mich in ${station}`;
        case 'ask':
          return 'fragt mich immer';
      }
    },
    requests: (count) =>
      count === 1 ? 'Ein Wunsch wartet auf den nächsten Moment.' : `${count} Wünsche warten auf den nächsten Moment.`,
  },
  switches: {
    full: 'Voller Zug',
    fullChoices: { roll: 'um den Platz würfeln', dont: 'nicht würfeln', ask: 'mich fragen' },
    card: 'Stationskarte',
    cardChoices: {
      take: 'jede nehmen',
      task1: 'nur Aufgabe 1',
      task2: 'nur Aufgabe 2',
      dont: 'nicht nehmen',
      ask: 'mich fragen',
    },
    front: 'Vorderer Platz',
    frontChoices: {
      never: 'nie kämpfen',
      atOnce: 'sofort kämpfen',
      near: 'kurz vor dem Ziel kämpfen',
      ask: 'kurz vor dem Ziel fragen',
    },
    near: 'Kurz davor heißt, in Feldern',
    turned: 'Zug umgeleitet oder gewendet',
    turnedChoices: {
      auto: 'aussteigen, wenn er nicht mehr passt',
      stay: 'sitzen bleiben',
      leave: 'aussteigen',
      ask: 'mich fragen',
    },
    thrown: 'Platz verloren',
    thrownChoices: { wait: 'auf den nächsten Zug warten', ask: 'mich fragen' },
    otherwise: 'Ohne Auftrag',
    otherwiseChoices: { stay: 'bleiben', ask: 'mich fragen' },
    intervene: 'Mich fragen, bevor jemand anderes gewinnt',
    first: 'Wollen beide in einen Zug, zuerst',
    nearer: 'wer näher am Ziel ist',
  },
  departures: {
    title: 'Nächste Züge',
    line: ({ train, fields: count, towards, free, held }) =>
      `${train} Richtung ${towards}: ${count === 0 ? 'steht hier' : `in ${inFields(count)}`}, ${free === 0 ? 'voll' : free === 1 ? '1 Platz' : '2 Plätze'}${held ? ', Signal auf Halt' : ''}`,
    here: 'hier',
    full: 'voll',
    held: 'Halt',
  },
  duel: {
    boarding: (train) => `Wer kommt in ${train}?`,
    full: (train) => `${train} ist voll: Würfeln um den hinteren Platz`,
    fight: (train) => `Kampf um den vorderen Platz in ${train}`,
    jokers: (count) => `${count} Joker`,
    bonus: (count) => `${count} Joker + 1`,
    colour: (count, colour) => `${count} × ${colour}`,
    first: (passenger) => `${passenger} steigt zuerst ein.`,
    wins: (passenger) => `${passenger} bekommt den Platz.`,
    keeps: (passenger) => `${passenger} behält den Platz.`,
    tie: 'Gleichstand: Sie würfeln noch einmal.',
    close: 'Schließen',
  },
  pace: { title: 'Tempo der Züge', calm: 'Ruhig', quick: 'Zügig', none: 'Sofort', skip: 'Überspringen' },
  map: {
    train: (train, at, aboard, notes) => `${train}, ${at}, ${aboard}${notes}`,
    between: (a, b) => `zwischen ${a} und ${b}`,
    empty: 'leer',
    held: ', Signal auf Halt',
    diverted: (line) => `, umgeleitet auf ${line}`,
  },
  facts: {
    arrived: (count) => `${count} von 2 am Ziel`,
    cards: (count) => (count === 1 ? '1 Ereigniskarte' : `${count} Ereigniskarten`),
    passenger: (number, place, card) => `Fahrgast ${number}: ${place}${card}`,
    card: (task) => `, Karte ${task}`,
  },
  ending: {
    why: (name, first, second, turn) =>
      `${name} hat in Spielzug ${turn} beide Fahrgäste ans Ziel gebracht: ${first} und ${second}.`,
    arrivals: 'Ankünfte der Reihe nach',
    table: 'Wie weit alle gekommen sind',
    player: 'Wer',
    arrived: 'Am Ziel',
    cards: 'Karten unterwegs',
    left: 'Felder, die fehlten',
  },
};
