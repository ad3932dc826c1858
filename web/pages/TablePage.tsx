/** A play in this browser: opens the session and shows whatever state it is in. */
import { lazy, Suspense, useCallback, useState, useSyncExternalStore, type ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import type { DailyLineProps } from '../daily/DailyLine.tsx';
import { dayOfPlay, useTries } from '../daily/tries.ts';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { Failure } from '../app/Failure.tsx';
import { SaveFile } from '../app/SaveFile.tsx';
import { PAUSES, REACTION_SECONDS, useSettings } from '../app/settings.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { isAfterLesson } from '../learn/progress.ts';
import { ask } from '../session/engine.ts';
import { hasPuzzles } from '../puzzles/puzzles.ts';
import { LocalSession } from '../session/local-session.ts';
import type { Live, PlayingSession } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { HandOver } from '../table/HandOver.tsx';
import { LiveTable } from '../table/LiveTable.tsx';
import { LocalMenu } from '../table/LocalMenu.tsx';
import { ReactionClock } from '../table/ReactionClock.tsx';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';

// Without it the result is still a result.
const DailyLine = lazy<ComponentType<DailyLineProps>>(() =>
  import('../daily/DailyLine.tsx').catch(() => ({ default: () => undefined })),
);

export function TablePage({ id }: { readonly id: string }) {
  const { settings } = useSettings();
  const pause = PAUSES[settings.pace];
  // A new pace is told to the running session.
  const { session, retry } = useSession(id, () => new LocalSession(id, { pause, held: false, seen: 0 }));
  if (!session) return <Waiting />;
  return (
    <ErrorBoundary playId={id}>
      <OpenTable session={session} playId={id} onRetry={retry} />
    </ErrorBoundary>
  );
}

interface OpenTableProps {
  readonly session: PlayingSession;
  readonly playId: string;
  onRetry(): void;
}

function OpenTable({ session, playId, onRetry }: OpenTableProps) {
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  switch (state.status) {
    case 'opening':
      return <Waiting />;
    case 'failed': {
      const again = state.reason.code === 'session.crash' || state.reason.code === 'session.otherTab';
      return <Failure reason={state.reason} playId={playId} {...(again && { onRetry })} />;
    }
    case 'covered':
      return <HandOver player={state.players[state.to]!} confirm={() => void session.takeScreen(state.to)} />;
    case 'live':
      return <LocalTable session={session} state={state} playId={playId} />;
  }
}

interface LocalTableProps {
  readonly session: PlayingSession;
  readonly state: Live;
  readonly playId: string;
}

function LocalTable({ session, state, playId }: LocalTableProps) {
  const { settings, texts } = useSettings();
  const [, navigate] = useLocation();
  const { seen, step } = state.snapshot;
  const timeOut = useCallback(() => void session.timeOut(seen), [session, seen]);
  const seconds = REACTION_SECONDS[settings.reaction];
  const again = async (): Promise<void> => {
    const outcome = await ask((service) => service.library.again(playId, 1));
    if (outcome.ok) navigate(`/play/${outcome.id}`);
  };
  const daily = dayOfPlay(useTries(), playId);
  const me = state.players.findIndex(({ kind }) => kind === 'person');
  const { result } = state.snapshot;
  return (
    <LiveTable
      session={session}
      state={state}
      around={{
        playId,
        ...(daily && { unadvised: texts.daily.noHints }),
        ...(daily && !result && { opening: texts.daily.rule }),
        ...(daily &&
          result && {
            result: (
              <Suspense>
                <DailyLine {...daily} me={me} result={result} />
              </Suspense>
            ),
          }),
        onwards: (
          <>
            {isAfterLesson(state.game, playId) && (
              <p>
                <Link href={`/new/${state.game}`}>{texts.learn.wholeGame}</Link>
              </p>
            )}
            {hasPuzzles(state.game) && (
              <p>
                <Link href={`/puzzles/${state.game}`}>{texts.learn.morePuzzles}</Link>
              </p>
            )}
          </>
        ),
        menu: (openRules) => <LocalMenu playId={playId} state={state} openRules={openRules} />,
        clock: ({ asked, reading }) =>
          asked &&
          seconds !== undefined && <ReactionClock key={step} seconds={seconds} resting={reading} onEnd={timeOut} />,
        banner: state.storage !== 'ok' && <Unsaved state={state.storage} playId={playId} />,
        replay: () => navigate(`/replay/${playId}`),
        after: {
          instead: false,
          primary: { label: texts.table.again, run: () => void again() },
        },
      }}
    />
  );
}

/** Told once, over the board: nothing moves it. */
function Unsaved({ state, playId }: { readonly state: 'forbidden' | 'full'; readonly playId: string }) {
  const { texts } = useSettings();
  const [seen, setSeen] = useState(false);
  if (seen) return null;
  return (
    <Dialog
      open
      title={texts.storage.title}
      closeLabel={texts.close}
      onClose={() => setSeen(true)}
      footer={
        <>
          <SaveFile playId={playId} running label={texts.storage.unsaved} />
          <Button kind="primary" onClick={() => setSeen(true)}>
            {texts.saved.continue}
          </Button>
        </>
      }
    >
      <p>{texts.storage[state]}</p>
    </Dialog>
  );
}
