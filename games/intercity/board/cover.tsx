/** The picture on the home page: the network without names, and three trains on their way. */
import { COURSES, fieldPoint } from './map/geometry.ts';
import { lineColour } from './map/lines.ts';
import { pillPath } from './map/Network.tsx';
import { STATIONS } from '../rules/board.ts';
import { TrainShape, type Rider } from './map/TrainShape.tsx';
import map from './map/map.module.css';

/** Line, field, direction. */
const TRAINS = [
  [0, 40, 1],
  [3, 34, -1],
  [2, 38, 1],
  [1, 46, -1],
] as const;

const rider = (colour: number, letter = ''): Rider => ({ colour, letter, filled: letter !== '' });

const RIDERS: Readonly<Record<number, readonly Rider[]>> = {
  0: [rider(1, 'A')],
  1: [rider(0, 'B'), rider(2)],
  3: [rider(3)],
};

export function Cover() {
  return (
    <svg
      viewBox="190 590 860 485"
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
          <g key={line} transform={`translate(${x} ${y}) scale(1.35)`}>
            <TrainShape
              line={line}
              angle={dir === 1 ? angle : angle + 180}
              front={RIDERS[line]?.[0]}
              rear={RIDERS[line]?.[1]}
            />
          </g>
        );
      })}
    </svg>
  );
}
