/**
 * The table screen, one for all games and all sessions: the game fills the slots, the frame is here. Head, board, turn line, tray, players and
 * log have their fixed places at every size of window (GameTable.module.css); nothing that happens in a game moves them.
 */
import type { Seat } from '@stellwerk/kernel';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useSettings } from '../app/settings.tsx';
import { IconButton } from '@stellwerk/toolkit/Button.tsx';
import { DESKTOP, LOW, PHONE, useMedia, WIDE } from '@stellwerk/toolkit/media.ts';
import type { Closing, GameScreen, Outcome, Slots, Table, Turn } from '@stellwerk/toolkit/screen.ts';
import { ViewControlsContext, type ViewControls } from '@stellwerk/toolkit/Viewport.tsx';
import { reasonText } from '../texts/index.ts';
import { Acts, type ActsProps } from './Acts.tsx';
import { Announcer } from './Announcer.tsx';
import { ChoicesList } from './ChoicesList.tsx';
import { Head, type Said } from './Head.tsx';
import { onPlainKey, UNDO } from './keys.ts';
import { CopyNotation, LogPanel } from './LogPanel.tsx';
import { briefOf, recapOf, type TurnLines } from './log-lines.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';
import { PlayersStrip } from './PlayersStrip.tsx';
import { TurnLine } from './TurnLine.tsx';
import { othersSince } from './turns.ts';
import type { Looking } from './useLooking.ts';
import styles from './GameTable.module.css';

/** What the person can do with the turn, whichever game it is. */
export interface Ways {
  readonly undo?: (() => void) | undefined;
  readonly undoAll?: (() => void) | undefined;
  hint?(): void;
  /** Ends the turn: sends the draft, or the action that the game names. */
  end?(action: unknown): void;
  /** What the draft would end. */
  readonly closing?: Closing | undefined;
  /** Others are to move: let them do it at once. */
  readonly skip?: (() => void) | undefined;
}

export interface GameTableProps {
  readonly screen: GameScreen;
  readonly table: Table;
  readonly turns: readonly Turn[];
  readonly lines: readonly TurnLines[];
  readonly looking: Looking;
  /** The turn from which on it is news. */
  readonly news: number;
  readonly onTurn: Seat | undefined;
  readonly ways: Ways;
  readonly mayTakeScreen?: readonly Seat[];
  takeScreen?(seat: Seat): void;
  /** The end of a round wants to be read. */
  onReading?(reading: boolean): void;
  /** Beside the primary button when the game is over or is replayed. */
  readonly instead?: ReactNode;
  /** The primary button when the game is over or is replayed. */
  readonly primary?: ActsProps['primary'];
  /** Stands in a result: the show and the poster. */
  readonly afterwards?: ReactNode;
  /** Said in line 2 where the game has nothing to say. */
  readonly help?: string | undefined;
  readonly clock?: ReactNode;
  readonly tools: ReactNode;
  readonly banner?: ReactNode;
}

export function GameTable(props: GameTableProps) {
  const { screen, table, looking, banner } = props;
  const { texts } = useSettings();
  const slots = screen.useTable(table);
  const [controls, setControls] = useState<ViewControls>();
  const [sheet, setSheet] = useState(false);
  const window = useWindow();
  const outcome = useOutcome(slots, props);
  const head = useHead(slots, outcome?.open, props);
  const can = actsOf(slots, outcome, props, texts);
  useTableKeys(can, !looking.past && table.mode === 'play' && !outcome?.reading, table, controls);
  useSheetKeys(sheet, setSheet);
  const { layout = {} } = screen;
  const inHead = window === 'desktop' && layout.tray !== 'left' && layout.tray !== 'right';
  const acts = <Acts {...can} roomy={inHead} />;
  const folded = layout.line === 'folded' && (window === 'phone' || window === 'low');
  const parts: Parts = { ...props, slots, outcome, window, controls, sheet, setSheet };
  return (
    <div
      className={styles.frame}
      data-window={window}
      data-tray={layout.tray ?? 'side'}
      data-head={layout.head}
      data-folded={folded || undefined}
      data-sheet={sheet || undefined}
      data-result={outcome?.open ? '' : undefined}
      aria-busy={table.pending}
    >
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <Head
        player={playerOf(props, outcome?.open)}
        {...head}
        past={looking.past !== undefined && !props.primary}
        unfold={folded ? () => setSheet(!sheet) : undefined}
        clock={props.clock}
        acts={inHead && acts}
        tools={
          <>
            {folded && (
              <IconButton
                icon="log"
                label={texts.table.panels}
                aria-expanded={sheet}
                onClick={() => setSheet(!sheet)}
              />
            )}
            {props.tools}
          </>
        }
      />
      {(window === 'phone' || window === 'low') && <Strip {...parts} />}
      {slots.aside && <div className={styles.aside}>{slots.aside}</div>}
      <main id="main" className={styles.stage} tabIndex={-1}>
        {banner}
        <div className={styles.board}>
          <ViewControlsContext value={setControls}>{slots.board}</ViewControlsContext>
        </div>
      </main>
      {!folded && <Line {...parts} />}
      {window === 'desktop' ? (
        <DesktopPanels {...parts} acts={!inHead && acts} />
      ) : (
        <>
          <Tray {...parts} folded={folded} />
          <section className={styles.acts} aria-label={texts.table.actions}>
            {acts}
          </section>
          {window === 'tablet' && <Side {...parts} withTray={false} withChoices={layout.tray === 'right'} />}
        </>
      )}
      <Announcer table={table} texts={screen.texts[table.language]} prompt={head.ask} />
    </div>
  );
}

