/** The table as it was after one of a viewer's steps: replayed from the log, with the eyes of the one who asks. */
import { Replay, type Viewer } from '@stellwerk/kernel';
import { momentAt } from '@stellwerk/tables';
import type { AnswerFields, RequestOf } from '@stellwerk/tables/wire';
import { refused, type Outcome } from './page.ts';
import type { RunningPlay } from './running-play.ts';

/** To make one takes long, so each play keeps one. */
const replays = new WeakMap<RunningPlay, Replay>();

/** Once the play is over, everybody may look through anybody's eyes. */
export function lookBack(
  running: RunningPlay | undefined,
  viewer: Viewer | undefined,
  { play, step, eyes }: RequestOf<'look'>,
  over: boolean,
): Outcome {
  if (!running || play !== running.terms.number || viewer === undefined) return refused('table.notPlaying');
  const open = over || running.isOver;
  return { ok: true, moment: momentFor(running, (open ? eyes : undefined) ?? viewer, step, open) };
}

function momentFor(
  running: RunningPlay,
  viewer: Viewer,
  step: number,
  over: boolean,
): NonNullable<AnswerFields['moment']> {
  const { game, head, entries } = running.play;
  let replay = replays.get(running);
  if (!replay) replays.set(running, (replay = new Replay(game, head, entries)));
  const feed = over ? running.table.feed(viewer) : running.stream(viewer).feed;
  const last = over ? feed.length - 1 : running.stream(viewer).seen;
  const { view, toAct, result, all } = momentAt(replay, feed, Math.min(step, last), over);
  return { view, toAct, ...(result && { result }), ...(all && { all }) };
}
