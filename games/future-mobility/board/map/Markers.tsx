/** Markers on the blocks: stops, bike paths, walkways, jams; each has its own form as well as its own colour. */
import { memo } from 'react';
import { MARKERS, type Marker } from '../../rules/cards.ts';
import { CITY, type Cell } from '../../rules/city.ts';
import { has, markersIn } from '../../rules/markers.ts';
import { centreOf, lineThrough, STREETS } from './geometry.ts';
import { JAM_ICON, MODE_ICONS } from './icons.ts';
import styles from './map.module.css';

/** The two slots of a block, and its corner for a jam. */
const SLOTS = [-21, 21] as const;
const SLOT_Y = 31;
const JAM = { x: 34, y: -36 } as const;

interface TokenProps {
  readonly marker: Marker;
  readonly x: number;
  readonly y: number;
  readonly look?: 'firm' | 'ghost' | 'fresh';
}

/** One marker, also on cards and on the rules page. */
export function Token({ marker, x, y, look = 'firm' }: TokenProps) {
  return (
    <g className={styles.token} data-marker={marker} data-look={look} transform={`translate(${x} ${y})`}>
      <g className={styles.tokenBody}>
        <Face marker={marker} />
      </g>
    </g>
  );
}

function Face({ marker }: { readonly marker: Marker }) {
  switch (marker) {
    case 'tramA':
    case 'tramB':
      return (
        <>
          <circle r="13" />
          <text className={styles.tokenLetter} y="6.5" textAnchor="middle">
            {marker === 'tramA' ? 'A' : 'B'}
          </text>
        </>
      );
    case 'bikePath':
      return (
        <>
          <rect x="-15" y="-11" width="30" height="22" rx="5" />
          <image href={MODE_ICONS.bicycle} x="-12" y="-13" width="24" height="24" />
        </>
      );
    case 'walkway':
      return (
        <>
          <path d="M0 -16L15 0L0 16L-15 0Z" />
          <image href={MODE_ICONS.walking} x="-11" y="-11" width="22" height="22" />
        </>
      );
    case 'trafficJam':
      return (
        <>
          <path d="M-19 -11H19L15 13H-15Z" />
          <image href={JAM_ICON} x="-17" y="-17" width="34" height="34" />
        </>
      );
  }
}

interface MarkersProps {
  readonly markers: readonly number[];
  /** Markers that are about to be laid. */
  readonly ghosts?: readonly (readonly [Cell, Marker])[];
  readonly fresh?: ReadonlySet<string>;
}

export function freshKey(cell: Cell, marker: Marker): string {
  return `${cell} ${marker}`;
}

export const Markers = memo(function Markers({ markers, ghosts = [], fresh }: MarkersProps) {
  return (
    <g aria-hidden="true">
      {CITY.zones.map((zone, cell) => {
        if (zone === 'park') return null;
        const laid = markersIn(markers[cell]!).map((marker) => ({ marker, ghost: false }));
        const coming = ghosts.filter(([at]) => at === cell).map(([, marker]) => ({ marker, ghost: true }));
        const all = [...laid, ...coming];
        const slotted = all.filter(({ marker }) => marker !== 'trafficJam');
        const { x, y } = centreOf(cell);
        const look = (marker: Marker, ghost: boolean): TokenProps['look'] =>
          ghost ? 'ghost' : fresh?.has(freshKey(cell, marker)) ? 'fresh' : 'firm';
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            {SLOTS.map((dx, slot) => {
              const token = slotted[slot];
              if (!token) return <circle key={dx} className={styles.slot} cx={dx} cy={SLOT_Y} r="9" />;
              return <Token key={dx} marker={token.marker} x={dx} y={SLOT_Y} look={look(token.marker, token.ghost)!} />;
            })}
            {all
              .filter(({ marker }) => marker === 'trafficJam')
              .map(({ marker, ghost }) => (
                <Token key={marker} marker={marker} x={JAM.x} y={JAM.y} look={look(marker, ghost)!} />
              ))}
          </g>
        );
      })}
    </g>
  );
});

/** Where paths go on from block to block they show on the street between. */
export const Paths = memo(function Paths({ markers }: { readonly markers: readonly number[] }) {
  const lines = (marker: Marker): string =>
    STREETS.filter((street) => street.every((cell) => has(markers, cell, marker)))
      .map((street) => lineThrough(street))
      .join('');
  return (
    <g aria-hidden="true">
      {MARKERS.filter((marker) => marker === 'bikePath' || marker === 'walkway').map((marker) => (
        <path key={marker} className={styles.path} data-marker={marker} d={lines(marker)} />
      ))}
    </g>
  );
});
