/** Asks for a name where one is needed for what somebody wants to do. It is asked once: the browser keeps it. */
import type { Reason } from '@stellwerk/kernel';
import { LONGEST_NAME } from '@stellwerk/tables/wire';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { useSettings } from '../app/settings.tsx';
import { nameMe, reasonOf } from './server.ts';
import { refusalText } from './texts/index.ts';
import styles from './NameAsk.module.css';

interface NameAskProps {
  readonly label: string;
  readonly submit: string;
  onNamed?(): void;
}

export function NameAsk({ label, submit, onNamed }: NameAskProps) {
  const { settings, change } = useSettings();
  const [name, setName] = useState(settings.name.slice(0, LONGEST_NAME));
  const [refusal, setRefusal] = useState<Reason>();
  const id = useId();
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return setRefusal({ code: 'wire.person' });
    try {
      await nameMe(wanted);
      change({ name: wanted });
      onNamed?.();
    } catch (error) {
      setRefusal(reasonOf(error));
    }
  };
  return (
    <form className={styles.ask} noValidate onSubmit={(event) => void save(event)}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={name}
        maxLength={LONGEST_NAME}
        // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- the standard has it
        autoComplete="nickname"
        enterKeyHint="go"
        spellCheck={false}
        aria-invalid={refusal !== undefined}
        aria-describedby={`${id}-refusal`}
        onChange={({ target }) => {
          setName(target.value);
          setRefusal(undefined);
        }}
      />
      <Button type="submit" kind="primary">
        {submit}
      </Button>
      <p id={`${id}-refusal`} role="alert">
        {refusal && refusalText(settings.language, refusal)}
      </p>
    </form>
  );
}
