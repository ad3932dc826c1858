/** What the threads of a pool do: decide for a bot, or play one play of a match. A bundle of its own beside the command line. */
import { playOfMatch, type Match } from '@stellwerk/bots';
import { GAMES, type GameId } from '@stellwerk/games';
import { savePlay, type Level, type Result, type Turn } from '@stellwerk/kernel';
import { readMatch, type MatchWords } from './match.ts';

export interface Decision {
  readonly game: GameId;
  readonly level: Level;
  readonly turn: Turn;
}

export async function choose({ game, level, turn }: Decision): Promise<unknown> {
  const { bots } = await GAMES[game]();
  return bots[level]().choose(turn);
}

export interface PlayWanted {
  readonly game: GameId;
  readonly words: MatchWords;
  readonly index: number;
  /** The play file is wanted as well. */
  readonly saved: boolean;
}

export interface PlayDone {
  readonly result: Result;
  readonly actions: number;
  readonly file?: string;
}

export async function play({ game, words, index, saved }: PlayWanted): Promise<PlayDone> {
  return playHere(await matchOf(game, words), index, saved);
}

export async function playHere(match: Match, index: number, saved: boolean): Promise<PlayDone> {
  const { play: done } = await playOfMatch(match, index);
  return {
    result: done.result!,
    actions: done.entries.length,
    ...(saved && { file: JSON.stringify(savePlay(done)) }),
  };
}

let last: { readonly key: string; readonly match: Match } | undefined;

/** A thread plays many plays of the same match. */
async function matchOf(game: GameId, words: MatchWords): Promise<Match> {
  const key = JSON.stringify([game, words]);
  if (last?.key !== key) last = { key, match: readMatch(await GAMES[game](), words) };
  return last.match;
}
