/** A guided game: the real table and the real screen, a lesson's play, and a guide who says what to do and why. */
import { endOf, type Lesson, type LessonStep, type Reason } from '@stellwerk/kernel';
import { OTHER } from '@stellwerk/tables';
import { onPlainKey } from '@stellwerk/toolkit/keys.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { Failure } from '../app/Failure.tsx';
import { useScreen } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { ask } from '../session/engine.ts';
import type { LessonSession } from '../session/lesson-session.ts';
import type { Live } from '../session/session.ts';
import type { CoachSlot } from '../table/frame.ts';
import { LiveTable } from '../table/LiveTable.tsx';
import { TableMenu } from '../table/TableMenu.tsx';
import { reasonText } from '../texts/index.ts';
import { Coach } from './Coach.tsx';
import { addressOf, FIRST, lessonsOf, useLesson } from './lessons.ts';
import { Pointer, thingNamed, thingPointedAt } from './Pointer.tsx';
import { keepProgress, noteAfterLesson } from './progress.ts';
import { PUT, showOnScreen, touch, useDraftOf, useShown, useShownBefore } from './on-screen.ts';
import { paragraphTried, useSteps } from './useSteps.ts';

interface Which {
  readonly game: string;
  readonly name: string;
}

export default function LearnPage({ game, name = FIRST }: { readonly game: string; readonly name?: string }) {
  return lessonsOf(game).includes(name) ? (
    <ErrorBoundary>
      <OpenLesson game={game} name={name} />
    </ErrorBoundary>
  ) : (
    <NotFoundPage />
  );
}

function OpenLesson(which: Which) {
  const lesson = useLesson(which.game, which.name);
  const { session, retry, ...steps } = useSteps(addressOf(which.game, which.name), lesson);
  if (!session) return <Opening {...which} steps={steps} />;
  return <AnyState {...which} lesson={lesson} session={session} retry={retry} steps={steps} />;
}

interface LessonProps extends Which {
  readonly lesson: Lesson;
  readonly session: LessonSession;
  readonly steps: Omit<ReturnType<typeof useSteps>, 'session' | 'retry'>;
}

function AnyState(props: LessonProps & { retry(): void }) {
  const { session, retry } = props;
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  if (state.status === 'failed') return <Failure reason={state.reason} onRetry={retry} />;
  return state.status === 'live' ? <LessonTable {...props} state={state} /> : <Opening {...props} />;
}

/** Somebody who presses a key twice need not wait for the step between. */
function Opening({ game, name, steps: { step, goTo } }: Pick<LessonProps, keyof Which | 'steps'>) {
  const leave = useLeave(game, name);
  useStepKeys({ back: () => goTo(step - 1), skip: () => goTo(step + 1), leave });
  return <Waiting />;
}

/** Somebody who came from a paragraph of the rules, or from the list of lessons beside them, goes back there. */
function useLeave(game: string, name: string): () => void {
  const [, navigate] = useLocation();
  const [paragraph] = useState(paragraphTried);
  const rules = `/rules/${game}`;
  return () => navigate(paragraph !== null ? `${rules}#${paragraph}` : name === FIRST ? '/' : rules);
}

