/**
 * Points at things on the screen by their names (`data-name`): a dotted ring of lamps around each and a wedge beside it, where no name stands; at the
 * edge of the board a wedge alone, where the thing is out of sight. It lies over everything and takes no touch, and goes where the things go.
 */
import { useEffect, useState, type CSSProperties } from 'react';
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

interface PointerProps {
  readonly names: readonly string[];
  /** Somebody is lost: a finger goes along the things. */
  readonly leads?: boolean;
}

export function Pointer({ names, leads = false }: PointerProps) {
  const spots = useSpots(names);
  const written = spots.length > 0 ? boxesOfNames() : [];
  const way = leads ? wayOf(spots) : undefined;
  return (
    <div className={styles.pointer} aria-hidden="true">
      {way && <span key={way} className={styles.finger} data-finger="" style={{ offsetPath: way }} />}
      {spots.map(({ name, x, y, width, height, turned }) => {
        if (turned !== undefined) {
          return <Wedge key={name} className={styles.edge} data-edge="" x={x} y={y} turned={turned - 90} />;
        }
        const small = Math.max(width, height) < SMALL;
        const ring = small
          ? { left: x + width / 2 - 22, top: y + height / 2 - 22, width: 44, height: 44, borderRadius: 22 }
          : { left: x - 4, top: y - 4, width: width + 8, height: height + 8, borderRadius: 10 };
        const beside = sideOf(ring, written);
        return (
          <div key={name}>
            <span className={styles.ring} data-ring="" style={ring} />
            {beside && <Wedge className={styles.wedge} data-wedge="" data-passing={!small || undefined} {...beside} />}
          </div>
        );
      })}
    </div>
  );
}

interface Beside {
  readonly x: number;
  readonly y: number;
  /** 0 points down. */
  readonly turned: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

interface Ring {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The first side of the ring with room on the screen where no name stands, if there is one. */
function sideOf(ring: Ring, written: readonly Box[]): Beside | undefined {
  const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
  const sides: readonly Beside[] = [
    { x, y: ring.top - AWAY, turned: 0 },
    { x: ring.left + ring.width + AWAY, y, turned: 90 },
    { x: ring.left - AWAY, y, turned: -90 },
    { x, y: ring.top + ring.height + AWAY, turned: 180 },
  ];
  return sides.find((side) => {
    const room = roomOf(side);
    const isOnScreen = room.left >= 0 && room.top >= 0 && room.right <= innerWidth && room.bottom <= innerHeight;
    return isOnScreen && !written.some((box) => meets(room, box));
  });
}

/** From the ring to the middle of the wedge, and how far it nods away from there (px). */
const AWAY = 13;
const NOD = 7;

function roomOf({ x, y, turned }: Beside): Box {
  const [across, along] = turned % 180 === 0 ? [13, 10] : [10, 13];
  return {
    left: x - across - (turned === -90 ? NOD : 0),
    right: x + across + (turned === 90 ? NOD : 0),
    top: y - along - (turned === 0 ? NOD : 0),
    bottom: y + along + (turned === 180 ? NOD : 0),
  };
}

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const boxesOfNames = (): readonly Box[] =>
  [...document.querySelectorAll('main svg text')].map((name) => name.getBoundingClientRect());

function Wedge({ x, y, turned, ...more }: Beside & { readonly className: string | undefined }) {
  const away = { 0: `0 -${NOD}px`, 90: `${NOD}px 0`, [-90]: `-${NOD}px 0`, 180: `0 ${NOD}px` }[turned];
  const style = { left: x - 13, top: y - 10, rotate: `${turned}deg`, '--away': away } as CSSProperties;
  return (
    <svg viewBox="0 0 26 20" style={style} {...more}>
      <path d="M1 1 L25 1 L13 19 Z" />
    </svg>
  );
}

/** Comes in from below and goes from thing to thing. */
function wayOf(spots: readonly Spot[]): string | undefined {
  const [first, ...rest] = spots
    .filter(({ turned }) => turned === undefined)
    .map(({ x, y, width, height }) => `${x + width / 2} ${y + height / 2}`);
  if (!first) return undefined;
  const [x, y] = first.split(' ').map(Number);
  return `path("M${x! + 30} ${y! + 80}L${[first, ...rest].join('L')}")`;
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
