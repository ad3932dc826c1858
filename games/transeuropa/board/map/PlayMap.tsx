/**
 * The map that is played on. It knows where things can be done, not why: a pointer or the keys choose the nearest target,
 * and what is chosen goes out.
 */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import type { Reason, Seat } from '@stellwerk/kernel';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { useTypeSize } from '@stellwerk/toolkit/useTypeSize.ts';
import { Viewport } from '@stellwerk/toolkit/Viewport.tsx';
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import { usePointer, type Pointed } from '@stellwerk/toolkit/pointing.ts';
import { Surface } from '@stellwerk/toolkit/Surface.tsx';
import { onTargetKey } from '@stellwerk/toolkit/target-keys.ts';
import marks from '@stellwerk/toolkit/marks.module.css';
import type { Point } from '@stellwerk/toolkit/point.ts';
import type { Words } from '../../texts/words.ts';
import type { View } from '../../rules/index.ts';
import { Cities, type Ring } from './Cities.tsx';
import { cityPoint, type Layout } from './geometry.ts';
import { Ground, Lattice } from './Ground.tsx';
import { isNarrow } from './labels.ts';
import type { Moves } from '../choosing/moves.ts';
import { pointOf } from '../choosing/moves.ts';
import { nearestCrossing, nearestLine } from './picking.ts';
import { Markers, Pin, Rails } from './Rails.tsx';
import { Targets } from './Targets.tsx';
import { Track } from '../panels/Track.tsx';
import styles from './map.module.css';

export interface PlayMapProps {
  readonly layout: Layout;
  readonly view: View;
  readonly players: readonly Player[];
  readonly me: Seat | undefined;
  readonly words: Words;
  readonly language: 'de' | 'en';
  readonly moves: Moves;
  /** The target under the cursor or the last tap. */
  readonly picked: number | undefined;
  /** What is said of it. */
  readonly said: string;
  readonly rings: readonly Ring[];
  /** A cheapest way, where help is wanted. */
  readonly way: readonly number[];
  readonly spotted: { readonly city: number; readonly count: number } | undefined;
  readonly refused: Reason | undefined;
  readonly freshLines: ReadonlySet<number>;
  readonly freshSeats: ReadonlySet<Seat>;
  readonly motion: boolean;
  readonly patterns: boolean;
  pick(target: number | undefined): void;
  /** Do it there, or say why not. */
  choose(target: number): void;
}

/** How far from a target a pointer still means it, in pixels; a finger means a wider place. */
const REACH = { mouse: 26, touch: 40 } as const;

export function PlayMap(props: PlayMapProps) {
  const { layout, view, players, words, language, moves, picked, rings, motion, patterns, me } = props;
  const surface = useRef<SVGGElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const size = useTypeSize(box, isNarrow);
  const [hovered, setHovered] = useState<number>();
  const scale = size === 'narrow' ? 1.3 : 1;
  const hover = hovered !== undefined && moves.targets.has(hovered) ? hovered : undefined;
  const shown = picked ?? hover;
  const pointing = usePointing(surface, props, setHovered);
  const [followed, setFollowed] = useState<Point>();
  const onKeyDown = useKeys(props, setFollowed);

  return (
    <div ref={box} className={styles.board}>
      <Viewport width={layout.width} height={layout.height} label={words.board} language={language} inSight={followed}>
        <Surface
          ref={surface}
          label={`${words.board}. ${words.keys}`}
          choosing={moves.kind === 'none' ? undefined : moves.kind}
          frame={{ x: 5, y: 5, width: layout.width - 10, height: layout.height - 10, strokeWidth: 8 }}
          hit={<HitArea layout={layout} />}
          onKeyDown={onKeyDown}
          {...pointing}
        >
          <Ground layout={layout} />
          <Targets layout={layout} moves={moves} />
          <Lattice layout={layout} />
          <Way layout={layout} lines={props.way} />
          <Rails
            layout={layout}
            rails={view.rails}
            markers={view.markers}
            players={players}
            me={me}
            freshLines={props.freshLines}
            motion={motion}
          />
          <Preview
            layout={layout}
            moves={moves}
            shown={shown}
            firm={picked !== undefined}
            me={players[me ?? -1]}
            scale={scale}
          />
          <Markers
            layout={layout}
            markers={view.markers}
            players={players}
            freshSeats={props.freshSeats}
            scale={scale}
          />
          <Cities
            layout={layout}
            language={language}
            size={size}
            rings={rings}
            few={view.seats <= 3}
            patterns={patterns}
          />
          <Spot layout={layout} spotted={props.spotted} />
          <Fault layout={layout} refused={props.refused} />
        </Surface>
      </Viewport>
      <p className="visually-hidden" aria-live="polite">
        {picked === undefined ? '' : props.said}
      </p>
    </div>
  );
}

