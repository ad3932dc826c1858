/** All public tables: those that wait for players, and those to watch. */
import { Suspense, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { TableRow } from '@stellwerk/tables/wire';
import { SCREEN_IDS, useAbout } from '../../app/screens.ts';
import { useSettings } from '../../app/settings.tsx';
import { Shell } from '../../app/Shell.tsx';
import { Waiting } from '../../app/Waiting.tsx';
import { GameRow } from '../../home/GameRow.tsx';
import { NotFoundPage } from '../../pages/NotFoundPage.tsx';
import { listed } from '../../texts/index.ts';
import { Button, buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { playerColour, playerInk } from '@stellwerk/toolkit/players.tsx';
import { useLink, useServer } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { useServerTime } from '../useServerTime.ts';
import { TroublePage } from '../TroublePage.tsx';
import { CodeField } from './CodeField.tsx';
import { DepartureBoard } from './DepartureBoard.tsx';
import { GameChips, useChosenGame } from './GameChips.tsx';
import { useLists } from './lists.ts';
import { waitingTables, watchedTables } from './rows.ts';
import styles from './TablesPage.module.css';

const MOST = 50;

export default function TablesPage() {
  return useServer() ? <Tables /> : <NotFoundPage />;
}

function Tables() {
  const words = useOnlineTexts().lobby;
  const lists = useLists();
  const { link } = useLink();
  const game = useChosenGame();
  const [most, setMost] = useState(MOST);
  const waiting = useMemo(() => only(waitingTables(lists), game), [lists, game]);
  const watched = useMemo(() => only(watchedTables(lists), game), [lists, game]);
  const running = watched.filter(({ phase }) => phase !== 'waiting').length;
  if (link === 'older') return <TroublePage trouble="older" />;
  if (!lists.known) return link === 'offline' ? <TroublePage trouble="offline" /> : <Waiting />;
  return (
    <Shell title={words.tables}>
      <div className={styles.head}>
        <h1>{words.tables}</h1>
        <GameChips path="/tables" />
      </div>
      <div className={styles.columns}>
        <section aria-labelledby="waiting">
          <div className={styles.heading}>
            <h2 id="waiting">{words.waiting}</h2>
            {waiting.length > 0 && <span>{words.live(waiting.length)}</span>}
          </div>
          {waiting.length > 0 ? (
            <DepartureBoard rows={waiting} most={most} roomy />
          ) : (
            <div className={styles.nobody}>
              <h3>{words.nobody.title}</h3>
              <p>{words.nobody.text}</p>
              <GameWays game={game} />
            </div>
          )}
          {waiting.length > most && (
            <Button kind="quiet" icon="down" onClick={() => setMost(waiting.length)}>
              {words.more(waiting.length - most)}
            </Button>
          )}
          <div className={styles.ways}>
            {waiting.length > 0 && <OpenOne game={game} />}
            <CodeField />
          </div>
        </section>
        <section aria-labelledby="to-watch">
          <div className={styles.heading}>
            <h2 id="to-watch">{words.toWatch}</h2>
            {running > 0 && <span>{words.running(running)}</span>}
          </div>
          {watched.length === 0 && <p className={styles.soft}>{words.nothingToWatch}</p>}
          <ul className={styles.rows}>
            {watched.slice(0, MOST).map((row) => (
              <li key={row.table}>
                <Suspense>
                  <Watched row={row} />
                </Suspense>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Shell>
  );
}

function only(rows: readonly TableRow[], game: string | undefined): readonly TableRow[] {
  return game === undefined ? rows : rows.filter((row) => row.game === game);
}

function Watched({ row }: { readonly row: TableRow }) {
  const words = useOnlineTexts().lobby;
  const { language } = useSettings().settings;
  const now = useServerTime(row.began !== undefined);
  const runs = row.phase === 'playing' && row.began !== undefined;
  const told = [
    runs && words.runsFor(Math.max(0, Math.floor((now - row.began) / 60_000))),
    row.watchers > 0 && words.watchers(row.watchers),
  ].filter((each) => each !== false);
  return (
    <GameRow
      game={row.game}
      href={`/t/${row.table}`}
      people={row.names.map((name) => ({ name }))}
      label={(title) => words.row(title, listed(row.names, language), [words.watch, ...told].join(', '))}
      state={
        <>
          {told.length > 0 && <span>{told.join(' · ')}</span>}
          <span className={styles.watch}>
            <Icon name="eye" size={18} />
            {words.watch}
          </span>
        </>
      }
    />
  );
}

/** Opens a table of the chosen game; without one the games are offered first. */
function OpenOne({ game }: { readonly game: string | undefined }) {
  const words = useOnlineTexts().lobby;
  const [asked, setAsked] = useState(false);
  if (game !== undefined)
    return (
      <Link href={`/new/${game}?online`} className={buttonClass('primary')}>
        <Icon name="plus" />
        {words.openOne}
      </Link>
    );
  if (asked) return <GameWays game={undefined} />;
  return (
    <Button kind="primary" icon="plus" onClick={() => setAsked(true)}>
      {words.openOne}
    </Button>
  );
}

function GameWays({ game }: { readonly game: string | undefined }) {
  return (
    <div className={styles.games}>
      {SCREEN_IDS.filter((id) => game === undefined || id === game).map((id) => (
        <Suspense key={id}>
          <GameWay id={id} />
        </Suspense>
      ))}
    </div>
  );
}

function GameWay({ id }: { readonly id: string }) {
  const { title } = useAbout(id);
  const colour = SCREEN_IDS.indexOf(id);
  return (
    <Link
      href={`/new/${id}?online`}
      className={buttonClass('primary')}
      style={{ background: playerColour(colour), color: playerInk(colour) }}
    >
      {title}
    </Link>
  );
}
