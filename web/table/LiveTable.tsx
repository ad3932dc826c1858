/** A running play on the screen: moves go to the session, the screen is covered when somebody else has to take it. */
import type { Seat } from '@stellwerk/kernel';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Analysis } from '../analysis/index.tsx';
import { useBeside, useTryFrom } from '../analysis/useTries.ts';
import { useAbout, useScreen } from '../app/screens.ts';
import { useTitle } from '../app/Shell.tsx';
import { PAUSES, useSettings } from '../app/settings.tsx';
import type { Live, PlayingSession, Snapshot } from '../session/session.ts';
import { TOUCH, useMedia } from '@stellwerk/toolkit/media.ts';
import { notePlayed } from '../learn/progress.ts';
import { Show } from '../show/index.tsx';
import type { Texts } from '../texts/index.ts';
import type { Curve, GameTableProps, Others } from './frame.ts';
import { CopyLink } from './CopyLink.tsx';
import { GameTable } from './GameTable.tsx';
import { HandOver } from './HandOver.tsx';
import { sinceTurn, type TurnLines } from './log-lines.ts';
import { OpenQuestion } from './OpenQuestion.tsx';
import { RulesDrawer } from './RulesDrawer.tsx';
import { TrueGame } from './TrueGame.tsx';
import { useCues } from './useCues.ts';
import { useDraft } from './useDraft.ts';
import { weighIn } from './useHints.ts';
import { useLooking, useLookingKeys, type Looking } from './useLooking.ts';
import { useSending } from './useSending.ts';
import { useTableOf } from './useTableOf.ts';
import { newsFor } from './turns.ts';
import { useTurns } from './useTurns.ts';
import { useNamed } from './you.ts';

interface LiveTableProps {
  readonly session: PlayingSession;
  readonly state: Live;
  readonly around: Around;
}

export interface ClockNow {
  /** The person is asked for a reaction. */
  readonly asked: boolean;
  /** Something is read; clocks at home rest meanwhile. */
  readonly reading: boolean;
  /** Sends what the person has put together, if there is anything. */
  readonly sendDraft: (() => void) | undefined;
}

/** What belongs to the place where the play runs: this device or a server. */
export interface Around {
  /** Where the play is kept, if it is on this device. */
  readonly playId?: string;
  /** What goes with the menu at the right of the head. */
  menu(openRules: () => void): ReactNode;
  /** The clock in the head; on this device it runs for reactions alone. */
  clock(now: ClockNow): ReactNode;
  readonly banner?: ReactNode;
  /** The buttons once the game is over. */
  readonly after: Pick<GameTableProps, 'instead' | 'primary'>;
  /** Leads to the game turn by turn, once it is over. */
  replay?(): void;
  readonly others?: Others;
  readonly coach?: GameTableProps['coach'];
  /** Advice can't be asked for, and why. */
  readonly unadvised?: string | true;
  /** Said in line 2 until the first touch. */
  readonly opening?: string;
  /** Follows the result. */
  readonly result?: ReactNode;
  /** The last of what can be done with a result: where to go on from here. */
  readonly onwards?: ReactNode;
  /** Nothing can be done here but look. */
  readonly watches?: boolean;
}

/** Long enough to see one's own move arrive before the screen is covered. */
const BEFORE_COVER = 900;

