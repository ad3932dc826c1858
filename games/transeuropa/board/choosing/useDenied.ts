/**
 * A refusal that lies in the turn, which no rule can tell from one action, or what a card says that was touched: it goes with the next touch
 * or key, and with every change.
 */
import { useEffect, useState } from 'react';
import type { Reason } from '@stellwerk/kernel';
import type { Language, Prompt } from '@stellwerk/toolkit/screen.ts';
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

interface Card {
  readonly code: 'card';
  readonly city: number;
  readonly connected: boolean;
}

type Told = Required<Denied> | CityDenied | Connected | Nowhere | Card;

export function useDenied(
  { view, draft, language }: TransEuropaTable,
  words: Words,
  layout: Layout,
  byFinger: boolean,
): Partial<Denying> & { deny(what: Told): void } {
  const [told, setTold] = useState<Pick<TransEuropaTable, 'view' | 'draft'> & { readonly what: Told }>();
  useEffect(() => {
    if (!told) return;
    // The button to its rule leaves it open.
    const dismiss = ({ target }: globalThis.Event): void => {
      if (!(target instanceof Element && target.closest('header p button'))) setTold(undefined);
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
  return { deny, ...sayTold(told.what, words, layout, view.seats, language, byFinger) };
}

interface Denying {
  /** Nothing was refused where a card was touched. */
  readonly reason?: Reason;
  readonly says: Required<Pick<Prompt, 'so' | 'rule' | 'refusal' | 'news'>>;
}

function sayTold(
  what: Told,
  words: Words,
  layout: Layout,
  seats: number,
  language: Language,
  byFinger: boolean,
): Denying {
  const { so } = words;
  const city = 'city' in what ? layout.map.cities[what.city]!.name[language] : '';
  if (what.code === 'card') {
    const rule = what.connected ? 'networks' : 'goal';
    return { says: { so: what.connected ? so.isMine(city) : so.myCity(city), rule, refusal: false, news: true } };
  }
  const refused = (reason: Reason, said: string): Denying => ({
    reason,
    says: { so: said, rule: RULES[what.code] ?? 'turn', refusal: true, news: true },
  });
  if (what.code === 'onCrossing') return refused(what, so.onCrossing(byFinger));
  if (what.code === 'connected') return refused({ code: what.code, at: [what.at] }, so.connected);
  if ('city' in what) {
    // A city that doesn't matter gets no mark: it would look like one of mine.
    const matters = what.code === 'tooFar' || what.code === 'isMine';
    return refused(
      { code: what.code, ...(matters && { at: [layout.topo.site[what.city]!] }) },
      so[what.code](city, seats),
    );
  }
  const reason: Reason = { code: what.code, at: [what.line] };
  return refused(reason, what.code === 'doubleAfterSingle' ? words.reason(reason) : so[what.code]);
}
