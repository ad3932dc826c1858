/**
 * The rails on the map: tinted by whose networks they belong to, in their builder's colour while they are news, as a capsule while they
 * are a draft, and all in their builders' colours where it is asked whose they are. And the start markers.
 */
import { memo } from 'react';
import type { Seat } from '@stellwerk/kernel';
import { playerColour, playerInk, playerShape, shapePath } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { useScale } from '@stellwerk/toolkit/Viewport.tsx';
import { FREE, OWN, SHARED } from '../../rules/index.ts';
import { BEAD, beadAt, beadRadius } from './beads.ts';
import { type BoardLine, EDGE, type Layout } from './geometry.ts';
import { useNames } from './Names.tsx';
import { networkOf } from './networks.ts';
import { Track } from './Track.tsx';
import styles from './map.module.css';

interface RailsProps {
  readonly layout: Layout;
  readonly rails: readonly number[];
  readonly markers: readonly number[];
  readonly players: readonly Player[];
  /** Whose network stands out. */
  readonly me: Seat | undefined;
  /** What others laid since my turn, and who. */
  readonly news?: ReadonlyMap<number, Seat>;
  /** My rails of this turn. */
  readonly drafts?: readonly number[];
  /** One of them that is not on the table yet. */
  readonly unconfirmed?: number | undefined;
  readonly freshLines: ReadonlySet<number>;
  readonly motion: boolean;
}

export const Rails = memo(function Rails(props: RailsProps) {
  const {
    layout,
    rails,
    markers,
    players,
    me,
    news = NO_NEWS,
    drafts = NO_DRAFTS,
    unconfirmed,
    freshLines,
    motion,
  } = props;
  const laid = layout.lines.map((line, index) => ({ line, index })).filter(({ index }) => rails[index] !== FREE);
  return (
    <g aria-hidden="true">
      <Tints layout={layout} rails={rails} markers={markers} players={players} me={me} />
      {laid.map(({ line, index }) => {
        const rail = rails[index]!;
        const owner = rail === SHARED ? undefined : players[rail - OWN];
        const builder = players[(drafts.includes(index) ? me : news.get(index)) ?? -1];
        const fresh = motion && freshLines.has(index);
        const reversed = fresh && !touchesRails(layout, rails, markers, freshLines, line.a);
        const colour = builder ?? owner;
        return (
          <Track
            key={index}
            line={line}
            look={drafts.includes(index) ? 'draft' : builder ? 'news' : 'laid'}
            fresh={fresh}
            reversed={reversed}
            unconfirmed={index === unconfirmed}
            {...(colour && { colour: playerColour(colour.colour) })}
          >
            {owner && !news.has(index) && (
              <path
                className={styles.privateMark}
                d={shapePath(playerShape(owner.colour), 9)}
                transform={`translate(${EDGE / 2} 0)`}
              />
            )}
          </Track>
        );
      })}
      {laid.map(({ line, index }) => {
        const seat = news.get(index);
        return seat !== undefined && <Bead key={index} line={line} colour={players[seat]!.colour} />;
      })}
    </g>
  );
});

const NO_NEWS: ReadonlyMap<number, Seat> = new Map();
const NO_DRAFTS: readonly number[] = [];

type TintsProps = Pick<RailsProps, 'layout' | 'rails' | 'markers' | 'players' | 'me'>;

/** Each network in one colour: a network that is mine too is mine, any other is its first owner's. */
function Tints({ layout, rails, markers, players, me }: TintsProps) {
  const seats = markers.map((_, seat) => seat).toSorted((a, b) => Number(b === me) - Number(a === me));
  const tinted = new Set<number>();
  return seats.map((seat) => {
    const lines = [...networkOf(layout, rails, markers[seat]!, seat).lines].filter((line) => !tinted.has(line));
    for (const line of lines) tinted.add(line);
    return (
      <path
        key={seat}
        className={styles.tint}
        data-net={seat === me ? 'mine' : 'others'}
        d={lines.map((line) => lineIn(layout, line)).join('')}
        style={{ color: playerColour(players[seat]!.colour) }}
      />
    );
  });
}

