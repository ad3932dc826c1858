/** The points of all as lines that run side by side to 50, the way a line diagram shows its lines. */
import { playerColour, PlayerMark } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { TARGET } from '../../rules/index.ts';
import type { ScreenWords } from '../../texts/screen-words.ts';
import { PLAN } from '../map/geometry.ts';
import styles from '../map/map.module.css';

const END = TARGET + 8;
const TOP = 18;
const LANE = 16;

interface TrackProps {
  readonly scores: readonly number[];
  readonly players: readonly Player[];
  readonly words: ScreenWords;
}

export function ScoreTrack({ scores, players, words }: TrackProps) {
  const left = PLAN.left + 4;
  const right = PLAN.width - 26;
  const x = (points: number): number => left + (Math.min(points, END) / END) * (right - left);
  const y = (seat: number): number => TOP + seat * LANE;
  const bottom = y(players.length - 1);
  const label = words.track.title(words.list(players.map(({ seat, name }) => words.track.score(name, scores[seat]!))));
  return (
    <g role="img" aria-label={label} className={styles.track}>
      {Array.from({ length: TARGET / 10 + 1 }, (_, i) => i * 10).map((points) => (
        <g key={points} data-end={points === TARGET}>
          <path className={styles.tick} d={`M${x(points)} ${TOP - 8}V${bottom + 8}`} />
          <text className={styles.figure} x={x(points)} y={bottom + 25} textAnchor="middle">
            {points}
          </text>
        </g>
      ))}
      {players.map(({ seat, colour }) => (
        <g key={seat}>
          <path className={styles.rest} d={`M${left} ${y(seat)}H${x(TARGET)}`} />
          <path
            className={styles.way}
            style={{ stroke: playerColour(colour) }}
            d={`M${left} ${y(seat)}H${x(scores[seat]!)}`}
          />
        </g>
      ))}
      {players.map(({ seat, colour }) => (
        <g key={seat} className={styles.runner} style={{ transform: `translate(${x(scores[seat]!)}px, ${y(seat)}px)` }}>
          <PlayerMark colour={colour} r={9} />
        </g>
      ))}
    </g>
  );
}
