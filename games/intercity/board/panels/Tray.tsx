/** The tray: columns of coins, below them my passengers or what laid points would do; a duel, a question, a plan or the hand take its place. */
import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import {
  canDrive,
  CARDS,
  JOKER,
  type Action,
  type Passenger,
  type Position,
  type Proposal,
} from '../../rules/index.ts';
import { columnsOf, type Column } from '../choosing/columns.ts';
import type { Setback } from '../choosing/connections.ts';
import type { Note } from '../choosing/notes.ts';
import { ownPassengers } from '../choosing/outlook.ts';
import { ALL_TRAINS, letterOf, type Speech } from '../choosing/say.ts';
import type { TurnChoice } from '../choosing/useTurn.ts';
import { DieFace, LineBadge, PassengerBadge, type PassengerLook } from '../marks.tsx';
import { PassengerRow } from './PassengerRow.tsx';
import { notesAbove, rowsBelow } from './room.ts';
import styles from './tray.module.css';

export interface PanelProps {
  readonly speech: Speech;
  readonly turn: TurnChoice;
  readonly legal: readonly Action[];
  readonly mayAct: boolean;
  /** Own passengers whose plans take longer since my last turn. */
  readonly setbacks: ReadonlyMap<Passenger, Setback>;
  /** Columns that a hint names. */
  readonly hintedFaces: readonly number[];
  /** The plan that a hint means. */
  readonly hintedWay: Proposal | undefined;
  /** What the lay or the card would do. */
  readonly notes: readonly Note[] | undefined;
  /** The position then, as far as it is certain. */
  readonly after: Position | undefined;
  setSeesDice(sees: boolean): void;
  /** Opens the rules at a section. */
  openRules(section: string): void;
  look(passenger: Passenger): PassengerLook;
}

const HOLD = 450;

/** The dice of this turn, or while looking back those that it ended with. */
export function Columns({
  wide,
  lastDice,
  ...props
}: PanelProps & { readonly wide: boolean; readonly lastDice: readonly number[] | undefined }) {
  const { speech, turn, setSeesDice } = props;
  const { words, view } = speech;
  useLayoutEffect(() => {
    setSeesDice(true);
    return () => setSeesDice(false);
  }, [setSeesDice]);
  const seen = lastDice ? { ...view, dice: [...lastDice], used: lastDice.map(() => false) } : view;
  return (
    <div className={styles.columns} role="group" aria-label={words.screen.column.title} data-hand={!wide || undefined}>
      {columnsOf(seen, turn.laidDice).map((column) => (
        <ColumnButton key={column.face} {...props} column={column} />
      ))}
      {!wide && <Fan {...props} />}
    </div>
  );
}

/** My cards, where they don't lie open beside the map: pale rather than absent, so that the dice stay where they are when the first one comes. */
function Fan({ speech, turn }: PanelProps) {
  const { words, view } = speech;
  const { hand, armed } = view.own ?? { hand: [], armed: [] };
  const label = words.screen.hand.open(hand.length);
  return (
    <button
      type="button"
      className={styles.fan}
      data-name={turn.handOpen ? undefined : hand.map((card) => `card:${CARDS[card]!}`).join(' ')}
      aria-disabled={hand.length === 0 || undefined}
      aria-expanded={turn.handOpen}
      aria-label={label}
      title={hand.length === 0 ? words.screen.pale.hand : label}
      onClick={() => (hand.length === 0 ? turn.tell(words.screen.pale.hand) : turn.openHand(!turn.handOpen))}
    >
      <span className={styles.fanCards} aria-hidden="true" data-armed={armed.length > 0 || undefined} />
      {hand.length > 0 && <strong>{hand.length}</strong>}
    </button>
  );
}

function ColumnButton({ speech, turn, look, column, hintedFaces }: PanelProps & { readonly column: Column }) {
  const { words, view } = speech;
  const { column: say } = words.screen;
  const { face, dice, aboard, awaiting, others } = column;
  const rolling = turn.stage === 'roll' && view.rolls > 0;
  const driving = turn.stage === 'drive';
  const kept = rolling && turn.lit.has(face);
  const picked = driving && turn.colour === face;
  const stay = kept ? dice.length - (turn.lit.get(face) ?? 0) : dice.length;
  const own = [...aboard, ...awaiting];
  const label = [
    say.name(words.faces[face]!, dice.length),
    ...(kept ? [say.kept] : []),
    ...(own.length > 0 ? [say.useful(own.map((passenger) => letterOf(view, passenger)).join(', '))] : []),
  ].join(', ');
  // Looked for by a newcomer who wants to move a train: pale, and says why.
  const absent = driving && dice.length === 0;
  const { pale } = words.screen;
  const why = face === JOKER ? pale.joker : pale.column(words.screen.colours[face]!);
  const lapses = driving && dice.length > 0 && !ALL_TRAINS.some((train) => canDrive(view, dice[0]!, train));
  const hold = useHold(() => {
    if (!absent) turn.tapColumn(face, true);
  });
  return (
    <button
      type="button"
      className={styles.column}
      disabled={!rolling && !driving}
      aria-disabled={absent || undefined}
      aria-pressed={rolling ? kept : picked}
      aria-label={label}
      title={absent ? why : rolling && dice.length > 1 ? say.less : undefined}
      data-face={face}
      // Jokers come with the first colour: they aren't chosen apart.
      data-name={face === JOKER ? 'column:joker' : `${kept ? 'chosen' : 'column'}:${face + 1}`}
      data-kept={kept || undefined}
      data-picked={picked || undefined}
      data-hinted={hintedFaces.includes(face) || undefined}
      {...hold.handlers}
      onClick={(event) => {
        if (absent) turn.tell(why);
        else if (!hold.held() && !turn.tapColumn(face, event.shiftKey)) turn.tell(pale.kept);
      }}
    >
      <span className={styles.coin}>
        {dice.length === 0 ? <Slot face={face} /> : <DieFace face={face} size="100%" />}
        {dice.length > 1 && <span className={styles.count}>×{kept ? stay : dice.length}</span>}
        {kept && dice.length > 0 && <span className={styles.tick}>✓</span>}
      </span>
      <span className={styles.gain}>
        {lapses ? (
          <small>{say.lapses}</small>
        ) : face === JOKER ? (
          <small>{say.any}</small>
        ) : (
          <Gainers
            column={column}
            look={look}
            empty={others.length === 0 && own.length === 0 ? say.empty : undefined}
          />
        )}
      </span>
    </button>
  );
}

