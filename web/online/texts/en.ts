/** Everything online in English. This file is also the shape: German must have every sentence of it. */
import type { ClockSetting, PHRASES, WireReason } from '@stellwerk/tables/wire';

const reasons = {
  'wire.shape': 'That could not be read.',
  'wire.flood': 'Slowly, please: try again in a few seconds.',
  'wire.person': 'Please enter a name.',
  'wire.failed': 'That didn’t work. Please try again.',
  'table.missing': 'There is no such table.',
  'table.closed': 'This table has been closed.',
  'table.game': 'This game can’t be played like that.',
  'table.full': 'The table is full.',
  'table.taken': 'That was just taken.',
  'table.notSeated': 'You have no seat at this table.',
  'table.notHost': 'Only the host can do that.',
  'table.notWaiting': 'The game is running already.',
  'table.notPlaying': 'No game is running.',
  'table.notOver': 'The game is still running.',
  'table.noWatching': 'Nobody can watch at this table.',
  'table.seats': 'The game can’t be played with so many seats.',
  'table.order': 'The seats have changed. Please look again.',
  'table.key': 'This link has been used. It was for one seat, and somebody sits there now.',
  'table.vote': 'There is nothing to vote on any more.',
  'table.rules': 'The rules of this game were corrected meanwhile.',
} satisfies Record<WireReason, string>;

