/**
 * The diagram that is played on. It knows what can be chosen, not why: a pointer means the nearest train, field, passenger or station, the
 * keys go from one to the next, and what is chosen goes out. Whatever is written or tapped keeps its size in pixels.
 */
import {
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { usePointer } from '@stellwerk/toolkit/pointing.ts';
import { distance, distanceToSegment, type Box, type Point } from '@stellwerk/toolkit/point.ts';
import type { Language } from '@stellwerk/toolkit/screen.ts';
import { nextTarget } from '@stellwerk/toolkit/target-keys.ts';
import { useSize } from '@stellwerk/toolkit/useSize.ts';
import { Viewport, ViewControlsContext, type ViewControls } from '@stellwerk/toolkit/Viewport.tsx';
import { isWaiting, NOBODY, STATIONS } from '../../rules/index.ts';
import type { PassengerLook } from '../marks.tsx';
import { Bubbles, Leaders } from './Bubbles.tsx';
import { HEIGHT, ORIGIN, WIDTH } from './diagram.ts';
import { trainDistance, type DrawnTrain } from './fleet.ts';
import { fieldPoint, pillOf } from './geometry.ts';
import { boxDistance } from './boxes.ts';
import { isCrowded, laterOfStation, laterOfTrain, MARK, meant, type Candidate, type Target } from './meant.ts';
import { LineBullets, Network, Spaces } from './Network.tsx';
import type { Names as PlacedNames } from './names.ts';
import { OutOfSight, type Sought } from './OutOfSight.tsx';
import type { Picture } from './playback.ts';
import { useMapScale } from './scale.ts';
import { Names, StationGlow, Stations, Ties, type Sign } from './Stations.tsx';
import { Threads, Trails, type Thread, type Trail } from './Threads.tsx';
import { Beads, Ghosts, Trains, type Bead, type Ghost, type Warning } from './Trains.tsx';
import { useLayout } from './useLayout.ts';
import { useSeen } from './useSeen.ts';
import { WholeButton, WholeSeen } from './WholeButton.tsx';
import styles from './map.module.css';

export type { Target };

export interface MapProps {
  readonly label: string;
  readonly picture: Picture;
  readonly time: number;
  /** Line numbers all along the lines. */
  readonly patterns: boolean;
  readonly signs: ReadonlyMap<number, readonly Sign[]>;
  readonly trains: ReadonlySet<number>;
  readonly lit: ReadonlySet<number>;
  readonly stations: ReadonlyMap<number, number>;
  readonly glowing: boolean;
  readonly beads: readonly Bead[];
  /** The spaces that are counted now: drawn also where the map is too small for all of them. */
  readonly spaces: readonly { readonly line: number; readonly field: number }[];
  readonly ghosts: readonly Ghost[];
  readonly threads: readonly Thread[];
  /** Said where one changes, while planning. */
  readonly changeLabel: { readonly passenger: number; readonly text: string } | undefined;
  readonly trails: readonly Trail[];
  readonly warnings: readonly Warning[];
  readonly pennants: readonly { readonly train: number; readonly station: number }[];
  readonly hinted: number | undefined;
  readonly faults: ReadonlySet<number>;
  /** What is laid has been sent and is not confirmed; or what has been played on a train. */
  readonly sent: boolean;
  readonly unconfirmed: number | undefined;
  /** Stations whose names are never hidden. */
  readonly important: ReadonlySet<number>;
  /** Stations that are spoken of. */
  readonly named: readonly number[];
  readonly pickedPassenger: number | undefined;
  readonly mayPick: boolean;
  readonly box: Box;
  /** Pixels a unit to follow to; less shows the whole network. */
  readonly working: number;
  readonly language: Language;
  look(passenger: number): PassengerLook;
  trainLabel(train: number): string;
  ghostLabel(train: number): string;
  stationLabel(station: number): string;
  passengerLabel(passenger: number): string;
  /** What lies beyond the edge of the map that is seen. */
  beyondLabel(what: string): string;
  choose(target: Target): void;
  /** The crowd that the map has come near to. */
  readonly near: Point | undefined;
  /** Pointed at several trains that a finger can't tell apart. */
  goNear(at: Point): void;
  /** Pointed at a station that can't be chosen, where that is worth a word. */
  readonly miss: ((station: number) => void) | undefined;
  /** Pointed at nothing. */
  pass(): void;
}

export function NetworkMap(props: MapProps) {
  const { near } = props;
  const box = near ? { x: near.x - CROWD, y: near.y - CROWD, width: 2 * CROWD, height: 2 * CROWD } : props.box;
  const shown = { ...box, x: box.x - ORIGIN.x, y: box.y - ORIGIN.y };
  const frame = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(frame);
  const [whole, setWhole] = useState(true);
  const [sight, setSight] = useState<Point>();
  const [controls, setControls] = useState<ViewControls>();
  const hand = use(ViewControlsContext);
  const take = useCallback(
    (now: ViewControls | undefined) => {
      setControls(now);
      hand(now);
    },
    [hand],
  );
  return (
    <div className={styles.map} ref={frame}>
      <ViewControlsContext value={take}>
        <Viewport
          width={WIDTH}
          height={HEIGHT}
          label={props.label}
          maxZoom={5}
          box={shown}
          working={near ? APART : props.working}
          least={near ? APART : undefined}
          // Who has moved the map is left there, until they point at a crowd.
          moment={near ? `${near.x} ${near.y}` : ''}
          rest={0}
          inSight={sight}
        >
          <Layers {...props} goTo={({ x, y }) => setSight({ x: x - ORIGIN.x, y: y - ORIGIN.y })} />
          <WholeSeen at={Math.min(width / WIDTH, height / HEIGHT)} say={setWhole} />
        </Viewport>
      </ViewControlsContext>
      <WholeButton controls={controls} language={props.language} whole={whole} action={box.width < WIDTH} />
    </div>
  );
}

/** Half of what is shown around a crowd, and the pixels a unit from which on trains are told apart. */
const CROWD = 140;
const APART = 0.8;

/** Beads are drawn from this scale on. */
const CLOSE = 0.42;

function Layers(props: MapProps & { goTo(at: Point): void }) {
  const { picture, important, choose } = props;
  const scale = useMapScale();
  const surface = useRef<SVGGElement>(null);
  const waiting = useMemo(() => waitingAt(picture), [picture]);
  const seen = useSeen(surface, scale);
  const { fleet, names, bubbles, places, isFree } = useLayout(props, waiting, scale, seen);
  const pointing = usePointing(surface, props, fleet, waiting, names, scale);
  const atStations = {
    ...props,
    waiting,
    names,
    chooseStation: (station: number) => choose({ kind: 'station', station }),
    choosePassenger: (passenger: number) => choose({ kind: 'passenger', passenger }),
  };
  return (
    <g
      ref={surface}
      transform={`translate(${-ORIGIN.x} ${-ORIGIN.y})`}
      {...pointing}
      onKeyDown={(event) => goByArrow(event, surface.current!, fleet)}
    >
      <rect className={styles.ground} x={-4000} y={-4000} width={9000} height={9000} />
      <Threads threads={props.threads} planning={props.pickedPassenger !== undefined} />
      <Ties names={names} />
      <Network beads={scale >= CLOSE} />
      {scale < CLOSE && <Spaces spaces={props.spaces} />}
      {scale >= CLOSE && <LineBullets everywhere={props.patterns} px={1 / scale} isFree={isFree} />}
      <Trails trails={props.trails} />
      <StationGlow {...atStations} />
      <Leaders bubbles={bubbles} places={places} />
      <Ghosts
        ghosts={props.ghosts}
        fleet={fleet}
        unconfirmed={props.sent}
        label={props.ghostLabel}
        takeBack={(train) => choose({ kind: 'ghost', train })}
      />
      <Trains {...props} fleet={fleet} chooseTrain={(train) => choose({ kind: 'train', train })} />
      <Stations {...atStations} />
      <Beads beads={props.beads} />
      <Names {...atStations} important={important} />
      <Bubbles bubbles={bubbles} places={places} />
      <OutOfSight
        names={[...names.values()].map(({ box }) => box)}
        sought={soughtIn(props, fleet, names, waiting)}
        seen={seen}
        say={props.beyondLabel}
        goTo={props.goTo}
      />
    </g>
  );
}

/** Trains that carry mine, that are to be looked at or that carry somebody home, and mine on platforms. */
function soughtIn(
  { picture, lit, hinted, warnings, look, trainLabel, passengerLabel }: MapProps,
  fleet: readonly DrawnTrain[],
  names: PlacedNames,
  waiting: ReadonlyMap<number, readonly number[]>,
): readonly Sought[] {
  const isMine = (who: number): boolean => who !== NOBODY && look(who).mine === true;
  const trains = fleet.flatMap((at, train) => {
    const aboard = [picture.front[train]!, picture.rear[train]!].filter((who) => who !== NOBODY);
    const warns = warnings.some((each) => each.train === train);
    if (!warns && !aboard.some(isMine) && !lit.has(train) && train !== hinted) return [];
    return [{ at, train, riders: (warns ? aboard : aboard.filter(isMine)).map(look), label: trainLabel(train) }];
  });
  const people = [...waiting].flatMap(([station, all]) =>
    all.flatMap((passenger, index) =>
      isMine(passenger)
        ? [{ at: names.get(station)!.cells[index]!, riders: [look(passenger)], label: passengerLabel(passenger) }]
        : [],
    ),
  );
  return [...trains, ...people];
}

/** From a train or station that can be chosen to the nearest one that way. */
function goByArrow(event: KeyboardEvent, map: SVGGElement, fleet: readonly DrawnTrain[]): void {
  const open = [...map.querySelectorAll<SVGElement>('[data-train][tabindex], [data-station][tabindex]')].map(
    (found) => {
      const { train, station } = found.dataset;
      return { found, at: train ? fleet[Number(train)]! : pillOf(Number(station)).middle };
    },
  );
  const at = open.findIndex(({ found }) => found === event.target);
  if (!event.key.startsWith('Arrow') || at < 0) return;
  const next = nextTarget({ targets: open.map((each) => each.at), at }, event.key);
  if (next !== undefined) open[next]!.found.focus();
  event.preventDefault();
  event.stopPropagation();
}

function waitingAt({ place }: Picture): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  place.forEach((at, passenger) => {
    if (isWaiting(at)) found.set(at, [...(found.get(at) ?? []), passenger]);
  });
  return found;
}

