/** Who came to a table, went, is away or has a bot in their place: what is new between two moments of it. */
import type { RoomShown } from '@stellwerk/tables/wire';

export interface Coming {
  readonly what: 'joined' | 'left' | 'isAway' | 'isBack' | 'isReady' | 'botTookOver' | 'tookBack';
  readonly name: string;
}

type Seated = Pick<RoomShown, 'seats' | 'phase'>;

export function comingsBetween(before: Seated, now: Seated): readonly Coming[] {
  const [old, present] = [personsAt(before), personsAt(now)];
  // When a play is over, no bot plays for anybody.
  const plays = before.phase === 'playing' && now.phase === 'playing';
  const come = [...present].flatMap(([who, seat]): Coming[] => {
    const was = old.get(who);
    const name = seat.name!;
    if (!was) return [{ what: 'joined', name }];
    if (plays && seat.relieved !== was.relieved) return [{ what: seat.relieved ? 'botTookOver' : 'tookBack', name }];
    if ((seat.awaySince === undefined) !== (was.awaySince === undefined))
      return [{ what: seat.awaySince === undefined ? 'isBack' : 'isAway', name }];
    return was.ready === false && seat.ready ? [{ what: 'isReady', name }] : [];
  });
  const gone = [...old].filter(([who]) => !present.has(who));
  return [...come, ...gone.map(([, { name }]): Coming => ({ what: 'left', name: name! }))];
}

/** A person stays the same under another name. */
const personsAt = ({ seats }: Seated) =>
  new Map(seats.flatMap((seat) => (seat.kind === 'person' ? [[seat.who ?? seat.name!, seat] as const] : [])));
