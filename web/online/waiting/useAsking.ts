/** Asks the server for something at this table and tells in words why it said no, until the next try. */
import { useState } from 'react';
import { useSettings } from '../../app/settings.tsx';
import type { AtTable } from '../OnlineTable.tsx';
import { refusalText, useOnlineTexts } from '../texts/index.ts';

export interface Asking {
  ask(question: Parameters<AtTable['link']['ask']>[0]): void;
  readonly refusal: string | undefined;
}

export function useAsking(link: AtTable['link']): Asking {
  const { settings } = useSettings();
  const { join } = useOnlineTexts();
  const [refusal, setRefusal] = useState<string>();
  const ask: Asking['ask'] = (question) => {
    setRefusal(undefined);
    void link.ask(question).then((answer) => {
      if (answer.ok) return;
      const taken = question.type === 'sit' && answer.reason.code === 'table.taken';
      setRefusal(taken ? join.seatTaken : refusalText(settings.language, answer.reason));
    });
  };
  return { ask, refusal };
}
