/** The tray: columns of coins, below them my passengers or what laid points would do; a duel, a question, a plan or the hand take its place. */
import { useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import {
  canDrive,
  CARDS,
  freeSeats,
  hasArrived,
  homeOf,
  isNamed,
  isWaiting,
  JOKER,
  roundsOf,
  taskCard,
  type Action,
  type Passenger,
  type Proposal,
} from '../../rules/index.ts';
import { stationName } from '../../texts/words.ts';
import { columnsOf, type Column } from '../choosing/columns.ts';
import { saySetback, sayTight, type Setback } from '../choosing/connections.ts';
import type { Note } from '../choosing/notes.ts';
import { fasterWay, nextTrains, ownPassengers, rowOf } from '../choosing/outlook.ts';
import {
  ALL_TRAINS,
  isDare,
  knownJourney,
  letterOf,
  ordersOf,
  sayEstimate,
  sayRounds,
  sayTrain,
  type Speech,
} from '../choosing/say.ts';
import type { TurnChoice } from '../choosing/useTurn.ts';
import { wishOf } from '../choosing/wishes.ts';
import { DieFace, LineBadge, PassengerBadge, type PassengerLook } from '../marks.tsx';
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
  setSeesDice(sees: boolean): void;
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
      disabled={hand.length === 0}
      aria-expanded={turn.handOpen}
      aria-label={label}
      title={label}
      onClick={() => turn.openHand(!turn.handOpen)}
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
  const lapses = driving && dice.length > 0 && !ALL_TRAINS.some((train) => canDrive(view, dice[0]!, train));
  const hold = useHold(() => turn.tapColumn(face, true));
  return (
    <button
      type="button"
      className={styles.column}
      disabled={!rolling && !(driving && dice.length > 0)}
      aria-pressed={rolling ? kept : picked}
      aria-label={label}
      title={rolling && dice.length > 1 ? say.less : undefined}
      data-face={face}
      data-name={`${kept ? 'chosen' : 'column'}:${face === JOKER ? 'joker' : face + 1}`}
      data-kept={kept || undefined}
      data-picked={picked || undefined}
      data-hinted={hintedFaces.includes(face) || undefined}
      {...hold.handlers}
      onClick={(event) => {
        if (!hold.held()) turn.tapColumn(face, event.shiftKey);
      }}
    >
      <span className={styles.coin}>
        {dice.length === 0 ? <Slot face={face} /> : <DieFace face={face} size="100%" />}
        {dice.length > 1 && <span className={styles.count}>×{kept ? stay : dice.length}</span>}
        {kept && <span className={styles.tick}>✓</span>}
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

export function PassengerRow({
  speech,
  turn,
  legal,
  setbacks,
  look,
  mayAct,
  passenger,
  departures = false,
}: PanelProps & { readonly passenger: Passenger; readonly departures?: boolean }) {
  const { words, view } = speech;
  const { row: say, plan } = words.screen;
  const row = rowOf(speech, passenger);
  const deed = mayAct ? deedOf(speech, legal, passenger) : undefined;
  const isRisky = deed !== undefined && isDare(view, deed.action);
  const own = letterOf(view, passenger);
  const deciding = (turn.stage === 'roll' && view.rolls > 0) || turn.stage === 'drive';
  const wish = deciding ? wishOf(view, passenger) : undefined;
  const time = row.kind === 'aboard' || row.kind === 'waiting' ? sayRounds(speech, row.time) : '';
  const seatless = row.kind === 'waiting' && row.seatless !== undefined ? row : undefined;
  let text: ReactNode;
  switch (row.kind) {
    case 'arrived':
      text = `${say.arrived(own)} ✓`;
      break;
    case 'lost':
      text = row.text;
      break;
    case 'aboard':
      text = (
        <>
          <LineBadge line={row.line} /> <strong>{row.next}</strong>
        </>
      );
      break;
    case 'waiting':
      text = (
        <>
          {say.waits(row.station)} <LineBadge line={homeOf(row.arrival.train)} />{' '}
          <strong>{row.arrival.fields === 0 ? say.here : say.comes(row.arrival.fields)}</strong>
          {row.arrival.free < 2 && `, ${words.screen.seats(row.arrival.free)}`}
        </>
      );
  }
  const done = hasArrived(view, passenger);
  const goal = stationName(taskCard(view, knownJourney(view, passenger)).goal);
  const underWay = row.kind === 'aboard' || row.kind === 'waiting';
  const told = setbacks.get(passenger);
  const setback = underWay || told?.why === 'off' ? told : undefined;
  const connection = setback
    ? saySetback(speech, passenger, setback)
    : seatless
      ? sayEstimate(speech, seatless)
      : underWay && sayTight(speech, passenger);
  // After a setback any better way is worth a word.
  const faster = underWay ? (row.faster ?? (setback && fasterWay(view, passenger, row.time, 1))) : undefined;
  // The goal is said once, and only where nothing weightier is; the time stands here where a deed has its place, unless it is said already.
  const saysGoal = !done && !connection && faster === undefined && !(row.kind === 'aboard' && row.last);
  const saysTime = deed && time && !seatless && (!setback || setback.why === 'off');
  const small = [...(saysGoal ? [say.goal(goal)] : []), ...(saysTime ? [time] : [])].join(' · ');
  const open = (): void => turn.plan(turn.planning === passenger ? undefined : passenger);
  return (
    <div className={styles.row} data-row={own}>
      <button
        type="button"
        className={styles.rowMain}
        data-name={`row:${own}`}
        disabled={done || !mayAct}
        aria-pressed={turn.planning === passenger}
        onClick={open}
      >
        <PassengerBadge {...look(passenger)} />
        <span className={styles.rowText}>
          {text}
          {connection && <b>{connection}</b>}
          {small && <small>{small}</small>}
          {faster !== undefined && <em>{say.faster(roundsOf(view, faster))}</em>}
        </span>
        {!deed && !done && <span className={styles.pill}>{time || say.plan}</span>}
      </button>
      {deed && (
        <button
          type="button"
          className={styles.deed}
          data-name={`deed:${own}`}
          aria-pressed={isRisky ? turn.dared !== undefined : undefined}
          onClick={() => (isRisky ? turn.dare : turn.act)(deed.action)}
        >
          {deed.label}
        </button>
      )}
      {wish && (
        <button
          type="button"
          className={styles.wish}
          data-wish
          aria-pressed={turn.followed.has(passenger)}
          aria-label={say.wish(own, sayTrain(speech, wish.train), stationName(wish.station))}
          title={say.wishHelp(own)}
          onClick={() => turn.wish(wish, passenger)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 22V3l14 5.5L6 14" />
          </svg>
          <small>{say.first}</small>
        </button>
      )}
      {departures && !done && (
        <Departures speech={speech} passenger={passenger} turn={turn} open={mayAct ? open : undefined} />
      )}
      {departures && <span className="visually-hidden">{plan.mode}</span>}
    </div>
  );
}

/** What a passenger could do this moment, at most one thing. */
function deedOf(
  speech: Speech,
  legal: readonly Action[],
  passenger: Passenger,
): { label: string; action: Action } | undefined {
  const { words, view } = speech;
  const { row: say } = words.screen;
  const own = legal.filter((action) => 'passenger' in action && action.passenger === passenger);
  const find = <T extends Action['type']>(type: T): Extract<Action, { type: T }> | undefined =>
    own.find((action): action is Extract<Action, { type: T }> => action.type === type);
  const take = find('take');
  if (take) return { label: say.take, action: take };
  const board = find('board');
  if (board) {
    const free = freeSeats(view, board.train) > 0;
    const label = free ? say.board(sayTrain(speech, board.train)) : say.rollFor(homeOf(board.train) + 1);
    return { label, action: board };
  }
  const fight = find('fight');
  if (fight) return { label: say.fight, action: fight };
  const leave = find('leave');
  const planned = ordersOf(view, passenger)?.legs[0] !== undefined;
  return leave && !planned ? { label: say.leave, action: leave } : undefined;
}

const DEPARTURES = 4;

interface DeparturesProps {
  readonly speech: Speech;
  readonly passenger: Passenger;
  readonly turn: TurnChoice;
  /** Opens the plan. */
  readonly open: (() => void) | undefined;
}

/** The board of the platform: a row brings its train here, or where there is nothing to bring it opens the plan. */
function Departures({ speech, passenger, turn, open }: DeparturesProps) {
  const { words, view } = speech;
  const { departures: say } = words.screen;
  const place = view.place[passenger]!;
  if (!isWaiting(place)) return null;
  const leg = ordersOf(view, passenger)?.legs[0];
  return (
    <ol className={styles.departures} aria-label={`${say.title} ${stationName(place)}`}>
      {nextTrains(view, place)
        .slice(0, DEPARTURES)
        .map(({ train, to, free, fields, dir }) => {
          const planned = leg?.from === place && isNamed(leg.board, train, dir);
          const { bring, stage } = turn;
          const brings = bring && (fields > 0 || stage === 'drive');
          const run = brings ? () => bring(train, place) : open;
          const title = brings ? say.bring(homeOf(train) + 1, stationName(place)) : words.screen.row.plan;
          return (
            <li key={train} data-planned={planned || undefined}>
              <button type="button" disabled={!run} onClick={run} title={title} data-departure={train}>
                <LineBadge line={homeOf(train)} />
                <span>{stationName(to)}</span>
                <span>{say.free(free)}</span>
                <strong>{fields === 0 ? say.here : fields}</strong>
              </button>
            </li>
          );
        })}
    </ol>
  );
}
