/** What stands around the board: players, log and talk, the tray, the result. */
import { useState, type ReactNode } from 'react';
import { IconButton } from '@stellwerk/toolkit/Button.tsx';
import type { IconName } from '@stellwerk/toolkit/Icon.tsx';
import { useMedia, WIDE } from '@stellwerk/toolkit/media.ts';
import type { Choice, Table } from '@stellwerk/toolkit/screen.ts';
import { useSettings } from '../app/settings.tsx';
import type { Texts } from '../texts/index.ts';
import { ChoicesList } from './ChoicesList.tsx';
import { isPanel, type Parts, type Sheet } from './frame.ts';
import { inOne, recapOf, sinceTurn, type TurnLines } from './log-lines.ts';
import { Chart } from './Chart.tsx';
import { LastTurns } from './LastTurns.tsx';
import { CopyNotation, LogPanel } from './LogPanel.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';
import { PlayersStrip } from './PlayersStrip.tsx';
import { TurnLine } from './TurnLine.tsx';
import { othersSince } from './turns.ts';
import { seatAt } from './useHead.ts';
import { useDrawingDown } from './useShutting.ts';
import { isPhone } from './useWindow.ts';
import { shownName } from './you.ts';
import styles from './GameTable.module.css';

export function Strip(props: Parts & { readonly folded: boolean }) {
  const { slots, table, onTurn, outcome, looking, turns, others, sheet, setSheet, folded, advises } = props;
  const { texts } = useSettings();
  return (
    <div className={styles.strip} inert={folded && advises}>
      {slots.strip ?? (
        <PlayersStrip
          players={table.players}
          you={table.you}
          onTurn={seatAt({ looking, turns, onTurn: outcome ? undefined : onTurn })}
          score={(seat) => slots.score?.(seat) ?? ''}
          isAway={others?.isAway}
          open={() => setSheet(sheet === 'players' ? undefined : 'players')}
        />
      )}
      {/* The head needs its room for words; a compact one has the log. */}
      {!folded && <SheetButton icon="log" label={texts.table.log} of="log" {...{ sheet, setSheet }} />}
      {others && (
        <SheetButton
          icon="talk"
          label={texts.table.talk}
          of="talk"
          count={others.talk.unread}
          {...{ sheet, setSheet }}
        />
      )}
    </div>
  );
}

export function Line({
  slots,
  outcome,
  table,
  screen,
  turns,
  lines,
  looking,
  news,
  onTurn,
  controls,
  afterwards,
  window,
  course,
  beside = [],
  replay = false,
  advises,
}: Parts) {
  const { texts } = useSettings();
  const recap = recapOf(
    othersSince(turns, news, table.viewer),
    screen.texts[table.language],
    table.players,
    table.view,
    table.viewer,
  );
  return (
    <TurnLine
      turns={turns}
      players={table.players}
      you={table.you}
      looking={looking}
      news={news}
      onTurn={onTurn === undefined ? undefined : table.players[onTurn]}
      caption={
        recap && !outcome && slots.outcome === undefined ? sinceTurn(texts, turns, news, table.viewer)(recap) : ''
      }
      say={(turn) => sayTurn(lines, table, turn, texts)}
      // A phone has room for it in the result alone.
      course={afterwards && !isPhone(window) ? (course ?? outcome?.open.course?.(turns)) : undefined}
      tried={course?.fork?.label}
      beside={beside.find(({ turns: those, isTry }) => !isTry || those.length > 0)}
      controls={screen.layout?.zoom === 'unmarked' ? undefined : controls}
      replay={replay}
      covered={advises}
    />
  );
}

function Players({ table, onTurn, looking, turns, slots, others, mayTakeScreen = [], takeScreen, question }: Parts) {
  const panel = (
    <PlayersPanel
      players={table.players}
      you={table.you}
      onTurn={seatAt({ looking, turns, onTurn })}
      // Whom the rules ask first would tell who holds something.
      toAct={looking.past || question ? [] : table.toAct}
      facts={(seat) => slots.facts(seat)}
      note={others?.note}
      isAway={others?.isAway}
      about={others?.about}
      mayTakeScreen={mayTakeScreen}
      takeScreen={(seat) => takeScreen?.(seat)}
    />
  );
  return (
    <>
      {panel}
      {others?.below}
    </>
  );
}

