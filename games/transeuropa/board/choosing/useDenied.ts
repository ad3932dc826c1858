/** A refusal that lies in the turn, which no rule can tell from one action: it goes with the next touch or key, and with every change. */
import { useEffect, useState } from 'react';
import type { Reason } from '@stellwerk/kernel';
import type { Words } from '../../texts/words.ts';
import type { Denied } from '../map/picking.ts';
import type { TransEuropaTable } from '../table.ts';

type Told = Required<Denied>;

export function useDenied({ view, draft }: TransEuropaTable, words: Words) {
  const [told, setTold] = useState<Told & Pick<TransEuropaTable, 'view' | 'draft'>>();
  useEffect(() => {
    if (!told) return;
    const dismiss = (): void => setTold(undefined);
    addEventListener('pointerdown', dismiss, true);
    addEventListener('keydown', dismiss, true);
    return () => {
      removeEventListener('pointerdown', dismiss, true);
      removeEventListener('keydown', dismiss, true);
    };
  }, [told]);
  const holds = told !== undefined && told.view === view && told.draft === draft;
  const deny = (denied: Told): void => setTold({ ...denied, view, draft });
  if (!holds) return { deny, reason: undefined, said: undefined };
  const reason: Reason = { code: told.code, at: [told.line] };
  return { deny, reason, said: told.code === 'doubleAfterSingle' ? words.reason(reason) : words.so[told.code] };
}
