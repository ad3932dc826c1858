/** My passengers: where each is, what it is after, its journey, what it can do now, and its standing orders. */
import { useMemo } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import {
  goalOf,
  hasArrived,
  isWaiting,
  proposeItinerary,
  siblingOf,
  taskCard,
  type Action,
  type Leg,
  type Orders,
  type Passenger,
  type Proposal,
} from '../../rules/index.ts';
import { stationName } from '../../texts/words.ts';
import { sameJourney } from '../choosing/itinerary.ts';
import { LineBadge } from './Die.tsx';
import { OrdersPanel } from './OrdersPanel.tsx';
import { PassengerBadge, type PassengerLook } from './Passenger.tsx';
import {
  sayAction,
  sayLeg,
  sayLine,
  sayPassenger,
  sayPlace,
  sayWay,
  startingWith,
  type Speech,
} from '../choosing/say.ts';
import type { Choice } from '../choosing/useChoice.ts';
import styles from './panels.module.css';

interface JourneysProps {
  readonly speech: Speech;
  readonly choice: Choice;
  readonly legal: readonly Action[];
  readonly mayAct: boolean;
  look(passenger: number): PassengerLook;
}

export function Journeys(props: JourneysProps) {
  const { words, view } = props.speech;
  if (!view.own) return null;
  return (
    <section className={styles.journeys} aria-label={words.screen.journey.title}>
      {view.own.passengers.map((passenger, index) => (
        <Journey key={passenger} {...props} passenger={passenger} orders={view.own!.orders[index]!} />
      ))}
    </section>
  );
}

interface JourneyProps extends JourneysProps {
  readonly passenger: Passenger;
  readonly orders: Orders;
}

function Journey(props: JourneyProps) {
  const { speech, choice, look, passenger, mayAct } = props;
  const { words, view } = speech;
  const arrived = hasArrived(view, passenger);
  const picked = choice.picked?.kind === 'passenger' && choice.picked.passenger === passenger;
  return (
    <article className={styles.journey} data-picked={picked || undefined} data-arrived={arrived || undefined}>
      <button
        type="button"
        className={styles.journeyHead}
        disabled={arrived || !mayAct}
        aria-pressed={picked}
        onClick={() => choice.pick(picked ? undefined : { kind: 'passenger', passenger })}
      >
        <PassengerBadge {...look(passenger)} />
        <span>
          <strong>{sayPassenger(speech, passenger)}</strong> {sayPlace(speech, passenger)}
        </span>
      </button>
      {!arrived && (
        <>
          <p className={styles.aim}>{aimOf(speech, passenger, props.orders)}</p>
          <Now {...props} />
          <Plan {...props} />
          {mayAct && <OrdersPanel speech={speech} choice={choice} passenger={passenger} orders={props.orders} />}
        </>
      )}
      {arrived && <p className={styles.aim}>{words.screen.facts.card(view.task[passenger]!).replace(/^, /, '')}</p>}
    </article>
  );
}

/** What the passenger is after: its goal with a card, the task that it was given, or still either. */
function aimOf({ words, view }: Speech, passenger: Passenger, { switches }: Orders): string {
  const { journey: say } = words.screen;
  const goal = goalOf(view, passenger);
  if (goal >= 0) return say.holds(stationName(goal), view.task[passenger]!);
  const given = switches.card === 'task1' ? 1 : switches.card === 'task2' ? 2 : 0;
  const other = view.task[siblingOf(passenger)]!;
  const task = other > 0 ? 3 - other : given;
  if (task === 0) return say.free;
  const { via, goal: end } = taskCard(view, task);
  return say.needs(stationName(via), stationName(end), task);
}

