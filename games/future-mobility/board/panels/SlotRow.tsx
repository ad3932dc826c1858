/** The row below the trips, always there and always as high: modes, a note, what happened since my turn, or how I want to be asked. */
import { Button, IconButton } from '@stellwerk/toolkit/Button.tsx';
import { LOW, PHONE, useMedia } from '@stellwerk/toolkit/media.ts';
import type { ReactNode } from 'react';
import {
  isShiftCard,
  scoreTrip,
  STANDING_ORDERS,
  TARGET,
  tripOf,
  type StandingOrder,
  type TripId,
} from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { CardPicture, ModePicture } from '../map/Pictures.tsx';
import { jamSo, liftedTotal } from '../prompts.ts';
import { ruleOfCard } from '../rules-of.ts';
import { fits } from '../sketch/journey.ts';
import { cardAt, sketchOf } from '../sketch/sketch.ts';
import type { Chip } from '../sketch/tickets.ts';
import { sparing } from '../useHints.ts';
import { myJam, type ToldTurn } from '../useNews.ts';
import { isFirstTurn, myTripJammed, type FutureMobilityTable } from '../table.ts';
import { besideSaid, saidOf } from './Hand.tsx';
import { lackWords } from './lacks.ts';
import { alongRow, type TrayProps } from './row.ts';
import styles from './tray.module.css';

export function SlotRow(props: TrayProps) {
  const { words, planning, table } = props;
  const { role, reading, chips } = planning;
  if (reading)
    return 'trip' in reading ? <TripText {...props} id={reading.trip} /> : <CardText {...props} {...reading} />;
  if (role === 'jam') return <AskSettings table={table} words={words} />;
  if (role === 'carpool') {
    const stays = scoreTrip(table.view, table.view.announced!).total;
    return <Note>{words.screen.prompt.carpoolNote(liftedTotal(table.view), stays)}</Note>;
  }
  if (role === 'discard') return <MyTurn {...props} />;
  // With a trip planned ahead how to travel it matters more than what others did, but for a jam on my own.
  const untold = planning.early && planning.gone.length === 0 && props.news.turns.length > 0;
  if (props.recap !== undefined || (untold && (chips.length === 0 || myTripJammed(table.view))))
    return <Recap {...props} />;
  if (planning.promise) return <Promises {...props} />;
  if (chips.length > 0) return <Modes {...props} />;
  return <Notes {...props} />;
}

function Note({ children }: { readonly children: ReactNode }) {
  return <div className={styles.note}>{children}</div>;
}

function Modes({ table, words, planning }: TrayProps) {
  const { modes } = words.screen;
  // Where a question is posed, what each would bring is for the person to find.
  const counts = ({ look }: Chip): boolean => look !== 'cannot' && !table.poses;
  return (
    <div className={styles.chips} role="radiogroup" aria-label={modes.title} onKeyDown={alongRow}>
      {planning.chips.map((chip) => (
        <button
          key={chip.option}
          type="button"
          role={chip.option === 'carpool' ? 'checkbox' : 'radio'}
          className={styles.chip}
          data-look={chip.look}
          aria-checked={chip.look === 'chosen' || chip.look === 'along'}
          aria-disabled={chip.look === 'cannot'}
          aria-label={[
            modes.names[chip.option],
            ...(counts(chip) ? [words.screen.points(chip.points)] : []),
            below(words, chip),
          ].join(', ')}
          onClick={() => planning.mode(chip)}
        >
          <span>
            {chip.option === 'carpool' ? (
              <CardPicture card="carpool" />
            ) : (
              <ModePicture mode={chip.mode} electric={chip.option === 'electric'} />
            )}
            {counts(chip) && <b>{chip.points}</b>}
          </span>
          <small>{below(words, chip)}</small>
        </button>
      ))}
    </div>
  );
}

