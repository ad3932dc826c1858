import type { AtTable } from '../OnlineTable.tsx';

export function JoinPage({ room }: AtTable) {
  return <p>{room.table}</p>;
}
