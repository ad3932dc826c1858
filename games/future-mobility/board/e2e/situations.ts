/** Plays that have come to a certain point, as files: the same each time, independent of what the browser would deal. */
import { turnIn } from '@stellwerk/bots';
import { namedSeed, Play, savePlay } from '@stellwerk/kernel';
import { bots } from '../../bot/index.ts';
import { game, type View } from '../../rules/index.ts';

const KIM = 0;
const SEEDS = 200;

/** What somebody else sees at the same moment. */
export type Fits = (view: View, of: (seat: number) => View) => boolean;

/** A play of Kim against two bots, or `shared` of three persons, in which Kim is asked something that fits. Everybody has played like an easy bot so far. */
export function playWhere(fits: Fits, options: Readonly<Record<string, unknown>> = {}, shared = false): string {
  const others = shared ? {} : { bot: 'easy' as const };
  for (let seed = 0; seed < SEEDS; seed++) {
    const play = new Play(game, {
      game: game.id,
      rules: game.version,
      options: { recover: false, combinedModes: false, tramReach: 3, jams: 'motor', ...options },
      seats: [
        { name: 'Kim', colour: 0 },
        { name: 'Ada', colour: 1, ...others },
        { name: 'Harry', colour: 2, ...others },
      ],
      seed: namedSeed(`situation ${seed}`),
    });
    if (leadsTo(play, fits)) return JSON.stringify(savePlay(play));
  }
  throw new Error('No play comes to this point');
}

function leadsTo(play: Play, fits: Fits): boolean {
  const players = Array.from({ length: 3 }, () => bots.easy());
  while (!play.result) {
    const seat = play.toAct[0]!;
    const view = play.view(seat) as View;
    if (seat === KIM && fits(view, (other) => play.view(other) as View)) return true;
    play.act(seat, players[seat]!.choose(turnIn(game, play.state, seat, play.length)));
  }
  return false;
}
