/** The picture on the home page: a corner of the city with a tram, a bike path and a trip under way. */
import { CITY } from '../rules/city.ts';
import { BIT } from '../rules/markers.ts';
import { cornerOf, doorOf, lineThrough, PITCH, tramRoute } from './map/geometry.ts';
import { Ground, Zones } from './map/Ground.tsx';
import { Markers, Paths } from './map/Markers.tsx';
import styles from './map/map.module.css';

/** A city in which some things have been built. */
const BUILT = CITY.zones.map((_, cell) => {
  let set = 0;
  if ([3, 15, 22].includes(cell)) set |= BIT.tramA;
  if ([8, 14, 20, 21, 22].includes(cell)) set |= BIT.bikePath;
  if ([9, 15].includes(cell)) set |= BIT.walkway;
  return set;
});

export function Cover() {
  const { x, y } = doorOf(8);
  const corner = cornerOf(8);
  return (
    <svg
      viewBox={`${corner.x - PITCH / 2} ${corner.y - PITCH * 0.3} ${PITCH * 4} ${PITCH * 3}`}
      preserveAspectRatio="xMidYMid slice"
      className={styles.cover}
      aria-hidden="true"
    >
      <Ground />
      <Paths markers={BUILT} />
      <g className={styles.trip} data-look="firm" style={{ color: 'var(--player-0)' }}>
        <path className={styles.casing} d={lineThrough(tramRoute(22, 15))} />
        <path className={styles.line} d={lineThrough(tramRoute(22, 15))} />
      </g>
      <g className={styles.trip} data-look="firm" style={{ color: 'var(--player-1)' }}>
        <path className={styles.casing} d={lineThrough([8, 14, 20])} />
        <path className={styles.line} d={lineThrough([8, 14, 20])} />
        <circle className={styles.joint} cx={x} cy={y} r="11" />
      </g>
      <Zones names={undefined} size={0} />
      <Markers markers={BUILT} />
    </svg>
  );
}
