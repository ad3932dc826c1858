/** Home's few rows of the departure board. */
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { ListPlace, rememberRows } from '../../home/ListPlace.tsx';
import { useServer } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { CodeField } from './CodeField.tsx';
import { DepartureBoard } from './DepartureBoard.tsx';
import { useLists } from './lists.ts';
import { waitingTables } from './rows.ts';
import styles from './OpenTables.module.css';

const SHORT = 3;

export function OpenTables() {
  return useServer() ? <WithServer /> : null;
}

function WithServer() {
  const words = useOnlineTexts().lobby;
  const lists = useLists();
  const rows = useMemo(() => waitingTables(lists), [lists]);
  useEffect(() => {
    if (lists.known) rememberRows('tables', Math.min(rows.length, SHORT));
  }, [lists.known, rows]);
  if (!lists.known) return <ListPlace list="tables" />;
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="open-tables" className={styles.open}>
      <div className={styles.heading}>
        <h2 id="open-tables">{words.openTables}</h2>
        <Link href="/tables">{words.allTables} ›</Link>
      </div>
      <DepartureBoard rows={rows} most={SHORT} />
      <div className={styles.code}>
        <CodeField />
      </div>
    </section>
  );
}
