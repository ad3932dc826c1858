/** What hints say, in English; the German ones follow their shape. */
import { COMMON } from '@stellwerk/toolkit/words.ts';

const { list, points } = COMMON.en;
const rounds = (count: number): string => (count === 1 ? '≈\u00A01 round' : `≈\u00A0${count} rounds`);

export const hintEn = {
  say: (what: string) => `Hint: ${what}`,
  keep: (face: string, jokers: boolean, why: string) => `keep ${face.toLowerCase()}${jokers ? ' and ★' : ''}: ${why}.`,
  /** What a hint is about: “look at …”. */
  colours: (faces: string) => faces.toLowerCase(),
  dice: 'the dice',
  plans: (letter: string) => `${letter}’s plan`,
  keepJokers: 'keep ★: it moves any train.',
  nearer: (letters: string) => `it moves the train for ${letters}`,
  throwAll: 'roll all of them again: nothing helps your passengers yet.',
  stop: 'keep everything: it fits already.',
  drive: (train: string, count: number, why: string) => `${train}, ${points(count)}: ${why}.`,
  saves: (letters: string, several: number, count: number) =>
    `${letters} ${several > 1 ? 'save' : 'saves'} ${rounds(count)}`,
  waits: (letter: string, line: number, count: number) => `${letter} waits for IC\u00A0${line}, saves ${rounds(count)}`,
  changes: (letter: string, line: number, count: number) =>
    `${letter} needs IC\u00A0${line} later, saves ${rounds(count)}`,
  least: 'it helps the others least',
  /** All points are placed. */
  fits: (why: string) => `that fits: ${why}.`,
  /** Whose point it could be, where there is room for that. */
  better: (from: string, to: string, why: string) => `rather a point for ${to}${from && ` than for ${from}`}: ${why}.`,
  /** What others have of it. */
  but: (also: string) => `, but ${also}`,
  also: {
    rides: (names: string, several: boolean) => `${names} ${several ? 'ride' : 'rides'} along`,
    boards: (names: string, _several: boolean) => `${names} could board`,
    nears: (names: readonly string[]) => `it also comes closer to ${list(names.map((name) => `${name}’s passenger`))}`,
  },
  card: (play: string, why: string) => `play ${play}: ${why}.`,
  stops: (name: string) => `otherwise ${name} may win`,
  wins: 'you win with it',
  plan: (letter: string, way: string, time: string) => `${letter}: ${way} is fastest, ${time}.`,
  /** While both are under way. */
  planBoth: (letter: string, way: string, time: string) => `${letter}: ${way}. Both are home soonest: ${time}.`,
  planned: (time: string) => `you have the fastest way, ${time}.`,
  plannedBoth: (time: string) => `with your plans both are home soonest: ${time}.`,
  any: (answer: string) => `${answer}: the other takes longer.`,
  /** Another way or answer, with what follows from it. */
  other: (what: string, so: string) => `${what}, ${so}.`,
  /** All that a turn saves, as short as that. */
  saved: (count: number) => `−${count}\u00A0${count === 1 ? 'round' : 'rounds'}`,
  /** It is known to be better, not why. */
  tried: 'played out, it wins more often',
  triedAll: (why: string) => `roll all of them again: ${why}.`,
  triedStop: (why: string) => `keep everything: ${why}.`,
  triedDraw: (why: string) => `draw a card: ${why}.`,
};