function LessonTable({ game, name, lesson, session, steps, state }: LessonProps & { readonly state: Live }) {
  const { texts, settings } = useSettings();
  const [, navigate] = useLocation();
  const { step, position, done, goTo, advance, retreat } = steps;
  const now = lesson.steps[step]!;
  const last = step === lesson.steps.length - 1;
  const [helped, setHelped] = useState<number>();
  const leave = useLeave(game, name);
  const finish = async (): Promise<void> => {
    keepProgress(addressOf(game, name), 'done');
    const outcome = await ask((service) =>
      service.library.learned(lesson, settings.name || texts.newGame.personName(1)),
    );
    if (!outcome.ok) return;
    noteAfterLesson(game, outcome.id);
    navigate(`/play/${outcome.id}`);
  };
  const skip = async (): Promise<void> => {
    if (last) return finish();
    if (await showOnScreen(now)) return;
    if (session.isOnLine) await session.follow(endOf(lesson, step));
    await advance();
  };
  const { stray, gone } = useDraftOf(lesson, step);
  const ways = { back: () => goTo(step - 1), skip: () => (stray ? goTo(step + 1) : void skip()), leave };
  useStepKeys(ways, now.point);
  useTouch(now.await, advance);
  useShown(lesson, step, advance);
  useShownBefore(lesson, step);
  const lost = gone !== undefined && position === now.at ? gone : undefined;
  useEffect(() => {
    if (lost === undefined) return;
    const timer = setTimeout(() => void retreat(lost), GONE);
    return () => clearTimeout(timer);
  }, [lost, retreat]);
  const primary = last
    ? { label: texts.learn.playNow, run: () => void finish() }
    : now.await === 'go'
      ? { label: texts.learn.goOn, run: () => void advance() }
      : undefined;
  const coach: CoachSlot = {
    primary,
    hint: primary ? undefined : () => setHelped(step),
    wants: wantedIn(lesson, step, position),
    panel: (refused) => (
      <Guide
        {...{ game, lesson, step, refused, goTo, ways }}
        stray={stray}
        onRefusal={() => void advance()}
        showMe={primary === undefined}
        helps={helped === step}
        onLost={() => setHelped(step)}
      />
    ),
  };
  return (
    <>
      <LiveTable
        session={session}
        state={state}
        around={{
          menu: (openRules) => (
            <TableMenu game={game} commitment={state.commitment} options={state.options} openRules={openRules} />
          ),
          clock: () => undefined,
          after: {},
          coach,
        }}
      />
      <Pointer names={done ? [] : pointedAt(now, stray)} leads={!primary && helped === step} />
    </>
  );
}

/** The action of the play that comes next, as long as it is this step's. */
function wantedIn(lesson: Lesson, step: number, position: number): string | undefined {
  const entry = position < endOf(lesson, step) ? lesson.play.entries[position] : undefined;
  return entry && 'action' in entry ? JSON.stringify(entry.action) : undefined;
}

/** What was chosen by mistake comes first; what goes elsewhere by a touch only keeps the button from being the next. */
function pointedAt({ point = [] }: LessonStep, stray: string | undefined): readonly string[] {
  if (stray === undefined) return point;
  return stray.startsWith(PUT) ? point.filter((name) => name !== 'primary') : [stray];
}

interface Ways {
  back(): void;
  skip(): void;
  leave(): void;
}

interface GuideProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly step: number;
  readonly refused: Reason | undefined;
  /** Something else is chosen. */
  readonly stray: string | undefined;
  /** The step can be shown instead of done. */
  readonly showMe: boolean;
  /** Help was asked for, or is needed. */
  readonly helps: boolean;
  readonly ways: Ways;
  goTo(step: number): void;
  /** The refusal that the step is about has been seen. */
  onRefusal(): void;
  /** After some tries, or a long time without any. */
  onLost(): void;
}

/** After so many wrong tries, or so long without any (ms), a finger leads to it and the guide offers to show it. */
const MISSES = 2;
const IDLE = 20_000;
/** What was chosen may be gone because it is under way (ms). */
const GONE = 1500;
/** What the sign has room for on a phone, in characters. */
const LONGEST_REASON = 92;
/** How long the refusal that a step is about stands before the next step (ms). */
const READING = 3500;

/** What has come of a step so far. */
interface Tries {
  readonly step: number;
  /** What was refused in the step before has been read. */
  readonly old: Reason | undefined;
  readonly misses: number;
  /** The refusal that the step is about: a touch meanwhile takes it off the board, but nothing from the step. */
  readonly kept?: Reason;
}

