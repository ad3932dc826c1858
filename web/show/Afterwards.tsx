/** The buttons in the result: *Watch again*, which asks how, and *Poster*; and how far what they make has come. */
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.tsx';
import { filmType } from './film.ts';
import type { ShowProps } from './index.tsx';
import { Made } from './Made.tsx';
import { useStudio } from './Studio.tsx';
import { useMaking } from './useMaking.ts';
import { useShow } from './useShow.ts';
import styles from './Show.module.css';

export default function Afterwards(props: ShowProps) {
  const { turns, looking, screen, replay, onShow } = props;
  const { texts, motion } = useSettings();
  const words = texts.show;
  const { running, start } = useShow(turns, looking, motion);
  const { studio, shoot, close } = useStudio(screen);
  const { making, make, cancel, put } = useMaking(props, shoot, close);
  const [asks, setAsks] = useState(false);
  useEffect(() => onShow?.(running), [onShow, running]);
  const busy = making?.state === 'making';
  const ways = [
    ...(replay ? [['turns', replay] as const] : []),
    ['show', start] as const,
    ...(filmType === undefined ? [] : [['film', () => void make('film')] as const]),
  ];
  return (
    <div className={styles.bar}>
      <Button icon="play" aria-pressed={running} disabled={busy} onClick={() => setAsks(true)}>
        {words.again}
      </Button>
      <Button icon="file" disabled={busy || running} onClick={() => void make('poster')}>
        {words.poster}
      </Button>
      {busy && making.kind === 'film' && (
        <Button kind="quiet" onClick={cancel}>
          {texts.cancel}
        </Button>
      )}
      <p role="status">
        {busy && (making.kind === 'film' ? words.filming(Math.round(100 * making.share)) : words.drawing)}
        {making?.state === 'failed' && words.failed[making.kind]}
      </p>
      <Dialog open={asks} title={words.again} closeLabel={texts.close} onClose={() => setAsks(false)}>
        <ul className={styles.choices}>
          {ways.map(([way, run]) => (
            <li key={way}>
              <button
                type="button"
                onClick={() => {
                  setAsks(false);
                  run();
                }}
              >
                <strong>{words[way]}</strong>
                <span>{words.about[way]}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
      {making?.file && <Made kind={making.kind} file={making.file} onClose={put} />}
      {studio}
    </div>
  );
}
