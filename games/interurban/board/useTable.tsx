/** InterUrban at the table: the frame's slots, filled from the view and from what is chosen. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { NARROW, TOUCH, useMedia } from '@stellwerk/toolkit/media.ts';
import { boardPoint, type InWindow } from '@stellwerk/toolkit/pointing.ts';
import type { Prompt, Slots, Turn } from '@stellwerk/toolkit/screen.ts';
import {
  isStation,
  tableAfter,
  totals,
  type Action,
  type Event,
  type PlacedTile,
  type Placement,
  type Table,
  type View,
} from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { unbroken } from '../texts/turns.ts';
import type { Words } from '../texts/words.ts';
import { Facts } from './panels/Facts.tsx';
import { cellAt, sameCell, type Cell } from './map/geometry.ts';
import { drawn, type Drawn } from './choosing/consequence.ts';
import { placements } from './choosing/moves.ts';
import { buttons, listed, ofThisGame, openLabels, promptOf, sayPlacement } from './choosing/prompts.ts';
import { RoutePanel, RouteSheet } from './panels/RoutePanel.tsx';
import type { Advised, News } from './map/Marks.tsx';
import { TableMap, type Fresh } from './map/TableMap.tsx';
import type { InterUrbanTable } from './table.ts';
import { slotsInOrder, TilePicture, Tray } from './panels/Tray.tsx';
import { useChoice } from './choosing/useChoice.ts';
import { useDrag } from './choosing/useDrag.tsx';
import { useHint, type Hint } from './choosing/useHint.ts';
import { useOutcome } from './panels/useOutcome.tsx';
import { useTurning } from './choosing/useTurning.ts';

export function useTable(table: InterUrbanTable): Slots {
  const { view, players, language, me, legal, motion, draft, viewer, you, hinted } = table;
  const words: Words = texts[language];
  const ended = useOutcome(table, words);
  const shown = useShown(table, ended.table);
  const { tiles, routes, scores, blocks } = useDrawn(shown);
  const { hint: advised, advice, suggested } = useHint(table, words, routes);
  const first = advised?.tiles[0];
  const choice = useChoice(table, routes, first);
  const [open, setOpen] = useState<number>();
  const narrow = useMedia(NARROW);
  const [heard, setHeard] = useState<{ count: number; put?: number | undefined }>({ count: 0 });
  // While one looks back there is none.
  if (heard.count !== hinted && table.mode === 'play') {
    const put = choice.ghost?.firm ? choice.slot : undefined;
    setHeard({ count: hinted, put });
    // Advice that is asked for is shown: what would hide it goes back, but not a tile that was put on a cell.
    if (hinted > 0) {
      if (narrow) setOpen(undefined);
      if (put === undefined && choice.slot !== first?.slot) choice.choose(undefined);
    }
  }
  // Another tile than the advised one is another thought.
  const hint = [undefined, heard.put, first?.slot].includes(choice.slot) ? advised : undefined;
  const asAdvised = !choice.ghost || (first !== undefined && sameAction(choice.ghost.placement, first));
  // What comes after the first tile is sure only while that one lies as advised.
  const plan = numbered(hint, asAdvised);
  const news = useNews(table.news, tiles, players);
  const surface = useRef<SVGGElement>(null);
  const fresh = useMemo(() => freshOf(table.fresh, tiles.length), [table.fresh, tiles.length]);
  const [pointed, setPointed] = useState<number>();
  const touch = useMedia(TOUCH);
  const mine = me ?? (typeof viewer === 'number' ? viewer : undefined);
  const explain = (placement: Placement): void => void table.why(placement, true);
  const act = (placement: Placement): void => {
    // While an answer is awaited nothing is sent, so the tile stays in the hand.
    if (table.pending) return;
    choice.choose(undefined);
    void table.act(placement);
  };
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
    // Which way it goes is for the hand to say, not for the drop.
    drop: (cell) => cell && (choice.waysOn(cell) > 1 ? choice.aim(cell, true) : place(cell)),
  });
  const active = me !== undefined && !draft;
  const [touchedAt, setTouchedAt] = useState<number>();
  /** The hand is at work, or somebody can't wait. */
  const touched = (): void => {
    if (table.mode === 'play' && mine !== undefined) setTouchedAt(view.turns);
  };
  const laidNow = view.placed + (draft?.type === 'place' ? 1 : 0);
  const order = slotsInOrder(view.seats, mine);
  useTurning(
    choice,
    surface,
    active ? (number) => order[number - 1] !== undefined && choose(order[number - 1]!, true) : undefined,
  );
  const usable = useMemo(() => new Set(placements(legal).map(({ slot }) => slot)), [legal]);
  const points = totals(scores, view.seats);
  const preview = choice.ghost?.consequence?.after;
  const advisedTable = useAdvised(view, hint?.tiles);
  const looked = ended.running ?? pointed ?? open;
  const named = players.map((player) => (player.seat === you ? { ...player, name: words.routes.you } : player));
  const figures = { players: named, words, mine, tiles, scores, blocks, preview };
  const sheet = narrow && open !== undefined ? routes[open] : undefined;

  const prompt = promptOf({
    table,
    words,
    routes,
    choice,
    touch,
    looked: sheet && scores[sheet.route],
    touched: touchedAt === view.turns,
  });
  // Why a pale button does nothing, or what a touch would do, is said until something changes.
  const moment = JSON.stringify([table.step, laidNow, hinted, open, choice.slot, choice.ghost?.placement]);
  const [pale, setPale] = useState<{ moment: string; why: string }>();
  const why = pale?.moment === moment ? pale.why : undefined;
  // What a tile does where it is held, or a route that is looked at, comes before advice.
  const told = why === undefined && hint && !choice.ghost && !sheet ? hint.text : undefined;
  // Of a plan that is followed the frame knows nothing any more.
  const so = why ?? (hinted === 0 ? told : undefined);

  return {
    prompt: withLine(prompt, so),
    advice,
    ...(told !== undefined && { hint: unbroken(told) }),
    // Where nothing can be taken back, *Undo* closes the advice.
    ...(told !== undefined && laidNow === 0 && { clear: table.closeHint }),
    ...buttons(
      table,
      words,
      choice,
      { touch, steady: !narrow && table.mode === 'play' && mine !== undefined },
      act,
      (it) => setPale({ moment, why: it }),
    ),
    advises: active,
    board: (
      <>
        <TableMap
          players={players}
          words={words}
          surface={surface}
          tiles={tiles}
          routes={routes}
          choice={choice}
          dragging={drag.dragging}
          refused={table.refused}
          fresh={fresh}
          news={news}
          drafts={me === view.seat && !ended.table ? laidNow : 0}
          unconfirmed={draft?.type === 'place'}
          faceUp={view.faceUp}
          previewed={choice.ghost ? preview : advisedTable}
          hint={
            preferredOn(table) ?? (hint && plan.map((tile) => ({ ...tile, code: view.faceUp[tile.placement.slot]! })))
          }
          suggested={table.nudged ? [] : suggested}
          suggestion={(hinted - 1) % Math.max(1, suggested.length)}
          led={asAdvised ? ledBy(advisedTable, tiles.length) : []}
          mine={mine}
          asked={me !== undefined}
          over={ended.outcome !== undefined}
          playing={table.mode === 'play'}
          game={shown.game}
          turn={`${shown.game} ${shown.turns}`}
          looked={looked}
          opened={open}
          running={ended.running}
          motion={motion}
          labelled={table.patterns}
          place={place}
          takeBack={(count) => {
            const ask = words.so.takesBack(count);
            // Nothing brings them back, so more than the last one goes only when it is asked for twice.
            if (count > 1 && why !== ask) setPale({ moment, why: ask });
            else table.takeBack(count);
          }}
          onTouch={() => {
            if (narrow) setOpen(undefined);
            touched();
          }}
        />
        <p className="visually-hidden" aria-live="polite">
          {choice.ghost?.firm && sayPlacement(words, view, routes, choice.ghost.placement)}
        </p>
        {drag.carried(
          (slot) => (
            <TilePicture code={view.faceUp[slot]!} rotation={choice.rotation} players={players} mine={mine} />
          ),
          choice.ghost !== undefined,
        )}
      </>
    ),
    aside: (
      <RoutePanel
        {...figures}
        routes={routes}
        form={narrow ? 'strip' : 'column'}
        final={view.ended !== null}
        open={ended.running ?? open}
        held={choice.ghost?.spot.routes.map(({ route }) => route) ?? []}
        setOpen={setOpen}
        point={setPointed}
      />
    ),
    tray: sheet ? (
      <RouteSheet {...figures} route={sheet} close={() => setOpen(undefined)} />
    ) : (
      <Tray
        view={draft ? { ...view, faceUp: shown.faceUp } : view}
        players={players}
        words={words}
        mine={mine}
        open={openLabels(routes)}
        serves={choice.ghost?.consequence?.labels ?? []}
        chosen={choice}
        usable={usable}
        active={active}
        spent={draft !== undefined}
        hinted={new Map(plan.map(({ placement, nth }) => [placement.slot, nth]))}
        fresh={fresh.slots}
        choose={(slot, byKey) => choose(slot, byKey)}
        onTouch={touched}
        drag={drag.handlers}
      />
    ),
    score: (seat) => points[seat]! + beforeThisGame(view, seat),
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
    ...(ended.outcome && { outcome: ended.outcome }),
  };
}

