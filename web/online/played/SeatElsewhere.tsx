/** My seat on another device: a link and a code that bring it there, made when somebody asks for them. */
import { useState } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { CopyLink } from '../me/CopyLink.tsx';
import { carryMe } from '../server.ts';
import { useOnlineTexts } from '../texts/index.ts';
import { QrCode } from '../waiting/QrCode.tsx';
import styles from './SeatElsewhere.module.css';

export function SeatElsewhere({ table }: { readonly table: string }) {
  const { room: words, me, reasons } = useOnlineTexts();
  const [link, setLink] = useState<string>();
  const [failed, setFailed] = useState(false);
  const make = (): void => {
    carryMe(table).then(
      ({ key }) => setLink(`${location.origin}/t/${table}?s=${key}`),
      () => setFailed(true),
    );
  };
  if (link === undefined)
    return (
      <Button icon="device" onClick={make}>
        {failed ? reasons['wire.failed'] : words.elsewhere}
      </Button>
    );
  return (
    <section className={styles.elsewhere} aria-label={words.elsewhere}>
      <QrCode link={link} className={styles.qr} />
      <div>
        <p>{words.elsewhereHow}</p>
        <p className={styles.soft}>{me.carryWarning}</p>
        <CopyLink link={link} />
      </div>
    </section>
  );
}
