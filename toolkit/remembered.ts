/** State of a board that comes back after a reload: what a person has put together and not sent. */
import { useState } from 'react';

/** Values are plain data. */
export interface Memory {
  read(name: string): unknown;
  write(name: string, value: unknown): void;
}

/** Like `useState`. What comes back may be of another version: `sane` says whether it still makes sense. */
export function useRemembered<Value>(
  memory: Memory,
  name: string,
  first: Value,
  sane: (value: unknown) => value is Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => {
    const before = memory.read(name);
    return sane(before) ? before : first;
  });
  const set = (next: Value): void => {
    setValue(next);
    memory.write(name, next);
  };
  return [value, set];
}
