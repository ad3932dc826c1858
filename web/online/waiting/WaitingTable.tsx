/** The table before the board: the same head, side and foot, with the seats in the players' place and the invitation in the board's. */
import type { RoomShown } from '@stellwerk/tables/wire';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useTitle } from '../../app/Shell.tsx';
import { useAbout, useScreen } from '../../app/screens.ts';
import { useSettings } from '../../app/settings.tsx';
import { Head } from '../../table/Head.tsx';
import { onPlainKey } from '@stellwerk/toolkit/keys.ts';
import { RulesDrawer } from '../../table/RulesDrawer.tsx';
import { useWindow } from '../../table/useWindow.ts';
import { Button, buttonClass, IconButton } from '@stellwerk/toolkit/Button.tsx';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { useAgreements } from '../agreements.ts';
import { InApp } from '../join/InApp.tsx';
import { lineColour } from '../LineBadge.tsx';
import type { AtTable } from '../OnlineTable.tsx';
import { SeatElsewhere } from '../played/SeatElsewhere.tsx';
import { useLink } from '../server.ts';
import { TalkButton } from '../talk/TalkButton.tsx';
import { TalkPanel } from '../talk/TalkPanel.tsx';
import { useUnread } from '../talk/useUnread.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { AskNotices } from './AskNotices.tsx';
import { Departure, secondsOf, useTimeLeft } from './Departure.tsx';
import { Invitation } from './Invitation.tsx';
import { Menu } from './Menu.tsx';
import { OptionsDialog } from './OptionsDialog.tsx';
import { SealRow } from './SealRow.tsx';
import { HostTools, Seats } from './Seats.tsx';
import { useAsking, type Asking } from './useAsking.ts';
import { notReadyAt, useHeadLines } from './useHeadLines.ts';
import { useInvitation } from './useInvitation.ts';
import { useNews } from './useNews.ts';
import { useReadiness } from './useReadiness.ts';
import { WaitingActs } from './WaitingActs.tsx';
import styles from './WaitingTable.module.css';

interface WaitingTableProps extends AtTable {
  /** Stays without a seat, or goes back to where one gets a name. */
  setWatches(watches: boolean): void;
}

