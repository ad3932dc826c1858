/** Language, appearance, motion, sound. */
import { useId } from 'react';
import { LANGUAGE_NAMES, Shell } from '../app/Shell.tsx';
import { MOTIONS, PACES, REACTIONS, THEMES, useSettings } from '../app/settings.tsx';
import { LANGUAGES, STRENGTHS } from '@stellwerk/toolkit/screen.ts';
import { Switch } from '@stellwerk/toolkit/Switch.tsx';
import styles from './Pages.module.css';

export function SettingsPage() {
  const { texts } = useSettings();
  return (
    <Shell title={texts.settings.title}>
      <div className={styles.narrow}>
        <h1>{texts.settings.title}</h1>
        <SettingsForm />
      </div>
    </Shell>
  );
}

/** The same on the page and over the table. */
export function SettingsForm() {
  const { settings, texts, kept, change } = useSettings();
  const words = texts.settings;
  return (
    <>
      <p className={styles.soft}>{kept ? words.kept : words.notKept}</p>
      <Choice
        name="language"
        title={words.language}
        values={LANGUAGES}
        labels={LANGUAGE_NAMES}
        chosen={settings.language}
        choose={(language) => change({ language })}
      />
      <Choice
        name="theme"
        title={words.theme}
        values={THEMES}
        labels={words.themes}
        chosen={settings.theme}
        choose={(theme) => change({ theme })}
      />
      <Choice
        name="motion"
        title={words.motion}
        values={MOTIONS}
        labels={words.motions}
        chosen={settings.motion}
        choose={(motion) => change({ motion })}
      />
      <Choice
        name="pace"
        title={words.pace}
        values={PACES}
        labels={words.paces}
        chosen={settings.pace}
        choose={(pace) => change({ pace })}
      />
      <Choice
        name="reaction"
        title={words.reaction}
        values={REACTIONS}
        labels={words.reactions}
        chosen={settings.reaction}
        choose={(reaction) => change({ reaction })}
      />
      <Choice
        name="strength"
        title={words.strength}
        values={STRENGTHS}
        labels={texts.table.strengths}
        chosen={settings.strength}
        choose={(strength) => change({ strength })}
      />
      <Flag
        title={words.endsByItself}
        help={words.endsByItselfHelp}
        on={settings.endsByItself}
        set={(endsByItself) => change({ endsByItself })}
      />
      <Flag title={words.ways} help={words.waysHelp} on={settings.ways} set={(ways) => change({ ways })} />
      <Flag
        title={words.patterns}
        help={words.patternsHelp}
        on={settings.patterns}
        set={(patterns) => change({ patterns })}
      />
      <Flag title={words.keys} help={words.keysHelp} on={settings.keys} set={(keys) => change({ keys })} />
      <Flag title={words.sound} help={words.soundHelp} on={settings.sound} set={(sound) => change({ sound })} />
    </>
  );
}

interface ChoiceProps<T extends string> {
  readonly name: string;
  readonly title: string;
  readonly values: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly chosen: T;
  choose(value: T): void;
}

function Choice<T extends string>({ name, title, values, labels, chosen, choose }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{title}</legend>
      <div className={styles.options}>
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => choose(value)} />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface FlagProps {
  readonly title: string;
  readonly help: string;
  readonly on: boolean;
  set(on: boolean): void;
}

function Flag({ title, help, on, set }: FlagProps) {
  const id = useId();
  return (
    <label className={styles.switch} htmlFor={id}>
      <span>
        <strong>{title}</strong>
        <span className={styles.soft}>{help}</span>
      </span>
      <Switch id={id} checked={on} onChange={(event) => set(event.target.checked)} />
    </label>
  );
}
