/** InterUrban at the table: the frame's slots, filled from the view and from what is chosen. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { boardPoint, type InWindow } from '@stellwerk/toolkit/pointing.ts';
import type { Slots } from '@stellwerk/toolkit/screen.ts';
import {
  isStation,
  legalActions,
  placedTiles,
  routesOf,
  scoreRoutes,
  totals,
  type Action,
  type Event,
  type Placement,
  type Table,
  type View,
} from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import type { Words } from '../texts/words.ts';
import { Facts } from './panels/Facts.tsx';
import { cellAt, sameCell, type Cell } from './map/geometry.ts';
import { closers, placements } from './choosing/moves.ts';
import { buttons, listed, promptOf, sayGhost } from './choosing/prompts.ts';
import { RoutePanel } from './panels/RoutePanel.tsx';
import { TableMap, type Fresh } from './map/TableMap.tsx';
import type { InterUrbanTable } from './table.ts';
import { TilePicture, Tray } from './panels/Tray.tsx';
import { useChoice } from './choosing/useChoice.ts';
import { useDrag } from './choosing/useDrag.tsx';
import { useScoring } from './panels/useScoring.tsx';
import { useTurning } from './choosing/useTurning.ts';
import styles from './map/map.module.css';

export function useTable(table: InterUrbanTable): Slots {
  const { view, players, language, me, legal, motion } = table;
  const words: Words = texts[language];
  const scoring = useScoring(table, words);
  const shown: Table = scoring.table ?? view;
  const { tiles, routes, scores } = useDrawn(shown);
  const choice = useChoice(table, routes);
  const surface = useRef<SVGGElement>(null);
  useTurning(choice, surface);
  const fresh = useMemo(() => freshOf(table.fresh, tiles.length), [table.fresh, tiles.length]);
  const [open, setOpen] = useState<number>();
  const [pointed, setPointed] = useState<number>();
  const act = (action: Action): void => void table.act(action);
  const explain = (placement: Placement): void => void table.why(placement, true);
  const place = (cell: Cell): void => {
    const placement = choice.heldOver(cell);
    if (placement) (legal.some((it) => sameAction(it, placement)) ? act : explain)(placement);
  };
  // A route that is looked at would hide where the tile can go.
  const choose = useChoosing(table, choice, surface, explain, () => setOpen(undefined));
  const drag = useDrag({
    pick: (slot) => choose(slot, false, true),
    over: (cell) => choice.aim(cell, false),
    locate: (at) => cellUnder(surface.current, at),
    drop: (cell) => cell && place(cell),
  });
  const usable = useMemo(() => new Set(placements(legal).map(({ slot }) => slot)), [legal]);
  const closing = useClosing(view);
  const points = totals(scores, view.seats);
  const tip = choice.ghost ? sayGhost(words, view, routes, choice.ghost) : '';
  const same = { players, words };

  return {
    prompt: promptOf(table, words, routes, choice),
    ...buttons(words, legal, choice, act),
    board: (
      <div className={styles.area}>
        <div className={styles.split} data-beside={scoring.beside}>
          <RoutePanel
            {...same}
            view={view}
            routes={routes}
            scores={scores}
            closers={closing.byRoute}
            open={open}
            setOpen={setOpen}
            point={setPointed}
          />
          <div className={styles.map}>
            <TableMap
              {...same}
              surface={surface}
              tiles={tiles}
              routes={routes}
              language={language}
              choice={choice}
              refused={table.refused}
              fresh={fresh}
              looked={scoring.looked ?? pointed ?? open}
              motion={motion}
              labelled={table.patterns || table.help}
              hints={table.help}
              place={place}
            />
            <p className={styles.tip} data-refused={choice.ghost?.reason !== undefined} aria-live="polite">
              {tip}
            </p>
          </div>
        </div>
        {drag.carried(
          (slot) => (
            <TilePicture code={view.faceUp[slot]!} rotation={choice.rotation} players={players} />
          ),
          choice.ghost !== undefined,
        )}
      </div>
    ),
    tray: (
      <Tray
        {...same}
        view={view}
        first={typeof table.viewer === 'number' ? table.viewer : 0}
        chosen={choice}
        usable={usable}
        closing={table.help && me !== undefined ? closing.slots : NONE_OF_THEM}
        active={me !== undefined}
        fresh={fresh.slots}
        choose={(slot, byKey) => choose(slot, byKey)}
        drag={drag.handlers}
      />
    ),
    facts: (seat) => (
      <Facts
        view={view}
        words={words}
        seat={seat}
        points={points[seat]!}
        before={view.competition ? beforeThisGame(view, seat) : undefined}
      />
    ),
    choices: listed(table, words, routes, choice, act),
    ...(scoring.interlude && { interlude: scoring.interlude }),
    ...(scoring.ending && { ending: scoring.ending }),
  };
}

function sameAction(a: Action, b: Placement): boolean {
  return a.type === 'place' && a.slot === b.slot && sameCell(a, b) && a.rotation === b.rotation;
}

function useDrawn(table: Table) {
  return useMemo(() => ({ tiles: placedTiles(table), routes: routesOf(table), scores: scoreRoutes(table) }), [table]);
}

/** Which tiles could complete which routes in this turn. */
function useClosing(view: View) {
  return useMemo(() => {
    const byRoute = closers(view, legalActions(view, view.seat));
    return { byRoute, slots: new Set([...byRoute.values()].flat()) };
  }, [view]);
}

