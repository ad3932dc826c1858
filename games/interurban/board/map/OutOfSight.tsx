/** At the edge of a finger's board: the routes whose places for the chosen tile, or whose locos, lie beyond it. A touch goes there. */
import { useEffect, useState, type RefObject } from 'react';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { watchView } from '@stellwerk/toolkit/watch-view.ts';
import type { Words } from '../../texts/words.ts';
import type { Spot } from '../choosing/moves.ts';
import { chipsFor, type Edge } from './camera.ts';
import type { Cell } from './geometry.ts';
import { routeColour } from './Lines.tsx';
import { seenOf } from './useSteadyBox.ts';
import styles from './map.module.css';

interface OutOfSightProps {
  readonly spots: readonly Spot[];
  readonly tiles: readonly Cell[];
  readonly surface: RefObject<SVGGElement | null>;
  readonly words: Words;
  goTo(spot: Spot): void;
}

/** Where its arrow points, in degrees clockwise from east. */
const POINTS: Readonly<Record<Edge, number>> = { right: 0, bottom: 90, left: 180, top: 270 };

export function OutOfSight({ spots, tiles, surface, words, goTo }: OutOfSightProps) {
  const seen = useSeen(surface);
  if (!seen) return null;
  return chipsFor(spots, tiles, seen).map(({ spots: beyond, edge, x, y }) => {
    const [spot] = beyond;
    const routes = beyond.flatMap((it) => it.routes);
    return (
      <button
        key={`${spot!.x} ${spot!.y}`}
        type="button"
        className={styles.beyond}
        style={{ left: x, top: y, background: routeColour(routes[0]!.route) }}
        data-edge={edge}
        data-refused={beyond.every(({ reason }) => reason)}
        aria-label={words.board.beyond(routes.map(({ label }) => label))}
        onClick={() => goTo(spot!)}
      >
        {routes.map(({ label }) => label).join(' ')}
        <span style={{ rotate: `${POINTS[edge]}deg` }}>
          <Icon name="next" size={12} />
        </span>
      </button>
    );
  });
}

/** What the window shows now. */
function useSeen(surface: RefObject<SVGGElement | null>): ReturnType<typeof seenOf> {
  const [seen, setSeen] = useState<ReturnType<typeof seenOf>>();
  useEffect(() => {
    const svg = surface.current?.ownerSVGElement;
    if (!svg) return;
    const look = (): void => setSeen(seenOf(surface.current));
    look();
    return watchView(svg, look);
  }, [surface]);
  return seen;
}