export function WaitingTable(props: WaitingTableProps) {
  const { room, you, talk, setWatches } = props;
  const { waiting: words, talk: talkWords } = useOnlineTexts();
  const { texts } = useSettings();
  const about = useAbout(room.game);
  useTitle(words.title(about.title));
  const window = useWindow();
  const asking = useAsking(props);
  const invitation = useInvitation(room.table, room.game);
  const readiness = useReadiness(props, useAgreements(room));
  const [dialog, setDialog] = useState<'rules' | 'menu' | 'options'>();
  const [talking, setTalking] = useState(false);
  const { asks, empty, ways } = useWays(props, asking);
  const starting = room.phase === 'starting';
  const left = useTimeLeft(room.startsAt);
  const lines = useHeadLines({ ...props, readiness, asks, seconds: secondsOf(left), refusal: asking.refusal });
  const beside = window === 'desktop' || window === 'tablet';
  // The countdown needs its button.
  const sheet = !beside && talking && !starting;
  const unread = useUnread(room.table, talk, beside || sheet);
  const frame = useRef<HTMLDivElement>(null);
  useKeys({
    i: () => invitation.copy(),
    s: you.host && !starting ? () => ways.start() : undefined,
    // Talk has the only form here.
    t: beside ? () => frame.current?.querySelector<HTMLElement>('form input')?.focus() : () => setTalking(!talking),
    Escape: () => {
      setTalking(false);
      ways.wait();
    },
  });
  // Somebody who came by pressing Join goes on reading here.
  useEffect(() => {
    if (document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, []);

  const close = (): void => setDialog(undefined);
  const me = you.seat === undefined ? undefined : room.seats[you.seat];
  const acts = <WaitingActs room={room} you={you} asks={asks} empty={empty} readiness={readiness} ways={ways} />;
  const hostTools = you.host && !starting && (
    <HostTools room={room} asking={asking} openOptions={() => setDialog('options')} />
  );
  // On a phone the invitation is the host's; guests see who is there.
  const bare = !beside && !you.host && !starting;
  const Side = bare ? 'main' : 'aside';
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-window={window}
      data-starting={starting || undefined}
      style={{ ['--line-colour' as string]: lineColour(room.game) }}
    >
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <Head
        player={
          me && !you.host && !starting
            ? { seat: you.seat!, name: me.name!, colour: me.colour, kind: 'person' }
            : undefined
        }
        {...lines}
        past={you.seat === undefined}
        tools={
          <>
            {window === 'desktop' && (
              <>
                <Button kind="quiet" icon="rules" onClick={() => setDialog('rules')}>
                  {words.rules}
                </Button>
                <Link href="/" className={buttonClass('quiet')}>
                  {words.leave}
                </Link>
              </>
            )}
            {window !== 'phone' && acts}
            {!beside && !starting && <TalkButton unread={unread} open={sheet} toggle={() => setTalking(!talking)} />}
            {window !== 'desktop' && (
              <IconButton icon="menu" label={texts.table.menu} onClick={() => setDialog('menu')} />
            )}
          </>
        }
      />
      <div className={styles.body}>
        {!bare && (
          <main id="main" className={styles.stage} tabIndex={-1}>
            <div className={styles.cover} aria-hidden="true">
              {about.cover}
            </div>
            {starting ? (
              <Departure room={room} left={left} />
            ) : (
              <Invitation room={room} ways={invitation} urgent={(you.host ?? false) && empty > 0} narrow={!beside} />
            )}
          </main>
        )}
        <Side className={styles.side} {...(bare ? { id: 'main', tabIndex: -1 } : { 'aria-label': words.seats })}>
          <div className={styles.table}>
            <Seats {...props} asking={asking} invitation={invitation} join={() => setWatches(false)} />
            {beside && hostTools}
            <SealRow commitment={room.commitment} />
            {you.seat !== undefined && !starting && (
              <>
                <AskNotices />
                <InApp>
                  <SeatElsewhere table={room.table} />
                </InApp>
              </>
            )}
            {!you.host && !starting && <NewHere open={() => setDialog('rules')} />}
          </div>
          {beside && (
            <section className={styles.talk} aria-labelledby="talk">
              <h2 id="talk">{talkWords.title}</h2>
              <TalkPanel {...props} />
            </section>
          )}
        </Side>
      </div>
      {sheet && (
        <section
          className={styles.sheet}
          aria-label={talkWords.title}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setTalking(false);
          }}
        >
          <IconButton
            icon="close"
            className={styles.close ?? ''}
            label={texts.close}
            onClick={() => setTalking(false)}
          />
          <TalkPanel {...props} />
        </section>
      )}
      {window === 'phone' && !sheet && <footer className={styles.foot}>{acts}</footer>}
      <Announcements room={room} />
      {dialog === 'menu' && (
        <Menu invitation={invitation} openRules={() => setDialog('rules')} onClose={close}>
          {!beside && hostTools}
        </Menu>
      )}
      <Suspense>
        {dialog === 'rules' && !starting && <Rules game={room.game} onClose={close} />}
        {dialog === 'options' && <OptionsDialog {...props} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** What the buttons do. Start with empty seats, or while somebody needs a moment, asks first. */
function useWays({ room, setWatches }: WaitingTableProps, { ask }: Asking) {
  const { person } = useLink();
  const [pressed, setPressed] = useState(false);
  const empty = room.seats.filter(({ kind }) => kind === 'free' || kind === 'invited').length;
  const asks = empty > 0 || notReadyAt(room).length > 0;
  const ways = {
    start: (how?: 'bots' | 'none' | 'anyway') => {
      setPressed(asks && how === undefined);
      if (!asks || how !== undefined) ask({ type: 'start', ...((how === 'bots' || how === 'none') && { free: how }) });
    },
    wait: () => setPressed(false),
    stop: () => ask({ type: 'stop' }),
    stand: () => {
      setWatches(true);
      ask({ type: 'stand' });
    },
    sit: () => (person ? ask({ type: 'sit' }) : setWatches(false)),
  };
  return { asks: pressed && asks && room.phase === 'waiting', empty, ways };
}

function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(
    () =>
      onPlainKey(({ key }) => {
        const run = Object.hasOwn(now.current, key) ? now.current[key] : undefined;
        run?.();
        return run !== undefined;
      }),
    [],
  );
}

function NewHere({ open }: { open(): void }) {
  const { waiting: words } = useOnlineTexts();
  return (
    <button type="button" className={styles.newHere} onClick={open}>
      <Icon name="rules" />
      <span>
        <strong>{words.newHere}</strong>
        <span>{words.newHereText}</span>
      </span>
      <Icon name="next" />
    </button>
  );
}

function Rules({ game, onClose }: { readonly game: string; onClose(): void }) {
  return <RulesDrawer game={game} title={useAbout(game).title} screen={useScreen(game)} section="" onClose={onClose} />;
}

/** Politely who comes and goes; at once that the countdown runs or was stopped. */
function Announcements({ room }: { readonly room: RoomShown }) {
  const { waiting: words } = useOnlineTexts();
  const news = useNews(room);
  const starting = room.phase === 'starting';
  const [started, setStarted] = useState(false);
  if (starting && !started) setStarted(true);
  return (
    <>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <p className="visually-hidden" role="alert">
        {starting ? words.departure(3) : started ? words.stopped : ''}
      </p>
    </>
  );
}
