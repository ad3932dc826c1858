/**
 * `npm run -s bench:strength -- [--game G] [--bot LEVEL] [--seats N] [--plays N] [--seed S]`: how many plays a bot wins against yardsticks
 * (`yardsticks/`), as JSON. Every deal is played once from each seat, so the error is that of the deals.
 */
import { parseArgs } from 'node:util';
import { shareOf, tournament } from '@stellwerk/bots';
import { GAMES, isGameId } from '@stellwerk/games';
import { defaultOptions, isLevel } from '@stellwerk/kernel';
import { round } from './measure.ts';
import { YARDSTICKS } from './yardsticks/index.ts';

const OPTIONS = {
  game: { type: 'string', default: 'intercity' },
  bot: { type: 'string', default: 'hard' },
  seats: { type: 'string', default: '4' },
  plays: { type: 'string', default: '40' },
  seed: { type: 'string', default: '1' },
} as const;

export async function main(args: readonly string[]): Promise<number> {
  const { game: id, bot, seats: chairs, plays: count, seed } = parseArgs({ args: [...args], options: OPTIONS }).values;
  const [seats, plays] = [Number(chairs), Number(count)];
  const yardstick = isGameId(id) ? YARDSTICKS[id] : undefined;
  if (!isGameId(id) || !yardstick || !isLevel(bot) || !(plays >= 2 * seats) || plays % seats !== 0) {
    process.stderr.write(
      `A level (--bot) of a game (--game) with a yardstick: ${Object.keys(YARDSTICKS).join(', ')}. Plays are a multiple of the seats, at least two deals.\n`,
    );
    return 2;
  }
  const { game, bots } = await GAMES[id]();
  const players = Array.from({ length: seats }, (_, index) =>
    index === 0 ? { name: bot, make: bots[bot] } : { name: 'yardstick', make: yardstick },
  );
  const options = defaultOptions(game.options);
  const deals: number[] = Array.from({ length: plays / seats }, () => 0);
  const began = performance.now();
  let index = 0;
  for await (const { play, seated } of tournament({ game, options, bots: players, plays, seed, mirror: true })) {
    deals[Math.floor(index++ / seats)]! += shareOf(play.result!, seated.indexOf(0));
  }
  const wins = deals.reduce((sum, won) => sum + won, 0);
  const result = { game: id, bot, seats, seed, plays, wins, share: wins / plays, error: errorOf(deals, seats) };
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`${JSON.stringify({ ...result, seconds: round(seconds) })}\n`);
  return 0;
}

/** The standard error of a share, from the deals that it is the mean of. */
function errorOf(deals: readonly number[], seats: number): number {
  const shares = deals.map((won) => won / seats);
  const share = shares.reduce((sum, each) => sum + each, 0) / deals.length;
  const squares = shares.reduce((sum, each) => sum + (each - share) ** 2, 0);
  return Math.sqrt(squares / (deals.length - 1) / deals.length);
}
