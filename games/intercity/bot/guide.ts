/** What a searcher has to know of InterCity: which dice to keep, which trains to drive and which cards to play are worth a search; orders and answers aren't. */
import { isSameWay } from '@stellwerk/bots';
import type { Guide } from '@stellwerk/kernel';
import {
  ALL_DICE,
  canDraw,
  canDrive,
  homeOf,
  JOKER,
  TRAINS,
  type Action,
  type State,
  type View,
} from '../rules/index.ts';
import { rankedPlays } from './cards.ts';
import { chanceByFields, chanceToWin } from './chance.ts';
import { imagine } from './imagine.ts';
import { driveGain, outlookOf, pointGain, type Outlook } from './points.ts';
import { decide, facesWorth } from './policy.ts';
import { sceneIn, sceneOf, type Scene } from './scene.ts';

export const guide: Guide<State, Action, View> = {
  candidates(view, count) {
    const scene = sceneOf(view);
    const first = decide(scene);
    const ways: (readonly Action[])[] = [[first]];
    const add = (way: readonly Action[]): void => {
      if (ways.length < count && !ways.some((other) => isSameWay(other, way))) ways.push(way);
    };
    if (first.type === 'roll' || first.type === 'stop') {
      if (view.rolls > 0) for (const action of otherThrows(scene, first)) add([action]);
    } else if (first.type === 'drive' || first.type === 'draw' || (first.type === 'play' && !view.window)) {
      for (const way of otherDrives(scene)) add(way);
    }
    return ways;
  },
  policy: (state, seat) => decide(sceneIn(state, seat)),
  after(way) {
    const planned = way.flatMap((action) => (action.type === 'itinerary' ? [action.passenger] : []));
    return planned.length > 0 ? (state, seat) => decide(sceneIn(state, seat), planned) : undefined;
  },
  value: chanceToWin,
  imagine,
  time: ({ turn }) => turn,
  freshLuck: true,
  // What others drive next undoes much of what looks good at the end of one's own turn.
  horizon: 4,
  width: 6,
  budget: 1800,
};

/** For puzzles: most of them have no clear solution farther ahead. */
export const puzzleGuide: typeof guide = { ...guide, value: chanceByFields, horizon: 1, budget: 1000 };

/** One die more or less, those in doubt first; then all that are no jokers, and none. */
function otherThrows(scene: Scene, first: Action): Action[] {
  const { dice } = scene.position;
  const { faces, expected } = facesWorth(scene, outlookOf(scene));
  const thrown = first.type === 'roll' ? first.dice : [];
  const doubt = (die: number): number => Math.abs(faces[dice[die]!]! - expected);
  const seen = new Set<number>();
  const toggles: Action[] = [];
  for (const die of ALL_DICE.toSorted((a, b) => doubt(a) - doubt(b))) {
    const kind = dice[die]! * 2 + (thrown.includes(die) ? 1 : 0);
    if (seen.has(kind)) continue;
    seen.add(kind);
    toggles.push(throwing(ALL_DICE.filter((other) => thrown.includes(other) !== (other === die))));
  }
  const plain = ALL_DICE.filter((die) => dice[die] !== JOKER);
  return [...toggles.slice(0, 3), { type: 'stop' }, throwing(plain), ...toggles.slice(3)];
}

const throwing = (dice: readonly number[]): Action => (dice.length > 0 ? { type: 'roll', dice } : { type: 'stop' });

/** A point for each train, and all points of a train at once: what catches a connection only together is nothing for each alone. */
function otherDrives(scene: Scene): (readonly Action[])[] {
  const { position } = scene;
  const outlook = outlookOf(scene);
  const found: { readonly way: readonly Action[]; readonly worth: number }[] = [];
  for (let train = 0; train < TRAINS; train++) {
    const dice = ALL_DICE.filter((die) => canDrive(position, die, train));
    const coloured = dice.filter((die) => position.dice[die] === homeOf(train));
    const jokers = dice.filter((die) => position.dice[die] === JOKER);
    const points = [...coloured, ...jokers];
    for (let count = 1; count <= points.length; count++) {
      const way = points.slice(0, count).map((die): Action => ({ type: 'drive', die, train }));
      found.push({ way, worth: worthOf(outlook, train, count) / count });
    }
  }
  for (const { action, gain } of rankedPlays(scene, outlook)) found.push({ way: [action], worth: gain / 4 });
  found.sort((a, b) => b.worth - a.worth);
  const ways = found.map(({ way }) => way);
  return canDraw(position) ? [[{ type: 'draw' }], ...ways] : ways;
}

const worthOf = (outlook: Outlook, train: number, points: number): number =>
  points === 1 ? pointGain(outlook, train) : driveGain(outlook, train, 2 * points);