const NONE_OF_THEM: ReadonlySet<number> = new Set();

/** Choosing a tile, turning it if it is chosen already, or hearing why it can't be. */
function useChoosing(
  { view, legal }: InterUrbanTable,
  choice: ReturnType<typeof useChoice>,
  surface: React.RefObject<SVGGElement | null>,
  explain: (placement: Placement) => void,
  chosen: () => void,
) {
  const focusBoard = useRef(false);
  useEffect(() => {
    if (focusBoard.current) surface.current?.focus({ preventScroll: true });
    focusBoard.current = false;
  });
  return (slot: number, byKey: boolean, carried = false): void => {
    if (slot === choice.slot) return carried ? undefined : choice.turn();
    const code = view.faceUp[slot]!;
    // A second station has no place to be held over, so it is refused at once.
    if (view.stationPlaced && isStation(code) && legal.length > 0) {
      choice.choose(undefined);
      return explain({ type: 'place', slot, x: 0, y: 0, rotation: 0 });
    }
    choice.choose(slot);
    chosen();
    focusBoard.current = byKey;
  };
}

/** The cell at a place in the window, if the board is there. */
function cellUnder(surface: SVGGElement | null, place: InWindow): Cell | undefined {
  const box = surface?.ownerSVGElement?.getBoundingClientRect();
  const { clientX: x, clientY: y } = place;
  if (!box || x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
  const point = boardPoint(surface, place);
  return point && cellAt(point);
}

function beforeThisGame({ points, game }: Table, seat: number): number {
  return points.slice(0, game).reduce((sum, it) => sum + it[seat]!, 0);
}

export function freshOf(events: readonly Event[], count: number): Fresh & { readonly slots: ReadonlySet<number> } {
  const placed = events.filter((event) => event.type === 'placed');
  const rolled = new Map<number, number>();
  for (const { routes, runIns } of placed) {
    for (const route of routes) rolled.set(route, (rolled.get(route) ?? 0) + 1 + (runIns.length > 0 ? 1 : 0));
  }
  const isNewGame = events.some(({ type }) => type === 'game');
  return {
    tiles: new Set(isNewGame ? [] : placed.map((_, index) => count - placed.length + index)),
    rolled: isNewGame ? new Map() : rolled,
    left: new Set(events.flatMap((event) => (event.type === 'completed' && !isNewGame ? [event.route] : []))),
    slots: new Set(events.flatMap((event) => (event.type === 'turnedUp' ? [event.slot] : []))),
  };
}
