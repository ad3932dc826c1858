/** A tile is taken from the tray and carried to the board; what is let go over a cell is placed there. */
import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import type { InWindow } from '@stellwerk/toolkit/pointing.ts';
import type { Cell } from '../map/geometry.ts';
import styles from '../panels/panels.module.css';

/** Less than this is a click with an unsteady hand. */
const SLOP = 7;

interface Carrying {
  pick(slot: number): void;
  over(cell: Cell | undefined): void;
  drop(cell: Cell | undefined): void;
  /** The cell at a place in the window, if the board is there. */
  locate(place: InWindow): Cell | undefined;
}

export interface DragHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  /** Whether the click that comes now only ends a drag. */
  wasDrag(): boolean;
}

export function useDrag({ pick, over, drop, locate }: Carrying) {
  const from = useRef<{ readonly slot: number; readonly x: number; readonly y: number; moved: boolean }>(undefined);
  const ended = useRef(0);
  const [held, setHeld] = useState<{ readonly slot: number; readonly x: number; readonly y: number }>();

  const handlers = (slot: number): DragHandlers => ({
    onPointerDown(event) {
      if (event.button !== 0 || !event.isPrimary) return;
      from.current = { slot, x: event.clientX, y: event.clientY, moved: false };
      // From the first moment: a quick hand has left the tile before it is seen to move.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      const start = from.current;
      if (!start) return;
      const { clientX: x, clientY: y } = event;
      if (!start.moved) {
        if (Math.hypot(x - start.x, y - start.y) < SLOP) return;
        start.moved = true;
        pick(slot);
      }
      setHeld({ slot, x, y });
      over(locate(event));
    },
    onPointerUp(event) {
      if (from.current?.moved) {
        ended.current = event.timeStamp;
        drop(locate(event));
      }
      from.current = undefined;
      setHeld(undefined);
    },
    onPointerCancel() {
      from.current = undefined;
      setHeld(undefined);
    },
    wasDrag: () => performance.now() - ended.current < 60,
  });

  /** What is carried, under the finger; over a cell the ghost shows it instead. */
  const carried = (draw: (slot: number) => ReactNode, hidden: boolean): ReactNode =>
    held && (
      <div className={styles.carried} style={{ left: held.x, top: held.y }} data-hidden={hidden} aria-hidden="true">
        {draw(held.slot)}
      </div>
    );
  return { handlers, carried, dragging: held !== undefined };
}
