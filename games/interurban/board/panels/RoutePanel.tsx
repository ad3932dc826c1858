/** The six routes in figures: what each is worth, who would get what as of now, and what could still complete it. */
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import type { Route, RouteScore, View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { routeColour } from '../map/Lines.tsx';
import { ranked } from './ranks.ts';
import styles from './routes.module.css';

export interface RoutePanelProps {
  readonly view: View;
  readonly routes: readonly Route[];
  readonly scores: readonly RouteScore[];
  readonly players: readonly Player[];
  readonly words: Words;
  /** The tiles, by slot, with which a route could be completed at once, by route. */
  readonly closers: ReadonlyMap<number, readonly number[]>;
  readonly open: number | undefined;
  setOpen(route: number | undefined): void;
  /** Pointed at, for the board to show it. */
  point(route: number | undefined): void;
}

export function RoutePanel(props: RoutePanelProps) {
  const { routes, words, open } = props;
  const opened = open === undefined ? undefined : routes[open];
  return (
    <section className={styles.panel} aria-label={words.routes.title}>
      <ul className={styles.routes}>
        {routes.map((route) => (
          <li key={route.route}>
            <RouteRow {...props} route={route} />
            {open === route.route && <Details {...props} route={route} place="inside" />}
          </li>
        ))}
      </ul>
      {opened && <Details {...props} route={opened} place="below" />}
    </section>
  );
}

type OneRoute = RoutePanelProps & { readonly route: Route };

function RouteRow({ route, scores, players, words, open, setOpen, point }: OneRoute) {
  const score = scores[route.route]!;
  const ranks = ranked(score);
  const names = ranks.map(({ seat, commerce, victory }) => words.routes.rank(players[seat]!.name, commerce, victory));
  const state = route.complete ? words.routes.complete : words.routes.open;
  const label = [
    words.routes.worth(route.label, score.value),
    state,
    ...(names.length > 0 ? names : [words.routes.nobody]),
  ];
  return (
    <button
      type="button"
      className={styles.row}
      aria-expanded={open === route.route}
      aria-label={label.join('. ')}
      data-complete={route.complete}
      onClick={() => setOpen(open === route.route ? undefined : route.route)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point(route.route)}
      onPointerLeave={() => point(undefined)}
    >
      <RouteBadge route={route} />
      <strong className={styles.worth}>{score.value}</strong>
      {route.complete && <Check />}
      <span className={styles.ranks}>
        {ranks.length === 0 && <span className={styles.nobody}>{words.routes.nobody}</span>}
        {ranks.map(({ seat, commerce, victory, rank }) => (
          <span key={seat} className={styles.rank} data-rank={rank}>
            <PlayerBadge colour={players[seat]!.colour} size="0.95em" />
            {commerce}
            <b>→{victory}</b>
          </span>
        ))}
      </span>
    </button>
  );
}

function Check() {
  return (
    <svg className={styles.check} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d="M5 12.5l5 5L19 7" />
    </svg>
  );
}

export function RouteBadge({ route }: { readonly route: Pick<Route, 'route' | 'label'> }) {
  return (
    <span className={styles.badge} style={{ background: routeColour(route.route) }}>
      {route.label}
    </span>
  );
}

/** Wide windows open a route where it stands, narrow ones below all six. */
function Details({
  route,
  scores,
  view,
  players,
  words,
  closers,
  place,
}: OneRoute & { readonly place: 'inside' | 'below' }) {
  const score = scores[route.route]!;
  const name = (seat: number): string => players[seat]!.name;
  const tiles = new Set((closers.get(route.route) ?? []).map((slot) => words.tile(view.faceUp[slot]!, name)));
  return (
    <div className={styles.details} data-place={place} style={{ borderColor: routeColour(route.route) }}>
      <p className={styles.head}>{words.routes.worth(route.label, score.value)}</p>
      <p>{words.routes.sum(route.printed, score.start, score.track)}</p>
      <RankList score={score} players={players} words={words} />
      {route.complete ? (
        <p>{words.routes.complete}.</p>
      ) : (
        <>
          <p>{words.routes.missing(route.missing)}</p>
          <NextStations route={route} players={players} words={words} />
          {tiles.size > 0 && <p>{words.routes.closers([...tiles])}</p>}
        </>
      )}
    </div>
  );
}

interface RankListProps {
  readonly score: RouteScore;
  readonly players: readonly Player[];
  readonly words: Words;
}

export function RankList({ score, players, words }: RankListProps) {
  const ranks = ranked(score);
  if (ranks.length === 0) return <p>{words.routes.nobody}</p>;
  return (
    <ul className={styles.rankList}>
      {ranks.map(({ seat, commerce, victory, rank }) => (
        <li key={seat}>
          <span className={styles.place}>{rank}.</span>
          <PlayerBadge colour={players[seat]!.colour} /> {words.routes.rank(players[seat]!.name, commerce, victory)}
        </li>
      ))}
    </ul>
  );
}

/** Stations that the route would take next, by player. */
function NextStations({
  route,
  players,
  words,
}: {
  readonly route: Route;
  readonly players: readonly Player[];
  readonly words: Words;
}) {
  return (
    <>
      <p>{words.routes.next}</p>
      <ul className={styles.takes}>
        {players.flatMap(({ seat, name, colour }) => {
          const values = route.takes.filter((it) => it.seat === seat).map(({ value }) => value);
          if (values.length === 0) return [];
          return [
            <li key={seat}>
              <PlayerBadge colour={colour} label={name} size="1.05em" /> {values.join(' ')}
            </li>,
          ];
        })}
      </ul>
    </>
  );
}