/** Takes the pointer near a line or a crossing; beyond that, taps go to the viewport. */
function HitArea({ layout }: { readonly layout: Layout }) {
  const d = useMemo(
    () => layout.lines.map(({ from, to }) => `M${from.x | 0} ${from.y | 0}L${to.x | 0} ${to.y | 0}`).join(''),
    [layout],
  );
  return <path className={styles.hit} d={d} />;
}

/** Pointer and tap: a mouse shows what it means before it clicks, a finger taps once to see and once more to do it. */
function usePointing(
  surface: React.RefObject<SVGGElement | null>,
  { layout, moves, picked, pick, choose }: PlayMapProps,
  setHovered: (target: number | undefined) => void,
) {
  const { onPointerDown, pointed } = usePointer(surface, REACH);
  const meant = ({ at, reach }: Pointed): number | undefined => {
    if (moves.kind === 'none') return undefined;
    const nearest = moves.kind === 'crossing' ? nearestCrossing : nearestLine;
    return nearest(layout, at, reach, (target) => moves.targets.has(target));
  };
  return {
    onPointerDown,
    onPointerMove: (event: PointerEvent) => {
      const there = event.pointerType === 'mouse' && pointed(event);
      if (there) setHovered(meant(there));
    },
    onPointerLeave: () => setHovered(undefined),
    onClick: (event: MouseEvent) => {
      const there = pointed(event);
      const target = there && meant(there);
      if (target === undefined) return pick(undefined);
      if (there!.byMouse || target === picked || !moves.targets.has(target)) return choose(target);
      pick(target);
    },
  };
}

/** Keys go from target to target; the map follows them if only a part of it is seen. */
function useKeys({ layout, moves, picked, pick, choose }: PlayMapProps, follow: (point: Point) => void) {
  return (event: KeyboardEvent): void => {
    if (moves.kind === 'none') return;
    const targets = [...moves.targets.keys()];
    const points = targets.map((target) => pointOf(layout, moves.kind, target));
    onTargetKey(event, {
      targets: points,
      at: picked === undefined ? undefined : targets.indexOf(picked),
      go: (next) => {
        pick(targets[next]);
        follow(points[next]!);
      },
      choose: (at) => choose(targets[at]!),
      leave: picked === undefined ? undefined : () => pick(undefined),
    });
  };
}

interface PreviewProps {
  readonly layout: Layout;
  readonly moves: Moves;
  readonly shown: number | undefined;
  /** Chosen rather than only pointed at. */
  readonly firm: boolean;
  readonly me: Player | undefined;
  readonly scale: number;
}

function Preview({ layout, moves, shown, firm, me, scale }: PreviewProps) {
  if (shown === undefined || !me) return null;
  const { x, y } = pointOf(layout, moves.kind, shown);
  return (
    <g aria-hidden="true">
      {firm && (
        <circle
          className={marks.cursor}
          data-layer="cursor"
          cx={x}
          cy={y}
          r={moves.kind === 'line' ? 66 : 34}
          strokeDasharray="16 9"
        />
      )}
      {moves.kind === 'crossing' ? (
        <Pin x={x} y={y} colour={me.colour} scale={scale} ghost />
      ) : (
        <Track line={layout.lines[shown]!} look="ghost" colour={playerColour(me.colour)} />
      )}
    </g>
  );
}

function Way({ layout, lines }: { readonly layout: Layout; readonly lines: readonly number[] }) {
  const d = lines.map((line) => {
    const { from, to } = layout.lines[line]!;
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  });
  return <path className={styles.way} data-layer="way" d={d.join('')} aria-hidden="true" />;
}

/** Shows where a city is that was asked for in the tray. */
function Spot({ layout, spotted }: { readonly layout: Layout; readonly spotted: PlayMapProps['spotted'] }) {
  if (!spotted) return null;
  const { x, y } = cityPoint(layout, spotted.city);
  return <circle key={spotted.count} className={styles.spot} cx={x} cy={y} r="64" aria-hidden="true" />;
}

/** The place that a refusal is about. */
function Fault({ layout, refused }: { readonly layout: Layout; readonly refused: Reason | undefined }) {
  const at = refused?.at?.[0];
  if (at === undefined) return null;
  if (refused!.code !== 'crossingTaken')
    return <Track line={layout.lines[at]!} look="refused" colour="var(--refused)" />;
  const { x, y } = layout.crossings[at]!;
  return <circle className={marks.fault} cx={x} cy={y} r="36" />;
}
