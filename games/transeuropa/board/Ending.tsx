/** The end of the play: who won and why, and how the credits went, as a chart and as a table. */
import type { ReactNode } from 'react';
import { PlayerBadge, playerColour, playerShape, shapePath } from '@stellwerk/web/toolkit/players.tsx';
import type { Player } from '@stellwerk/web/toolkit/screen.ts';
import type { View } from '../rules/index.ts';
import type { Words } from '../texts/words.ts';
import { winnersOf } from './table.ts';
import styles from './panels.module.css';

interface EndingProps {
  readonly view: View;
  readonly players: readonly Player[];
  readonly words: Words;
}

/** The last round's summary comes as children. */
export function Ending({ view, players, words, children }: EndingProps & { readonly children: ReactNode }) {
  const winners = winnersOf(view);
  const names = (seats: readonly number[]): string => words.list(seats.map((seat) => players[seat]!.name));
  const spent = view.credits.flatMap((credit, seat) => (credit === 0 ? [seat] : []));
  return (
    <div className={styles.ending}>
      <p className={styles.lead}>
        {view.openRounds > 0 ? words.ending.rounds(view.openRounds) : words.ending.zero(names(spent))}{' '}
        {words.ending.why(names(winners), winners.length, view.credits[winners[0]!]!)}
      </p>
      <h3>{words.ending.chart}</h3>
      <Chart view={view} players={players} words={words} />
      <CreditTable view={view} players={players} words={words} />
      <h3>{words.ending.last(view.rounds.length)}</h3>
      {children}
    </div>
  );
}

const WIDTH = 640;
const HEIGHT = 300;
const PAD = { left: 52, right: 28, top: 18, bottom: 44 };

function Chart({ view, players, words }: EndingProps) {
  const rounds = view.rounds.length;
  const x = (round: number): number => PAD.left + (round / Math.max(1, rounds)) * (WIDTH - PAD.left - PAD.right);
  const y = (credit: number): number => PAD.top + (1 - credit / view.startCredit) * (HEIGHT - PAD.top - PAD.bottom);
  const course = (seat: number): readonly number[] => [view.startCredit, ...view.rounds.map((it) => it.credits[seat]!)];
  // Equal courses lie side by side rather than one under the other.
  const aside = (seat: number): number => (seat - (players.length - 1) / 2) * 3.5;
  const grid = [0, Math.round(view.startCredit / 2), view.startCredit];
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {grid.map((credit) => (
        <g key={credit}>
          <path className={styles.grid} data-end={credit === 0} d={`M${PAD.left} ${y(credit)}H${WIDTH - PAD.right}`} />
          <text className={styles.tick} x={PAD.left - 18} y={y(credit) + 7} textAnchor="end">
            {credit}
          </text>
        </g>
      ))}
      {Array.from({ length: rounds + 1 }, (_, round) => (
        <text key={round} className={styles.tick} x={x(round)} y={HEIGHT - 8} textAnchor="middle">
          {round === 0 ? words.ending.start : round}
        </text>
      ))}
      {players.map(({ seat, colour }) => (
        <g key={seat} transform={`translate(0 ${aside(seat)})`}>
          <path
            className={styles.course}
            style={{ stroke: playerColour(colour) }}
            d={course(seat)
              .map((credit, round) => `${round === 0 ? 'M' : 'L'}${x(round)} ${y(credit)}`)
              .join('')}
          />
          {course(seat).map((credit, round) => (
            <path
              key={round}
              className={styles.stop}
              style={{ fill: playerColour(colour) }}
              d={shapePath(playerShape(colour), 7)}
              transform={`translate(${x(round)} ${y(credit)})`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

function CreditTable({ view, players, words }: EndingProps) {
  const ranked = players.toSorted((a, b) => view.credits[b.seat]! - view.credits[a.seat]!);
  return (
    <div className={styles.tableBox} tabIndex={0} role="group" aria-label={words.ending.chart}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.ending.player}</th>
            <th scope="col">{words.ending.start}</th>
            {view.rounds.map(({ round }) => (
              <th key={round} scope="col">
                <span className="visually-hidden">{words.ending.round(round)}</span>
                <span aria-hidden="true">{round}</span>
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
              <td>{view.startCredit}</td>
              {view.rounds.map(({ round, credits }) => (
                <td key={round}>{credits[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
