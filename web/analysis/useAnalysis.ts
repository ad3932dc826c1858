/** An analysis that runs in the worker, from the press of the button until it is done or stopped. */
import type { Seat, Viewer } from '@stellwerk/kernel';
import { proxy } from 'comlink';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../session/engine.ts';
import type { AnalysisState } from './steps.ts';

export interface RunningAnalysis {
  readonly status: 'none' | 'running' | 'done' | 'stopped';
  readonly state: AnalysisState | undefined;
  start(): void;
  stop(): void;
}

export function useAnalysis(playId: string, viewer: Viewer, seats: readonly Seat[]): RunningAnalysis {
  const [status, setStatus] = useState<RunningAnalysis['status']>('none');
  const [state, setState] = useState<AnalysisState>();
  const end = useRef<() => void>(() => {});
  useEffect(() => () => end.current(), []);
  const start = (): void => {
    let ended = false;
    const tell = (now: AnalysisState): void => {
      if (ended) return;
      setState(now);
      if (now.done === now.total) setStatus('done');
    };
    const opened = ask((service) => service.analyse(playId, viewer, seats, proxy(tell)));
    end.current = () => {
      ended = true;
      void opened.then((handle) => (handle.ok ? handle.stop() : undefined)).catch(() => {});
    };
    setStatus('running');
    opened.catch(() => setStatus('stopped'));
  };
  const stop = (): void => {
    end.current();
    setStatus('stopped');
  };
  return { status, state, start, stop };
}
