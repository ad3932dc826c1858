/** The city as it has become: streets that carried more clean trips than motors are green avenues, haze lies over jams, and those who go without a motor are out and about. */
import type { Point } from '@stellwerk/toolkit/point.ts';
import { useScale } from '@stellwerk/toolkit/Viewport.tsx';
import { markersIn, type Cell, type Mode } from '../../rules/index.ts';
import { doorOf } from './geometry.ts';
import { MODE_ICONS, ZONE_ICONS } from './icons.ts';
import styles from './map.module.css';

export interface FutureCity {
  readonly streets: ReadonlyMap<string, number>;
  readonly travellers: readonly { readonly mode: Mode; readonly way: readonly Cell[] }[];
  readonly moves: boolean;
}

/** Streets lie below the paths on them. */
export function Avenues({ streets, markers }: Pick<FutureCity, 'streets'> & { readonly markers: readonly number[] }) {
  return (
    <g aria-hidden="true">
      {[...streets.keys()].map((street) => {
        const [a, b] = street.split(' ').map((cell) => doorOf(Number(cell))) as [Point, Point];
        return (
          <g key={street}>
            <path className={styles.avenue} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
            {[0.35, 0.7].map((share) => (
              <image
                key={share}
                href={ZONE_ICONS.park}
                x={a.x + share * (b.x - a.x) - 11}
                y={a.y + share * (b.y - a.y) - 12}
                width="22"
                height="22"
              />
            ))}
          </g>
        );
      })}
      {markers.map((set, cell) => {
        const { x, y } = doorOf(cell);
        return (
          markersIn(set).includes('trafficJam') && <circle key={cell} className={styles.haze} cx={x} cy={y} r="34" />
        );
      })}
    </g>
  );
}

const SIZE = 30;
/** In pixels, where the plan is small. */
const LEAST_SIZE = 18;
/** Seconds from block to block. */
const PACE: Partial<Readonly<Record<Mode, number>>> = { walking: 6, bicycle: 3, cargoBike: 3.5, tram: 2.5 };
/** There and back, then they stay where they are: nothing moves for ever. */
const TIMES = 4;

/** By itself it would have begun with the plan, at the start of the game. */
function setOff(motion: SVGElement | null): void {
  (motion as SVGAnimateMotionElement | null)?.beginElement();
}

/** On their way between two blocks; where nothing moves they stand there. */
export function Travellers({ travellers, moves }: Pick<FutureCity, 'travellers' | 'moves'>) {
  const size = Math.max(SIZE, LEAST_SIZE / useScale());
  return (
    <g className={styles.trip} aria-hidden="true">
      {travellers.map(({ mode, way }, index) => {
        const [first, second] = way.map(doorOf) as [Point, Point];
        const [x, y] = [(first.x + second.x) / 2, (first.y + second.y) / 2];
        const path = way.map((cell, at) => `${at === 0 ? 'M' : 'L'}${doorOf(cell).x - x} ${doorOf(cell).y - y}`);
        const seconds = 2 * (way.length - 1) * PACE[mode]!;
        return (
          <image key={index} href={MODE_ICONS[mode]} x={x - size / 2} y={y - size / 2} width={size} height={size}>
            {moves && (
              <animateMotion
                ref={setOff}
                begin="indefinite"
                path={path.join('')}
                dur={`${seconds}s`}
                repeatCount={TIMES}
                keyPoints="0;1;0"
                keyTimes="0;0.5;1"
                calcMode="linear"
              />
            )}
          </image>
        );
      })}
    </g>
  );
}
