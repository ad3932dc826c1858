/** Why a route is complete, in both languages: in a clause, and in brackets where something is in its way; and who leads on those that become complete. */
import { COMMON } from '@stellwerk/toolkit/words.ts';
import type { Block } from '../rules/index.ts';
import type { Completed } from './words.ts';

/** Why it may not have the station of a crossing. */
const NOT_HAD_EN = {
  D: 'of the same colour as its last station',
  G: 'with a 1, and it already has a 1',
  H: 'with a 2, and it already has a 2',
  I: 'with a 3, and it already has a 3',
  J: 'with a 4, and it already has that player’s 4',
} as const;

/** Why a route is complete. */
function becauseEn(block: Block | undefined): string {
  switch (block?.by) {
    case undefined:
      return 'it has stations 1, 2, 3 and 4';
    case 'route':
      return `route ${block.label} is in its way`;
    case 'crossing':
      return `it meets a crossing ${block.why ? NOT_HAD_EN[block.why] : 'whose station it may not have'}`;
    case 'tiles':
      return 'it is walled in, no station fits any more';
  }
}

/** The same in brackets, where something is in the way. */
function inTheWayEn(block: Block | undefined): string {
  if (!block) return '';
  if (block.by === 'route') return ` (route ${block.label} in its way)`;
  return block.by === 'crossing' ? ' (a crossing in its way)' : ' (walled in)';
}

/** 'H and 6 (you lead)'. */
const completedEn = (done: readonly Completed[]): string =>
  COMMON.en.list(
    done.map(({ labels, leaders }) => {
      const lead = leaders.length > 1 ? 'shared lead' : leaders[0] === undefined ? 'you lead' : `${leaders[0]} leads`;
      return `${COMMON.en.list(labels)}${leaders.length > 0 ? ` (${lead})` : ''}`;
    }),
  );

/** Warum sie den Bahnhof einer Kreuzung nicht haben darf. */
const NOT_HAD_DE = {
  D: ' derselben Farbe wie ihr letzter Bahnhof',
  G: ' mit 1 und hat schon eine 1',
  H: ' mit 2 und hat schon eine 2',
  I: ' mit 3 und hat schon eine 3',
  J: ' mit 4 und hat schon eine 4 dieser Farbe',
} as const;

/** Warum eine Strecke fertig ist. */
function becauseDe(block: Block | undefined): string {
  switch (block?.by) {
    case undefined:
      return 'Sie hat Bahnhöfe mit 1, 2, 3 und 4';
    case 'route':
      return `Strecke ${block.label} versperrt ihr den Weg`;
    case 'crossing':
      return `Sie stößt auf eine Kreuzung${block.why ? NOT_HAD_DE[block.why] : ', deren Bahnhof sie nicht haben darf'}`;
    case 'tiles':
      return 'Sie ist zugebaut, kein Bahnhof passt mehr';
  }
}

/** Dasselbe in Klammern, wo etwas im Weg ist. */
function inTheWayDe(block: Block | undefined): string {
  if (!block) return '';
  if (block.by === 'route') return ` (Strecke ${block.label} im Weg)`;
  return block.by === 'crossing' ? ' (Kreuzung im Weg)' : ' (zugebaut)';
}

/** „H und 6 fertig (du führst)“, „H fertig (du führst) und C fertig (Ada führt)“. */
const completedDe = (done: readonly Completed[]): string =>
  COMMON.de.list(
    done.map(({ labels, leaders }) => {
      const lead = leaders.length > 1 ? 'Gleichstand' : leaders[0] === undefined ? 'du führst' : `${leaders[0]} führt`;
      return `${COMMON.de.list(labels)} fertig${leaders.length > 0 ? ` (${lead})` : ''}`;
    }),
  );

export const BLOCKS = {
  en: { because: becauseEn, inTheWay: inTheWayEn, completed: completedEn },
  de: { because: becauseDe, inTheWay: inTheWayDe, completed: completedDe },
} as const;
