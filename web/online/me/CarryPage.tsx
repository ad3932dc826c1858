/** Where a carry link leads, on the other device: one question, then one goes on here. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.tsx';
import { NotFoundPage } from '../../pages/NotFoundPage.tsx';
import { Button, buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { useServer, type Person } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { useArriving } from './useArriving.ts';
import styles from './Me.module.css';

export default function CarryPage({ shown }: { readonly shown: string | undefined }) {
  // The key is as good as a password: it leaves the address at once.
  const [key] = useState(shown);
  const server = useServer();
  useEffect(() => history.replaceState(null, '', '/me/carry'), []);
  return server ? <Arriving carryKey={key} /> : <NotFoundPage />;
}

function Arriving({ carryKey }: { readonly carryKey: string | undefined }) {
  const { texts } = useSettings();
  const words = useOnlineTexts().me;
  const [arrived, setArrived] = useState<Person>();
  const { person, instead, old, go } = useArriving(carryKey, setArrived);
  const [title, text] = old
    ? [words.old, old]
    : arrived
      ? [words.arrived(arrived.name), undefined]
      : [words.arriveTitle, words.arriveText];
  return (
    <Shell title={title}>
      <div className={styles.narrow}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
        {!old && !arrived && instead && <p>{instead}</p>}
        <p className={styles.ways}>
          {!old && !arrived && (
            <Button kind="primary" onClick={go}>
              {words.arrive}
            </Button>
          )}
          <Link href="/" className={buttonClass(old || arrived ? 'primary' : 'secondary')}>
            {old || arrived ? texts.home : person ? words.stay(person.name) : words.notNow}
          </Link>
        </p>
      </div>
    </Shell>
  );
}
