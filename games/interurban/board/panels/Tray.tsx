/** What lies face up: the track row for everybody, and everybody's stations, which all may place; beside them what is held. */
import { useState, type KeyboardEvent } from 'react';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import {
  NONE,
  STATION_SLOTS,
  stationSlot,
  TRACK_SLOTS,
  type Rotation,
  type StartLabel,
  type View,
} from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { isWorthNorthWest, Tile } from '../map/Tile.tsx';
import type { DragHandlers } from '../choosing/useDrag.tsx';
import styles from './panels.module.css';

interface TrayProps {
  readonly view: View;
  readonly players: readonly Player[];
  readonly words: Words;
  /** Whose stations come first and are called yours. */
  readonly mine: number | undefined;
  /** What stands on the start edges. */
  readonly open: readonly StartLabel[];
  /** Labels of the routes that the held tile would extend. */
  readonly serves: readonly string[];
  readonly chosen: { readonly slot: number | undefined; readonly rotation: Rotation };
  /** Slots that can be chosen; the others can be asked why not. */
  readonly usable: ReadonlySet<number>;
  readonly active: boolean;
  /** The turn is full: no tile can be placed any more. */
  readonly spent: boolean;
  /** The slots that are advised, with the numbers that their tiles have on the board, if any. */
  readonly hinted: ReadonlyMap<number, number | undefined>;
  /** Slots that were turned up just now. */
  readonly fresh: ReadonlySet<number>;
  choose(slot: number, byKey: boolean): void;
  /** A touch anywhere on the tray, also while nothing can be chosen. */
  onTouch(): void;
  drag(slot: number): DragHandlers;
}

/** The slots as the tray shows them: track, mine, the others by seat. */
export function slotsInOrder(seats: number, mine: number | undefined): number[] {
  const owners = Array.from({ length: seats }, (_, index) => ((mine ?? 0) + index) % seats);
  return [0, 1, 2, ...owners.flatMap((seat) => [0, 1, 2].map((place) => stationSlot(seat, place)))];
}

export function Tray(props: TrayProps) {
  const { view, players, words, mine, chosen, usable, spent } = props;
  const order = slotsInOrder(players.length, mine);
  const inOrder = players.map((_, index) => players[((mine ?? 0) + index) % players.length]!);
  const [last, setLast] = useState<number>();
  // One stop for the Tab key; arrows go on from there.
  const stop = [chosen.slot, last, order.find((slot) => usable.has(slot))].find(
    (slot) => slot !== undefined && view.faceUp[slot] !== NONE,
  );
  const same = { ...props, stop, setLast };
  return (
    <div
      className={styles.tray}
      data-seats={players.length}
      data-spent={spent}
      onKeyDown={onArrow}
      onPointerDown={props.onTouch}
    >
      <Group
        {...same}
        name={words.tray.track}
        short={words.tray.short.track}
        from={0}
        count={TRACK_SLOTS}
        left={view.trackLeft}
      />
      {inOrder.map(({ seat, name, colour }) => (
        <Group
          key={seat}
          {...same}
          colour={colour}
          name={seat === mine ? words.tray.mine : words.tray.stations(name)}
          short={seat === mine ? words.tray.short.mine : name}
          from={stationSlot(seat)}
          count={STATION_SLOTS}
          left={view.stationsLeft[seat]!}
        />
      ))}
      {chosen.slot !== undefined && <About {...props} code={view.faceUp[chosen.slot]!} />}
    </div>
  );
}

/** Left and right go from tile to tile. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('button[data-slot]:enabled')];
  const at = tiles.findIndex((tile) => tile === document.activeElement);
  if (at < 0) return;
  tiles[(at + by + tiles.length) % tiles.length]!.focus();
  event.preventDefault();
  event.stopPropagation();
}

function About({ words, players, mine, open, serves, code }: TrayProps & { readonly code: number }) {
  const [head, text] = words.tray.about(code, (seat) => players[seat]!.name, mine, open, serves);
  return (
    <p className={styles.about}>
      <strong>{head}</strong>
      {text}
    </p>
  );
}

interface Stop {
  readonly stop: number | undefined;
  setLast(slot: number): void;
}

interface GroupProps extends TrayProps, Stop {
  readonly name: string;
  readonly short: string;
  readonly colour?: number;
  readonly from: number;
  readonly count: number;
  readonly left: number;
}

function Group(props: GroupProps) {
  const { words, name, short, colour, from, count, left } = props;
  return (
    <section className={styles.group} aria-label={name}>
      <p className={styles.groupName}>
        {colour !== undefined && <PlayerBadge colour={colour} size="1.05em" />}
        <span className={styles.groupText}>
          <span className={styles.long}>{name}</span>
          <span className={styles.short}>{short}</span>
        </span>
        <span className={styles.left} title={words.tray.left(left)}>
          <Pile />
          <span aria-hidden="true">{left}</span>
          <span className="visually-hidden">{words.tray.left(left)}</span>
        </span>
      </p>
      <ul className={styles.slots}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>
            <Slot {...props} slot={from + place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A stack of tiles. */
function Pile() {
  return (
    <svg className={styles.pile} viewBox="0 0 14 12" aria-hidden="true">
      <path d="M1 1H13V11H1ZM1 4.3H13M1 7.6H13" />
    </svg>
  );
}

function Slot(props: TrayProps & Stop & { readonly slot: number }) {
  const { view, players, words, mine, chosen, usable, active, hinted, fresh, choose, drag, slot, stop, setLast } =
    props;
  const code = view.faceUp[slot]!;
  if (code === NONE) return <span className={styles.empty} role="img" aria-label={words.tray.empty} />;
  const held = chosen.slot === slot;
  const { wasDrag, ...handlers } = drag(slot);
  return (
    <button
      type="button"
      className={styles.slot}
      data-slot={slot}
      data-name={held ? undefined : `tile:${slot}`}
      data-usable={usable.has(slot)}
      data-fresh={fresh.has(slot)}
      data-hinted={hinted.has(slot)}
      data-order={hinted.get(slot)}
      data-low={isWorthNorthWest({ code, rotation: held ? chosen.rotation : 0 })}
      aria-pressed={held}
      disabled={!active}
      tabIndex={slot === stop ? 0 : -1}
      aria-label={words.tile(code, (seat) => players[seat]!.name, mine)}
      onFocus={() => setLast(slot)}
      onClick={(event) => {
        if (!wasDrag()) choose(slot, event.detail === 0);
      }}
      {...handlers}
    >
      <TilePicture code={code} rotation={held ? chosen.rotation : 0} players={players} mine={mine} />
    </button>
  );
}

interface PictureProps {
  readonly code: number;
  readonly rotation: Rotation;
  readonly players: readonly Player[];
  readonly mine: number | undefined;
}

const LEGIBLE = { ['--worth' as string]: 1.42 };

export function TilePicture({ code, rotation, players, mine }: PictureProps) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" style={LEGIBLE}>
      <Tile code={code} rotation={rotation} colourOf={(seat) => players[seat]!.colour} mine={mine} />
    </svg>
  );
}