/** Watchers have none. With all of a turn put together there is one thing left. */
function Choices({ table, slots, ways, others, looking, outcome, coach, replay = false }: Parts) {
  const { texts } = useSettings();
  if (replay || others?.watches) return null;
  // What stands below it, the log above all, stays where it is while one looks back.
  if (looking.past && table.mode === 'replay' && !outcome)
    return (
      <div className={styles.absent} inert>
        <ChoicesList choices={[]} />
      </div>
    );
  if (table.mode !== 'play') return null;
  const { closing, end } = ways;
  const isWanted = ({ key }: Choice): number => Number(coach?.wants?.startsWith(key) ?? false);
  const choices =
    closing === undefined
      ? slots.choices.toSorted((a, b) => isWanted(b) - isWanted(a))
      : [{ key: 'end', label: texts.table.end[closing], run: () => end?.(undefined) }];
  return <ChoicesList choices={choices} />;
}

/** Where people talk, the log shares its place with that. */
function Log(props: Parts) {
  const { table, lines, others, window } = props;
  const { texts } = useSettings();
  const [talks, setTalks] = useState(false);
  const wide = useMedia(WIDE);
  const talk = isPhone(window) ? undefined : others?.talk;
  if (talk && talks)
    return (
      <section className={styles.log} aria-label={texts.table.talk}>
        <div className={styles.logHead}>
          <LogTabs unread={0} talks setTalks={setTalks} />
          {/* Elsewhere a dot at the menu has to do. */}
          {(window === 'tablet' || wide) && (
            <span className={styles.connection} data-light={others!.connection.light}>
              {others!.connection.words}
            </span>
          )}
        </div>
        <div className={styles.talk}>{talk.panel}</div>
      </section>
    );
  return (
    <section className={styles.log} aria-label={texts.table.log}>
      <div className={styles.logHead}>
        {talk ? <LogTabs unread={talk.unread} talks={false} setTalks={setTalks} /> : <h2>{texts.table.log}</h2>}
        <CopyNotation lines={lines} players={table.players} />
      </div>
      <LogByTurns {...props} />
    </section>
  );
}

function LogByTurns({ lines, table, looking, news }: Parts) {
  return (
    <LogPanel
      lines={lines}
      players={table.players}
      at={looking.turn}
      news={news}
      mine={table.viewer}
      you={table.you}
      lookAt={looking.toTurn}
    />
  );
}

function LogTabs(props: { readonly unread: number; readonly talks: boolean; setTalks(talks: boolean): void }) {
  const { unread, talks, setTalks } = props;
  const { texts } = useSettings();
  return (
    <div className={styles.tabs} role="group">
      <button type="button" aria-pressed={!talks} onClick={() => setTalks(false)}>
        {texts.table.log}
      </button>
      <button type="button" aria-pressed={talks} onClick={() => setTalks(true)}>
        {texts.table.talk}
        {unread > 0 && <span className={styles.count}>{unread}</span>}
      </button>
    </div>
  );
}

export function SheetButton({
  icon,
  label,
  of,
  count = 0,
  sheet,
  setSheet,
}: Pick<Parts, 'sheet' | 'setSheet'> & {
  readonly icon: IconName;
  readonly label: string;
  readonly of: NonNullable<Sheet>;
  readonly count?: number;
}) {
  return (
    <span className={styles.sheetButton}>
      <IconButton
        icon={icon}
        label={label}
        aria-expanded={sheet === of}
        onClick={() => setSheet(sheet === of ? undefined : of)}
      />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </span>
  );
}

function Result({ outcome, table, turns, looking, afterwards, others, window, stands, course: given }: Parts) {
  const course = isPhone(window) && afterwards ? (given ?? outcome!.open.course?.(turns)) : undefined;
  // The step that ends a turn begins the next one: the turn that ends is meant.
  const lookAt = (step: number): void => {
    const turn = turns.findIndex(({ to }) => to === step);
    if (turn < 0) looking.to(step);
    else looking.toTurn(turn);
  };
  return (
    <OutcomePanel
      outcome={outcome!.open}
      players={table.players}
      you={table.you}
      turns={turns}
      lookAt={lookAt}
      rest={stands}
    >
      {table.mode !== 'play' && others?.next}
      {course && (
        <Chart
          {...{
            course,
            players: table.players,
            you: table.you,
            at: looking.turn,
            turns: turns.length,
            toTurn: looking.toTurn,
          }}
        />
      )}
      {afterwards}
    </OutcomePanel>
  );
}

