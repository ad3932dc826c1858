/** Where a return link leads, on another device: one press, and one sits there. */
import { useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.tsx';
import { arrive, useLink } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';

interface ReturnPageProps {
  readonly returnKey: string;
  /** The seat is here, or nobody wants it here. */
  goOn(): void;
}

export function ReturnPage({ returnKey, goOn }: ReturnPageProps) {
  const { texts } = useSettings();
  const { join: words, me, room } = useOnlineTexts();
  const { person } = useLink();
  const [old, setOld] = useState(false);
  const back = (): void => {
    arrive(returnKey).then(goOn, () => setOld(true));
  };
  const title = old ? me.old : words.returnTitle;
  return (
    <Shell title={title}>
      <h1>{title}</h1>
      <p>{old ? me.oldText : me.arriveText}</p>
      {!old && person && <p>{me.arriveInstead(person.name)}</p>}
      <p>
        {!old && (
          <Button kind="primary" large onClick={back}>
            {room.back}
          </Button>
        )}{' '}
        {old ? (
          <Link href="/" className={buttonClass('primary')}>
            {texts.home}
          </Link>
        ) : (
          <Button kind="quiet" onClick={goOn}>
            {person ? me.stay(person.name) : me.notNow}
          </Button>
        )}
      </p>
    </Shell>
  );
}
