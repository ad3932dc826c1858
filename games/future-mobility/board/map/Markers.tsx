/** Markers on the blocks: stops, bike paths, walkways in their slots, jams on the crossing; each has its own form as well as its own colour. */
import { PlayerMark } from '@stellwerk/toolkit/players.tsx';
import { memo } from 'react';
import type { Marker } from '../../rules/cards.ts';
import { CITY, type Cell } from '../../rules/city.ts';
import { has, markersIn } from '../../rules/markers.ts';
import { coordinates } from '../../texts/words.ts';
import { cornerOf, DOOR, laneBeside, SLOTS, STREETS } from './geometry.ts';
import { MODE_ICONS } from './icons.ts';
import styles from './map.module.css';

/** `mine`: laid by the sketch, not yet for good. */
type Look = 'firm' | 'ghost' | 'fresh';

interface TokenProps {
  readonly marker: Marker;
  readonly x: number;
  readonly y: number;
  readonly look?: Look;
  readonly unconfirmed?: true | undefined;
}

/** One marker, also on the rules page. */
function Token({ marker, x, y, look = 'firm', unconfirmed }: TokenProps) {
  return (
    <g
      className={styles.token}
      data-marker={marker}
      data-look={look}
      data-unconfirmed={(look === 'ghost' && unconfirmed) || undefined}
      transform={`translate(${x} ${y})`}
    >
      {look === 'ghost' && <circle className={styles.ghostRing} r="17.5" />}
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
          <circle r="14" />
          <text className={styles.tokenLetter} y="7" textAnchor="middle">
            {marker === 'tramA' ? 'A' : 'B'}
          </text>
        </>
      );
    case 'bikePath':
      return (
        <>
          <rect x="-14.5" y="-13" width="29" height="26" rx="6" />
          <image href={MODE_ICONS.bicycle} x="-12" y="-13" width="24" height="24" />
        </>
      );
    case 'walkway':
      return (
        <>
          <path d="M0 -16L16 0L0 16L-16 0Z" />
          <image href={MODE_ICONS.walking} x="-11" y="-11" width="22" height="22" />
        </>
      );
    case 'trafficJam':
      return (
        <>
          <path d="M-13.5 -13H13.5L10.5 13H-10.5Z" />
          {[-6.5, 0, 6.5].map((x) => (
            <circle key={x} className={styles.lamp} cx={x} r="3.1" />
          ))}
        </>
      );
  }
}

export type Laid = readonly [Cell, Marker];

interface MarkersProps {
  readonly markers: readonly number[];
  /** Markers that are sketched and not laid yet. */
  readonly ghosts?: readonly Laid[];
  /** Those have been sent. */
  readonly unconfirmed?: true | undefined;
  /** Laid by others since my turn, with the colour of who did it. */
  readonly fresh?: ReadonlyMap<string, number>;
}

export function markerKey(cell: Cell, marker: Marker): string {
  return `${cell} ${marker}`;
}

export const Markers = memo(function Markers({ markers, ghosts = [], unconfirmed, fresh }: MarkersProps) {
  return (
    <g aria-hidden="true">
      {CITY.zones.map((zone, cell) => {
        if (zone === 'park') return null;
        const coming = ghosts.filter(([at]) => at === cell).map(([, marker]) => marker);
        const laid = markersIn(markers[cell]!).filter((marker) => !coming.includes(marker));
        const slotted = [...laid, ...coming].filter((marker) => marker !== 'trafficJam');
        const jam = laid.includes('trafficJam') || coming.includes('trafficJam');
        const { x, y } = cornerOf(cell);
        const look = (marker: Marker): Look =>
          coming.includes(marker) ? 'ghost' : fresh?.has(markerKey(cell, marker)) ? 'fresh' : 'firm';
        const owner = (marker: Marker, at: { x: number; y: number }) => {
          const colour = fresh?.get(markerKey(cell, marker));
          return colour !== undefined && <PlayerMark colour={colour} x={at.x} y={at.y} r={7} />;
        };
        return (
          <g
            key={cell}
            transform={`translate(${x} ${y})`}
            data-name={coming.length > 0 ? `chosen:${coordinates(cell)}` : undefined}
          >
            {SLOTS.map((slot, place) => {
              const marker = slotted[place];
              if (!marker) return <circle key={place} className={styles.slot} cx={slot.x} cy={slot.y} r="9" />;
              return (
                <g key={place}>
                  <Token marker={marker} x={slot.x} y={slot.y} look={look(marker)} unconfirmed={unconfirmed} />
                  {owner(marker, { x: slot.x - 14, y: slot.y - 9 })}
                </g>
              );
            })}
            {jam && (
              <>
                <Token marker="trafficJam" x={DOOR.x} y={DOOR.y} look={look('trafficJam')} unconfirmed={unconfirmed} />
                {owner('trafficJam', { x: DOOR.x + 14, y: DOOR.y + 6 })}
              </>
            )}
          </g>
        );
      })}
    </g>
  );
});

type PathsProps = Pick<MarkersProps, 'markers' | 'ghosts' | 'unconfirmed'>;

const ASIDE = { bikePath: 7, walkway: -7 } as const;

/** Where paths go on from block to block they show in the street between, sketched ones in an orange casing. */
export const Paths = memo(function Paths({ markers, ghosts = [], unconfirmed }: PathsProps) {
  return (
    <g aria-hidden="true">
      {(['bikePath', 'walkway'] as const).map((marker) => {
        const sketched = new Set(ghosts.filter(([, kind]) => kind === marker).map(([cell]) => cell));
        const along = STREETS.filter((street) =>
          street.every((cell) => has(markers, cell, marker) || sketched.has(cell)),
        );
        const lines = (ghostly: boolean): string =>
          along
            .filter((street) => street.some((cell) => sketched.has(cell)) === ghostly)
            .map((street) => laneBeside(street, ASIDE[marker]))
            .join('');
        return (
          <g key={marker}>
            <g data-unconfirmed={unconfirmed}>
              <path className={styles.ghostCasing} d={lines(true)} />
              <path className={styles.path} data-marker={marker} data-look="ghost" d={lines(true)} />
            </g>
            <path className={styles.path} data-marker={marker} d={lines(false)} />
          </g>
        );
      })}
    </g>
  );
});
