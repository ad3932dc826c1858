/**
 * The seal of a shuffle as this page was shown it, and the luck that it added: noted before the first card, compared with the file when the play is
 * over.
 */
import type { Reason } from '@stellwerk/kernel';
import type { RoomShown } from '@stellwerk/tables/wire';
import { ask } from '../session/engine.ts';
import { memoryOf } from '../table/memory.ts';

interface Noted {
  readonly commitment: string;
  readonly luck?: string;
}

const memoryAt = (table: string, play: number) => memoryOf(`seal ${table} ${play}`);

function noted(table: string, play: number): Noted | undefined {
  return memoryAt(table, play).read('noted') as Noted | undefined;
}

/** What is shown first counts. Luck belongs to one countdown. */
export function noteSeal({ table, play, phase, commitment }: RoomShown): void {
  const next = phase === 'playing' ? play : play + 1;
  const before = noted(table, next);
  if (!before) memoryAt(table, next).write('noted', { commitment });
  else if (before.luck !== undefined && (phase === 'waiting' || phase === 'over'))
    memoryAt(table, next).write('noted', { commitment: before.commitment });
}

export function noteLuck({ table, play, commitment }: RoomShown, luck: string): void {
  const before = noted(table, play + 1) ?? { commitment };
  memoryAt(table, play + 1).write('noted', { ...before, luck });
}

/** `shown` is the seal that the play has named itself. */
export async function checkSeal(
  table: string,
  play: number,
  shown: string,
): Promise<'matches' | 'withLuck' | 'withoutLuck' | 'differs' | Reason> {
  const file = await fetch(`/api/tables/${table}/file?play=${play}`);
  if (!file.ok) return { code: 'wire.failed' };
  const text = await file.text();
  const read = await ask((service) => service.library.sealOf(text));
  if (!read.ok) return read.reason;
  const { commitment, luck } = noted(table, play) ?? { commitment: shown, luck: undefined };
  if (read.commitment !== commitment) return 'differs';
  if (luck === undefined) return 'matches';
  return read.contributions.includes(luck) ? 'withLuck' : 'withoutLuck';
}
