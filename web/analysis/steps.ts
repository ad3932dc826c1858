/** An analysis as a screen shows it: in the steps of its viewer instead of entries of the log. */
import type { Analysis, Judged, Progress } from '@stellwerk/bots';
import type { Feed } from '@stellwerk/tables';

export interface AnalysisState extends Pick<Analysis, 'game' | 'open' | 'parts'> {
  readonly done: number;
  readonly total: number;
  /** Each seat's chances after a step. */
  readonly moments: readonly { readonly step: number; readonly chances: readonly number[] }[];
  readonly judged: readonly JudgedTurn[];
}

export interface JudgedTurn extends Pick<Judged, 'seat' | 'lost' | 'better'> {
  /** The step that it was decided after, and the one that it ended with. */
  readonly from: number;
  readonly to: number;
  /** How many entries of the log led to it: where one can play on from. */
  readonly entries: number;
}

export function inSteps({ done, total, analysis }: Progress, feed: Feed): AnalysisState {
  const { game, open, parts } = analysis;
  return {
    game,
    open,
    parts,
    done,
    total,
    moments: analysis.moments.map(({ entries, chances }) => ({ step: feed.stepAt(entries), chances })),
    judged: analysis.judged.map(({ seat, lost, better, from, to }) => ({
      seat,
      lost,
      better,
      from: feed.stepAt(from),
      to: feed.stepAt(to),
      entries: from,
    })),
  };
}
