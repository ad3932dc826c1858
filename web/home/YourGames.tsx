/** My games on this device and online, the few that matter now; all of them are on a page of their own. */
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { TableRow } from '@stellwerk/tables/wire';
import { SCREEN_IDS, useAbout } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { useLeft } from '../online/left.ts';
import { useLists } from '../online/lobby/lists.ts';
import { useFinished } from '../online/me/useFinished.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Notice } from '@stellwerk/toolkit/Notice.tsx';
import { ListPlace, rememberRows } from './ListPlace.tsx';
import { MyGameRow } from './MyGameRow.tsx';
import { myGames, withOthers, type MyGame } from './my-games.ts';
import { useCalm } from './useCalm.ts';
import { useSavedPlays } from './useSavedPlays.ts';
import styles from './HomePage.module.css';

/** How many are shown before somebody asks for more. */
const SHORT = 3;

const idOf = ({ id }: MyGame): string => id;

export function YourGames() {
  const { texts } = useSettings();
  const words = useOnlineTexts().lobby;
  const { plays, damaged, storage, known } = useSavedPlays();
  const { mine } = useLists();
  const { finished } = useFinished();
  const games = useMemo(() => withOthers(myGames(plays, mine), finished), [plays, mine, finished]);
  const { shown, guard } = useCalm(games, idOf);
  const [all, setAll] = useState(false);
  const left = useLeft();
  const turns = mine.filter(({ myTurn }) => myTurn).length;
  const kept = mine.filter(({ keptBy }) => keptBy !== undefined).length;
  useEffect(() => {
    if (known) rememberRows('games', Math.min(plays.length, SHORT));
  }, [known, plays]);
  if (!known && games.length === 0) return <ListPlace list="games" />;
  const warning = storage !== 'ok' && <Notice tone="warning">{texts.storage[storage]}</Notice>;
  if (games.length + damaged.length === 0) return warning;
  return (
    <section aria-labelledby="saved">
      {warning}
      <div className={styles.heading}>
        <h2 id="saved">
          {texts.saved.title}
          {turns + kept > 0 && (
            <span className={styles.turns} aria-hidden="true">
              {turns + kept}
            </span>
          )}
          {turns > 0 && <span className="visually-hidden">, {words.yourTurns(turns)}</span>}
          {kept > 0 && <span className="visually-hidden">, {words.keptCount(kept)}</span>}
        </h2>
        <Link href="/me/games">
          <span className={styles.long}>{words.all}</span>
          <span className={styles.short}>{words.allShort}</span> ›
        </Link>
      </div>
      {left && SCREEN_IDS.includes(left.game) && (
        <Suspense>
          <Left row={left} />
        </Suspense>
      )}
      <ul className={styles.rows} {...guard}>
        {(all ? shown : shown.slice(0, SHORT)).map(({ row, gone }) => (
          <li key={row.id} data-gone={gone || undefined}>
            <Suspense fallback={<div className={styles.rowPlace} />}>
              <MyGameRow game={row} />
            </Suspense>
          </li>
        ))}
        {damaged.length > 0 && (
          <li>
            <Link href="/me/games" className={styles.damaged}>
              {texts.saved.damaged}
            </Link>
          </li>
        )}
      </ul>
      {!all && shown.length > SHORT && (
        <Button kind="quiet" icon="down" onClick={() => setAll(true)}>
          {texts.saved.more(shown.length - SHORT)}
        </Button>
      )}
    </section>
  );
}

/** Said to somebody who has come from a table that goes on. */
function Left({ row }: { readonly row: TableRow }) {
  const words = useOnlineTexts().lobby;
  return (
    <p className={styles.left} role="status">
      {words.seatKept} <Link href={`/t/${row.table}`}>{words.backTo(useAbout(row.game).title)} ›</Link>
    </p>
  );
}
