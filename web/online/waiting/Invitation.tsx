/** The card on the stage: what is played, and every way to come to it. */
import type { RoomShown } from '@stellwerk/tables/wire';
import { useAbout } from '../../app/screens.ts';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { useAgreements } from '../agreements.ts';
import { LineBadge } from '../LineBadge.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import { QrCode } from './QrCode.tsx';
import type { Invitation as Ways } from './useInvitation.ts';
import styles from './Invitation.module.css';

interface InvitationProps {
  readonly room: RoomShown;
  readonly ways: Ways;
  /** Somebody is missing, and it is mine to ask them. */
  readonly urgent: boolean;
  /** One wide button instead of two. */
  readonly narrow: boolean;
}

export function Invitation({ room, ways, urgent, narrow }: InvitationProps) {
  const { waiting: words } = useOnlineTexts();
  const { link, origin, copied, copy, share } = ways;
  const kind = urgent ? 'primary' : 'secondary';
  const said = copied === link ? words.copied : undefined;
  const code = `${room.code.slice(0, 3)} ${room.code.slice(3)}`;
  return (
    <section className={styles.card} aria-labelledby="game">
      <QrCode link={link} className={styles.qr} />
      <div className={styles.what}>
        <h2 id="game">
          <LineBadge game={room.game} />
          {useAbout(room.game).title}
        </h2>
        <p className={styles.agreed}>{[...useAgreements(room), room.public ? words.open : words.byLink].join(' · ')}</p>
        <p className={styles.scan}>{narrow ? words.code : words.scan}</p>
        <p className={styles.code} aria-label={[...room.code].join(' ')}>
          {code}
        </p>
        <p className={styles.place}>{words.codeAt(`${origin.replace(/^https?:\/\//, '')}/j`)}</p>
      </div>
      <div className={styles.ways} aria-live="polite">
        {narrow ? (
          <Button kind={kind} icon={share ? 'share' : 'copy'} onClick={() => (share ?? copy)()}>
            {said ?? (share ? words.shareLong : words.copyLong)}
          </Button>
        ) : (
          <>
            <Button kind={kind} icon="copy" onClick={() => copy()} aria-keyshortcuts="I">
              {said ?? words.copy}
            </Button>
            {share && (
              <Button icon="share" onClick={() => share()}>
                {words.share}
              </Button>
            )}
          </>
        )}
      </div>
      <Network ways={ways} />
    </section>
  );
}

/** Where other devices find a server that runs on this machine, and what has to be copied by hand. */
function Network({ ways: { addresses, chooseAddress, origin, byHand } }: { readonly ways: Ways }) {
  const { waiting: words } = useOnlineTexts();
  if (addresses === undefined && byHand === undefined) return null;
  return (
    <div className={styles.network}>
      {addresses?.length === 0 && <p>{words.here}</p>}
      {addresses?.length === 1 && (
        <p>
          {words.network} <strong>{addresses[0]}</strong>
        </p>
      )}
      {addresses !== undefined && addresses.length > 1 && (
        <label>
          {words.network}
          <select value={origin} onChange={({ target }) => chooseAddress(target.value)}>
            {addresses.map((address) => (
              <option key={address}>{address.replace(/\/$/, '')}</option>
            ))}
          </select>
        </label>
      )}
      {byHand !== undefined && (
        <label>
          {words.byHand}
          <input readOnly value={byHand} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </div>
  );
}
