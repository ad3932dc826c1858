/** What is at the stations: tickets and flags of the two journeys, who waits, and on top of everything the names. */
import { distance, type Point } from '@stellwerk/toolkit/point.ts';
import { svgButton } from '@stellwerk/toolkit/svg-button.ts';
import { STATIONS } from '../../rules/index.ts';
import { JourneySign, PassengerMark, type PassengerLook } from '../marks.tsx';
import { pillOf } from './geometry.ts';
import { labelOf, waiterSize } from './labels.ts';
import type { Names as PlacedNames } from './names.ts';
import { pillPath } from './Network.tsx';
import { useMapScale } from './scale.ts';
import styles from './map.module.css';

export interface Sign {
  readonly letter: string;
  readonly goal: boolean;
  /** For others alone. */
  readonly pale: boolean;
}

export interface StationsProps {
  readonly signs: ReadonlyMap<number, readonly Sign[]>;
  /** Who waits where. */
  readonly waiting: ReadonlyMap<number, readonly number[]>;
  /** Stations that can be chosen, with what they cost in points; 0 costs nothing. */
  readonly stations: ReadonlyMap<number, number>;
  /** Those among them that glow; others can be tapped as well. */
  readonly glowing: boolean;
  readonly names: PlacedNames;
  readonly pickedPassenger: number | undefined;
  readonly pennants: readonly { readonly train: number; readonly station: number }[];
  readonly mayPick: boolean;
  look(passenger: number): PassengerLook;
  stationLabel(station: number): string;
  passengerLabel(passenger: number): string;
  chooseStation(station: number): void;
  choosePassenger(passenger: number): void;
}

export function StationGlow({ stations, glowing }: Pick<StationsProps, 'stations' | 'glowing'>) {
  const px = 1 / useMapScale();
  if (!glowing) return null;
  return (
    <g aria-hidden="true">
      {[...stations.keys()].map((station) => (
        <path key={station} className={styles.stationGlow} d={pillPath(station)} strokeWidth={22 + 18 * px} />
      ))}
    </g>
  );
}

/** From each station to what stands at it: where stations are close, nobody has to guess whose it is. */
export function Ties({ names }: Pick<StationsProps, 'names'>) {
  const px = 1 / useMapScale();
  const ties = [...names].flatMap(
    ([
      station,
      {
        cells: [first],
      },
    ]) => (first ? [tie(station, first)] : []),
  );
  return <path className={styles.tie} d={ties.join('')} strokeWidth={2 * px} aria-hidden="true" />;
}

function tie(station: number, { x, y }: Point): string {
  const { from, to } = pillOf(station);
  const end = distance(from, { x, y }) < distance(to, { x, y }) ? from : to;
  return `M${end.x} ${end.y}L${x} ${y}`;
}

export function Stations(props: StationsProps) {
  const { signs, waiting, names, look, pickedPassenger, pennants, mayPick } = props;
  const px = 1 / useMapScale();
  const at = (station: number, index: number): string => {
    const { x, y } = names.get(station)!.cells[index]!;
    return `translate(${x} ${y}) scale(${px})`;
  };
  return (
    <g>
      {[...signs].map(([station, all]) =>
        all.map((sign, index) => (
          <g
            key={`${station} ${index}`}
            transform={at(station, (waiting.get(station)?.length ?? 0) + index)}
            aria-hidden="true"
            className={styles.sign}
            data-pale={sign.pale || undefined}
          >
            <JourneySign {...sign} r={waiterSize(1 / px) + 1.5} />
          </g>
        )),
      )}
      {[...waiting].map(([station, people]) =>
        people.map((passenger, index) => {
          const shown = look(passenger);
          const button = shown.mine && mayPick;
          return (
            <g
              key={passenger}
              transform={at(station, index)}
              className={styles.waiting}
              data-passenger={passenger}
              data-picked={passenger === pickedPassenger || undefined}
              {...(button
                ? svgButton(props.passengerLabel(passenger), () => props.choosePassenger(passenger))
                : { role: 'img', 'aria-label': props.passengerLabel(passenger) })}
            >
              <PassengerMark {...shown} r={waiterSize(1 / px)} />
            </g>
          );
        }),
      )}
      {pennants.map(({ train, station }, index) => {
        // Behind all that stands there already.
        const before = pennants.slice(0, index).filter((wish) => wish.station === station).length;
        const things = (waiting.get(station)?.length ?? 0) + (signs.get(station)?.length ?? 0);
        return (
          <g key={train} transform={at(station, things + before)} aria-hidden="true" data-pennant={train}>
            <path className={styles.pennant} d="M-9 -8L0 0L-9 8ZM0 -8L9 0L0 8Z" />
          </g>
        );
      })}
    </g>
  );
}

/** The names, on top of everything; those that can be chosen are buttons for the keyboard. */
export function Names({
  names,
  stations,
  stationLabel,
  chooseStation,
  important,
}: StationsProps & { readonly important: ReadonlySet<number> }) {
  const px = 1 / useMapScale();
  return (
    <g>
      {STATIONS.map(({ id }, station) => {
        const label = names.get(station);
        const open = stations.has(station);
        if (!label && !open) return null;
        const { text, size, at, anchor } = label ?? labelOf(station, { scale: 1 / px });
        return (
          <g
            key={id}
            className={styles.station}
            data-station={station}
            data-target={open || undefined}
            {...(open ? svgButton(stationLabel(station), () => chooseStation(station)) : {})}
          >
            <text
              className={styles.name}
              data-important={important.has(station) || undefined}
              data-hidden={!label || undefined}
              x={at.x}
              y={at.y}
              textAnchor={anchor}
              fontSize={size}
              strokeWidth={4.5 * px}
            >
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
