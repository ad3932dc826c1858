/** How large something is drawn, in pixels; nothing until it is. */
import { useLayoutEffect, useState } from 'react';

const NO_SIZE = { width: 0, height: 0 };

export function useSize(element: { readonly current: Element | null }) {
  const [size, setSize] = useState(NO_SIZE);
  useLayoutEffect(() => {
    const measure = (): void => {
      const { width, height } = element.current!.getBoundingClientRect();
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
