/** All my games, on this device and online: what runs, then what is over by month. Without a server those of this device alone. */
import { Suspense, useState } from 'react';
import { useSettings } from '../../app/settings.tsx';
import { Shell } from '../../app/Shell.tsx';
import { FileDrop, OpenFileButton } from '../../home/FileDrop.tsx';
import { DamagedPlays } from '../../home/DamagedPlays.tsx';
import { isOver, myGames, withFinished, type MyGame } from '../../home/my-games.ts';
import { useSavedPlays } from '../../home/useSavedPlays.ts';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { Notice } from '@stellwerk/toolkit/Notice.tsx';
import { connection } from '../connection.ts';
import { GameChips, useChosenGame } from '../lobby/GameChips.tsx';
import { refreshLists, useLists } from '../lobby/lists.ts';
import { useLink } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { MyGameItem } from './MyGameItem.tsx';
import { useFinished } from './useFinished.ts';
import styles from './Me.module.css';

type Removing = { readonly words: string; readonly online: boolean; go(): Promise<void> };

export default function MyGamesPage() {
  const { texts, settings } = useSettings();
  const words = useOnlineTexts().me;
  const { plays, damaged, storage, remove } = useSavedPlays();
  const { mine } = useLists();
  const me = useLink().person?.name;
  const chosen = useChosenGame();
  const [removing, setRemoving] = useState<Removing>();
  const { finished, unlist } = useFinished();
  const games = withFinished(myGames(plays, mine), finished).filter(({ play, row }) =>
    [undefined, (play ?? row).game].includes(chosen),
  );
  const running = games.filter((game) => !isOver(game));
  const months = byMonth(games.filter(isOver), settings.language);

  const ask = (game: MyGame): void => {
    const { play, row } = game;
    if (play) {
      const { online, elsewhere } = game;
      setRemoving({
        words: play.seats.map(({ name }) => name).join(', '),
        online: false,
        go: async () => {
          if (online) await unlist(online);
          if (!elsewhere) await remove(play.id);
        },
      });
    } else setRemoving({ words: words.removeText, online: true, go: () => standUp(row.table) });
  };
  const list = (some: readonly MyGame[]) => (
    <ul className={styles.games}>
      {some.map((game) => (
        <li key={game.id}>
          <Suspense>
            <MyGameItem game={game} onRemove={() => ask(game)} />
          </Suspense>
        </li>
      ))}
    </ul>
  );
  return (
    <Shell title={words.games}>
      <FileDrop className={styles.narrow}>
        <h1>{words.games}</h1>
        {storage !== 'ok' && <Notice tone="warning">{texts.storage[storage]}</Notice>}
        <GameChips path="/me/games" />
        {games.length + damaged.length === 0 && (
          <div className={styles.empty}>
            <h2>{words.none}</h2>
            <p>{words.noneText}</p>
          </div>
        )}
        {running.length > 0 && (
          <section aria-labelledby="running">
            <div className={styles.month}>
              <h2 id="running">{words.running}</h2>
            </div>
            {list(running)}
          </section>
        )}
        {months.map(([month, some]) => (
          <section key={month} aria-label={month}>
            <div className={styles.month}>
              <h2>{month}</h2>
              <span className={styles.soft}>
                {words.sum(some.length, some.filter((game) => isWon(game, me)).length)}
              </span>
            </div>
            {list(some)}
          </section>
        ))}
        {damaged.length > 0 && (
          <ul className={styles.games}>
            <DamagedPlays
              plays={damaged}
              onRemove={({ id }) => setRemoving({ words: texts.saved.damaged, online: false, go: () => remove(id) })}
            />
          </ul>
        )}
        <p className={styles.file}>
          <OpenFileButton />
          <span className={styles.soft}>{texts.files.hint}</span>
        </p>
      </FileDrop>
      <Dialog
        open={removing !== undefined}
        title={removing?.online ? words.removeAsk : texts.saved.removeAsk}
        closeLabel={texts.close}
        onClose={() => setRemoving(undefined)}
        footer={
          <>
            <Button onClick={() => setRemoving(undefined)}>{texts.cancel}</Button>
            <Button
              kind="primary"
              icon="bin"
              onClick={() => {
                void removing?.go();
                setRemoving(undefined);
              }}
            >
              {removing?.online ? words.removeYes : texts.saved.removeYes}
            </Button>
          </>
        }
      >
        {removing?.words}
      </Dialog>
    </Shell>
  );
}

/** A table is in my list as long as I have a seat there. */
async function standUp(table: string): Promise<void> {
  await connection.ask({ type: 'enter', table });
  await connection.ask({ type: 'stand', table });
  await connection.ask({ type: 'leave', table });
  await refreshLists();
}

function isWon({ play, row, ...rest }: MyGame, me: string | undefined): boolean {
  if ('online' in rest && rest.online) return rest.online.winners.includes(rest.online.seat);
  if (play) return play.winners?.some((seat) => play.seats[seat]?.bot === undefined) ?? false;
  return me !== undefined && (row.winners?.includes(me) ?? false);
}

/** Latest first. The year stands where it isn't this one. */
function byMonth(games: readonly MyGame[], language: string): readonly (readonly [string, readonly MyGame[]])[] {
  const months = new Map<string, MyGame[]>();
  for (const game of [...games].sort((a, b) => b.updated - a.updated)) {
    const day = new Date(game.updated);
    const past = day.getFullYear() !== new Date().getFullYear();
    const month = new Intl.DateTimeFormat(language, { month: 'long', ...(past && { year: 'numeric' }) }).format(day);
    months.set(month, [...(months.get(month) ?? []), game]);
  }
  return [...months];
}
