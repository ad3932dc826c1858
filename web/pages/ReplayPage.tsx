/** A play that is watched again, with a scrubber, through anybody's eyes once it is over. */
import type { Reason, Viewer } from '@stellwerk/kernel';
import { releaseProxy, type Remote } from 'comlink';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Failure } from '../app/Failure.tsx';
import { useAbout, useScreen } from '../app/screens.ts';
import { useTitle } from '../app/Shell.tsx';
import { useSettings } from '../app/settings.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { ask, onCrash, reviveEngine } from '../session/engine.ts';
import type { ReplayFacts, Replayed } from '../session/replayer.ts';
import type { Service } from '../session/service.ts';
import type { LogStep } from '../session/session.ts';
import { GameTable } from '../table/GameTable.tsx';
import { logLines, type LogLine } from '../table/log-lines.ts';
import { ReplayBar } from '../table/ReplayBar.tsx';
import { RulesDrawer } from '../table/RulesDrawer.tsx';
import { TableMenu } from '../table/TableMenu.tsx';
import { buttonClass } from '@stellwerk/toolkit/Button.tsx';
import type { Table } from '@stellwerk/toolkit/screen.ts';

type Replaying = Remote<Extract<Awaited<ReturnType<Service['replay']>>, { ok: true }>>;
interface Opened {
  readonly replay: Replaying;
  readonly facts: ReplayFacts;
}

const CRASH: Reason = { code: 'session.crash' };

export function ReplayPage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState<Reason>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    let mine: Replaying | undefined;
    const open = async (): Promise<void> => {
      const answer = await ask((service) => service.replay(id));
      if (!(await answer.ok)) {
        setFailed((answer as { reason: Reason }).reason);
        return;
      }
      mine = answer as unknown as Replaying;
      const facts = (await mine.facts) as ReplayFacts;
      if (left) mine[releaseProxy]();
      else setOpened({ replay: mine, facts });
    };
    open().catch(() => setFailed(CRASH));
    const stop = onCrash(() => setFailed(CRASH));
    return () => {
      left = true;
      stop();
      mine?.[releaseProxy]();
    };
  }, [id, attempt]);

  const retry = (): void => {
    setOpened(undefined);
    setFailed(undefined);
    void reviveEngine().then(() => setAttempt(attempt + 1));
  };
  if (failed) return <Failure reason={failed} playId={id} {...(failed === CRASH && { onRetry: retry })} />;
  return opened ? <ReplayTable {...opened} playId={id} /> : <Waiting />;
}

function ReplayTable({ replay, facts, playId }: Opened & { readonly playId: string }) {
  const { settings, texts, motion } = useSettings();
  const { language } = settings;
  const screen = useScreen(facts.game);
  const gameTexts = screen.texts[language];
  const [at, setAt] = useState(0);
  const [eyes, setEyes] = useState<Viewer>(facts.eyes.length === 2 && !facts.over ? facts.eyes[1]! : 'observer');
  const [rules, setRules] = useState<string>();
  const [help, setHelp] = useState(false);
  const shown = useMoment(replay, at, eyes);
  const { title } = useAbout(facts.game);
  useTitle(texts.replay.title(title));

  const table = useMemo<Table | undefined>(
    () =>
      shown && {
        language,
        players: facts.players,
        viewer: shown.moment.viewer,
        view: shown.moment.view,
        me: undefined,
        legal: [],
        toAct: shown.moment.toAct,
        fresh: shown.moment.fresh,
        step: shown.at,
        act: async () => undefined,
        why: async () => undefined,
        refused: undefined,
        mode: shown.moment.over ? 'over' : 'replay',
        motion,
        patterns: settings.patterns,
        help,
        openRules: (section) => setRules(section ?? ''),
      },
    [shown, language, facts.players, motion, settings.patterns, help],
  );
  const lines = useMemo(
    () => (shown ? linesUntil(shown.at, logLines(shown.log, gameTexts, facts.players, shown.moment.view)) : []),
    [shown, gameTexts, facts.players],
  );

  if (!table) return <Waiting />;
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
            {!facts.over && (
              <Link href={`/play/${playId}`} className={buttonClass('primary')}>
                {texts.replay.resume}
              </Link>
            )}
            <TableMenu playId={playId} help={help} toggleHelp={() => setHelp(!help)} openRules={() => setRules('')} />
          </>
        }
        bar={<ReplayBar facts={facts} at={at} setAt={setAt} eyes={eyes} setEyes={setEyes} />}
      />
      <RulesDrawer title={title} screen={screen} section={rules} onClose={() => setRules(undefined)} />
    </>
  );
}

/** What is still to come isn't told yet. */
function linesUntil(at: number, lines: readonly LogLine[]): readonly LogLine[] {
  return lines.filter(({ entries }) => entries <= at);
}

/** The latest moment that has arrived; while the next one is on its way the old one stays. */
function useMoment(replay: Replaying, at: number, eyes: Viewer) {
  const [shown, setShown] = useState<{ at: number; moment: Replayed; log: readonly LogStep[] }>();
  useEffect(() => {
    let current = true;
    void Promise.all([replay.at(at, eyes), replay.log(eyes)]).then(([moment, log]) => {
      if (current) setShown({ at, moment: moment as Replayed, log: log as readonly LogStep[] });
    });
    return () => {
      current = false;
    };
  }, [replay, at, eyes]);
  return shown;
}
