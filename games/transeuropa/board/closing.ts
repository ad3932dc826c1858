/** What the frame has to know of turns: which action ends one, which event begins one, and which rule explains a refusal. */
import type { Reason } from '@stellwerk/kernel';
import type { Closing } from '@stellwerk/toolkit/screen.ts';
import { FREE, OWN, SHARED, topology, type Action, type Event, type View } from '../rules/index.ts';
import { layoutOf } from './map/geometry.ts';
import { connects, networkOf } from './map/networks.ts';

/** The second rail, a double line, a rail after which nothing more can be laid, and the one that connects my last city. */
export function closes(view: View, action: Action): Closing | undefined {
  if (action.type !== 'lay') return undefined;
  const round: Closing = isLastRound(view) ? 'game' : 'round';
  if (view.finishers.length > 0) return round;
  const rails = view.rails.with(action.line, action.own ? OWN + view.turn : SHARED);
  if (view.railsLeft === 1 && !action.own) return round;
  const layout = layoutOf(view.map);
  const network = networkOf(layout, rails, view.markers[view.turn]!, view.turn);
  if (view.viewer === view.turn && view.hand.every((city) => connects(layout, network, city))) return round;
  const { cost, first, via } = topology(view.map);
  const more = [...network.crossings].some((crossing) =>
    via.subarray(first[crossing], first[crossing + 1]).some((line) => rails[line] === FREE && cost[line] === 1),
  );
  return view.laidThisTurn > 0 || cost[action.line]! > 1 || !more ? 'turn' : undefined;
}

export function isLastRound({ openRounds, round }: Pick<View, 'openRounds' | 'round'>): boolean {
  return openRounds > 0 && round === openRounds;
}

/** Turns change with the seat that acts; a round's end stands by itself in the log. */
export function begins({ type }: Event): 'chapter' | undefined {
  return type === 'scored' ? 'chapter' : undefined;
}

/** Markers are set before the first one. */
export function turnOfRound(events: readonly Event[]): boolean {
  return events.every(({ type }) => type !== 'started');
}

const RULES: Readonly<Record<string, string>> = {
  placeMarkerFirst: 'setup',
  markerPlaced: 'setup',
  crossingTaken: 'setup',
  occupied: 'turn',
  notConnected: 'turn',
  doubleAfterSingle: 'turn',
  layAtLeastOne: 'turn',
  noOwnRails: 'options',
  othersOwnRail: 'options',
};

export function ruleOf({ code }: Reason): string | undefined {
  return RULES[code];
}
