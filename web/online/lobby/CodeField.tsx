/** The field for a code that was said aloud. */
import { useId, useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { connection } from '../connection.ts';
import { useOnlineTexts } from '../texts/index.ts';
import styles from './CodeField.module.css';

/** Six signs and the gap in their middle. */
const LONGEST = 7;

export function CodeField() {
  const words = useOnlineTexts();
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const id = useId();

  const go = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await connection.ask({ type: 'find', code });
    if (answer.ok) return navigate(`/t/${answer.table}`);
    const { code: why } = answer.reason;
    setRefusal(why === 'wire.flood' ? words.reasons['wire.flood'] : words.lobby.codeWrong);
  };
  return (
    <form className={styles.code} onSubmit={(event) => void go(event)}>
      <label htmlFor={id}>{words.lobby.code}</label>
      <input
        id={id}
        value={code}
        placeholder="K4T 9WM"
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        required
        aria-describedby={refusal ? `${id}-no` : undefined}
        onChange={({ target }) => {
          setCode(target.value);
          setRefusal(undefined);
        }}
      />
      {code !== '' && <Button type="submit">{words.lobby.codeGo}</Button>}
      {refusal && (
        <p id={`${id}-no`} role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}
