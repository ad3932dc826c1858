/** Tells those who listen what happened and what is asked of them. */
import { useMemo } from 'react';
import type { GameTexts, Table } from '@stellwerk/toolkit/screen.ts';
import { eventSentences } from './log-lines.ts';

interface AnnouncerProps {
  readonly table: Table;
  readonly texts: GameTexts;
  readonly prompt: string;
}

export function Announcer({ table, texts, prompt }: AnnouncerProps) {
  const news = useMemo(
    () => eventSentences(table.fresh, texts, table.players, table.view).join(' '),
    [table.fresh, table.players, table.view, texts],
  );
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {news} {table.me === undefined ? '' : prompt}
    </div>
  );
}
