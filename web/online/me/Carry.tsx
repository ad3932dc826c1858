/** The way to another device: a link and a code for one use, made when somebody asks for it. */
import { useState } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { minutes } from '../time-left.ts';
import { useServerTime } from '../useServerTime.ts';
import { connection } from '../connection.ts';
import { QrCode } from '../waiting/QrCode.tsx';
import { carryMe } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { CopyLink } from './CopyLink.tsx';
import styles from './Me.module.css';

const VALID_MS = 10 * 60_000;

interface Made {
  readonly link: string;
  readonly until: number;
}

export function Carry() {
  const words = useOnlineTexts();
  const [made, setMade] = useState<Made>();
  const [failed, setFailed] = useState(false);
  const now = useServerTime(made !== undefined);
  const make = async (): Promise<void> => {
    try {
      const { key } = await carryMe();
      setMade({ link: `${location.origin}/me/carry/${key}`, until: connection.now() + VALID_MS });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const left = made ? made.until - now : 0;
  return (
    <section className={styles.carry} aria-labelledby="carry">
      {made && left > 0 && <QrCode link={made.link} className={styles.qr} />}
      <div>
        <h2 id="carry">{words.me.carry}</h2>
        <p className={styles.soft}>
          {made && left > 0 && (
            <>
              {words.me.carryHow} {words.me.carryLeft(minutes(left))}.{' '}
            </>
          )}
          {made && left <= 0 ? words.me.carryOver : words.me.carryWarning}
        </p>
        {failed && <p role="alert">{words.reasons['wire.failed']}</p>}
      </div>
      {made && left > 0 ? (
        <CopyLink link={made.link} />
      ) : (
        <Button onClick={() => void make()}>{words.me.carryMake}</Button>
      )}
    </section>
  );
}
