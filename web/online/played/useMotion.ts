/** What the people at the table are asked that is not the game's question: whether a bot shall play for somebody, a turn go back, or all stop. */
import type { Seat } from '@stellwerk/kernel';
import { useState } from 'react';
import { ON_ITS_WAY, useJustGone } from '@stellwerk/toolkit/useJustGone.ts';
import type { Others } from '../../table/frame.ts';
import type { Snapshot } from '../../session/session.ts';
import type { AtTable } from '../OnlineTable.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import type { useNext } from './useNext.tsx';

/** So long somebody may be away on turn before the others are asked. */
const PATIENCE = 120_000;
/** Somebody who said "wait" is left alone for so long. */
const WAIT = 300_000;

export function useMotion(at: AtTable, snapshot: Snapshot, now: number, next: ReturnType<typeof useNext>) {
  const motion = useQuestion(at, snapshot, now, next);
  // It comes up under *End turn*.
  const settling = useJustGone(motion === undefined, ON_ITS_WAY);
  if (!motion) return undefined;
  const { primary, secondary } = motion;
  // What weighs most for somebody on turn is the turn.
  const quiet = at.you.seat !== undefined && snapshot.toAct.includes(at.you.seat) && secondary !== undefined;
  return {
    ...motion,
    primary: { ...primary, settling, ...(quiet && { quiet }) },
    ...(secondary && { secondary: { ...secondary, settling } }),
  };
}

function useQuestion(
  { room, you, link }: AtTable,
  { toAct, result }: Snapshot,
  now: number,
  next: ReturnType<typeof useNext>,
): Others['motion'] {
  const { room: words, waiting } = useOnlineTexts();
  const [waitUntil, setWaitUntil] = useState(0);
  const me = you.seat;
  // It ended without a result: by agreement, or because its rules are no longer there.
  if (room.phase === 'over' && !result) {
    return {
      ask: room.outdated ? words.outdated : words.abandoned,
      so: next.said ?? (room.outdated ? words.outdatedSo : words.abandonedSo),
      primary: next.primary!,
      secondary: { label: waiting.leave, run: next.leave },
    };
  }
  if (me === undefined || room.phase !== 'playing') return undefined;
  const nameOf = (seat: Seat): string => room.seats[seat]?.name ?? '';

  if (room.seats[me]?.relieved)
    return {
      ask: words.relieved,
      so: words.relievedSo,
      primary: { label: words.back, run: () => void link.ask({ type: 'back' }) },
    };

  const open = room.motions?.find(({ of, yes, no }) => of.includes(me) && !yes.includes(me) && !no.includes(me));
  if (open?.motion === 'abandon') {
    const vote = (yes: boolean) => () => void link.ask({ type: 'vote', motion: 'abandon', yes });
    return {
      ask: words.abandonAsk(nameOf(open.yes[0]!)),
      so: words.abandonSo,
      primary: { label: words.abandonYes, run: vote(true) },
      secondary: { label: words.abandonNo, run: vote(false) },
    };
  }

  if (open?.motion === 'rewind') {
    const vote = (yes: boolean) => () => void link.ask({ type: 'vote', motion: 'rewind', seat: open.seat!, yes });
    return {
      ask: words.rewindAsk(nameOf(open.seat!)),
      so: words.rewindSo,
      primary: { label: words.rewindYes, run: vote(true) },
      secondary: { label: words.rewindNo, run: vote(false) },
    };
  }

  if (open?.motion === 'seat') {
    const vote = (yes: boolean) => () => void link.ask({ type: 'vote', motion: 'seat', seat: open.seat!, yes });
    const mine = open.seat === me;
    return {
      ask: mine ? words.claimAsk(open.name!) : words.claimVote(open.name!, nameOf(open.seat!)),
      so: mine ? words.claimSo : words.claimVoteSo,
      primary: { label: words.claimYes, run: vote(true) },
      secondary: { label: words.claimNo, run: vote(false) },
    };
  }

  const { clock, seats, motions } = room;
  const away = toAct.find((seat) => {
    const { awaySince, relieved } = seats[seat] ?? {};
    return seat !== me && !relieved && awaySince !== undefined && now - awaySince >= PATIENCE;
  });
  const seat = open?.seat ?? (clock.kind === 'none' && now > waitUntil ? away : undefined);
  const voted = motions?.some((each) => each.motion === 'bot' && each.seat === seat && each.yes.includes(me));
  if (seat === undefined || voted) return undefined;
  const vote = (yes: boolean) => () => {
    if (!yes) setWaitUntil(now + WAIT);
    void link.ask({ type: 'vote', motion: 'bot', seat, yes });
  };
  const minutes = Math.max(1, Math.floor((now - (seats[seat]!.awaySince ?? now)) / 60_000));
  return {
    ask: words.awayAsk(nameOf(seat), minutes),
    so: open ? words.awayFor(open.yes.map(nameOf)) : words.awaySo,
    primary: { label: words.letBot, run: vote(true) },
    secondary: { label: words.wait, run: vote(false) },
  };
}