/** How far from the outline of a thing a pointer still means it, in pixels. */
const REACH = { mouse: 14, touch: 22 } as const;

function usePointing(
  surface: RefObject<SVGGElement | null>,
  props: MapProps,
  fleet: readonly DrawnTrain[],
  waiting: ReadonlyMap<number, readonly number[]>,
  names: PlacedNames,
  scale: number,
) {
  const { trains, stations, beads, ghosts, look, mayPick, pickedPassenger, choose, miss, pass, near, goNear } = props;
  const { onPointerDown, pointed } = usePointer(surface, REACH);
  const farFrom = (at: Point, station: number) => {
    const { from, to } = pillOf(station);
    const label = names.get(station);
    return {
      pill: distanceToSegment(at, from, to) * scale - MARK,
      name: label ? boxDistance(at, label.box) * scale : Infinity,
    };
  };
  const candidates = (at: Point): readonly Candidate[] => [
    ...fleet.map((train, index) => {
      const far = trainDistance(at, train, scale) * scale;
      const later = laterOfTrain(distance(at, train) * scale, trains.has(index));
      return { target: { kind: 'train', train: index } as const, far, later };
    }),
    ...beads.map(({ train, points, spot }) => ({
      target: { kind: 'bead', train, points } as const,
      far: distance(at, fieldPoint(spot.line, spot.field)) * scale - 10,
      later: -2,
    })),
    ...ghosts.map(({ train, path }) => {
      const { line, field } = path.at(-1)!;
      return {
        target: { kind: 'ghost', train } as const,
        far: distance(at, fieldPoint(line, field)) * scale - 12,
        later: 1,
      };
    }),
    ...[...waiting].flatMap(([station, people]) =>
      people.flatMap((passenger, index) => {
        if (!look(passenger).mine || !mayPick) return [];
        const place = names.get(station)!.cells[index]!;
        return [{ target: { kind: 'passenger', passenger } as const, far: distance(at, place) * scale - 13, later: 0 }];
      }),
    ),
    ...[...stations.keys()].flatMap((station) => {
      const target = { kind: 'station', station } as const;
      const { pill, name } = farFrom(at, station);
      return [
        { target, far: pill, later: laterOfStation(pill, pickedPassenger !== undefined) },
        { target, far: name, later: 3 },
      ];
    }),
  ];
  return {
    onPointerDown,
    onClick: (event: MouseEvent) => {
      const there = pointed(event);
      if (!there) return;
      const reach = REACH[there.byMouse ? 'mouse' : 'touch'];
      const around = candidates(there.at);
      const target = meant(around, reach);
      const open = around.filter(({ target: each }) => each.kind !== 'train' || trains.has(each.train));
      // Nearer than that it doesn't come: then the nearest is meant.
      if (target && !there.byMouse && !near && scale < APART && isCrowded(open, target, reach)) return goNear(there.at);
      if (target) return choose(target);
      const missed = STATIONS.findIndex((_, station) => {
        const { pill, name } = farFrom(there.at, station);
        return Math.min(pill, name) <= 0;
      });
      if (missed >= 0 && miss) miss(missed);
      else pass();
    },
  };
}
