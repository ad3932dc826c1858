/** The rails on the map, tinted by whose networks they belong to, and the start markers. */
import { memo } from 'react';
import type { Seat } from '@stellwerk/kernel';
import { playerColour, playerInk, playerShape, shapePath } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { FREE, OWN, SHARED } from '../../rules/index.ts';
import { type BoardLine, EDGE, type Layout } from './geometry.ts';
import { networkOf } from './networks.ts';
import { along, Track } from '../panels/Track.tsx';
import styles from './map.module.css';

interface RailsProps {
  readonly layout: Layout;
  readonly rails: readonly number[];
  readonly markers: readonly number[];
  readonly players: readonly Player[];
  /** Whose network stands out. */
  readonly me: Seat | undefined;
  readonly freshLines: ReadonlySet<number>;
  readonly motion: boolean;
}

export const Rails = memo(function Rails({ layout, rails, markers, players, me, freshLines, motion }: RailsProps) {
  const owners = ownersOf(layout, rails, markers);
  const laid = layout.lines.map((line, index) => ({ line, index })).filter(({ index }) => rails[index] !== FREE);
  return (
    <g aria-hidden="true">
      {laid.map(({ line, index }) => (
        <Tint
          key={index}
          line={line}
          seats={owners.get(index) ?? NOBODY}
          players={players}
          me={me}
          fresh={motion && freshLines.has(index)}
        />
      ))}
      {laid.map(({ line, index }) => {
        const rail = rails[index]!;
        const owner = rail === SHARED ? undefined : players[rail - OWN];
        const fresh = motion && freshLines.has(index);
        const reversed = fresh && !touchesRails(layout, rails, markers, freshLines, line.a);
        return (
          <Track
            key={index}
            line={line}
            look="laid"
            fresh={fresh}
            reversed={reversed}
            {...(owner && { colour: playerColour(owner.colour) })}
          >
            {owner && (
              <path
                className={styles.privateMark}
                d={shapePath(playerShape(owner.colour), 9)}
                transform={`translate(${EDGE / 2} 0)`}
              />
            )}
          </Track>
        );
      })}
    </g>
  );
});

const NOBODY: readonly Seat[] = [];

interface TintProps {
  readonly line: BoardLine;
  /** Whose networks the rail belongs to. */
  readonly seats: readonly Seat[];
  readonly players: readonly Player[];
  readonly me: Seat | undefined;
  readonly fresh: boolean;
}

/** Players who share a rail share its length; mine runs through, and the others keep the rim. */
function Tint({ line, seats, players, me, fresh }: TintProps) {
  const mine = me !== undefined && seats.includes(me);
  const others = mine ? seats.filter((seat) => seat !== me) : seats;
  const share = EDGE / others.length;
  const stroke = (seat: Seat) => ({ color: playerColour(players[seat]!.colour) });
  return (
    <g className={styles.tint} data-mine={mine} data-fresh={fresh} transform={along(line)}>
      {others.map((seat, i) => (
        <path key={seat} d={`M${i * share} 0H${(i + 1) * share}`} style={stroke(seat)} />
      ))}
      {mine && <path className={styles.mine} d={`M0 0H${EDGE}`} style={stroke(me)} />}
    </g>
  );
}

function ownersOf(layout: Layout, rails: readonly number[], markers: readonly number[]): Map<number, Seat[]> {
  const owners = new Map<number, Seat[]>();
  markers.forEach((marker, seat) => {
    for (const line of networkOf(layout, rails, marker, seat).lines) {
      const seats = owners.get(line);
      if (seats) seats.push(seat);
      else owners.set(line, [seat]);
    }
  });
  return owners;
}

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
  readonly scale: number;
}

export const Markers = memo(function Markers({ layout, markers, players, freshSeats, scale }: MarkersProps) {
  return (
    <g aria-hidden="true">
      {markers.map((marker, seat) => {
        const at = layout.crossings[marker];
        return (
          at && (
            <Pin
              key={seat}
              x={at.x}
              y={at.y}
              scale={scale}
              colour={players[seat]!.colour}
              fresh={freshSeats.has(seat)}
            />
          )
        );
      })}
    </g>
  );
});

interface PinProps {
  readonly x: number;
  readonly y: number;
  readonly colour: number;
  readonly scale: number;
  readonly fresh?: boolean;
  readonly ghost?: boolean;
}

export function Pin({ x, y, colour, scale, fresh = false, ghost = false }: PinProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g className={fresh ? styles.dropped : undefined} opacity={ghost ? 0.75 : undefined}>
        <ellipse className={styles.pinShadow} rx="13" ry="5" />
        <path className={styles.pin} d={PIN} style={{ fill: playerColour(colour) }} />
        <path d={shapePath(playerShape(colour), 12)} transform="translate(0 -45)" style={{ fill: playerInk(colour) }} />
      </g>
    </g>
  );
}
