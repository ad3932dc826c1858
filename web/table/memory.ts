/** What this device keeps for the tables that were played last: what was put together and not sent, and how far the talk was read. */
import type { Memory } from '@stellwerk/toolkit/remembered.ts';
import { readStored, writeStored } from '../app/stored.ts';

const KEY = 'stellwerk.put-together';
const PLACES = 40;

/** The last one first. */
type Kept = readonly { readonly place: string; readonly values: Readonly<Record<string, unknown>> }[];

function kept(): Kept {
  const value = readStored(KEY);
  return Array.isArray(value) ? value.filter((each) => typeof each?.place === 'string') : [];
}

/** Where what was put together belongs to the moment and must not come back. */
export const FORGETFUL: Memory = { read: () => undefined, write: () => {} };

/** `place` tells one from all others: a seat of a play, or the talk of a table. */
export function memoryOf(place: string): Memory {
  const own = (all: Kept) => all.find((each) => each.place === place)?.values;
  return {
    read: (name) => own(kept())?.[name],
    write(name, value) {
      const all = kept();
      const rest = all.filter((each) => each.place !== place).slice(0, PLACES - 1);
      writeStored(KEY, [{ place, values: { ...own(all), [name]: value } }, ...rest]);
    },
  };
}
