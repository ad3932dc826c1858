/** `stellwerk ladder`: bots in order of their strength, each against the next, and how strong that makes them. */
import { parseArgs } from 'node:util';
import { ladder, ladderErrors, RANDOM, rotation, shareOf, type Match, type Outcome } from '@stellwerk/bots';
import { GAMES, type GameModule } from '@stellwerk/games';
import { LEVELS } from '@stellwerk/kernel';
import { besidePrograms, playsOf, readJobs, Thinkers } from './jobs.ts';
import { fewestSeats, parseJson, readGame, readMatch, type MatchWords } from './match.ts';
import { Outside } from './outside.ts';
import { ProgressBar } from './progress.ts';
import { columns, number } from './summary.ts';
import { UsageError } from './usage.ts';

const OPTIONS = {
  game: { type: 'string' },
  bots: { type: 'string', default: [RANDOM, ...LEVELS].join() },
  plays: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string', default: '{}' },
  jobs: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

export async function ladderCommand(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const game = readGame(values.game);
  const jobs = readJobs(values.jobs);
  const outside = new Outside();
  const names = values.bots.split(',');
  const thinkers = new Thinkers(jobs);
  const matches = matchesOf(besidePrograms(game, await GAMES[game](), values.bots, thinkers), values, outside);
  const bar = new ProgressBar(matches.reduce((sum, { match }) => sum + match.plays, 0));
  const outcomes: Outcome[] = [];
  try {
    for (const { players, words, match } of matches) {
      let play = 0;
      for await (const { result } of playsOf({ game, words, match, jobs, saved: false })) {
        const seated = rotation(players.length, play++).map((bot) => players[bot]!);
        const shares = seated.map((_, seat) => shareOf(result, seat));
        outcomes.push({ seated, shares });
        bar.show(outcomes.length);
      }
    }
  } finally {
    outside.close();
    await thinkers.close();
  }
  bar.clear();
  outside.report();
  const elo = ladder(names.length, outcomes);
  const errors = ladderErrors(names.length, outcomes);
  const rows = names.map((bot, player) => ({
    bot,
    elo: Math.round(elo[player]!),
    error: Math.round(errors[player]!),
    plays: outcomes.filter(({ seated }) => seated.includes(player)).length,
  }));
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ game, plays: outcomes.length, levels: rows })}
`
      : table(game, outcomes, rows),
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
  { bots, plays, seed, options }: Readonly<Record<'bots' | 'plays' | 'seed' | 'options', string>>,
  outside?: Outside,
): readonly Seated[] {
  const names = bots.split(',');
  if (names.length < 2) throw new UsageError('A ladder has two bots or more, the weakest first.');
  return tables(names.length, fewestSeats(module.game, parseJson(options))).map((players) => {
    const seated = players.map((player) => names[player]!).join();
    const words = { bots: seated, plays: upTo(plays, players.length), seed, options, mirror: true };
    return { players, words, match: readMatch(module, words, outside) };
  });
}

/** Neighbours of the ladder at one table, in all proportions: who is far apart tells nothing. */
function tables(players: number, seats: number): readonly (readonly number[])[] {
  return Array.from({ length: players - 1 }, (_, lower) =>
    Array.from({ length: seats - 1 }, (__, better) =>
      Array.from({ length: seats }, (___, seat) => (seat <= better ? lower + 1 : lower)),
    ),
  ).flat();
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
