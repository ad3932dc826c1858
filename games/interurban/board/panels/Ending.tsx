/** The end of the play: who won and why, the scoring, the course of the game as a chart, and the games of a competition. */
import type { ReactNode } from 'react';
import { CourseChart } from '@stellwerk/toolkit/CourseChart.tsx';
import { Ending as EndingFrame } from '@stellwerk/toolkit/Ending.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { SeatTable } from '@stellwerk/toolkit/SeatTable.tsx';
import { scoreRoutes, seriesTotals, type View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { courseOf } from './course.ts';

interface EndingProps {
  readonly view: View;
  readonly players: readonly Player[];
  readonly words: Words;
}

interface Ended {
  readonly winners: readonly number[];
  readonly children: ReactNode;
}

/** The scoring comes as children. */
export function Ending({ view, players, words, winners, children }: EndingProps & Ended) {
  const points = seriesTotals(view);
  const names = words.list(winners.map((seat) => players[seat]!.name));
  const end = view.ended ? words.endings[view.ended](players[view.seat]!.name) : '';
  return (
    <EndingFrame lead={`${end} ${words.ending.why(names, winners.length, points[winners[0]!]!)}`}>
      {view.points.length > 1 && <GamesTable view={view} players={players} words={words} />}
      {children}
      <h3>{words.ending.chart}</h3>
      <Chart view={view} players={players} words={words} />
      <RoutesTable view={view} players={players} words={words} />
    </EndingFrame>
  );
}

function Chart({ view, players, words }: EndingProps) {
  const course = courseOf(view);
  const last = course.length - 1;
  const most = Math.max(1, ...course.flat());
  return (
    <CourseChart
      players={players}
      courses={players.map(({ seat }) => course.map((points) => points[seat]!))}
      top={most}
      grid={[0, Math.round(most / 2), most]}
      labels={[0, Math.round(last / 2), last].map((tile) => [tile, words.ending.tiles(tile)])}
      type={17}
      // Marks stand at different tiles, so that equal courses show both.
      marked={(tile, seat) => tile === last || (tile + 3 * seat) % 12 === 6}
    />
  );
}

function RoutesTable({ view, players, words }: EndingProps) {
  const routes = scoreRoutes(view);
  return (
    <PointsTable
      label={words.scoring.title}
      players={players}
      words={words}
      columns={routes.map(({ label, victory }) => ({ head: label, name: words.routes.name(label), figures: victory }))}
    />
  );
}

function GamesTable({ view, players, words }: EndingProps) {
  return (
    <PointsTable
      label={words.ending.games}
      players={players}
      words={words}
      columns={view.points.map((figures, game) => ({
        head: String(game + 1),
        name: words.ending.game(game + 1),
        figures,
      }))}
    />
  );
}

interface TableProps {
  readonly label: string;
  readonly players: readonly Player[];
  readonly words: Words;
  readonly columns: readonly { readonly head: string; readonly name: string; readonly figures: readonly number[] }[];
}

/** Points with their sums, the most first. */
function PointsTable({ label, players, words, columns }: TableProps) {
  const sums = players.map(({ seat }) => columns.reduce((total, { figures }) => total + figures[seat]!, 0));
  return (
    <SeatTable
      label={label}
      who={words.ending.player}
      players={players.toSorted((a, b) => sums[b.seat]! - sums[a.seat]!)}
      columns={[...columns, { head: words.scoring.sum, figures: sums, strong: true }]}
    />
  );
}
