/** A whole play by bots. Each gets what a person at its seat would get; every action goes through the same gate as a person's. */
import {
  drawAction,
  fastRng,
  hash,
  hears,
  mix,
  namedSeed,
  Play,
  type Bot,
  type Game,
  type GameEvent,
  type Guide,
  type Seat,
  type Turn,
} from '@stellwerk/kernel';

/** Plays at random, the floor that every bot is measured from. It needs no view: what is legal is the same in all worlds it may be in. */
export const RANDOM = 'random';
export type Player = (Bot & { /** The play is over. */ close?(): void }) | typeof RANDOM;

export interface Deal {
  /** Names the play: the same name deals the same cards. */
  readonly seed: string;
  /** All options of the game, as `readOptions` gives them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** What the players are called, seat by seat. */
  readonly names: readonly string[];
  /** Names the players' own randomness; the play's seed if it is missing. */
  readonly botSeed?: string;
}

/** Plays to the end, players in seat order. An illegal action of a bot is a bug and throws. */
export async function playOut(game: Game, players: readonly Player[], deal: Deal): Promise<Play> {
  const head = {
    game: game.id,
    rules: game.version,
    options: deal.options,
    seats: deal.names.map((name, seat) => ({ name, colour: seat, bot: name })),
    seed: namedSeed(deal.seed),
  };
  const play = new Play(game, head, false);
  const botSeed = Number.parseInt(hash(`bots of ${deal.botSeed ?? deal.seed}`).slice(0, 8), 16);
  const ears = new Ears(play);
  while (!play.result) await move(play, players, botSeed, ears);
  return play;
}

/** Before somebody sits down bots play, up to the first turn of that seat that begins so late in the game's own time: the same each time. */
export async function playAhead(play: Play, bot: () => Bot, guide: Guide, seat: Seat, late: number): Promise<void> {
  const { game } = play;
  const bots = play.head.seats.map(bot);
  const ears = new Ears(play);
  const isOwn = (): boolean => play.toAct.length === 1 && play.toAct[0] === seat && !game.reaction?.(play.state);
  while (!play.result && !(guide.time(play.state) >= late && isOwn())) await move(play, bots, 0, ears);
}

async function move(play: Play, players: readonly Player[], botSeed: number, ears: Ears): Promise<void> {
  const { game } = play;
  const seat = play.toAct[0];
  if (seat === undefined) throw new Error(`${game.id} waits for nobody and is not over`);
  const player = players[seat]!;
  const action: unknown =
    player === RANDOM
      ? drawAction(game, play.state, seat, fastRng(turnSeed(play, seat, botSeed)))
      : await player.choose(turnOf(play, seat, botSeed, ears));
  const reason = play.act(seat, action);
  const { name } = play.head.seats[seat]!;
  if (reason) throw new Error(`the ${name} bot chose ${JSON.stringify(action)}, refused: ${reason.code}`);
}

/** What each bot has not been told yet. */
export class Ears {
  readonly #play: Play;
  readonly #heard = new Map<Seat, number>();

  constructor(play: Play) {
    this.#play = play;
  }

  /** What the seat heard since it was last asked. */
  listen(seat: Seat): readonly GameEvent[] {
    const { told } = this.#play;
    const since = told.slice(this.#heard.get(seat) ?? 0);
    this.#heard.set(seat, told.length);
    return since.flatMap(({ event, to }) => (hears(to, seat) ? [event] : []));
  }
}

export function turnOf(play: Play, seat: Seat, botSeed: number, ears: Ears): Turn {
  const { options } = play.head;
  const seed = turnSeed(play, seat, botSeed);
  return { ...turnIn(play.game, play.state, seat, seed), heard: ears.listen(seat), options };
}

/** The turn of a seat in a state outside any play, for tests and benches. */
export function turnIn<State, View>(game: Game<State, any, View>, state: State, seat: Seat, seed: number): Turn<View> {
  return { seat, view: game.view(state, seat), heard: [], options: {}, rules: game.version, seed };
}

/** Depends on nothing but the number, the seat and the moment: a bot made again in the middle of a play chooses the same. */
function turnSeed(play: Play, seat: Seat, botSeed: number): number {
  return mix(mix(botSeed ^ seat) + play.length);
}
