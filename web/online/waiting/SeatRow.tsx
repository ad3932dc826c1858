/** One seat: who, what, and what can be done with it. Every row is as high as every other, so that nothing moves when somebody sits down. */
import { LEVELS, type Level, type Seat } from '@stellwerk/kernel';
import type { RoomShown, SeatShown } from '@stellwerk/tables/wire';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSettings } from '../../app/settings.tsx';
import { Button, IconButton } from '@stellwerk/toolkit/Button.tsx';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { PLAYER_COLOURS, playerColour, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { FreeBadge } from './FreeBadge.tsx';
import styles from './SeatRow.module.css';

export interface SeatWays {
  sit(seat: Seat): void;
  setBot(seat: Seat, level: Level): void;
  free(seat: Seat): void;
  /** Undefined where the game needs every seat that there is. */
  readonly drop: ((seat: Seat) => void) | undefined;
  move(seat: Seat, by: -1 | 1): void;
  setColour(colour: number): void;
  /** Hands on the link of an invited seat. */
  link(seat: Seat): void;
}

interface SeatRowProps {
  readonly room: RoomShown;
  readonly seat: Seat;
  readonly mine: boolean;
  /** Mine to change: the host's, until the countdown runs. */
  readonly rules: boolean;
  readonly ways: SeatWays;
  readonly open: boolean;
  /** It has just come here, up or down, with what is open in it. */
  readonly moved: -1 | 1 | undefined;
  toggle(): void;
  /** The link of this seat was just copied. */
  readonly copied: boolean;
}

export function SeatRow(props: SeatRowProps) {
  const { room, seat, mine, rules, open } = props;
  const shown = room.seats[seat]!;
  const name = useSeatName(shown);
  const unfolds = (mine || (rules && shown.kind !== 'free')) && room.phase === 'waiting';
  return (
    <li
      className={styles.row}
      data-kind={shown.kind}
      style={shown.kind === 'free' ? undefined : { ['--colour' as string]: playerColour(shown.colour) }}
    >
      <div role="group" aria-label={name}>
        <div className={styles.line}>
          <Who {...props} shown={shown} name={name} unfolds={unfolds} />
          <State {...props} shown={shown} name={name} />
        </div>
        {unfolds && open && <Unfolded {...props} shown={shown} name={name} />}
      </div>
    </li>
  );
}

interface Shown {
  readonly shown: SeatShown;
  readonly name: string;
}

function useSeatName({ kind, name }: SeatShown): string {
  const { waiting: words } = useOnlineTexts();
  return name ?? (kind === 'free' ? words.seatFree : words.botName);
}

function Who(props: SeatRowProps & Shown & { readonly unfolds: boolean }) {
  const { room, seat, mine, shown, name, unfolds, open, toggle, ways } = props;
  const { waiting: words } = useOnlineTexts();
  const { kind, colour, level, awaySince } = shown;
  const size = '1.625rem';
  const isHost = room.host === seat;
  const what = mine
    ? isHost
      ? words.youHost
      : words.you
    : kind === 'person'
      ? isHost
        ? words.host
        : ''
      : kind === 'bot'
        ? words.bot[level ?? 'normal']
        : kind === 'invited'
          ? words.invited
          : '';
  const inside: ReactNode = (
    <>
      {kind === 'free' ? (
        <FreeBadge size={size} />
      ) : (
        <PlayerBadge colour={colour} size={size} hollow={kind === 'invited' || awaySince !== undefined} />
      )}
      <span className={styles.name}>
        {name}
        {what !== '' && <small>{what}</small>}
      </span>
    </>
  );
  if (kind === 'free' && room.phase === 'waiting')
    return (
      <button type="button" className={styles.who} title={words.sit} onClick={() => ways.sit(seat)}>
        {inside}
        <span className="visually-hidden">{words.sit}</span>
      </button>
    );
  if (!unfolds) return <div className={styles.who}>{inside}</div>;
  return (
    <button type="button" className={styles.who} aria-expanded={open} onClick={toggle}>
      {inside}
    </button>
  );
}

/** At the right: how things stand with the seat, or what the host can do with it. */
function State({ room, seat, rules, shown, name, ways, copied }: SeatRowProps & Shown) {
  const { waiting: words } = useOnlineTexts();
  const { kind, ready, awaySince } = shown;
  if (kind === 'person') {
    if (awaySince !== undefined) return <span className={styles.away}>{words.states.away}</span>;
    if (ready === false) return <span className={styles.away}>{words.states.moment}</span>;
    return (
      <span className={styles.ready}>
        <Icon name="check" size={18} />
        {words.states.ready}
      </span>
    );
  }
  if (!rules) return kind === 'free' ? <span className={styles.soft}>{words.anybody}</span> : null;
  if (room.phase !== 'waiting') return null;
  return (
    <span className={styles.tools}>
      {kind === 'invited' && (
        <Button icon="share" onClick={() => ways.link(seat)} aria-label={words.linkOf(name)}>
          <span aria-live="polite">{copied ? words.copied : words.link}</span>
        </Button>
      )}
      {kind === 'free' && (
        <Button icon="bot" onClick={() => ways.setBot(seat, 'normal')} title={words.makeBot}>
          {words.botName}
        </Button>
      )}
      {kind === 'free' ? (
        <IconButton icon="close" label={words.remove} disabled={!ways.drop} onClick={() => ways.drop?.(seat)} />
      ) : (
        <IconButton icon="close" label={words.freeUp(name)} onClick={() => ways.free(seat)} />
      )}
    </span>
  );
}

function Unfolded({ room, seat, mine, rules, shown, name, ways, moved }: SeatRowProps & Shown) {
  const { waiting: words } = useOnlineTexts();
  const order = useRef<HTMLSpanElement>(null);
  // The focus goes along, so that the key can be pressed again.
  useEffect(() => {
    const buttons = [...(order.current?.querySelectorAll('button') ?? [])];
    const [first, second] = moved === 1 ? buttons.toReversed() : buttons;
    if (moved !== undefined) (first?.disabled ? second : first)?.focus();
  }, [moved]);
  return (
    <div className={styles.unfolded}>
      {mine && <Colours room={room} seat={seat} choose={ways.setColour} />}
      {shown.kind === 'bot' && (
        <span className={styles.levels} role="group" aria-label={words.level}>
          {LEVELS.map((level) => (
            <Button
              key={level}
              kind={shown.level === level ? 'secondary' : 'quiet'}
              aria-pressed={shown.level === level}
              onClick={() => ways.setBot(seat, level)}
            >
              {words.bot[level]}
            </Button>
          ))}
        </span>
      )}
      {rules && shown.kind === 'person' && !mine && (
        <Button kind="quiet" icon="close" onClick={() => ways.free(seat)}>
          {words.freeUp(name)}
        </Button>
      )}
      {rules && (
        <span ref={order} className={styles.order}>
          <IconButton icon="up" label={words.up(name)} disabled={seat === 0} onClick={() => ways.move(seat, -1)} />
          <IconButton
            icon="down"
            label={words.down(name)}
            disabled={seat === room.seats.length - 1}
            onClick={() => ways.move(seat, 1)}
          />
        </span>
      )}
    </div>
  );
}

/** Six shapes; one that a person has is pale and says whose it is. */
function Colours({ room, seat, choose }: Pick<SeatRowProps, 'room' | 'seat'> & { choose(colour: number): void }) {
  const { settings } = useSettings();
  const { waiting: words } = useOnlineTexts();
  return (
    <span className={styles.colours} role="group" aria-label={words.colour}>
      {PLAYER_COLOURS.map(({ name }, colour) => {
        const owner = room.seats.find((each, at) => at !== seat && each.kind === 'person' && each.colour === colour);
        const label = words.colourOf(name[settings.language], owner?.name);
        return (
          <button
            key={colour}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={room.seats[seat]!.colour === colour}
            disabled={owner !== undefined}
            onClick={() => choose(colour)}
          >
            <PlayerBadge colour={colour} size="1.75rem" />
          </button>
        );
      })}
    </span>
  );
}
