/** The picture on the home page: the network without names, and three trains on their way. */
import { COURSES, fieldPoint } from './geometry.ts';
import { lineColour } from './lines.ts';
import { pillPath } from './Network.tsx';
import { STATIONS } from '../rules/board.ts';
import map from './map.module.css';

/** Line, field, direction. */
const TRAINS = [
  [0, 13, 1],
  [3, 24, -1],
  [2, 45, 1],
  [4, 40, 1],
  [1, 38, -1],
] as const;

export function Cover() {
  return (
    <svg
      viewBox="60 330 1120 840"
      preserveAspectRatio="xMidYMid slice"
      style={{ display: 'block', width: '100%', height: '100%', background: 'var(--paper)' }}
      aria-hidden="true"
    >
      {COURSES.map(({ path }, line) => (
        <path key={line} className={map.line} d={path} style={{ stroke: lineColour(line), strokeWidth: 10 }} />
      ))}
      {STATIONS.map(({ id }, station) => (
        <g key={id}>
          <path className={map.pillRim} d={pillPath(station)} style={{ strokeWidth: 30 }} />
          <path className={map.pill} d={pillPath(station)} style={{ strokeWidth: 21 }} />
        </g>
      ))}
      {TRAINS.map(([line, field, dir]) => {
        const { x, y, angle } = fieldPoint(line, field);
        return (
          <g key={line} transform={`translate(${x} ${y}) rotate(${dir === 1 ? angle : angle + 180}) scale(1.7)`}>
            <path
              className={map.body}
              d="M-38 -14H24Q38 -12 42 0Q38 12 24 14H-38Q-43 14 -43 8V-8Q-43 -14 -38 -14Z"
              style={{ fill: lineColour(line) }}
            />
            <circle className={map.seat} cx="-26" r="8" />
            <circle className={map.seat} cx="20" r="8" />
          </g>
        );
      })}
    </svg>
  );
}
