/** What a game's screen may know, put together from a session's state: one way for running plays and replays. */
import type { Reason } from '@stellwerk/kernel';
import type { Moment } from '@stellwerk/tables';
import type { Table } from '@stellwerk/toolkit/screen.ts';
import { useMemo } from 'react';
import { useSettings } from '../app/settings.tsx';
import type { Live } from '../session/session.ts';

interface Ways {
  readonly act: Table['act'];
  readonly why: Table['why'];
  readonly refused: Reason | undefined;
  readonly pending: boolean;
}

/** A moment of the past that is shown in place of the present. */
export interface Past {
  readonly step: number;
  readonly moment: Moment;
  /** What happened in it is played on the board, as in a replay. */
  readonly told: boolean;
}

const nothing = async (): Promise<undefined> => undefined;
const ONLY_LOOKING: Ways = { act: nothing, why: nothing, refused: undefined, pending: false };

export function useTableOf(
  { snapshot, players }: Live,
  past: Past | undefined,
  help: boolean,
  openRules: (section: string) => void,
  { act, why, refused, pending }: Ways = ONLY_LOOKING,
): Table {
  const { settings, motion } = useSettings();
  const { language, patterns } = settings;
  return useMemo<Table>(() => {
    const { viewer, view, toAct, result } = past?.moment ?? snapshot;
    return {
      language,
      players,
      viewer,
      view,
      me: past ? undefined : snapshot.me,
      legal: past ? [] : snapshot.legal,
      toAct,
      fresh: past ? (past.told ? past.moment.fresh : []) : snapshot.fresh,
      step: past?.told ? past.step : snapshot.step,
      act,
      why,
      refused,
      pending,
      mode: result && (!past || past.told) ? 'over' : past ? 'replay' : 'play',
      result,
      motion,
      patterns,
      help,
      openRules: (section) => openRules(section ?? ''),
    };
  }, [act, why, help, language, motion, openRules, past, patterns, pending, players, refused, snapshot]);
}
