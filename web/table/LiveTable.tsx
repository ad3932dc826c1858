/** A running play on the screen: moves go to the session, the screen is covered when somebody else has to take it. */
import type { Seat } from '@stellwerk/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { SaveFile } from '../app/SaveFile.tsx';
import { useAbout, useScreen } from '../app/screens.ts';
import { useTitle } from '../app/Shell.tsx';
import { PAUSES, REACTION_SECONDS, useSettings } from '../app/settings.tsx';
import { ask } from '../session/engine.ts';
import type { Live, PlayingSession, Snapshot } from '../session/session.ts';
import { Button, buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { TOUCH, useMedia } from '@stellwerk/toolkit/media.ts';
import { Notice } from '@stellwerk/toolkit/Notice.tsx';
import { Show, type ShowProps } from '../show/index.tsx';
import { GameTable, type GameTableProps } from './GameTable.tsx';
import { HandOver } from './HandOver.tsx';
import { OpenQuestion } from './OpenQuestion.tsx';
import { ReactionClock } from './ReactionClock.tsx';
import { RulesDrawer } from './RulesDrawer.tsx';
import { TableMenu } from './TableMenu.tsx';
import { useCues } from './useCues.ts';
import { useDraft } from './useDraft.ts';
import { useLooking, useLookingKeys } from './useLooking.ts';
import { useSending } from './useSending.ts';
import { useTableOf } from './useTableOf.ts';
import { useTurns } from './useTurns.ts';
import styles from './LiveTable.module.css';

interface LiveTableProps {
  readonly session: PlayingSession;
  readonly state: Live;
  readonly playId: string;
}

/** Long enough to see one's own move arrive before the screen is covered. */
const BEFORE_COVER = 900;

export function LiveTable({ session, state, playId }: LiveTableProps) {
  const { settings, texts, motion } = useSettings();
  const { snapshot, players } = state;
  const { seen, me, toAct, viewer, reaction } = snapshot;
  const screen = useScreen(state.game);
  const [rules, setRules] = useState<string>();
  const mine = me !== undefined && toAct.includes(me);
  const hurry = useHurry(mine);
  const { reading, onReading } = usePace(session, snapshot.step, hurry.on ? 0 : PAUSES[settings.pace]);
  const sending = useSending(session, snapshot);
  const drafting = useDraft(screen, snapshot, sending);
  const [hinted, askHint] = useHinted(snapshot.step, drafting.draft);

  const { turns, lines, onTurn, news, newsFrom, over } = useTurns(state, screen);
  const last = snapshot.log.length - 1;
  const looking = useLooking(session.lookBack, turns, last, over);
  useLookingKeys(looking);
  const marked = looking.turn === undefined ? news : turns.slice(looking.turn, looking.turn + 1);
  const table = useTableOf(state, looking, marked, setRules, { ...sending, ...drafting, hinted, hurried: hurry.on });

  const { title } = useAbout(state.game);
  useTitle(`${titleOf(texts, mine, onTurn === undefined ? undefined : players[onTurn]?.name)}${title}`);
  useCues(snapshot, sending.refused);
  const openly =
    viewer === 'observer' && reaction ? screen.openly?.(snapshot.view, players, settings.language) : undefined;
  const { covered, cover, guest, giveBack } = useCover(
    snapshot,
    reading || openly !== undefined,
    motion ? BEFORE_COVER : 0,
  );
  const timeOut = useCallback(() => void session.timeOut(seen), [session, seen]);
  const seconds = REACTION_SECONDS[settings.reaction];
  const undo = drafting.canTakeBack && mine ? () => drafting.takeBack() : undefined;
  const after = useAfterwards(snapshot, {
    playId,
    title,
    screen,
    table,
    turns,
    looking,
    last,
    lookBack: session.lookBack,
  });
  const help = useZoomHelp(snapshot.step);

  if (covered !== undefined) {
    const take = async (): Promise<void> => {
      await session.takeScreen(covered);
      cover(undefined);
    };
    return (
      <HandOver
        player={players[covered]!}
        reaction={reaction && toAct.includes(covered) && covered !== onTurn}
        confirm={() => void take()}
      />
    );
  }

  const persons = toAct.filter((seat) => players[seat]?.kind === 'person');
  return (
    <>
      <GameTable
        key={snapshot.open ? 'open' : String(viewer)}
        screen={screen}
        table={table}
        turns={turns}
        lines={lines}
        looking={looking}
        news={newsFrom}
        onTurn={onTurn}
        ways={{
          undo,
          undoAll: undo && (() => drafting.takeBack(Infinity)),
          hint: askHint,
          end: drafting.end,
          closing: drafting.closing,
          skip: mine || snapshot.result || persons.length > 0 ? undefined : hurry.start,
        }}
        mayTakeScreen={snapshot.mayAct.filter((seat) => seat !== viewer)}
        takeScreen={cover}
        onReading={onReading}
        help={help}
        clock={
          reaction &&
          mine &&
          !looking.past &&
          seconds !== undefined && (
            <ReactionClock key={snapshot.step} seconds={seconds} resting={reading} onEnd={timeOut} />
          )
        }
        {...after}
        tools={
          <TableMenu
            playId={playId}
            game={state.game}
            over={snapshot.result !== undefined}
            commitment={state.commitment}
            options={state.options}
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
          </>
        }
      />
      {openly && !snapshot.result && (
        <OpenQuestion
          {...openly}
          players={persons.map((seat) => players[seat]!)}
          nobodyWants={() => void session.passForAll()}
          somebodyWants={(seat) => cover(seat)}
        />
      )}
      <RulesDrawer title={title} screen={screen} section={rules} onClose={() => setRules(undefined)} />
    </>
  );
}

function titleOf(texts: ReturnType<typeof useSettings>['texts'], mine: boolean, name: string | undefined): string {
  if (mine) return `${texts.table.yourTurn} · `;
  return name === undefined ? '' : `${name} · `;
}

/** Others move at once until it is my turn. */
function useHurry(mine: boolean) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (mine) setOn(false);
  }, [mine]);
  const start = useCallback(() => setOn(true), []);
  return { on, start };
}

