/** What a game's screen may know, put together from a session's state: one way for running plays and replays. */
import type { Reason } from '@stellwerk/kernel';
import type { Table, Turn } from '@stellwerk/toolkit/screen.ts';
import { useMemo } from 'react';
import { useSettings } from '../app/settings.tsx';
import type { Live } from '../session/session.ts';
import type { CoachSlot } from './frame.ts';
import { FORGETFUL, memoryOf } from './memory.ts';
import type { Looking } from './useLooking.ts';
import { youIn } from './you.ts';

/** What the person does, as `useSending` and `useDraft` carry it out. */
interface Doing extends Pick<
  Table,
  'act' | 'actAll' | 'why' | 'takeBack' | 'draft' | 'hinted' | 'nudged' | 'closeHint' | 'pending'
> {
  /** The draft is under way. */
  readonly sent: boolean;
  readonly refused: Reason | undefined;
  /** Others are skipped: nothing is animated. */
  readonly hurried: boolean;
}

const nothing = async (): Promise<undefined> => undefined;
const ONLY_LOOKING: Doing = {
  act: nothing,
  actAll: nothing,
  why: nothing,
  takeBack: () => {},
  draft: undefined,
  sent: false,
  hinted: 0,
  nudged: false,
  closeHint: () => {},
  refused: undefined,
  pending: false,
  hurried: false,
};

/** `news` is what the board marks: what others did, or the turn that is looked at. A table with a guide brings no sketch back. */
export function useTableOf(
  live: Live,
  { past }: Looking,
  news: readonly Turn[],
  turns: readonly Turn[],
  openRules: (section: string) => void,
  {
    act,
    actAll,
    why,
    takeBack,
    draft,
    sent,
    hinted,
    nudged,
    closeHint,
    refused,
    pending,
    hurried,
  }: Doing = ONLY_LOOKING,
  coach?: Pick<CoachSlot, 'poses' | 'memory'>,
): Table {
  const { snapshot, players, commitment } = live;
  const you = youIn(live);
  const { settings, motion } = useSettings();
  const { language, patterns } = settings;
  const poses = coach?.poses ?? false;
  const guided = coach !== undefined;
  const ways = settings.ways && !poses;
  const coached = coach && (coach.memory ?? FORGETFUL);
  const memory = useMemo(
    () => coached ?? memoryOf(`${commitment} ${snapshot.viewer}`),
    [coached, commitment, snapshot.viewer],
  );
  const all = snapshot.result && turns;
  return useMemo<Table>(() => {
    const { viewer, view, toAct, result } = past?.moment ?? snapshot;
    return {
      language,
      players,
      viewer,
      you,
      view,
      me: past ? undefined : snapshot.me,
      legal: past || (draft !== undefined && !sent) ? [] : snapshot.legal,
      toAct,
      fresh: past ? (past.told ? past.moment.fresh : []) : snapshot.fresh,
      step: past?.told ? past.step : snapshot.step,
      act,
      actAll,
      why,
      takeBack,
      draft: past ? undefined : draft,
      memory,
      news,
      turns: all,
      hinted: past ? 0 : hinted,
      nudged,
      closeHint,
      refused,
      pending,
      mode: result && (!past || past.told) ? 'over' : past ? 'replay' : 'play',
      result,
      all: past?.moment.all,
      motion: motion && !hurried,
      moves: motion,
      patterns,
      ways,
      poses,
      guided,
      openRules: (section) => openRules(section ?? ''),
    };
  }, [
    act,
    actAll,
    all,
    closeHint,
    why,
    takeBack,
    draft,
    guided,
    hinted,
    hurried,
    language,
    memory,
    motion,
    news,
    nudged,
    openRules,
    past,
    patterns,
    pending,
    players,
    poses,
    refused,
    sent,
    snapshot,
    ways,
    you,
  ]);
}
