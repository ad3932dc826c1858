/** A play that is watched again, on the same screen, through anybody's eyes once it is over. */
import type { Viewer } from '@stellwerk/kernel';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Analysis } from '../analysis/index.tsx';
import { useBeside, useTryFrom } from '../analysis/useTries.ts';
import { Failure } from '../app/Failure.tsx';
import { useAbout, useScreen } from '../app/screens.ts';
import { useTitle } from '../app/Shell.tsx';
import { useSettings } from '../app/settings.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { ReplaySession } from '../session/replay-session.ts';
import type { Live, WatchingSession } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { Show } from '../show/index.tsx';
import type { Curve } from '../table/frame.ts';
import { GameTable } from '../table/GameTable.tsx';
import { LocalMenu } from '../table/LocalMenu.tsx';
import { RulesDrawer } from '../table/RulesDrawer.tsx';
import { useLooking, useLookingKeys } from '../table/useLooking.ts';
import { useReplayControls } from '../table/useReplayControls.tsx';
import { useTableOf } from '../table/useTableOf.ts';
import { useTurns, type Turns } from '../table/useTurns.ts';
import { buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { useNamed } from '../table/you.ts';

export function ReplayPage({ id }: { readonly id: string }) {
  const { session, retry } = useSession(id, () => new ReplaySession(id));
  if (!session) return <Waiting />;
  return <OpenReplay session={session} playId={id} onRetry={retry} />;
}

interface OpenReplayProps {
  readonly session: WatchingSession;
  readonly playId: string;
  onRetry(): void;
}

function OpenReplay({ session, playId, onRetry }: OpenReplayProps) {
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  switch (state.status) {
    case 'failed':
      return (
        <Failure reason={state.reason} playId={playId} {...(state.reason.code === 'session.crash' && { onRetry })} />
      );
    case 'live':
      return <ReplayTable session={session} state={state} playId={playId} />;
    default:
      return <Waiting />;
  }
}

interface ReplayTableProps {
  readonly session: WatchingSession;
  readonly state: Live;
  readonly playId: string;
}

function ReplayTable({ session, state: known, playId }: ReplayTableProps) {
  const state = useNamed(known);
  const { texts } = useSettings();
  const { snapshot, players } = state;
  const screen = useScreen(state.game);
  const [rules, setRules] = useState<string>();
  const { turns, lines, onTurn } = useTurns(state, screen);
  const last = snapshot.log.length - 1;
  const looking = useLooking(session.lookBack, turns, last, turns.length, true);
  useLookingKeys(looking);
  const { past, to } = looking;
  useAddress(past?.step, to, state);
  const told = useTold(state, past?.step ?? 0);
  const table = useTableOf(
    state,
    looking,
    useMemo(() => (past?.instead ? [past.instead] : told.turns.slice(-1)), [past, told]),
    turns,
    setRules,
  );
  const { title } = useAbout(state.game);
  useTitle(texts.replay.title(title));
  const over = snapshot.result !== undefined;
  const setEyes = useCallback(
    (viewer: Viewer): void => void session.see(viewer, past?.step ?? 0).then(to),
    [session, past, to],
  );

  const { log } = snapshot;
  const next = useCallback(
    (step: number): number => {
      const found = log.findIndex(({ events }, number) => number > step && events.length > 0);
      return found < 0 ? last : found;
    },
    [log, last],
  );

  const [showing, setShowing] = useState(false);
  const [course, setCourse] = useState<Curve>();
  const { eyes, lookBack } = session;
  const beside = useBeside(over ? playId : undefined, snapshot.viewer, screen, turns);
  const tryFrom = useTryFrom(playId, snapshot.viewer, screen, turns, players, last)(looking.turn);
  const controls = useReplayControls({
    at: past?.step ?? 0,
    last,
    to,
    next,
    eyes,
    viewer: snapshot.viewer,
    setEyes,
    players,
  });

  if (!past) return <Waiting />;
  return (
    <>
      <GameTable
        key={String(table.viewer)}
        screen={screen}
        table={table}
        turns={turns}
        lines={told.lines}
        looking={looking}
        news={turns.length}
        onTurn={past.step === last ? undefined : onTurn}
        ways={{}}
        {...controls}
        course={course}
        beside={beside}
        afterwards={
          (showing || course || table.mode === 'over') && (
            <>
              <Show {...{ playId, title, screen, table, turns, looking, last, lookBack }} onShow={setShowing} />
              {over && (
                <Analysis {...{ playId, screen, table, turns, lines, looking, tryFrom, beside }} onCourse={setCourse} />
              )}
            </>
          )
        }
        tools={
          <>
            <Link href={cameFrom() ?? `/play/${playId}`} className={buttonClass(over ? 'secondary' : 'primary')}>
              {over ? texts.replay.result : texts.replay.resume}
            </Link>
            <LocalMenu playId={playId} state={state} openRules={() => setRules('')} />
          </>
        }
      />
      <RulesDrawer
        game={state.game}
        title={title}
        screen={screen}
        section={rules}
        onClose={() => setRules(undefined)}
      />
    </>
  );
}

/** The table online at which it was played, if one comes from there. */
function cameFrom(): string | undefined {
  const table = new URLSearchParams(location.search).get('table');
  return table !== null && /^[\w-]+$/.test(table) ? `/t/${table}` : undefined;
}

/** The story up to a step: what is still to come isn't told yet, neither is the rest of a turn. */
function useTold(state: Live, step: number): Pick<Turns, 'turns' | 'lines'> {
  const screen = useScreen(state.game);
  const cut = useMemo(
    () => ({ ...state, snapshot: { ...state.snapshot, log: state.snapshot.log.slice(0, step + 1) } }),
    [state, step],
  );
  return useTurns(cut, screen);
}

/** The address holds the step that is shown, so that a reload or a link leads to the same moment. */
function useAddress(step: number | undefined, to: (step: number) => void, state: Live): void {
  useEffect(() => {
    to(Number(new URLSearchParams(location.search).get('at') ?? 0));
    // Other eyes see another moment at the same step.
  }, [to, state]);
  useEffect(() => {
    if (step === undefined) return;
    const address = new URL(location.href);
    address.searchParams.set('at', String(step));
    history.replaceState(history.state, '', address);
  }, [step]);
}
