/** Steps that happen on the screen alone: what is put together there before the turn is sent. They end when it is seen, however it was done. */
import type { Lesson, LessonStep } from '@stellwerk/kernel';
import { useEffect, useState } from 'react';
import { thingNamed } from './Pointer.tsx';

/** How often the screen is looked at, and how long what has come is seen before the next step (ms). */
const LOOK = 100;
const SEEN = 900;

export function useShown({ steps }: Lesson, step: number, done: () => Promise<void>): void {
  const name = shownBy(steps[step]!.await);
  useEffect(() => {
    if (name === undefined) return;
    let timer = setTimeout(function look() {
      timer = thingNamed(name) && !strayIn(steps, step) ? setTimeout(() => void done(), SEEN) : setTimeout(look, LOOK);
    });
    return () => clearTimeout(timer);
  }, [steps, step, name, done]);
}

/** Things of this kind are what the learner has put together: they stay on the screen until the turn is sent or they are taken back. */
const CHOSEN = 'chosen:';
/** And these go elsewhere by a touch there. */
export const PUT = 'put:';
const idOf = (name: string): string => name.slice(name.indexOf(':') + 1);

interface Draft {
  /** Was chosen, but no step so far was about it. */
  readonly stray: string | undefined;
  /** The step whose thing was chosen and has been taken back. */
  readonly gone: number | undefined;
}

/** How the draft on the screen departs from what the steps have asked for. */
export function useDraftOf({ steps }: Lesson, step: number): Draft {
  const [draft, setDraft] = useState<Draft & { readonly step: number }>();
  useEffect(() => {
    const timer = setInterval(() => {
      const now = { step, stray: strayIn(steps, step), gone: goneIn(steps, step) };
      setDraft((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    }, LOOK);
    return () => clearInterval(timer);
  }, [steps, step]);
  return draft?.step === step ? draft : { stray: undefined, gone: undefined };
}

function strayIn(steps: Lesson['steps'], step: number): string | undefined {
  // Where nothing is awaited, anything may be tried.
  if (steps[step]!.await === 'go') return undefined;
  const asked = steps.slice(0, step + 1).flatMap(({ await: awaits, point = [] }) => [...point, shownBy(awaits) ?? '']);
  const wanted = new Set(asked.map(idOf));
  const named = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-name]')];
  return named
    .flatMap(({ dataset }) => dataset['name']!.split(' '))
    .find((name) => (name.startsWith(CHOSEN) || name.startsWith(PUT)) && !wanted.has(idOf(name)));
}

function goneIn(steps: Lesson['steps'], step: number): number | undefined {
  const from = momentOf(steps, step);
  const gone = steps.slice(from, step).findIndex(({ await: awaits }) => {
    const name = shownBy(awaits);
    return name?.startsWith(CHOSEN) && !thingNamed(name);
  });
  return gone < 0 ? undefined : from + gone;
}

/** The first of the steps in which this step's draft is put together. */
function momentOf(steps: Lesson['steps'], step: number): number {
  let from = step;
  while (from > 0 && steps[from - 1]!.at === steps[step]!.at && shownBy(steps[from - 1]!.await)) from--;
  return from;
}

/** Touches what the step points at, one thing after another, until it shows what it awaits. False if it never does, or is about no touch. */
export async function showOnScreen({ await: awaits, point = [] }: LessonStep): Promise<boolean> {
  if (awaits === undefined || awaits === 'go') return false;
  const name = shownBy(awaits);
  let touched: Element | undefined;
  for (const each of point) {
    if (name !== undefined && thingNamed(name)) break;
    touch((touched = await found(each)));
    // What only a touch has done is gone with the next.
    await (name === undefined ? new Promise((resolve) => setTimeout(resolve, SEEN)) : drawn());
  }
  return (name === undefined ? touched : await found(name)) !== undefined;
}

/** A lesson opened in the middle of a turn: what the steps before it put together is put together again. */
export function useShownBefore({ steps }: Lesson, step: number): void {
  useEffect(() => {
    void (async () => {
      for (const before of steps.slice(momentOf(steps, step), step)) await showOnScreen(before);
    })();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

function shownBy(awaits: LessonStep['await']): string | undefined {
  return typeof awaits === 'object' && 'shown' in awaits ? awaits.shown : undefined;
}

/** Boards find what is meant by the thing or by the place. */
export function touch(thing: Element | undefined): void {
  if (!thing) return;
  const { x, y, width, height } = thing.getBoundingClientRect();
  const [clientX, clientY] = [x + width / 2, y + height / 2];
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }));
}

/** The thing, as soon as it is there; not for long. */
async function found(name: string): Promise<Element | undefined> {
  for (let tries = 0; tries < 10; tries++) {
    const thing = thingNamed(name);
    if (thing) return thing;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  return undefined;
}

function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
