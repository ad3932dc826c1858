/** The scoring of a game, route by route: the board shows the route that is counted, the summary says what it brings. */
import { useLayoutEffect, type ReactNode } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { startLabel, type RouteScore } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { RankList, RouteBadge } from './RoutePanel.tsx';
import styles from './panels.module.css';

interface ScoringProps {
  readonly scores: readonly RouteScore[];
  /** The finished table's tiles. */
  readonly tiles: readonly number[];
  readonly players: readonly Player[];
  readonly words: Words;
  /** The route that is counted now; after the last one comes the sum. */
  readonly step: number;
  go(step: number): void;
  /** The board, where it can't be seen beside the summary. */
  readonly picture: ReactNode;
  /** Told when the summary comes and goes, so that the board can show the same route. */
  onShown(shown: boolean): void;
}

export function Scoring({ scores, tiles, players, words, step, go, picture, onShown }: ScoringProps) {
  useLayoutEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  const score = scores[step];
  const so = sumOf(scores.slice(0, step + 1), players.length);
  return (
    <section className={styles.scoring} aria-label={words.scoring.title}>
      <nav className={styles.steps} aria-label={words.scoring.steps}>
        {scores.map(({ route, label }, index) => (
          <button
            key={route}
            type="button"
            aria-current={index === step ? 'step' : undefined}
            onClick={() => go(index)}
          >
            <span className="visually-hidden">{words.routes.name(label)}</span>
            <RouteBadge route={{ route, label }} />
          </button>
        ))}
        <button type="button" aria-current={score ? undefined : 'step'} onClick={() => go(scores.length)}>
          {words.scoring.sum}
        </button>
      </nav>
      {picture}
      <div aria-live="polite">
        {score ? (
          <>
            <h3>{words.routes.worth(score.label, score.value)}</h3>
            <p>{words.routes.sum(startLabel(tiles, score.route), score.start, score.track)}</p>
            <RankList score={score} players={players} words={words} />
          </>
        ) : (
          <h3>{words.scoring.total}</h3>
        )}
        <Sums players={players} so={so} gained={score?.victory} />
      </div>
      <div className={styles.stepButtons}>
        <Button icon="back" disabled={step === 0} onClick={() => go(step - 1)}>
          {words.button.back}
        </Button>
        <Button icon="next" disabled={!score} onClick={() => go(step + 1)}>
          {words.button.next}
        </Button>
      </div>
    </section>
  );
}

/** Everybody's points so far as bars, with what the route has just added. */
function Sums({
  players,
  so,
  gained,
}: {
  players: readonly Player[];
  so: readonly number[];
  gained: readonly number[] | undefined;
}) {
  const most = Math.max(1, ...so);
  return (
    <ul className={styles.sums}>
      {players.map(({ seat, name, colour }) => {
        const added = gained?.[seat] ?? 0;
        const share = (points: number): string => `${(100 * points) / most}%`;
        return (
          <li key={seat}>
            <span className={styles.sumName}>
              <PlayerBadge colour={colour} /> {name}
            </span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: share(so[seat]! - added), background: `var(--player-${colour})` }} />
              <span className={styles.added} style={{ width: share(added), color: `var(--player-${colour})` }} />
            </span>
            <strong>{so[seat]}</strong>
          </li>
        );
      })}
    </ul>
  );
}

function sumOf(scores: readonly RouteScore[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => scores.reduce((sum, { victory }) => sum + victory[seat]!, 0));
}
