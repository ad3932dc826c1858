/** The six routes over the tiles: their tints below the tracks, and above them the locos, or the buffer stop of a route that is complete. */
import { memo, type CSSProperties } from 'react';
import type { Point } from '@stellwerk/toolkit/point.ts';
import type { Direction, PlacedTile, Route } from '../../rules/index.ts';
import { centre, cellOfTile, heading, routePath, towards } from './geometry.ts';
import { asideFor } from './sizes.ts';
import styles from './tiles.module.css';

export const routeColour = (route: number): string => `var(--iu-route-${route})`;

interface TintsProps {
  readonly routes: readonly Route[];
  readonly tiles: readonly PlacedTile[];
}

export const Tints = memo(function Tints({ routes, tiles }: TintsProps) {
  return routes.map((route) => (
    <path
      key={route.route}
      className={styles.tint}
      style={{ color: routeColour(route.route) }}
      d={routePath(route, tiles)}
    />
  ));
});

/** Labels along the routes, for those who don't want to tell tints apart. */
export const RouteLabels = memo(function RouteLabels({ routes, tiles }: TintsProps) {
  return routes.flatMap((route) =>
    route.legs
      .filter((_, index) => index < route.legs.length - 1)
      .map(({ tile, to }) => {
        const { x, y } = plus(centre(cellOfTile(tiles, tile)), towards(to));
        return (
          <g key={`${route.route} ${tile}`} className={styles.along}>
            <RouteDisc route={route} x={x} y={y} r={11} />
          </g>
        );
      }),
  );
});

interface DiscProps extends Point {
  readonly route: Pick<Route, 'route' | 'label'>;
  readonly r?: number;
  /** Where it goes as it grows. */
  readonly going?: CSSProperties;
}

export function RouteDisc({ route, x, y, r = 14, going }: DiscProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 14})`}>
      <g className={styles.routeMark} data-long={route.label.length > 1} style={going}>
        <circle className={styles.routeDisc} r="14" style={{ color: routeColour(route.route) }} />
        <text className={styles.routeLabel} y="6">
          {route.label}
        </text>
      </g>
    </g>
  );
}

interface LocosProps extends TintsProps {
  /** Tiles that were added to a route just now, by route. */
  readonly rolled: ReadonlyMap<number, number>;
  /** Routes that have just become complete. */
  readonly left: ReadonlySet<number>;
  readonly motion: boolean;
}

export function Locos({ routes, tiles, rolled, left, motion }: LocosProps) {
  return routes.map((route) => {
    const legs = motion ? (rolled.get(route.route) ?? 0) : 0;
    const way = routePath(route, tiles, legs > 0 ? legs : Math.min(1, route.legs.length));
    return (
      <g key={route.route}>
        {route.complete && <Buffer route={route} routes={routes} />}
        {(!route.complete || (motion && left.has(route.route))) && (
          <Loco
            key={legs > 0 ? route.legs.length : 'still'}
            route={route}
            routes={routes}
            way={way}
            look={route.complete ? 'leaving' : legs > 0 ? 'rolling' : 'still'}
          />
        )}
      </g>
    );
  });
}

interface LocoProps {
  readonly route: Route;
  readonly routes: readonly Route[];
  readonly way: string;
  readonly look: 'still' | 'rolling' | 'leaving';
}

/** It stands over the edge where the track ends and looks at the cell before it. Only what rolls follows a path: a picture of the board knows none. */
function Loco({ route, routes, way, look }: LocoProps) {
  const moving = look === 'still' ? '' : styles.rolling;
  const along = look === 'still' ? {} : { ['--way' as string]: `path('${way}')` };
  const going = goingOf(route, routes);
  const { x, y } = endOf(route);
  const there = `translate(${x} ${y})`;
  return (
    <g className={look === 'leaving' ? styles.leaving : ''} data-loco={route.label}>
      <g
        className={moving}
        transform={`${there} rotate(${heading(onwards(route))})`}
        style={{ ...along, offsetRotate: 'auto', color: routeColour(route.route) }}
      >
        <g className={styles.locoMark} style={going}>
          <LocoBody />
        </g>
      </g>
      <g className={moving} transform={there} style={{ ...along, offsetRotate: '0deg' }}>
        <g className={styles.locoName} style={going}>
          <text className={styles.locoLabel} {...shifted(route)}>
            {route.label}
          </text>
        </g>
      </g>
    </g>
  );
}

function LocoBody() {
  return (
    <>
      <path className={styles.loco} d="M-12 -12H13Q24 -11 26 0Q24 11 13 12H-12Q-15 12 -15 9V-9Q-15 -12 -12 -12Z" />
      <path className={styles.cab} d="M16 -8.5Q21 -6 22 0Q21 6 16 8.5Z" />
    </>
  );
}

/** A train that runs the whole route once, for the scoring; each station rings up as it passes. */
export function Train({ route, tiles }: { readonly route: Route; readonly tiles: readonly PlacedTile[] }) {
  const { legs } = route;
  return (
    <g data-train={route.label} aria-hidden="true">
      {legs.map(({ tile }, index) => {
        const { x, y } = centre(cellOfTile(tiles, tile));
        const delay = { ['--passed' as string]: (index + 0.5) / legs.length };
        return tiles[tile]!.owner === undefined ? null : (
          <circle key={tile} className={styles.ring} cx={x} cy={y} r="42" style={delay} />
        );
      })}
      <g
        className={styles.running}
        style={{ offsetPath: `path('${routePath(route, tiles)}')`, color: routeColour(route.route) }}
      >
        <g className={styles.trainMark}>
          <path className={styles.wagon} d="M-46 -10H-20V10H-46Z" />
          <LocoBody />
        </g>
      </g>
    </g>
  );
}

/** The label sits behind the window, on either side. */
function shifted({ end }: Route): Point {
  const back = towards(end.side, 0.02);
  return { x: back.x, y: back.y + 6.5 };
}

/** Which way it looks and where it steps aside for another, for the style sheet. */
function goingOf(route: Route, routes: readonly Route[]): CSSProperties {
  const { x, y } = towards(route.end.side, -0.02);
  const aside = asideFor(route, routes);
  const vars = { x, y, 'aside-x': aside.x, 'aside-y': aside.y, right: x * aside.y - y * aside.x };
  return Object.fromEntries(Object.entries(vars).map(([name, value]) => [`--${name}`, value]));
}

/** Its label stands on the cell before it, where nothing can ever lie, unless it is the label of another. */
function Buffer({ route, routes }: { readonly route: Route; readonly routes: readonly Route[] }) {
  const at = endOf(route);
  const direction = onwards(route);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <path className={styles.buffer} d="M-3 -15V15" transform={`rotate(${heading(direction)})`} />
      <RouteDisc route={route} {...towards(direction, 0.42)} going={goingOf(route, routes)} />
    </g>
  );
}

/** Which way a route would go on. */
const onwards = ({ end }: Route): Direction => (end.side ^ 2) as Direction;

/** The middle of the edge where a route's track ends. */
export function endOf({ end }: Route): Point {
  return plus(centre(end), towards(end.side));
}

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
