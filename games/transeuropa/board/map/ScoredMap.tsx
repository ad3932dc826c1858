/** The map at the end of a round: what everybody still missed is drawn one after another. */
import { useRef } from 'react';
import type { Seat } from '@stellwerk/kernel';
import type { TypeSize } from '@stellwerk/toolkit/labels.ts';
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import type { Language, Player } from '@stellwerk/toolkit/screen.ts';
import { useTypeSize } from '@stellwerk/toolkit/useTypeSize.ts';
import { Viewport } from '@stellwerk/toolkit/Viewport.tsx';
import type { Scored } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { Cities, type Ring } from './Cities.tsx';
import { EDGE, type Layout } from './geometry.ts';
import { Ground, Lattice } from './Ground.tsx';
import { isNarrow } from './labels.ts';
import { connects, networkOf } from './networks.ts';
import { Markers, Rails } from './Rails.tsx';
import { along } from '../panels/Track.tsx';
import board from './map.module.css';
import styles from '../panels/panels.module.css';

export interface ScoredMapProps {
  readonly layout: Layout;
  readonly scored: Scored;
  readonly players: readonly Player[];
  readonly words: Words;
  readonly language: Language;
  readonly motion: boolean;
}

/** How much wider the board is made, so that the map keeps clear of the summary that lies over its right side. */
const BESIDE_SUMMARY = 1.85;
/** Milliseconds for one missing rail, and between two players. */
const RAIL_TIME = 260;
const PAUSE = 450;
const NOTHING_FRESH: ReadonlySet<number> = new Set();

/** In place of the map that is played on. */
export function ScoredBoard(props: ScoredMapProps & { readonly besideSummary: boolean }) {
  const { layout, scored, words, language, besideSummary } = props;
  const box = useRef<HTMLDivElement>(null);
  const size = useTypeSize(box, isNarrow);
  return (
    <div ref={box} className={board.board}>
      <Viewport
        width={layout.width * (besideSummary ? BESIDE_SUMMARY : 1)}
        height={layout.height}
        label={words.round.picture(scored.round)}
        language={language}
        {...(besideSummary && { className: board.besideSummary ?? '' })}
      >
        <Layers {...props} size={besideSummary ? 'narrow' : size} />
      </Viewport>
    </div>
  );
}

/** As a picture among the results, where the board has no room. */
export function ScoredPicture(props: ScoredMapProps) {
  const { layout, scored, words } = props;
  return (
    <div className={styles.scoredMap}>
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} role="img" aria-label={words.round.picture(scored.round)}>
        <Layers {...props} size="narrow" />
      </svg>
    </div>
  );
}

function Layers({ layout, scored, players, language, motion, size }: ScoredMapProps & { readonly size: TypeSize }) {
  const starts = startTimes(scored);
  return (
    <>
      <Ground layout={layout} />
      <Lattice layout={layout} />
      <Rails
        layout={layout}
        rails={scored.rails}
        markers={scored.markers}
        players={players}
        me={undefined}
        freshLines={NOTHING_FRESH}
        motion={false}
      />
      {scored.missing.map((lines, seat) => (
        <MissingRails
          key={seat}
          layout={layout}
          lines={inwards(layout, lines, scored, seat)}
          colour={players[seat]!.colour}
          aside={(seat - (players.length - 1) / 2) * 8}
          start={motion ? starts[seat]! : undefined}
        />
      ))}
      <Markers layout={layout} markers={scored.markers} players={players} freshSeats={NOTHING_FRESH} scale={1} />
      <Cities
        layout={layout}
        language={language}
        size={size}
        rings={ringsOf(layout, scored, players)}
        few={players.length <= 3}
        patterns={false}
      />
    </>
  );
}

/** When each seat's missing rails begin to be drawn. */
function startTimes({ missing }: Scored): readonly number[] {
  let time = 500;
  return missing.map((lines) => {
    const start = time;
    if (lines.length > 0) time += lines.length * RAIL_TIME + PAUSE;
    return start;
  });
}

function ringsOf(layout: Layout, scored: Scored, players: readonly Player[]): Ring[] {
  return scored.hands.flatMap((hand, seat) => {
    const network = networkOf(layout, scored.rails, scored.markers[seat]!, seat);
    return hand.map((city) => ({
      city,
      colour: playerColour(players[seat]!.colour),
      connected: connects(layout, network, city),
    }));
  });
}

interface Step {
  readonly line: number;
  readonly reversed: boolean;
}

/** The missing lines in an order in which they could be laid, each from the end that is reached first. */
export function inwards(layout: Layout, lines: readonly number[], scored: Scored, seat: Seat): readonly Step[] {
  const reached = new Set(networkOf(layout, scored.rails, scored.markers[seat]!, seat).crossings);
  const open = new Set(lines);
  const steps: Step[] = [];
  while (open.size > 0) {
    const next = [...open].find((line) => reached.has(layout.lines[line]!.a) || reached.has(layout.lines[line]!.b));
    const line = next ?? [...open][0]!;
    const { a, b } = layout.lines[line]!;
    steps.push({ line, reversed: !reached.has(a) });
    open.delete(line);
    // Rails of other networks that are met on the way may be used from here on.
    for (const end of [a, b]) for (const on of networkOf(layout, scored.rails, end, seat).crossings) reached.add(on);
  }
  return steps;
}

interface MissingProps {
  readonly layout: Layout;
  readonly lines: readonly Step[];
  readonly colour: number;
  /** Beside the middle of the line, so that several players' rails stay apart. */
  readonly aside: number;
  readonly start: number | undefined;
}

function MissingRails({ layout, lines, colour, aside, start }: MissingProps) {
  return lines.map(({ line, reversed }, i) => {
    const { cost } = layout.lines[line]!;
    const y = reversed ? -aside : aside;
    return (
      <g key={line} transform={along(layout.lines[line]!, reversed)} style={{ color: playerColour(colour) }}>
        <path
          className={board.missing}
          data-cost={cost}
          data-moving={start !== undefined}
          style={start === undefined ? undefined : { animationDelay: `${start + i * RAIL_TIME}ms` }}
          d={`M6 ${y}H${EDGE - 6}`}
          pathLength={1}
        />
      </g>
    );
  });
}
