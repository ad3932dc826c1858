/** The stations' names, and beside them what is there: cards and goals of the two tasks, and who is waiting. */
import type { TypeSize } from '@stellwerk/toolkit/labels.ts';
import { svgButton } from '@stellwerk/toolkit/svg-button.ts';
import { STATIONS } from '../../rules/index.ts';
import { labelOf } from './labels.ts';
import { pillPath } from './Network.tsx';
import { PassengerMark, type PassengerLook } from '../panels/Passenger.tsx';
import styles from './map.module.css';

export interface TaskPlaces {
  readonly via: number;
  readonly goal: number;
}

interface StationsProps {
  readonly size: TypeSize;
  readonly tasks: readonly TaskPlaces[];
  /** Who waits where. */
  readonly waiting: ReadonlyMap<number, readonly number[]>;
  readonly targets: ReadonlySet<number>;
  readonly pickedPassenger: number | undefined;
  look(passenger: number): PassengerLook & { readonly mine: boolean };
  label(station: number): string;
  choose(station: number): void;
  passengerLabel(passenger: number): string;
  choosePassenger(passenger: number): void;
}

export function Stations(props: StationsProps) {
  const { tasks, targets } = props;
  return (
    <g>
      {tasks.map(({ via, goal }, task) => (
        <g key={task} aria-hidden="true">
          <path className={styles.viaRing} d={pillPath(via)} />
          <path className={styles.viaRingIn} d={pillPath(via)} />
          <path className={styles.goalRing} d={pillPath(goal)} />
        </g>
      ))}
      {STATIONS.map(({ id }, station) => (
        <Station key={id} {...props} station={station} open={targets.has(station)} />
      ))}
    </g>
  );
}

function Station({ station, open, ...props }: StationsProps & { readonly station: number; readonly open: boolean }) {
  const { size, tasks, waiting, look, label, choose, choosePassenger, pickedPassenger } = props;
  const { text, size: type, at, anchor, row } = labelOf(station, size);
  const badges = tasks.flatMap(({ via, goal }, task) => [
    ...(via === station ? [{ task: task + 1, goal: false }] : []),
    ...(goal === station ? [{ task: task + 1, goal: true }] : []),
  ]);
  const people = waiting.get(station) ?? [];
  const place = (index: number): string =>
    `translate(${row.at.x + row.step.x * index} ${row.at.y + row.step.y * index})`;
  const r = size === 'narrow' ? 15 : 12;
  return (
    <g>
      <g
        data-target={open || undefined}
        className={styles.station}
        {...(open ? svgButton(label(station), () => choose(station)) : {})}
      >
        {open && <path className={styles.stationGlow} d={pillPath(station)} />}
        <text className={styles.name} x={at.x} y={at.y} textAnchor={anchor} fontSize={type}>
          {text}
        </text>
      </g>
      {badges.map(({ task, goal }, index) => (
        <g key={`${task} ${goal}`} transform={place(index)} aria-hidden="true">
          <TaskSign task={task} goal={goal} r={r} />
        </g>
      ))}
      {people.map((passenger, index) => {
        const shown = look(passenger);
        return (
          <g
            key={passenger}
            transform={place(badges.length + index)}
            className={styles.waiting}
            data-picked={passenger === pickedPassenger || undefined}
            {...(shown.mine
              ? svgButton(props.passengerLabel(passenger), () => choosePassenger(passenger))
              : { role: 'img', 'aria-label': props.passengerLabel(passenger) })}
          >
            <PassengerMark {...shown} r={r} />
          </g>
        );
      })}
    </g>
  );
}

interface SignProps {
  readonly task: number;
  readonly goal: boolean;
  readonly r: number;
}

/** A ticket where the task's card is to be had, a flag at its goal. */
export function TaskSign({ task, goal, r }: SignProps) {
  const d = goal
    ? `M${-r} ${-r}H${r}L${r * 0.6} 0L${r} ${r}H${-r}Z`
    : `M${-r} ${-r * 0.85}H${r}V${-r * 0.25}A${r * 0.25} ${r * 0.25} 0 0 0 ${r} ${r * 0.25}V${r * 0.85}H${-r}V${r * 0.25}A${r * 0.25} ${r * 0.25} 0 0 0 ${-r} ${-r * 0.25}Z`;
  return (
    <g>
      <path className={goal ? styles.goalSign : styles.viaSign} d={d} />
      <text
        className={goal ? styles.goalText : styles.viaText}
        x={goal ? -r * 0.12 : 0}
        y={r * 0.45}
        fontSize={r * 1.25}
      >
        {task}
      </text>
    </g>
  );
}

export function TaskBadge({ task, goal, size = '1.5rem' }: Omit<SignProps, 'r'> & { readonly size?: string }) {
  return (
    <svg
      viewBox="-13 -13 26 26"
      width={size}
      height={size}
      style={{ flex: 'none', verticalAlign: '-0.3em' }}
      aria-hidden="true"
    >
      <TaskSign task={task} goal={goal} r={11} />
    </svg>
  );
}
