/** The table as it was after one of a viewer's steps: replayed from the log, with the eyes of the one who asks. */
import { Replay, type Viewer } from '@stellwerk/kernel';
import { momentAt } from '@stellwerk/tables';
import type { AnswerFields } from '@stellwerk/tables/wire';
import type { RunningPlay } from './running-play.ts';

/** Replays are dear; each play keeps one. */
const replays = new WeakMap<RunningPlay, Replay>();

export function momentFor(
  running: RunningPlay,
  viewer: Viewer,
  step: number,
  over: boolean,
): NonNullable<AnswerFields['moment']> {
  const { game, head, entries } = running.play;
  let replay = replays.get(running);
  if (!replay) replays.set(running, (replay = new Replay(game, head, entries)));
  const feed = over ? running.table.feed(viewer) : running.stream(viewer).feed;
  const last = over ? feed.steps.length - 1 : running.stream(viewer).seen;
  const { view, toAct, result, all } = momentAt(replay, feed, Math.min(step, last), over);
  return { view, toAct, ...(result && { result }), ...(all && { all }) };
}
