/**
 * Mouse and finger on the map. A mouse shows what it means and clicks. A finger is pressed near a ring and lifted, or slides along a line
 * from a crossing of the net or a ring to the next; while it does, the map stays where it is. Any other drag pans, and a second finger
 * always zooms. A long press on a rail tells whose it is.
 */
import { type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { Label } from '@stellwerk/toolkit/labels.ts';
import { type Pointed, usePointer } from '@stellwerk/toolkit/pointing.ts';
import { FREE, type View } from '../../rules/index.ts';
import type { Aim, Choosing } from '../choosing/useChoice.ts';
import { EDGE, type Layout } from './geometry.ts';
import type { Network } from './networks.ts';
import { distance } from '@stellwerk/toolkit/point.ts';
import {
  type CityDenied,
  cityDenied,
  cityUnder,
  type Connected,
  type Denied,
  leadsOn,
  lineDenied,
  lineUnder,
  nearestCrossing,
  nearestLine,
  type Nowhere,
  wayByFinger,
  wayByMouse,
} from './picking.ts';

/** How far from a crossing a pointer still means it, in pixels. */
const REACH = { mouse: 26, touch: 26 } as const;
/** For a start it is meant from the middle of the triangles around it too, in board units. */
const START_REACH = 0.6 * EDGE;
/** How near to a line a pointer has to be to mean the line itself, and to a rail or a crossing to touch it. */
const ON_LINE = 11;
const ON_NET = 16;
/** The most that a pointer reaches and touches, in board units, however small the map is seen: beyond lies the next crossing. */
const FAR = { reach: 0.8 * EDGE, touch: 0.45 * EDGE } as const;
const onNet = (pixel: number): number => Math.min(ON_NET * pixel, FAR.touch);
/** How near to a crossing a finger has to be pressed to draw a rail from there, and how far it goes before it does. */
const GRIP = 18;
/** A finger that has moved this far does not press any more. */
const SLOP = 8;
const LONG_PRESS = 450;
/** A second tap so soon and so near is one that shook. */
const SHAKY = { time: 350, distance: 12 };

interface Pointing {
  readonly layout: Layout;
  readonly view: View;
  readonly rails: readonly number[];
  readonly network: Network;
  readonly choice: Choosing;
  /** The names on the map, as they are drawn. */
  labels(): ReadonlyMap<number, Label>;
  /** Puts the marker there. */
  start(crossing: number): void;
  /** Says why nothing can be done at a line or, while markers are placed, at a crossing or beside all of them. */
  refuse(place: Denied | CityDenied | Connected | Nowhere | { readonly crossing: number }): void;
  /** A rail is pressed long, or no longer. */
  ask(line: number | undefined): void;
}

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Where a rail could be drawn from. */
  readonly grip: number | undefined;
  /** A finger that has not gone far yet presses; then it draws rails, and the map does not follow it, or it pans. */
  does: 'press' | 'draw' | 'pan';
  /** The ring it came over. */
  over: number | undefined;
  /** It has gone further than a finger shakes. */
  moved: boolean;
  long: ReturnType<typeof setTimeout> | undefined;
}

