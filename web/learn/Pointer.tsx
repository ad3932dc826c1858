/**
 * Points at things on the screen by their names (`data-name`): a dotted ring of lamps around each and a wedge beside it. It lies over everything and
 * takes no touch, and goes where the things go.
 */
import { useEffect, useState } from 'react';
import styles from './Pointer.module.css';

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Below this a thing has a round ring, larger than itself; tiles and buttons are framed (px). */
const SMALL = 40;

export function thingNamed(name: string): Element | undefined {
  return [...document.querySelectorAll(`[data-name~="${CSS.escape(name)}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );
}

export function Pointer({ names }: { readonly names: readonly string[] }) {
  const spots = useSpots(names);
  return (
    <div className={styles.pointer} aria-hidden="true">
      {spots.map(({ name, x, y, width, height }) => {
        const small = Math.max(width, height) < SMALL;
        const ring = small
          ? { left: x + width / 2 - 22, top: y + height / 2 - 22, width: 44, height: 44, borderRadius: 22 }
          : { left: x - 4, top: y - 4, width: width + 8, height: height + 8, borderRadius: 10 };
        const below = ring.top < 40;
        return (
          <div key={name}>
            <span className={styles.ring} data-ring="" style={ring} />
            <svg
              className={styles.wedge}
              data-passing={!small || undefined}
              data-below={below || undefined}
              viewBox="0 0 26 20"
              style={{
                left: ring.left + ring.width / 2 - 13,
                top: below ? ring.top + ring.height + 3 : ring.top - 23,
              }}
            >
              <path d={below ? 'M13 1 L25 19 L1 19 Z' : 'M1 1 L25 1 L13 19 Z'} />
            </svg>
          </div>
        );
      })}
    </div>
  );
}

/** Looks where they are, as often as the screen is drawn: boards glide. */
function useSpots(names: readonly string[]): readonly Spot[] {
  const [spots, setSpots] = useState<readonly Spot[]>([]);
  const key = names.join(' ');
  useEffect(() => {
    let frame = 0;
    let before = '';
    const brought = new Set<string>();
    const look = (): void => {
      frame = requestAnimationFrame(look);
      for (const name of key.split(' ')) if (!brought.has(name) && bringIntoSight(name)) brought.add(name);
      const all = key === '' ? [] : key.split(' ').flatMap(spotOf);
      // Once the button can be pressed, everything else is done.
      const primary = all.find(({ name }) => name === 'primary');
      // By this name it waits until everything else is gone: a turn can be ended early at all times.
      const rest = all.filter(({ name }) => name !== 'button');
      const now = primary ? [primary] : rest.length > 0 ? rest : all;
      const seen = JSON.stringify(now);
      if (seen !== before) setSpots(now);
      before = seen;
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return spots;
}

/** What a list has scrolled away is shown once; true as soon as the thing is there. */
function bringIntoSight(name: string): boolean {
  const thing = name === '' ? undefined : thingNamed(name);
  if (!(thing instanceof HTMLElement)) return thing !== undefined;
  const { x, y, width, height } = thing.getBoundingClientRect();
  const seen = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!seen || !thing.contains(seen)) thing.scrollIntoView({ block: 'center' });
  return true;
}

function spotOf(name: string): readonly Spot[] {
  const element = thingNamed(name);
  // What can't be pressed yet comes into its own when it can.
  if (!element || element.matches(':disabled, [aria-disabled=true]')) return [];
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = element.closest('main')?.getBoundingClientRect();
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const outside =
    frame && (middleX < frame.left || middleX > frame.right || middleY < frame.top || middleY > frame.bottom);
  if (outside || middleX < 0 || middleY < 0 || middleX > innerWidth || middleY > innerHeight) return [];
  return [{ name, x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }];
}
