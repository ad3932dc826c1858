/** Where only a piece of a page could not be loaded: the sentence and the way out. */
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { useSettings } from './settings.tsx';

export function PartMissing() {
  const { texts } = useSettings();
  return (
    <>
      <p>{texts.failure.missing}</p>
      <ReloadButton />
    </>
  );
}

export function ReloadButton() {
  const { texts } = useSettings();
  return (
    <Button kind="primary" icon="again" onClick={() => location.reload()}>
      {texts.failure.reload}
    </Button>
  );
}
