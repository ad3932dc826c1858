/**
 * The diagram that is played on. It knows what can be chosen, not why: a pointer means the nearest train, passenger or station, the
 * keys go from one to the next, and what is chosen goes out.
 */
import { type MouseEvent, useMemo, useRef } from 'react';
import { isWaiting } from '../../rules/index.ts';
import type { TypeSize } from '@stellwerk/toolkit/labels.ts';
import { nearest, usePointer } from '@stellwerk/toolkit/pointing.ts';
import type { Language } from '@stellwerk/toolkit/screen.ts';
import { useTypeSize } from '@stellwerk/toolkit/useTypeSize.ts';
import { Viewport } from '@stellwerk/toolkit/Viewport.tsx';
import { distance, type Point } from '@stellwerk/toolkit/point.ts';
import { HEIGHT, WIDTH } from './diagram.ts';
import { fleetOf } from './fleet.ts';
import { pillOf } from './geometry.ts';
import type { Stretch } from '../choosing/itinerary.ts';
import { isNarrow, labelOf } from './labels.ts';
import { LineBullets, Network, Way } from './Network.tsx';
import type { PassengerLook } from '../panels/Passenger.tsx';
import type { Picture } from './playback.ts';
import { Stations, type TaskPlaces } from './Stations.tsx';
import { Trains } from './Trains.tsx';
import { STATIONS } from '../../rules/index.ts';
import styles from './map.module.css';

export type Target =
  | { readonly kind: 'train'; readonly train: number }
  | { readonly kind: 'station'; readonly station: number }
  | { readonly kind: 'passenger'; readonly passenger: number };

export interface MapProps {
  readonly language: Language;
  readonly label: string;
  readonly keys: string;
  readonly picture: Picture;
  readonly time: number;
  readonly tasks: readonly TaskPlaces[];
  readonly trains: ReadonlySet<number>;
  readonly stations: ReadonlySet<number>;
  readonly advised: number | undefined;
  readonly faults: ReadonlySet<number>;
  readonly way: readonly Stretch[];
  /** Line numbers all along the lines. */
  readonly patterns: boolean;
  readonly pickedPassenger: number | undefined;
  look(passenger: number): PassengerLook & { readonly mine: boolean };
  trainLabel(train: number): string;
  stationLabel(station: number): string;
  passengerLabel(passenger: number): string;
  choose(target: Target): void;
  /** Pointed at nothing. */
  pass(): void;
}

/** How far from a thing a pointer still means it, in pixels; a finger means a wider place. */
const REACH = { mouse: 24, touch: 42 } as const;

export function NetworkMap(props: MapProps) {
  const { picture, language, choose } = props;
  const box = useRef<HTMLDivElement>(null);
  const surface = useRef<SVGGElement>(null);
  const size = useTypeSize(box, isNarrow);
  const scale = size === 'narrow' ? 1.25 : 1;
  const fleet = useMemo(() => fleetOf(picture, scale), [picture, scale]);
  const waiting = useMemo(() => waitingAt(picture), [picture]);
  const pointing = usePointing(surface, props, fleet, waiting, size);
  return (
    <div ref={box} className={styles.map}>
      <Viewport width={WIDTH} height={HEIGHT} label={`${props.label}. ${props.keys}`} language={language}>
        <g ref={surface} {...pointing}>
          <rect className={styles.ground} width={WIDTH} height={HEIGHT} />
          <Way way={props.way} />
          <Network />
          <LineBullets everywhere={props.patterns} />
          <Stations
            size={size}
            tasks={props.tasks}
            waiting={waiting}
            targets={props.stations}
            pickedPassenger={props.pickedPassenger}
            look={props.look}
            label={props.stationLabel}
            choose={(station) => choose({ kind: 'station', station })}
            passengerLabel={props.passengerLabel}
            choosePassenger={(passenger) => choose({ kind: 'passenger', passenger })}
          />
          <Trains
            picture={picture}
            fleet={fleet}
            time={props.time}
            scale={scale}
            targets={props.trains}
            advised={props.advised}
            faults={props.faults}
            look={props.look}
            label={props.trainLabel}
            choose={(train) => choose({ kind: 'train', train })}
          />
        </g>
      </Viewport>
    </div>
  );
}

function waitingAt({ place }: Picture): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  place.forEach((at, passenger) => {
    if (isWaiting(at)) found.set(at, [...(found.get(at) ?? []), passenger]);
  });
  return found;
}

/** The nearest of what can be chosen; trains and passengers before the stations that they stand in. */
function usePointing(
  surface: React.RefObject<SVGGElement | null>,
  { trains, stations, tasks, look, choose, pass }: MapProps,
  fleet: readonly Point[],
  waiting: ReadonlyMap<number, readonly number[]>,
  size: TypeSize,
) {
  const { onPointerDown, pointed } = usePointer(surface, REACH);
  const candidates = (): { target: Target; at: Point; extra: number }[] => [
    ...fleet.map((at, train) => ({ target: { kind: 'train', train } as const, at, extra: trains.has(train) ? 0 : 12 })),
    ...[...waiting].flatMap(([station, people]) => {
      const { row } = labelOf(station, size);
      const badges = tasks.filter(({ via, goal }) => via === station || goal === station).length;
      return people.flatMap((passenger, index) => {
        if (!look(passenger).mine) return [];
        const at = { x: row.at.x + row.step.x * (badges + index), y: row.at.y };
        return [{ target: { kind: 'passenger', passenger } as const, at, extra: 0 }];
      });
    }),
    ...STATIONS.flatMap((_, station) => {
      if (!stations.has(station)) return [];
      const { box } = labelOf(station, size);
      const name = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      const target = { kind: 'station', station } as const;
      return [pillOf(station).middle, name].map((at) => ({ target, at, extra: 6 }));
    }),
  ];
  return {
    onPointerDown,
    onClick: (event: MouseEvent) => {
      const there = pointed(event);
      if (!there) return;
      const around = candidates();
      const far = around.map(({ at, extra }) => distance(there.at, at) + extra * there.pixel);
      const index = nearest(far, there.reach);
      if (index === undefined) pass();
      else choose(around[index]!.target);
    },
  };
}
