/** Whose rails? One player's cities at the end of a round: how many rails join them, who laid them, and what was missing. */
import type { Seat } from '@stellwerk/kernel';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { playerColour, playerInk, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Language, Player } from '@stellwerk/toolkit/screen.ts';
import { MAX_CREDIT, type Scored } from '../../rules/index.ts';
import { capital, type Words } from '../../texts/words.ts';
import type { Layout } from '../map/geometry.ts';
import { treeOf } from './trees.ts';
import styles from '../panels/panels.module.css';

interface WhoseRailsProps {
  readonly layout: Layout;
  readonly scored: Scored;
  readonly players: readonly Player[];
  readonly words: Words;
  readonly language: Language;
  readonly seat: Seat | undefined;
  /** The only person at the table. */
  readonly you: Seat | undefined;
  choose(seat: Seat | undefined): void;
  /** All rails by builder can be chosen too. */
  readonly all: boolean;
  /** Shows it once more; undefined where nothing moves. */
  readonly again: (() => void) | undefined;
}

export function WhoseRails({ seat, you, players, words, choose, all, again, ...rest }: WhoseRailsProps) {
  return (
    <div className={styles.whoseRails}>
      <div className={styles.whoseHead}>
        <h2>{words.whose.title}</h2>
        {seat !== undefined && again && (
          <Button kind="quiet" icon="play" onClick={again}>
            {words.whose.again}
          </Button>
        )}
      </div>
      <div className={styles.chips} role="group" aria-label={words.whose.title}>
        {players.map((player) => (
          <button
            key={player.seat}
            type="button"
            aria-pressed={player.seat === seat}
            onClick={() => choose(player.seat)}
          >
            <PlayerBadge colour={player.colour} /> {player.seat === you ? capital(words.you) : player.name}
          </button>
        ))}
        {all && (
          <button type="button" aria-pressed={seat === undefined} onClick={() => choose(undefined)}>
            {words.whose.all}
          </button>
        )}
      </div>
      {seat !== undefined && <OfSeat {...rest} players={players} words={words} seat={seat} you={you} />}
    </div>
  );
}

type OfSeatProps = Omit<WhoseRailsProps, 'choose' | 'all' | 'again'> & { readonly seat: Seat };

function OfSeat({ layout, scored, players, words, language, seat, you }: OfSeatProps) {
  const { joined, missed, lines, laidBy } = treeOf(layout, scored, seat);
  const city = (index: number): string => layout.map.cities[index]!.name[language];
  const nameOf = (other: Seat): string => (other === you ? words.whose.byYou : players[other]!.name);
  const shares = [seat, ...players.map((it) => it.seat).filter((other) => other !== seat)]
    .map((other) => ({ seat: other, name: nameOf(other), rails: laidBy[other]! }))
    .filter(({ rails }) => rails > 0);
  const builder = new Map(scored.laid.map((line, i) => [line, scored.laidBy[i]!]));
  const sayWay = (way: readonly number[]): string => {
    const foreign = way.map((line) => builder.get(line)!).filter((other) => other !== seat);
    const [by, ...more] = new Set(foreign);
    return words.whose.way(way.length, foreign.length, by === undefined || more.length > 0 ? undefined : nameOf(by));
  };
  return (
    <>
      {lines.length > 0 && (
        <p>{words.whose.joins(seat === you ? undefined : players[seat]!.name, lines.length, shares)}</p>
      )}
      <Bar parts={shares.map((it) => ({ ...it, ...players[it.seat]! }))} />
      {missed.length > 0 && (
        <p className={styles.short}>
          {scored.losses[seat]! >= MAX_CREDIT
            ? words.whose.noWay
            : words.whose.short(missed.map((it) => ({ name: city(it.city), rails: it.points })))}
        </p>
      )}
      <dl className={styles.ways}>
        {joined.map((it) => (
          <div key={it.city}>
            <dt>{city(it.city)}</dt>
            <dd>{sayWay(it.way)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface BarProps {
  /** Of the width that there is. */
  readonly share?: number;
  readonly parts: readonly { readonly name: string; readonly rails: number; readonly colour: number }[];
}

/** Rails by builder, in their colours. */
export function Bar({ parts, share = 1 }: BarProps) {
  return (
    <div className={styles.bar} style={{ width: `${100 * share}%` }}>
      {parts.map(({ name, rails, colour }) => (
        <span
          key={name}
          title={`${name}: ${rails}`}
          style={{ flexGrow: rails, background: playerColour(colour), color: playerInk(colour) }}
        >
          <span className="visually-hidden">{name}: </span>
          {rails}
        </span>
      ))}
    </div>
  );
}
