/** The end of a round in words and figures: everybody's cities, what they lost and where their credit stands. */
import { type ReactNode, useLayoutEffect } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Lead } from '@stellwerk/toolkit/Ending.tsx';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Language, Player } from '@stellwerk/toolkit/screen.ts';
import type { Scored, View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { Card } from './Card.tsx';
import { CreditTrack } from './Credit.tsx';
import type { Layout } from '../map/geometry.ts';
import { connects, networkOf } from '../map/networks.ts';
import styles from './panels.module.css';

interface SummaryProps {
  readonly layout: Layout;
  readonly view: View;
  readonly scored: Scored;
  readonly players: readonly Player[];
  readonly words: Words;
  readonly language: Language;
  /** The map, where it can't be seen on the board. */
  readonly picture: ReactNode;
  /** Draws the missing rails once more; undefined where nothing moves. */
  readonly again: (() => void) | undefined;
  /** Told when the summary comes and goes, so that the board can show the same round. */
  onShown(shown: boolean): void;
}

export function RoundSummary(props: SummaryProps) {
  const { view, scored, players, words, picture, again, onShown } = props;
  useLayoutEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  const names = words.list(scored.finishers.map((seat) => players[seat]!.name));
  const before = view.rounds[scored.round - 2]?.credits;
  return (
    <div className={styles.summary}>
      <Lead>
        {scored.finishers.length > 0
          ? words.round.reason.finished(names, scored.finishers.length)
          : words.round.reason.railsOut}
      </Lead>
      {picture}
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
      {again && (
        <Button kind="quiet" icon="again" onClick={again}>
          {words.round.again}
        </Button>
      )}
    </div>
  );
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
