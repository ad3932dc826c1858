/** The tools at the right of the head: rules, and a menu with the options in force, the settings and the ways out. */
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useScreen } from '../app/screens.ts';
import { Seal } from '../app/Seal.tsx';
import { useSettings } from '../app/settings.tsx';
import { SettingsForm } from '../pages/SettingsPage.tsx';
import { Button, buttonClass, IconButton } from '@stellwerk/toolkit/Button.tsx';
import { Dialog } from '@stellwerk/toolkit/Dialog.tsx';
import { NARROW, useMedia } from '@stellwerk/toolkit/media.ts';
import { onPlainKey } from '@stellwerk/toolkit/keys.ts';
import type { Light } from './frame.ts';
import styles from './TableMenu.module.css';

interface TableMenuProps {
  readonly game: string;
  readonly commitment: string;
  readonly options: Readonly<Record<string, unknown>>;
  openRules(): void;
  /** A dot at the menu. */
  readonly light?: Light | undefined;
  /** What kind of play it is. */
  readonly about?: ReactNode;
  /** Beside the rules: the file of the play, for example. */
  readonly ways?: ReactNode;
  /** What ends the play or begins it again. */
  ends?(close: () => void): ReactNode;
}

export function TableMenu({ game, commitment, options, openRules, light, about, ways, ends }: TableMenuProps) {
  const { texts } = useSettings();
  const words = texts.table;
  const [open, setOpen] = useState(false);
  const narrow = useMedia(NARROW);
  useEffect(
    () =>
      onPlainKey(({ key }) => {
        if (key === 'm') setOpen(true);
        return key === 'm';
      }),
    [],
  );
  return (
    <>
      {!narrow && <IconButton icon="rules" label={words.rules} onClick={openRules} />}
      <IconButton
        icon="menu"
        className={styles.menu}
        data-light={light}
        label={words.menu}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} title={words.menu} closeLabel={texts.close} onClose={() => setOpen(false)}>
        {about && <p>{about}</p>}
        <div className={styles.ways}>
          <Button
            icon="rules"
            onClick={() => {
              setOpen(false);
              openRules();
            }}
          >
            {words.rules}
          </Button>
          {ways}
          <Link href="/" className={buttonClass('secondary')}>
            {texts.home}
          </Link>
        </div>
        <OptionsInForce game={game} options={options} />
        <Seal commitment={commitment} />
        <details className={styles.options}>
          <summary>{texts.settings.title}</summary>
          <SettingsForm />
        </details>
        <div className={styles.ways}>{ends?.(() => setOpen(false))}</div>
      </Dialog>
    </>
  );
}

/** What was agreed on before the game, in the game's own words. */
function OptionsInForce({ game, options }: Pick<TableMenuProps, 'game' | 'options'>) {
  const { texts, settings } = useSettings();
  const words = useScreen(game).texts[settings.language].options;
  const shown = Object.entries(options).filter(([key, value]) => words[key] && typeof value !== 'object');
  return (
    <details className={styles.options}>
      <summary>{texts.table.options}</summary>
      {shown.length === 0 && <p>{texts.table.optionsNone}</p>}
      <dl>
        {shown.map(([key, value]) => (
          <div key={key}>
            <dt>{words[key]!.label}</dt>
            <dd>
              {words[key]!.values?.[String(value)] ??
                (value === false ? texts.newGame.off : value === true ? '✓' : String(value))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface AskingProps {
  readonly label: string;
  readonly ask: string;
  /** What says yes, if it is not the label itself. */
  readonly yes?: string;
  run(): void;
}

/** Asks once, in place. */
export function Asking({ label, ask: question, yes = label, run }: AskingProps) {
  const { texts } = useSettings();
  const [asking, setAsking] = useState(false);
  if (!asking) return <Button onClick={() => setAsking(true)}>{label}</Button>;
  return (
    <div className={styles.asking} role="alert">
      <p>{question}</p>
      <Button kind="primary" onClick={run}>
        {yes}
      </Button>
      <Button onClick={() => setAsking(false)}>{texts.cancel}</Button>
    </div>
  );
}
