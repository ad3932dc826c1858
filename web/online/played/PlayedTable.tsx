/** A play on the server, on the same screen as one at home. */
import type { Seat } from '@stellwerk/kernel';
import type { WireReason } from '@stellwerk/tables/wire';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { Waiting } from '../../app/Waiting.tsx';
import type { Live } from '../../session/session.ts';
import type { Others } from '../../table/frame.ts';
import { LiveTable, type Around } from '../../table/LiveTable.tsx';
import { keep, keepToReplay } from '../kept.ts';
import type { AtTable } from '../OnlineTable.tsx';
import type { RemoteSession } from '../remote-session.ts';
import { useLink } from '../server.ts';
import { Phrases, TalkPanel } from '../talk/TalkPanel.tsx';
import { useHeard } from '../talk/useHeard.ts';
import { useUnread } from '../talk/useUnread.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { inWords } from '../time-left.ts';
import { useClockTime, useServerTime } from '../useServerTime.ts';
import { leftOf } from './clocks.ts';
import { CalledOff } from './CalledOff.tsx';
import { OnlineMenu } from './OnlineMenu.tsx';
import { Rematch } from './Rematch.tsx';
import { SealCheck } from './SealCheck.tsx';
import { stakeOf } from './stake.ts';
import { TableClock } from './TableClock.tsx';
import { useConnectionLine } from './useConnectionLine.ts';
import { useLate } from './useLate.ts';
import { useMotion } from './useMotion.ts';
import { useNext } from './useNext.tsx';
import { usePersonMenu } from './usePersonMenu.tsx';
import { useReliefs } from './useReliefs.ts';
import { useVoted } from './useVoted.ts';
import { useWatching } from './useWatching.ts';
import { Watchers } from './Watchers.tsx';

type Played = AtTable & { readonly session: RemoteSession };

export function PlayedTable(props: Played) {
  const { session } = props;
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  const ended = props.room.phase === 'over';
  const shown = useMemo(() => (state.status === 'live' && ended ? still(state) : state), [state, ended]);
  return shown.status === 'live' ? <Shown {...props} state={shown} /> : <Waiting />;
}

/** A play that ended before its end: nobody is on turn any more, and nothing can be done. */
function still(state: Live): Live {
  const { snapshot } = state;
  return { ...state, snapshot: { ...snapshot, toAct: [], me: undefined, legal: [], canUndo: false, reaction: false } };
}

function Shown({ state, ...at }: Played & { readonly state: Live }) {
  const { session } = at;
  const next = useNext(at);
  const others = useOthers(at, state, next);
  const [, navigate] = useLocation();
  const playId = useKept(at);
  const around: Around = {
    ...(playId !== undefined && { playId }),
    menu: (openRules) => <OnlineMenu at={at} state={state} light={others.connection.light} openRules={openRules} />,
    clock: ({ asked, sendDraft }) => (
      <TableClock {...{ session, state, asked, sendDraft }} playing={at.room.phase === 'playing'} />
    ),
    replay: () => void keepToReplay(at.room.table, at.room.play).then(navigate),
    after: { instead: <Leaving leave={next.leave} />, primary: next.primary },
    banner: at.room.phase === 'over' && !state.snapshot.result && <CalledOff {...at} />,
    others,
    ...(at.room.hints === false && { unadvised: true }),
    watches: session.viewer === 'observer',
    onwards: <SealCheck table={at.room.table} play={session.number} commitment={state.commitment} />,
  };
  return (
    <>
      <LiveTable session={session} state={state} around={around} />
      {next.naming}
    </>
  );
}

