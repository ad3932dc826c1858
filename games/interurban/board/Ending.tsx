/** The end of the play: who won and why, the scoring, the course of the game as a chart, and the games of a competition. */
import type { ReactNode } from 'react';
import { PlayerBadge, playerColour, playerShape, shapePath } from '@stellwerk/web/toolkit/players.tsx';
import type { Player } from '@stellwerk/web/toolkit/screen.ts';
import { leaders, scoreRoutes, seriesTotals, type View } from '../rules/index.ts';
import type { Words } from '../texts/words.ts';
import { courseOf } from './course.ts';
import styles from './panels.module.css';

interface EndingProps {
  readonly view: View;
  readonly players: readonly Player[];
  readonly words: Words;
}

/** The scoring comes as children. */
export function Ending({ view, players, words, children }: EndingProps & { readonly children: ReactNode }) {
  const points = seriesTotals(view);
  const winners = leaders(points);
  const names = words.list(winners.map((seat) => players[seat]!.name));
  return (
    <div className={styles.ending}>
      <p className={styles.lead}>
        {view.ended && words.endings[view.ended](players[view.seat]!.name)}{' '}
        {words.ending.why(names, winners.length, points[winners[0]!]!)}
      </p>
      {view.points.length > 1 && <GamesTable view={view} players={players} words={words} />}
      {children}
      <h3>{words.ending.chart}</h3>
      <Chart view={view} players={players} words={words} />
      <RoutesTable view={view} players={players} words={words} />
    </div>
  );
}

const WIDTH = 640;
const HEIGHT = 300;
const PAD = { left: 46, right: 24, top: 16, bottom: 40 };

function Chart({ view, players, words }: EndingProps) {
  const course = courseOf(view);
  const last = course.length - 1;
  const most = Math.max(1, ...course.flat());
  const x = (tile: number): number => PAD.left + (tile / Math.max(1, last)) * (WIDTH - PAD.left - PAD.right);
  const y = (points: number): number => PAD.top + (1 - points / most) * (HEIGHT - PAD.top - PAD.bottom);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[0, Math.round(most / 2), most].map((points) => (
        <g key={points}>
          <path className={styles.grid} d={`M${PAD.left} ${y(points)}H${WIDTH - PAD.right}`} />
          <text className={styles.tick} x={PAD.left - 14} y={y(points) + 5} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      {[0, Math.round(last / 2), last].map((tile) => (
        <text key={tile} className={styles.tick} x={x(tile)} y={HEIGHT - 14} textAnchor="middle">
          {words.ending.tiles(tile)}
        </text>
      ))}
      {players.map(({ seat, colour }) => (
        <g key={seat} style={{ color: playerColour(colour) }}>
          <path
            className={styles.course}
            d={course.map((points, tile) => `${tile === 0 ? 'M' : 'L'}${x(tile)} ${y(points[seat]!)}`).join('')}
          />
          {/* Marks stand at different tiles, so that equal courses show both. */}
          {course.map((points, tile) =>
            tile === last || (tile + 3 * seat) % 12 === 6 ? (
              <path
                key={tile}
                className={styles.stop}
                d={shapePath(playerShape(colour), 7)}
                transform={`translate(${x(tile)} ${y(points[seat]!)})`}
              />
            ) : null,
          )}
        </g>
      ))}
    </svg>
  );
}

function RoutesTable({ view, players, words }: EndingProps) {
  const scores = scoreRoutes(view);
  return (
    <PointsTable
      label={words.scoring.title}
      players={players}
      words={words}
      columns={scores.map(({ label, victory }) => ({ head: label, name: words.routes.name(label), points: victory }))}
    />
  );
}

function GamesTable({ view, players, words }: EndingProps) {
  return (
    <PointsTable
      label={words.ending.games}
      players={players}
      words={words}
      columns={view.points.map((points, game) => ({
        head: String(game + 1),
        name: words.ending.game(game + 1),
        points,
      }))}
    />
  );
}

interface TableProps {
  readonly label: string;
  readonly players: readonly Player[];
  readonly words: Words;
  readonly columns: readonly { readonly head: string; readonly name: string; readonly points: readonly number[] }[];
}

function PointsTable({ label, players, words, columns }: TableProps) {
  const sum = (seat: number): number => columns.reduce((total, { points }) => total + points[seat]!, 0);
  return (
    <div className={styles.tableBox} tabIndex={0} role="group" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.ending.player}</th>
            {columns.map(({ head, name }) => (
              <th key={head} scope="col">
                <span className="visually-hidden">{name}</span>
                <span aria-hidden="true">{head}</span>
              </th>
            ))}
            <th scope="col">{words.scoring.sum}</th>
          </tr>
        </thead>
        <tbody>
          {players
            .toSorted((a, b) => sum(b.seat) - sum(a.seat))
            .map(({ seat, name, colour }) => (
              <tr key={seat}>
                <th scope="row">
                  <PlayerBadge colour={colour} /> {name}
                </th>
                {columns.map(({ head, points }) => (
                  <td key={head}>{points[seat]}</td>
                ))}
                <td>
                  <strong>{sum(seat)}</strong>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
