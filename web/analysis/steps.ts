/** An analysis as a screen shows it: in the steps of its viewer instead of entries of the log. */
import type { Analysis, Judged, Progress } from '@stellwerk/bots';
import type { Feed } from '@stellwerk/tables';

export interface AnalysisState extends Pick<Analysis, 'game' | 'open' | 'parts'> {
  readonly done: number;
  readonly total: number;
  /** The steps after which the chances are wanted, and as far as they are known each seat's. */
  readonly marks: readonly number[];
  readonly moments: readonly MomentOfStep[];
  readonly judged: readonly JudgedTurn[];
}

export interface MomentOfStep {
  readonly step: number;
  readonly chances: readonly number[];
}

export interface JudgedTurn extends Pick<Judged, 'seat' | 'lost' | 'played' | 'others'> {
  /** The step that it was decided after, and the one that it ended with. */
  readonly from: number;
  readonly to: number;
  /** How many entries of the log led to it: where one can play on from. */
  readonly entries: number;
}

export const momentsIn = (moments: Analysis['moments'], feed: Feed): readonly MomentOfStep[] =>
  moments.map(({ entries, chances }) => ({ step: feed.stepAt(entries), chances }));

export function inSteps({ done, total, marks, analysis }: Progress, feed: Feed): AnalysisState {
  const { game, open, parts } = analysis;
  return {
    game,
    open,
    parts,
    done,
    total,
    marks: marks.map((entries) => feed.stepAt(entries)),
    moments: momentsIn(analysis.moments, feed),
    judged: analysis.judged.map(({ seat, lost, played, others, from, to }) => ({
      seat,
      lost,
      played,
      others,
      from: feed.stepAt(from),
      to: feed.stepAt(to),
      entries: from,
    })),
  };
}
