/**
 * The table screen, one for all games and all sessions: the game fills the slots, the frame is here. On a wide window the panels stand beside
 * the board, on a narrow one they are a sheet below it.
 */
import type { Seat } from '@stellwerk/kernel';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useSettings } from '../app/settings.tsx';
import { Button, IconButton } from '@stellwerk/toolkit/Button.tsx';
import { NARROW, useMedia } from '@stellwerk/toolkit/media.ts';
import type { GameScreen, Slots, Table } from '@stellwerk/toolkit/screen.ts';
import { Tabs } from '@stellwerk/toolkit/Tabs.tsx';
import { Announcer } from './Announcer.tsx';
import { ChoicesList } from './ChoicesList.tsx';
import { LogPanel } from './LogPanel.tsx';
import type { LogLine } from './log-lines.ts';
import { Overlay } from './Overlay.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';
import { PromptBar } from './PromptBar.tsx';
import { Refusal } from './Refusal.tsx';
import styles from './GameTable.module.css';

export interface GameTableProps {
  readonly screen: GameScreen;
  readonly table: Table;
  readonly lines: readonly LogLine[];
  /** The step of the log shown on the board when it isn't the latest. */
  readonly at: number | undefined;
  lookAt(step: number): void;
  readonly undo?: (() => void) | undefined;
  dismissRefusal?(): void;
  readonly mayTakeScreen?: readonly Seat[];
  takeScreen?(seat: Seat): void;
  /** Something is laid over the board and wants to be read. */
  onReading?(reading: boolean): void;
  /** What can be done once the play is over. */
  readonly afterwards?: ReactNode;
  /** Runs beside the prompt while a reaction is asked. */
  readonly clock?: ReactNode;
  /** Right end of the prompt line. */
  readonly tools: ReactNode;
  /** Messages between prompt line and board. */
  readonly banner?: ReactNode;
  /** Below everything: the controls of a replay. */
  readonly bar?: ReactNode;
}

export function GameTable(props: GameTableProps) {
  const { screen, table, banner, bar } = props;
  const slots = screen.useTable(table);
  const narrow = useMedia(NARROW);
  const actions = <Actions slots={slots} undo={props.undo} reserved={narrow && table.mode === 'play'} />;
  return (
    <div className={styles.frame} data-narrow={narrow || undefined} aria-busy={table.pending}>
      <PromptBar prompt={slots.prompt} table={table} tools={props.tools}>
        {props.clock}
        {!narrow && actions}
      </PromptBar>
      <main id="main" className={styles.main} tabIndex={-1}>
        {banner}
        {table.refused && (
          <Refusal
            reason={table.refused}
            texts={screen.texts[table.language]}
            onClose={() => props.dismissRefusal?.()}
          />
        )}
        <div className={styles.board}>
          {slots.board}
          <Over slots={slots} {...props} />
        </div>
      </main>
      {narrow ? <NarrowPanels {...props} slots={slots} actions={actions} /> : <WidePanels {...props} slots={slots} />}
      {bar && <div className={styles.bar}>{bar}</div>}
      <Announcer table={table} texts={screen.texts[table.language]} prompt={slots.prompt} />
    </div>
  );
}

interface ActionsProps {
  readonly slots: Slots;
  readonly undo: (() => void) | undefined;
  /** Keeps its place while there is nothing to do, so that the board doesn't jump. */
  readonly reserved: boolean;
}

function Actions({ slots, undo, reserved }: ActionsProps) {
  const { texts } = useSettings();
  const { primary, secondary } = slots;
  if (!reserved && !undo && !primary && !secondary) return null;
  return (
    <div className={styles.actions}>
      {undo && (
        <Button kind="quiet" icon="undo" onClick={undo} aria-keyshortcuts="Control+Z">
          {texts.table.undo}
        </Button>
      )}
      {secondary && (
        <Button disabled={secondary.disabled ?? false} onClick={() => secondary.run()}>
          {secondary.label}
        </Button>
      )}
      {primary && (
        <Button kind="primary" disabled={primary.disabled ?? false} onClick={() => primary.run()}>
          {primary.label}
        </Button>
      )}
    </div>
  );
}