type Parts = GameTableProps & {
  readonly slots: Slots;
  readonly outcome: ReturnType<typeof useOutcome>;
  readonly window: ReturnType<typeof useWindow>;
  readonly controls: ViewControls | undefined;
  /** Players and log stand in the tray's place. */
  readonly sheet: boolean;
  setSheet(open: boolean): void;
};

function useWindow(): 'phone' | 'low' | 'tablet' | 'desktop' {
  const low = useMedia(LOW);
  const phone = useMedia(PHONE);
  const desktop = useMedia(DESKTOP);
  return low ? 'low' : phone ? 'phone' : desktop ? 'desktop' : 'tablet';
}

/** The end of a round is shown until it is read, the end of the game stays, also while one looks back from it: nothing moves then. */
function useOutcome(slots: Slots, { table, looking, onReading, afterwards }: GameTableProps) {
  const [read, setRead] = useState<string>();
  const [end, setEnd] = useState<Outcome>();
  useEffect(() => {
    if (table.mode === 'over') setEnd(slots.outcome);
    // A result is put together anew each time; it is another one when the table is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [table]);
  const outcome = afterwards && table.mode !== 'over' ? (end ?? slots.outcome) : slots.outcome;
  const shows = outcome !== undefined && (table.mode !== 'play' || outcome.key !== read);
  const open = shows ? outcome : undefined;
  const reading = open !== undefined && table.mode === 'play' && !looking.past;
  useLayoutEffect(() => onReading?.(reading), [reading, onReading]);
  return open && { open, reading, dismiss: () => setRead(open.key) };
}

/** Whose head it is: while looking back, of the one who took that turn; a result belongs to nobody. */
function playerOf({ looking, turns, table, onTurn }: GameTableProps, outcome: Outcome | undefined) {
  const seat = looking.turn !== undefined ? turns[looking.turn]?.seat : outcome ? undefined : onTurn;
  return seat === undefined ? undefined : table.players[seat];
}

/** The first that applies: a refusal, a hint, what the game says, what others did since my turn. */
function useHead(slots: Slots, outcome: Outcome | undefined, props: GameTableProps): { ask: string; said: Said } {
  const { table, screen, looking } = props;
  const { texts } = useSettings();
  const phone = useMedia(PHONE);
  const low = useMedia(LOW);
  const gameTexts = screen.texts[table.language];
  if (table.refused) {
    const rule = screen.ruleOf?.(table.refused);
    return {
      ask: askOf(slots.prompt, phone),
      said: {
        text: reasonText(texts, table.refused, gameTexts),
        kind: 'refusal',
        rule: rule === undefined ? undefined : () => table.openRules(rule),
      },
    };
  }
  if (looking.turn !== undefined && table.mode !== 'over') {
    return lookedAt(props, looking.turn, texts, low);
  }
  const prompt = outcome?.head ?? slots.prompt;
  const ask = askOf(prompt, phone);
  const { so, rule } = prompt;
  if (slots.hint !== undefined && table.hinted > 0) return { ask, said: { text: slots.hint, kind: 'hint' } };
  const text = so ?? props.help;
  // A question mark needs a sentence to stand beside.
  return { ask, said: { text, rule: rule !== undefined && text ? () => table.openRules(rule) : undefined } };
}

/** Who took the turn that is looked at, and in the second line what it was. */
function lookedAt(
  { screen, table, turns, lines, news }: GameTableProps,
  turn: number,
  { table: words }: ReturnType<typeof useSettings>['texts'],
  low: boolean,
): { ask: string; said: Said } {
  const looked = turns[turn]!;
  const { seat } = looked;
  const others = othersSince(turns, news, table.viewer);
  const place = others.includes(looked)
    ? words.sinceStep(others.indexOf(looked) + 1, others.length)
    : words.turnOf(turn + 1, turns.length);
  // A low window has room for a few words alone; the log has the rest.
  const text = low
    ? briefOf(looked, screen.texts[table.language], table.players, table.view)
    : lines[turn]?.sentences.join(' · ');
  return { ask: seat === undefined ? place : `${table.players[seat]!.name} · ${place}`, said: { text } };
}

function askOf(prompt: Slots['prompt'], phone: boolean): string {
  return phone ? (prompt.brief ?? prompt.ask) : prompt.ask;
}

/** "Ada: two rails east of Dublin". */
function sayTurn(lines: readonly TurnLines[], { players }: Table, index: number): string {
  const line = lines[index];
  if (!line) return '';
  const { seat } = line.turn;
  const what = line.sentences.join(' · ');
  return seat === undefined ? what : `${players[seat]!.name}: ${what}`;
}

function actsOf(
  slots: Slots,
  outcome: Parts['outcome'],
  { screen, table, looking, onTurn, ways, instead, primary }: GameTableProps,
  texts: ReturnType<typeof useSettings>['texts'],
): ActsProps {
  const words = texts.table;
  const none = { undo: undefined, undoAll: undefined, hint: undefined, secondary: undefined };
  if (primary || table.mode === 'over') return { ...none, primary, instead };
  if (looking.past) return { ...none, primary: { label: words.toNow, past: true, run: looking.now }, instead };
  if (outcome?.reading) return { ...none, primary: { label: words.nextRound, run: outcome.dismiss } };
  const mine = table.me !== undefined && table.toAct.includes(table.me);
  const hints = mine && slots.advises && ways.hint;
  return {
    undo: slots.clear ?? ways.undo,
    undoAll: ways.undoAll ?? slots.clear,
    hint: hints ? () => ways.hint!() : undefined,
    secondary: slots.secondary,
    primary: slots.primary ?? endOf(slots, mine && table.me === onTurn, ways, words, screen.closes !== undefined),
  };
}

function endOf(
  slots: Slots,
  mine: boolean,
  ways: Ways,
  words: ReturnType<typeof useSettings>['texts']['table'],
  ends: boolean,
): ActsProps['primary'] {
  if (!mine && ways.skip) return { label: words.skipAhead, quiet: true, run: ways.skip };
  // Where a game has no turns to end, its own button is the only one.
  if (!ends) return undefined;
  const ready = mine && (ways.closing !== undefined || slots.end !== undefined);
  return {
    label: words.end[ways.closing ?? 'turn'],
    disabled: !ready,
    quiet: !ready,
    ...(mine && slots.missing && { title: slots.missing }),
    run: () => ways.end?.(slots.end),
  };
}

/** The keys press the same buttons: E the one to press, unless it only skips others, H hints, U takes back; + − 0 F look, ? opens the rules. */
function useTableKeys(
  { primary, hint, undo }: ActsProps,
  now: boolean,
  table: Table,
  controls: ViewControls | undefined,
) {
  useEffect(
    () =>
      onPlainKey(({ key, ctrlKey, metaKey }) => {
        const end = primary && !primary.disabled && !primary.quiet ? () => primary.run() : undefined;
        const run: Readonly<Record<string, (() => void) | undefined>> = {
          ...(now && { e: end, h: hint, u: undo, [UNDO]: ctrlKey || metaKey ? undo : undefined }),
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
    [primary, hint, undo, now, table, controls],
  );
}

/** L opens players and log where they are folded away, Escape closes them. */
function useSheetKeys(sheet: boolean, setSheet: (open: boolean) => void) {
  useEffect(
    () =>
      onPlainKey(({ key }) => {
        if (key === 'l') setSheet(!sheet);
        else if (key === 'Escape' && sheet) setSheet(false);
        else return false;
        return true;
      }),
    [sheet, setSheet],
  );
}

function Strip({ slots, table, onTurn, sheet, setSheet }: Parts) {
  return (
    <div className={styles.strip}>
      {slots.strip ?? (
        <PlayersStrip
          players={table.players}
          onTurn={onTurn}
          score={(seat) => slots.score?.(seat) ?? ''}
          open={() => setSheet(!sheet)}
        />
      )}
    </div>
  );
}

function Line({ slots, outcome, table, screen, turns, lines, looking, news, onTurn, controls, afterwards }: Parts) {
  const { texts } = useSettings();
  const { course } = outcome?.open ?? {};
  const recap = recapOf(
    othersSince(turns, news, table.viewer),
    screen.texts[table.language],
    table.players,
    table.view,
  );
  return (
    <TurnLine
      turns={turns}
      players={table.players}
      looking={looking}
      news={news}
      onTurn={onTurn === undefined ? undefined : table.players[onTurn]}
      caption={recap && slots.outcome === undefined ? texts.table.since(recap) : ''}
      say={(turn) => sayTurn(lines, table, turn)}
      course={afterwards ? course?.(turns) : undefined}
      controls={controls}
    />
  );
}

function Players({ table, onTurn, looking, turns, slots, mayTakeScreen = [], takeScreen }: Parts) {
  return (
    <PlayersPanel
      players={table.players}
      onTurn={looking.turn === undefined ? onTurn : turns[looking.turn]?.seat}
      toAct={looking.past ? [] : table.toAct}
      facts={(seat) => slots.facts(seat)}
      mayTakeScreen={mayTakeScreen}
      takeScreen={(seat) => takeScreen?.(seat)}
    />
  );
}

function Log({ table, lines, looking, news }: Parts) {
  const { texts } = useSettings();
  return (
    <section className={styles.log} aria-label={texts.table.log}>
      <div className={styles.logHead}>
        <h2>{texts.table.log}</h2>
        <CopyNotation lines={lines} players={table.players} />
      </div>
      <LogPanel
        lines={lines}
        players={table.players}
        at={looking.turn}
        news={news}
        mine={table.viewer}
        lookAt={looking.toTurn}
      />
    </section>
  );
}

function Result({ outcome, table, turns, looking, afterwards }: Parts) {
  return (
    <OutcomePanel outcome={outcome!.open} players={table.players} turns={turns} lookAt={looking.to}>
      {afterwards}
    </OutcomePanel>
  );
}

/** What stands beside the board on a desktop: the tray in its place, players, log. */
function DesktopPanels(props: Parts & { readonly acts: ReactNode }) {
  const { screen, slots, outcome, acts } = props;
  const { texts } = useSettings();
  const wide = useMedia(WIDE);
  const place = screen.layout?.tray ?? 'side';
  const tray = (
    <section className={styles.tray} aria-label={texts.table.hand}>
      {place === 'right' && slots.strip}
      {place === 'right' && outcome ? <Result {...props} /> : slots.tray}
      {acts && <div className={styles.acts}>{acts}</div>}
      {place === 'right' && !wide && !outcome && (
        <>
          {props.table.mode === 'play' && <ChoicesList choices={slots.choices} />}
          <Log {...props} />
        </>
      )}
    </section>
  );
  if (place === 'side') return <Side {...props} withTray />;
  return (
    <>
      {!(place === 'below' && outcome) && tray}
      {(place !== 'right' || wide) && <Side {...props} withTray={false} />}
    </>
  );
}

function Side(props: Parts & { readonly withTray: boolean; readonly withChoices?: boolean }) {
  const { screen, slots, table, outcome, withTray, withChoices = true } = props;
  const { texts } = useSettings();
  const here = outcome && screen.layout?.tray !== 'right';
  return (
    <aside className={styles.side} aria-label={texts.table.panels}>
      <div className={styles.sideMain} role="group" aria-label={texts.table.players} tabIndex={0}>
        <h2 className="visually-hidden">{texts.table.players}</h2>
        {here ? <Result {...props} /> : <Players {...props} />}
        {withTray && !here && slots.tray && <div className={styles.hand}>{slots.tray}</div>}
        {withChoices && table.mode === 'play' && <ChoicesList choices={slots.choices} />}
      </div>
      <Log {...props} />
    </aside>
  );
}

/** Below the board on phones and tablets; log and players come in its place. */
function Tray(props: Parts & { readonly folded: boolean }) {
  const { slots, table, outcome, window, sheet, setSheet, folded } = props;
  const { texts } = useSettings();
  const phone = window !== 'tablet';
  const shown = phone && sheet;
  return (
    <section className={styles.tray} aria-label={shown ? texts.table.panels : texts.table.hand}>
      {shown && (
        <div className={styles.sheet}>
          <IconButton className={styles.close ?? ''} icon="close" label={texts.close} onClick={() => setSheet(false)} />
          <Players {...props} />
          {table.mode === 'play' && <ChoicesList choices={slots.choices} />}
          {folded && <Line {...props} />}
          <Log {...props} />
        </div>
      )}
      {!shown && outcome && (phone || props.screen.layout?.tray === 'right') && <Result {...props} />}
      {!shown && !(outcome && phone) && slots.tray}
      {!phone && props.screen.layout?.tray !== 'right' && table.mode === 'play' && (
        <ChoicesList choices={slots.choices} />
      )}
    </section>
  );
}
