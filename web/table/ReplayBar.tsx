/** The scrubber of a replay: to any step, forward by itself, at a speed of one's liking. */
import type { Viewer } from '@stellwerk/kernel';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.tsx';
import type { Player } from '@stellwerk/tables';
import { IconButton } from '@stellwerk/toolkit/Button.tsx';
import styles from './ReplayBar.module.css';

interface ReplayBarProps {
  readonly players: readonly Player[];
  /** How many steps there are. */
  readonly length: number;
  readonly at: number;
  setAt(at: number): void;
  /** Whose eyes may be borrowed. */
  readonly eyes: readonly Viewer[];
  readonly viewer: Viewer;
  setEyes(viewer: Viewer): void;
}

const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds a move is shown at speed 1. */
const BEAT = 1200;

export function ReplayBar({ players, length, at, setAt, eyes, viewer, setEyes }: ReplayBarProps) {
  const { texts } = useSettings();
  const words = texts.replay;
  const [running, setRunning] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const atEnd = at >= length;

  useEffect(() => {
    if (!running) return;
    if (atEnd) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), BEAT / speed);
    return () => clearTimeout(timer);
  }, [running, atEnd, at, speed, setAt]);

  const toggle = (): void => {
    if (!running && atEnd) setAt(0);
    setRunning(!running);
  };
  const jump = (to: number): void => {
    setRunning(false);
    setAt(Math.max(0, Math.min(length, to)));
  };
  return (
    <section className={styles.bar} aria-label={words.controls}>
      <div className={styles.buttons}>
        <IconButton icon="first" label={words.first} disabled={at === 0} onClick={() => jump(0)} />
        <IconButton icon="back" label={words.previous} disabled={at === 0} onClick={() => jump(at - 1)} />
        <IconButton
          className={styles.play}
          icon={running ? 'pause' : 'play'}
          label={running ? words.pause : words.play}
          onClick={toggle}
        />
        <IconButton icon="next" label={words.next} disabled={atEnd} onClick={() => jump(at + 1)} />
        <IconButton icon="last" label={words.last} disabled={atEnd} onClick={() => jump(length)} />
      </div>
      <input
        className={styles.scrubber}
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={words.position}
        aria-valuetext={words.step(at, length)}
        onChange={({ target }) => jump(Number(target.value))}
      />
      <output className={styles.step}>{words.step(at, length)}</output>
      <label className={styles.pick}>
        <span>{words.speed}</span>
        <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {each} ×
            </option>
          ))}
        </select>
      </label>
      {eyes.length > 1 && (
        <label className={styles.pick}>
          <span>{words.eyes}</span>
          <select
            value={String(viewer)}
            onChange={({ target }) => setEyes(target.value === 'observer' ? 'observer' : Number(target.value))}
          >
            {eyes.map((each) => (
              <option key={each} value={String(each)}>
                {each === 'observer' ? words.observer : players[each]!.name}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}
