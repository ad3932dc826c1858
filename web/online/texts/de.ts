/** Alles online auf Deutsch. */
import type { OnlineTexts } from './en.ts';

function time(seconds: number): string {
  if (seconds >= 86_400) return seconds === 86_400 ? '1 Tag' : `${Math.round(seconds / 86_400)} Tage`;
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

const waiting: OnlineTexts['waiting'] = {
  title: (game) => `Wartetisch: ${game}`,
  clock: (clock) =>
    clock.kind === 'none'
      ? 'ohne Uhr'
      : clock.kind === 'turn'
        ? `${time(clock.seconds)} je Zug`
        : `${time(clock.seconds)} + ${time(clock.increment)} je Zug`,
  standard: 'Grundspiel',
  without: (option) => `${option}: aus`,
  byLink: 'mit Link',
  open: 'offen für alle',
  minutes: (minutes) => `etwa ${minutes} Minuten`,

  invite: 'Lade deine Freunde ein.',
  missing: (invited, free) => {
    const seats = free === 1 ? 'ein Platz ist noch frei' : `${free} Plätze sind noch frei`;
    if (invited.length === 0) return `${seats.replace(/^e/, 'E')}. Du kannst auch so starten.`;
    const names = invited.length > 1 ? `${invited.join(', ')} sind eingeladen` : `${invited.join()} ist eingeladen`;
    return `${names}${free > 0 ? `, ${seats}` : ''}.`;
  },
  complete: 'Alle sind da.',
  completeText: 'Du kannst starten.',
  waitsFor: (names, count) => `${names} ${count > 1 ? 'brauchen' : 'braucht'} noch einen Moment.`,
  seated: (host) => `Du sitzt. ${host} startet gleich.`,
  seatedAlone: 'Du sitzt.',
  paused: 'Alle sehen, dass du noch einen Moment brauchst.',
  free: (count) =>
    count === 0
      ? 'Alle Plätze sind besetzt.'
      : count === 1
        ? 'Ein Platz ist noch frei.'
        : `${count} Plätze sind noch frei.`,
  changed: (what) => `Neu: ${what}. Tippe irgendwo, wenn das passt.`,
  watching: 'Du siehst zu.',
  watchFull: 'Alle Plätze sind besetzt. Wird einer frei, fragen wir dich.',
  watchFree: 'Ein Platz ist frei. Möchtest du mitspielen?',
  takeSeat: 'Hinsetzen',
  askStart: (count) => (count === 1 ? 'Ein Platz ist noch leer.' : `${count} Plätze sind noch leer.`),
  askStartText: (count) => `${count === 1 ? 'Ein Bot kann sich' : 'Bots können sich'} setzen, oder ihr spielt ohne.`,
  askStartBots: (count) => `${count === 1 ? 'Ein Bot kann sich' : 'Bots können sich'} setzen; ohne seid ihr zu wenige.`,
  withBots: 'Mit Bots',
  withoutThem: 'Ohne sie',
  wait: 'Warten',
  start: 'Starten',
  moment: 'Moment noch',
  ready: 'Bin bereit',
  standUp: 'Aufstehen',
  leave: 'Gehen',
  rules: 'Regeln',

  scan: 'Mit dem Telefon scannen oder den Code ansagen:',
  code: 'Code zum Ansagen',
  codeAt: (place) => `${place}, dann der Code`,
  share: 'Teilen',
  shareLong: 'Einladung teilen',
  copy: 'Link kopieren',
  copyLong: 'Einladung kopieren',
  copied: 'Kopiert',
  byHand: 'Bitte von Hand kopieren:',
  shared: (game) => `Spiel mit mir ${game}`,
  network: 'Für Geräte in diesem Netz:',
  here: 'Nur dieser Rechner kann den Link öffnen: Der Server ist im Netz nicht zu erreichen.',

  seats: 'Plätze',
  count: (here, of) => `${here} von ${of} da`,
  watchers: (count) => (count === 1 ? '1 sieht zu' : `${count} sehen zu`),
  you: 'du',
  youHost: 'du, hast eingeladen',
  host: 'hat eingeladen',
  invited: 'eingeladen',
  bot: { easy: 'Bot, leicht', normal: 'Bot, normal' },
  botName: 'Bot',
  seatFree: 'Frei',
  anybody: 'wer den Link hat',
  sit: 'Hierher setzen',
  states: { ready: 'bereit', away: 'gerade weg', moment: 'Moment noch' },
  link: 'Link',
  linkOf: (name) => `Link für ${name} kopieren`,
  makeBot: 'Einen Bot auf diesen Platz setzen',
  remove: 'Platz entfernen',
  freeUp: (name) => `Platz von ${name} freigeben`,
  add: 'Platz dazu',
  mix: 'Plätze mischen',
  options: 'Optionen',
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
  colour: 'Farbe',
  colourOf: (colour, name) => (name === undefined ? colour : `${colour}, hat schon ${name}`),
  level: 'Stärke',

  sealed: 'Die Mischung ist versiegelt',
  sealedText: 'Alle sehen diese fünf Zeichen',
  sealedAs: (signs) => `versiegelt: ${signs}`,
  shapes: { circle: 'Kreis', square: 'Quadrat', triangle: 'Dreieck', diamond: 'Raute', plus: 'Kreuz', star: 'Stern' },
  newHere: 'Zum ersten Mal dabei?',
  newHereText: 'Regeln in zwei Minuten, während du wartest',

  departure: (seconds) => (seconds === 1 ? 'Abfahrt in 1 Sekunde' : `Abfahrt in ${seconds} Sekunden`),
  departureText: 'Alle sind bereit. Jeder kann anhalten.',
  stop: 'Moment!',
  stopped: 'Angehalten.',
  reconnecting: 'Verbindung wird gesucht. Dein Platz bleibt dir.',
  offline: 'Offline. Wir versuchen es weiter; dein Platz bleibt dir.',
  shuffling: 'Alle mischen mit',
  added: 'hat gemischt',

  agree: 'Optionen an diesem Tisch',
  agreeText: 'Nach einer Änderung sind alle „nicht bereit“, bis sie sie gesehen haben.',
  everybody: 'Alle dürfen dazu',
  everybodyHelp: 'Der Tisch steht in der Liste der offenen Tische.',
  watch: 'Andere dürfen zuschauen',
  clockLabel: 'Uhr',
  save: 'So spielen wir',

  joined: (name) => `${name} setzt sich.`,
  left: (name) => `${name} ist aufgestanden.`,
  isReady: (name) => `${name} ist bereit.`,
  isAway: (name) => `${name} ist gerade weg.`,
};

const join: OnlineTexts['join'] = {
  invites: (host, game) => `${host} lädt dich zu ${game} ein.`,
  invitesAlone: (game) => `Du bist zu ${game} eingeladen.`,
  name: 'Wie heißt du?',
  join: 'Mitspielen',
  joinAs: (name) => `Als ${name} mitspielen`,
  notYou: (name) => `Nicht ${name}?`,
  rename: 'Dein Name ändert sich an all deinen Tischen.',
  watch: 'Nur zuschauen',
  noAccount: 'Kein Konto. Dein Name bleibt in diesem Browser.',
  nameTaken: (name, proposal) => `${name} heißt hier schon jemand. Wie wäre ${proposal}?`,
  seatTaken: 'Der Platz ist gerade weg.',
  seatsFree: (count) => (count === 1 ? '1 Platz frei' : `${count} Plätze frei`),
  full: 'Der Tisch ist voll.',
  fullText: 'Du kannst zuschauen; wird ein Platz frei, fragen wir dich.',
  fullNoWatch: 'Es ist kein Platz mehr frei.',
  watchFull: 'Zuschauen',
  ownTable: 'Eigenen Tisch öffnen',
  used: 'Dieser Link ist schon benutzt.',
  usedText: 'Er galt für einen Platz, und dort sitzt jetzt jemand.',
  otherSeat: 'Anderen Platz nehmen',
  codeTitle: 'Hat dir jemand einen Code gesagt?',
  codeText: 'Sechs Buchstaben und Ziffern. Er gilt, bis das Spiel beginnt.',
  code: 'Code',
  go: 'Zum Tisch',
  codeWrong: 'Unter diesem Code wartet kein Tisch. Schau bitte noch einmal nach.',
};

const talk: OnlineTexts['talk'] = {
  title: 'Gespräch',
  show: 'Gespräch',
  unread: (count) => (count === 1 ? 'Gespräch, 1 neue Nachricht' : `Gespräch, ${count} neue Nachrichten`),
  phrases: {
    hello: 'Hallo!',
    goodMove: 'Guter Zug!',
    oops: 'Ups',
    thanks: 'Danke!',
    moment: 'Moment …',
    backSoon: 'Bin gleich da',
    wellPlayed: 'Gut gespielt',
    rematch: 'Revanche?',
  },
  quick: 'Kurze Sätze',
  toAll: 'Nachricht an alle …',
  toWatchers: 'Nachricht an die Zuschauer …',
  amongWatchers: 'Unter Zuschauern',
  send: 'Senden',
  empty: 'Noch hat niemand etwas gesagt.',
  mute: (name) => `${name} stumm schalten`,
  muted: (names) => `Stumm: ${names}`,
  unmute: 'Wieder hören',
  nameFirst: 'Wer einen Namen hat, kann hier mitreden.',
};

export const de: OnlineTexts = {
  reasons: {
    'wire.shape': 'Das war nicht lesbar.',
    'wire.flood': 'Bitte langsamer: Versuch es in ein paar Sekunden noch einmal.',
    'wire.person': 'Bitte gib einen Namen ein.',
    'wire.failed': 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
    'table.missing': 'Diesen Tisch gibt es nicht.',
    'table.closed': 'Dieser Tisch ist geschlossen.',
    'table.game': 'So kann man dieses Spiel nicht spielen.',
    'table.full': 'Der Tisch ist voll.',
    'table.taken': 'Da war gerade jemand schneller.',
    'table.notSeated': 'Du sitzt nicht an diesem Tisch.',
    'table.notHost': 'Das darf nur, wer den Tisch geöffnet hat.',
    'table.notWaiting': 'Die Partie läuft schon.',
    'table.notPlaying': 'Hier läuft gerade keine Partie.',
    'table.notOver': 'Die Partie läuft noch.',
    'table.noWatching': 'An diesem Tisch kann niemand zuschauen.',
    'table.seats': 'Mit so vielen Plätzen geht dieses Spiel nicht.',
    'table.order': 'Die Plätze haben sich geändert. Schau noch einmal hin.',
    'table.key': 'Dieser Link ist schon benutzt. Er galt für einen Platz, und dort sitzt jetzt jemand.',
    'table.vote': 'Darüber wird nicht mehr abgestimmt.',
    'table.rules': 'Die Regeln dieses Spiels wurden inzwischen berichtigt.',
  },
  troubles: {
    older: {
      title: 'Es gibt eine neue Fassung.',
      text: 'Dein Stellwerk ist älter als der Server. Einmal laden, dein Platz bleibt dir.',
    },
    offline: {
      title: 'Der Server ist nicht zu erreichen.',
      text: 'Wir versuchen es weiter. Hier am Gerät kannst du solange spielen.',
    },
    'table.missing': { title: 'Diesen Tisch gibt es nicht.', text: 'Vielleicht ist der Link abgeschnitten.' },
    'table.closed': { title: 'Dieser Tisch ist geschlossen.', text: 'Du kannst selbst einen öffnen.' },
    'table.noWatching': {
      title: 'An diesem Tisch kann niemand zuschauen.',
      text: 'Die Partie läuft, und alle Plätze sind besetzt.',
    },
  },
  room: { reload: 'Neu laden', tryNow: 'Jetzt versuchen' },
  waiting,
  join,
  talk,
  dialog: {},
  lobby: {},
  me: {},
};
