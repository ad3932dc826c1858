/** The seats of a waiting table in their order, and what the host can do with all of them. */
import type { Seat } from '@stellwerk/kernel';
import { Suspense, useState } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { useFacts } from '../facts.ts';
import { seatLinkAddress } from '../join/seat-link.ts';
import type { AtTable } from '../OnlineTable.tsx';
import { useLink } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { SeatRow, type SeatWays } from './SeatRow.tsx';
import type { Asking } from './useAsking.ts';
import type { Invitation } from './useInvitation.ts';
import styles from './Seats.module.css';

interface SeatsProps extends AtTable {
  readonly asking: Asking;
  readonly invitation: Invitation;
  /** Sits down somebody who has no name yet. */
  join(): void;
}

export function Seats(props: SeatsProps) {
  const { room, you, invitation } = props;
  const { waiting: words } = useOnlineTexts();
  // Somebody who has just sat down may choose a colour at once.
  const [open, setOpen] = useState<Seat | undefined>(you.host ? undefined : you.seat);
  const [moved, setMoved] = useState<-1 | 1>();
  const ways = useSeatWays(props, (seat, by) => {
    setOpen(seat + by);
    setMoved(by);
  });
  const here = room.seats.filter(({ kind, awaySince }) => kind === 'bot' || (kind === 'person' && !awaySince)).length;
  return (
    <section className={styles.seats} aria-labelledby="seats">
      <div className={styles.head}>
        <h2 id="seats">{words.seats}</h2>
        <span>
          {words.count(here, room.seats.length)}
          {room.watchers > 0 && ` · ${words.watchers(room.watchers)}`}
        </span>
      </div>
      <ul className={styles.rows}>
        {room.seats.map((_, seat) => (
          <SeatRow
            key={seat}
            room={room}
            seat={seat}
            mine={seat === you.seat}
            rules={you.host ?? false}
            ways={ways}
            open={open === seat}
            moved={moved}
            toggle={() => {
              setOpen(open === seat ? undefined : seat);
              setMoved(undefined);
            }}
            copied={invitation.copied !== undefined && invitation.copied === ways.linkOf(seat)}
          />
        ))}
      </ul>
    </section>
  );
}

function useSeatWays(
  { room, you, link: at, asking: { ask }, invitation, join }: SeatsProps,
  onMoved: SeatWays['move'],
) {
  const { person } = useLink();
  const linkOf = (seat: Seat): string | undefined => {
    const key = you.keys?.[seat];
    return key && seatLinkAddress(invitation.link, { key, name: room.seats[seat]!.name ?? '' });
  };
  const ways: SeatWays & { linkOf: typeof linkOf } = {
    sit: (seat) => (person ? ask({ type: 'sit', seat }) : join()),
    setBot: (seat, level) => ask({ type: 'seat', seat, wish: { kind: 'bot', level } }),
    free: (seat) => ask({ type: 'seat', seat, wish: { kind: 'free' } }),
    drop: room.seats.length > 2 ? (seat) => ask({ type: 'dropSeat', seat }) : undefined,
    move: (seat, by) => {
      const order = [...room.seats.keys()];
      [order[seat], order[seat + by]] = [seat + by, seat];
      void at.ask({ type: 'arrange', order }).then(({ ok }) => ok && onMoved(seat, by));
    },
    setColour: (colour) => ask({ type: 'colour', colour }),
    link: (seat) => (invitation.share ?? invitation.copy)(linkOf(seat)),
    linkOf,
  };
  return ways;
}

/** For the host: beneath the seats, or in the menu where there is no room. */
export function HostTools({
  room,
  asking: { ask },
  openOptions,
}: Pick<SeatsProps, 'room' | 'asking'> & { openOptions(): void }) {
  const { waiting: words } = useOnlineTexts();
  const mix = (): void => {
    const order = [...room.seats.keys()];
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(Math.random() * (last + 1));
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    ask({ type: 'arrange', order });
  };
  return (
    <div className={styles.tools}>
      <Suspense>
        <AddSeat game={room.game} count={room.seats.length} add={() => ask({ type: 'addSeat' })} />
      </Suspense>
      <Button kind="quiet" icon="mix" onClick={mix}>
        {words.mix}
      </Button>
      <Button kind="quiet" icon="gear" onClick={openOptions}>
        {words.options}
      </Button>
    </div>
  );
}

function AddSeat({ game, count, add }: { readonly game: string; readonly count: number; add(): void }) {
  const { waiting: words } = useOnlineTexts();
  return (
    <Button kind="quiet" icon="plus" disabled={count >= useFacts(game).seats.max} onClick={add}>
      {words.add}
    </Button>
  );
}
