/** `stellwerk env`: a game to train against, over standard input and output, one JSON object a line (docs/bots.md). */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { GAMES } from '@stellwerk/games';
import { drawAction, fastRng, namedSeed, Play, readTable, type Game, type Reason, type Rng } from '@stellwerk/kernel';
import { readGame } from './match.ts';
import { sentence } from './sentences.ts';

type Line = Readonly<Record<string, unknown>>;
type Answer = Record<string, unknown>;

export async function envCommand(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { game: { type: 'string' } } });
  const { game } = await GAMES[readGame(values.game)]();
  const env = new Env(game);
  let rest = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop()!;
    // Answers to questions that came together leave together.
    const answers = lines.filter((line) => line.trim() !== '').map((line) => `${JSON.stringify(env.answer(line))}\n`);
    if (!process.stdout.write(answers.join(''))) await once(process.stdout, 'drain');
  }
}

class Env {
  readonly #game: Game;
  #play: Play | undefined;
  #rng: Rng = fastRng(0);

  constructor(game: Game) {
    this.#game = game;
  }

  answer(text: string): Answer {
    let line: Line;
    try {
      line = JSON.parse(text) as Line;
    } catch {
      return refusal('This is not JSON.');
    }
    const id = line['id'];
    return { ...(id !== undefined && { id }), ...this.#reply(line) };
  }

  #reply(line: Line): Answer {
    if (line['type'] === 'reset') return this.#reset(line);
    const play = this.#play;
    if (!play) return refusal('Nothing is being played: send {"type":"reset"} first.');
    const seat = line['seat'] ?? play.toAct[0] ?? 0;
    if (typeof seat !== 'number' || !(seat in play.head.seats))
      return refusal(`There is no seat ${JSON.stringify(seat)}.`);
    switch (line['type']) {
      case 'view':
        return { seat, view: play.view(seat) };
      case 'legal':
        return { seat, legal: play.legal(seat) };
      case 'sample':
        return play.toAct.includes(seat)
          ? { seat, action: drawAction(this.#game, play.state, seat, this.#rng) }
          : refusal(`Seat ${seat} has nothing to do.`);
      case 'step': {
        const reason = play.act(seat, line['action']);
        return reason ? refusal(sentence(reason), reason) : this.#stands(play);
      }
      default:
        return refusal(`“${String(line['type'])}” is not a question: reset, view, legal, sample, step.`);
    }
  }

  #reset({ seed = '1', seats, options = {} }: Line): Answer {
    const game = this.#game;
    const count = seats ?? game.seats.min;
    const { min, max } = game.seats;
    if (typeof count !== 'number' || !Number.isInteger(count) || count < min || count > max)
      return refusal(`${game.id} is for ${min} to ${max} players.`);
    const read = readTable(game, options, count);
    if (!read.ok) return refusal(sentence(read.reason, game.options), read.reason);
    const head = {
      game: game.id,
      rules: game.version,
      options: read.options,
      seats: Array.from({ length: count }, (_, seat) => ({ name: `Seat ${seat}`, colour: seat })),
      seed: namedSeed(String(seed)),
    };
    this.#play = new Play(game, head, false);
    this.#rng = fastRng(0);
    return this.#stands(this.#play);
  }

  /** Who is to act, or how it ended. */
  #stands({ toAct, result }: Play): Answer {
    return result ? { done: true, toAct, winners: result.winners, scores: result.scores } : { done: false, toAct };
  }
}

function refusal(error: string, reason?: Reason): Answer {
  return { error, ...(reason && { code: reason.code }) };
}
