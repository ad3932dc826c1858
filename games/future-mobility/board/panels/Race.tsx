/** The race to 50: names, points, what came since my turn and cards in hand; all marks on one track, or a lane for each where there is room. */
import { playerColour, PlayerBadge, PlayerMark } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { TARGET, type View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import styles from './race.module.css';

interface RaceProps {
  readonly view: View;
  readonly players: readonly Player[];
  /** Whose screen it is. */
  readonly you: number | undefined;
  readonly words: Words;
  /** Whose turn is underlined. */
  readonly turn: number;
  /** By seat what the last turn brought since mine. */
  readonly gains: ReadonlyMap<number, number>;
  /** Whose last turn is shown on the plan. */
  readonly shown: number | undefined;
  show(seat: number): void;
}

const END = TARGET + 6;

export function Race({ view, players, you, words, turn, gains, shown, show }: RaceProps) {
  const { race } = words.screen;
  // Short, and found at once.
  const share = (points: number): string => `${(Math.min(points, END) / END) * 100}%`;
  return (
    <section
      className={styles.race}
      data-name="race"
      aria-label={race.title(words.screen.list(players.map(({ seat, name }) => race.score(name, view.scores[seat]!))))}
    >
      <ol className={styles.names}>
        {players.map(({ seat, name, colour }, row) => {
          const gain = gains.get(seat);
          return (
            <li
              key={seat}
              data-you={seat === you || undefined}
              style={{ ['--colour' as string]: playerColour(colour) }}
            >
              <button
                type="button"
                aria-pressed={shown === seat}
                data-turn={turn === seat && view.phase !== 'over' ? '' : undefined}
                onClick={() => show(seat)}
              >
                <PlayerBadge colour={colour} size="1.05rem" />
                <span className={styles.name}>{seat === you ? race.you : name}</span>
                <span className={styles.hand} title={race.cards(view.handSizes[seat]!)}>
                  {view.handSizes[seat]}
                </span>
                <span className={styles.lane} aria-hidden="true">
                  <i style={{ width: share(view.scores[seat]!) }} />
                  <b style={{ left: share(TARGET) }} />
                  {row === 0 && <small style={{ left: share(TARGET) }}>{TARGET}</small>}
                  <svg viewBox="-14 -14 28 28" style={{ left: share(view.scores[seat]!) }}>
                    <PlayerMark colour={colour} r={10} />
                  </svg>
                </span>
                <strong>{view.scores[seat]}</strong>
                <em>{gain ? `+${gain}` : ''}</em>
              </button>
            </li>
          );
        })}
      </ol>
      <div className={styles.track} aria-hidden="true">
        {players.map(({ seat, colour }, row) => (
          <i
            key={seat}
            style={{ width: share(view.scores[seat]!), background: playerColour(colour), top: `${row * 3}px` }}
          />
        ))}
        <b style={{ left: share(TARGET) }} />
        {/* Its place is taken by the first mark beyond it. */}
        {view.scores.every((score) => score < TARGET) && <small style={{ left: share(TARGET) }}>{TARGET}</small>}
        {players.map(({ seat, colour }, row) => (
          <svg key={seat} viewBox="-14 -14 28 28" style={{ left: share(view.scores[seat]!), top: `${row * 3 - 5}px` }}>
            <PlayerMark colour={colour} r={11} />
          </svg>
        ))}
      </div>
    </section>
  );
}
