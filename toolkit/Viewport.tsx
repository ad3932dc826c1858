/**
 * The window onto a board: an SVG that fills its box, is panned by dragging and zoomed by wheel, pinch and the controls that it hands to the
 * table. Clicks go through to what is drawn, except for the one at the end of a drag. On touch screens it follows what can be done.
 */
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {
  between,
  closeTo,
  fitted,
  isSame,
  panned,
  seen,
  showing,
  wholeScale,
  zoomed,
  type Board,
  type Frame,
} from './frame.ts';
import { TOUCH, useMedia } from './media.ts';
import type { Box, Point } from './point.ts';
import { boardPoint } from './pointing.ts';
import { useSize } from './useSize.ts';
import styles from './Viewport.module.css';

interface ViewportProps {
  /** Size of the board in its own units. */
  readonly width: number;
  readonly height: number;
  /** What a screen reader calls the board. */
  readonly label?: string;
  readonly maxZoom?: number;
  readonly className?: string;
  /** A click or tap that did not end a drag, in board units. Drawn elements get their clicks as well. */
  readonly onPoint?: (point: Point) => void;
  /** When it changes, the board is fitted again: for tables that grow. */
  readonly fitKey?: string | number;
  /** When it changes, the board is moved until this point is seen: for cursors that are moved by keys, or cards that are tapped. */
  readonly inSight?: Point | undefined;
  /** What can be done now, in board units: followed on touch screens. */
  readonly box?: Box | undefined;
  /** Pixels a unit at which a finger hits every target: where following goes. */
  readonly working?: number | undefined;
  /** Pixels a unit down to which following goes to show all of the box; not below `working` if nothing is said. */
  readonly least?: number | undefined;
  /** What lies on a board that has room around it: what is shown as the whole, and beyond which following does not look. */
  readonly content?: Box | undefined;
  /** When it changes, the board is followed again, although it was moved by hand: my turn begins, another move is looked at. */
  readonly moment?: string | undefined;
  /** How long after a touch nothing moves by itself (ms): short where a touch itself says what is looked at next. */
  readonly rest?: number;
  /** The moment that begins asks for a finger: the board is where it goes without gliding there. */
  readonly atOnce?: boolean;
  readonly children: ReactNode;
}

/** What the table's controls can do with the board that is shown. */
export interface ViewControls {
  closer(): void;
  further(): void;
  /** All of the board, and from there back to where one was. */
  whole(): void;
  /** Whether the board follows what can be done, and was not moved away from it; undefined where it never does. */
  readonly follows: boolean | undefined;
  follow(on: boolean): void;
}

/** How the board's window hands its controls to the table around it. */
export const ViewControlsContext = createContext<(controls: ViewControls | undefined) => void>(() => {});

const ScaleContext = createContext(1);

/** Pixels a board unit: what is written or tapped keeps its size in pixels by it. */
export function useScale(): number {
  return use(ScaleContext);
}

/** Movement below this is a tap with an unsteady finger. */
const SLOP = 8;
const DOUBLE_TAP = 320;
/** How much nearer one press of a button or key goes. */
const STEP = 1.35;
/** Nothing moves by itself under a finger, nor so long after it (ms), unless the board asks for less. */
const REST = 3000;
/** A touch that comes while the board moves by itself, or so soon after, was meant for what lay there before (ms). */
const CALM = 350;

