/** A running play on the screen: moves go to the session, the screen is covered when somebody else has to take it. */
import type { Seat } from '@stellwerk/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SaveFile } from '../app/SaveFile.tsx';
import { useAbout, useScreen } from '../app/screens.ts';
import { useTitle } from '../app/Shell.tsx';
import { PAUSES, REACTION_SECONDS, useSettings } from '../app/settings.tsx';
import { ask } from '../session/engine.ts';
import type { Live, PlayingSession, Snapshot } from '../session/session.ts';
import { Button, buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { Notice } from '@stellwerk/toolkit/Notice.tsx';
import { GameTable } from './GameTable.tsx';
import { HandOver } from './HandOver.tsx';
import { logLines } from './log-lines.ts';
import { ReactionClock } from './ReactionClock.tsx';
import { RulesDrawer } from './RulesDrawer.tsx';
import { TableMenu } from './TableMenu.tsx';
import { useCues } from './useCues.ts';
import { useSending } from './useSending.ts';
import { useTableOf, type Past } from './useTableOf.ts';
import styles from './LiveTable.module.css';

interface LiveTableProps {
  readonly session: PlayingSession;
  readonly state: Live;
  readonly playId: string;
}

/** Long enough to see one's own move arrive before the screen is covered. */
const BEFORE_COVER = 1000;

export function LiveTable({ session, state, playId }: LiveTableProps) {
  const { settings, texts, motion } = useSettings();
  const { language } = settings;
  const { snapshot, players } = state;
  const screen = useScreen(state.game);
  const gameTexts = screen.texts[language];
  const [rules, setRules] = useState<string>();
  const [help, setHelp] = useState(false);
  const { reading, onReading } = usePace(session, snapshot.step, PAUSES[settings.pace]);
  const [past, setPast] = useState<Past>();
  const sending = useSending(session, snapshot);
  const { refused, dismiss, undo } = sending;

  const { title } = useAbout(state.game);
  useTitle(title);
  useCues(snapshot, refused);
  const { covered, cover, guest, giveBack } = useCover(snapshot, reading, motion ? BEFORE_COVER : 0);

  const { seen } = snapshot;
  const timeOut = useCallback(() => void session.timeOut(seen), [session, seen]);
  const seconds = REACTION_SECONDS[settings.reaction];
  useUndoKey(snapshot.canUndo && !past ? undo : undefined);

  const table = useTableOf(state, past, help, setRules, sending);
  const lines = useMemo(
    () => logLines(snapshot.log, gameTexts, players, snapshot.view),
    [snapshot, gameTexts, players],
  );

  if (covered !== undefined) {
    const take = async (): Promise<void> => {
      await session.takeScreen(covered);
      cover(undefined);
    };
    return <HandOver player={players[covered]!} confirm={() => void take()} />;
  }

  const lookAt = async (step: number): Promise<void> =>
    setPast({ step, moment: await session.lookBack(step), told: false });
  return (
    <>
      <GameTable
        key={snapshot.open ? 'open' : String(snapshot.viewer)}
        screen={screen}
        table={table}
        lines={lines}
        at={past?.step}
        lookAt={(step) => void lookAt(step)}
        undo={snapshot.canUndo && !past ? undo : undefined}
        dismissRefusal={dismiss}
        mayTakeScreen={snapshot.mayAct.filter((seat) => seat !== snapshot.viewer)}
        takeScreen={cover}
        onReading={onReading}
        clock={
          snapshot.reaction &&
          !past &&
          seconds !== undefined && (
            <ReactionClock key={snapshot.step} seconds={seconds} resting={reading} onEnd={timeOut} />
          )
        }
        afterwards={<Afterwards playId={playId} />}
        tools={
          <TableMenu
            playId={playId}
            over={snapshot.result !== undefined}
            commitment={state.commitment}
            help={help}
            toggleHelp={() => setHelp(!help)}
            openRules={() => setRules('')}
          />
        }
        banner={
          <>
            {state.storage !== 'ok' && <Unsaved state={state.storage} playId={playId} />}
            {guest && (
              <Strip
                text={texts.table.guest(players[snapshot.handOver!]!.name)}
                action={texts.table.giveBack}
                run={giveBack}
              />
            )}
            {past && <Strip text={texts.table.lookBack} action={texts.table.toNow} run={() => setPast(undefined)} />}
          </>
        }
      />
      <RulesDrawer title={title} screen={screen} section={rules} onClose={() => setRules(undefined)} />
    </>
  );
}

/** Tells the session what has been drawn and whether something is being read, so that bots wait for both. */
function usePace(session: PlayingSession, step: number, pause: number) {
  const [reading, setReading] = useState(false);
  // Children report in their layout effects, before the effect below: the first step they cover is held already.
  const held = useRef(false);
  const onReading = useCallback((now: boolean) => {
    held.current = now;
    setReading(now);
  }, []);
  useEffect(() => session.setPace({ pause, held: held.current, seen: step }), [session, pause, reading, step]);
  return { reading, onReading };
}

/**
 * The seat that must confirm before anything is shown again. A person who asked for the screen without being on turn is a guest: the one on turn gets
 * it back when the guest says so.
 */
function useCover({ handOver, viewer }: Snapshot, reading: boolean, delay: number) {
  const [covered, setCovered] = useState<Seat>();
  const [asked, setAsked] = useState<Seat>();
  const guest = handOver !== undefined && viewer === asked;
  useEffect(() => {
    if (handOver === undefined || reading || guest) return;
    const timer = setTimeout(() => setCovered(handOver), delay);
    return () => clearTimeout(timer);
  }, [handOver, reading, guest, delay]);
  // On turn oneself, one is no guest any more.
  useEffect(() => {
    if (handOver === undefined && viewer === asked) setAsked(undefined);
  }, [handOver, viewer, asked]);
  const cover = useCallback((seat: Seat | undefined) => {
    setCovered(seat);
    if (seat !== undefined) setAsked(seat);
  }, []);
  const giveBack = useCallback(() => setAsked(undefined), []);
  return { covered, cover, guest, giveBack };
}

function useUndoKey(undo: (() => void) | undefined): void {
  useEffect(() => {
    if (!undo) return;
    const onKey = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (typing || event.key !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [undo]);
}

/** A message across the board with the one thing to do about it. */
function Strip({ text, action, run }: { readonly text: string; readonly action: string; run(): void }) {
  return (
    <div className={styles.strip} role="status">
      <span>{text}</span>
      <Button kind="primary" onClick={run}>
        {action}
      </Button>
    </div>
  );
}

function Afterwards({ playId }: { readonly playId: string }) {
  const { texts } = useSettings();
  const [, navigate] = useLocation();
  const again = async (): Promise<void> => {
    const outcome = await ask((service) => service.library.again(playId));
    if (outcome.ok) navigate(`/play/${outcome.id}`);
  };
  return (
    <>
      <SaveFile playId={playId} running={false} label={texts.table.export} small />
      <Link href={`/replay/${playId}`} className={buttonClass('secondary')}>
        {texts.table.replay}
      </Link>
      <Button kind="primary" icon="again" onClick={() => void again()}>
        {texts.table.rematch}
      </Button>
    </>
  );
}

function Unsaved({ state, playId }: { readonly state: 'forbidden' | 'full'; readonly playId: string }) {
  const { texts } = useSettings();
  const [seen, setSeen] = useState(false);
  if (seen) return null;
  return (
    <Notice tone="warning" closeLabel={texts.close} onClose={() => setSeen(true)}>
      {texts.storage[state]}
      <SaveFile playId={playId} running label={texts.storage.unsaved} />
    </Notice>
  );
}