/** Time as it is said: '90 s', '10 min', '3 days'. */
function time(seconds: number): string {
  if (seconds >= 86_400) return seconds === 86_400 ? '1 day' : `${Math.round(seconds / 86_400)} days`;
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

const seatsFree = (count: number): string => (count === 1 ? 'one seat is free' : `${count} seats are free`);

const waiting = {
  title: (game: string) => `Waiting table: ${game}`,
  clock: (clock: ClockSetting) =>
    clock.kind === 'none'
      ? 'no clock'
      : clock.kind === 'turn'
        ? `${time(clock.seconds)} a turn`
        : `${time(clock.seconds)} + ${time(clock.increment)} a turn`,
  standard: 'Basic game',
  without: (option: string) => `${option}: off`,
  byLink: 'by link',
  open: 'open to everybody',
  minutes: (minutes: string) => `about ${minutes} minutes`,

  invite: 'Invite your friends.',
  missing: (invited: readonly string[], free: number) => {
    const names = invited.length > 1 ? `${invited.join(', ')} are invited` : `${invited.join()} is invited`;
    if (invited.length === 0) return `${seatsFree(free).replace(/^o/, 'O')}. You can start without them, too.`;
    return `${names}${free > 0 ? `, ${seatsFree(free)}` : ''}. You can start without them, too.`;
  },
  complete: 'Everybody is here.',
  completeText: 'Start when you like.',
  waitsFor: (names: string, count: number) => `${names} ${count > 1 ? 'need' : 'needs'} a moment.`,
  seated: (host: string) => `You are seated. ${host} starts soon.`,
  seatedAlone: 'You are seated.',
  paused: 'Everybody knows that you need a moment.',
  free: (count: number) => (count === 0 ? 'All seats are taken.' : `${seatsFree(count).replace(/^o/, 'O')}.`),
  changed: (what: string) => `New: ${what}. Touch anything to agree.`,
  watching: 'You are watching.',
  watchFull: 'All seats are taken. If one comes free, we ask you.',
  watchFree: 'A seat is free. Would you like to play?',
  takeSeat: 'Take the seat',
  askStart: (count: number) => (count === 1 ? 'One seat is still empty.' : `${count} seats are still empty.`),
  askStartText: (count: number) => `${count === 1 ? 'A bot can sit' : 'Bots can sit'} there, or you play without.`,
  askStartBots: (count: number) => `${count === 1 ? 'A bot can sit' : 'Bots can sit'} there; without, you are too few.`,
  withBots: 'With bots',
  withoutThem: 'Without them',
  wait: 'Wait',
  start: 'Start',
  moment: 'One moment',
  ready: 'I’m ready',
  standUp: 'Stand up',
  leave: 'Leave',
  rules: 'Rules',

  scan: 'Scan it with the phone, or say the code:',
  code: 'Code to say aloud',
  codeAt: (place: string) => `${place}, then the code`,
  share: 'Share',
  shareLong: 'Share the invitation',
  copy: 'Copy link',
  copyLong: 'Copy the invitation',
  copied: 'Copied',
  byHand: 'Copy this by hand:',
  shared: (game: string) => `Play ${game} with me`,
  network: 'For devices in this network:',
  here: 'Only this computer can open the link: the server is not open to the network.',

  seats: 'Seats',
  count: (here: number, of: number) => `${here} of ${of} here`,
  watchers: (count: number) => (count === 1 ? '1 watches' : `${count} watch`),
  you: 'you',
  youHost: 'you, opened the table',
  host: 'invited you',
  invited: 'invited',
  bot: { easy: 'Bot, easy', normal: 'Bot, normal' },
  botName: 'Bot',
  seatFree: 'Free',
  anybody: 'anybody with the link',
  sit: 'Sit here',
  states: { ready: 'ready', away: 'away', moment: 'one moment' },
  link: 'Link',
  linkOf: (name: string) => `Copy the link for ${name}`,
  makeBot: 'Put a bot on this seat',
  remove: 'Remove this seat',
  freeUp: (name: string) => `Make the seat of ${name} free`,
  add: 'Add a seat',
  mix: 'Mix seats',
  options: 'Options',
  up: (name: string) => `${name} further up`,
  down: (name: string) => `${name} further down`,
  colour: 'Colour',
  colourOf: (colour: string, name?: string) => (name === undefined ? colour : `${colour}, taken by ${name}`),
  level: 'Level',

  sealed: 'The shuffle is sealed',
  sealedText: 'Everybody sees these five signs',
  sealedAs: (signs: string) => `sealed: ${signs}`,
  shapes: { circle: 'circle', square: 'square', triangle: 'triangle', diamond: 'diamond', plus: 'cross', star: 'star' },
  newHere: 'New to this?',
  newHereText: 'Rules in two minutes, while you wait',

  departure: (seconds: number) => (seconds === 1 ? 'Departure in 1 second' : `Departure in ${seconds} seconds`),
  departureText: 'Everybody is ready. Anybody can stop it.',
  stop: 'Stop!',
  stopped: 'Stopped.',
  reconnecting: 'Reconnecting. Your seat is kept.',
  offline: 'Offline. We keep trying; your seat is kept.',
  shuffling: 'Everybody shuffles',
  added: 'has shuffled',

  agree: 'Options of this table',
  agreeText: 'A change makes everybody “not ready” until they have seen it.',
  everybody: 'Everybody may join',
  everybodyHelp: 'The table is in the list of open tables.',
  watch: 'Others may watch',
  clockLabel: 'Clock',
  save: 'Agree on this',

  joined: (name: string) => `${name} sits down.`,
  left: (name: string) => `${name} has stood up.`,
  isReady: (name: string) => `${name} is ready.`,
  isAway: (name: string) => `${name} is away.`,
};

const join = {
  invites: (host: string, game: string) => `${host} invites you to ${game}.`,
  invitesAlone: (game: string) => `You are invited to ${game}.`,
  name: 'What’s your name?',
  join: 'Join',
  joinAs: (name: string) => `Join as ${name}`,
  notYou: (name: string) => `Not ${name}?`,
  rename: 'Your name changes at all your tables.',
  watch: 'Just watch',
  noAccount: 'No account. Your name stays in this browser.',
  nameTaken: (name: string, proposal: string) => `There is a ${name} here already. How about ${proposal}?`,
  seatTaken: 'That seat was just taken.',
  seatsFree: (count: number) => (count === 1 ? '1 seat free' : `${count} seats free`),
  full: 'The table is full.',
  fullText: 'You can watch; if a seat comes free, we ask you.',
  fullNoWatch: 'There is no seat left.',
  watchFull: 'Watch',
  ownTable: 'Open my own table',
  used: 'This link has been used.',
  usedText: 'It was for one seat, and somebody sits there now.',
  otherSeat: 'Take another seat',
  codeTitle: 'Somebody told you a code?',
  codeText: 'Six letters and digits. It works until the game begins.',
  code: 'Code',
  go: 'To the table',
  codeWrong: 'No table is waiting under this code. Please check it.',
};

const talk = {
  title: 'Talk',
  show: 'Talk',
  unread: (count: number) => (count === 1 ? 'Talk, 1 new message' : `Talk, ${count} new messages`),
  phrases: {
    hello: 'Hello!',
    goodMove: 'Good move!',
    oops: 'Oops',
    thanks: 'Thank you!',
    moment: 'One moment …',
    backSoon: 'Back soon',
    wellPlayed: 'Well played',
    rematch: 'Rematch?',
  } satisfies Record<(typeof PHRASES)[number], string>,
  quick: 'Quick phrases',
  toAll: 'Message to everybody …',
  toWatchers: 'Message among watchers …',
  amongWatchers: 'Among watchers',
  send: 'Send',
  empty: 'Nobody has said anything yet.',
  mute: (name: string) => `Mute ${name}`,
  muted: (names: string) => `Muted: ${names}`,
  unmute: 'Hear them again',
  nameFirst: 'Who has a name can talk here.',
};

export const en = {
  reasons,
  troubles: {
    older: {
      title: 'There is a new version.',
      text: 'Your Stellwerk is older than the server’s. Load once, your seat is kept.',
    },
    offline: {
      title: 'The server can’t be reached.',
      text: 'We keep trying. You can play on this device meanwhile.',
    },
    'table.missing': { title: 'There is no such table.', text: 'Perhaps the link was cut off.' },
    'table.closed': { title: 'This table has been closed.', text: 'You can open one of your own.' },
    'table.noWatching': {
      title: 'Nobody can watch at this table.',
      text: 'The game is running, and all seats are taken.',
    },
  },
  room: { reload: 'Reload', tryNow: 'Try now' },
  waiting,
  join,
  talk,
  dialog: {},
  lobby: {},
  me: {},
};

export type OnlineTexts = typeof en;
