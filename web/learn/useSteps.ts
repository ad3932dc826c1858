/** Where somebody is in a lesson, and how the table gets from one step to the next. */
import { endOf, type Lesson } from '@stellwerk/kernel';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PAUSES, useSettings } from '../app/settings.tsx';
import { LessonSession } from '../session/lesson-session.ts';
import { useSession } from '../session/useSession.ts';
import { keepProgress, progressOf } from './progress.ts';

/** What was done stays in sight for a moment (ms). */
const DONE = 400;
/** Entries between two steps that are too many to be watched: the table is opened where they end. */
const LONG = 100;

export function useSteps(address: string, lesson: Lesson) {
  const { settings } = useSettings();
  const [opened, setOpened] = useState(() => ({ step: firstStep(address, lesson), times: 0 }));
  const [step, setStep] = useState(opened.step);
  const moving = useRef(false);
  const { session, retry } = useSession(`${address} ${opened.times}`, () => {
    // Others move at double pace.
    const pace = { pause: PAUSES[settings.pace] / 2, held: false, seen: 0 };
    return new LessonSession(lesson, opened.step, settings.name, pace);
  });

  const goTo = useCallback(
    (to: number) => {
      const there = Math.max(0, Math.min(lesson.steps.length - 1, to));
      moving.current = false;
      setStep(there);
      setOpened(({ times }) => ({ step: there, times: times + 1 }));
    },
    [lesson],
  );
  /** To the next step, on the same table as long as it has come to where that begins. */
  const advance = useCallback(async () => {
    if (!session || moving.current || step + 1 >= lesson.steps.length) return;
    moving.current = true;
    const next = lesson.steps[step + 1]!;
    if (next.at - session.position > LONG) return goTo(step + 1);
    if (session.position < next.at && session.isOnLine) await session.follow(next.at);
    const strayed = !session.isOnLine && endOf(lesson, step) < next.at;
    if (strayed || session.position < next.at || session.position > endOf(lesson, step + 1)) return goTo(step + 1);
    await session.begin(step + 1);
    moving.current = false;
    setStep(step + 1);
  }, [session, lesson, step, goTo]);

  /** Back on the same table: something that was put together has been taken back. */
  const retreat = useCallback(
    async (to: number) => {
      await session?.begin(to);
      setStep(to);
    },
    [session],
  );

  const position = useSyncExternalStore(
    session?.subscribe ?? noSubscription,
    () => session?.position ?? lesson.steps[step]!.at,
  );
  const done = lesson.steps[step]!.await === undefined && session !== undefined && position >= endOf(lesson, step);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void advance(), settings.pace === 'instant' ? 0 : DONE);
    return () => clearTimeout(timer);
  }, [done, advance, settings.pace]);

  useEffect(() => {
    // Somebody who tries one step keeps the place in the lesson that they had.
    if (paragraphTried() === null) keepProgress(address, { step, of: lesson.steps.length });
    const query = new URLSearchParams(location.search);
    query.set('step', String(step + 1));
    history.replaceState(history.state, '', `${location.pathname}?${query}`);
  }, [address, lesson, step]);
  return { session, retry, step, position, done, goTo, advance, retreat };
}

const noSubscription = (): (() => void) => () => {};

function firstStep(address: string, { steps }: Lesson): number {
  const asked = Number(new URLSearchParams(location.search).get('step')) - 1;
  const kept = progressOf(address);
  const step = Number.isInteger(asked) && asked >= 0 ? asked : typeof kept === 'object' ? kept.step : 0;
  return Math.min(step, steps.length - 1);
}

/** The paragraph of the rules that somebody came from to try it, and goes back to. */
export function paragraphTried(): string | null {
  return new URLSearchParams(location.search).get('from');
}
