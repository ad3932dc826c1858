/** One tile, a hundred units wide around its middle: the card, its tracks, and what is printed on it, which always stands upright. */
import { memo } from 'react';
import { playerColour, playerInk, playerShape, shapePath } from '@stellwerk/toolkit/players.tsx';
import type { Point } from '@stellwerk/toolkit/point.ts';
import {
  DIRECTIONS,
  edgesOf,
  isStation,
  isTrack,
  kindOf,
  ownerOf,
  START_TILES,
  tracksOf,
  valueOf,
  type Direction,
  type Rotation,
} from '../../rules/index.ts';
import { railsPath, towards, trackLength, trackPath } from './geometry.ts';
import styles from './tiles.module.css';

interface TileProps {
  readonly code: number;
  readonly rotation: Rotation;
  /** The colour index of a seat. */
  colourOf(seat: number): number;
  /** The seat whose stations have a rim of their own. */
  readonly mine?: number | undefined;
}

/** All of it, for trays, ghosts and figures. */
export const Tile = memo(function Tile(props: TileProps) {
  return (
    <>
      <TileCard code={props.code} />
      <TileBeds code={props.code} rotation={props.rotation} />
      <TileTracks {...props} />
      <TrackValue code={props.code} rotation={props.rotation} />
    </>
  );
});

export function TileCard({ code }: { readonly code: number }) {
  return <rect className={styles.card} data-kind={kindOf(code)} x="-48.5" y="-48.5" width="97" height="97" rx="7" />;
}

/** Tracks and print, which lie above the tint of routes. */
export function TileTracks({ code, rotation, colourOf, mine }: TileProps) {
  const kind = kindOf(code);
  if (kind === 'start') return <StartPrint code={code} rotation={rotation} />;
  const tracks = tracksOf(code, rotation);
  return (
    <>
      {tracks.map(([from, to]) => (
        <Track key={from} from={from} to={to} />
      ))}
      {isStation(code) && (
        <Station
          value={valueOf(code)}
          colour={colourOf(ownerOf(code))}
          round={kind === 'crossing'}
          mine={ownerOf(code) === mine}
        />
      )}
    </>
  );
}

function Track({ from, to }: { readonly from: Direction; readonly to: Direction }) {
  return (
    <>
      <path className={styles.sleepers} d={trackPath(from, to)} pathLength={trackLength(from, to)} />
      <path className={styles.rails} d={railsPath(from, to)} />
    </>
  );
}

/** The bed of a track that no route uses yet. */
export function TileBeds({ code, rotation }: { readonly code: number; readonly rotation: Rotation }) {
  const d = tracksOf(code, rotation).map(([from, to]) => trackPath(from, to));
  return <path className={styles.bed} d={d.join('')} />;
}

interface StationProps {
  readonly value: number;
  readonly colour: number;
  /** Crossings have round ends, simple stations square ones. */
  readonly round: boolean;
  readonly mine: boolean;
}

function Station({ value, colour, round, mine }: StationProps) {
  // Where it is faint it is nearer to its card, and its own ink would sink into it by night.
  const ink = `var(--faint-ink, ${playerInk(colour)})`;
  return (
    <g className={styles.station}>
      <rect
        className={styles.plaque}
        data-mine={mine}
        x="-31"
        y="-20"
        width="62"
        height="40"
        rx={round ? 20 : 5}
        style={{ fill: `color-mix(in srgb, ${playerColour(colour)} var(--plaque, 100%), var(--card))` }}
      />
      <path
        d={shapePath(playerShape(colour), 9)}
        transform="translate(-13 0)"
        style={{ fill: ink }}
        strokeLinejoin="round"
      />
      <text className={styles.number} x="12" y="11.5" style={{ fill: ink }}>
        {value}
      </text>
    </g>
  );
}

type Tracks = ReturnType<typeof tracksOf>;

/** Where the value of a track tile stands: away from the track and from the locos at both of its ends, and on the tile even where it is large. */
export function valueCorner([track]: Tracks): Point {
  const [from, to] = track!;
  if (from === (to ^ 2)) return from % 2 === 0 ? { x: 30, y: 0 } : { x: 0, y: -30 };
  return { x: -(towards(from).x + towards(to).x) * 0.5, y: -(towards(from).y + towards(to).y) * 0.5 };
}

/** Its value stands where a bead or a number would. */
export function isWorthNorthWest({ code, rotation }: Pick<TileProps, 'code' | 'rotation'>): boolean {
  if (!isTrack(code) || valueOf(code) === 0) return false;
  const { x, y } = valueCorner(tracksOf(code, rotation));
  return x < 0 && y < 0;
}

/** What a track tile is worth. */
export function TrackValue({ code, rotation }: Pick<TileProps, 'code' | 'rotation'>) {
  if (!isTrack(code) || valueOf(code) === 0) return null;
  const corner = valueCorner(tracksOf(code, rotation));
  return (
    <g transform={`translate(${corner.x} ${corner.y})`}>
      <g className={styles.worth}>
        <circle className={styles.valueDisc} r="13" />
        <text className={styles.value} y="6.5">
          +{valueOf(code)}
        </text>
      </g>
    </g>
  );
}

export const startMarkAt = (side: Direction): Point => towards(side, 0.42);

/** The three labels of a start tile, each at its edge, and a stub of track from there. */
function StartPrint({ code, rotation }: { readonly code: number; readonly rotation: Rotation }) {
  const edges = edgesOf(code, rotation);
  const turn = rotation / 90;
  return (
    <>
      {DIRECTIONS.filter((side) => edges & (1 << side)).map((side) => {
        const { x, y } = startMarkAt(side);
        // Labels run clockwise, the middle one opposite the blank edge: south, west, north on a tile that isn't turned.
        const place = [2, 3, 0].indexOf((side - turn + 4) & 3);
        return (
          <g key={side}>
            <Stub side={side} />
            <g transform={`translate(${x} ${y})`}>
              <g className={styles.startMark}>
                <circle className={styles.startDisc} r="13" />
                <text className={styles.startLabel} y="7">
                  {START_TILES[valueOf(code)]![place]}
                </text>
              </g>
            </g>
          </g>
        );
      })}
      <path className={styles.link} d={rotation === 0 ? 'M6 0H50' : 'M-6 0H-50'} />
    </>
  );
}

function Stub({ side }: { readonly side: Direction }) {
  return (
    <g transform={`rotate(${side * 90})`}>
      <path className={styles.sleepers} d="M0 -36V-50" />
      <path className={styles.rails} d="M-8 -36V-50M8 -36V-50" />
    </g>
  );
}
