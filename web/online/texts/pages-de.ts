/** The pages around the tables, in German. */
import type { OnlineTexts } from './en.ts';

export const dialog: OnlineTexts['dialog'] = {
  where: 'Wo spielst du?',
  here: 'Hier',
  online: 'Online',
  you: 'Du',
  free: 'Frei',
  invited: 'Eingeladen',
  anybody: { link: 'mit Link', everybody: 'wer mag' },
  guest: 'Name',
  botPlays: 'spielt mit',
  removeSeat: (seat) => `Platz ${seat} entfernen`,
  add: 'Platz hinzufügen',
  lately: 'zuletzt',
  invite: (name) => `${name} einladen`,
  who: 'Wer darf dazu?',
  whoLink: 'Link',
  whoAll: 'Alle',
  whoHelp: { link: 'Nur wer den Link hat', everybody: 'Steht bei den offenen Tischen' },
  clock: 'Uhr',
  atZero: {
    none: 'Lasst euch Zeit',
    short: 'Bei null springt ein Bot ein',
    long: 'Bei null springt ein Bot ein; Plätze dürfen eine Woche frei bleiben',
  },
  options: 'Optionen',
  standard: 'Wie in der Anleitung',
  reaction: 'Reaktionszeit, wenn andere dran sind',
  seconds: (seconds) => `${seconds} s`,
  open: 'Tisch öffnen',
  needsName: 'Bitte gib deinen Namen ein.',
  needsGuest: 'Bitte sag, wer eingeladen ist, oder lass den Platz frei.',
};

export const lobby: OnlineTexts['lobby'] = {
  tables: 'Tische',
  waitingCount: (count) => (count === 1 ? '1 Tisch wartet auf Mitspieler' : `${count} Tische warten auf Mitspieler`),
  openTables: 'Offene Tische',
  allTables: 'Alle, Zuschauen',
  all: 'Alle, auch beendete',
  allShort: 'Alle',
  yourTurn: 'Du bist dran',
  yourTurns: (count) => (count === 1 ? 'In 1 Partie bist du dran' : `In ${count} Partien bist du dran`),
  turnStrip: (game, names) => (names ? `Du bist dran: ${game} mit ${names}` : `Du bist dran: ${game}`),
  keeps: (name) => `${name} hält dir einen Platz frei`,
  gameFor: (game, seats) => `${game}, ${seats} Plätze`,
  sitDown: 'Hinsetzen',
  keptCount: (count) =>
    count === 1 ? '1 Platz ist für dich frei gehalten' : `${count} Plätze sind für dich frei gehalten`,
  thinking: (name) => `${name} überlegt`,
  othersThink: 'Die anderen überlegen',
  seatsTaken: (taken, seats) => `${taken} von ${seats} Plätzen`,
  starting: 'Gleich geht’s los',
  won: (names) => `Gewonnen: ${names}`,
  youWon: 'Du hast gewonnen',
  over: 'Abgebrochen',
  seatKept: 'Dein Platz bleibt dir.',
  backTo: (game) => `Zurück zu ${game}`,
  botForYou: 'Ein Bot spielt für dich',
  comeBack: 'Zurückkommen',
  row: (game, names, state) => (names ? `${game} mit ${names}, ${state}` : `${game}, ${state}`),
  free: (free) => `${free} frei`,
  freeOf: (free, seats) => `${free} von ${seats} frei`,
  join: 'Mitspielen',
  justStarted: 'gerade gestartet',
  code: 'Hast du einen Code?',
  codeGo: 'Zum Tisch',
  codeWrong: 'Unter diesem Code wartet kein Tisch.',
  waiting: 'Warten auf Mitspieler',
  live: (count) => `${count}, live`,
  toWatch: 'Zum Zuschauen',
  running: (count) => (count === 1 ? '1 läuft' : `${count} laufen`),
  watch: 'Zuschauen',
  watchers: (count) => (count === 1 ? '1 schaut zu' : `${count} schauen zu`),
  runsFor: (minutes) => {
    if (minutes < 1) return 'gerade gestartet';
    if (minutes < 60) return `läuft seit ${minutes} min`;
    const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / 1440)];
    return days < 1 ? `läuft seit ${hours} Std.` : `läuft seit ${days === 1 ? 'einem Tag' : `${days} Tagen`}`;
  },
  satDown: (names, game) => `Neu an deinem Tisch: ${names} (${game})`,
  allGames: 'Alle Spiele',
  filter: 'Welche Spiele',
  openOne: 'Tisch öffnen',
  nobody: {
    title: 'Gerade wartet niemand.',
    text: 'Öffne selbst einen Tisch; wir sagen Bescheid, wenn sich jemand setzt. Solange kannst du gegen Bots spielen.',
  },
  nothingToWatch: 'Gerade läuft keine öffentliche Partie.',
  more: (count) => `${count} weitere zeigen`,
};

const PLACES = ['Gewonnen', 'Platz zwei', 'Platz drei', 'Platz vier', 'Platz fünf', 'Platz sechs'];

