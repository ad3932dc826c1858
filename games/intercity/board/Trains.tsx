/** The ten trains with their two seats. They glide from field to field; the frame's time says how fast. */
import { homeOf, NOBODY } from '../rules/index.ts';
import type { DrawnTrain } from './fleet.ts';
import { lineColour, lineInk } from './lines.ts';
import { PassengerMark, type PassengerLook } from './Passenger.tsx';
import type { Picture } from './playback.ts';
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

/** A rounded body with its nose to the right. */
const BODY = 'M-38 -14H24Q38 -12 42 0Q38 12 24 14H-38Q-43 14 -43 8V-8Q-43 -14 -38 -14Z';
const SEATS = { rear: -26, front: 22 } as const;

export function Trains(props: TrainsProps) {
  const { picture, fleet, time, scale, targets, advised, faults, label, choose } = props;
  return (
    <g>
      {fleet.map(({ x, y, angle }, train) => {
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
            {...(open
              ? {
                  role: 'button',
                  tabIndex: 0,
                  'aria-label': label(train),
                  onKeyDown: (event: React.KeyboardEvent) => {
                    if (event.key !== 'Enter' && event.key !== ' ') return;
                    event.preventDefault();
                    choose(train);
                  },
                }
              : { role: 'img', 'aria-label': label(train) })}
          >
            <path
              className={styles.tether}
              d={tether(fleet[train]!, scale)}
              style={{ stroke: lineColour(homeOf(train)) }}
            />
            <g transform={`rotate(${angle}) scale(${scale})`}>
              <Body {...props} train={train} angle={angle} diverted={picture.line[train] !== homeOf(train)} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Body({
  picture,
  train,
  angle,
  diverted,
  look,
}: TrainsProps & { readonly train: number; readonly angle: number; readonly diverted: boolean }) {
  const upright = `rotate(${-angle})`;
  const line = homeOf(train);
  return (
    <>
      <path className={styles.glow} d={BODY} />
      <path className={styles.body} d={BODY} style={{ fill: lineColour(line) }} />
      {diverted && <path className={styles.diverted} d={BODY} style={{ stroke: lineColour(picture.line[train]!) }} />}
      {(['rear', 'front'] as const).map((seat) => {
        const passenger = picture[seat][train]!;
        return (
          <g key={seat} transform={`translate(${SEATS[seat]} 0) ${upright}`}>
            <circle className={styles.seat} r="11.5" />
            {passenger !== NOBODY && <PassengerMark {...look(passenger)} r={11.5} />}
          </g>
        );
      })}
      <text className={styles.trainName} transform={`translate(-2 0) ${upright}`} y="6" style={{ fill: lineInk(line) }}>
        {line + 1}
      </text>
      {picture.heldUntil[train]! > 0 && (
        <g transform={`translate(48 -14) ${upright}`}>
          <circle className={styles.signal} r="12" />
          <path className={styles.signalBar} d="M-7 0H7" />
        </g>
      )}
    </>
  );
}

/** From a train that was drawn aside to the field that it is on. */
function tether({ x, y, angle, field }: DrawnTrain, scale: number): string {
  const heading = (angle * Math.PI) / 180;
  const ahead = (field.x - x) * Math.cos(heading) + (field.y - y) * Math.sin(heading) > 0 ? 40 : -40;
  const [fromX, fromY] = [Math.cos(heading) * ahead * scale, Math.sin(heading) * ahead * scale];
  return Math.hypot(field.x - x - fromX, field.y - y - fromY) < 8
    ? ''
    : `M${fromX} ${fromY}L${field.x - x} ${field.y - y}`;
}
