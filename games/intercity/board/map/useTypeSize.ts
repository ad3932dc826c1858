/** The size of the map's names, by how wide the whole map is on this screen. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { TypeSize } from './labels.ts';

/** Below this many pixels the names of the wide map can't be read. */
const NARROW = 560;

export function useTypeSize(box: RefObject<HTMLElement | null>): TypeSize {
  const [size, setSize] = useState<TypeSize>('wide');
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize(Math.min(element.clientWidth, element.clientHeight) < NARROW ? 'narrow' : 'wide'),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
