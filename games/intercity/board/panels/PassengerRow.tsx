/** One of my passengers in a row: where it is, what comes next, what it could do this moment, and the button for its priority. */
import type { ReactNode } from 'react';
import {
  activeSeat,
  freeSeats,
  hasArrived,
  homeOf,
  isNamed,
  roundsOf,
  seatOf,
  stationOf,
  taskCard,
  teamOf,
  trainOf,
  type Action,
  type Passenger,
  type View,
} from '../../rules/index.ts';
import { stationName } from '../../texts/words.ts';
import { saySetback, sayTight } from '../choosing/connections.ts';
import { fasterWay, rowOf, type Arrival } from '../choosing/outlook.ts';
import {
  isDare,
  knownJourney,
  letterOf,
  ordersOf,
  sayEstimate,
  sayRounds,
  sayTrain,
  signOf,
  terminusAhead,
  type Speech,
} from '../choosing/say.ts';
import { wishOf } from '../choosing/wishes.ts';
import { ridesOf, turnsOf } from '../map/threads.ts';
import { LineBadge, PassengerBadge } from '../marks.tsx';
import { Departures, type Press } from './Departures.tsx';
import type { PanelProps } from './Tray.tsx';
import styles from './tray.module.css';

export function PassengerRow({
  speech,
  turn,
  legal,
  setbacks,
  after,
  look,
  mayAct,
  passenger,
  departures = false,
}: PanelProps & { readonly passenger: Passenger; readonly departures?: boolean }) {
  const { words, view } = speech;
  const { row: say } = words.screen;
  // Beside the outcome of what is laid, the trains stand where they would then; who gets on or off is told there.
  const stays = after?.place[passenger] === view.place[passenger];
  const then = stays ? { ...speech, view: { ...view, ...after } } : speech;
  const row = rowOf(then, passenger);
  const deed = mayAct ? deedOf(speech, legal, passenger) : undefined;
  const isRisky = deed !== undefined && isDare(view, deed.action);
  // A phone has two lines for a row: beside a deed only where the passenger is and how long its way still is.
  const brief = deed !== undefined && !departures;
  const own = letterOf(view, passenger);
  const sign = signOf(view, passenger);
  const deciding = (turn.stage === 'roll' && view.rolls > 0) || turn.stage === 'drive';
  const wish = deciding ? wishOf(view, passenger) : undefined;
  // It lasts until arrival, also while no train can be driven for it.
  const rests = deciding && !wish && turn.followed.has(passenger);
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
          {row.arrival.free < 2 && !brief && `, ${words.screen.seats(row.arrival.free)}`}
        </>
      );
  }
  const done = hasArrived(view, passenger);
  const { via, goal } = taskCard(view, knownJourney(view, passenger));
  const byTicket = view.task[passenger] === 0 && !(row.kind === 'aboard' && row.fetches);
  const underWay = row.kind === 'aboard' || row.kind === 'waiting';
  const told = setbacks.get(passenger);
  const setback = underWay || told?.why === 'off' ? told : undefined;
  const connection = brief
    ? undefined
    : setback
      ? saySetback(speech, passenger, setback)
      : seatless
        ? sayEstimate(speech, seatless)
        : underWay && sayTight(speech, passenger);
  // After a setback any better way is worth a word.
  const faster = underWay && !brief ? (row.faster ?? (setback && fasterWay(view, passenger, row.time, 1))) : undefined;
  // The goal is said once, and only where nothing weightier is; the time stands here where a deed has its place, unless it is said already.
  const saysGoal = !done && !brief && !connection && faster === undefined && !(row.kind === 'aboard' && row.last);
  const saysTime = deed && time && (brief || (!seatless && (!setback || setback.why === 'off')));
  // Who rides away from where it gets off isn't on the wrong train.
  const [terminus] =
    row.kind === 'aboard' ? turnsOf(ridesOf(view, passenger, ordersOf(view, passenger)!.legs.slice(0, 1))) : [];
  const small = [
    ...(saysGoal ? [byTicket ? say.goalBy(stationName(via), stationName(goal)) : say.goal(stationName(goal))] : []),
    ...(terminus === undefined || brief || connection ? [] : [say.turns(stationName(terminus))]),
    ...(saysTime ? [time] : []),
  ].join(' · ');
  const open = (): void => turn.plan(turn.planning === passenger ? undefined : passenger);
  /** A departure brings its train here; where there is nothing to bring it opens the plan. */
  const press = ({ train, fields }: Arrival): Press | undefined => {
    const { bring, stage } = turn;
    const place = view.place[passenger]!;
    if (bring && (fields > 0 || stage === 'drive'))
      return {
        title: words.screen.departures.bring(homeOf(train) + 1, stationName(place)),
        run: () => bring(train, place),
      };
    return mayAct ? { title: say.plan, run: open } : undefined;
  };
  return (
    <div className={styles.row} data-row={sign} data-back={isOtherPair(view, passenger) || undefined}>
      <button
        type="button"
        className={styles.rowMain}
        data-name={`row:${sign}`}
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
          data-name={`deed:${sign}`}
          aria-pressed={isRisky ? turn.dared !== undefined : undefined}
          aria-label={deed.label}
          title={deed.action.type === 'fight' ? words.screen.question.stayBehind : undefined}
          onClick={() => (isRisky ? turn.dare : turn.act)(deed.action)}
        >
          {brief && deed.brief ? (
            <>
              {deed.brief[0]} <small>{deed.brief[1]}</small>
            </>
          ) : (
            deed.label
          )}
        </button>
      )}
      {(wish || rests) && (
        <button
          type="button"
          className={styles.wish}
          data-wish
          aria-pressed={turn.followed.has(passenger)}
          aria-label={
            wish ? say.wish(own, sayTrain(speech, wish.train), stationName(wish.station)) : say.wishRests(own)
          }
          title={wish ? say.wishHelp(own) : say.wishRests(own)}
          onClick={() => {
            if (!wish) return turn.unfollow(passenger);
            turn.wish(wish, passenger);
            if (!turn.followed.has(passenger)) turn.tell(say.wishTold(own), 'priority');
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 4l9 8-9 8ZM12 4l9 8-9 8Z" />
          </svg>
          <small>{wish ? say.first : say.rests}</small>
        </button>
      )}
      {departures && !done && <Departures speech={then} passenger={passenger} press={press} />}
    </div>
  );
}