/** What stands beside the board on a desktop: the tray in its place, players, log. */
export function DesktopPanels(props: Parts & { readonly acts: ReactNode }) {
  const { screen, slots, outcome, acts, coach } = props;
  const { texts } = useSettings();
  const wide = useMedia(WIDE);
  const place = screen.layout?.tray ?? 'side';
  const tray = (
    <section className={styles.tray} aria-label={texts.table.hand}>
      {place === 'right' && !wide && coach?.panel(props.table.refused)}
      {place === 'right' && !wide && coach?.answered}
      {place === 'right' && slots.strip}
      {place === 'right' && outcome ? <Result {...props} /> : <OwnThings {...props} />}
      {acts && <div className={styles.acts}>{acts}</div>}
      {place === 'right' && !wide && !outcome && !coach && (
        <>
          <Choices {...props} />
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

/** What the game puts into the tray; a question to all at the screen takes its place and no more room. */
function OwnThings({ slots, question }: Parts) {
  if (!question) return slots.tray;
  return (
    <div className={styles.asked}>
      <div className={styles.absent} inert>
        {slots.tray}
      </div>
      {question}
    </div>
  );
}

export function Side(props: Parts & { readonly withTray: boolean; readonly withChoices?: boolean }) {
  const { screen, slots, outcome, withTray, withChoices = true, coach, table } = props;
  const { texts } = useSettings();
  const here = outcome && screen.layout?.tray !== 'right';
  return (
    <aside className={styles.side} aria-label={texts.table.panels}>
      {coach?.panel(table.refused)}
      {coach?.answered}
      <div className={styles.sideMain} role="group" aria-label={texts.table.players} tabIndex={0}>
        <h2 className="visually-hidden">{texts.table.players}</h2>
        {here ? <Result {...props} /> : <Players {...props} />}
        {withTray && !here && slots.tray && (
          <div className={styles.hand}>
            <OwnThings {...props} />
          </div>
        )}
        {withChoices && <Choices {...props} />}
      </div>
      {/* A guide needs its room. */}
      {!coach && <Log {...props} />}
    </aside>
  );
}

/** What is said lies over line, tray and buttons of a phone: the board stays as it is. */
export function TalkSheet({ others, setSheet }: Parts) {
  const { texts } = useSettings();
  return (
    <section
      className={styles.talkSheet}
      aria-label={texts.table.talk}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setSheet(undefined);
      }}
    >
      <IconButton className={styles.close ?? ''} icon="close" label={texts.close} onClick={() => setSheet(undefined)} />
      <div className={styles.talk}>{others!.talk.panel}</div>
    </section>
  );
}

/** Below the board on phones and tablets; log and players come in its place. */
export function Tray(props: Parts & { readonly folded: boolean }) {
  const { outcome, window, sheet, coach } = props;
  const { texts } = useSettings();
  const phone = window !== 'tablet';
  const shown = phone && isPanel(sheet);
  const answered = phone && !shown && coach?.answered;
  return (
    <section className={styles.tray} aria-label={shown ? texts.table.panels : texts.table.hand}>
      {shown && <PanelsSheet {...props} />}
      {answered}
      {!shown && outcome && (phone || props.screen.layout?.tray === 'right') && <Result {...props} />}
      {!shown && !answered && !(outcome && phone) && <OwnThings {...props} />}
      {!shown && !outcome && phone && props.others?.watches && <LastTurns {...props} />}
      {!phone && props.screen.layout?.tray !== 'right' && <Choices {...props} />}
    </section>
  );
}

/** What can be looked up while the board stays in sight: the log, or the players. Its head stays where it is, whatever is scrolled. */
function PanelsSheet(props: Parts & { readonly folded: boolean }) {
  const { lines, table, sheet, setSheet, folded } = props;
  const { texts } = useSettings();
  const players = sheet === 'players';
  return (
    <div className={styles.sheet}>
      <div className={styles.sheetHead} {...useDrawingDown(() => setSheet(undefined))}>
        <div className={styles.tabs} role="group">
          <button type="button" aria-pressed={!players} onClick={() => setSheet('log')}>
            {texts.table.log}
          </button>
          <button type="button" aria-pressed={players} onClick={() => setSheet('players')}>
            {texts.table.players}
          </button>
        </div>
        <IconButton icon="close" label={texts.close} onClick={() => setSheet(undefined)} />
        {folded && <Line {...props} />}
      </div>
      {players ? (
        <Players {...props} />
      ) : (
        <section aria-label={texts.table.log}>
          <LogByTurns {...props} />
          <CopyNotation lines={lines} players={table.players} />
        </section>
      )}
      <Choices {...props} />
    </div>
  );
}

/** "Ada: two rails east of Dublin". */
function sayTurn(lines: readonly TurnLines[], { players, you }: Table, index: number, texts: Texts): string {
  const line = lines[index];
  if (!line) return '';
  const { seat } = line.turn;
  const what = inOne(line.sentences);
  return seat === undefined ? what : `${shownName(players[seat]!, you, texts)}: ${what}`;
}