/** What has to be told now stands in the second line, else what is there already. */
const withLine = (prompt: Prompt, so: string | undefined): Prompt => {
  const line = so ?? prompt.so;
  return {
    ...prompt,
    ...(typeof line === 'string' && { so: unbroken(line) }),
    ...(so !== undefined && { news: true }),
  };
};

function sameAction(a: Action, b: Placement): boolean {
  return a.type === 'place' && a.slot === b.slot && sameCell(a, b) && a.rotation === b.rotation;
}

/** The advised tiles with their numbers: all of them, or only the first; one by itself has none. */
function numbered(hint: Hint | undefined, all: boolean) {
  const { tiles, nth } = hint ?? { tiles: [], nth: undefined };
  return tiles
    .slice(0, all ? undefined : 1)
    .map((placement, index) => ({ placement, nth: all && nth !== undefined ? nth + index : undefined }));
}

/** The table that is drawn: a finished game's, or the view's, with the tile on it that only waits for the end of the turn. */
function useShown({ view, draft }: InterUrbanTable, finished: Table | undefined): Table {
  return useMemo(() => finished ?? (draft?.type === 'place' ? tableAfter(view, draft) : view), [view, draft, finished]);
}

function useDrawn(table: Table): Drawn {
  return useMemo(() => drawn(table), [table]);
}

