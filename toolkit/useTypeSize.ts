/** The size of a map's names, by how much room the whole map has on this screen. */
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { TypeSize } from './labels.ts';

/** `isNarrow` gets the size of the box in pixels and must stay the same function. */
export function useTypeSize(
  box: RefObject<HTMLElement | null>,
  isNarrow: (width: number, height: number) => boolean,
): TypeSize {
  const [size, setSize] = useState<TypeSize>('wide');
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize(isNarrow(element.clientWidth, element.clientHeight) ? 'narrow' : 'wide'),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isNarrow]);
  return size;
}
