/** Tables for tests: the toy game, bots that take the first legal action, a log in memory and no pauses. */
import { legalIn, makeSeed, Play, type BotLevels, type Entry, type SeatInfo, type Turn } from '@stellwerk/kernel';
import { toy } from '../kernel/kit/toy.ts';
import { Table } from './index.ts';

export const ANNA: SeatInfo = { name: 'Anna', colour: 0 };
export const BEN: SeatInfo = { name: 'Ben', colour: 1 };
export const BOT: SeatInfo = { name: 'Bot', colour: 2, bot: 'easy' };
export const bid = { type: 'bid', height: 2 };
export const draw = { type: 'draw' };

const first = () => ({ choose: ({ view, seat }: Turn) => legalIn(toy, view, seat)[0] });
const BOTS: BotLevels = { easy: first, normal: first, hard: first };

interface Wishes {
  readonly bots?: BotLevels;
  readonly game?: typeof toy;
  readonly answersForced?: boolean;
  pause?(): Promise<void>;
}

export function testTable(
  seats: readonly SeatInfo[],
  { bots = BOTS, game = toy, answersForced = false, pause }: Wishes = {},
) {
  const seed = makeSeed(new Uint8Array(32).fill(7));
  const play = new Play(game, { game: 'toy', rules: 1, options: { high: false }, seats, seed });
  const kept: Entry[] = [];
  const world = { kept, errors: [] as unknown[], disk: (): Promise<void> => Promise.resolve() };
  const table = new Table(play, bots, {
    append: async (from, entries) => {
      await world.disk();
      kept.splice(from, Infinity, ...entries);
    },
    pause: pause ?? (() => Promise.resolve()),
    report: (error) => world.errors.push(error),
    botSeed: 1,
    answersForced,
  });
  return { table, play, world };
}

export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