function useTries(step: number, { await: awaits }: LessonStep, last: Reason | undefined) {
  const [before, setTries] = useState<Tries>({ step, old: last, misses: 0 });
  const tries = before.step === step ? before : { step, old: last, misses: 0 };
  if (tries !== before) setTries(tries);
  const refused = last === tries.old ? undefined : last;
  const wanted = typeof awaits === 'object' && 'refusal' in awaits ? awaits.refusal : undefined;
  useEffect(() => {
    if (!refused) return;
    setTries((now) => (refused.code === wanted ? { ...now, kept: refused } : { ...now, misses: now.misses + 1 }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [refused]);
  useEffect(() => {
    const timer = setTimeout(() => setTries((now) => ({ ...now, misses: MISSES })), IDLE);
    return () => clearTimeout(timer);
  }, [step]);
  return { refused, misses: tries.misses, kept: tries.kept };
}

function Guide(props: GuideProps) {
  const { game, lesson, step, refused: last, stray, showMe, helps, ways, goTo, onRefusal, onLost } = props;
  const { texts, settings } = useSettings();
  const { language } = settings;
  const screen = useScreen(game);
  const now = lesson.steps[step]!;
  const { refused, misses, kept } = useTries(step, now, last);
  const seen = kept !== undefined;
  const isLost = misses >= MISSES;
  useEffect(() => {
    if (isLost) onLost();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLost]);
  useEffect(() => {
    if (!seen) return;
    const timer = setTimeout(onRefusal, READING);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [seen]);
  const [order, why] = now.say[language];
  const reason = refused ?? kept;
  return (
    <Coach
      order={order}
      why={why}
      refusal={stray?.startsWith(PUT) ? otherText() : stray ? texts.learn.stray : reason && refusalText(reason)}
      aimed={now.point?.length ? texts.learn.aim : ''}
      step={step}
      steps={lesson.steps.length}
      showMe={showMe && !stray && helps ? ways.skip : undefined}
      goTo={goTo}
      {...ways}
    />
  );

  function otherText(): string {
    return now.other?.[language] ?? texts.learn.other;
  }

  function refusalText(reason: Reason): string {
    if (reason.code === OTHER) return otherText();
    const said = reasonText(texts, reason, screen.texts[language]);
    const nudged = `${said} ${texts.learn.nudge}`;
    return kept || !now.point || nudged.length > LONGEST_REASON ? said : nudged;
  }
}

/** [ and ] go along the line, G goes to what is pointed at and Enter touches it, Escape twice leaves. */
function useStepKeys(ways: Ways, point: readonly string[] = []): void {
  const escaped = useRef(0);
  useEffect(() =>
    onPlainKey(({ key, timeStamp }) => {
      if (key === '[') ways.back();
      else if (key === ']') ways.skip();
      else if (key === 'g') {
        const thing = thingPointedAt(point);
        if (thing && !focusOn(thing)) touchOnEnter(thing);
      } else if (key === 'Escape') {
        if (timeStamp - escaped.current < 1000) ways.leave();
        escaped.current = timeStamp;
        return false;
      } else return false;
      return true;
    }),
  );
}

/** Goes to the thing, or to the board that draws it, which is said. */
function focusOn(thing: Element): boolean {
  const own = thing.closest('button, a') ?? thing.querySelector('[tabindex], button, a');
  const target = own ?? thing.closest('[tabindex]');
  if (target instanceof HTMLElement || target instanceof SVGElement) target.focus();
  return own !== null;
}

/** What a board draws can't have the focus itself: the next key, if it is Enter, means the thing and not the board. */
function touchOnEnter(thing: Element): void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    touch(thing);
  };
  addEventListener('keydown', onKey, { capture: true, once: true });
}

/** Where a step awaits a touch that does nothing in the game: a card, a row. Boards may find what is meant by the place alone. */
function useTouch(awaits: LessonStep['await'], advance: () => Promise<void>): void {
  const name = typeof awaits === 'object' && 'touch' in awaits ? awaits.touch : undefined;
  useEffect(() => {
    if (name === undefined) return;
    const touched = ({ target, clientX, clientY, detail }: MouseEvent): void => {
      const thing = thingNamed(name);
      const box = thing?.getBoundingClientRect();
      const inside =
        box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom && detail > 0;
      if (inside || (target instanceof Node && thing?.contains(target))) setTimeout(() => void advance(), SEEN);
    };
    addEventListener('click', touched, true);
    return () => removeEventListener('click', touched, true);
  }, [name, advance]);
}

/** What a touch shows is seen before the next step (ms). */
const SEEN = 900;
