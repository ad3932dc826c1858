/** Figures of every player side by side, a row for each seat: how a play came to its end. */
import type { Seat } from '@stellwerk/kernel';
import type { ReactNode } from 'react';
import { PlayerBadge } from './players.tsx';
import type { Player } from './screen.ts';
import styles from './SeatTable.module.css';

interface Column {
  readonly head: string;
  /** What is read aloud for a head that is only a number or a letter. */
  readonly name?: string;
  /** By seat. */
  readonly figures: readonly ReactNode[];
  /** What decides. */
  readonly strong?: boolean;
}

interface SeatTableProps {
  readonly label: string;
  /** The head of the players' names. */
  readonly who: string;
  /** In the order of the rows. */
  readonly players: readonly Player[];
  readonly columns: readonly Column[];
  /** Seats whose names stand out. */
  readonly winners?: readonly Seat[];
}

export function SeatTable({ label, who, players, columns, winners = [] }: SeatTableProps) {
  return (
    <div className={styles.box} tabIndex={0} role="group" aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{who}</th>
            {columns.map(({ head, name }) => (
              <th key={head} scope="col">
                {name === undefined ? (
                  head
                ) : (
                  <>
                    <span className="visually-hidden">{name}</span>
                    <span aria-hidden="true">{head}</span>
                  </>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map(({ seat, name, colour }) => (
            <tr key={seat} data-winner={winners.includes(seat)}>
              <th scope="row">
                <PlayerBadge colour={colour} /> {name}
              </th>
              {columns.map(({ head, figures, strong }) => (
                <td key={head}>{strong ? <strong>{figures[seat]}</strong> : figures[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
