/** Shows what has happened step by step, and catches up at once when something new happens, when the person skips, or without motion. */
import { useEffect, useMemo, useState } from 'react';
import { activeSeat } from '../../rules/index.ts';
import { isMine } from '../choosing/say.ts';
import { framesOf, pictureOf, trainsWith, type Frame, type Picture } from './playback.ts';
import type { InterCityTable } from '../table.ts';

export interface Playback {
  readonly picture: Picture;
  /** Milliseconds that the trains take to the places in the picture; 0 if they are just there. */
  readonly time: number;
  readonly running: boolean;
  skip(): void;
}

interface Running {
  readonly frames: readonly Frame[];
  readonly at: number;
  readonly target: Picture;
}

export function usePlayback(table: InterCityTable): Playback {
  const { view, fresh, mode, motion } = table;
  const target = useMemo(() => pictureOf(view), [view]);
  const active = activeSeat(view);
  const [seen, setSeen] = useState({ target, active });
  const moves = motion && mode !== 'replay';
  const [running, setRunning] = useState<Running>();

  // Every new view starts its own frames from what was true before it, not from where the last ones had come to.
  if (seen.target !== target) {
    setSeen({ target, active });
    const followed = trainsWith((passenger) => isMine(view, passenger), seen.target, fresh);
    // What one has driven oneself is watched, no matter who rides there.
    const isFollowed = (train: number): boolean => seen.active === view.viewer || followed.has(train);
    const frames = moves ? framesOf(seen.target, fresh, target, isFollowed) : [];
    setRunning(frames.some(({ time }) => time > 0) ? { frames, at: 0, target } : undefined);
  }

  const frame = running?.target === target ? running.frames[running.at] : undefined;
  const time = frame?.time ?? 0;
  useEffect(() => {
    if (!frame) return;
    const timer = setTimeout(
      () => setRunning((now) => (now && now.at + 1 < now.frames.length ? { ...now, at: now.at + 1 } : undefined)),
      time,
    );
    return () => clearTimeout(timer);
  }, [frame, time]);

  return { picture: frame?.picture ?? target, time, running: frame !== undefined, skip: () => setRunning(undefined) };
}