export function LiveTable({ session, state: known, around }: LiveTableProps) {
  const state = useNamed(known);
  const { settings, texts, motion } = useSettings();
  const { language } = settings;
  const { snapshot, players } = state;
  const { me, toAct, viewer, reaction } = snapshot;
  const screen = useScreen(state.game);
  const [rules, setRules] = useState<string>();
  const [course, setCourse] = useState<Curve>();
  const mine = me !== undefined && toAct.includes(me);
  const hurry = useHurry(mine);
  const rest = screen.rest?.(snapshot.fresh, snapshot.view) ?? 1;
  const { reading, onReading } = usePace(session, snapshot.step, hurry.on ? 0 : rest * PAUSES[settings.pace]);
  const sending = useSending(session, snapshot);
  const drafting = useDraft(screen, state, sending);
  const weigh = useMemo(() => weighIn(state.game), [state.game]);
  const hints = useHinted(snapshot.step, drafting.draft, screen.layout?.hint === 'stays');

  const { turns, lines, onTurn, news, newsFrom, over } = useTurns(state, screen);
  const last = snapshot.log.length - 1;
  const looking = useLooking(session.lookBack, turns, last, over);
  useLookingKeys(looking);
  useMomentOfAddress(looking, snapshot.result !== undefined);
  const plays = sending.pending && !around.coach;
  useEffect(() => {
    if (plays) notePlayed(state.game);
  }, [plays, state.game]);
  const marked = useMemo(
    () => (looking.turn === undefined ? news : [looking.past?.instead ?? turns[looking.turn]!]),
    [looking, news, turns],
  );
  const doing = { ...sending, ...drafting, ...hints, hurried: hurry.on };
  const table = useTableOf(state, looking, marked, turns, setRules, doing, around.coach);

  const beside = useBeside(around.playId, viewer, screen, turns);
  const tryFrom = useTryFrom(around.playId, viewer, screen, turns, players, last)(looking.turn);
  const { title } = useAbout(state.game);
  useTitle(`${titleOf(texts, mine, onTurn === undefined ? undefined : players[onTurn]?.name)}${title}`);
  useCues(snapshot, sending.refused);
  const openly =
    viewer === 'observer' && reaction && snapshot.handOver !== undefined
      ? screen.openly?.(snapshot.view, players, language)
      : undefined;
  const { covered, cover, guest, giveBack } = useCover(
    snapshot,
    reading || openly !== undefined,
    motion ? BEFORE_COVER : 0,
  );
  const undo = drafting.canTakeBack && mine ? () => drafting.takeBack() : undefined;
  const opening = useOpening(around.opening);
  const help = useZoomHelp(mine || snapshot.result !== undefined);

  if (covered !== undefined) {
    const take = async (): Promise<void> => {
      await session.takeScreen(covered);
      cover(undefined);
    };
    const [from, to] = newsFor(turns, covered, onTurn);
    const says = screen.cover?.(snapshot.view, covered, turns.slice(from, to), players, language);
    return (
      <HandOver
        player={players[covered]!}
        reaction={reaction && toAct.includes(covered) && covered !== onTurn}
        ask={says?.ask}
        since={says?.since && sinceTurn(texts, turns, from, covered)(says.since)}
        confirm={() => void take()}
      />
    );
  }

  // The replay of a lone person begins with the same eyes, so its steps have the same numbers.
  const isHere = around.playId !== undefined && !around.others;
  const linked = looking.past && snapshot.result && isHere && table.you !== undefined;
  const link = linked && `${location.origin}/replay/${around.playId}?at=${looking.past!.step}`;
  const persons = toAct.filter((seat) => players[seat]?.kind === 'person');
  return (
    <>
      <GameTable
        key={snapshot.open ? 'open' : String(viewer)}
        screen={screen}
        table={table}
        turns={turns}
        lines={drafted(remarked(lines, around.others?.remark), drafting.sent ? undefined : drafting.draft, me, texts)}
        looking={looking}
        news={newsFrom}
        onTurn={onTurn}
        ways={{
          undo,
          undoAll: undo && (() => drafting.takeBack(Infinity)),
          ...(around.unadvised ? { unhinted: around.unadvised } : { hint: hints.askHint, weigh }),
          end: drafting.end,
          closing: drafting.closing,
          // A plan of several actions is drawn by its board.
          sent: drafting.sent || (sending.pending && state.apart === true),
          skip: mine || snapshot.result || persons.length > 0 ? undefined : hurry.start,
        }}
        mayTakeScreen={snapshot.mayAct.filter((seat) => seat !== viewer)}
        takeScreen={cover}
        onReading={onReading}
        question={
          openly &&
          !snapshot.result && (
            <OpenQuestion
              {...openly}
              players={openly.seats.map((seat) => players[seat]!).filter(({ kind }) => kind === 'person')}
              nobodyWants={() => void session.passFor(openly.seats)}
              somebodyWants={(seat) =>
                void session.passFor(openly.seats.slice(0, openly.seats.indexOf(seat))).then(() => cover(seat))
              }
            />
          )
        }
        help={help}
        clock={(sendLaid) =>
          // At other screens time doesn't wait for who looks back.
          (!looking.past || around.others) &&
          around.clock({
            asked: reaction && mine,
            reading,
            sendDraft: drafting.draft === undefined || drafting.sent ? sendLaid : () => drafting.end(undefined),
          })
        }
        {...((snapshot.result || around.watches) && around.after)}
        {...(snapshot.result && tryFrom && { primary: { label: texts.table.tryFrom, run: tryFrom } })}
        {...(link && { instead: <CopyLink href={link} /> })}
        course={course}
        beside={beside}
        afterwards={
          snapshot.result && (
            <>
              {around.result}
              <Show
                {...{ playId: around.playId, title, screen, table, turns, looking, last, lookBack: session.lookBack }}
                replay={around.replay}
              />
              {around.playId !== undefined && (
                <Analysis
                  {...{ playId: around.playId, screen, table, turns, lines, looking, beside }}
                  onCourse={setCourse}
                />
              )}
              {around.onwards}
            </>
          )
        }
        others={around.others}
        coach={around.coach}
        tools={
          <>
            <TrueGame beside={beside} />
            {around.menu(() => setRules(''))}
          </>
        }
        banner={around.banner}
        notice={
          guest
            ? { text: texts.table.guest(players[snapshot.handOver!]!.name), act: [texts.table.giveBack, giveBack] }
            : opening !== undefined && looking.turn === undefined
              ? { text: opening }
              : undefined
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

/** Somebody who comes back from a try sees the moment at which it parts. */
function useMomentOfAddress({ to }: Looking, over: boolean): void {
  const asked = useRef(false);
  useEffect(() => {
    const at = new URLSearchParams(location.search).get('at');
    if (at !== null && over && !asked.current) to(Number(at));
    asked.current = true;
  }, [to, over]);
}

/** The log with what is to be said about some turns. */
function remarked(lines: readonly TurnLines[], remark: Others['remark']): readonly TurnLines[] {
  if (!remark) return lines;
  return lines.map((line) => {
    const said = remark(line.turn);
    return said === undefined ? line : { ...line, sentences: [...line.sentences, said] };
  });
}

/** What is kept back until the turn is ended has no events yet, but the turn's other lines shouldn't look like all of it. */
function drafted(
  lines: readonly TurnLines[],
  draft: unknown,
  me: Seat | undefined,
  { table }: Texts,
): readonly TurnLines[] {
  const last = lines.at(-1);
  if (draft === undefined || !last || last.turn.seat !== me) return lines;
  return [...lines.slice(0, -1), { ...last, sentences: [...last.sentences, table.drafted] }];
}

function titleOf(texts: Texts, mine: boolean, name: string | undefined): string {
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

/** Which advice is asked for at this moment of the turn. */
function useHinted(step: number, draft: unknown, stays: boolean) {
  const [asked, setAsked] = useState({ step, draft, hinted: 0, nudged: false });
  const { hinted, nudged } = asked.step === step && asked.draft === draft ? asked : { hinted: 0, nudged: false };
  const askHint = useCallback(
    (next: number, nudges: boolean) => setAsked({ step, draft, hinted: next, nudged: nudges }),
    [step, draft],
  );
  const closeHint = useCallback(() => askHint(0, false), [askHint]);
  // A touch of the board ends the hint: the line says again what is under the finger.
  useEffect(() => {
    if (hinted === 0 || stays) return;
    const onBoard = ({ target }: PointerEvent): void => {
      if (target instanceof Element && target.closest('main')) closeHint();
    };
    addEventListener('pointerdown', onBoard, true);
    return () => removeEventListener('pointerdown', onBoard, true);
  }, [hinted, stays, closeHint]);
  return { hinted, nudged, askHint, closeHint };
}

/** Until the person touches anything below the head, or a key. */
function useOpening(text: string | undefined): string | undefined {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (text === undefined || over) return;
    const touched = ({ target }: Event): void => {
      if (target instanceof Element && !target.closest('header, nav')) setOver(true);
    };
    const kinds = ['pointerdown', 'keydown'];
    for (const kind of kinds) addEventListener(kind, touched, true);
    return () => kinds.forEach((kind) => removeEventListener(kind, touched, true));
  }, [text, over]);
  return over ? undefined : text;
}

/** Long enough to read a short sentence. */
const TOLD = 3000;

/** Told once, on the first board that fingers touch, while others act: until it has stood for as long as it takes to read. */
function useZoomHelp(busy: boolean): string | undefined {
  const { settings, texts, change } = useSettings();
  const touch = useMedia(TOUCH);
  const told = touch && !settings.knowsZoom && !busy;
  const stood = useRef(0);
  useEffect(() => {
    if (!told) return;
    const begun = performance.now();
    const timer = setTimeout(() => change({ knowsZoom: true }), TOLD - stood.current);
    return () => {
      clearTimeout(timer);
      stood.current += performance.now() - begun;
    };
  }, [told, change]);
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
  // A person who is on turn is no longer a guest at this screen.
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
