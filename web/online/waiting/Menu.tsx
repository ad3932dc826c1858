/** On small windows: everything of the waiting table that has no place of its own. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../../app/settings.tsx';
import { SettingsForm } from '../../pages/SettingsPage.tsx';
import { Button, buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { useOnlineTexts } from '../texts/index.ts';
import type { Invitation } from './useInvitation.ts';
import styles from './Menu.module.css';

interface MenuProps {
  readonly invitation: Invitation;
  openRules(): void;
  onClose(): void;
  /** What only the host has. */
  readonly children?: ReactNode;
}

export function Menu({ invitation, openRules, onClose, children }: MenuProps) {
  const { texts } = useSettings();
  const { waiting: words } = useOnlineTexts();
  const { share, copy, copied, link } = invitation;
  return (
    <Dialog open title={texts.table.menu} closeLabel={texts.close} onClose={onClose}>
      <div className={styles.ways}>
        <Button icon="rules" onClick={openRules}>
          {words.rules}
        </Button>
        <Button icon={share ? 'share' : 'copy'} onClick={() => (share ?? copy)()}>
          {copied === link ? words.copied : share ? words.shareLong : words.copyLong}
        </Button>
        <Link href="/" className={buttonClass()}>
          {words.leave}
        </Link>
      </div>
      {children}
      <details className={styles.settings}>
        <summary>{texts.settings.title}</summary>
        <SettingsForm />
      </details>
    </Dialog>
  );
}
