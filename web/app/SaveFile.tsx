/** The button that saves a play as a file. While a play runs it asks first, because the file holds what nobody should know yet. */
import { useState } from 'react';
import { Button, IconButton } from '@stellwerk/toolkit/Button.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { exportPlay } from './files.ts';
import { useSettings } from './settings.tsx';

interface SaveFileProps {
  readonly playId: string;
  readonly running: boolean;
  readonly label: string;
  /** As an icon alone. */
  readonly small?: boolean;
}

export function SaveFile({ playId, running, label, small }: SaveFileProps) {
  const { texts } = useSettings();
  const [asking, setAsking] = useState(false);
  const save = (): void => {
    setAsking(false);
    void exportPlay(playId);
  };
  const onClick = (): void => (running ? setAsking(true) : save());
  return (
    <>
      {small ? (
        <IconButton icon="file" label={label} onClick={onClick} />
      ) : (
        <Button icon="file" onClick={onClick}>
          {label}
        </Button>
      )}
      {running && (
        <Dialog
          open={asking}
          title={texts.files.secretTitle}
          closeLabel={texts.close}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onClick={() => setAsking(false)}>{texts.cancel}</Button>
              <Button kind="primary" icon="file" onClick={save}>
                {texts.files.secretYes}
              </Button>
            </>
          }
        >
          <p>{texts.files.secret}</p>
        </Dialog>
      )}
    </>
  );
}