export function usePointing(surface: RefObject<SVGGElement | null>, pointing: Pointing) {
  const { layout, choice, network } = pointing;
  const { onPointerDown, pointed } = usePointer(surface, REACH);
  const press = useRef<Press>(undefined);
  /** The click that follows has been dealt with. */
  const done = useRef(false);
  const laid = useRef({ time: 0, x: 0, y: 0 });
  const keep = ({ timeStamp, clientX, clientY }: MouseEvent): void => {
    laid.current = { time: timeStamp, x: clientX, y: clientY };
  };
  const isShaky = ({ timeStamp, clientX, clientY }: MouseEvent): boolean =>
    timeStamp - laid.current.time < SHAKY.time &&
    Math.hypot(clientX - laid.current.x, clientY - laid.current.y) < SHAKY.distance;

  /** `slide`: a finger draws, and has come over a ring; then names are only what lies on its way. */
  const meant = (there: Pointed, slide?: Pick<Press, 'over'>): Aim | undefined => {
    const { at, byMouse, pixel } = there;
    const reach = Math.min(there.reach, FAR.reach);
    const city = slide ? undefined : cityAt(pointing, there);
    const site = city === undefined ? undefined : layout.topo.site[city]!;
    if (choice.kind === 'crossing') {
      const named = site !== undefined && choice.starts.has(site) ? site : undefined;
      const crossing =
        named ?? nearestCrossing(layout, at, Math.max(reach, START_REACH), (index) => choice.starts.has(index));
      return crossing === undefined ? undefined : { type: 'start', crossing };
    }
    if (draftUnder(pointing, there) !== undefined) return undefined;
    const way = byMouse
      ? wayByMouse(layout, choice.reach, at, site === undefined ? reach : 0, ON_LINE * pixel)
      : wayByFinger(layout, choice.reach, at, reach, slide?.over);
    // A mouse can be exactly on a line that runs under a name; a finger can't.
    if (site !== undefined && !(way && (byMouse || way.to === site))) return wayTo(choice, site, !byMouse);
    return way && { type: 'lay', way, byFinger: !byMouse };
  };

  const carryOut = (aim: Aim, event: MouseEvent): void => {
    if (aim.type === 'lay') {
      keep(event);
      choice.setCursor(undefined);
      choice.lay(aim.way);
    } else if (event.type === 'click' && event.detail > 1) pointing.start(aim.crossing);
    else if (aim.crossing !== choice.start) {
      keep(event);
      choice.setCursor(aim.crossing);
    } else if (!isShaky(event)) choice.setCursor(undefined);
  };
  const tap = (there: Pointed, event: MouseEvent): void => {
    const aim = meant(there);
    if (aim) carryOut(aim, event);
    else if (!isShaky(event)) touchOther(pointing, there);
  };

  const release = (): void => {
    clearTimeout(press.current?.long);
    if (press.current && press.current.does !== 'pan') choice.point(undefined);
    press.current = undefined;
  };

  return {
    onPointerDownCapture: (event: PointerEvent): void => {
      onPointerDown(event);
      done.current = false;
      if (!event.isPrimary) return release();
      const there = pointed(event);
      if (!there) return;
      const aim = event.pointerType === 'mouse' || choice.kind !== 'line' ? undefined : meant(there);
      const grip =
        choice.kind === 'line' && !there.byMouse
          ? nearestCrossing(
              layout,
              there.at,
              GRIP * there.pixel,
              (index) => network.crossings.has(index) || choice.reach.has(index),
            )
          : undefined;
      const rail = nearestLine(layout, there.at, onNet(there.pixel), (index) => pointing.rails[index] !== FREE);
      press.current = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        grip,
        does: aim !== undefined || grip !== undefined ? 'press' : 'pan',
        over: ringOf(choice, aim),
        moved: false,
        long: undefined,
      };
      if (aim) choice.point(aim);
      if (rail === undefined || aim) return;
      press.current.long = setTimeout(() => {
        done.current = true;
        pointing.ask(rail);
      }, LONG_PRESS);
    },
    onPointerMoveCapture: (event: PointerEvent): void => {
      const there = pointed(event);
      const now = press.current;
      if (now && now.id === event.pointerId && Math.hypot(event.clientX - now.x, event.clientY - now.y) > SLOP) {
        clearTimeout(now.long);
        now.moved = true;
      }
      if (!there) return;
      if (event.pointerType === 'mouse') {
        const aim = choice.kind === 'none' ? undefined : meant(there);
        if (!isSame(aim, choice.pointed)) choice.point(aim);
      } else if (now && now.does !== 'pan' && now.id === event.pointerId) {
        if (now.does === 'press' && hasLeft(layout, now, there)) {
          now.does = now.grip !== undefined && leadsOn(layout, choice.reach, now.grip, there.at) ? 'draw' : 'pan';
          if (now.does === 'pan') return choice.point(undefined);
        }
        // The map must not be dragged along.
        event.stopPropagation();
        if (now.does === 'press') return;
        const aim = meant(there, now);
        now.over = ringOf(choice, aim) ?? now.over;
        if (!isSame(aim, choice.pointed)) choice.point(aim);
      }
    },
    onPointerUpCapture: (event: PointerEvent): void => {
      const now = press.current;
      if (!now || now.id !== event.pointerId) return;
      const there = pointed(event);
      const aim = now.does !== 'pan' && there ? meant(there, now.does === 'draw' ? now : undefined) : undefined;
      release();
      pointing.ask(undefined);
      if (event.pointerType === 'mouse' || done.current || !there) return;
      // A finger has done what it meant: no click has to come.
      done.current = true;
      if (aim) carryOut(aim, event);
      else if (!now.moved && choice.kind !== 'none') tap(there, event);
    },
    onPointerCancelCapture: (): void => {
      release();
      pointing.ask(undefined);
    },
    onPointerLeave: (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') choice.point(undefined);
    },
    onClick: (event: MouseEvent): void => {
      const there = pointed(event);
      if (there?.byMouse && !done.current && choice.kind !== 'none') tap(there, event);
    },
  };
}

