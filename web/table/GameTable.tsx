/**
 * The table screen, one for all games and all sessions: the game fills the slots, the frame is here. Head, board, turn line, tray, players and
 * log have their fixed places at every size of window (GameTable.module.css); nothing that happens in a game moves them.
 */
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.tsx';
import type { Outcome, Slots, Table } from '@stellwerk/toolkit/screen.ts';
import { ViewControlsContext, type ViewControls } from '@stellwerk/toolkit/Viewport.tsx';
import { Acts, type ActsProps } from './Acts.tsx';
import { actsOf } from './acts-of.ts';
import { Announcer } from './Announcer.tsx';
import { isPanel, type GameTableProps, type OpenOutcome, type Parts, type Sheet } from './frame.ts';
import { Head } from './Head.tsx';
import { HintRow } from './HintRow.tsx';
import { onPlainKey, UNDO } from '@stellwerk/toolkit/keys.ts';
import { ON_ITS_WAY, useJustGone } from '@stellwerk/toolkit/useJustGone.ts';
import { Standing } from './OutcomePanel.tsx';
import { DesktopPanels, Line, SheetButton, Side, Strip, TalkSheet, Tray } from './panels.tsx';
import { upToResult } from './log-lines.ts';
import { playerOf, useHead } from './useHead.ts';
import { useHints, weighedOf, type Weighing } from './useHints.ts';
import { useShuttingTouch } from './useShutting.ts';
import { isPhone, useWindow } from './useWindow.ts';
import styles from './GameTable.module.css';

export function GameTable(props: GameTableProps) {
  const { screen, looking, banner, others, coach } = props;
  const { texts } = useSettings();
  const [weighing, setWeighing] = useState<Weighing>();
  const table = usePreferred(useWeighed(props.table, weighing), props);
  const slots = screen.useTable(table);
  const hints = useHints(slots, table, props.ways, weighing, setWeighing);
  const [controls, setControls] = useState<ViewControls>();
  const [sheet, setSheet] = useState<Sheet>();
  const window = useWindow();
  const outcome = useOutcome(slots, props);
  const head = useHead({ ...slots, hint: hints.said }, outcome?.open, props);
  // What was sent is only drawn as a draft: nothing has come of it that could be told.
  const held = props.ways.sent === true && head.said.kind === undefined;
  const toNow = (): void => {
    setSheet(undefined);
    looking.now();
  };
  const { layout = {} } = screen;
  const folded = layout.line === 'folded' && !props.replay && isPhone(window);
  const can = actsOf(slots, outcome, hints, { ...props, looking: { ...looking, now: toNow } }, texts, folded);
  useTableKeys(can, !looking.past && table.mode === 'play' && !outcome?.reading, table, controls);
  useSheetKeys(sheet, setSheet);
  const shutting = useShuttingTouch(isPanel(sheet) ? () => setSheet(undefined) : undefined);
  useBoardInSight(outcome && looking.turn, looking.past?.instead);
  const inHead = window === 'desktop' && layout.tray !== 'left' && layout.tray !== 'right';
  const slow = useSlow(table.pending);
  const acts = <Acts {...can} roomy={inHead} slow={slow} />;
  // A square plan leaves half a phone's window: there the end is read by scrolling everything, who has won and why first of all.
  const stands = outcome !== undefined && !coach && window === 'phone' && layout.tray === 'right' && !sheet;
  const lines = outcome && table.mode === 'play' ? upToResult(props.lines) : props.lines;
  const advises = table.mode === 'play' && (hints.asks || (hints.compares && !slots.listed));
  const parts: Parts = { ...props, table, lines, slots, outcome, window, controls, stands, sheet, setSheet, advises };
  return (
    <div
      className={styles.frame}
      data-window={window}
      data-tray={layout.tray ?? 'side'}
      data-head={layout.head}
      data-folded={folded || undefined}
      data-replay={props.replay || undefined}
      data-coach={coach !== undefined || undefined}
      data-sheet={isPanel(sheet) || undefined}
      data-result={outcome && (props.afterwards ? 'game' : 'round')}
      data-stands={stands || undefined}
      data-sent={props.ways.sent || undefined}
      aria-busy={table.pending}
    >
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      {coach && isPhone(window) ? (
        <>
          {coach.panel(table.refused)}
          {/* Where a game has a strip of its own, it is part of the game. */}
          {slots.strip && window === 'phone' && <div className={styles.aside}>{slots.strip}</div>}
        </>
      ) : (
        <>
          <Head
            player={playerOf(props, outcome?.open)}
            {...head}
            held={held}
            past={looking.past !== undefined && !props.primary}
            watches={(others?.watches ?? false) && !looking.past}
            unfold={folded ? () => setSheet(sheet ? undefined : 'log') : undefined}
            clock={props.clock?.(slots.laid)}
            acts={inHead && acts}
            tools={
              <>
                {folded && <SheetButton icon="log" label={texts.table.log} of="log" {...{ sheet, setSheet }} />}
                {props.tools}
              </>
            }
          />
          {isPhone(window) && <Strip {...parts} folded={folded} />}
          {stands && <Standing outcome={outcome.open} players={table.players} you={table.you} />}
        </>
      )}
      {slots.aside && (
        // What is touched there is told where a panel would lie over it.
        <div className={styles.aside} onClick={isPanel(sheet) ? () => setSheet(undefined) : undefined}>
          {slots.aside}
        </div>
      )}
      <main id="main" className={styles.stage} tabIndex={-1} {...shutting}>
        {banner}
        <div className={styles.board}>
          <ViewControlsContext value={setControls}>{slots.board}</ViewControlsContext>
        </div>
      </main>
      {!folded && <Line {...parts} />}
      {advises && <HintRow hints={hints} weighing={weighing} folded={folded} />}
      {window === 'desktop' ? (
        <DesktopPanels {...parts} acts={!inHead && acts} />
      ) : (
        <>
          <Tray {...parts} folded={folded} />
          {sheet === 'talk' && others && window !== 'tablet' && <TalkSheet {...parts} />}
          <section className={styles.acts} aria-label={texts.table.actions}>
            {acts}
          </section>
          {window === 'tablet' && <Side {...parts} withTray={false} withChoices={layout.tray === 'right'} />}
        </>
      )}
      <Announcer table={table} texts={screen.texts[table.language]} prompt={held ? '' : (hints.said ?? head.ask)} />
    </div>
  );
}

