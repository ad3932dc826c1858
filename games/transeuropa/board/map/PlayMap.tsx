/**
 * The map that is played on. It knows where things can be done, not why: a pointer or the keys choose the nearest target,
 * and what is chosen goes out.
 */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import type { Reason, Seat } from '@stellwerk/kernel';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { Viewport } from '@stellwerk/toolkit/Viewport.tsx';
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import type { Words } from '../../texts/words.ts';
import type { View } from '../../rules/index.ts';
import { Cities, type Ring } from './Cities.tsx';
import { cityPoint, type Layout, type Point } from './geometry.ts';
import { Ground, Lattice } from './Ground.tsx';
import type { Moves } from '../choosing/moves.ts';
import { pointOf } from '../choosing/moves.ts';
import { isArrow, nearestCrossing, nearestLine, towards } from './picking.ts';
import { Markers, Pin, Rails } from './Rails.tsx';
import { Targets } from './Targets.tsx';
import { Track } from '../panels/Track.tsx';
import { useTypeSize } from './useTypeSize.ts';
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
  const size = useTypeSize(box);
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
        <g
          ref={surface}
          className={styles.surface}
          role="application"
          aria-label={`${words.board}. ${words.keys}`}
          tabIndex={0}
          data-choosing={moves.kind}
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
          <rect className={styles.focusFrame} x="5" y="5" width={layout.width - 10} height={layout.height - 10} />
          <HitArea layout={layout} />
        </g>
      </Viewport>
      <p className="visually-hidden" aria-live="polite">
        {picked === undefined ? '' : props.said}
      </p>
    </div>
  );
}

/** Takes the pointer wherever a line or a crossing is near; beyond it, taps go to the viewport. */
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
  const byMouse = useRef(true);
  const meant = (event: MouseEvent): number | undefined => {
    const matrix = surface.current?.getScreenCTM();
    if (!matrix || moves.kind === 'none') return undefined;
    const point: Point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const reach = REACH[byMouse.current ? 'mouse' : 'touch'] / matrix.a;
    const nearest = moves.kind === 'crossing' ? nearestCrossing : nearestLine;
    return nearest(layout, point, reach, (target) => moves.targets.has(target));
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      byMouse.current = event.pointerType === 'mouse';
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') setHovered(meant(event));
    },
    onPointerLeave: () => setHovered(undefined),
    onClick: (event: MouseEvent) => {
      const target = meant(event);
      if (target === undefined) return pick(undefined);
      if (byMouse.current || target === picked || !moves.targets.has(target)) return choose(target);
      pick(target);
    },
  };
}

/** Keys go from target to target; where they have led is followed if only a part of the map is seen. */
function useKeys({ layout, moves, picked, pick, choose }: PlayMapProps, follow: (point: Point) => void) {
  return (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || moves.kind === 'none') return;
    const targets = [...moves.targets.keys()];
    const next = nextTarget(layout, moves, targets, picked, event.key);
    if (next !== undefined) {
      pick(next);
      follow(pointOf(layout, moves.kind, next));
    } else if ((event.key === 'Enter' || event.key === ' ') && picked !== undefined) choose(picked);
    else if (event.key === 'Escape' && picked !== undefined) pick(undefined);
    else if (!isArrow(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

function nextTarget(
  layout: Layout,
  { kind }: Moves,
  targets: readonly number[],
  picked: number | undefined,
  key: string,
): number | undefined {
  const at = picked === undefined ? -1 : targets.indexOf(picked);
  if (key === 'n' || key === 'N') return targets[(at + 1) % targets.length];
  if (key === 'p' || key === 'P') return targets.at(at <= 0 ? -1 : at - 1);
  if (picked === undefined && (isArrow(key) || key === 'Enter' || key === ' ')) return targets[0];
  if (picked === undefined || !isArrow(key)) return undefined;
  const points = targets.map((target) => pointOf(layout, kind, target));
  const found = towards(points, pointOf(layout, kind, picked), key);
  return found === undefined ? undefined : targets[found];
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
        <circle className={styles.cursor} data-layer="cursor" cx={x} cy={y} r={moves.kind === 'line' ? 66 : 34} />
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

/** Where a city is that somebody asked for in the tray. */
function Spot({ layout, spotted }: { readonly layout: Layout; readonly spotted: PlayMapProps['spotted'] }) {
  if (!spotted) return null;
  const { x, y } = cityPoint(layout, spotted.city);
  return <circle key={spotted.count} className={styles.spot} cx={x} cy={y} r="64" aria-hidden="true" />;
}

/** The place at fault of a refusal. */
function Fault({ layout, refused }: { readonly layout: Layout; readonly refused: Reason | undefined }) {
  const at = refused?.at?.[0];
  if (at === undefined) return null;
  if (refused!.code !== 'crossingTaken')
    return <Track line={layout.lines[at]!} look="refused" colour="var(--refused)" />;
  const { x, y } = layout.crossings[at]!;
  return <circle className={styles.fault} cx={x} cy={y} r="36" />;
}
