/** The part of the map that is seen, for what is drawn inside the viewport. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Box } from '@stellwerk/toolkit/point.ts';
import { watchView } from '@stellwerk/toolkit/watch-view.ts';

export function useSeen(within: RefObject<SVGGElement | null>): Box | undefined {
  const [seen, setSeen] = useState<Box>();
  useLayoutEffect(() => {
    const svg = within.current!.ownerSVGElement!;
    const look = (): void => {
      const { x, y, width, height } = svg.viewBox.baseVal;
      setSeen((before) =>
        before?.x === x && before.y === y && before.width === width && before.height === height
          ? before
          : { x, y, width, height },
      );
    };
    look();
    return watchView(svg, look);
  }, [within]);
  return seen;
}
