/** Future Mobility auf Deutsch: was am Tisch steht. */
import type { Score } from '../rules/index.ts';
import type { ScreenWords } from './screen-words.ts';
import type { Names } from './words.ts';

const withPoints = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkten`);
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);
const jammed = (count: number): string => (count === 1 ? 'Ein Stau' : `${count} Staus`);

function sum({ segments, jams, lifted, total }: Score, loss: number, points: Names['points']): string {
  const parts = segments.map((segment) =>
    segment.bonus > 0 ? `${segment.points} + ${segment.bonus}` : `${segment.points}`,
  );
  const lost = jams > 0 && !lifted ? ` − ${loss * jams} (Stau)` : '';
  const reckoned = `${parts.join(' + ')}${lost}`;
  return reckoned === `${total}` ? points(total) : `${reckoned} = ${points(total)}`;
}

export function screenDe(names: Names): ScreenWords {
  const { list, points, cell, trip, cardName, cardNames, markers, modes } = names;
  return {
    plan: 'Stadtplan',
    planKeys: 'Pfeiltasten wählen ein Feld, die Eingabetaste bestätigt, Escape bricht ab.',
    block: (place, lying, open) =>
      [cell(place), ...lying.map((marker) => markers[marker]), ...(open ? ['wählbar'] : [])].join(', '),
    list,
    points,
    by: names.by,
    journey: names.journey,
    freight: 'Fracht',
    star: 'Stern: bringt ein Power-up',
    prompt: {
      choose: 'Wähle eine Strecke oder nimm den Vorschlag. Vorher darfst du Power-ups spielen.',
      trip: (count) => `Deine Fahrt bringt ${points(count)}. Losfahren oder noch etwas ändern?`,
      lay: (card, count, most) =>
        most === 1
          ? `„${cardName(card)}“: Wähle ein leuchtendes Feld.`
          : `„${cardName(card)}“: Male über bis zu ${most} Felder (${count} gewählt).`,
      avoid: (card, trips, count) =>
        `„${cardName(card)}“ entfernt ${trips === 1 ? 'eine Strecke' : `${trips} Strecken`} und bringt ${points(count)}. Eine Fahrt entfällt dann.`,
      recover: 'Wähle zwei Karten, die du dafür abgibst.',
      avoided: 'Strecken vermieden. Spiel noch Power-ups oder beende deinen Zug.',
      discard: (count) => `Zu viele Karten: Wirf ${count === 1 ? 'eine' : count} ab.`,
      window: (name, way, count) => `${name} fährt ${way}, für ${points(count)}.`,
      windowJam: 'Stau setzen? Tippe ein Feld der Route an.',
      jamHere: (place) => `Stau auf ${place} setzen?`,
      carpool: (count, loss) => `${jammed(count)} auf deiner Fahrt: ${points(loss)} weniger. Fahrgemeinschaft spielen?`,
      noCarpool: (count, loss) => `${jammed(count)} auf deiner Fahrt: ${points(loss)} weniger.`,
      waitPlan: (name) => `${name} plant die nächste Fahrt.`,
      waitWindow: (name, asked) => `${name} ist unterwegs. ${asked} überlegt, ob es einen Stau gibt.`,
      waitCarpool: (name) => `${name} steckt im Stau.`,
      waitDiscard: (name) => `${name} wirft Karten ab.`,
      won: (who, count, most) =>
        count > 1 ? `${who} teilen sich den Sieg mit ${withPoints(most)}.` : `${who} gewinnt mit ${withPoints(most)}.`,
    },
    button: {
      best: (count) => `Beste Fahrt: ${points(count)}`,
      go: (count) => `Losfahren: ${points(count)}`,
      lay: (count) => (count > 1 ? `${count} Felder legen` : 'Legen'),
      avoid: (count) => `Vermeiden: ${points(count)}`,
      recover: 'Zurückholen',
      endTurn: 'Zug beenden',
      discard: (count) => `${cards(count)} abwerfen`,
      pass: 'Fahren lassen',
      jam: 'Stau setzen',
      carpool: 'Fahrgemeinschaft',
      noCarpool: 'Im Stau bleiben',
      goOn: 'Weiter',
      cancel: 'Abbrechen',
    },
    trips: {
      title: 'Offene Strecken',
      hint: 'Tippe eine Strecke an, um sie zu planen.',
      chosen: (place) => `${place}. Teilstrecke deiner Fahrt`,
      follows: 'kann sich anschließen',
      removed: 'wird entfernt',
      alone: (by, count) => `allein ${by} ${points(count)}`,
      deck: (left) => `${left} im Stapel`,
    },
    proposals: { title: 'Vorschläge', own: 'Oder plane selbst: Tippe oben eine Strecke an.' },
    builder: {
      title: 'Deine Fahrt',
      from: 'Von',
      to: 'Nach',
      mode: 'Womit?',
      lacks: {
        stops: 'Haltestellen einer Linie fehlen',
        bikePaths: (at) => `Fahrradwege fehlen: ${at.join(', ')} …`,
        walkways: (at) => `Fußwege fehlen: ${at.join(', ')} …`,
      },
      route: 'Route',
      way: (blocks, count) => `${blocks} Felder${count === 0 ? '' : count === 1 ? ', ein Stau' : `, ${count} Staus`}`,
      otherWay: 'Andere Route',
      draw: 'Oder zieh die Route über den Stadtplan; ein Tipp auf ein Feld führt sie darüber.',
      electric: 'Elektrofahrzeug spielen',
      carpool: 'Fahrgemeinschaft ansagen',
      sum: (score, loss) => sum(score, loss, points),
      extend: 'Strecken mit + können sich anschließen.',
      takeBack: (name) => `${name} zurücknehmen`,
    },
    hand: {
      title: 'Deine Power-ups',
      empty: 'Du hast keine Power-ups.',
      others: 'Die Karten der anderen sind verdeckt.',
      playable: 'jetzt spielbar',
      notNow: 'jetzt nicht spielbar',
      recover: (card) => `„${cardName(card)}“ zurückholen …`,
      left: (count) => `${count} im Stapel`,
    },
    order: {
      label: 'Immer fahren lassen',
      help: 'Wer mit Auto oder Lieferwagen fährt, wird ohne Rückfrage durchgelassen. Niemand sonst sieht diese Einstellung.',
    },
    track: {
      title: (scores) => `Punkte bis 50: ${scores}`,
      score: (name, count) => `${name} ${count}`,
    },
    facts: {
      cards,
      missing: (count) => (count > 0 ? `noch ${count}` : '50 erreicht'),
      first: 'beginnt die Runde',
    },
    choice: {
      trip: (way, count) => `Fahren: ${way}, ${points(count)}`,
      build: (id) => `Strecke planen: ${trip(id)}`,
      extend: (id) => `Anschließen: ${trip(id)}`,
      from: (place) => `Beginnen bei ${cell(place)}`,
      to: (place) => `Enden bei ${cell(place)}`,
      mode: (name) => `Verkehrsmittel: ${modes[name]}`,
      card: (card) => `Spielen: ${cardName(card)}`,
      on: (place) => `${cell(place)} wählen`,
      off: (place) => `${cell(place)} zurücknehmen`,
      avoid: (card, ids, count) => `${cardName(card)}: vermeidet ${list(ids.map(trip))}, ${points(count)}`,
      jam: (place) => `Stau auf ${cell(place)}`,
      giveUp: (kinds, wanted) => `${cardNames(kinds)} abgeben und ${cardNames([wanted])} zurückholen`,
      discard: (kinds) => `${cardNames(kinds)} abwerfen`,
      orderPass: 'Ab jetzt immer fahren lassen',
      orderAsk: 'Ab jetzt bei jeder Fahrt fragen',
    },
    ending: {
      why: (who, count, most) =>
        count > 1
          ? `${who} haben gleich viele Punkte, ${most}, und teilen sich den Sieg.`
          : `${who} hat mit ${withPoints(most)} die meisten Punkte.`,
      chart: 'Verlauf der Punkte',
      player: 'Wer',
      trips: 'Züge',
      best: 'Bester Zug',
      total: 'Punkte',
      start: 'Start',
      round: (round) => `Runde ${round}`,
    },
    credit:
      'Future Mobility: © 2022 IMAGINARY gGmbH für Futurium, CC BY-SA 4.0, bearbeitet. Symbole: OpenMoji, CC BY-SA 4.0.',
  };
}
