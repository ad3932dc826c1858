/** The ten trains with their two seats, where laid points would bring them, and the marks around them. */
import { distance } from '@stellwerk/toolkit/point.ts';
import { svgButton } from '@stellwerk/toolkit/svg-button.ts';
import { homeOf, NOBODY } from '../../rules/index.ts';
import type { PassengerLook } from '../marks.tsx';
import type { Spot } from '../choosing/laying.ts';
import { drawnAt, marksOn, RING, type DrawnTrain } from './fleet.ts';
import { fieldPoint } from './geometry.ts';
import type { Picture } from './playback.ts';
import { useMapScale } from './scale.ts';
import { bodyPath, TrainShape } from './TrainShape.tsx';
import styles from './map.module.css';

export interface Warning {
  readonly train: number;
  readonly text: string;
  /** For a map that is far off. */
  readonly brief: string;
  readonly red: boolean;
}

interface TrainsProps {
  readonly picture: Picture;
  readonly fleet: readonly DrawnTrain[];
  readonly time: number;
  /** Trains that can be chosen now, and whether they glow. */
  readonly trains: ReadonlySet<number>;
  readonly lit: ReadonlySet<number>;
  readonly hinted: number | undefined;
  readonly faults: ReadonlySet<number>;
  /** What has been played on it is not confirmed. */
  readonly unconfirmed: number | undefined;
  readonly warnings: readonly Warning[];
  look(passenger: number): PassengerLook;
  trainLabel(train: number): string;
  chooseTrain(train: number): void;
}

export function Trains(props: TrainsProps) {
  const { picture, fleet, time, trains, lit, hinted, faults, warnings, look, trainLabel, chooseTrain } = props;
  const px = 1 / useMapScale();
  const rider = (passenger: number) => (passenger === NOBODY ? undefined : look(passenger));
  // Nothing of another train, not even its ring, lies on one's own passengers.
  const isMine = (train: number): boolean =>
    [picture.front[train]!, picture.rear[train]!].some((passenger) => rider(passenger)?.mine);
  const order = [...fleet.keys()].toSorted((a, b) => Number(isMine(a)) - Number(isMine(b)));
  return (
    <g>
      {order.map((train) => {
        const drawn = fleet[train]!;
        const { x, y, angle, bend, field, size } = drawn;
        const [front, rear] = [rider(picture.front[train]!), rider(picture.rear[train]!)];
        const [, ...seats] = marksOn(drawn, front !== undefined, rear !== undefined, 1 / px);
        const ring = (
          <circle
            className={styles.light}
            cx={field.x - x}
            cy={field.y - y}
            r={(RING - 0.9) * px}
            strokeWidth={1.8 * px}
          />
        );
        const isOnSeat = seats.some(({ at, half }) => distance(at, field) < half);
        const open = trains.has(train);
        const warning = warnings.find((each) => each.train === train);
        return (
          <g
            key={train}
            className={styles.train}
            data-train={train}
            data-target={open || undefined}
            data-lit={lit.has(train) || undefined}
            data-fault={faults.has(train) || undefined}
            data-unconfirmed={train === props.unconfirmed || undefined}
            data-warning={warning ? (warning.red ? 'red' : 'amber') : undefined}
            data-rolling={time > 0 || undefined}
            style={{ transform: `translate(${x}px, ${y}px)`, ['--ic-time' as string]: `${time}ms` }}
            {...(open
              ? svgButton(trainLabel(train), () => chooseTrain(train))
              : { role: 'img', 'aria-label': trainLabel(train) })}
          >
            <path className={styles.casing} d={tether(drawn, px)} strokeWidth={5.5 * px} />
            <path className={styles.tether} d={tether(drawn, px)} strokeWidth={2 * px} />
            {isOnSeat && ring}
            <g transform={`scale(${px})`}>
              {hinted === train && (
                <path className={styles.lamp} d={bodyPath(size, bend)} transform={`rotate(${angle})`} />
              )}
              <TrainShape
                {...(open && { name: `train:${train}` })}
                line={homeOf(train)}
                angle={angle}
                bend={bend}
                size={size}
                front={front}
                rear={rear}
                held={picture.heldUntil[train]! > 0}
                divertedOnto={picture.line[train] === homeOf(train) ? undefined : picture.line[train]}
              />
            </g>
            {!isOnSeat && ring}
          </g>
        );
      })}
    </g>
  );
}

/** From a train that is drawn beside its line, or further back on it, the shortest way to the field that it is on. */
function tether({ x, y, angle, field, size }: DrawnTrain, px: number): string {
  const heading = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const half = (size.length / 2) * px;
  const [dx, dy] = [field.x - x, field.y - y];
  const along = Math.max(-half, Math.min(half, dx * cos + dy * sin));
  const [fromX, fromY] = [cos * along, sin * along];
  return Math.hypot(dx - fromX, dy - fromY) < 8 ? '' : `M${fromX} ${fromY}L${dx} ${dy}`;
}

/** A train after what is laid for it, pale. */
export interface Ghost {
  readonly train: number;
  readonly path: readonly Spot[];
  /** Faces of the dice laid. */
  readonly dice: readonly number[];
}

interface GhostsProps {
  readonly ghosts: readonly Ghost[];
  readonly fleet: readonly DrawnTrain[];
  /** They have been sent. */
  readonly unconfirmed: boolean;
  label(train: number): string;
  takeBack(train: number): void;
}

export function Ghosts({ ghosts, fleet, unconfirmed, label, takeBack }: GhostsProps) {
  const scale = useMapScale();
  const px = 1 / scale;
  return (
    <g>
      {ghosts.map(({ train, path }) => {
        const end = path.at(-1)!;
        const { x, y, angle, bend, size } = drawnAt(end.line, end.field, end.dir, fleet[train]!.size, scale);
        const points = path.map(({ line, field }) => fieldPoint(line, field));
        return (
          <g
            key={train}
            className={styles.ghost}
            data-ghost={train}
            data-unconfirmed={unconfirmed || undefined}
            {...svgButton(label(train), () => takeBack(train))}
          >
            <path
              className={styles.laidWay}
              d={`M${points.map((point) => `${point.x} ${point.y}`).join('L')}`}
              strokeWidth={13 * px}
            />
            <g transform={`translate(${x} ${y}) scale(${px})`}>
              <g className={styles.ghostBody} data-name={`chosen:${homeOf(train) + 1}`}>
                <TrainShape line={homeOf(train)} angle={angle} bend={bend} size={size} />
              </g>
              <path className={styles.ghostRim} d={bodyPath(size, bend)} transform={`rotate(${angle})`} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

export interface Bead {
  readonly train: number;
  readonly points: number;
  readonly spot: Spot;
}

/** The fields that a train could come to, with what they cost. */
export function Beads({ beads }: { readonly beads: readonly Bead[] }) {
  const px = 1 / useMapScale();
  return (
    <g aria-hidden="true">
      {beads.map(({ train, points, spot }) => {
        const { x, y } = fieldPoint(spot.line, spot.field);
        return (
          <g key={`${train} ${points}`} transform={`translate(${x} ${y}) scale(${px})`} data-bead={points}>
            <circle className={styles.bead} r="10.5" />
            <text className={styles.beadText} y="4.5" fontSize="12.5">
              {points}
            </text>
          </g>
        );
      })}
    </g>
  );
}
