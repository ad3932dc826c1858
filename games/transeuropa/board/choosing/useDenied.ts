/** A refusal that lies in the turn, which no rule can tell from one action: it goes with the next touch or key, and with every change. */
import { useEffect, useState } from 'react';
import type { Reason } from '@stellwerk/kernel';
import type { Words } from '../../texts/words.ts';
import type { Layout } from '../map/geometry.ts';
import type { CityDenied, Connected, Denied, Nowhere } from '../map/picking.ts';
import type { TransEuropaTable } from '../table.ts';

/** Which section of the rules page says more about it; the others are about the turn. */
const RULES: Readonly<Record<string, string>> = {
  onCrossing: 'setup',
  connected: 'networks',
  isMine: 'networks',
  notInPlay: 'setup',
  notMine: 'goal',
};

type Told = Required<Denied> | CityDenied | Connected | Nowhere;

export function useDenied(
  { view, draft, language }: TransEuropaTable,
  words: Words,
  layout: Layout,
  byFinger: boolean,
) {
  const [told, setTold] = useState<Pick<TransEuropaTable, 'view' | 'draft'> & { readonly what: Told }>();
  useEffect(() => {
    if (!told) return;
    // A button in the refusal, such as the one to its rule, leaves it open.
    const dismiss = ({ target }: globalThis.Event): void => {
      if (!(target instanceof Element && target.closest('[role=alert] button'))) setTold(undefined);
    };
    addEventListener('pointerdown', dismiss, true);
    addEventListener('keydown', dismiss, true);
    return () => {
      removeEventListener('pointerdown', dismiss, true);
      removeEventListener('keydown', dismiss, true);
    };
  }, [told]);
  const holds = told !== undefined && told.view === view && told.draft === draft;
  const deny = (what: Told): void => setTold({ what, view, draft });
  if (!holds) return { deny };
  const { what } = told;
  const rule = RULES[what.code] ?? 'turn';
  if (what.code === 'onCrossing') return { deny, rule, reason: what, said: words.so.onCrossing(byFinger) };
  if (what.code === 'connected')
    return { deny, rule, reason: { code: what.code, at: [what.at] }, said: words.so.connected };
  if ('city' in what) {
    // A city that doesn't matter gets no mark: it would look like one of mine.
    const matters = what.code === 'tooFar' || what.code === 'isMine';
    const reason: Reason = { code: what.code, ...(matters && { at: [layout.topo.site[what.city]!] }) };
    return { deny, rule, reason, said: words.so[what.code](layout.map.cities[what.city]!.name[language], view.seats) };
  }
  const reason: Reason = { code: what.code, at: [what.line] };
  return { deny, rule, reason, said: what.code === 'doubleAfterSingle' ? words.reason(reason) : words.so[what.code] };
}
