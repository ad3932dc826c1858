/** Every legal move in words: enough to play without seeing the board. */
import { useId, useState } from 'react';
import { useSettings } from '../app/settings.tsx';
import type { Choice } from '@stellwerk/toolkit/screen.ts';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import styles from './ChoicesList.module.css';

/** More than that at once helps nobody; the rest is one button away. */
const AT_ONCE = 40;

export function ChoicesList({ choices }: { readonly choices: readonly Choice[] }) {
  const { texts } = useSettings();
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(false);
  const id = useId();
  const shown = all ? choices : choices.slice(0, AT_ONCE);
  return (
    <section className={styles.choices}>
      <Button
        kind="quiet"
        icon={open ? 'up' : 'down'}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {texts.table.choices}
      </Button>
      <div id={id} hidden={!open}>
        {open && choices.length === 0 && <p>{texts.table.choicesNone}</p>}
        {open && choices.length > 0 && (
          <ul>
            {shown.map(({ key, label, run }) => (
              <li key={key}>
                <button type="button" onClick={() => run()}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )}
        {open && shown.length < choices.length && (
          <Button kind="quiet" onClick={() => setAll(true)}>
            {texts.table.more(choices.length - shown.length)}
          </Button>
        )}
      </div>
    </section>
  );
}
