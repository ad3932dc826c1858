/** The ten trains with their two seats. They glide from field to field; the frame's time says how fast. */
import { svgButton } from '@stellwerk/toolkit/svg-button.ts';
import { homeOf, NOBODY } from '../../rules/index.ts';
import type { DrawnTrain } from './fleet.ts';
import { lineColour } from './lines.ts';
import type { PassengerLook } from '../panels/Passenger.tsx';
import type { Picture } from './playback.ts';
import { TrainShape } from './TrainShape.tsx';
import styles from './map.module.css';

interface TrainsProps {
  readonly picture: Picture;
  readonly fleet: readonly DrawnTrain[];
  readonly time: number;
  readonly scale: number;
  /** Trains that can be chosen now. */
  readonly targets: ReadonlySet<number>;
  /** The train that would be the best choice. */
  readonly advised: number | undefined;
  readonly faults: ReadonlySet<number>;
  look(passenger: number): PassengerLook & { readonly mine: boolean };
  label(train: number): string;
  choose(train: number): void;
}

export function Trains(props: TrainsProps) {
  const { picture, fleet, time, scale, targets, advised, faults, look, label, choose } = props;
  const rider = (passenger: number) => (passenger === NOBODY ? undefined : look(passenger));
  return (
    <g>
      {fleet.map(({ x, y, angle, field }, train) => {
        const open = targets.has(train);
        return (
          <g
            key={train}
            className={styles.train}
            data-train={train}
            data-target={open || undefined}
            data-advised={train === advised || undefined}
            data-fault={faults.has(train) || undefined}
            data-rolling={time > 0 || undefined}
            style={{ transform: `translate(${x}px, ${y}px)`, ['--ic-time' as string]: `${time}ms` }}
            {...(open ? svgButton(label(train), () => choose(train)) : { role: 'img', 'aria-label': label(train) })}
          >
            <path className={styles.tether} d={tether(fleet[train]!)} style={{ stroke: lineColour(homeOf(train)) }} />
            <g transform={`scale(${scale})`}>
              <TrainShape
                line={homeOf(train)}
                angle={angle}
                front={rider(picture.front[train]!)}
                rear={rider(picture.rear[train]!)}
                held={picture.heldUntil[train]! > 0}
                divertedOnto={picture.line[train] === homeOf(train) ? undefined : picture.line[train]}
              />
            </g>
            <circle className={styles.light} cx={field.x - x} cy={field.y - y} r="5" />
          </g>
        );
      })}
    </g>
  );
}

/** From a train that is drawn beside its line to the field that it is on. */
function tether({ x, y, angle, field }: DrawnTrain): string {
  const heading = (angle * Math.PI) / 180;
  const [dx, dy] = [field.x - x, field.y - y];
  const ahead = dx * Math.cos(heading) + dy * Math.sin(heading);
  const [fromX, fromY] = [Math.cos(heading) * ahead, Math.sin(heading) * ahead];
  return Math.hypot(dx - fromX, dy - fromY) < 8 ? '' : `M${fromX} ${fromY}L${dx} ${dy}`;
}
