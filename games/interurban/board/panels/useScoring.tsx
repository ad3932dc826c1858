/** The scoring of a game that is over: as the end of the play, or between two games of a competition, with the board following. */
import { useState } from 'react';
import { NARROW, useMedia } from '@stellwerk/toolkit/media.ts';
import type { Slots } from '@stellwerk/toolkit/screen.ts';
import { placedTiles, ROUTES, routesOf, scoreRoutes, type RouteScore, type Table } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { Ending } from './Ending.tsx';
import { Picture } from '../map/Picture.tsx';
import { Scoring } from './Scoring.tsx';
import type { InterUrbanTable } from '../table.ts';
import { useFinished } from './useFinished.ts';

interface Scored extends Pick<Slots, 'interlude' | 'ending'> {
  /** The table that is scored, where it isn't the view's. */
  readonly table: Table | undefined;
  readonly looked: number | undefined;
  /** The summary stands beside the board. */
  readonly beside: boolean;
}

export function useScoring(table: InterUrbanTable, words: Words): Scored {
  const { view, players, result } = table;
  const [step, setStep] = useState(0);
  const [shown, setShown] = useState(false);
  const narrow = useMedia(NARROW);
  const finished = useFinished(table);
  const looked = shown && step < ROUTES ? step : undefined;

  const scoring = (done: Table, scores: readonly RouteScore[]) => (
    <Scoring
      scores={scores}
      tiles={done.tiles}
      players={players}
      words={words}
      step={step}
      go={setStep}
      picture={
        narrow && (
          <Picture
            tiles={placedTiles(done)}
            routes={routesOf(done)}
            looked={looked}
            colours={players.map(({ colour }) => colour)}
            label={words.board.label}
          />
        )
      }
      onShown={setShown}
    />
  );
  const beside = shown && !narrow;
  if (result) {
    return {
      table: undefined,
      looked,
      beside,
      ending: (
        <Ending view={view} players={players} words={words} winners={result.winners}>
          {scoring(view, scoreRoutes(view))}
        </Ending>
      ),
    };
  }
  if (!finished) return { table: undefined, looked: undefined, beside: false };
  return {
    table: shown ? finished.table : undefined,
    looked,
    beside,
    interlude: {
      key: `game-${finished.game}`,
      title: words.scoring.game(finished.game + 1),
      body: (
        <>
          <p>{words.endings[finished.why](players[finished.seat]!.name)}</p>
          {scoring(finished.table, finished.scores)}
        </>
      ),
    },
  };
}
