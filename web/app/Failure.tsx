/** Tells that something broke, and what can be done about it. */
import type { Reason } from '@stellwerk/kernel';
import { Link } from 'wouter';
import { isLoadError, isPartMissing } from '../session/load-error.ts';
import { reasonText } from '../texts/index.ts';
import { Button, buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { exportPlay } from './files.ts';
import { ReloadButton } from './PartMissing.tsx';
import { Shell } from './Shell.tsx';
import { useSettings } from './settings.tsx';
import styles from './Failure.module.css';

interface FailureProps {
  /** What was thrown … */
  readonly error?: unknown;
  /** … or why a play can't be opened. */
  readonly reason?: Reason;
  readonly playId?: string;
  onRetry?(): void;
}

export function Failure({ error, reason, playId, onRetry }: FailureProps) {
  const { texts } = useSettings();
  const words = texts.failure;
  const crashed = reason === undefined || reason.code === 'session.crash';
  const missing = isLoadError(error) || (reason?.code === 'session.crash' && isPartMissing());
  return (
    <Shell title={words.title}>
      <div className={styles.failure} role="alert">
        <BrokenLine />
        <h1>{crashed ? words.title : words.playTitle}</h1>
        {reason && !missing && <p className={styles.lead}>{reasonText(texts, reason)}</p>}
        {crashed && <p className={styles.lead}>{missing ? words.missing : words.text}</p>}
        <div className={styles.ways}>
          {missing && <ReloadButton />}
          {onRetry && !missing && (
            <Button kind="primary" icon="again" onClick={onRetry}>
              {words.retry}
            </Button>
          )}
          {playId !== undefined && reason?.code !== 'session.missing' && (
            <Button icon="file" onClick={() => void exportPlay(playId)}>
              {words.export}
            </Button>
          )}
          <Link href="/" className={buttonClass(onRetry || missing ? 'secondary' : 'primary')}>
            {words.home}
          </Link>
        </div>
        {error !== undefined && (
          <details className={styles.details}>
            <summary>{words.details}</summary>
            <pre>{error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : JSON.stringify(error)}</pre>
          </details>
        )}
      </div>
    </Shell>
  );
}

/** A line that ends before its last stop. */
export function BrokenLine() {
  return (
    <svg className={styles.picture} viewBox="0 0 320 60" aria-hidden="true" fill="none" strokeWidth="8">
      <path d="M10 30H190" stroke="var(--ink)" strokeLinecap="round" />
      <path d="M250 30H310" stroke="var(--rule)" strokeLinecap="round" strokeDasharray="2 16" />
      <path d="M206 14v32" stroke="var(--signal)" strokeLinecap="round" />
      {[20, 76, 132].map((x) => (
        <circle key={x} cx={x} cy="30" r="9" fill="var(--card)" stroke="var(--ink)" strokeWidth="5" />
      ))}
    </svg>
  );
}