/** Voluntary actions that are possible at this moment. */
function Now({ speech, choice, legal, passenger }: JourneyProps) {
  const { view } = speech;
  const acts = legal.filter((action) => {
    if (action.type === 'swap') return view.front[action.train] === passenger;
    return (
      (action.type === 'board' || action.type === 'leave' || action.type === 'take' || action.type === 'fight') &&
      action.passenger === passenger
    );
  });
  if (acts.length === 0) return null;
  return (
    <div className={styles.plays}>
      {acts.map((action) => (
        <Button key={JSON.stringify(action)} onClick={() => choice.act(action)}>
          {withoutName(sayAction(speech, action)!)}
        </Button>
      ))}
    </div>
  );
}

/** The passenger's name stands above the buttons already. */
function withoutName(said: string): string {
  return startingWith(said.replace(/^[^:]*: /, ''));
}

function Plan({ speech, choice, passenger, orders, mayAct }: JourneyProps) {
  const { words, view } = speech;
  const { journey: say } = words.screen;
  const proposal = useMemo(() => proposeItinerary(view, passenger), [view, passenger]);
  const plan =
    choice.picked?.kind === 'passenger' && choice.picked.passenger === passenger ? choice.picked.plan : undefined;
  const legs = plan ?? orders.legs;
  const differs = proposal !== undefined && !sameJourney(proposal.legs, orders.legs);
  return (
    <div className={styles.plan}>
      {orders.single && !plan && (
        <p className={styles.single}>
          <span>
            {say.now}: {say.single(orders.single, singleStation(orders), singleLine(speech, orders))}
          </span>
          {mayAct && (
            <Button kind="quiet" onClick={() => choice.act({ type: 'single', passenger, order: null })}>
              {say.withdraw}
            </Button>
          )}
        </p>
      )}
      {legs.length > 0 && <Legs speech={speech} legs={legs} />}
      {legs.length === 0 && !differs && <p className={styles.quiet}>{say.none}</p>}
      {mayAct && differs && !plan && (
        <Proposed speech={speech} choice={choice} passenger={passenger} orders={orders} proposal={proposal} />
      )}
    </div>
  );
}

/** In plain sight for passengers without a journey; for the others one tap away. */
function Proposed({
  speech,
  choice,
  passenger,
  orders,
  proposal,
}: Pick<JourneyProps, 'speech' | 'choice' | 'passenger' | 'orders'> & { readonly proposal: Proposal }) {
  const { words, view } = speech;
  const { journey: say } = words.screen;
  const place = view.place[passenger]!;
  const lost = orders.legs.length === 0 || (isWaiting(place) && orders.legs[0]!.from !== place);
  const { legs, task, time } = proposal;
  const offer = (
    <div className={styles.proposal}>
      <span>
        {lost && `${say.proposal(time)}: `}
        {sayWay(legs)}
      </span>
      <Button
        kind={lost ? 'primary' : 'secondary'}
        onClick={() => choice.act({ type: 'itinerary', passenger, legs, task })}
      >
        {say.accept}
      </Button>
    </div>
  );
  if (lost) return offer;
  return (
    <details className={styles.details}>
      <summary>{say.proposal(time)}</summary>
      {offer}
    </details>
  );
}

const singleStation = ({ single }: Orders): string =>
  single && 'station' in single ? stationName(single.station) : '';
const singleLine = (speech: Speech, { single }: Orders): string =>
  single?.kind === 'board' ? sayLine(speech, single.line) : '';

function Legs({ speech, legs }: { readonly speech: Speech; readonly legs: readonly Leg[] }) {
  return (
    <ol className={styles.legs}>
      {legs.map((leg, index) => (
        <li key={index}>
          <span className="visually-hidden">{sayLeg(speech, leg)}</span>
          <span aria-hidden="true" className={styles.leg}>
            <span className={styles.legLines}>
              {leg.board.map(({ line }, rank) => (
                <LineBadge key={rank} line={line} />
              ))}
            </span>
            {stationName(leg.from)} – <strong>{stationName(leg.leave)}</strong>
          </span>
        </li>
      ))}
    </ol>
  );
}