function useWeighed(table: Table, weighing: Weighing | undefined): Table {
  const weighed = useMemo(() => weighing && weighedOf(weighing), [weighing]);
  return useMemo(() => (weighed ? { ...table, weighed } : table), [table, weighed]);
}

/** An answer that takes longer than this is seen to be awaited. */
const SLOW_MS = 400;

function useSlow(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return slow;
}

/** Who only watches goes on by themselves after so long. */
const WATCHED_MS = 12_000;

/** The end of a round is shown until it is read, the end of the game stays. Both stay while one looks back from them: nothing moves then. */
function useOutcome(
  slots: Slots,
  { table, looking, onReading, afterwards, others, replay = false }: GameTableProps,
): OpenOutcome | undefined {
  const [read, setRead] = useState<string>();
  const [present, setPresent] = useState<Outcome>();
  useEffect(() => {
    if (!looking.past || table.mode === 'over') setPresent(slots.outcome);
    // A result is a new object each time; it is another one when the table is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [table]);
  const stays = looking.past && table.mode !== 'over' && (afterwards || !replay);
  const lookedFrom = stays && present?.key !== read ? present : undefined;
  const outcome = lookedFrom ?? slots.outcome;
  const shows = outcome !== undefined && (table.mode !== 'play' || outcome.key !== read);
  const open = shows ? outcome : undefined;
  const reading = open !== undefined && table.mode === 'play' && !looking.past;
  const held =
    reading || lookedFrom !== undefined || (slots.reading === true && table.mode === 'play' && !looking.past);
  useLayoutEffect(() => onReading?.(held), [held, onReading]);
  // It comes up under *End turn*, and others may have brought it.
  const settling = useJustGone(!reading, ON_ITS_WAY);
  const key = open?.key;
  const passes = reading && others?.watches;
  useEffect(() => {
    if (!passes) return;
    const timer = setTimeout(() => setRead(key), WATCHED_MS);
    return () => clearTimeout(timer);
  }, [passes, key]);
  return open && { open, reading, settling, dismiss: () => setRead(open.key) };
}

/** The keys press the same buttons: E and Enter the one to press, unless it only skips others, H hints, with Shift it asks how much hints shall say, U takes back; + − 0 F look, ? opens the rules. */
function useTableKeys(
  { primary, hint, hintMore, undo }: ActsProps,
  now: boolean,
  table: Table,
  controls: ViewControls | undefined,
) {
  // A key does what the buttons say from the moment they say it.
  useLayoutEffect(
    () =>
      onPlainKey(({ key, ctrlKey, metaKey, target }) => {
        const end =
          primary && !primary.disabled && !primary.settling && !primary.quiet ? () => primary.run() : undefined;
        const run: Readonly<Record<string, (() => void) | undefined>> = {
          // Enter presses what the keys have gone to; else the one to press.
          ...(now && {
            Enter: isFree(target) && !primary?.early ? end : undefined,
            e: end,
            h: hint,
            H: hintMore,
            u: undo,
            [UNDO]: ctrlKey || metaKey ? undo : undefined,
          }),
          '+': controls && (() => controls.closer()),
          '=': controls && (() => controls.closer()),
          '-': controls && (() => controls.further()),
          '0': controls && (() => controls.whole()),
          f: controls && (() => controls.follow(!(controls.follows ?? true))),
          '?': () => table.openRules(),
        };
        run[key]?.();
        return run[key] !== undefined;
      }),
    [primary, hint, hintMore, undo, now, table, controls],
  );
}

/** Where a result is read by scrolling everything, the board comes back when a turn is looked at. */
function usePreferred(table: Table, { looking: { turn, past }, course }: GameTableProps): Table {
  const { at, turn: better } = course?.preferred ?? {};
  const preferred = turn === at && !past?.instead ? better : undefined;
  return useMemo(() => (preferred ? { ...table, preferred } : table), [table, preferred]);
}

function useBoardInSight(turn: number | undefined, instead: unknown) {
  useEffect(() => {
    if (turn !== undefined) document.getElementById('main')!.scrollIntoView({ block: 'center' });
  }, [turn, instead]);
}

/** Nothing has the focus, or a button that was clicked. */
const isFree = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof HTMLButtonElement && !target.matches(':focus-visible'));

/** L opens players and log where they are folded away; Escape closes the sheet. */
function useSheetKeys(sheet: Sheet, setSheet: (open: Sheet) => void) {
  useEffect(
    () =>
      onPlainKey(({ key }) => {
        if (key === 'l') setSheet(sheet === 'log' ? undefined : 'log');
        else if (key === 'Escape' && sheet) setSheet(undefined);
        else return false;
        return true;
      }),
    [sheet, setSheet],
  );
}
