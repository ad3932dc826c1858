/** Where a return link leads, on another device: one press, and one sits there. */
import { Link } from 'wouter';
import { Button, buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.tsx';
import { useArriving } from '../me/useArriving.ts';
import { useOnlineTexts } from '../texts/index.ts';

interface ReturnPageProps {
  readonly returnKey: string;
  /** The seat is here, or nobody wants it here. */
  goOn(): void;
}

export function ReturnPage({ returnKey, goOn }: ReturnPageProps) {
  const { texts } = useSettings();
  const { join: words, me, room } = useOnlineTexts();
  const { person, instead, old, go } = useArriving(returnKey, goOn);
  const title = old ? me.old : words.returnTitle;
  return (
    <Shell title={title}>
      <h1>{title}</h1>
      <p>{old ?? me.arriveText}</p>
      {!old && instead && <p>{instead}</p>}
      <p>
        {!old && (
          <Button kind="primary" large onClick={go}>
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