function below(words: Words, { look, lack, mode, cards, moved, lost, risk, way }: Chip): string {
  const { modes } = words.screen;
  if (lack) return lackWords(words, lack, mode);
  if (look === 'chosen' && way && (way.of > 1 || way.at === undefined)) return `${modes.otherWay} ⟳`;
  if (look === 'card') return [modes.withCards(cards), ...(moved ? [modes.leads(moved.shifts)] : [])].join(', ');
  if (look === 'along') return modes.along;
  if (risk > 0) return modes.jamUpTo(risk);
  return lost > 0 ? modes.jam(lost) : modes.noJam;
}

/** How I want to be asked about jams. */
function AskSettings({ table, words }: { readonly table: FutureMobilityTable; readonly words: Words }) {
  const say = words.screen.order;
  const give = (order: StandingOrder): void => {
    if (order !== table.view.order) void table.act({ type: 'order', order });
  };
  return (
    <div className={styles.asks}>
      <Button onClick={() => give('untilTurn')}>{say.notUntilTurn}</Button>
      <OrderSelect
        {...{ table, words, give }}
        // It has a button of its own.
        orders={STANDING_ORDERS.filter((order) => order !== 'untilTurn')}
      />
    </div>
  );
}

interface OrderProps {
  readonly table: FutureMobilityTable;
  readonly words: Words;
  readonly orders?: readonly StandingOrder[];
  give(order: StandingOrder): void;
}

function OrderSelect({ table, words, orders = STANDING_ORDERS, give }: OrderProps) {
  const say = words.screen.order;
  return (
    <select
      className={styles.order}
      aria-label={say.title}
      value={String(table.view.order)}
      onChange={(event) => give(STANDING_ORDERS.find((order) => String(order) === event.target.value)!)}
    >
      {orders.map((order) => (
        <option key={order} value={String(order)}>
          {say.name(order)}
        </option>
      ))}
    </select>
  );
}

/** The text of a card, the way to its rule, and on the jam card how I want to be asked. */
function CardText({ table, words, planning, place }: TrayProps & { readonly place: number }) {
  const card = cardAt(table.view, place);
  if (!card) return <Note>{null}</Note>;
  const { hand } = words.screen;
  const foot = planning.foot(place);
  const cost = card === 'trafficJam' ? undefined : planning.cost(place);
  const said =
    table.poses || table.guided
      ? undefined
      : cost === undefined
        ? foot && saidOf(words, planning, table.view, card, foot)?.said
        : hand.costsSaid(cost);
  return (
    // Which card goes is told by the trips as well.
    <div className={styles.note} data-reading="" data-shown={planning.role === 'discard' ? undefined : ''}>
      <span role="group" tabIndex={0}>
        <strong>{words.powerUps[card].name}.</strong> {hand.about(card)}
        {said && ` ${said}`}
      </span>
      {card === 'trafficJam' && table.me !== undefined && (
        <OrderSelect table={table} words={words} give={(order) => void table.act({ type: 'order', order })} />
      )}
      <RuleOf {...{ table, words }} rule={ruleOfCard(card)} />
      <IconButton icon="close" label={words.screen.hint.close} onClick={() => planning.read(undefined)} />
    </div>
  );
}

/** An open trip in words: what it brings by which mode, what its signs mean, and the way to its rule. */
function TripText({ table, words, planning, id }: TrayProps & { readonly id: TripId }) {
  const { star } = tripOf(id);
  return (
    <div className={styles.note} data-reading="" data-shown="">
      <span role="group" tabIndex={0}>
        <strong>{words.trip(id)}.</strong> {words.screen.tickets.about(id, star)}
      </span>
      <RuleOf {...{ table, words }} rule="trip" />
      <IconButton icon="close" label={words.screen.hint.close} onClick={() => planning.read(undefined)} />
    </div>
  );
}

function RuleOf({ table, words, rule }: Pick<TrayProps, 'table' | 'words'> & { readonly rule: string }) {
  return <IconButton icon="help" label={words.screen.hand.rule} onClick={() => table.openRules(rule)} />;
}

