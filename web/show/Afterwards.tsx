/** The buttons in the result: Time-lapse, Poster, Film, and how far what they make has come. */
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { useEffect } from 'react';
import { useSettings } from '../app/settings.tsx';
import { filmType } from './film.ts';
import type { ShowProps } from './index.tsx';
import { Made } from './Made.tsx';
import { useStudio } from './Studio.tsx';
import { useMaking, type Kind } from './useMaking.ts';
import { useShow } from './useShow.ts';
import styles from './Show.module.css';

export default function Afterwards(props: ShowProps) {
  const { turns, looking, screen, onShow } = props;
  const { texts, motion } = useSettings();
  const words = texts.show;
  const { running, start } = useShow(turns, looking, motion);
  const { studio, shoot, close } = useStudio(screen);
  const { making, make, cancel, put } = useMaking(props, shoot, close);
  useEffect(() => onShow?.(running), [onShow, running]);
  const busy = making?.state === 'making';
  const kinds: readonly Kind[] = filmType === undefined ? ['poster'] : ['poster', 'film'];
  return (
    <div className={styles.bar}>
      <Button icon="play" aria-pressed={running} disabled={busy} onClick={start}>
        {words.show}
      </Button>
      {kinds.map((kind) => (
        <Button key={kind} icon="file" disabled={busy || running} onClick={() => void make(kind)}>
          {words[kind]}
        </Button>
      ))}
      {busy && making.kind === 'film' && (
        <Button kind="quiet" onClick={cancel}>
          {texts.cancel}
        </Button>
      )}
      <p role="status">
        {busy && (making.kind === 'film' ? words.filming(Math.round(100 * making.share)) : words.drawing)}
        {making?.state === 'failed' && words.failed[making.kind]}
      </p>
      {making?.file && <Made kind={making.kind} file={making.file} onClose={put} />}
      {studio}
    </div>
  );
}
