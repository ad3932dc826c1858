/** What is going on: my games and, with a server, the tables that wait for somebody. Loaded after the page. */
import { Suspense } from 'react';
import { OpenTables } from '../online/lobby/OpenTables.tsx';
import { ListPlace } from './ListPlace.tsx';
import { YourGames } from './YourGames.tsx';
import styles from './HomePage.module.css';

export default function HomeLists() {
  return (
    <div className={styles.lists}>
      <YourGames />
      <Suspense fallback={<ListPlace list="tables" />}>
        <OpenTables />
      </Suspense>
    </div>
  );
}
