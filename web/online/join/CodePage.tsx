/** `/j/<code>`: the way to a table whose code somebody said aloud. */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../../app/settings.tsx';
import { Shell } from '../../app/Shell.tsx';
import { Waiting } from '../../app/Waiting.tsx';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { connection } from '../connection.ts';
import { useLink } from '../server.ts';
import { refusalText, useOnlineTexts } from '../texts/index.ts';
import { TroublePage } from '../TroublePage.tsx';
import styles from './CodePage.module.css';

/** Spaces are for the eye; nobody has to type them. */
const SIGNS = 6;

export default function CodePage({ code }: { readonly code: string | undefined }) {
  const { join: words } = useOnlineTexts();
  const { language } = useSettings().settings;
  const { link } = useLink();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(code ?? '');
  const [searching, setSearching] = useState(code !== undefined);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => connection.use(), []);
  useEffect(() => {
    if (!searching) return;
    let current = true;
    void connection.ask({ type: 'find', code: typed.slice(0, 12) }).then((answer) => {
      if (!current) return;
      if (answer.ok) return navigate(`/t/${answer.table!}`, { replace: true });
      const { reason } = answer;
      setRefusal(reason.code === 'table.missing' ? words.codeWrong : refusalText(language, reason));
      setSearching(false);
    });
    return () => {
      current = false;
    };
  }, [searching, typed, navigate, words, language]);

  if (link === 'offline' || link === 'older') return <TroublePage trouble={link} />;
  if (searching && refusal === undefined) return <Waiting />;
  return (
    <Shell title={words.codeTitle}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setSearching(true);
        }}
      >
        <h1>{words.codeTitle}</h1>
        <p id="code-help">{words.codeText}</p>
        <label htmlFor="code">{words.code}</label>
        <input
          id="code"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value.toUpperCase());
            setRefusal(undefined);
          }}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          aria-describedby="code-help code-refusal"
          aria-invalid={refusal !== undefined}
        />
        <p id="code-refusal" className={styles.refusal} role="alert">
          {refusal}
        </p>
        <Button kind="primary" large type="submit" disabled={typed.replaceAll(/\s/g, '').length < SIGNS || searching}>
          {words.go}
        </Button>
      </form>
    </Shell>
  );
}
