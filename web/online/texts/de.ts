/** Alles online auf Deutsch. */
import type { OnlineTexts } from './en.ts';

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
  waiting: {},
  join: {},
  talk: {},
  dialog: {},
  lobby: {},
  me: {},
};
