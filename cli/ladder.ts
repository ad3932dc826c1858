/** `stellwerk ladder`: all levels of a game against each other, and how strong that makes them. */
import { parseArgs } from 'node:util';
import { ladder, ladderErrors, RANDOM, rotation, shareOf, type Match, type Outcome } from '@stellwerk/bots';
import { GAMES, type GameModule } from '@stellwerk/games';
import { LEVELS } from '@stellwerk/kernel';
import { playsOf, readJobs } from './jobs.ts';
import { fewestSeats, parseJson, readGame, readMatch, type MatchWords } from './match.ts';
import { ProgressBar } from './progress.ts';
import { columns, number } from './summary.ts';

const OPTIONS = {
  game: { type: 'string' },
  plays: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string', default: '{}' },
  jobs: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const PLAYERS = [RANDOM, ...LEVELS];

export async function ladderCommand(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const game = readGame(values.game);
  const module = await GAMES[game]();
  const jobs = readJobs(values.jobs);
  const { plays, seed, options } = values;
  const matches = matchesOf(module, { plays, seed, options });
  const bar = new ProgressBar(matches.reduce((sum, { match }) => sum + match.plays, 0));
  const outcomes: Outcome[] = [];
  for (const { players, words, match } of matches) {
    let play = 0;
    for await (const { result } of playsOf({ game, words, match, jobs, saved: false })) {
      const seated = rotation(players.length, play++).map((bot) => players[bot]!);
      const shares = seated.map((_, seat) => shareOf(result, seat));
      outcomes.push({ seated, shares });
      bar.show(outcomes.length);
    }
  }
  bar.clear();
  const elo = ladder(PLAYERS.length, outcomes);
  const errors = ladderErrors(PLAYERS.length, outcomes);
  const rows = PLAYERS.map((bot, player) => ({
    bot,
    elo: Math.round(elo[player]!),
    error: Math.round(errors[player]!),
    plays: outcomes.filter(({ seated }) => seated.includes(player)).length,
  }));
  process.stdout.write(
    values.json ? `${JSON.stringify({ game, plays: outcomes.length, levels: rows })}\n` : table(game, outcomes, rows),
  );
}

interface Seated {
  /** The index of the player on each seat. */
  readonly players: readonly number[];
  readonly words: MatchWords;
  readonly match: Match;
}

/** What is played: at the smallest table that can have these options, which tells most of two in a play. */
export function matchesOf(
  module: GameModule,
  { plays, seed, options }: Readonly<Record<'plays' | 'seed' | 'options', string>>,
): readonly Seated[] {
  return tables(fewestSeats(module.game, parseJson(options))).map((players) => {
    const bots = players.map((player) => PLAYERS[player]!).join();
    const words = { bots, plays: upTo(plays, players.length), seed, options, mirror: true };
    return { players, words, match: readMatch(module, words) };
  });
}

/** Neighbours of the ladder at one table, in all proportions: who is far apart tells nothing. */
function tables(seats: number): readonly (readonly number[])[] {
  return PLAYERS.slice(1).flatMap((_, lower) =>
    Array.from({ length: seats - 1 }, (__, better) =>
      Array.from({ length: seats }, (___, seat) => (seat <= better ? lower + 1 : lower)),
    ),
  );
}

/** With mirrored deals everybody has every seat equally often. */
function upTo(plays: string, seats: number): string {
  const count = Number(plays);
  return Number.isInteger(count) ? String(Math.ceil(count / seats) * seats) : plays;
}

function table(
  game: string,
  outcomes: readonly Outcome[],
  rows: readonly { readonly bot: string; readonly elo: number; readonly error: number; readonly plays: number }[],
): string {
  const cells = rows.map(({ bot, elo, error, plays }) => [bot, number(elo), `± ${number(error)}`, number(plays)]);
  return [
    `${game}: ${number(outcomes.length)} plays`,
    '',
    ...columns([['bot', 'Elo', '', 'plays'], ...cells]),
    '',
    '',
  ].join('\n');
}
