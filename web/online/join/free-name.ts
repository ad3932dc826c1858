/** Two of the same name at one table are told apart by a number, as the server does it. */
import { LONGEST_NAME } from '@stellwerk/tables/wire';

export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let number = 2; taken.includes(free); number++)
    free = `${name.slice(0, LONGEST_NAME - ` ${number}`.length)} ${number}`;
  return free;
}
