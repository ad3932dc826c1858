/** A play that is watched again, with a scrubber, through anybody's eyes once it is over. */
import type { Viewer } from '@stellwerk/kernel';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Failure } from '../app/Failure.tsx';
import { useAbout, useScreen } from '../app/screens.ts';
import { useTitle } from '../app/Shell.tsx';
import { useSettings } from '../app/settings.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { reviveEngine } from '../session/engine.ts';
import { ReplaySession } from '../session/replay-session.ts';
import type { Live, WatchingSession } from '../session/session.ts';
import { GameTable } from '../table/GameTable.tsx';
import { logLines } from '../table/log-lines.ts';
import { ReplayBar } from '../table/ReplayBar.tsx';
import { RulesDrawer } from '../table/RulesDrawer.tsx';
import { TableMenu } from '../table/TableMenu.tsx';
import { useTableOf, type Past } from '../table/useTableOf.ts';
import { buttonClass } from '@stellwerk/toolkit/Button.tsx';

export function ReplayPage({ id }: { readonly id: string }) {
  const [session, setSession] = useState<WatchingSession>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const opened = new ReplaySession(id);
    setSession(opened);
    return () => opened.close();
  }, [id, attempt]);
  if (!session) return <Waiting />;
  const retry = (): void => {
    setSession(undefined);
    void reviveEngine().then(() => setAttempt(attempt + 1));
  };
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

function ReplayTable({ session, state, playId }: ReplayTableProps) {
  const { settings, texts } = useSettings();
  const { snapshot, players } = state;
  const screen = useScreen(state.game);
  const gameTexts = screen.texts[settings.language];
  const [at, setAt] = useState(0);
  const [rules, setRules] = useState<string>();
  const [help, setHelp] = useState(false);
  const past = usePast(session, state, at);
  const table = useTableOf(state, past, help, setRules);
  const { title } = useAbout(state.game);
  useTitle(texts.replay.title(title));
  const over = snapshot.result !== undefined;
  const setEyes = useCallback(
    (viewer: Viewer): void => {
      void session.see(viewer, at).then(setAt);
    },
    [session, at],
  );
  // What is still to come isn't told yet.
  const lines = useMemo(
    () => logLines(snapshot.log.slice(0, at + 1), gameTexts, players, snapshot.view),
    [snapshot, at, gameTexts, players],
  );

  if (!past) return <Waiting />;
  return (
    <>
      <GameTable
        key={String(table.viewer)}
        screen={screen}
        table={table}
        lines={lines}
        at={at}
        lookAt={setAt}
        tools={
          <>
            {!over && (
              <Link href={`/play/${playId}`} className={buttonClass('primary')}>
                {texts.replay.resume}
              </Link>
            )}
            <TableMenu
              playId={playId}
              over={over}
              commitment={state.commitment}
              help={help}
              toggleHelp={() => setHelp(!help)}
              openRules={() => setRules('')}
            />
          </>
        }
        bar={
          <ReplayBar
            players={players}
            length={snapshot.log.length - 1}
            at={at}
            setAt={setAt}
            eyes={session.eyes}
            viewer={snapshot.viewer}
            setEyes={setEyes}
          />
        }
      />
      <RulesDrawer title={title} screen={screen} section={rules} onClose={() => setRules(undefined)} />
    </>
  );
}

/** The latest moment that has arrived; while the next one is on its way the old one stays. */
function usePast(session: WatchingSession, state: Live, at: number): Past | undefined {
  const [past, setPast] = useState<Past>();
  useEffect(() => {
    let current = true;
    void session.lookBack(at).then(
      (moment) => current && setPast({ step: at, moment, told: true }),
      // The session's state says what is wrong.
      () => {},
    );
    return () => {
      current = false;
    };
    // Other eyes see another moment at the same step.
  }, [session, state, at]);
  return past;
}
