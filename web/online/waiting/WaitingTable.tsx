import type { AtTable } from '../OnlineTable.tsx';

export function WaitingTable({ room }: AtTable) {
  return <p>{room.table}</p>;
}
