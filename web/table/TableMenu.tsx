/** The tools at the right of the prompt line: help, rules, and a menu with files and settings. */
import { useState } from 'react';
import { Link } from 'wouter';
import { SaveFile } from '../app/SaveFile.tsx';
import { Seal } from '../app/Seal.tsx';
import { useSettings } from '../app/settings.tsx';
import { SettingsForm } from '../pages/SettingsPage.tsx';
import { Button, buttonClass, IconButton } from '@stellwerk/toolkit/Button.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { NARROW, useMedia } from '@stellwerk/toolkit/media.ts';
import styles from './TableMenu.module.css';

interface TableMenuProps {
  readonly playId: string;
  readonly over: boolean;
  readonly commitment: string;
  readonly help: boolean;
  toggleHelp(): void;
  openRules(): void;
}

export function TableMenu({ playId, over, commitment, help, toggleHelp, openRules }: TableMenuProps) {
  const { texts } = useSettings();
  const [open, setOpen] = useState(false);
  const narrow = useMedia(NARROW);
  const showRules = (): void => {
    setOpen(false);
    openRules();
  };
  return (
    <>
      <IconButton icon="eye" label={texts.table.help} aria-pressed={help} onClick={toggleHelp} />
      {!narrow && <IconButton icon="rules" label={texts.table.rules} onClick={openRules} />}
      <IconButton icon="menu" label={texts.table.menu} onClick={() => setOpen(true)} />
      <Dialog open={open} title={texts.table.menu} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <div className={styles.ways}>
          <Link href="/" className={buttonClass('secondary')}>
            {texts.home}
          </Link>
          {narrow && (
            <Button icon="rules" onClick={showRules}>
              {texts.table.rules}
            </Button>
          )}
          <SaveFile playId={playId} running={!over} label={texts.table.export} />
        </div>
        <Seal commitment={commitment} />
        <h3>{texts.settings.title}</h3>
        <SettingsForm />
      </Dialog>
    </>
  );
}
