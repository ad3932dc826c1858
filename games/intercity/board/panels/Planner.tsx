/** Planning a passenger's journey: two or three ways to choose from, each drawn as soon as it is chosen, and when it asks on the way. */
import { useMemo, useRef, useState, type ReactNode } from 'react';
import {
  homeOf,
  MODES,
  roundsOf,
  sameJourney,
  siblingOf,
  taskCard,
  type Passenger,
  type Proposal,
} from '../../rules/index.ts';
import { letter, stationName } from '../../texts/words.ts';
import { estimate, ownPassengers } from '../choosing/outlook.ts';
import { knownJourney, sayEstimate, sayPlace, sayRounds, type Speech } from '../choosing/say.ts';
import { isChosen, isPlanGood, otherHalf, titleOf } from '../choosing/ways.ts';
import { ridesOf, turnsOf } from '../map/threads.ts';
import { JourneyBadge, LineBadge, PassengerBadge } from '../marks.tsx';
import { Departures } from './Departures.tsx';
import type { PanelProps } from './Tray.tsx';
import styles from './tray.module.css';

export function Planner(props: PanelProps & { readonly wide: boolean }) {
  const { speech, turn, look, wide } = props;
  const { words, view } = speech;
  const { plan: say } = words.screen;
  const passenger = turn.planning!;
  // Whatever their letters become with what is chosen, each keeps its place.
  const [own] = useState(() => ownPassengers(view));
  const tabs = useRef<HTMLDivElement>(null);
  // Who has scrolled down to a way sees next whom else there is to plan for.
  const choose = (proposal: Proposal): void => {
    turn.choosePlan(proposal);
    tabs.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={styles.planner}>
      <div ref={tabs} className={styles.tabs} role="group" aria-label={say.tabs} data-name="passengers">
        {own
          .filter((each) => view.place[each]! >= 0)
          .map((each) => (
            <button
              key={each}
              type="button"
              className={styles.tab}
              aria-pressed={each === passenger}
              onClick={() => turn.plan(each)}
            >
              <PassengerBadge {...look(each)} />
              <span>
                <strong>{sayPlace(speech, each)}</strong>
                <small>{say.to(stationName(taskCard(view, knownJourney(view, each)).goal))}</small>
              </span>
              {isPlanGood(view, each) && <span className={styles.planned}>✓</span>}
            </button>
          ))}
      </div>
      {wide && <ThreadLegend speech={speech} />}
      {turn.proposals.length === 0 && <p className={styles.quiet}>{say.none}</p>}
      {turn.proposals.map((proposal) => (
        <Alternative
          key={JSON.stringify(proposal.legs) + String(proposal.task)}
          {...props}
          passenger={passenger}
          proposal={proposal}
          chosen={isChosen(view, passenger, proposal)}
          choose={() => choose(proposal)}
        />
      ))}
      {wide && (
        <Departures
          speech={speech}
          passenger={passenger}
          press={({ train }) => ({
            title: words.screen.departures.take(homeOf(train) + 1),
            run: () => turn.choose({ kind: 'train', train }),
          })}
        />
      )}
      {!wide && <ThreadLegend speech={speech} />}
      <fieldset className={styles.modes}>
        <legend>{say.mode}</legend>
        {MODES.map((mode) => (
          <label key={mode} data-name={`mode:${mode}`}>
            <input
              type="radio"
              name={`mode-${passenger}`}
              checked={turn.mode(passenger) === mode}
              onChange={() => turn.setMode(passenger, mode)}
            />
            <span>{say.modes[mode]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

interface AlternativeProps extends PanelProps {
  readonly passenger: Passenger;
  readonly proposal: Proposal;
  readonly chosen: boolean;
  choose(): void;
}

function Alternative({ speech, turn, look, passenger, proposal, chosen, choose, hintedWay }: AlternativeProps) {
  const { words, view } = speech;
  const { plan: say } = words.screen;
  const { legs, task } = proposal;
  const { time, seatless } = useMemo(() => estimate(view, passenger, legs), [view, passenger, legs]);
  const turns = useMemo(() => turnsOf(ridesOf(view, passenger, legs)), [view, passenger, legs]);
  const rounds = time < Infinity ? roundsOf(view, time) : undefined;
  return (
    <div className={styles.alternativeBox}>
      <button
        type="button"
        className={styles.alternative}
        aria-pressed={chosen}
        data-alternative={letter(task)}
        data-name={`way:${letter(task)}:${(legs[0]?.board[0]?.line ?? -1) + 1}`}
        data-hinted={(hintedWay && sameJourney(hintedWay.legs, legs) && hintedWay.task === task) || undefined}
        onClick={choose}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && turn.look(proposal)}
        onPointerLeave={() => turn.look(undefined)}
      >
        <JourneyBadge letter={letter(task)} goal size="1.9rem" />
        <span className={styles.way}>
          <strong>{sayAlternative(speech, turn, chosen, proposal, passenger)}</strong>
          <span className={styles.legs}>
            {legs.map(({ board, leave }, index) => (
              <span key={index}>
                {index > 0 && '→ '}
                {[...new Set(board.map(({ line }) => line))].slice(0, 2).map((line) => (
                  <LineBadge key={line} line={line} />
                ))}{' '}
                {stationName(leave)}
              </span>
            ))}
          </span>
          {turns.length > 0 && <small>{say.turns(words.screen.list(turns.map(stationName)))}</small>}
          {seatless !== undefined && <small>{sayEstimate(speech, { time, seatless })}</small>}
          <OtherHalf speech={speech} look={look} passenger={passenger} proposal={proposal} />
        </span>
        <span className={styles.rounds}>
          <strong>
            ≈{'\u00A0'}
            {rounds ?? '–'}
          </strong>
          <small>{say.rounds(rounds ?? 2)}</small>
          {isFastest(speech, turn.proposals, proposal) && <em>{say.fastest}</em>}
        </span>
      </button>
      {chosen && turn.pin && (
        <button
          type="button"
          className={styles.pin}
          aria-label={say.unpin}
          title={say.unpin}
          onClick={() => turn.unpin()}
        >
          ×
        </button>
      )}
    </div>
  );
}

/** A way that takes the other passenger's journey says where that one goes then. */
function OtherHalf({
  speech,
  look,
  passenger,
  proposal,
}: Pick<AlternativeProps, 'speech' | 'look' | 'passenger' | 'proposal'>) {
  const { words, view } = speech;
  const sibling = siblingOf(passenger);
  const other = useMemo(() => otherHalf(view, passenger, proposal), [view, passenger, proposal]);
  if (!other) return null;
  const time = sayRounds(speech, other.time);
  return (
    <span className={styles.half}>
      <PassengerBadge {...look(sibling)} size="1.5rem" />
      {words.screen.plan.swaps(stationName(taskCard(view, other.task).goal), time)}
    </span>
  );
}

/** What the threads on the map mean: A solid, B hollow, dots where one has changed; the trails of others once there are some. */
function ThreadLegend({ speech }: { readonly speech: Speech }) {
  const { threads: say } = speech.words.screen.plan;
  const swatch = (kind: string): ReactNode => (
    <svg viewBox="0 0 30 10" className={styles.swatch} data-kind={kind} aria-hidden="true">
      {kind === 'trail' ? <path d="M0 4L30 0V10L0 6Z" /> : <path d="M3 5H27" />}
      {kind === 'B' && <path d="M3 5H27" />}
    </svg>
  );
  return (
    <p className={styles.legend} aria-label={say.title}>
      <span>{swatch('A')} A</span>
      <span>{swatch('B')} B</span>
      <span>
        {swatch('later')} {say.later}
      </span>
      {speech.view.phase !== 'opening' && (
        <span>
          {swatch('trail')} {say.driven}
        </span>
      )}
    </p>
  );
}

/** The first way, where it takes fewer rounds than the next one to the same goal. */
function isFastest({ view }: Speech, [first, second]: readonly Proposal[], proposal: Proposal): boolean {
  if (!first || !second || proposal !== first) return false;
  return second.task !== first.task || roundsOf(view, first.time) < roundsOf(view, second.time);
}

function sayAlternative(
  speech: Speech,
  { pin, proposals }: PanelProps['turn'],
  chosen: boolean,
  proposal: Proposal,
  passenger: Passenger,
): string {
  const { words } = speech;
  if (chosen && pin && 'station' in pin) return words.screen.plan.first(stationName(pin.station));
  if (chosen && pin && 'train' in pin)
    return words.screen.train(homeOf(pin.train), stationName(proposal.legs[0]?.leave ?? 0));
  return titleOf(speech, proposals, passenger, proposal);
}
