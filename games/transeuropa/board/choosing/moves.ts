/** The legal actions sorted by where they are done on the map, and how each is said. */
import type { Point } from '@stellwerk/toolkit/point.ts';
import type { Action, View } from '../../rules/index.ts';
import { topology } from '../../rules/index.ts';
import { endsOf, workOn } from '../../texts/works.ts';
import type { Words } from '../../texts/words.ts';
import { type Layout, middle } from '../map/geometry.ts';
import type { Network } from '../map/networks.ts';

export interface Moves {
  /** What is chosen on the map now. */
  readonly kind: 'crossing' | 'line' | 'none';
  readonly targets: ReadonlyMap<number, Action>;
  readonly stop: Action | undefined;
  /** Whether a private rail could be laid. */
  readonly mayBePrivate: boolean;
}

export function movesOf(legal: readonly Action[], privately: boolean): Moves {
  const targets = new Map<number, Action>();
  let kind: Moves['kind'] = 'none';
  for (const action of legal) {
    if (action.type === 'start') {
      kind = 'crossing';
      targets.set(action.crossing, action);
    } else if (action.type === 'lay' && (action.own === true) === privately) {
      kind = 'line';
      targets.set(action.line, action);
    }
  }
  return {
    kind,
    targets,
    stop: legal.find((action) => action.type === 'stop'),
    mayBePrivate: legal.some((action) => action.type === 'lay' && action.own === true),
  };
}

/** The action that a place on the map stands for, legal or not. */
export function actionAt(kind: Moves['kind'], index: number, privately: boolean): Action {
  if (kind === 'crossing') return { type: 'start', crossing: index };
  return privately ? { type: 'lay', line: index, own: true } : { type: 'lay', line: index };
}

export function pointOf(layout: Layout, kind: Moves['kind'], index: number): Point {
  return kind === 'crossing' ? layout.crossings[index]! : middle(layout.lines[index]!);
}

/** An action in words, for the prompt and for the list of choices. */
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

/** What is done, without saying where: the map shows it. */
export function sayShortly(words: Words, view: View, action: Action): string {
  if (action.type !== 'lay') return '';
  const said = words.workHere(workOn(topology(view.map), action.line));
  return action.own ? words.privately(said) : said;
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
