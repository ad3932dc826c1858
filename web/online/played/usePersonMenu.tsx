/** What can be done about somebody at the table: not to hear them any more, and while they are away, to ask the others for a bot in their place. */
import type { Seat } from '@stellwerk/kernel';
import type { ReactNode } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import type { AtTable } from '../OnlineTable.tsx';
import { isMuted, setMuted, useMuted } from '../talk/muted.ts';
import { useOnlineTexts } from '../texts/index.ts';

export function usePersonMenu({ room, you, link }: AtTable): (seat: Seat) => ReactNode {
  const { room: words, talk } = useOnlineTexts();
  const muted = useMuted();
  const playing = room.phase === 'playing';
  return (seat: Seat) => {
    const { kind, who, name = '', awaySince, relieved } = room.seats[seat] ?? {};
    if (!playing || kind !== 'person' || who === undefined || seat === you.seat) return undefined;
    const quiet = isMuted(muted, who);
    const replaceable = you.seat !== undefined && awaySince !== undefined && !relieved;
    return (
      <>
        <Button onClick={() => setMuted({ who, name }, !quiet)}>{quiet ? talk.hear(name) : talk.mute(name)}</Button>
        {replaceable && (
          <Button icon="bot" onClick={() => void link.ask({ type: 'vote', motion: 'bot', seat, yes: true })}>
            {words.letBot}
          </Button>
        )}
      </>
    );
  };
}
