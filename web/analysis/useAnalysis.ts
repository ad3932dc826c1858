/** An analysis that runs in the worker, from the press of the button until it is done or stopped. Begun once, it goes on wherever its play is seen again. */
import type { Seat, Viewer } from '@stellwerk/kernel';
import type { Moment } from '@stellwerk/tables';
import { proxy } from 'comlink';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from '../session/engine.ts';
import type { AnalysisState, JudgedTurn } from './steps.ts';

export interface RunningAnalysis {
  readonly status: 'none' | 'running' | 'done' | 'stopped';
  readonly state: AnalysisState | undefined;
  start(): void;
  stop(): void;
  /** The tables after what would have been better; nothing where that is up to chance. */
  instead(turn: JudgedTurn): Promise<readonly (Moment | undefined)[]>;
}

/** Plays and seats whose analysis was wanted, and not stopped. */
const wanted = new Set<string>();

export function useAnalysis(playId: string, viewer: Viewer, seats: readonly Seat[]): RunningAnalysis {
  const [status, setStatus] = useState<RunningAnalysis['status']>('none');
  const [state, setState] = useState<AnalysisState>();
  // Who is who comes with every state of the table.
  const order = seats.join();
  const key = `${playId} ${seats.toSorted((a, b) => a - b).join()}`;
  const running = useRef<{ end(): void; readonly instead: RunningAnalysis['instead'] }>(undefined);
  const start = useCallback((): void => {
    running.current?.end();
    let ended = false;
    const tell = (now?: AnalysisState): void => {
      if (ended) return;
      if (!now) return setStatus('stopped');
      setState(now);
      if (now.done === now.total) setStatus('done');
    };
    const opened = ask((service) => service.analyse(playId, viewer, order.split(',').map(Number), proxy(tell)));
    running.current = {
      end: () => {
        ended = true;
        void opened.then((handle) => (handle.ok ? handle.stop() : undefined)).catch(() => {});
      },
      instead: async (turn) => {
        const handle = await opened;
        return handle.ok ? handle.instead(turn) : [];
      },
    };
    wanted.add(key);
    setStatus('running');
    opened.catch(() => setStatus('stopped'));
  }, [playId, viewer, order, key]);
  useEffect(() => {
    if (wanted.has(key)) start();
    return () => running.current?.end();
  }, [key, start]);
  const stop = (): void => {
    running.current?.end();
    wanted.delete(key);
    setStatus('stopped');
  };
  const instead = useCallback(async (turn: JudgedTurn) => running.current?.instead(turn) ?? [], []);
  return { status, state, start, stop, instead };
}
