/** Tries from moments of a play: how one begins, and the other courses beside the one that is on the screen. */
import type { Viewer } from '@stellwerk/kernel';
import type { Step } from '@stellwerk/tables';
import type { GameScreen, Player, Turn } from '@stellwerk/toolkit/screen.ts';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ask } from '../session/engine.ts';
import { trunkOf } from '../session/make-id.ts';
import { turnsOf } from '../table/turns.ts';

/** A course that parts from the one on the screen. */
export interface Beside {
  readonly id: string;
  /** It was tried from the one on the screen; else that is the try. */
  readonly isTry: boolean;
  /** The turn from which on they differ, and all of them from there. */
  readonly from: number;
  readonly turns: readonly Turn[];
}

/** Leads to the other course where it parts from this one; a try to where it stands. */
export const hrefOf = ({ id, isTry, turns }: Beside): string =>
  isTry || !turns[0] ? `/play/${id}` : `/play/${id}?at=${turns[0].to}`;

type Log = { readonly id: string; readonly log: readonly Step[] };

export function useBeside(
  playId: string | undefined,
  viewer: Viewer,
  screen: GameScreen,
  turns: readonly Turn[],
): readonly Beside[] {
  const [logs, setLogs] = useState<readonly Log[]>([]);
  const isTry = playId !== undefined && trunkOf(playId) !== undefined;
  useEffect(() => {
    if (playId === undefined) return;
    let gone = false;
    void ask((service) => service.coursesBeside(playId, viewer)).then(
      (found) => !gone && setLogs(found),
      // Without them there is one course.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [playId, viewer]);
  const others = useMemo(() => logs.map(({ id, log }) => ({ id, all: turnsOf(log, screen.begins) })), [logs, screen]);
  return useMemo(
    () =>
      others.map(({ id, all }) => {
        const from = fork(turns, all);
        return { id, isTry: !isTry, from, turns: all.slice(from) };
      }),
    [others, turns, isTry],
  );
}

/** The first turn that two courses don't share. */
export function fork(one: readonly Turn[], other: readonly Turn[]): number {
  const isSame = ({ seat, events }: Turn, turn: Turn | undefined): boolean =>
    seat === turn?.seat && JSON.stringify(events) === JSON.stringify(turn?.events);
  const parts = one.findIndex((turn, at) => !isSame(turn, other[at]));
  return parts < 0 ? one.length : parts;
}

/** Plays on from where a turn is looked at: from before it, where it is the person's own. Nothing where nothing is left to play. */
export function useTryFrom(
  playId: string | undefined,
  viewer: Viewer,
  screen: GameScreen,
  turns: readonly Turn[],
  players: readonly Player[],
  last: number,
): (turn: number | undefined) => (() => void) | undefined {
  const [, navigate] = useLocation();
  return (turn) => {
    const looked = turn === undefined ? undefined : turns[turn];
    if (playId === undefined || !looked) return undefined;
    const step = stepBefore(looked, screen, players);
    if (step >= last) return undefined;
    return () =>
      void ask((service) => service.tryFrom(playId, viewer, step)).then(
        (begun) => begun.ok && navigate(`/play/${begun.id}`),
        // Its state says what is wrong.
        () => {},
      );
  };
}

export function stepBefore(
  { seat, events, from, to }: Turn,
  { begins }: Pick<GameScreen, 'begins'>,
  players: readonly Pick<Player, 'kind'>[],
): number {
  if (seat === undefined || players[seat]!.kind !== 'person') return to;
  // A step that tells that the turn begins is the last one before it.
  return events[0] && typeof begins?.(events[0]) === 'number' ? from : from - 1;
}
