/** Who sits at a new table: pure changes of a list of seats. */
import type { Level, SeatInfo } from '@stellwerk/kernel';
import { botName } from '@stellwerk/tables';
import { PLAYER_COLOURS } from '@stellwerk/toolkit/players.tsx';

export interface SeatDraft {
  readonly name: string;
  readonly colour: number;
  /** Level of the bot, or undefined for a person. */
  readonly bot: Level | undefined;
}

/** What sits down where nothing else is said. */
const USUAL: Level = 'normal';

const namesOf = (seats: readonly SeatDraft[]): readonly string[] => seats.map(({ name }) => name);

export function firstSeats(min: number, max: number, you: string, bot: Level = USUAL): readonly SeatDraft[] {
  const count = Math.max(min, Math.min(3, max));
  let seats: readonly SeatDraft[] = [{ name: you, colour: 0, bot: undefined }];
  while (seats.length < count) seats = addSeat(seats, bot);
  return seats;
}

export function addSeat(seats: readonly SeatDraft[], bot: Level = USUAL): readonly SeatDraft[] {
  return [...seats, { name: botName(namesOf(seats)), colour: freeColour(seats, 0), bot }];
}

export function removeSeat(seats: readonly SeatDraft[], at: number): readonly SeatDraft[] {
  return seats.filter((_, seat) => seat !== at);
}

/** The next colour for this seat; the seat that has it takes the old one. */
export function nextColour(seats: readonly SeatDraft[], at: number): readonly SeatDraft[] {
  const before = seats[at]!.colour;
  const after = (before + 1) % PLAYER_COLOURS.length;
  return seats.map((seat, index) => {
    if (index === at) return { ...seat, colour: after };
    return seat.colour === after ? { ...seat, colour: before } : seat;
  });
}

/** Person or bot; a name that nobody typed changes along. */
export function changeKind(
  seats: readonly SeatDraft[],
  at: number,
  bot: Level | undefined,
  personName: (number: number) => string,
): readonly SeatDraft[] {
  return seats.map((seat, index) => {
    if (index !== at || seat.bot === bot) return seat;
    if (bot !== undefined && seat.bot !== undefined) return { ...seat, bot };
    return { ...seat, bot, name: bot === undefined ? personName(at + 1) : botName(namesOf(seats)) };
  });
}

function freeColour(seats: readonly SeatDraft[], from: number): number {
  for (let i = 0; i < PLAYER_COLOURS.length; i++) {
    const colour = (from + i) % PLAYER_COLOURS.length;
    if (!seats.some((seat) => seat.colour === colour)) return colour;
  }
  return from;
}

/** The seats as the play keeps them; an empty name gets one. */
export function seatInfos(seats: readonly SeatDraft[], personName: (number: number) => string): readonly SeatInfo[] {
  return seats.map(({ name, colour, bot }, seat) => ({
    name: name.trim() || personName(seat + 1),
    colour,
    ...(bot !== undefined && { bot }),
  }));
}
