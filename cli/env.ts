/** `stellwerk env`: a game to train against, over standard input and output, one JSON object a line (docs/bots.md). */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { GAMES } from '@stellwerk/games';
import {
  drawAction,
  fastRng,
  namedSeed,
  Play,
  readTable,
  type Game,
  type Reason,
  type Rng,
  type Seat,
} from '@stellwerk/kernel';
import { fewestSeats, readGame } from './match.ts';
import { sentence } from './sentences.ts';

type Line = Readonly<Record<string, unknown>>;
type Answer = Record<string, unknown>;

/** What can be asked of a seat: by itself, or along with a step. */
const FACTS = ['view', 'legal', 'sample'] as const;
type Fact = (typeof FACTS)[number];
const isFact = (word: unknown): word is Fact => FACTS.includes(word as Fact);

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
    const { type, with: along = [] } = line;
    if (!Array.isArray(along) || !along.every(isFact)) return refusal(`“with” is a list of ${FACTS.join(', ')}.`);
    if (type === 'reset') return this.#reset(line, along);
    const play = this.#play;
    if (!play) return refusal('Nothing is being played: send {"type":"reset"} first.');
    const seat = line['seat'] ?? play.toAct[0] ?? 0;
    if (typeof seat !== 'number' || !(seat in play.head.seats))
      return refusal(`There is no seat ${JSON.stringify(seat)}.`);
    if (type === 'step') {
      const reason = play.act(seat, line['action']);
      return reason ? refusal(sentence(reason), reason) : this.#stands(play, along);
    }
    if (!isFact(type)) return refusal(`“${String(type)}” is not a question: reset, ${FACTS.join(', ')}, step.`);
    if (type === 'sample' && !play.toAct.includes(seat)) return refusal(`Seat ${seat} has nothing to do.`);
    return { seat, ...this.#fact(play, seat, type) };
  }

  #reset({ seed = '1', seats, options = {} }: Line, along: readonly Fact[]): Answer {
    const game = this.#game;
    const count = seats ?? fewestSeats(game, options);
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
    return this.#stands(this.#play, along);
  }

  /** Who is to act, with what was asked about the first of them; or how it ended. */
  #stands(play: Play, along: readonly Fact[]): Answer {
    const { toAct, result } = play;
    if (result) return { done: true, toAct, winners: result.winners, scores: result.scores };
    const answer: Answer = { done: false, toAct };
    for (const fact of along) Object.assign(answer, { seat: toAct[0] }, this.#fact(play, toAct[0]!, fact));
    return answer;
  }

  #fact(play: Play, seat: Seat, fact: Fact): Answer {
    switch (fact) {
      case 'view':
        return { view: play.view(seat) };
      case 'legal':
        return { legal: play.legal(seat) };
      case 'sample':
        return { action: drawAction(this.#game, play.state, seat, this.#rng) };
    }
  }
}

function refusal(error: string, reason?: Reason): Answer {
  return { error, ...(reason && { code: reason.code }) };
}
