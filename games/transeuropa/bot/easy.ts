/**
 * Easy: starts at one of its cities and goes from one to the next in the order of its hand, by the shortest way on an empty board. It
 * neither looks at the whole nor at what the others have laid.
 */
import { fastRng, legalIn, pick, type Bot, type Turn } from '@stellwerk/kernel';
import { bit, FREE, game, networks, topology, type Action, type View } from '../rules/index.ts';
import { distancesFrom } from './distances.ts';

export function easy(): Bot<Action, View> {
  return { choose: (turn) => (turn.view.phase === 'start' ? chooseStart(turn) : chooseRail(turn)) };
}

function chooseStart({ seat, view, seed }: Turn<View>): Action {
  const topo = topology(view.map);
  const sites = view.hand.map((city) => topo.site[city]!).filter((site) => !view.markers.includes(site));
  return sites.length > 0 ? { type: 'start', crossing: pick(sites, fastRng(seed)) } : legalIn(game, view, seat)[0]!;
}

function chooseRail({ seat, view, seed }: Turn<View>): Action {
  const topo = topology(view.map);
  const { reach } = networks(topo, view.rails, view.markers);
  const mine = (crossing: number): boolean => (reach[crossing]! & bit(seat)) !== 0;
  const actions = legalIn(game, view, seat);
  const goal = view.hand.map((city) => topo.site[city]!).find((site) => !mine(site));
  if (goal === undefined) return actions.at(-1)!;
  const empty = view.rails.map(() => FREE);
  const distance = distancesFrom(topo, empty, seat, [goal]);
  const wayAfter = (action: Action): number => {
    if (action.type !== 'lay' || action.own) return Infinity;
    const [a, b] = [topo.endA[action.line]!, topo.endB[action.line]!];
    return topo.cost[action.line]! + Math.min(mine(a) ? distance[b]! : Infinity, mine(b) ? distance[a]! : Infinity);
  };
  const ways = actions.map(wayAfter);
  const shortest = Math.min(...ways);
  return pick(
    actions.filter((_, i) => ways[i] === shortest),
    fastRng(seed),
  );
}
