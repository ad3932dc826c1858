/** The board of the platform where a passenger waits: the next trains, those of its plan bright. Letters flip as a row changes. */
import { homeOf, isNamed, isWaiting, type Passenger } from '../../rules/index.ts';
import { stationName } from '../../texts/words.ts';
import { nextTrains, type Arrival } from '../choosing/outlook.ts';
import { ordersOf, type Speech } from '../choosing/say.ts';
import { LineBadge } from '../marks.tsx';
import styles from './tray.module.css';

const ROWS = 4;

/** What a row does, and what that is called. */
export interface Press {
  readonly title: string;
  run(): void;
}

interface DeparturesProps {
  readonly speech: Speech;
  readonly passenger: Passenger;
  /** Undefined where a row only tells. */
  press(arrival: Arrival): Press | undefined;
}

export function Departures({ speech, passenger, press }: DeparturesProps) {
  const { words, view } = speech;
  const { departures: say } = words.screen;
  const place = view.place[passenger]!;
  if (!isWaiting(place)) return null;
  const leg = ordersOf(view, passenger)?.legs[0];
  return (
    <section className={styles.departures} aria-label={`${say.title} ${stationName(place)}`}>
      <p aria-hidden="true">
        <span>{`${say.title} ${stationName(place)}`}</span>
        <span>{say.unit}</span>
      </p>
      <ol>
        {nextTrains(view, place)
          .slice(0, ROWS)
          .map((arrival, row) => {
            const { train, to, free, fields, dir } = arrival;
            const planned = leg?.from === place && isNamed(leg.board, train, dir);
            const pressed = press(arrival);
            return (
              <li key={row} data-planned={planned || undefined}>
                <button
                  type="button"
                  disabled={!pressed}
                  onClick={pressed?.run}
                  title={pressed?.title}
                  data-departure={train}
                >
                  <LineBadge line={homeOf(train)} />
                  <span key={`to ${to}`}>{stationName(to)}</span>
                  <span key={`free ${free}`}>{say.free(free)}</span>
                  <strong key={`in ${fields}`}>{fields === 0 ? say.here : fields}</strong>
                </button>
              </li>
            );
          })}
      </ol>
    </section>
  );
}
