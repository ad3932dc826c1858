/** Tables that wait for players, as the departures of a station. */
import { Suspense } from 'react';
import { Link } from 'wouter';
import type { TableRow } from '@stellwerk/tables/wire';
import { ErrorBoundary } from '../../app/ErrorBoundary.tsx';
import { SCREEN_IDS, useAbout } from '../../app/screens.ts';
import { useCalm } from '../../home/useCalm.ts';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { LineBadge } from '../LineBadge.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import styles from './DepartureBoard.module.css';

interface BoardProps {
  /** The same array as long as nothing has changed. */
  readonly rows: readonly TableRow[];
  readonly most: number;
  /** With more room for each. */
  readonly roomy?: boolean;
}

const idOf = ({ table }: TableRow): string => table;

export function DepartureBoard({ rows, most, roomy }: BoardProps) {
  const { shown, guard } = useCalm(rows, idOf);
  return (
    <ul className={styles.board} data-roomy={roomy} {...guard}>
      {shown
        .filter(({ row }) => SCREEN_IDS.includes(row.game))
        .slice(0, most)
        .map(({ row, gone }) => (
          <li key={row.table}>
            {/* A game whose parts are missing takes nobody else's row along. */}
            <ErrorBoundary small={null}>
              <Suspense fallback={<div className={styles.row} />}>
                <Departure row={row} gone={gone} />
              </Suspense>
            </ErrorBoundary>
          </li>
        ))}
    </ul>
  );
}

function Departure({ row, gone }: { readonly row: TableRow; readonly gone: boolean }) {
  const { lobby: words, clock } = useOnlineTexts();
  const { title } = useAbout(row.game);
  return (
    <Link href={`/t/${row.table}`} className={styles.row} data-gone={gone || undefined}>
      <LineBadge game={row.game} />
      <span className={styles.what}>
        <strong>{title}</strong>
        <span>
          {row.names.join(', ')} · {clock.setting(row.clock)}
          {!gone && <span className={styles.narrow}> · {words.free(row.free)}</span>}
        </span>
      </span>
      <span className={styles.free} key={row.free} data-gone={gone || undefined}>
        {gone ? words.justStarted : words.freeOf(row.free, row.seats)}
      </span>
      {!gone && (
        <span className={styles.join}>
          {words.join}
          <Icon name="next" size={16} />
        </span>
      )}
    </Link>
  );
}