export function Viewport(props: ViewportProps) {
  const { width, height, label, maxZoom = 6, className, onPoint, fitKey, inSight, box, working, children } = props;
  const { moment, atOnce = false, least = working, content, rest = REST } = props;
  const svg = useRef<SVGSVGElement>(null);
  const window = useSize(svg);
  const board = useMemo<Board>(() => ({ width, height, maxZoom, window }), [width, height, maxZoom, window]);
  const [frame, setFrame, glide] = useFrame();

  const toBoard = useCallback(
    (x: number, y: number): Point => boardPoint(svg.current, { clientX: x, clientY: y }) ?? { x: 0, y: 0 },
    [],
  );

  useEffect(() => void setFrame(() => fitted), [fitKey, setFrame]);

  // React's own wheel listener is passive and could not keep the page from scrolling.
  useEffect(() => {
    const element = svg.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = toBoard(event.clientX, event.clientY);
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
      setFrame((now) => zoomed(board, now, factor, at));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [toBoard, board, setFrame]);

  const touched = useRef(0);
  const calm = useRef(0);
  const byItself = useCallback<GoTo>(
    (to, jumps) => {
      const time = glideTime();
      const moves = jumps ? setFrame(() => to) : glide(() => to);
      if (moves && time > 0) calm.current = performance.now() + (jumps ? 0 : time) + CALM;
    },
    [setFrame, glide],
  );
  const following = useFollowing(board, { box, working, least, content, moment, atOnce, rest }, touched, byItself);
  useEffect(() => {
    if (inSight && setFrame((now) => showing(board, now, inSight))) following.pause();
    // A window that changes its size is no reason to move to the cursor.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [inSight]);
  const near = working === undefined ? 2 : Math.max(1.2, working / wholeScale(board));
  const gestures = useGestures(toBoard, calm, {
    touch: () => (touched.current = performance.now()),
    pan: (by) => {
      following.pause();
      setFrame((now) => panned(board, now, by));
    },
    zoom: (factor, at) => {
      following.pause();
      setFrame((now) => zoomed(board, now, factor, at));
    },
    doubleTap: (at) => {
      following.pause(frame.zoom > 1);
      glide((now) => (now.zoom > 1 ? fitted : zoomed(board, now, near, at)));
    },
  });
  const whole = content && working ? closeTo(board, content, working, 0) : fitted;
  useControls(board, glide, following, whole);
  // All of it stays all of it, also where a board grows.
  const { x, y, zoom } = whole;
  useEffect(() => {
    if (following.holds) glide(() => ({ x, y, zoom }));
  }, [following.holds, glide, x, y, zoom]);

  const part = seen(board, frame);
  const scale = wholeScale(board) * frame.zoom;
  return (
    <div className={`${styles.viewport} ${className ?? ''}`} {...(label && { role: 'group', 'aria-label': label })}>
      <svg
        ref={svg}
        className={frame.zoom > 1 ? styles.loose : styles.board}
        viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
        preserveAspectRatio="xMidYMid meet"
        style={{ ['--pixel' as string]: 1 / scale }}
        {...gestures.handlers}
        onClick={(event) => onPoint?.(toBoard(event.clientX, event.clientY))}
      >
        <ScaleContext value={scale}>{children}</ScaleContext>
      </svg>
    </div>
  );
}

/** Tells whether anything moves. */
type SetFrame = (change: (now: Frame) => Frame) => boolean;
type GoTo = (to: Frame, jumps: boolean) => void;

/** What is seen, set at once or glided to. */
function useFrame(): readonly [Frame, SetFrame, SetFrame] {
  const [frame, setFrame] = useState<Frame>(fitted);
  const latest = useRef(frame);
  // Where a glide ends: what is asked for meanwhile goes on from there.
  const heading = useRef(frame);
  const running = useRef(0);
  const show = useCallback((next: Frame) => {
    latest.current = next;
    setFrame(next);
  }, []);
  const set = useCallback<SetFrame>(
    (change) => {
      cancelAnimationFrame(running.current);
      const from = latest.current;
      heading.current = change(from);
      show(heading.current);
      return !isSame(from, heading.current);
    },
    [show],
  );
  const glide = useCallback<SetFrame>(
    (change) => {
      const to = change(heading.current);
      if (isSame(to, heading.current)) return false;
      cancelAnimationFrame(running.current);
      heading.current = to;
      const from = latest.current;
      const time = glideTime();
      const begun = performance.now();
      const move = (now: number): void => {
        const share = Math.min(1, Math.max(0, (now - begun) / time));
        show(share === 1 ? to : between(from, to, 1 - (1 - share) ** 3));
        if (share < 1) running.current = requestAnimationFrame(move);
      };
      if (time === 0) show(to);
      else running.current = requestAnimationFrame(move);
      return true;
    },
    [show],
  );
  useEffect(() => () => cancelAnimationFrame(running.current), []);
  return [frame, set, glide];
}

/** How long a board glides (ms): not at all for those who want no motion. */
function glideTime(): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--slow')) || 0;
}

type Followed = Pick<ViewportProps, 'box' | 'working' | 'least' | 'content' | 'moment' | 'atOnce'> & {
  readonly rest: number;
};

/** Why nothing is followed: until another moment begins, or because all of it was asked for, until something else is. */
interface Pause {
  readonly moment: string | undefined;
  readonly holds: boolean;
}

/** The tables, known by what they take their controls with, that show all of their board: the board of a result comes in between. */
const holding = new WeakSet<object>();

/**
 * On touch screens the board goes to what can be done, unless a finger has just been there or has moved it away, or all of it is to be seen.
 * A window that gets back a size, since a sheet is closed, shows at once what it showed.
 */
function useFollowing(
  board: Board,
  { box, working, least, content, moment, atOnce = false, rest }: Followed,
  touched: { readonly current: number },
  go: GoTo,
) {
  const touch = useMedia(TOUCH);
  const able = touch && working !== undefined;
  const [wanted, setWanted] = useState(true);
  const table = use(ViewControlsContext);
  const [paused, setPaused] = useState<Pause | undefined>(() =>
    able && holding.has(table) ? { moment, holds: true } : undefined,
  );
  // Until the next moment, and until the box is gone: out of sight between two turns.
  if (paused && !paused.holds && (!box || paused.moment !== moment)) setPaused(undefined);
  // Boards make a new box with every drawing; what counts is what it holds.
  const key = box && `${box.x} ${box.y} ${box.width} ${box.height}`;
  const latest = useRef({ board, box, content });
  useEffect(() => {
    latest.current = { board, box, content };
  });
  const size = `${board.window.width} ${board.window.height}`;
  const before = useRef({ moment, size });
  // A moment that has begun is shown without waiting. Boards grow as it begins, and that must not put it off.
  const due = useRef(false);
  const resized = useRef(false);
  const shown = useRef(new Set<string>());
  useLayoutEffect(() => {
    const begins = before.current.moment !== moment;
    if (before.current.size !== size) resized.current = true;
    before.current = { moment, size };
    if (begins) {
      due.current = true;
      shown.current.clear();
    }
    if (!able || !wanted || paused || !box || board.window.width === 0) return;
    const begun = performance.now();
    const left = (): number => (touched.current === 0 ? 0 : rest - (performance.now() - touched.current));
    const place = `${size} ${key}`;
    const arrive = (jumps: boolean): void => {
      due.current = false;
      resized.current = false;
      shown.current.add(place);
      go(closeTo(board, box, working, least, content), jumps);
    };
    if ((begins && atOnce) || (resized.current && shown.current.has(place))) return arrive(true);
    const inPeace = (): void => {
      // A finger that has come meanwhile is left in peace.
      if (touched.current > begun && left() > 0) timer = setTimeout(inPeace, left());
      else arrive(false);
    };
    let timer = setTimeout(inPeace, due.current ? 0 : Math.max(0, left()));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [able, wanted, paused, key, working, least, moment, size, go]);
  const pause = useCallback(
    (holds = false) => {
      if (holds) holding.add(table);
      else holding.delete(table);
      setPaused((already) => (already?.holds === holds ? already : { moment, holds }));
    },
    [moment, table],
  );
  const resume = useCallback(() => {
    holding.delete(table);
    setPaused(undefined);
  }, [table]);
  const follow = useCallback(
    (on: boolean) => {
      resume();
      setWanted(on);
      const { board: now, box: what, content: within } = latest.current;
      if (on && what && working !== undefined) go(closeTo(now, what, working, least, within), false);
    },
    [working, least, go, resume],
  );
  return { follows: able ? wanted && !paused : undefined, holds: able && !!paused?.holds, follow, pause, resume };
}

function useControls(
  board: Board,
  glide: SetFrame,
  { follows, holds, follow, pause, resume }: ReturnType<typeof useFollowing>,
  whole: Frame,
): void {
  const hand = use(ViewControlsContext);
  const shown = useRef(whole);
  // Where one was before all of it was shown, and whether that was what is followed.
  const before = useRef<{ readonly frame: Frame; readonly follows: boolean }>(undefined);
  useEffect(() => {
    shown.current = whole;
  });
  useEffect(() => {
    const zoomBy = (factor: number): void => {
      pause();
      glide((now) => zoomed(board, now, factor));
    };
    hand({
      closer: () => zoomBy(STEP),
      further: () => zoomBy(1 / STEP),
      whole: () => {
        glide((now) => {
          // Of what was seen before a result nothing is known any more; what can be done is.
          const known = before.current ?? (holds ? { frame: now, follows: true } : undefined);
          const back = isSame(now, shown.current) ? known : undefined;
          before.current = back ? undefined : { frame: now, follows: follows ?? false };
          if (back?.follows) resume();
          else pause(!back);
          return back?.frame ?? shown.current;
        });
      },
      follows,
      follow,
    });
    return () => hand(undefined);
  }, [hand, board, glide, follows, holds, follow, pause, resume]);
}

interface Moves {
  /** A pointer is on the board. */
  touch(): void;
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  doubleTap(at: Point): void;
}

/** One pointer drags, two pinch, two quick taps on empty board fit it. Until it is calm, fingers drag but touch nothing on the board. */
function useGestures(toBoard: (x: number, y: number) => Point, calm: { readonly current: number }, moves: Moves) {
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(false);
  const travelled = useRef(0);
  const lastTap = useRef({ time: 0, x: 0, y: 0 });

  const onPointerDown = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    moves.touch();
    if (pointers.current.size === 0) {
      dragged.current = false;
      travelled.current = 0;
    }
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  const onPointerMove = (event: PointerEvent<SVGSVGElement>): void => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
    if (!dragged.current && travelled.current < SLOP && pointers.current.size === 1) return;
    if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = true;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
      if (Number.isFinite(factor)) moves.zoom(factor, toBoard((now.x + other.x) / 2, (now.y + other.y) / 2));
    }
    const from = toBoard(before.x, before.y);
    const to = toBoard(now.x, now.y);
    const share = other ? 0.5 : 1;
    moves.pan({ x: (from.x - to.x) * share, y: (from.y - to.y) * share });
    pointers.current.set(event.pointerId, now);
  };

  const onPointerEnd = (event: PointerEvent<SVGSVGElement>): void => {
    moves.touch();
    pointers.current.delete(event.pointerId);
    // The click that follows in this task still has to see that it was a drag.
    if (pointers.current.size === 0 && dragged.current) setTimeout(() => (dragged.current = false));
    if (dragged.current || event.type !== 'pointerup' || event.target !== event.currentTarget) return;
    const tap = lastTap.current;
    const near = Math.hypot(event.clientX - tap.x, event.clientY - tap.y) < 3 * SLOP;
    if (near && event.timeStamp - tap.time < DOUBLE_TAP) moves.doubleTap(toBoard(event.clientX, event.clientY));
    lastTap.current = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  };

  // Fingers that came too early, and the click of the last of them.
  const early = useRef(new Set<number>());
  const click = useRef(false);
  /** Keeps what an early finger does from the board; here it counts. */
  const keep = (event: PointerEvent<SVGSVGElement>, handle: (event: PointerEvent<SVGSVGElement>) => void): void => {
    if (!early.current.has(event.pointerId)) return;
    event.stopPropagation();
    handle(event);
  };
  const onEarlyEnd = (event: PointerEvent<SVGSVGElement>): void => {
    early.current.delete(event.pointerId);
    click.current = true;
    onPointerEnd(event);
  };
  return {
    handlers: {
      onPointerDownCapture: (event: PointerEvent<SVGSVGElement>) => {
        click.current = false;
        if (event.pointerType !== 'mouse' && performance.now() < calm.current) early.current.add(event.pointerId);
        keep(event, onPointerDown);
      },
      onPointerMoveCapture: (event: PointerEvent<SVGSVGElement>) => keep(event, onPointerMove),
      onPointerUpCapture: (event: PointerEvent<SVGSVGElement>) => keep(event, onEarlyEnd),
      onPointerCancelCapture: (event: PointerEvent<SVGSVGElement>) => keep(event, onEarlyEnd),
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onClickCapture: (event: { stopPropagation(): void }) => {
        if (dragged.current || click.current) event.stopPropagation();
      },
    },
  };
}
