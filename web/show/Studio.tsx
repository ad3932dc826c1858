/**
 * Where pictures of a board are taken: the game's own board once more, out of sight, by night, whole, at a size that has nothing to do with
 * the window.
 */
import type { GameScreen, Table } from '@stellwerk/toolkit/screen.ts';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Size } from './poster.ts';
import styles from './Show.module.css';

/** What stands in the studio when everything is drawn. */
export interface Scene {
  readonly board: SVGSVGElement;
  /** What lies around the board. */
  readonly ground: string;
  /** Who won, in a sentence. */
  readonly head: string;
  /** Seats by rank, with their figures as they are written. */
  readonly rows: readonly { readonly seat: number; readonly figure: string }[];
  /** A colour of the house by night. */
  colour(token: string): string;
}

export type Shoot = (table: Table, size: Size) => Promise<Scene>;

/** Until a board has measured itself and drawn again. */
const SETTLE = 40;

export function useStudio(screen: GameScreen): { readonly studio: ReactNode; readonly shoot: Shoot; close(): void } {
  const [set, setSet] = useState<Omit<SetProps, 'screen'>>();
  const takes = useRef(0);
  return {
    // A fresh one each time: nothing is still on its way to where it belongs.
    studio: set && createPortal(<Set key={set.take} screen={screen} {...set} />, document.body),
    shoot: (table, size) => new Promise((ready) => setSet({ take: ++takes.current, table, size, ready })),
    close: () => setSet(undefined),
  };
}

interface SetProps {
  readonly screen: GameScreen;
  readonly take: number;
  readonly table: Table;
  readonly size: Size;
  ready(scene: Scene): void;
}

function Set({ screen, table, size, ready }: SetProps) {
  const { board, outcome } = screen.useTable(table);
  const stage = useRef<HTMLDivElement>(null);
  const figures = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const [name, value] of bothWays()) stage.current!.parentElement!.style.setProperty(name, value);
  }, []);
  useEffect(() => {
    const timer = setTimeout(
      () => ready(sceneOf(stage.current!, figures.current!, outcome?.poster ?? outcome?.head.ask ?? '')),
      SETTLE,
    );
    return () => clearTimeout(timer);
    // One picture is taken of each set.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div className={styles.studio} aria-hidden="true" inert>
      <div ref={stage} style={size}>
        {board}
      </div>
      <div ref={figures}>
        {outcome?.rows.map(({ seat, figure }) => (
          <span key={seat} data-seat={seat}>
            {figure}
          </span>
        ))}
      </div>
    </div>
  );
}

function sceneOf(stage: HTMLElement, figures: HTMLElement, head: string): Scene {
  // The board is larger than every sign that may lie beside it.
  const area = (svg: Element): number => svg.clientWidth * svg.clientHeight;
  const board = [...stage.querySelectorAll('svg')].sort((a, b) => area(b) - area(a))[0]!;
  let under: Element = board;
  while (under !== stage && getComputedStyle(under).backgroundColor === 'rgba(0, 0, 0, 0)')
    under = under.parentElement!;
  return {
    board,
    ground: getComputedStyle(under).backgroundColor,
    head,
    rows: Array.from(figures.children, (row) => ({
      seat: Number(row.getAttribute('data-seat')),
      figure: row.textContent.trim(),
    })),
    colour: (token) => {
      figures.style.color = `var(--${token})`;
      return getComputedStyle(figures).color;
    },
  };
}

/**
 * The colours that have a day and a night. Where they were built for browsers without `light-dark()`, the page has settled which of the two
 * holds: said once more in the studio, they ask again.
 */
function bothWays(): readonly (readonly [name: string, value: string])[] {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => selectorText === ':root')
    .flatMap(({ style }) => [...style].map((name) => [name, style.getPropertyValue(name)] as const))
    .filter(([name, value]) => name.startsWith('--') && /light-dark|lightningcss-dark,/.test(value));
}