export const me: OnlineTexts['me'] = {
  title: 'Du',
  name: 'Dein Name',
  nameHelp: 'So sehen dich die anderen. Die Farbe bekommst du, wenn sie frei ist.',
  colour: 'Lieblingsfarbe',
  save: 'Speichern',
  saved: 'Gespeichert',
  nobody: 'Du hast hier noch keinen Namen. Er kommt mit deinem ersten Tisch online.',
  notify: 'Bescheid sagen, wenn ich dran bin',
  notifyHelp: 'Mit einer Mitteilung, solange Stellwerk im Hintergrund offen ist.',
  notifyRefused: 'Dein Browser erlaubt es nicht. In seinen Einstellungen zu dieser Seite kannst du das ändern.',
  devices: 'Deine Geräte',
  device: (since, seen) => `seit ${since}, zuletzt hier ${seen}`,
  signOut: 'Abmelden',
  signOutOf: (since) => `Das Gerät vom ${since} abmelden`,
  carry: 'Auf ein anderes Gerät mitnehmen',
  carryMake: 'Code und Link zeigen',
  carryHow: 'Dort scannen.',
  carryWarning: 'Gilt einmal. Zeig den Code niemandem: Wer ihn scannt, bist du.',
  carryLeft: (time) => `Gilt noch ${time}`,
  carryOver: 'Der Code ist abgelaufen.',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  arriveTitle: 'Hier weitermachen wie auf dem anderen Gerät?',
  arriveText:
    'Dieser Browser spielt dann unter demselben Namen, an denselben Tischen. Gespeicherte Partien bleiben auf diesem Gerät.',
  arriveInstead: (name, tables) => {
    if (tables === 0) return `Bisher bist du hier ${name} und sitzt an keinem Tisch.`;
    const [where, what] = tables === 1 ? ['einem Tisch', 'Der bleibt'] : [`${tables} Tischen`, 'Die bleiben'];
    return `Bisher bist du hier ${name} und sitzt an ${where}. ${what} zurück: Spiel erst zu Ende, oder bleib ${name}.`;
  },
  arrive: 'Hier weitermachen',
  stay: (name) => `${name} bleiben`,
  notNow: 'Jetzt nicht',
  arrived: (name) => `Du bist hier jetzt ${name}.`,
  old: 'Dieser Link gilt nicht mehr.',
  oldText: 'Erzeuge auf dem anderen Gerät einen neuen.',
  games: 'Meine Partien',
  gamesCount: (running, over) => `${running} ${running === 1 ? 'läuft' : 'laufen'}, ${over} beendet`,
  settings: 'Einstellungen',
  settingsHelp: 'Sprache, Hell und Dunkel, Bewegung, Ton',
  delete: 'Mich von diesem Server löschen',
  deleteHelp:
    'Name, Nachrichten und Geräte verschwinden sofort. In fertigen Partien steht ein Strich statt deines Namens.',
  deleteAsk: 'Dich von diesem Server löschen?',
  deleteText: (running, messages) => {
    const games =
      running === 1 ? '1 laufende Partie bekommt einen Bot' : `${running} laufende Partien bekommen einen Bot`;
    const said = messages === 1 ? '1 Nachricht verschwindet' : `${messages} Nachrichten verschwinden`;
    const what = [...(running > 0 ? [games] : []), ...(messages > 0 ? [said] : [])].join(', ');
    return `${what === '' ? 'Gerade läuft keine Partie von dir' : what}. Es gibt keinen Weg zurück.`;
  },
  deleteYes: 'Mich löschen',
  stored: 'Was hier gespeichert ist',
  storedText: [
    'Dein Name und, wenn du eine gewählt hast, deine Lieblingsfarbe.',
    'Für jedes deiner Geräte eine zufällige Kennung, in einem Cookie, das keine Seite lesen kann.',
    'Die Tische, an denen du sitzt, mit allem, was geschah, damit Partien weitergehen und geprüft werden können.',
    'Was du an einem Tisch gesagt hast, solange es den Tisch gibt.',
    'Sonst nichts: keine Adresse, keine Mail, kein Passwort, nichts von oder für andere.',
  ],
  running: 'Laufend',
  none: 'Noch nichts da.',
  noneText: 'Deine erste Partie steht dann hier.',
  sum: (games, won) => `${games === 1 ? '1 Partie' : `${games} Partien`}${won > 0 ? `, ${won} gewonnen` : ''}`,
  placed: ({ place, shared, points }) =>
    `${shared ? 'Geteilter Sieg' : PLACES[place - 1]}, ${points === 1 ? '1 Punkt' : `${points} Punkte`}`,
  rowMenu: (game) => `Was mit ${game} geschehen soll`,
  file: 'Als Datei sichern',
  link: 'Link kopieren',
  remove: 'Aus meiner Liste nehmen',
  removeAsk: 'Diesen Tisch aus deiner Liste nehmen?',
  removeText: 'Du stehst dort auf. Die anderen behalten den Tisch.',
  removeYes: 'Herausnehmen',
};
