/** The six routes in figures: what each is worth, who would get what as of now, and by what; with a tile held, what would change. */
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { PlayerBadge, playerColour, playerInk } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import type { Route } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { numberOf, type Drawn } from '../choosing/consequence.ts';
import { routeColour } from '../map/Lines.tsx';
import { placesOf } from './places.ts';
import { ranked } from './ranks.ts';
import styles from './routes.module.css';

interface RouteFigures extends Pick<Drawn, 'tiles' | 'scores' | 'blocks'> {
  /** The table with the tile on it that is held over a cell. */
  readonly preview: Drawn | undefined;
  readonly players: readonly Player[];
  /** Whose points stand out. */
  readonly mine: number | undefined;
  readonly words: Words;
}

export interface RoutePanelProps extends RouteFigures {
  readonly routes: readonly Route[];
  /** A column beside the board, each route opening where it stands, or a strip of six. */
  readonly form: 'column' | 'strip';
  readonly final: boolean;
  readonly open: number | undefined;
  /** The routes before which a tile is held: what changes stands in their rows. */
  readonly held: readonly number[];
  setOpen(route: number | undefined): void;
  /** Pointed at, for the board to show it. */
  point(route: number | undefined): void;
}

export function RoutePanel(props: RoutePanelProps) {
  const { routes, preview, words, open, held, form, final } = props;
  return (
    <section className={styles.panel} data-form={form} aria-label={words.routes.title}>
      {form === 'column' && (
        <p className={styles.heading}>
          <strong>{words.routes.title}</strong> {final ? words.routes.final : words.routes.now}
        </p>
      )}
      <ul className={styles.routes} data-name="routes">
        {(preview?.routes ?? routes).map((route) => (
          <li
            key={route.route}
            style={{ color: routeColour(route.route) }}
            data-open={open === route.route}
            data-held={held.includes(route.route)}
          >
            <RouteRow {...props} route={route} />
            {form === 'column' && open === route.route && <RouteDetails {...props} route={route} />}
          </li>
        ))}
      </ul>
      {form === 'column' && <Decides words={words} />}
    </section>
  );
}

/** What commerce is, the same for all routes. */
function Decides({ words: { routes } }: Pick<RouteFigures, 'words'>) {
  return (
    <p className={styles.decides}>
      <b>{routes.commerce}</b> {routes.decides}
    </p>
  );
}

function RouteRow(props: RoutePanelProps & { readonly route: Route }) {
  const { route, scores, preview, players, words, form, open, setOpen, point } = props;
  const score = scores[route.route]!;
  const ranks = ranked(score);
  const named = ranks.map(({ seat, commerce, victory }) => words.routes.rank(players[seat]!.name, commerce, victory));
  const label = [
    words.routes.worth(route.label, score.value),
    route.complete ? words.routes.done : words.routes.open,
    ...(named.length > 0 ? named : [nobodyOn(props)]),
  ];
  return (
    <button
      type="button"
      className={styles.row}
      data-name={open !== route.route ? `route:${route.label}` : form === 'column' ? 'close' : undefined}
      aria-expanded={open === route.route}
      aria-label={label.join('. ')}
      data-complete={route.complete}
      onClick={() => setOpen(open === route.route ? undefined : route.route)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && point(route.route)}
      onPointerLeave={() => point(undefined)}
    >
      <RouteBadge route={route} />
      <strong className={styles.worth}>
        <Changing from={score.value} to={preview?.scores[route.route]!.value} />
      </strong>
      {form === 'strip' ? (
        <span className={styles.leaders}>
          {ranked(preview?.scores[route.route] ?? score)
            .filter(({ rank }) => rank === 1)
            .map(({ seat }) => (
              <PlayerBadge key={seat} colour={players[seat]!.colour} size="1em" />
            ))}
        </span>
      ) : (
        <>
          <Places {...props} route={route} />
          {route.complete && <Check />}
          <Shares {...props} route={route} />
        </>
      )}
    </button>
  );
}

/** On a route that is complete nobody ever will have one. */
const nobodyOn = ({
  route,
  final,
  words,
}: Pick<RoutePanelProps, 'final' | 'words'> & { readonly route: Route }): string =>
  final || route.complete ? words.routes.none : words.routes.nobody;

/** A figure, and beside it what would become of it. */
function Changing({ from, to = from, sign = '' }: { from: number; to: number | undefined; sign?: string }) {
  const figure = (count: number): string => (count === 0 ? '0' : `${sign}${count}`);
  if (from === to) return <>{`${sign}${from}`}</>;
  // A share that somebody didn't have is all news.
  const isNew = sign !== '' && from === 0;
  return (
    <span className={styles.changing}>
      {!isNew && <span>{`${figure(from)} → `}</span>}
      <b>{figure(to)}</b>
    </span>
  );
}

