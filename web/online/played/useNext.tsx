/** The next play at this table: players say that they are in, the host starts, watchers ask for a seat that comes free. */
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { useSettings } from '../../app/settings.tsx';
import { listed } from '../../texts/index.ts';
import type { GameTableProps } from '../../table/frame.ts';
import { NameAsk } from '../NameAsk.tsx';
import type { AtTable } from '../OnlineTable.tsx';
import { useLink } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';

interface Next {
  readonly primary: GameTableProps['primary'];
  /** A player goes home, and the others know. */
  leave(): void;
  /** What a player is told who is in. */
  readonly said: string | undefined;
  /** A watcher has asked for the next free seat. */
  readonly noted: boolean;
  /** Open while a watcher without a name gives one. */
  readonly naming: ReactNode;
}

export function useNext({ room, you, link }: AtTable): Next {
  const { room: words, join } = useOnlineTexts();
  const { texts, settings } = useSettings();
  const { person } = useLink();
  const [asks, setAsks] = useState(false);
  const [, navigate] = useLocation();
  const me = you.seat === undefined ? undefined : room.seats[you.seat];
  const noted = !me && person !== undefined && (room.next?.includes(person.name) ?? false);
  const again = (isIn: boolean) => void link.ask({ type: 'again', in: isIn });
  const persons = room.seats.filter(({ kind }) => kind === 'person');
  const namesOf = (some: typeof persons) =>
    listed(
      some.map(({ name }) => name!),
      settings.language,
    );
  const missing = persons.filter((each) => !each.again);
  // Nobody waits for who has said no.
  const undecided = missing.filter((each) => each.again === undefined);
  const names = namesOf(undecided);

  const primaryOf = (): GameTableProps['primary'] => {
    if (!me) {
      if (noted) return { label: words.playNextNot, quiet: true, run: () => again(false) };
      return { label: words.playNext, quiet: room.phase !== 'over', run: () => (person ? again(true) : setAsks(true)) };
    }
    if (room.phase !== 'over') return undefined;
    const isAsked = room.seats.some((each) => each.again);
    if (!me.again) return { label: isAsked ? words.imIn : words.playAgain, run: () => again(true) };
    if (!you.host) {
      const host = room.seats[room.host ?? -1]?.name ?? '';
      const label = undecided.length > 0 ? words.waitingForOthers(names) : words.waitingForStart(host);
      return { label, quiet: true, disabled: true, run: () => {} };
    }
    // At a public table somebody who watched and wants to play gets the seat, else a bot keeps it.
    const startWith = room.next && room.public ? words.startWithout : words.startWithBot;
    return {
      label: missing.length > 0 ? startWith(namesOf(missing)) : words.startNow,
      quiet: undecided.length > 0,
      run: () => void link.ask({ type: 'start', free: 'bots' }),
    };
  };
  const naming = (
    <Dialog open={asks} title={words.playNext} closeLabel={texts.close} onClose={() => setAsks(false)}>
      <NameAsk
        label={join.name}
        submit={join.join}
        onNamed={() => {
          setAsks(false);
          again(true);
        }}
      />
    </Dialog>
  );
  const leave = (): void => {
    if (me && room.phase === 'over') again(false);
    navigate('/');
  };
  const said = me?.again ? words.youAreIn(names, undecided.length) : undefined;
  return { primary: primaryOf(), leave, said, noted, naming };
}
