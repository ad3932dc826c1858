/**
 * The map at the end of a round, for one player: the cities light up one by one, the way to each in its builders' colours, and what was
 * missing is dotted. At the end of the play it shows all rails by builder until somebody asks for one player's.
 */
import type { Seat } from '@stellwerk/kernel';
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import type { Language, Player } from '@stellwerk/toolkit/screen.ts';
import { useScale, Viewport } from '@stellwerk/toolkit/Viewport.tsx';
import type { Scored } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { treeOf } from '../scoring/trees.ts';
import { Cities } from './Cities.tsx';
import { type Layout, WORKING } from './geometry.ts';
import { alongBars, barsAt, Ground, Lattice } from './Ground.tsx';
import { Names, type Ring } from './Names.tsx';
import { Built, Markers, Rails } from './Rails.tsx';
import styles from './map.module.css';

interface ScoredMapProps {
  readonly layout: Layout;
  readonly scored: Scored;
  readonly players: readonly Player[];
  readonly words: Words;
  readonly language: Language;
  /** Whose cities are shown; nobody's: all rails by builder. */
  readonly seat: Seat | undefined;
  readonly motion: boolean;
}

const NO_RINGS: readonly Ring[] = [];
const NOTHING_FRESH: ReadonlySet<number> = new Set();
/** Milliseconds for each city. */
const CITY_TIME = 600;

export function ScoredMap(props: ScoredMapProps) {
  const { layout, scored, players, words, language, seat } = props;
  return (
    <div className={styles.board}>
      <Viewport width={layout.width} height={layout.height} working={WORKING} label={words.round.picture(scored.round)}>
        <g className={styles.drawing}>
          <Ground layout={layout} />
          <Lattice layout={layout} />
          {seat === undefined ? (
            <Names {...{ layout, language }} rings={NO_RINGS} pins={scored.markers} few={players.length <= 3}>
              <Built layout={layout} players={players} {...scored} />
              <Places {...props} rings={NO_RINGS} motion={false} />
            </Names>
          ) : (
            <OfSeat {...props} seat={seat} />
          )}
        </g>
      </Viewport>
    </div>
  );
}

function OfSeat({ layout, scored, players, language, seat, motion }: ScoredMapProps & { readonly seat: Seat }) {
  const { joined, missed, lines } = treeOf(layout, scored, seat);
  const bars = barsAt(useScale());
  const colour = playerColour(players[seat]!.colour);
  const rings = [
    ...joined.map(({ city }) => ({ city, colour, connected: true })),
    ...missed.map(({ city }) => ({ city, colour, connected: false })),
  ];
  return (
    <Names {...{ layout, language, rings }} pins={scored.markers} few={players.length <= 3}>
      <g className={styles.pale}>
        <Rails
          layout={layout}
          rails={scored.rails}
          markers={scored.markers}
          players={players}
          me={undefined}
          freshLines={NOTHING_FRESH}
          motion={false}
        />
      </g>
      {motion ? (
        joined.map(({ city, added }, i) => (
          <g key={city} className={styles.lit} style={{ animationDelay: `${i * CITY_TIME}ms` }}>
            <Built layout={layout} players={players} {...scored} only={added} />
          </g>
        ))
      ) : (
        <Built layout={layout} players={players} {...scored} only={lines} />
      )}
      <path
        className={`${styles.missing} ${motion ? styles.lit : ''}`}
        data-layer="missing"
        d={scored.missing[seat]!.map((line) => alongBars(layout.lines[line]!, bars)).join('')}
        style={{ color: colour, animationDelay: `${joined.length * CITY_TIME}ms` }}
      />
      <Places {...{ layout, scored, players, motion, rings }} />
    </Names>
  );
}

interface PlacesProps extends Pick<ScoredMapProps, 'layout' | 'scored' | 'players' | 'motion'> {
  readonly rings: readonly Ring[];
}

/** The markers and the cities on top of the rails. */
function Places({ layout, scored, players, motion, rings }: PlacesProps) {
  return (
    <>
      <Markers layout={layout} markers={scored.markers} players={players} freshSeats={NOTHING_FRESH} />
      <Cities layout={layout} rings={rings} few={players.length <= 3} patterns={false} oneByOne={motion} />
    </>
  );
}
