/**
 * Points at things on the screen by their names (`data-name`): a dotted ring of lamps around each and a wedge beside it; at the edge of the board a
 * wedge alone, where the thing is out of sight. It lies over everything and takes no touch, and goes where the things go.
 */
import { useEffect, useState, type SVGProps } from 'react';
import styles from './Pointer.module.css';

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Out of sight: the place is at the edge, and the thing lies in this direction (degrees, 0 is to the right). */
  readonly turned?: number;
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
      {spots.map(({ name, x, y, width, height, turned }) => {
        if (turned !== undefined) {
          const style = { left: x - 13, top: y - 10, rotate: `${turned - 90}deg` };
          return <Wedge key={name} className={styles.edge} data-edge="" style={style} d={DOWN} />;
        }
        const small = Math.max(width, height) < SMALL;
        const ring = small
          ? { left: x + width / 2 - 22, top: y + height / 2 - 22, width: 44, height: 44, borderRadius: 22 }
          : { left: x - 4, top: y - 4, width: width + 8, height: height + 8, borderRadius: 10 };
        const below = ring.top < 40;
        return (
          <div key={name}>
            <span className={styles.ring} data-ring="" style={ring} />
            <Wedge
              className={styles.wedge}
              data-passing={!small || undefined}
              data-below={below || undefined}
              style={{
                left: ring.left + ring.width / 2 - 13,
                top: below ? ring.top + ring.height + 3 : ring.top - 23,
              }}
              d={below ? UP : DOWN}
            />
          </div>
        );
      })}
    </div>
  );
}

const UP = 'M13 1 L25 19 L1 19 Z';
const DOWN = 'M1 1 L25 1 L13 19 Z';

function Wedge({ d, ...more }: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 26 20" {...more}>
      <path d={d} />
    </svg>
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
      const now = spotsOf(key === '' ? [] : key.split(' '));
      const seen = JSON.stringify(now);
      if (seen !== before) setSpots(now);
      before = seen;
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return spots;
}

/** What is to be touched next. */
export function thingPointedAt(names: readonly string[]): Element | undefined {
  const [spot] = spotsOf(names);
  return spot && thingNamed(spot.name);
}

function spotsOf(names: readonly string[]): readonly Spot[] {
  const all = names.flatMap(spotOf);
  // Once the button can be pressed, everything else is done.
  const primary = all.find(({ name }) => name === 'primary');
  // By this name it waits until everything else is gone: a turn can be ended early at all times.
  const rest = all.filter(({ name }) => name !== 'button');
  return primary ? [primary] : rest.length > 0 ? rest : all;
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
  const box = { name, x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const frame = element.closest('main')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const within = { x: clamp(middleX, frame.left, frame.right), y: clamp(middleY, frame.top, frame.bottom) };
  if (within.x === middleX && within.y === middleY) return [box];
  // As far inside as the wedge is large.
  const edge = {
    x: clamp(within.x, frame.left + EDGE, frame.right - EDGE),
    y: clamp(within.y, frame.top + EDGE, frame.bottom - EDGE),
  };
  const turned = (Math.atan2(middleY - edge.y, middleX - edge.x) * 180) / Math.PI;
  return [{ ...box, x: Math.round(edge.x), y: Math.round(edge.y), turned: Math.round(turned) }];
}

/** Half of the wedge's width, and a little (px). */
const EDGE = 18;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
