/** Future Mobility auf Deutsch: was am Ende gesagt wird. */
import type { ScreenWords } from './screen-words.ts';
import type { Names } from './words.ts';

export function endingDe({ markers, points, cardNames }: Names): ScreenWords['ending'] {
  return {
    title: 'Eure Stadt 2050',
    you: 'du',
    byRound: 'Punkte nach jeder Runde',
    shareTitle: (count, clean) => `So wart ihr unterwegs: ${count} Strecken, ${clean} davon ohne Auto`,
    kinds: {
      foot: 'zu Fuß',
      bike: 'Fahrrad',
      tram: 'Straßenbahn',
      avoided: 'vermieden',
      electric: 'elektrisch',
      motor: 'Auto und Lieferwagen',
    },
    carried: (name, marker, count, others) =>
      `${markers[marker]} von ${name ?? 'dir'}: auf ${count} Strecken genutzt${others > 0 ? `, ${others} davon von anderen` : ''}.`,
    lost: (name, count) => `${name === undefined ? 'Du hast' : `${name} hat`} im Stau ${points(count)} verloren.`,
    figures: {
      turningPoint: 'Wendepunkt',
      luck: 'Glück mit den Strecken, in Punkten',
      best: 'Am meisten auf einmal',
      worst: 'Am wenigsten auf einmal',
      help: 'Fremde Wege genutzt',
      jams: 'Im Stau verloren',
    },
    lead: (name, round, last) => `${name}, ${last ? 'erst in' : 'ab'} Runde ${round} vorn`,
    turn: (count, round, of) => `+${count} in Runde ${round}${of > 1 ? ` (${of}-mal im Spiel)` : ''}`,
    perName: (items) => items.map(([name, value]) => `${name}\u00A0${value}`).join(', '),
    decidedByJams: (name, lost, margin) =>
      `${name === undefined ? 'Du hast' : `${name} hat`} im Stau ${points(lost)} verloren; am Ende ${margin === 1 ? 'fehlte einer' : `fehlten ${margin}`}.`,
    decidedBy: (winner, round, what) =>
      `Am meisten ${winner === undefined ? 'hast du' : `hat ${winner}`} in Runde ${round} herausgeholt: ${what}.`,
    lastTurn: (name, count, cards, ahead) => {
      const what = `${points(count)}${cards.length > 0 ? ` mit ${cardNames(cards)}` : ''}.`;
      if (ahead) return `Erst ganz zuletzt ${name === undefined ? 'gingst du' : `ging ${name}`} in Führung: ${what}`;
      return `Zuletzt ${name === undefined ? 'holtest du' : `holte ${name}`} ${what}`;
    },
    behind: (name, margin) => `Am Ende ${margin === 1 ? 'fehlte' : 'fehlten'} ${name ?? 'dir'} ${points(margin)}.`,
    round: (round) => `Runde ${round}`,
  };
}
