/** The buttons of a replay: forward by itself at a speed of one's liking, through whose eyes, and a link to what is shown. */
import type { Viewer } from '@stellwerk/kernel';
import type { Player } from '@stellwerk/tables';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.tsx';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import { CopyLink } from './CopyLink.tsx';
import type { GameTableProps } from './frame.ts';
import { onPlainKey } from '@stellwerk/toolkit/keys.ts';
import styles from './useReplayControls.module.css';

interface Replay {
  /** The step that is shown, and the last one. */
  readonly at: number;
  readonly last: number;
  to(step: number): void;
  /** The step after one in which something happens: orders that nobody sees are no reason to wait. */
  next(step: number): number;
  /** Whose eyes may be borrowed. */
  readonly eyes: readonly Viewer[];
  readonly viewer: Viewer;
  setEyes(viewer: Viewer): void;
  readonly players: readonly Player[];
}

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds a move is shown at speed 1. */
const BEAT = 1200;

export function useReplayControls(replay: Replay): Pick<GameTableProps, 'instead' | 'primary' | 'replay'> {
  const { at, last, to, next } = replay;
  const { texts } = useSettings();
  const words = texts.replay;
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  useEffect(() => {
    if (!running) return;
    if (at >= last) return setRunning(false);
    const timer = setTimeout(() => to(next(at)), BEAT / speed);
    return () => clearTimeout(timer);
  }, [running, at, last, speed, to, next]);
  const toggle = (): void => {
    if (!running && at >= last) to(0);
    setRunning(!running);
  };
  useEffect(() =>
    onPlainKey((event) => {
      const pressed = event.key === ' ' && !(event.target instanceof Element && event.target.closest('button, main'));
      if (pressed) toggle();
      return pressed;
    }),
  );
  return {
    replay: true,
    instead: <Choosing {...replay} speed={speed} setSpeed={setSpeed} />,
    primary: { label: running ? words.pause : words.play, run: toggle },
  };
}

interface ChoosingProps extends Replay {
  readonly speed: number;
  setSpeed(speed: number): void;
}

function Choosing({ speed, setSpeed, eyes, viewer, setEyes, players }: ChoosingProps) {
  const { texts } = useSettings();
  const words = texts.replay;
  return (
    <div className={styles.choosing}>
      <label>
        <span className="visually-hidden">{words.speed}</span>
        <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {each} ×
            </option>
          ))}
        </select>
      </label>
      {eyes.length > 1 && (
        <label className={styles.eyes}>
          <span className="visually-hidden">{words.eyes}</span>
          <Icon name="eye" />
          {viewer !== 'observer' && <PlayerBadge colour={players[viewer]!.colour} />}
          <select
            value={String(viewer)}
            onChange={({ target }) => setEyes(target.value === 'observer' ? 'observer' : Number(target.value))}
          >
            {eyes.map((each) => (
              <option key={each} value={String(each)}>
                {each === 'observer' ? words.observer : words.by(players[each]!.name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <CopyLink href={location.href} />
    </div>
  );
}
