/**
 * The window onto a board: an SVG that fits its box, is panned by dragging and zoomed by wheel, pinch, keys and buttons. Clicks go
 * through to what is drawn, except for the one at the end of a drag.
 */
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { fitted, panned, showing, zoomed, type Frame } from './frame.ts';
import type { Point } from './point.ts';
import { boardPoint } from './pointing.ts';
import type { Language } from './screen.ts';
import styles from './Viewport.module.css';

interface ViewportProps {
  /** Size of the board in its own units. */
  readonly width: number;
  readonly height: number;
  /** What a screen reader calls the board. */
  readonly label: string;
  readonly language: Language;
  readonly maxZoom?: number;
  readonly className?: string;
  /** A click or tap that did not end a drag, in board units. Drawn elements get their clicks as well. */
  readonly onPoint?: (point: Point) => void;
  /** When it changes, the board is fitted again: for tables that grow. */
  readonly fitKey?: string | number;
  /** When it changes, the board is moved until this point is seen: for cursors that are moved by keys. */
  readonly inSight?: Point | undefined;
  readonly children: ReactNode;
}

const WORDS = {
  de: { closer: 'Näher heran', further: 'Weiter weg', fit: 'Ganz zeigen' },
  en: { closer: 'Zoom in', further: 'Zoom out', fit: 'Show all' },
};
/** Movement below this is a tap with an unsteady finger. */
const SLOP = 8;
const DOUBLE_TAP = 320;
const STEP = 1.35;

export function Viewport(props: ViewportProps) {
  const { width, height, label, language, maxZoom = 6, className, onPoint, fitKey, inSight, children } = props;
  const svg = useRef<SVGSVGElement>(null);
  const [frame, setFrame] = useState<Frame>(fitted);
  const board = { width, height, maxZoom };
  const words = WORDS[language];

  const toBoard = useCallback(
    (x: number, y: number): Point => boardPoint(svg.current, { clientX: x, clientY: y }) ?? { x: 0, y: 0 },
    [],
  );

  useEffect(() => setFrame(fitted), [fitKey]);
  useEffect(() => {
    if (inSight) setFrame((now) => showing({ width, height, maxZoom }, now, inSight));
  }, [inSight, width, height, maxZoom]);

  // React's own wheel listener is passive and could not keep the page from scrolling.
  useEffect(() => {
    const element = svg.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = toBoard(event.clientX, event.clientY);
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
      setFrame((now) => zoomed({ width, height, maxZoom }, now, factor, at));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [toBoard, width, height, maxZoom]);

  const gestures = useGestures(toBoard, {
    pan: (by) => setFrame((now) => panned(board, now, by)),
    zoom: (factor, at) => setFrame((now) => zoomed(board, now, factor, at)),
    doubleTap: (at) => setFrame((now) => (now.zoom > 1 ? fitted : zoomed(board, now, 2, at))),
  });
  const zoomBy = (factor: number): void => setFrame((now) => zoomed(board, now, factor));

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onBoard = event.target === event.currentTarget;
    const stride = width / frame.zoom / 8;
    const actions: Record<string, (() => void) | undefined> = {
      '+': () => zoomBy(STEP),
      '=': () => zoomBy(STEP),
      '-': () => zoomBy(1 / STEP),
      '0': () => setFrame(fitted),
      ArrowLeft: onBoard ? () => setFrame((now) => panned(board, now, { x: -stride, y: 0 })) : undefined,
      ArrowRight: onBoard ? () => setFrame((now) => panned(board, now, { x: stride, y: 0 })) : undefined,
      ArrowUp: onBoard ? () => setFrame((now) => panned(board, now, { x: 0, y: -stride })) : undefined,
      ArrowDown: onBoard ? () => setFrame((now) => panned(board, now, { x: 0, y: stride })) : undefined,
    };
    const run = actions[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };

  const w = width / frame.zoom;
  const h = height / frame.zoom;
  return (
    <div
      className={`${styles.viewport} ${className ?? ''}`}
      onKeyDown={onKeyDown}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <svg
        ref={svg}
        className={frame.zoom > 1 ? styles.loose : styles.board}
        viewBox={`${frame.x * width - w / 2} ${frame.y * height - h / 2} ${w} ${h}`}
        preserveAspectRatio="xMidYMid meet"
        {...gestures.handlers}
        onClick={(event) => onPoint?.(toBoard(event.clientX, event.clientY))}
      >
        {children}
      </svg>
      <div className={styles.buttons}>
        <button type="button" aria-label={words.closer} title={`${words.closer} (+)`} onClick={() => zoomBy(STEP)}>
          <Icon name="plus" />
        </button>
        <button
          type="button"
          aria-label={words.further}
          title={`${words.further} (−)`}
          onClick={() => zoomBy(1 / STEP)}
        >
          <Icon name="minus" />
        </button>
        <button type="button" aria-label={words.fit} title={`${words.fit} (0)`} onClick={() => setFrame(fitted)}>
          <Icon name="fit" />
        </button>
      </div>
    </div>
  );
}

interface Moves {
  pan(by: Point): void;
  zoom(factor: number, at: Point): void;
  doubleTap(at: Point): void;
}

/** One pointer drags, two pinch, two quick taps on empty board fit it. */
function useGestures(toBoard: (x: number, y: number) => Point, moves: Moves) {
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(false);
  const travelled = useRef(0);
  const lastTap = useRef({ time: 0, x: 0, y: 0 });

  const onPointerDown = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
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
    pointers.current.delete(event.pointerId);
    // The click that follows in this task still has to see that it was a drag.
    if (pointers.current.size === 0 && dragged.current) setTimeout(() => (dragged.current = false));
    if (dragged.current || event.type !== 'pointerup' || event.target !== event.currentTarget) return;
    const tap = lastTap.current;
    const near = Math.hypot(event.clientX - tap.x, event.clientY - tap.y) < 3 * SLOP;
    if (near && event.timeStamp - tap.time < DOUBLE_TAP) moves.doubleTap(toBoard(event.clientX, event.clientY));
    lastTap.current = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  };

  return {
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onClickCapture: (event: { stopPropagation(): void }) => {
        if (dragged.current) event.stopPropagation();
      },
    },
  };
}
