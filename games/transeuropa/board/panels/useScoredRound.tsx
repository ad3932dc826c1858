/** The last finished round: a summary of it, and a board that shows the same round for as long as the summary is shown. */
import { useState } from 'react';
import { NARROW, useMedia } from '@stellwerk/toolkit/media.ts';
import type { View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import type { Layout } from '../map/geometry.ts';
import { RoundSummary } from './RoundSummary.tsx';
import { ScoredBoard, ScoredPicture } from '../map/ScoredMap.tsx';
import type { TransEuropaTable } from '../table.ts';

export function useScoredRound(table: TransEuropaTable, words: Words, layout: Layout) {
  const { view, players, language, motion } = table;
  const [shown, setShown] = useState(false);
  const [showing, setShowing] = useState(0);
  const narrow = useMedia(NARROW);
  const scored = view.rounds.at(-1);
  if (!scored) return undefined;
  const same = { layout, scored, players, words, language };
  return {
    key: `round-${scored.round}`,
    title: words.round.title(scored.round, view.openRounds),
    isNews: stillNews(view),
    /** The round that is shown now in place of the one that goes on. */
    shown: shown && view.phase !== 'over' ? scored : undefined,
    summary: (
      <RoundSummary
        {...same}
        view={view}
        picture={narrow && <ScoredPicture key={showing} {...same} motion={motion} />}
        again={motion ? () => setShowing((count) => count + 1) : undefined}
        onShown={setShown}
      />
    ),
    board:
      shown || view.phase === 'over' ? (
        <ScoredBoard key={showing} {...same} motion={motion && shown} besideSummary={shown && !narrow} />
      ) : undefined,
  };
}

/** The last round is told until the next one has begun for this viewer, so that nobody at a shared screen hears it twice. */
function stillNews({ phase, viewer, markers }: View): boolean {
  const mine = viewer === 'observer' ? markers : [markers[viewer]!];
  return phase === 'start' && mine.every((marker) => marker < 0);
}