function lineIn({ lines }: Layout, line: number): string {
  const { from, to } = lines[line]!;
  return `M${from.x} ${from.y.toFixed(1)}L${to.x} ${to.y.toFixed(1)}`;
}

/** A builder's mark on a rail. */
function Bead({ line, colour }: { readonly line: BoardLine; readonly colour: number }) {
  const scale = useScale();
  const { seen, taken } = useNames();
  const at = beadAt(line, scale, seen, taken);
  if (!at) return null;
  return (
    <g
      className={styles.bead}
      data-layer="bead"
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) scale(${(beadRadius(scale) / BEAD).toFixed(3)})`}
      style={{ color: playerColour(colour) }}
    >
      <circle r="17" />
      <path d={shapePath(playerShape(colour), 8.5)} />
    </g>
  );
}

/** Who laid what, in order. */
export interface Builders {
  readonly laid: readonly number[];
  readonly laidBy: readonly Seat[];
  readonly laidIn: readonly number[];
}

interface BuiltProps extends Builders {
  readonly layout: Layout;
  readonly players: readonly Player[];
  /** Only these, one after another; all of them without it. */
  readonly only?: readonly number[];
}

/** Every rail in its builder's colour, with a bead at each turn's first one. */
export const Built = memo(function Built({ layout, laid, laidBy, laidIn, players, only }: BuiltProps) {
  const shown = laid.map((line, i) => ({ line, i })).filter(({ line }) => !only || only.includes(line));
  const firsts = shown.filter(({ i }, at) => at === 0 || laidIn[i] !== laidIn[shown[at - 1]!.i]);
  const colourOf = (i: number): number => players[laidBy[i]!]!.colour;
  return (
    <g aria-hidden="true" data-layer="built">
      {shown.map(({ line, i }) => (
        <Track key={line} line={layout.lines[line]!} look="built" colour={playerColour(colourOf(i))} />
      ))}
      {firsts.map(({ line, i }) => (
        <Bead key={line} line={layout.lines[line]!} colour={colourOf(i)} />
      ))}
    </g>
  );
});

/** Whether something older than the fresh rails lies at the crossing: a new rail grows out of it. */
function touchesRails(
  layout: Layout,
  rails: readonly number[],
  markers: readonly number[],
  fresh: ReadonlySet<number>,
  crossing: number,
): boolean {
  if (markers.includes(crossing)) return true;
  const { first, via } = layout.topo;
  return via.subarray(first[crossing], first[crossing + 1]).some((line) => rails[line] !== FREE && !fresh.has(line));
}

/** A pin whose tip is the origin. */
const PIN = 'M0 0C-5 -15 -25 -24 -25 -45A25 25 0 1 1 25 -45C25 -24 5 -15 0 0Z';

interface MarkersProps {
  readonly layout: Layout;
  readonly markers: readonly number[];
  readonly players: readonly Player[];
  readonly freshSeats: ReadonlySet<Seat>;
}

export const Markers = memo(function Markers({ layout, markers, players, freshSeats }: MarkersProps) {
  return (
    <g aria-hidden="true">
      {markers.map((marker, seat) => {
        const at = layout.crossings[marker];
        const { colour } = players[seat]!;
        return at && <Pin key={seat} x={at.x} y={at.y} colour={colour} fresh={freshSeats.has(seat)} />;
      })}
    </g>
  );
});

interface PinProps {
  readonly x: number;
  readonly y: number;
  readonly colour: number;
  readonly scale?: number;
  readonly fresh?: boolean;
  /** Not placed yet: only pointed at, or chosen. */
  readonly ghost?: 'pointed' | 'chosen';
  /** What a guide calls it. */
  readonly name?: string | undefined;
}

export function Pin({ x, y, colour, scale = 1, fresh = false, ghost, name }: PinProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} data-ghost={ghost} data-name={name}>
      <g className={fresh ? styles.dropped : undefined} opacity={ghost === 'pointed' ? 0.6 : undefined}>
        <ellipse className={styles.pinShadow} rx="13" ry="5" />
        <path className={styles.pin} d={PIN} style={{ fill: playerColour(colour) }} />
        <path d={shapePath(playerShape(colour), 12)} transform="translate(0 -45)" style={{ fill: playerInk(colour) }} />
      </g>
    </g>
  );
}
