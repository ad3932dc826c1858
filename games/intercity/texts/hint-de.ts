/** Was Tipps sagen, deutsch. */
import { COMMON } from '@stellwerk/toolkit/words.ts';
import type { hintEn } from './hint-en.ts';

const { list, points } = COMMON.de;
const rounds = (count: number): string => (count === 1 ? '≈\u00A01 Runde' : `≈\u00A0${count} Runden`);

export const hintDe: typeof hintEn = {
  say: (what) => `Tipp: ${what}`,
  keep: (face, jokers, why) => `${face}${jokers ? ' und ★' : ''} behalten: ${why}.`,
  colours: (faces) => faces,
  dice: 'die Würfel',
  plans: (letter) => `den Plan von ${letter}`,
  keepJokers: '★ behalten: Damit fährt jeder Zug.',
  nearer: (letters) => `damit fährt der Zug für ${letters}`,
  throwAll: 'alle neu werfen: Noch hilft nichts deinen Fahrgästen.',
  stop: 'so lassen: Es passt schon.',
  drive: (train, count, why) => `${train}, ${points(count)}: ${why}.`,
  saves: (letters, several, count) => `${letters} ${several > 1 ? 'sparen' : 'spart'} ${rounds(count)}`,
  waits: (letter, line, count) => `${letter} wartet auf IC\u00A0${line}, spart ${rounds(count)}`,
  changes: (letter, line, count) => `${letter} braucht IC\u00A0${line} später, spart ${rounds(count)}`,
  least: 'das hilft den anderen am wenigsten',
  fits: (why) => `Das passt so: ${why}.`,
  better: (from, to, why) => `lieber einen Punkt für ${to}${from && ` als für ${from}`}: ${why}.`,
  but: (also) => `, aber ${also}`,
  also: {
    rides: (names, several) => `${names} ${several ? 'fahren' : 'fährt'} mit`,
    boards: (names, several) => `${names} ${several ? 'können' : 'kann'} einsteigen`,
    nears: (names) => `er kommt auch einem Fahrgast von ${list(names)} näher`,
  },
  card: (play, why) => `Spiel ${play}: ${why}.`,
  stops: (name) => `sonst gewinnt vielleicht ${name}`,
  wins: 'damit gewinnst du',
  plan: (letter, way, time) => `${letter}: ${way} geht es am schnellsten, ${time}.`,
  planBoth: (letter, way, time) => `${letter}: ${way}. So sind beide am frühesten da: ${time}.`,
  planned: (time) => `Das ist schon der schnellste Weg, ${time}.`,
  plannedBoth: (time) => `So sind beide am frühesten da: ${time}.`,
  any: (answer) => `${answer}: Das andere dauert länger.`,
  other: (what, so) => `${what}, ${so}.`,
  saved: (count) => `−${count}\u00A0${count === 1 ? 'Runde' : 'Runden'}`,
  tried: 'durchgespielt gewinnt das öfter',
  triedAll: (why) => `alle neu werfen: ${why}.`,
  triedStop: (why) => `so lassen: ${why}.`,
  triedDraw: (why) => `eine Karte ziehen: ${why}.`,
};
