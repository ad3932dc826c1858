/** The end of a round: the map with what everybody still missed, drawn one after another, and what it cost. */
import { useRef, useState } from 'react';
import type { Seat } from '@stellwerk/kernel';
import { Button } from '@stellwerk/web/toolkit/Button.tsx';
import { PlayerBadge, playerColour } from '@stellwerk/web/toolkit/players.tsx';
import type { Language, Player } from '@stellwerk/web/toolkit/screen.ts';
import type { Scored, View } from '../rules/index.ts';
import type { Words } from '../texts/words.ts';
import { Card } from './Card.tsx';
import { Cities, type Ring } from './Cities.tsx';
import { CreditTrack } from './Credit.tsx';
import { EDGE, type Layout } from './geometry.ts';
import { Ground, Lattice } from './Ground.tsx';
import { connects, networkOf } from './networks.ts';
import { Markers, Rails } from './Rails.tsx';
import { along } from './Track.tsx';
import { useTypeSize } from './useTypeSize.ts';
import board from './board.module.css';
import styles from './panels.module.css';

interface SummaryProps {
  readonly layout: Layout;
  readonly view: View;
  readonly scored: Scored;
  readonly players: readonly Player[];
  readonly words: Words;
  readonly language: Language;
  readonly motion: boolean;
}

/** Milliseconds for one missing rail, and between two players. */
const RAIL_TIME = 260;
const PAUSE = 450;
const NOTHING_FRESH: ReadonlySet<number> = new Set();

export function RoundSummary(props: SummaryProps) {
  const { layout, view, scored, players, words, motion } = props;
  const [showing, setShowing] = useState(0);
  const names = words.list(scored.finishers.map((seat) => players[seat]!.name));
  const starts = startTimes(scored);
  const before = view.rounds[scored.round - 2]?.credits;
  return (
    <div className={styles.summary}>
      <p className={styles.lead}>
        {scored.finishers.length > 0
          ? words.round.reason.finished(names, scored.finishers.length)
          : words.round.reason.railsOut}
      </p>
      <ScoredMap key={showing} {...props} starts={starts} />
      <ol className={styles.results}>
        {players.map((player) => (
          <Row
            key={player.seat}
            {...props}
            player={player}
            credit={{ now: scored.credits[player.seat]!, before: before?.[player.seat] ?? view.startCredit }}
          />
        ))}
      </ol>
      {motion && layout.lines.length > 0 && (
        <Button kind="quiet" icon="again" onClick={() => setShowing((count) => count + 1)}>
          {words.round.again}
        </Button>
      )}
    </div>
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

function ScoredMap(props: SummaryProps & { readonly starts: readonly number[] }) {
  const { layout, view, scored, players, words, language, motion, starts } = props;
  const box = useRef<HTMLDivElement>(null);
  const size = useTypeSize(box);
  return (
    <div ref={box} className={styles.scoredMap}>
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} role="img" aria-label={words.round.picture(scored.round)}>
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
          few={view.seats <= 3}
          patterns={false}
        />
      </svg>
    </div>
  );
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
function inwards(layout: Layout, lines: readonly number[], scored: Scored, seat: Seat): readonly Step[] {
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

interface RowProps extends SummaryProps {
  readonly player: Player;
  readonly credit: { readonly now: number; readonly before: number };
}

function Row({ layout, view, scored, words, language, player, credit }: RowProps) {
  const { seat, colour } = player;
  const network = networkOf(layout, scored.rails, scored.markers[seat]!, seat);
  return (
    <li className={styles.result} data-winner={scored.finishers.includes(seat)}>
      <span className={styles.who}>
        <PlayerBadge colour={colour} /> {player.name}
      </span>
      <span className={styles.lost}>{words.round.lost(scored.losses[seat]!)}</span>
      <span className={styles.smallCards}>
        {scored.hands[seat]!.map((index) => {
          const city = layout.map.cities[index]!;
          const connected = connects(layout, network, index);
          return (
            <Card
              key={city.id}
              name={city.name[language]}
              colour={city.colour}
              connected={connected}
              small
              label={`${city.name[language]}: ${connected ? words.tray.connected : words.tray.open}`}
            />
          );
        })}
      </span>
      <span className={styles.resultCredit}>
        <CreditTrack
          credit={credit.now}
          before={credit.before}
          of={view.startCredit}
          colour={colour}
          label={words.facts.credit(credit.now, view.startCredit)}
        />
        <strong aria-hidden="true">{credit.now}</strong>
      </span>
    </li>
  );
}