type PanelsProps = GameTableProps & { readonly slots: Slots };

function Players({ table, slots, mayTakeScreen = [], takeScreen }: PanelsProps) {
  return (
    <PlayersPanel
      players={table.players}
      toAct={table.toAct}
      facts={(seat) => slots.facts(seat)}
      mayTakeScreen={mayTakeScreen}
      takeScreen={(seat) => takeScreen?.(seat)}
    />
  );
}

function WidePanels(props: PanelsProps) {
  const { slots, table, lines, at, lookAt } = props;
  const { texts } = useSettings();
  return (
    <>
      {slots.tray && (
        <section className={styles.tray} aria-label={texts.table.hand}>
          {slots.tray}
        </section>
      )}
      <aside className={styles.side} aria-label={texts.table.panels}>
        <h2 className="visually-hidden">{texts.table.players}</h2>
        <Players {...props} />
        {table.mode === 'play' && <ChoicesList choices={slots.choices} />}
        <h2>{texts.table.log}</h2>
        <div className={styles.log}>
          <LogPanel lines={lines} players={table.players} at={at} lookAt={lookAt} />
        </div>
      </aside>
    </>
  );
}

function NarrowPanels(props: PanelsProps & { readonly actions: ReactNode }) {
  const { slots, table, lines, at, lookAt, actions } = props;
  const { texts } = useSettings();
  const [chosen, setChosen] = useState(slots.tray ? 'hand' : 'players');
  const [tall, setTall] = useState(false);
  const hand = (
    <>
      {slots.tray}
      {table.mode === 'play' && <ChoicesList choices={slots.choices} />}
    </>
  );
  const tabs = [
    { key: 'hand', label: texts.table.hand, body: <div className={styles.panel}>{hand}</div> },
    {
      key: 'players',
      label: texts.table.players,
      body: (
        <div className={styles.panel}>
          <Players {...props} />
        </div>
      ),
    },
    {
      key: 'log',
      label: texts.table.log,
      body: (
        <div className={styles.panel}>
          <LogPanel lines={lines} players={table.players} at={at} lookAt={lookAt} />
        </div>
      ),
    },
  ];
  return (
    <aside className={styles.sheet} data-tall={tall || undefined} aria-label={texts.table.panels}>
      {actions}
      <div className={styles.sheetBody}>
        <Tabs label={texts.table.panels} tabs={tabs} chosen={chosen} choose={setChosen} className={styles.tabs ?? ''} />
        <IconButton
          className={styles.grow}
          icon={tall ? 'down' : 'up'}
          label={tall ? texts.table.shrink : texts.table.expand}
          aria-expanded={tall}
          onClick={() => setTall(!tall)}
        />
      </div>
    </aside>
  );
}

/** The end of a round or of the play, laid over the board until it is dismissed. */
function Over({ slots, table, onReading, afterwards }: GameTableProps & { readonly slots: Slots }) {
  const { texts } = useSettings();
  const [read, setRead] = useState<string>();
  const { interlude, ending } = slots;
  const current = table.mode === 'over' ? 'ending' : interlude?.key;
  const open = current !== undefined && current !== read && (current !== 'ending' || ending !== undefined);
  const reading = open && current !== 'ending';
  useLayoutEffect(() => onReading?.(reading), [reading, onReading]);

  if (current === 'ending' && !open) {
    return (
      <div className={styles.reopen}>
        <Button kind="primary" onClick={() => setRead(undefined)}>
          {texts.table.showResult}
        </Button>
      </div>
    );
  }
  if (!open) return null;
  if (current === 'ending') {
    return (
      <Overlay
        key="ending"
        title={texts.table.over}
        footer={
          <>
            <IconButton icon="eye" label={texts.table.showBoard} onClick={() => setRead('ending')} />
            {afterwards}
          </>
        }
      >
        {ending}
      </Overlay>
    );
  }
  return (
    <Overlay
      key={current}
      title={interlude!.title}
      footer={
        <Button kind="primary" onClick={() => setRead(current)}>
          {texts.table.continue}
        </Button>
      }
    >
      {interlude!.body}
    </Overlay>
  );
}
