/** The plays kept on this device: running ones to continue, finished ones to watch. */
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { SaveFile } from '../app/SaveFile.tsx';
import { SCREEN_IDS, useAbout } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { ask } from '../session/engine.ts';
import type { StorageState } from '../storage/safe-store.ts';
import type { DamagedPlay, PlaySummary } from '../storage/store.ts';
import { listed } from '../texts/index.ts';
import { Button, buttonClass, IconButton } from '@stellwerk/toolkit/Button.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { Notice } from '@stellwerk/toolkit/Notice.tsx';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import { DamagedPlays } from './DamagedPlays.tsx';
import styles from './SavedPlays.module.css';

/** How many are shown before somebody asks for more. */
const SHORT = 3;

export function SavedPlays() {
  const { texts } = useSettings();
  const [plays, setPlays] = useState<readonly PlaySummary[]>([]);
  const [damaged, setDamaged] = useState<readonly DamagedPlay[]>([]);
  const [storage, setStorage] = useState<StorageState>('ok');
  const [all, setAll] = useState(false);
  const [removing, setRemoving] = useState<PlaySummary | DamagedPlay>();

  const refresh = (): void => {
    ask((service) => service.library.list())
      .then((list) => {
        setPlays(list.plays);
        setDamaged(list.damaged);
        setStorage(list.storage);
      })
      // Without the worker there is nothing to list; starting a game will say so.
      .catch(() => setPlays([]));
  };
  useEffect(refresh, []);

  const remove = async (play: PlaySummary | DamagedPlay): Promise<void> => {
    setRemoving(undefined);
    await ask((service) => service.library.remove(play.id));
    refresh();
  };

  const sorted = [...plays].sort((a, b) => Number(a.over) - Number(b.over) || b.updated - a.updated);
  const shown = all ? sorted : sorted.slice(0, SHORT);
  const warning = storage !== 'ok' && <Notice tone="warning">{texts.storage[storage]}</Notice>;
  if (plays.length + damaged.length === 0) return warning;
  return (
    <section className={styles.saved} aria-labelledby="saved">
      {warning}
      <h2 id="saved">{texts.saved.title}</h2>
      <ul className={styles.list}>
        {shown.map((play) => (
          <li key={play.id}>
            <Suspense>
              <SavedPlay play={play} onRemove={() => setRemoving(play)} />
            </Suspense>
          </li>
        ))}
        <DamagedPlays plays={damaged} onRemove={setRemoving} />
      </ul>
      {sorted.length > shown.length && (
        <Button kind="quiet" icon="down" onClick={() => setAll(true)}>
          {texts.saved.more(sorted.length - shown.length)}
        </Button>
      )}
      <Dialog
        open={removing !== undefined}
        title={texts.saved.removeAsk}
        closeLabel={texts.close}
        onClose={() => setRemoving(undefined)}
        footer={
          <>
            <Button onClick={() => setRemoving(undefined)}>{texts.cancel}</Button>
            <Button kind="primary" icon="bin" onClick={() => removing && void remove(removing)}>
              {texts.saved.removeYes}
            </Button>
          </>
        }
      >
        {removing && ('seats' in removing ? removing.seats.map(({ name }) => name).join(', ') : texts.saved.damaged)}
      </Dialog>
    </section>
  );
}

function SavedPlay({ play, onRemove }: { readonly play: PlaySummary; onRemove(): void }) {
  const { texts, settings } = useSettings();
  const { language } = settings;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(play.updated);
  const names = play.seats.map(({ name }) => name);
  const winners = play.winners?.map((seat) => names[seat] ?? '') ?? [];
  return (
    <div className={styles.play}>
      <div className={styles.badges} aria-hidden="true">
        {play.seats.map(({ colour }, seat) => (
          <PlayerBadge key={seat} colour={colour} size="1.4rem" />
        ))}
      </div>
      <div className={styles.what}>
        <strong>
          {SCREEN_IDS.includes(play.game) ? (
            <ErrorBoundary small={play.game}>
              <Title game={play.game} />
            </ErrorBoundary>
          ) : (
            play.game
          )}
          {' · '}
          {listed(names, language)}
        </strong>
        <span>
          {play.over ? texts.saved.won(listed(winners, language)) : texts.saved.moves(play.entries)}
          {' · '}
          {when}
        </span>
      </div>
      <div className={styles.ways}>
        {play.over ? (
          <Link href={`/replay/${play.id}`} className={buttonClass('secondary')}>
            {texts.saved.replay}
          </Link>
        ) : (
          <Link href={`/play/${play.id}`} className={buttonClass('primary')}>
            {texts.saved.continue}
          </Link>
        )}
        <SaveFile playId={play.id} running={!play.over} label={texts.saved.export} small />
        <IconButton icon="bin" label={texts.saved.remove} onClick={onRemove} />
      </div>
    </div>
  );
}

function Title({ game }: { readonly game: string }) {
  return useAbout(game).title;
}
