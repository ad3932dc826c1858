/** The strip of next trains at the stations where my passengers wait. */
import { homeOf, isWaiting } from '../../rules/index.ts';
import { stationName } from '../../texts/words.ts';
import { nextTrains, travellers, type Arrival } from '../choosing/advice.ts';
import { LineBadge } from './Die.tsx';
import type { Speech } from '../choosing/say.ts';
import styles from './panels.module.css';

const SHOWN = 4;

export function Departures({ speech }: { readonly speech: Speech }) {
  const { words, view } = speech;
  const { departures: say } = words.screen;
  const stations = [
    ...new Set(
      travellers(view).flatMap(({ passenger }) => (isWaiting(view.place[passenger]!) ? [view.place[passenger]!] : [])),
    ),
  ];
  if (stations.length === 0) return null;
  return (
    <section className={styles.departures} aria-label={say.title}>
      <h2>{say.title}</h2>
      {stations.map((station) => (
        <div key={station} className={styles.departureBoard}>
          <strong>{stationName(station)}</strong>
          <ol>
            {nextTrains(view, station, SHOWN).map((arrival) => (
              <Departure key={arrival.train} speech={speech} arrival={arrival} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function Departure({ speech, arrival }: { readonly speech: Speech; readonly arrival: Arrival }) {
  const { words } = speech;
  const { departures: say } = words.screen;
  const { train, fields, towards, free, held } = arrival;
  const said = say.line({ train: words.train(train), fields, towards: stationName(towards), free, held });
  return (
    <li>
      <span className="visually-hidden">{said}</span>
      <span className={styles.departure} aria-hidden="true">
        <LineBadge line={homeOf(train)} />
        <span className={styles.towards}>{stationName(towards)}</span>
        {free === 0 && <span className={styles.flag}>{say.full}</span>}
        {held && <span className={styles.flag}>{say.held}</span>}
        <strong>{fields === 0 ? say.here : fields}</strong>
      </span>
    </li>
  );
}
