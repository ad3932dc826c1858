/** The legal actions in words, for the list that plays the game without its map. */
import type { Action, View } from '../../rules/index.ts';
import { topology } from '../../rules/index.ts';
import { endsOf, workOn } from '../../texts/works.ts';
import type { Words } from '../../texts/words.ts';
import type { Network } from '../map/networks.ts';

export function sayAction(words: Words, view: View, network: Network, action: Action): string {
  switch (action.type) {
    case 'start':
      return words.startAt(words.crossing(view.map, action.crossing));
    case 'stop':
      return words.button.stop;
    case 'lay': {
      const topo = topology(view.map);
      const [a, b] = endsOf(topo, action.line);
      const [from, to] = network.crossings.has(a) || !network.crossings.has(b) ? [a, b] : [b, a];
      const said = words.work(view.map, workOn(topo, action.line), from, to);
      return action.own ? words.privately(said) : said;
    }
  }
}

/** Own cities first, then other cities, then the rest in the order of the map. */
export function inOrder(view: View, actions: readonly Action[]): readonly Action[] {
  const { cityAt } = topology(view.map);
  const rank = (action: Action): number => {
    if (action.type === 'stop') return -1;
    if (action.type === 'lay') return action.own ? 1 : 0;
    const city = cityAt[action.crossing]!;
    return city === -1 ? 2 : view.hand.includes(city) ? 0 : 1;
  };
  return actions.toSorted((a, b) => rank(a) - rank(b));
}
