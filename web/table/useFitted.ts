/** What is said is read whole: where it doesn't fit in its usual type, it is set smaller and in more lines, as far as its place has room. */
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How often it may be set smaller; the style sheets say how. */
const STEPS = 2;

/** For the box whose `data-tight` says how much smaller. It is cut itself, or one of the lines in it that are chosen by `lines`. */
export function useFitted<Box extends HTMLElement>(lines?: string): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => fit(box.current!, lines));
  useLayoutEffect(() => {
    const again = (): void => fit(box.current!, lines);
    const observer = new ResizeObserver(again);
    observer.observe(box.current!);
    void document.fonts.ready.then(() => box.current && again());
    return () => observer.disconnect();
  }, [lines]);
  return box;
}

function fit(box: HTMLElement, lines: string | undefined): void {
  const measured = lines === undefined ? [box] : [...box.querySelectorAll<HTMLElement>(lines)];
  for (let step = 0; step <= STEPS; step++) {
    box.dataset['tight'] = String(step);
    if (!measured.some(isCut)) return;
  }
}

/** Letters may reach beyond their line by a pixel or two. */
const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2;