/** The table with the advised tiles on it. */
function useAdvised(view: View, tiles: readonly Placement[] = []): Drawn | undefined {
  return useMemo(() => (tiles.length > 0 ? drawn(tiles.reduce<View>(tableAfter, view)) : undefined), [view, tiles]);
}

/** The cells before the locos that stand on tiles from that one on. */
const ledBy = (advised: Drawn | undefined, from: number): Cell[] =>
  advised?.routes.flatMap(({ complete, legs, end }) => (!complete && (legs.at(-1)?.tile ?? 0) >= from ? [end] : [])) ??
  [];

/** The tiles that others have placed since my turn, as far as they lie on this table. */
function useNews(
  turns: readonly Turn<Event>[],
  tiles: readonly PlacedTile[],
  players: InterUrbanTable['players'],
): News[] {
  return useMemo(() => newsOf(turns, tiles, (seat) => players[seat]!.colour), [turns, tiles, players]);
}

export function newsOf(
  turns: readonly Turn<Event>[],
  tiles: readonly PlacedTile[],
  colourOf: (seat: number) => number,
): News[] {
  return ofThisGame(turns).flatMap((event) => {
    if (event.type !== 'placed') return [];
    const tile = tiles.find((it) => sameCell(it, event) && it.code === event.tile);
    return tile ? [{ tile: tile.index, colour: colourOf(event.seat) }] : [];
  });
}

/** Choosing a tile, turning it if it is chosen already, or hearing why it can't be. */
/** What would have been better than the turn that is looked at, drawn like advice. */
export function preferredOn({ preferred }: Pick<InterUrbanTable, 'preferred'>): readonly Advised[] | undefined {
  return preferred?.events.flatMap((event) => {
    if (event.type !== 'placed') return [];
    const { slot, x, y, rotation, tile } = event;
    return { placement: { type: 'place' as const, slot, x, y, rotation }, code: tile, nth: undefined };
  });
}

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