function Notes(props: TrayProps) {
  const { words, planning, table } = props;
  const { note } = words.screen;
  const { role, outcome, tickets } = planning;
  const { sketch } = outcome;
  if (planning.gone.length > 0) return <Note>{planning.gone.map((id) => takenBy(props, id)).join(' ')}</Note>;
  if (sketch.counts === 'avoid') return <Avoiding {...props} />;
  const better = tickets.filter(({ look }) => look === 'better');
  if (better.length > 0) {
    const [first] = better;
    const same = better.every(({ mode }) => mode === first!.mode);
    const join = better.some((one) => better.some((other) => fits([one.id, other.id])));
    const already = tickets.some(({ look, mode }) => look === 'plain' && mode === first!.mode);
    return <Note>{note.changes(better.length, same ? first!.mode : undefined, same && join, same && already)}</Note>;
  }
  const card = sketch.active === undefined ? undefined : cardAt(table.view, sketch.active);
  if (card) return <Note>{isShiftCard(card) || role === 'plan' ? words.powerUps[card].help : ''}</Note>;
  if (role === 'ahead' && outcome.complete) return <Note>{note.planWorks(outcome.points)}</Note>;
  return <Recap {...props} />;
}

/** What the card that was touched does, the turn that it promises, and a way to see it. */
function Promises({ table, words, planning }: TrayProps) {
  const { view } = table;
  const { hand } = words.screen;
  const { card, foot } = planning.promise!;
  const show = (): void => planning.show(sketchOf(view, sparing(view, foot.actions, foot.points)));
  return (
    <div className={styles.note} data-reading="">
      <span role="group" tabIndex={0}>
        {words.powerUps[card].help} <strong>{besideSaid(hand, card, foot)}</strong>
      </span>
      <Button onClick={show}>{hand.show}</Button>
      <RuleOf {...{ table, words }} rule={ruleOfCard(card)} />
      <span className={styles.uncover}>
        <IconButton icon="close" label={words.screen.hint.close} onClick={() => planning.read(undefined)} />
      </span>
    </div>
  );
}

/** Which trips the last avoid card takes away, and what may still be laid. */
function Avoiding({ words, planning, table }: TrayProps) {
  const { sketch, world } = planning.outcome;
  const card = cardAt(table.view, sketch.avoids.at(-1)!)!;
  return (
    <Note>
      <span>
        {words.powerUps[card].help} {world.hand.some((held) => isShiftCard(held)) && words.screen.note.avoiding}
      </span>
    </Note>
  );
}

/** Who took a trip that I had planned. */
function takenBy({ words, news, table }: TrayProps, id: TripId): string {
  const taker = news.turns.find(({ events }) =>
    events.some(
      (event) =>
        (event.type === 'announced' && event.segments.some(({ trip }) => trip === id)) ||
        (event.type === 'avoided' && event.trips.includes(id)),
    ),
  );
  return words.screen.note.taken(taker && table.players[taker.seat]!.name, id);
}

/** What my turn has brought, before cards go. */
function MyTurn({ table: { view, players }, words }: TrayProps) {
  const { note, list, by } = words.screen;
  const jammed = myTripJammed(view);
  const { trip } = view.deeds.at(-1)!;
  const how = trip ? by(trip.segments[0]!.mode, trip.electric) : undefined;
  const names = jammed?.seats.map((seat) => players[seat]!.name) ?? [];
  return (
    <Note>
      {jammed ? note.myTrip(jammed.points, jammed.promised, list(names)) : note.myTurn(view.gains.at(-1)!, how)}
    </Note>
  );
}

/** Characters for which the row has room beside *Since your turn*; who wants to know how it came steps through. */
const ROOM = 92;
/** Characters of a turn that is shown: what it brought beside points is in the log as well. More than so many take small type. */
const SHOWN = 200;
const LONG = 130;

