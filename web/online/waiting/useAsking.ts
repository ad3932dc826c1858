/** Asks the server for something at this table and tells in words why it said no, until the next try. */
import { useState } from 'react';
import { useScreen } from '../../app/screens.ts';
import { useSettings } from '../../app/settings.tsx';
import { useFacts } from '../facts.ts';
import type { AtTable } from '../OnlineTable.tsx';
import { refusalText, useOnlineTexts } from '../texts/index.ts';

export interface Asking {
  ask(question: Parameters<AtTable['link']['ask']>[0]): void;
  readonly refusal: string | undefined;
}

export function useAsking({ link, room: { game } }: Pick<AtTable, 'link' | 'room'>): Asking {
  const { settings } = useSettings();
  const gameTexts = useScreen(game).texts[settings.language];
  const { options } = useFacts(game);
  const { join } = useOnlineTexts();
  const [refusal, setRefusal] = useState<string>();
  const ask: Asking['ask'] = (question) => {
    setRefusal(undefined);
    void link.ask(question).then((answer) => {
      if (answer.ok) return;
      const taken = question.type === 'sit' && answer.reason.code === 'table.taken';
      setRefusal(taken ? join.seatTaken : refusalText(settings.language, answer.reason, gameTexts, options));
    });
  };
  return { ask, refusal };
}
