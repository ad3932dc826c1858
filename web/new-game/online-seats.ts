/** Who sits at a new table online: pure changes of a list of seats. The first one is mine. */
import type { Level } from '@stellwerk/kernel';
import type { SeatWish } from '@stellwerk/tables/wire';

export type OnlineSeat =
  | { readonly kind: 'you' }
  | { readonly kind: 'free' }
  | { readonly kind: 'invited'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level };

const FREE: OnlineSeat = { kind: 'free' };

export function onlineSeats(count: number): readonly OnlineSeat[] {
  return [{ kind: 'you' }, ...Array.from({ length: count - 1 }, () => FREE)];
}

export function addFree(seats: readonly OnlineSeat[]): readonly OnlineSeat[] {
  return [...seats, FREE];
}

export function setSeat(seats: readonly OnlineSeat[], at: number, seat: OnlineSeat): readonly OnlineSeat[] {
  return seats.map((each, index) => (index === at ? seat : each));
}

/** Somebody from the last games gets the first free seat, or one more if there is none and the game has it. */
export function invite(seats: readonly OnlineSeat[], name: string, max: number): readonly OnlineSeat[] {
  const free = seats.findIndex(({ kind }) => kind === 'free');
  if (free >= 0) return setSeat(seats, free, { kind: 'invited', name });
  return seats.length < max ? [...seats, { kind: 'invited', name }] : seats;
}

/** As the server wants them; undefined while somebody is invited who has no name. */
export function wishes(seats: readonly OnlineSeat[]): SeatWish[] | undefined {
  if (seats.some((seat) => seat.kind === 'invited' && seat.name.trim() === '')) return undefined;
  return seats.map((seat) => {
    return seat.kind === 'invited' ? { kind: 'invited', name: seat.name.trim() } : seat;
  });
}