/** How often a hint was asked for at this moment of the turn. */
function useHinted(step: number, draft: unknown): readonly [number, () => void] {
  const [asked, setAsked] = useState({ step, draft, count: 0 });
  const count = asked.step === step && asked.draft === draft ? asked.count : 0;
  const askHint = useCallback(() => setAsked({ step, draft, count: count + 1 }), [step, draft, count]);
  // Who touches the board has gone on: then it says again what is under the finger.
  useEffect(() => {
    if (count === 0) return;
    const onBoard = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('main')) setAsked({ step, draft, count: 0 });
    };
    addEventListener('pointerdown', onBoard, true);
    return () => removeEventListener('pointerdown', onBoard, true);
  }, [step, draft, count]);
  return [count, askHint];
}

/** Told once, on the first board that fingers touch. */
function useZoomHelp(step: number): string | undefined {
  const { settings, texts, change } = useSettings();
  const touch = useMedia(TOUCH);
  const [first] = useState(step);
  const told = touch && !settings.knowsZoom;
  useEffect(() => {
    if (told && step > first + 2) change({ knowsZoom: true });
  }, [told, step, first, change]);
  return told ? texts.table.pinch : undefined;
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
function useCover({ handOver, viewer, toAct }: Snapshot, waits: boolean, delay: number) {
  const [covered, setCovered] = useState<Seat>();
  const [asked, setAsked] = useState<Seat>();
  const guest = handOver !== undefined && viewer === asked && !toAct.includes(viewer as Seat);
  useEffect(() => {
    if (handOver === undefined || waits || guest) return;
    const timer = setTimeout(() => setCovered(handOver), delay);
    return () => clearTimeout(timer);
  }, [handOver, waits, guest, delay]);
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

/** What can be done once the game is over. */
function useAfterwards(
  { result }: Snapshot,
  show: ShowProps,
): Pick<GameTableProps, 'instead' | 'primary' | 'afterwards'> {
  const { texts } = useSettings();
  const [, navigate] = useLocation();
  if (!result) return {};
  const again = async (): Promise<void> => {
    const outcome = await ask((service) => service.library.again(show.playId, 1));
    if (outcome.ok) navigate(`/play/${outcome.id}`);
  };
  return {
    instead: (
      <Link href={`/replay/${show.playId}`} className={buttonClass('secondary')}>
        {texts.table.replay}
      </Link>
    ),
    primary: { label: texts.table.again, run: () => void again() },
    afterwards: <Show {...show} />,
  };
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
