/** Saved plays that can't be shown: named, so that nothing vanishes without a word, and to be kept as a file or removed. */
import { useState } from 'react';
import { exportPlay } from '../app/files.ts';
import { useSettings } from '../app/settings.tsx';
import type { DamagedPlay } from '../storage/store.ts';
import { IconButton } from '@stellwerk/toolkit/Button.tsx';
import styles from './DamagedPlays.module.css';

interface DamagedPlaysProps {
  readonly plays: readonly DamagedPlay[];
  onRemove(play: DamagedPlay): void;
}

export function DamagedPlays({ plays, onRemove }: DamagedPlaysProps) {
  return plays.map((play, index) => (
    // Not even the id is certain to be a text.
    <li key={`${index} ${String(play.id)}`}>
      <Damaged play={play} onRemove={() => onRemove(play)} />
    </li>
  ));
}

function Damaged({ play, onRemove }: { readonly play: DamagedPlay; onRemove(): void }) {
  const { texts } = useSettings();
  const words = texts.saved;
  const [empty, setEmpty] = useState(false);
  const save = async (): Promise<void> => {
    const saved = await exportPlay(play.id).catch(() => false);
    setEmpty(!saved);
  };
  return (
    <div className={styles.play}>
      <div className={styles.what}>
        <strong>{words.damaged}</strong>
        <span>{words.damagedText}</span>
        {empty && <span role="alert">{words.damagedEmpty}</span>}
      </div>
      <div className={styles.ways}>
        <IconButton icon="file" label={words.export} onClick={() => void save()} />
        <IconButton icon="bin" label={words.remove} onClick={onRemove} />
      </div>
    </div>
  );
}
