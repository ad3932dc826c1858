/** Was das Ende des Spiels sagt, auf Deutsch. */
import { COMMON } from '@stellwerk/toolkit/words.ts';
import { MAX_CREDIT } from '../rules/index.ts';
import { capital, type Who, type Words } from './words.ts';

const { list, points } = COMMON.de;

/** Das Verb zu „du“, „du und Ada“, „Ada“, „Ada und Harry“. */
function verb({ count, you }: Who, hast: string, habt: string, hat: string, haben: string): string {
  if (you) return count > 1 ? habt : hast;
  return count > 1 ? haben : hat;
}
export const have = (who: Who): string => verb(who, 'hast', 'habt', 'hat', 'haben');
export const are = (who: Who): string => verb(who, 'bist', 'seid', 'ist', 'sind');
export const railsIn = (count: number): string => (count === 1 ? '1 Schiene' : `${count} Schienen`);
export const lacked = (count: number): string => (count === 1 ? 'fehlte' : 'fehlten');
/** Nach „mit“. */
export const withPoints = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkten`);

export const ending: Words['ending'] = {
  left: (who, count, first) =>
    `${who.names} ${first ? `${have(who)} ` : ''}${count === 0 ? 'keine mehr' : `${first ? 'noch ' : ''}${count}`}`,
  losses: (each) => {
    const short = ({ lost, missing }: (typeof each)[number]): string =>
      missing > lost && missing < MAX_CREDIT ? ` (${missing} fehlten)` : '';
    if (each.length > 1)
      return `je Runde ${each.map((it) => (it.lost === 0 ? '0' : `−${it.lost}`) + short(it)).join(' · ')}`;
    return each[0]!.lost === 0 ? 'nichts verloren' : `${points(each[0]!.lost)} verloren${short(each[0]!)}`;
  },
  apart: (rounds, who, winner, count, cities) => {
    const more = `${rounds.length > 1 ? 'jedes Mal ' : ''}${points(count)} mehr als ${winner}`;
    const lost = who.you ? `${capital(who.names)} hast ${more} verloren` : `${who.names} verlor ${more}`;
    const short = ` ${who.you ? 'Dir' : who.names} ${lacked(cities.length)} ${list(cities)}.`;
    return `Runde ${list(rounds.map(String))}: ${lost}.${cities.length > 0 ? short : ''}`;
  },
  own: (round, count, cities) =>
    `Du hast in Runde ${round} am meisten verloren: ${points(count)}${cities.length > 0 ? `, dir ${lacked(cities.length)} ${list(cities)}` : ''}.`,
  foreign: (who, rails) =>
    `${capital(who.names)} ${have(who)} ${rails === 1 ? '1 fremde Schiene' : `${rails} fremde Schienen`} genutzt.`,
  shared: ({ names, count, you }, left) => {
    const all = ['beide', 'alle drei', 'alle vier', 'alle fünf', 'alle sechs'][count - 2]!;
    const much = left === 0 ? 'keinen Punkt mehr' : `noch ${points(left)}`;
    if (you) return `${capital(names)} teilt euch den Sieg: Ihr habt ${all} ${much}.`;
    return `${names} teilen sich den Sieg: ${capital(all)} haben ${much}.`;
  },
  level: (round, lost) => {
    const each = lost.map(({ who: { names, you }, points: count }, i) => {
      const much = count === 0 ? 'nichts' : i === 0 ? points(count) : count;
      return i === 0 ? `${capital(names)} ${you ? 'verlorst' : 'verlor'} ${much}` : `${names} ${much}`;
    });
    return `Runde ${round} brachte den Gleichstand: ${list(each)}.`;
  },
  even: ({ you }, rounds) =>
    `${you ? 'Ihr habt' : 'Sie haben'} in ${rounds === 1 ? 'der einzigen' : 'jeder'} Runde gleich viel verloren.`,
  course: 'Punkte nach jeder Runde',
  builtFor: 'Wer hat für wen gebaut?',
  cards: 'Städte der letzten Runde',
  turning: 'Wendepunkt',
  best: 'Bester Zug',
  worst: 'Schlechtester Zug',
  luck: 'Kartenglück',
  fortunes: (each) => {
    const said = each.map(({ who, points: count }, i) => {
      const much =
        count === 0
          ? `gleich viele${i === 0 ? ' Schienen' : ''}`
          : `${i === 0 ? railsIn(Math.abs(count)) : Math.abs(count)} ${count > 0 ? 'weniger' : 'mehr'}`;
      if (i > 0) return `${who.you ? 'deine' : `die von ${who.names}`} ${much}`;
      return `${who.you ? 'deine Städte' : `die Städte von ${who.names}`} ${much}`;
    });
    return `Verglichen mit dem Schnitt brauchten ${list(said)}.`;
  },
  others: (by = 'anderen') => `Von ${by} für dich gelegt`,
  moment: ({ names }, round, of, built, leader, by) => {
    const turn = `Runde ${round}, Zug ${of} (${names}, ${built})`;
    if (by === undefined)
      return `${turn}: Damit ${leader.you ? 'lagst' : 'lag'} ${leader.names} wieder vorn, und dabei blieb es.`;
    return `${turn}: Von da an ${leader.you ? 'lagst' : 'lag'} ${leader.names} vorn, zuerst mit ${withPoints(by)}.`;
  },
  gain: ({ names, you }, round, of, own, given, other) => {
    const whom = other ? (other.you ? 'dir' : other.names) : 'den anderen';
    const came = `${capital(names)} ${you ? 'kamst' : 'kam'} ${own === 0 ? 'nicht' : railsIn(own)} näher`;
    const helped =
      given === 0
        ? `${you ? 'hast' : 'hat'} sonst niemandem geholfen`
        : `${you ? 'erspartest' : 'ersparte'} ${whom} ${railsIn(given)}`;
    return `Runde ${round}, Zug ${of}: ${came} und ${helped}.`;
  },
  forMe: (foreign, all) => `${foreign} von den ${railsIn(all)}, die deine Städte verbinden`,
};
