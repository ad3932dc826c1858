/** A turn in short notation: `[1 3 3 3 ★] · 3↑+8 FRA · A→3 FRA`. Signs for the eye, and nearly the same in ASCII for the clipboard. */
import type { Seat } from '@stellwerk/kernel';
import type { Language } from '@stellwerk/toolkit/screen.ts';
import {
  homeOf,
  JOKER,
  seatOf,
  STATIONS,
  type Event,
  type Passenger,
  type Play,
  type Roll,
  type View,
} from '../rules/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { asItHappened, reached, type Driven } from './turns.ts';
import { letter } from './words.ts';

/** Three letters for each station; where two would be the same, four. */
const CODES: readonly string[] = STATIONS.map(({ name }, station) => {
  const short = name.slice(0, 3).toUpperCase();
  const twin = STATIONS.some((other, index) => index < station && other.name.slice(0, 3).toUpperCase() === short);
  return twin ? name.slice(0, 4).toUpperCase() : short;
});

const PLAIN: Readonly<Record<string, string>> = {
  '★': '*',
  '↑': '^',
  '↓': 'v',
  '→': '>',
  '←': '<',
  '✓': '!',
  '■': '#',
  '⇄': '<>',
};

/** Lines run from north to south. */
const way = (dir: 1 | -1): string => (dir === 1 ? '↓' : '↑');

export function notation(
  events: readonly Event[],
  view: View,
  language: Language,
  name: (seat: Seat) => string,
): readonly [signs: string, ascii: string] {
  const seat = events.find((event) => event.type === 'turn')?.seat;
  /** Of the player on turn by its letter, of others by their name. */
  const who = (passenger: Passenger): string => {
    const owner = seatOf(view, passenger);
    const sign = letter(view.task[passenger] ?? 0);
    return owner === seat ? sign || 'o' : [name(owner), sign].filter(Boolean).join(' ');
  };
  const jokers = ({ dice }: Roll): number => dice.filter((face) => face === JOKER).length;
  const shown = (rolls: readonly (readonly number[])[], face: number): number =>
    rolls.at(-1)!.filter((each) => each === face).length;
  const happened = (event: Event): string | undefined => {
    switch (event.type) {
      case 'boarded':
        return `${who(event.passenger)}→${homeOf(event.train) + 1} ${CODES[event.station]}`;
      case 'left':
        return `${who(event.passenger)}← ${CODES[event.station]}`;
      case 'tookCard':
        return `${who(event.passenger)}■ ${CODES[event.station]}`;
      case 'arrived':
        return `${who(event.passenger)}✓`;
      case 'drew':
        return '★★★→1';
      case 'played':
        return `${event.seat === seat ? '' : `${name(event.seat)}: `}${playIn(event.play)}`;
      case 'swapped':
        return `${who(event.front)}⇄${who(event.rear)}`;
      case 'fight': {
        const [a, b] = [event.demanderRolls, event.defenderRolls].map((rolls) => shown(rolls, homeOf(event.train)));
        return `${who(event.demander)} ${a}:${b} ${who(event.defender)}`;
      }
      // Who sits in the train has a joker already.
      case 'fullTrainRoll':
        return `${who(event.boarder.passenger)} ${jokers(event.boarder)}:${jokers(event.occupant) + 1} ${who(event.occupant.passenger)}`;
      case 'boardingRoll':
        return event.rounds[0]!.map((roll) => `${who(roll.passenger)} ${jokers(roll)}`).join(':');
      case 'won':
        return '#';
      default:
        return undefined;
    }
  };
  const playIn = (play: Play): string => {
    const card = (language === 'de' ? de : en).cards[play.card].name;
    if (!('train' in play))
      return `${card} ${who(play.passenger)}${play.card === 'taxi' ? ` ${CODES[play.station]}` : ''}`;
    return `${card} ${homeOf(play.train) + 1}${play.card === 'diversion' ? `→${play.line + 1}${way(play.dir)}` : ''}`;
  };
  const rolled = events.findLast((event) => event.type === 'rolled')?.dice.toSorted((a, b) => a - b);
  const dice = rolled ? [`[${rolled.map((face) => (face === JOKER ? '★' : face + 1)).join(' ')}]`] : [];
  const drove = (driven: Driven): string =>
    `${homeOf(driven.train) + 1}${way(driven.first)}+${driven.fields} ${CODES[reached(driven).station]}`;
  const signs = [...dice, ...asItHappened(events, drove, happened)].join(' · ');
  return [signs, signs.replaceAll(' · ', ' ; ').replaceAll(/[★↑↓→←✓■⇄]/g, (sign) => PLAIN[sign]!)];
}
