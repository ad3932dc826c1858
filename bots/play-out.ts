/** A whole play by bots. Bots get what a person at their seat would get; every action goes through the same gate as a person's. */
import { fastRng, hash, namedSeed, pick, Play, type Bot, type Game, type Seat } from '@stellwerk/kernel';
import type { SampledTurn } from './random.ts';

export interface Table {
  /** Names the play: the same name deals the same cards. */
  readonly seed: string;
  /** All options of the game, as `readOptions` gives them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** What the bots are called, seat by seat. */
  readonly names: readonly string[];
  /** Names the bots' own randomness; the play's seed if it is missing. */
  readonly botSeed?: string;
}

/** Plays to the end, bots in seat order. An illegal action of a bot is a bug and throws. */
export function playOut(game: Game, bots: readonly Bot[], table: Table): Play {
  const play = new Play(game, {
    game: game.id,
    rules: game.version,
    options: table.options,
    seats: table.names.map((name, seat) => ({ name, colour: seat, bot: name })),
    seed: namedSeed(table.seed),
  });
  const botSeed = Number.parseInt(hash(`bots of ${table.botSeed ?? table.seed}`).slice(0, 8), 16);
  while (!play.result) step(play, bots, botSeed);
  return play;
}

function step(play: Play, bots: readonly Bot[], botSeed: number): void {
  for (const seat of play.mayAct) {
    if (!bots[seat]!.volunteer) continue;
    const action: unknown = bots[seat]!.volunteer(turnOf(play, seat, botSeed));
    if (action !== undefined) act(play, seat, action);
    if (play.result) return;
  }
  const seat = play.toAct[0];
  if (seat === undefined) throw new Error(`${play.game.id} waits for nobody and is not over`);
  act(play, seat, bots[seat]!.choose(turnOf(play, seat, botSeed)));
}

function act(play: Play, seat: Seat, action: unknown): void {
  const reason = play.act(seat, action);
  if (reason) {
    throw new Error(`the ${play.head.seats[seat]!.bot} bot chose ${JSON.stringify(action)}, refused: ${reason.code}`);
  }
}

/**
 * What a bot is asked with. Its randomness depends on nothing but the number, the seat and the moment, so that a bot made anew in the
 * middle of a play chooses the same.
 */
export function turnOf<Action, View>(
  play: Play<any, Action, View>,
  seat: Seat,
  botSeed: number,
): SampledTurn<Action, View> {
  const { game, state } = play;
  const rng = fastRng(scramble(scramble(botSeed ^ seat) + play.entries.length));
  return {
    seat,
    get view() {
      return play.view(seat);
    },
    rng,
    legal: () => play.legal(seat),
    sample: () => game.sample?.(state, seat, rng) ?? pick(play.legal(seat), rng),
  };
}

/** Spreads neighbouring numbers over all 32 bits (the finisher of MurmurHash3): the fast generator's first draw is its seed. */
function scramble(n: number): number {
  let bits = Math.imul(n ^ (n >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) | 0;
}
