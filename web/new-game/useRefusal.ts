/** What a table may be is told by the rules, as soon as seats or options change. */
import type { Reason } from '@stellwerk/kernel';
import { useEffect, useState } from 'react';
import { ask } from '../session/engine.ts';

export const CRASH: Reason = { code: 'session.crash' };

export function useRefusal(game: string, options: Readonly<Record<string, unknown>>, seatCount: number) {
  const [refusal, setRefusal] = useState<Reason>();
  useEffect(() => {
    let current = true;
    const draft = { game, seats: Array.from({ length: seatCount }, () => ({ name: '', colour: 0 })), options };
    void ask((service) => service.library.check(draft))
      .catch(() => CRASH)
      .then((reason) => current && setRefusal(reason));
    return () => {
      current = false;
    };
  }, [game, options, seatCount]);
  return [refusal, setRefusal] as const;
}
