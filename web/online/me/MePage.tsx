/** Who I am on this server: name and colour, devices, the way to another device, and the way out. */
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSettings } from '../../app/settings.tsx';
import { localeOf } from '../../texts/index.ts';
import { Shell } from '../../app/Shell.tsx';
import { Waiting } from '../../app/Waiting.tsx';
import { NotFoundPage } from '../../pages/NotFoundPage.tsx';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { connection } from '../connection.ts';
import { useLists } from '../lobby/lists.ts';
import { deleteMe, devices, signOut, useLink, useServer, whoAmI, type Device, type Person } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { TroublePage } from '../TroublePage.tsx';
import { Carry } from './Carry.tsx';
import { NameForm } from './NameForm.tsx';
import { Notify } from './Notify.tsx';
import { useFinished } from './useFinished.ts';
import styles from './Me.module.css';

export default function MePage() {
  return useServer() ? <Me /> : <NotFoundPage />;
}

function Me() {
  const words = useOnlineTexts().me;
  const { link, person } = useLink();
  const { mine, known } = useLists();
  const { finished } = useFinished();
  if (link === 'older') return <TroublePage trouble="older" />;
  if (!known) return link === 'offline' ? <TroublePage trouble="offline" /> : <Waiting />;
  const running = mine.filter(({ phase, keptBy }) => phase !== 'over' && keptBy === undefined).length;
  return (
    <Shell title={words.title}>
      <div className={styles.narrow}>
        <h1>{words.title}</h1>
        {!person && <p className={styles.soft}>{words.nobody}</p>}
        <NameForm key={person?.name} person={person} />
        {person && (
          <>
            <Notify />
            <Devices person={person} />
            <Carry />
          </>
        )}
        <Way href="/me/games" title={words.games} help={person && words.gamesCount(running, finished.length)} />
        <Way href="/settings" title={words.settings} help={words.settingsHelp} />
        {person && <Delete running={mine.filter(({ phase }) => phase === 'playing').length} />}
        <h2 className={styles.storedTitle}>{words.stored}</h2>
        <ul className={styles.stored}>
          {words.storedText.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </Shell>
  );
}

interface WayProps {
  readonly href: string;
  readonly title: string;
  readonly help: string | undefined;
}

function Way({ href, title, help }: WayProps) {
  return (
    <Link href={href} className={styles.way}>
      <span>
        <strong>{title}</strong>
        {help && <span className={styles.soft}>{help}</span>}
      </span>
      <Icon name="next" />
    </Link>
  );
}

function Devices({ person }: { readonly person: Person }) {
  const words = useOnlineTexts();
  const { language } = useSettings().settings;
  const [list, setList] = useState<readonly Device[]>([]);
  const [, navigate] = useLocation();
  const refresh = async (): Promise<void> => setList(await devices());
  useEffect(() => {
    void refresh().catch(() => {});
  }, [person]);
  const day = (time: number): string =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(time);
  const leave = async (device: Device): Promise<void> => {
    await signOut(device.id);
    // It may have been this one.
    if (await whoAmI()) return refresh();
    connection.reconnect();
    navigate('/');
  };
  return (
    <details className={styles.devices}>
      <summary>
        <strong>{words.me.devices}</strong>
        <span className={styles.soft}>{list.length}</span>
      </summary>
      <ul>
        {list.map((device) => (
          <li key={device.id}>
            <span>{words.me.device(day(device.created), day(device.seen))}</span>
            <Button aria-label={words.me.signOutOf(day(device.created))} onClick={() => void leave(device)}>
              {words.me.signOut}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Delete({ running }: { readonly running: number }) {
  const { texts } = useSettings();
  const words = useOnlineTexts().me;
  const [asking, setAsking] = useState(false);
  const [messages, setMessages] = useState(0);
  const [, navigate] = useLocation();
  const ask = (): void => {
    setAsking(true);
    whoAmI().then(
      (me) => setMessages(me?.messages ?? 0),
      () => {},
    );
  };
  const go = async (): Promise<void> => {
    await deleteMe();
    navigate('/');
  };
  return (
    <div className={styles.delete}>
      <Button kind="quiet" icon="bin" onClick={ask}>
        {words.delete}
      </Button>
      <p className={styles.soft}>{words.deleteHelp}</p>
      <Dialog
        open={asking}
        title={words.deleteAsk}
        closeLabel={texts.close}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{texts.cancel}</Button>
            <Button kind="primary" icon="bin" onClick={() => void go()}>
              {words.deleteYes}
            </Button>
          </>
        }
      >
        <p>{words.deleteText(running, messages)}</p>
      </Dialog>
    </div>
  );
}
