/** Who won and why, and how the points came together. */
import { playerColour, PlayerBadge, playerShape, shapePath } from '@stellwerk/web/toolkit/players.tsx';
import type { Player } from '@stellwerk/web/toolkit/screen.ts';
import { TARGET, type View } from '../rules/index.ts';
import type { Words } from '../texts/words.ts';
import { bestTurns, courses } from './course.ts';
import { winnersOf } from './table.ts';
import styles from './ending.module.css';
import hand from './hand.module.css';

interface EndingProps {
  readonly view: View;
  readonly players: readonly Player[];
  readonly words: Words;
}

export function Ending({ view, players, words }: EndingProps) {
  const winners = winnersOf(view);
  const say = words.screen;
  const names = say.list(winners.map((seat) => players[seat]!.name));
  return (
    <div className={styles.ending}>
      <p className={styles.lead}>{say.ending.why(names, winners.length, view.scores[winners[0]!]!)}</p>
      <h3>{say.ending.chart}</h3>
      <Chart view={view} players={players} words={words} />
      <ScoreTable view={view} players={players} words={words} />
      <p className={hand.credit}>{say.credit}</p>
    </div>
  );
}

const WIDTH = 640;
const HEIGHT = 300;
const PAD = { left: 36, right: 24, top: 16, bottom: 34 };

function Chart({ view, players, words }: EndingProps) {
  const all = courses(view);
  const rounds = all[0]!.length - 1;
  const top = Math.max(TARGET, ...view.scores);
  const x = (round: number): number => PAD.left + (round / Math.max(1, rounds)) * (WIDTH - PAD.left - PAD.right);
  const y = (points: number): number => PAD.top + (1 - points / top) * (HEIGHT - PAD.top - PAD.bottom);
  const every = Math.max(1, Math.ceil(rounds / 12));
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[0, 10, 20, 30, 40, TARGET].map((points) => (
        <g key={points}>
          <path
            className={styles.grid}
            data-end={points === TARGET}
            d={`M${PAD.left} ${y(points)}H${WIDTH - PAD.right}`}
          />
          <text className={styles.tick} x={PAD.left - 8} y={y(points) + 5} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      {Array.from({ length: rounds + 1 }, (_, round) => round)
        .filter((round) => round % every === 0)
        .map((round) => (
          <text key={round} className={styles.tick} x={x(round)} y={HEIGHT - 8} textAnchor="middle">
            {round === 0 ? words.screen.ending.start : round}
          </text>
        ))}
      {players.map(({ seat, colour }) => (
        <g key={seat}>
          <path
            className={styles.course}
            style={{ stroke: playerColour(colour) }}
            d={all[seat]!.map((points, round) => `${round === 0 ? 'M' : 'L'}${x(round)} ${y(points)}`).join('')}
          />
          {all[seat]!.map((points, round) => (
            <path
              key={round}
              className={styles.stop}
              style={{ fill: playerColour(colour) }}
              d={shapePath(playerShape(colour), 6)}
              transform={`translate(${x(round)} ${y(points)})`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The chart in figures, for those who don't see it. */
function ScoreTable({ view, players, words }: EndingProps) {
  const say = words.screen.ending;
  const all = courses(view);
  const best = bestTurns(view);
  const ranked = players.toSorted((a, b) => view.scores[b.seat]! - view.scores[a.seat]!);
  return (
    <div className={styles.tableBox} tabIndex={0} role="group" aria-label={say.chart}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say.player}</th>
            <th scope="col">{say.total}</th>
            <th scope="col">{say.best}</th>
            {all[0]!.slice(1).map((_, round) => (
              <th key={round} scope="col">
                <span className="visually-hidden">{say.round(round + 1)}</span>
                <span aria-hidden="true">{round + 1}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ seat, name, colour }) => (
            <tr key={seat}>
              <th scope="row">
                <PlayerBadge colour={colour} /> {name}
              </th>
              <td>
                <b>{view.scores[seat]}</b>
              </td>
              <td>{best[seat]}</td>
              {all[seat]!.slice(1).map((points, round) => (
                <td key={round}>{points}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