function useOthers(at: Played, { snapshot }: Live, next: ReturnType<typeof useNext>): Others {
  const { room, you, session, talk } = at;
  const { room: words, clock: clockWords, reasons } = useOnlineTexts();
  const playing = room.phase === 'playing';
  const now = useServerTime(playing);
  const clockTime = useClockTime(playing);
  const relieved = room.seats[you.seat ?? -1]?.relieved ?? false;
  const { blocked, said, connection } = useConnectionLine(session, stakeOf(session, snapshot, playing, relieved));
  const [talks, setTalks] = useState(false);
  // Who has no name is asked for one in the talk.
  const watcher = useLink().person;
  const unread = useUnread(room.table, talk, talks);
  const watching = useWatching(at, next.noted);
  const watches = session.viewer === 'observer' && playing;
  const heard = useHeard(at, talks);
  const late = useLate(session);
  const voted = useVoted(at, snapshot.log);
  const relief = useReliefs(at);
  // Between two plays the seats are those of the next one.
  const seats = playing ? room.seats : undefined;
  const missed = snapshot.toAct.map((seat) => seats?.[seat]).find((seat) => seat?.relieved || seat?.awaySince);
  const votes = room.clock.kind === 'none' && !watches;
  const awaitedOf = missed?.relieved ? 'botOnTurn' : votes ? 'awayVote' : 'awayOnTurn';
  const awaited = missed && missed !== seats?.[you.seat ?? -1] ? words[awaitedOf](missed.name ?? '') : undefined;
  // Who is asked in which order is nobody's business until the window has closed.
  const chooses = snapshot.me !== undefined && snapshot.toAct.includes(snapshot.me) && snapshot.legal.length > 1;
  const still = snapshot.reaction && playing && !chooses ? words.othersReact : awaited;
  const note = useCallback(
    (seat: Seat) => {
      const { awaySince, relieved } = seats?.[seat] ?? {};
      if (relieved) return words.botPlays;
      const away = awaySince === undefined ? undefined : words.away(Math.floor((now - awaySince) / 1000));
      const { clock } = session;
      const time = clock && seats ? inWords(leftOf(clock, seat, clockTime), clockWords) : undefined;
      return [away, time].filter(Boolean).join(' · ');
    },
    [seats, session, words, clockWords, now, clockTime],
  );
  return {
    note,
    isAway: (seat) => seats?.[seat]?.awaySince !== undefined,
    said: said ?? late.said ?? voted ?? relief ?? heard ?? told(watches ? (awaited ?? watching) : (still ?? next.said)),
    connection,
    reason: ({ code }) => (Object.hasOwn(reasons, code) ? reasons[code as WireReason] : undefined),
    blocked,
    motion: useMotion(at, snapshot, now, next),
    watches,
    about: usePersonMenu(at),
    below: <Watchers room={room} />,
    remark: late.remark,
    talk: {
      unread,
      panel: <OpenTalk at={at} onOpen={setTalks} />,
      phrases: watcher && <Phrases say={(phrase) => void at.link.ask({ type: 'phrase', phrase })} />,
    },
    next: room.phase === 'over' && <Rematch {...at} />,
  };
}

const told = (text: string | undefined) => (text === undefined ? undefined : { text });

/** While the talk lies open, its lines count as read. */
function OpenTalk({ at, onOpen }: { readonly at: AtTable; onOpen(open: boolean): void }) {
  useEffect(() => {
    onOpen(true);
    return () => onOpen(false);
  }, [onOpen]);
  return <TalkPanel {...at} />;
}

/** Beside the button: the way out of a play that is over, or that one only watches. */
function Leaving({ leave }: { leave(): void }) {
  const { waiting: words } = useOnlineTexts();
  return (
    <Link href="/" className={buttonClass('quiet')} onClick={leave}>
      {words.leave}
    </Link>
  );
}

/** Players keep the finished play on this device as well: it stays in their list when the table goes on. Its id, once it is here. */
function useKept({ room, you }: Played): string | undefined {
  const { phase, result, table, play } = room;
  const wanted = phase === 'over' && result !== undefined && you.seat !== undefined;
  const [id, setId] = useState<string>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    void keep(table, play).then(
      (kept) => !gone && setId(kept),
      // Without it there is the replay of the server's.
      () => {},
    );
    return () => {
      gone = true;
      setId(undefined);
    };
  }, [wanted, table, play]);
  return id;
}