/** Whether it is the turn of the player's other pair. */
const isOtherPair = (view: View, passenger: Passenger): boolean =>
  view.phase !== 'opening' && activeSeat(view) === seatOf(view, passenger) && view.active !== teamOf(passenger);

/** What priority is for, below the rows. */
export function Priority({ speech, openRules }: Pick<PanelProps, 'speech' | 'openRules'>) {
  const { row, button } = speech.words.screen;
  return (
    <p className={styles.quiet}>
      {row.priority}{' '}
      <button type="button" className={styles.link} onClick={() => openRules('priority')}>
        {button.rule}
      </button>
    </p>
  );
}

/** What a passenger could do this moment, at most one thing. */
export function deedOf(
  speech: Speech,
  legal: readonly Action[],
  passenger: Passenger,
): { label: string; brief?: readonly [what: string, where: string]; action: Action } | undefined {
  const { words, view } = speech;
  const { row: say } = words.screen;
  const own = legal.filter((action) => 'passenger' in action && action.passenger === passenger);
  const find = <T extends Action['type']>(type: T): Extract<Action, { type: T }> | undefined =>
    own.find((action): action is Extract<Action, { type: T }> => action.type === type);
  const take = find('take');
  if (take) return { label: say.take, action: take };
  const board = find('board');
  if (board) {
    const line = homeOf(board.train) + 1;
    if (freeSeats(view, board.train) === 0) return { label: say.rollFor(line), action: board };
    const brief = say.boardBrief(line, stationName(terminusAhead(view, board.train)));
    return { label: say.board(sayTrain(speech, board.train)), brief, action: board };
  }
  const fight = find('fight');
  if (fight) return { label: say.fight, action: fight };
  // Behind another one of mine: it comes to the front.
  const swap = legal.find((action) => action.type === 'swap' && view.rear[action.train] === passenger);
  if (swap) return { label: say.swap, action: swap };
  const leave = find('leave');
  return leave && isOffPlan(view, passenger) ? { label: say.leave, action: leave } : undefined;
}

/** In a train that its plan doesn't name: as long as that stands where one got in, one may think better of it. */
function isOffPlan(view: View, passenger: Passenger): boolean {
  const leg = ordersOf(view, passenger)?.legs[0];
  if (!leg) return true;
  const train = trainOf(view.place[passenger]!);
  return leg.from === stationOf(view, train) && leg.board.length > 0 && !isNamed(leg.board, train, view.dir[train]!);
}