/** A draft is taken back, or goes another way where its end is tapped; for anything else there is a reason why not. */
function touchOther(pointing: Pointing, there: Pointed): void {
  const { layout, choice } = pointing;
  const draft = draftUnder(pointing, there);
  if (draft !== undefined) return choice.takeBack(draft);
  const near = nearestCrossing(layout, there.at, onNet(there.pixel));
  if (near !== undefined && near === choice.end) return choice.again();
  if (choice.kind === 'crossing') {
    const crossing = nearestCrossing(layout, there.at, there.reach);
    if (crossing !== undefined) pointing.refuse({ crossing });
    else if (choice.start === undefined) pointing.refuse({ code: 'onCrossing' });
    else choice.setCursor(undefined);
    return;
  }
  choice.setCursor(undefined);
  const city = cityAt(pointing, there);
  if (city !== undefined) return pointing.refuse(cityDenied(pointing, city, there.at));
  if (near !== undefined && pointing.network.crossings.has(near))
    return pointing.refuse({ code: 'connected', at: near });
  const denied = near === undefined ? undefined : lineDenied(pointing, near, there.at);
  const line = denied?.line ?? nearestLine(layout, there.at, there.reach);
  if (line !== undefined) pointing.refuse(denied ?? { line });
}

function cityAt({ layout, choice, labels }: Pointing, { at, pixel, byMouse }: Pointed): number | undefined {
  const isRing = (crossing: number): boolean => choice.reach.has(crossing);
  return cityUnder({ layout, labels: labels(), byFinger: !byMouse, isRing }, at, pixel);
}

function draftUnder({ layout, choice }: Pointing, { at, pixel }: Pointed): number | undefined {
  return lineUnder(layout, at, onNet(pixel), (line) => choice.drafts.includes(line));
}

/** A finger has gone away from the crossing it was pressed at, or from where it was pressed if there was no crossing. */
function hasLeft({ crossings }: Layout, { grip, moved }: Press, { at, pixel }: Pointed): boolean {
  return grip === undefined ? moved : distance(crossings[grip]!, at) > GRIP * pixel;
}

/** The crossing of a way with one rail: what a finger slides over on its way to a second. */
function ringOf({ reach }: Choosing, aim: Aim | undefined): number | undefined {
  if (aim?.type !== 'lay' || aim.way.lines.length > 1) return undefined;
  return reach.has(aim.way.to) ? aim.way.to : undefined;
}

function wayTo({ reach }: Choosing, site: number, byFinger: boolean): Aim | undefined {
  const [way] = reach.get(site) ?? [];
  return way && { type: 'lay', way, byFinger };
}

function isSame(a: Aim | undefined, b: Aim | undefined): boolean {
  if (a?.type === 'start') return b?.type === 'start' && a.crossing === b.crossing;
  if (a?.type === 'lay') return b?.type === 'lay' && a.way === b.way;
  return a === b;
}
