/** What people have put together at their tables and not sent: kept on this device, for the tables that were played last. */
import type { Viewer } from '@stellwerk/kernel';
import type { Memory } from '@stellwerk/toolkit/remembered.ts';
import { readStored, writeStored } from '../app/stored.ts';

const KEY = 'stellwerk.put-together';
const TABLES = 20;

/** By play and seat, the last one first. */
type Kept = readonly { readonly place: string; readonly values: Readonly<Record<string, unknown>> }[];

function kept(): Kept {
  const value = readStored(KEY);
  return Array.isArray(value) ? value.filter((each) => typeof each?.place === 'string') : [];
}

/** `play` tells one play from all others. */
export function memoryOf(play: string, viewer: Viewer): Memory {
  const place = `${play} ${viewer}`;
  const own = (all: Kept) => all.find((each) => each.place === place)?.values;
  return {
    read: (name) => own(kept())?.[name],
    write(name, value) {
      const all = kept();
      const rest = all.filter((each) => each.place !== place).slice(0, TABLES - 1);
      writeStored(KEY, [{ place, values: { ...own(all), [name]: value } }, ...rest]);
    },
  };
}