/** Three jokers buy a card: said as long as they are there, wherever they lie. */
export function CardOffer({ speech, turn }: PanelProps) {
  const { button, column } = speech.words.screen;
  if (!turn.offer) return null;
  return (
    <div className={styles.offer}>
      <span>{column.offer}</span>
      {turn.offer.instead.length > 0 && (
        <button type="button" className={styles.draw} onClick={() => turn.layJokers()}>
          {button.useJokers}
        </button>
      )}
      <button type="button" className={styles.draw} data-name="draw" onClick={() => turn.draw()}>
        {button.draw}
      </button>
    </div>
  );
}

/** Held long enough, a press means something else than a tap. */
function useHold(run: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const done = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  return {
    held: () => done.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        done.current = false;
        if (event.button !== 0) return;
        timer.current = setTimeout(() => {
          done.current = true;
          run();
        }, HOLD);
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    },
  };
}

function Slot({ face }: { readonly face: number }) {
  return (
    <span className={styles.slot} aria-hidden="true">
      {face === JOKER ? '★' : face + 1}
    </span>
  );
}

/** So many marks have room below a die, small ones. */
const MARKS = 3;

function Gainers({ column, look, empty }: { column: Column; look: PanelProps['look']; empty: string | undefined }) {
  if (empty !== undefined) return <small>{empty}</small>;
  const { aboard, awaiting, others } = column;
  const all = [
    ...aboard.map((passenger) => ({ passenger, waits: false })),
    ...awaiting.map((passenger) => ({ passenger, waits: true })),
    ...others.map((passenger) => ({ passenger, waits: false })),
  ];
  const shown = all.length > MARKS ? all.slice(0, MARKS - 1) : all;
  const [own, theirs] = all.length < MARKS ? ['1.5rem', '1.15rem'] : ['1.3rem', '1rem'];
  return (
    <>
      {shown.map(({ passenger, waits }) => (
        <span key={passenger} className={styles.gainer} data-waits={waits || undefined}>
          <PassengerBadge {...look(passenger)} size={look(passenger).mine ? own : theirs} />
        </span>
      ))}
      {all.length > shown.length && <small>+{all.length - shown.length}</small>}
    </>
  );
}

/** What the lay or the card would do, and my passengers as far as there is room. */
export function Rows(props: PanelProps & { readonly wide: boolean; readonly most: number }) {
  const { speech, notes, wide, most } = props;
  const own = ownPassengers(speech.view);
  const above = wide || !notes ? most : notesAbove(notes, own, most);
  const shown = wide ? [] : notes ? rowsBelow(notes.slice(0, above), own, most) : own;
  return (
    <>
      {notes && <Notes speech={speech} notes={notes} look={props.look} most={above} />}
      {shown.length > 0 && (
        <div className={styles.rows} role="group" aria-label={speech.words.screen.row.title}>
          {shown.map((passenger) => (
            <PassengerRow key={passenger} {...props} passenger={passenger} />
          ))}
        </div>
      )}
    </>
  );
}

interface NotesProps {
  readonly speech: Speech;
  readonly notes: readonly Note[];
  readonly look: PanelProps['look'];
  /** As many as fit; what is more is behind a button. */
  readonly most: number;
}

function Notes({ speech, notes, look, most }: NotesProps) {
  const { preview } = speech.words.screen;
  const [all, setAll] = useState(false);
  const shown = all || notes.length <= most ? notes : notes.slice(0, most);
  return (
    <ul className={styles.notes} aria-label={preview.title} aria-live="polite" tabIndex={0}>
      {notes.length === 0 && <li>{preview.nobody}</li>}
      {shown.map(({ passenger, line, text, mine, tone }, index) => (
        <li key={index} data-mine={mine || undefined} data-tone={tone}>
          {passenger !== undefined && <PassengerBadge {...look(passenger)} size="1.6rem" />}
          {line !== undefined && <LineBadge line={line} />}
          <span>{text}</span>
          {shown.length < notes.length && index === shown.length - 1 && (
            <button type="button" className={styles.more} onClick={() => setAll(true)}>
              {preview.more(notes.length - shown.length)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
