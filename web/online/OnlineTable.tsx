/** A table on the server: one address for invitation, waiting, play, result and the next play. */
import { RETURN_KEY } from '@stellwerk/tables/wire';
import { useState } from 'react';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { JoinPage } from './join/JoinPage.tsx';
import { ReturnPage } from './join/ReturnPage.tsx';
import { useSeatLink } from './join/seat-link.ts';
import { UsedSeat } from './join/UsedSeat.tsx';
import { Outdated } from './played/Outdated.tsx';
import { PlayedTable } from './played/PlayedTable.tsx';
import { useLink } from './server.ts';
import { TroublePage } from './TroublePage.tsx';
import { useRoom } from './useRoom.ts';
import { WaitingTable } from './waiting/WaitingTable.tsx';

/** What the parts of a table's page are given. */
export type AtTable = Required<Pick<ReturnType<typeof useRoom>, 'room'>> & ReturnType<typeof useRoom>;

export default function OnlineTable({ table }: { readonly table: string }) {
  const { link: state } = useLink();
  const at = useRoom(table);
  const seatLink = useSeatLink();
  const { room, you, session, refusal } = at;
  /** Came without wanting a seat, or stood up. */
  const [watches, setWatches] = useState(false);
  /** Has had a seat on this page, so the seat link has done its work. */
  const [sat, setSat] = useState(false);
  if (you.seat !== undefined && !sat) setSat(true);
  const comes = you.seat === undefined && !watches && !sat;
  if (state === 'older') return <TroublePage trouble="older" />;
  if (comes && seatLink?.key.startsWith(RETURN_KEY))
    return <ReturnPage returnKey={seatLink.key} goOn={() => setWatches(true)} />;
  if (refusal) return <TroublePage trouble={refusal.code} />;
  if (!room) return state === 'offline' ? <TroublePage trouble="offline" /> : <Waiting />;
  const here: AtTable = { ...at, room };
  const waits = room.phase === 'waiting' || room.phase === 'starting';
  // From the first play on, everybody without a seat watches.
  if (waits && you.seat === undefined && !watches && room.play === 0)
    return <JoinPage {...here} seatLink={seatLink} putOut={sat} watch={() => setWatches(true)} />;
  if (waits) return <WaitingTable {...here} setWatches={setWatches} />;
  if (room.phase === 'playing' && !room.watch && you.seat === undefined)
    return <TroublePage trouble="table.noWatching" />;
  if (comes && seatLink && room.phase === 'playing')
    return <UsedSeat {...here} seatKey={seatLink.key} watch={() => setWatches(true)} />;
  if (!session && room.outdated) return <Outdated {...here} />;
  return (
    <ErrorBoundary>
      {session ? <PlayedTable key={session.number} {...here} session={session} /> : <Waiting />}
    </ErrorBoundary>
  );
}
