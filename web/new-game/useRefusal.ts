/** What a table may be is told by the rules, as soon as seats or options change. */
import type { Reason } from '@stellwerk/kernel';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../session/engine.ts';
import { neededSwitch } from './needed-switch.ts';
import type { FormProps } from './NewGame.tsx';

export const CRASH: Reason = { code: 'session.crash' };

/** Where other seats want exactly one switch turned, it is turned. What a hand has switched stays, and is refused in words. */
export function useRefusal({
  facts,
  options,
  setOption,
  seats: { length: seatCount },
}: Pick<FormProps<unknown>, 'facts' | 'options' | 'setOption' | 'seats'>) {
  const [refusal, setRefusal] = useState<Reason>();
  const counted = useRef<number>(undefined);
  const { id: game, options: specs } = facts;
  useEffect(() => {
    let current = true;
    const check = (tried: Readonly<Record<string, unknown>>): Promise<Reason | undefined> => {
      const seats = Array.from({ length: seatCount }, () => ({ name: '', colour: 0 }));
      return ask((service) => service.library.check({ game, seats, options: tried })).catch(() => CRASH);
    };
    const look = async (): Promise<void> => {
      const reason = await check(options);
      const needed =
        reason && counted.current !== seatCount
          ? await neededSwitch(specs, options, async (tried) => (await check(tried)) === undefined)
          : undefined;
      if (!current) return;
      counted.current = seatCount;
      // With it, the table is looked at once more.
      if (needed) setOption(needed.key, needed.value);
      else setRefusal(reason);
    };
    void look();
    return () => {
      current = false;
    };
  }, [game, specs, options, setOption, seatCount]);
  return [refusal, setRefusal] as const;
}
