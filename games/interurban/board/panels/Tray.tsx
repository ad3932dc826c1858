/** What lies face up: the track row for everybody, and everybody's stations, which all may place. */
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import { NONE, STATION_SLOTS, stationSlot, TRACK_SLOTS, type Rotation, type View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { Tile } from '../map/Tile.tsx';
import type { DragHandlers } from '../choosing/useDrag.tsx';
import styles from './panels.module.css';

interface TrayProps {
  readonly view: View;
  readonly players: readonly Player[];
  readonly words: Words;
  /** Whose stations come first. */
  readonly first: number;
  readonly chosen: { readonly slot: number | undefined; readonly rotation: Rotation };
  /** Slots that can be chosen; the others can be asked why not. */
  readonly usable: ReadonlySet<number>;
  readonly active: boolean;
  /** Slots whose tile could complete a route, where help is wanted. */
  readonly closing: ReadonlySet<number>;
  /** Slots that were turned up just now. */
  readonly fresh: ReadonlySet<number>;
  choose(slot: number, byKey: boolean): void;
  drag(slot: number): DragHandlers;
}

export function Tray(props: TrayProps) {
  const { view, players, words, first } = props;
  const inOrder = players.map((_, index) => players[(first + index) % players.length]!);
  return (
    <div className={styles.tray} data-seats={players.length}>
      <Group {...props} name={words.tray.track} from={0} count={TRACK_SLOTS} left={view.trackLeft} />
      {inOrder.map(({ seat, name, colour }) => (
        <Group
          key={seat}
          {...props}
          colour={colour}
          name={name}
          from={stationSlot(seat)}
          count={STATION_SLOTS}
          left={view.stationsLeft[seat]!}
        />
      ))}
    </div>
  );
}

interface GroupProps extends TrayProps {
  readonly name: string;
  readonly colour?: number;
  readonly from: number;
  readonly count: number;
  readonly left: number;
}

function Group(props: GroupProps) {
  const { words, name, colour, from, count, left } = props;
  const label = colour === undefined ? name : words.tray.stations(name);
  return (
    <section className={styles.group} aria-label={label}>
      <p className={styles.groupName}>
        {colour !== undefined && <PlayerBadge colour={colour} size="1.05em" />}
        <span className={styles.groupText}>{name}</span>
        <span className={styles.left} title={words.tray.left(left)}>
          <span aria-hidden="true">+{left}</span>
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

function Slot(props: TrayProps & { readonly slot: number }) {
  const { view, players, words, chosen, usable, closing, active, fresh, choose, drag, slot } = props;
  const code = view.faceUp[slot]!;
  if (code === NONE) return <span className={styles.empty} role="img" aria-label={words.tray.empty} />;
  const mine = chosen.slot === slot;
  const label = words.tile(code, (seat) => players[seat]!.name);
  const { wasDrag, ...handlers } = drag(slot);
  return (
    <button
      type="button"
      className={styles.slot}
      data-slot={slot}
      data-usable={usable.has(slot)}
      data-fresh={fresh.has(slot)}
      aria-pressed={mine}
      disabled={!active}
      aria-label={closing.has(slot) ? `${label} (${words.tray.closes})` : label}
      onClick={(event) => {
        if (!wasDrag()) choose(slot, event.detail === 0);
      }}
      {...handlers}
    >
      <TilePicture code={code} rotation={mine ? chosen.rotation : 0} players={players} />
      {closing.has(slot) && (
        <svg className={styles.closes} viewBox="-20 -20 40 40" aria-hidden="true">
          <circle r="17" />
          <path d="M-7 1L-2 6L8 -6" />
        </svg>
      )}
    </button>
  );
}

interface PictureProps {
  readonly code: number;
  readonly rotation: Rotation;
  readonly players: readonly Player[];
}

export function TilePicture({ code, rotation, players }: PictureProps) {
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true">
      <Tile code={code} rotation={rotation} colourOf={(seat) => players[seat]!.colour} />
    </svg>
  );
}
