/** A poster or a film that has been made: looked at first, then saved or shared. */
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { useEffect, useState } from 'react';
import { download } from '../app/files.ts';
import { useSettings } from '../app/settings.tsx';
import type { Kind } from './useMaking.ts';
import styles from './Show.module.css';

interface MadeProps {
  readonly kind: Kind;
  readonly file: File;
  onClose(): void;
}

export function Made({ kind, file, onClose }: MadeProps) {
  const { texts } = useSettings();
  const words = texts.show;
  const url = useUrl(file);
  const [saved, setSaved] = useState(false);
  const save = (): void => {
    download(file, file.name);
    setSaved(true);
  };
  const share = (): void => {
    navigator.share({ files: [file] }).catch((reason: Error) => {
      if (reason.name !== 'AbortError') save();
    });
  };
  return (
    <Dialog
      open
      title={words[kind]}
      closeLabel={texts.close}
      onClose={onClose}
      footer={
        <div className={styles.ways}>
          {canShare(file) && (
            <Button icon="open" onClick={share}>
              {words.share}
            </Button>
          )}
          <Button kind="primary" icon="file" onClick={save}>
            {words.save}
          </Button>
        </div>
      }
    >
      {url &&
        (kind === 'poster' ? (
          <img className={styles.made} src={url} alt={file.name} />
        ) : (
          <video className={styles.made} src={url} controls autoPlay loop muted playsInline />
        ))}
      <p role="status">{saved && words.saved}</p>
    </Dialog>
  );
}

function canShare(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

function useUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