/** What the others did since my turn; ‹ › shows it turn by turn on the plan. */
function Recap({ table, words, news, recap, setRecap, planning }: TrayProps) {
  const { note } = words.screen;
  const { turns } = news;
  const phone = useMedia(PHONE);
  const low = useMedia(LOW);
  const name = (seat: number): string => (seat === table.you ? words.screen.race.you : table.players[seat]!.name);
  const begins = planning.role === 'plan' && isFirstTurn(table.view);
  // A finger finds no help under a pointer.
  const first = phone || low ? note.firstTouch : note.first;
  const looksBack = table.mode === 'replay';
  const shown = recap === undefined ? undefined : turns[recap];
  const mine = shown || looksBack ? undefined : myTripJammed(table.view);
  const jammed = mine && (
    <strong className={styles.jammed}>
      <CardPicture card="trafficJam" />
      {note.myTrip(mine.points, mine.promised, words.screen.list(mine.seats.map(name)))}{' '}
    </strong>
  );
  if (turns.length === 0)
    return <Note>{jammed ?? (begins ? first : planning.role === 'ahead' ? note.planAhead : '')}</Note>;
  // A turn under way has nothing to tell yet.
  const told = turns.filter(({ events }) => words.brief(events) !== '');
  const each = (how: (turn: ToldTurn) => string): string =>
    told.map((turn) => `${name(turn.seat)} ${how(turn)}`).join(', ');
  const whole = each(({ events }) => words.brief(events));
  const me = table.viewer === 'observer' ? undefined : table.viewer;
  const jam = shown || looksBack ? undefined : myJam(table.view, turns);
  // My turn's head tells of it, unless my plan or the end of the game weighs more.
  const above = planning.role === 'plan' && !planning.early && table.view.scores.every((score) => score < TARGET);
  const jamming = jam && !above ? `${jamSo(table, words, jam)} ` : '';
  const all = whole.length <= ROOM && !mine && !jamming ? whole : each(({ gain }) => `+${gain}`);
  const text = shown
    ? toldIn(SHOWN, words.retell(shown.events, name, me))
    : begins
      ? first
      : mine || jamming || looksBack || all === ''
        ? all
        : // The line of turns tells it where there is one.
          phone || low
          ? note.since(all, isFirstTurn(table.view))
          : note.others;
  const step = (by: number): void => {
    const next = recap === undefined ? (by > 0 ? 0 : turns.length - 1) : recap + by;
    setRecap(next >= 0 && next < turns.length ? next : undefined);
  };
  return (
    <div
      className={styles.note}
      data-recap=""
      data-shown={shown && ''}
      data-long={(shown && text.length > LONG) || undefined}
    >
      <span role="group" tabIndex={0}>
        {shown && (
          <strong>
            {name(shown.seat)} ({recap! + 1}/{turns.length}):{' '}
          </strong>
        )}
        {jammed}
        {jamming && <strong>{jamming}</strong>}
        {text}
      </span>
      {shown && <IconButton icon="close" label={words.screen.hint.close} onClick={() => setRecap(undefined)} />}
      <Step label={note.before} sign="‹" word={note.beforeWord} run={() => step(-1)} />
      <Step label={note.next} sign="›" word={note.nextWord} run={() => step(1)} />
      {planning.early && !shown && <IconButton icon="close" label={words.screen.hint.close} onClick={planning.begin} />}
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  readonly word: string;
  run(): void;
}

function Step({ label, sign, word, run }: StepProps) {
  return (
    <button type="button" className={styles.step} aria-label={label} onClick={run}>
      <span>{sign}</span>
      <small>{word}</small>
    </button>
  );
}

/** Both sentences of a turn where there is room, otherwise the first. */
function toldIn(room: number, [first = '', ...more]: readonly string[]): string {
  const both = [first, ...more].join(' ');
  return both.length <= room ? both : first;
}
