/** Steps that happen on the screen alone: what is put together there before the turn is sent. They end when it is seen, however it was done. */
import type { Lesson, LessonStep } from '@stellwerk/kernel';
import { useEffect } from 'react';
import { thingNamed } from './Pointer.tsx';

/** How often the screen is looked at, and how long what has come is seen before the next step (ms). */
const LOOK = 100;
const SEEN = 900;

export function useShown(awaits: LessonStep['await'], done: () => Promise<void>): void {
  const name = shownBy(awaits);
  useEffect(() => {
    if (name === undefined) return;
    let timer = setTimeout(function look() {
      timer = thingNamed(name) ? setTimeout(() => void done(), SEEN) : setTimeout(look, LOOK);
    });
    return () => clearTimeout(timer);
  }, [name, done]);
}

/** Touches what the step points at, one thing after another, until it shows what it awaits. False if it never does. */
export async function showOnScreen({ await: awaits, point = [] }: LessonStep): Promise<boolean> {
  const name = shownBy(awaits);
  if (name === undefined) return false;
  for (const each of point) {
    if (thingNamed(name)) break;
    touch(await found(each));
    await drawn();
  }
  return (await found(name)) !== undefined;
}

/** A lesson opened in the middle of a turn: what the steps before it put together is put together again. */
export function useShownBefore({ steps }: Lesson, step: number): void {
  useEffect(() => {
    let from = step;
    while (from > 0 && steps[from - 1]!.at === steps[step]!.at && shownBy(steps[from - 1]!.await)) from--;
    void (async () => {
      for (const before of steps.slice(from, step)) await showOnScreen(before);
    })();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

function shownBy(awaits: LessonStep['await']): string | undefined {
  return typeof awaits === 'object' && 'shown' in awaits ? awaits.shown : undefined;
}

/** Boards find what is meant by the thing or by the place. */
function touch(thing: Element | undefined): void {
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
