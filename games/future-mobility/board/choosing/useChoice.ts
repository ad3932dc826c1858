/** What a person has chosen and not yet done: a draft, kept while the decision is the same, and the touches that change it. */
import { useMemo, useState } from 'react';
import type { Cell, Plan, TripId, View } from '../../rules/index.ts';
import {
  actionOfDraft,
  beginsStroke,
  glowing,
  touchCard,
  touchCell,
  touchStroke,
  touchTrip,
  type Draft,
  type Glow,
  type Touch,
} from './draft.ts';
import { isAsked, type FutureMobilityTable } from '../table.ts';
import { proposals } from './trip-draft.ts';

const PROPOSALS = 3;
const NOTHING: ReadonlyMap<Cell, Glow> = new Map();

export interface Choice {
  readonly asked: boolean;
  readonly draft: Draft | undefined;
  /** The best trips, while one is to be announced. */
  readonly plans: readonly Plan[];
  readonly glow: ReadonlyMap<Cell, Glow>;
  set(draft: Draft | undefined): void;
  trip(id: TripId): void;
  card(place: number): void;
  cell(cell: Cell): void;
  stroke(cells: readonly Cell[]): void;
  beginsStroke(cell: Cell): boolean;
  /** Does what the draft stands for, or says why not. */
  confirm(): void;
}

/** Changes when there is something else to decide; a new standing order does not count. */
function decisionOf({ view, viewer }: FutureMobilityTable): string {
  return [viewer, view.turns, view.phase, view.asked, view.avoided, view.open, view.hand, view.markers].join(' ');
}

export function useChoice(table: FutureMobilityTable): Choice {
  const { view } = table;
  const asked = isAsked(table);
  const decision = decisionOf(table);
  const [kept, setKept] = useState<{ readonly decision: string; readonly draft: Draft | undefined }>();
  const draft = asked && kept?.decision === decision ? kept.draft : undefined;
  const set = (next: Draft | undefined): void => setKept({ decision, draft: next });
  const travels = asked && view.phase === 'plan' && !view.avoided && view.open.length > 0;
  const plans = useMemo(() => (travels ? proposals(view, PROPOSALS) : []), [view, travels]);
  const glow = useMemo(() => (asked ? glowing(view, draft) : NOTHING), [asked, view, draft]);

  const take = (touch: Touch): void => {
    if ('draft' in touch) return set(touch.draft);
    void table.why(touch.refused, true);
  };
  const on = (touch: (view: View, draft: Draft | undefined) => Touch): void => {
    if (asked) take(touch(view, draft));
  };
  return {
    asked,
    draft,
    plans,
    glow,
    set,
    trip: (id) => on(() => (view.phase === 'plan' ? touchTrip(view, draft, id) : { draft })),
    card: (place) => on(() => touchCard(view, draft, place)),
    cell: (cell) => on(() => touchCell(view, draft, cell)),
    stroke: (cells) => on(() => touchStroke(view, draft, cells)),
    beginsStroke: (cell) => asked && beginsStroke(view, draft, cell),
    confirm: () => {
      const action = draft && actionOfDraft(view, draft);
      if (action) void table.act(action);
    },
  };
}