/** So many boxes stand side by side in full size. */
const IN_FULL = 5;

function Places({ route, tiles, preview, players }: RouteFigures & { readonly route: Route }) {
  const stations = route.stations.map((index) => (preview?.tiles ?? tiles)[index]!);
  const places = placesOf(stations, route.complete, players.length);
  return (
    <span className={styles.places} data-many={places.length > IN_FULL}>
      {places.map(({ value, owner, spare }) => (
        <Place
          key={`${value} ${owner ?? ''}`}
          value={value}
          colour={owner === undefined ? undefined : players[owner]!.colour}
          spare={spare}
        />
      ))}
    </span>
  );
}

interface PlaceProps {
  readonly value: number;
  readonly colour: number | undefined;
  readonly spare: boolean;
}

function Place({ value, colour, spare }: PlaceProps) {
  if (colour === undefined) {
    return (
      <span className={styles.place} data-spare={spare}>
        {value}
      </span>
    );
  }
  return (
    <span className={styles.place} data-taken="" style={{ background: playerColour(colour), color: playerInk(colour) }}>
      <PlayerBadge colour={colour} size="0.85em" style={{ ['--badge' as string]: playerInk(colour) }} />
      {value}
    </span>
  );
}

/** Who would get what. */
function Shares(props: RoutePanelProps & { readonly route: Route }) {
  const { route, scores, preview, players, mine } = props;
  const score = scores[route.route]!;
  const after = preview?.scores[route.route] ?? score;
  const ranks = ranked(after);
  if (ranks.length === 0) return <span className={styles.shares}>{nobodyOn(props)}</span>;
  return (
    <span className={styles.shares}>
      {ranks.map(({ seat, victory }) => (
        <span key={seat} className={styles.share} data-mine={seat === mine}>
          <PlayerBadge colour={players[seat]!.colour} size="0.95em" />
          <Changing from={score.victory[seat]!} to={victory} sign="+" />
        </span>
      ))}
    </span>
  );
}

function Check() {
  return (
    <span className={styles.check}>
      <Icon name="check" size={18} />
    </span>
  );
}

export function RouteBadge({ route }: { readonly route: Pick<Route, 'route' | 'label' | 'complete'> }) {
  return (
    <span className={styles.badge} data-complete={route.complete} style={{ background: routeColour(route.route) }}>
      {route.label}
    </span>
  );
}

/** Who gets what, then value and commerce by the example of this route. */
export function RouteDetails(
  props: RouteFigures & {
    readonly route: Route;
    /** No panel around it says what commerce is. */
    readonly alone?: boolean;
  },
) {
  const { route, scores, preview, players, words } = props;
  const score = scores[route.route]!;
  const after = preview?.scores[route.route] ?? score;
  const { routes } = words;
  const ranks = ranked(after);
  return (
    <div className={styles.details}>
      {ranks.length > 0 && (
        <>
          <ul className={styles.ranks} data-count={ranks.length}>
            <li className={styles.column} aria-hidden="true">
              {routes.commerce}
            </li>
            {ranks.map(({ seat, commerce, victory, rank }) => (
              <li key={seat}>
                <PlayerBadge colour={players[seat]!.colour} size="1em" />
                <span className={styles.who}>{players[seat]!.name}</span>
                <b>
                  <Changing from={score.commerce[seat]!} to={commerce} />
                </b>
                <span>{routes.shares[Math.min(rank, routes.shares.length) - 1]}</span>
                <b>+{victory}</b>
              </li>
            ))}
          </ul>
          {props.alone && <Decides words={words} />}
        </>
      )}
      <p>
        <b>
          {routes.value} {after.value}
        </b>{' '}
        {routes.sum(route.printed, after.start, after.track, numberOf(route, preview?.scores ?? scores))}
      </p>
      <p>
        {route.complete ? routes.complete((preview ?? props).blocks()[route.route]) : routes.missing(route.missing)}
      </p>
    </div>
  );
}

interface SheetProps extends RouteFigures {
  readonly route: Route;
  close(): void;
}

/** The same in the tray's place, where no column has room. */
export function RouteSheet(props: SheetProps) {
  const { route, words, close } = props;
  return (
    <section
      className={styles.sheet}
      style={{ borderColor: routeColour(route.route) }}
      aria-label={words.routes.name(route.label)}
    >
      <div className={styles.sheetHead}>
        <RouteBadge route={route} />
        <Places {...props} />
        <button
          type="button"
          className={styles.close}
          data-name="close"
          aria-label={words.button.close}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      <RouteDetails {...props} alone />
    </section>
  );
}
