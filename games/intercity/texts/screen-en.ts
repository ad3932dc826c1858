/** The words on InterCity's screen in English. */
import { COMMON } from '@stellwerk/toolkit/words.ts';
import type { ScreenWords } from './screen-words.ts';

const { list } = COMMON.en;
const fields = (count: number): string => (count === 1 ? '1 field' : `${count} fields`);

export const screenEn: ScreenWords = {
  board: 'Network of the InterCity lines',
  keys: 'Tab goes through what can be chosen, Enter chooses it.',
  list,
  fields,
  mine: (number) => `Passenger ${number}`,
  line: (line, colour) => `line ${line + 1} (${colour.toLowerCase()})`,

  prompt: {
    planFirst: 'Send your passengers on their way: accept the proposed journeys.',
    ready: 'Your journeys are planned. Ready to depart?',
    waitOpening: (names) => `${names} ${names.includes(' and ') ? 'are' : 'is'} still planning.`,
    roll: 'Your turn: roll the five dice.',
    again: (left) =>
      `Tap the dice you want to keep, then roll the others. ${left === 1 ? 'One roll' : `${left} rolls`} left.`,
    drive: (left) =>
      `Drive: choose a train, each point moves it two fields. ${left === 1 ? 'One point' : `${left} points`} left.`,
    die: (face) => `Which train gets the point (${face})?`,
    passenger: (passenger) => `${passenger}: tap a train to board it, or to wait for it.`,
    aboard: (passenger) => `${passenger}: tap the station to get off at.`,
    planning: (passenger, from) => `${passenger} is in ${from}: tap the next station to change at, up to the goal.`,
    card: (card) => `${card}: choose what it is for.`,
    wait: (name, phase) => (phase === 'roll' ? `${name} is rolling.` : `${name} is driving.`),
    waitAnswer: (names) => `Waiting for an answer from ${names}.`,
    won: (name) => `${name} has both passengers at their goals and wins.`,
  },
  button: {
    acceptAll: 'Accept journeys',
    ready: 'Ready',
    roll: 'Roll',
    rollAgain: (count) => (count === 1 ? 'Roll 1 die' : `Roll ${count} dice`),
    keepAll: 'Keep all',
    drive: (train) => `Drive ${train}`,
    draw: '3 jokers for a card',
    cancel: 'Cancel',
    done: 'Take this plan',
    nothing: 'Do nothing',
    goOn: 'End turn',
    yes: { card: 'Take it', leave: 'Get off', board: 'Board', full: 'Roll', front: 'Fight' },
    no: { card: 'Leave it', leave: 'Stay aboard', board: 'Stay here', full: 'Don’t', front: 'Not now' },
  },
  action: {
    roll: (faces, all) => (all ? 'Roll all five dice' : `Roll again: ${faces}`),
    drive: (train, face) => `Drive ${train} (${face.toLowerCase()} point)`,
    board: (passenger, train) => `${passenger}: board ${train}`,
    leave: (passenger, station) => `${passenger}: get off in ${station}`,
    take: (passenger, station) => `${passenger}: take the station card in ${station}`,
    fight: (passenger, train) => `${passenger}: fight for the front seat in ${train}`,
    swap: (train) => `Change the seats of my two passengers in ${train}`,
    accept: (passenger, way) => `${passenger}: accept the journey ${way}`,
    answer: (question, answer) => `${question} ${answer}`,
    divert: (card, train, line, towards) => `${card}: ${train} onto ${line} towards ${towards}`,
    playTrain: (card, train) => `${card}: ${train}`,
    speed: (card, train, count) => `${card}: ${train}, ${count}`,
    playPassenger: (card, passenger) => `${card}: ${passenger}`,
    taxi: (card, passenger, station) => `${card}: ${passenger} to ${station}`,
  },
  dice: {
    title: 'Dice',
    face: (face, line) => (line > 5 ? face : `${face}, line ${line}`),
    kept: 'kept',
    again: 'to be rolled',
    used: 'used',
    useful: 'useful',
    chosen: 'chosen',
    trains: 'This point can drive',
    rolls: (used) => (used === 0 ? 'Not rolled yet' : `Roll ${used} of 3`),
    pointsLeft: (count) => (count === 1 ? '1 point left' : `${count} points left`),
  },
  hand: {
    title: 'Event cards',
    none: 'No event cards. Three jokers buy one.',
    how: 'Play it on',
    notNow: 'It can’t be played at this moment.',
    whichTrain: 'Choose a train here or on the map.',
    armed: 'Laid ready',
    arm: 'Lay ready for',
    disarm: 'Take back',
    deck: (count) => (count === 1 ? '1 card left in the deck' : `${count} cards left in the deck`),
    trigger: {
      contest: (passenger) => `when ${passenger} would have to roll for a seat`,
      wins: (name) => `before a step with which ${name} would win`,
      second: 'before I would arrive second in my train',
      enters: (train, station) => `when ${train} enters ${station}`,
    },
    armWhen: { train: 'Train', station: 'Station', enters: 'when it enters the station' },
  },
  tasks: {
    title: 'Tasks',
    task: (number) => `Task ${number}`,
    via: 'via',
    goal: 'goal',
    holders: (names) => `card: ${names}`,
    arrived: (names) => `arrived: ${names}`,
  },
  journey: {
    title: 'My passengers',
    waits: (station) => `waits in ${station}`,
    rides: (train, seat, station) => `in ${train}, ${seat} seat, ${station}`,
    arrived: 'has arrived',
    needs: (via, goal, task) => `Task ${task}: get the card in ${via}, then to ${goal}`,
    holds: (goal, task) => `Has card ${task}: on to ${goal}`,
    free: 'Still free to choose a task',
    none: 'No journey planned.',
    leg: (_, from, to, trains) => `${from} – ${to} by ${trains}`,
    wanted: (colour, towards) => `${colour} towards ${towards}`,
    either: 'either direction',
    proposal: (count) => `Proposed journey, about ${fields(Math.round(count))}`,
    accept: 'Accept',
    byHand: 'Plan by hand',
    orders: 'Orders',
    now: 'Now',
    withdraw: 'Withdraw',
    single: (order, station, line) => {
      switch (order.kind) {
        case 'board':
          return `boards the next train of ${line} here`;
        case 'stay':
          return 'stays where it is';
        case 'leaveAt':
          return `gets off in ${station}`;
        case 'leaveNext':
          return 'gets off at the next station';
        case 'askAt':
          return `asks me in ${station}`;
        case 'ask':
          return 'always asks me';
      }
    },
    requests: (count) =>
      count === 1 ? 'One wish waits for the next moment.' : `${count} wishes wait for the next moment.`,
  },
  switches: {
    full: 'Full train',
    fullChoices: { roll: 'roll for the seat', dont: 'don’t roll', ask: 'ask me' },
    card: 'Station card',
    cardChoices: { take: 'take any', task1: 'only task 1', task2: 'only task 2', dont: 'don’t take', ask: 'ask me' },
    front: 'Front seat',
    frontChoices: {
      never: 'never fight',
      atOnce: 'fight at once',
      near: 'fight near the goal',
      ask: 'ask near the goal',
    },
    near: 'Near means, in fields',
    turned: 'Train diverted or turned',
    turnedChoices: { auto: 'get off if it no longer fits', stay: 'stay aboard', leave: 'get off', ask: 'ask me' },
    thrown: 'Seat lost',
    thrownChoices: { wait: 'wait for the next train', ask: 'ask me' },
    otherwise: 'Without orders',
    otherwiseChoices: { stay: 'stay', ask: 'ask me' },
    intervene: 'Ask me before somebody else wins',
    first: 'If both board one train, first',
    nearer: 'the one nearer to the goal',
  },
  departures: {
    title: 'Next trains',
    line: ({ train, fields: count, towards, free, held }) =>
      `${train} towards ${towards}: ${count === 0 ? 'here' : `in ${fields(count)}`}, ${free === 0 ? 'full' : free === 1 ? '1 seat' : '2 seats'}${held ? ', held' : ''}`,
    here: 'here',
    full: 'full',
    held: 'held',
  },
  duel: {
    boarding: (train) => `Who gets into ${train}?`,
    full: (train) => `${train} is full: roll for the rear seat`,
    fight: (train) => `Fight for the front seat in ${train}`,
    jokers: (count) => (count === 1 ? '1 joker' : `${count} jokers`),
    bonus: (count) => `${count === 1 ? '1 joker' : `${count} jokers`} + 1`,
    colour: (count, colour) => `${count} × ${colour.toLowerCase()}`,
    first: (passenger) => `${passenger} goes first.`,
    wins: (passenger) => `${passenger} wins the seat.`,
    keeps: (passenger) => `${passenger} keeps the seat.`,
    tie: 'Tie: they roll again.',
    close: 'Close',
  },
  pace: { title: 'Pace of the trains', calm: 'Calm', quick: 'Quick', none: 'At once', skip: 'Skip' },
  map: {
    train: (train, at, aboard, notes) => `${train}, ${at}, ${aboard}${notes}`,
    between: (a, b) => `between ${a} and ${b}`,
    empty: 'empty',
    held: ', held by a red signal',
    diverted: (line) => `, diverted onto ${line}`,
  },
  facts: {
    arrived: (count) => `${count} of 2 arrived`,
    cards: (count) => (count === 1 ? '1 event card' : `${count} event cards`),
    passenger: (number, place, card) => `Passenger ${number}: ${place}${card}`,
    card: (task) => `, card ${task}`,
  },
  ending: {
    why: (name, first, second, turn) => `${name} brought both passengers home in turn ${turn}: ${first} and ${second}.`,
    arrivals: 'Arrivals in order',
    table: 'How far everybody got',
    player: 'Who',
    arrived: 'Arrived',
    cards: 'Cards on the way',
    left: 'Fields missing',
  },
};
