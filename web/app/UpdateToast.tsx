/** Registers the service worker and offers a new version when one is waiting; nothing is replaced under a running play. */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { useSettings } from './settings.tsx';
import styles from './UpdateToast.module.css';

/** Where a table stands it would lie over the buttons; it waits for the next page. */
const AT_TABLE = /^\/(play|replay|learn|daily|t|puzzles\/[^/]+)\//;

export function UpdateToast() {
  const { texts } = useSettings();
  const [waiting, setWaiting] = useState<ServiceWorker>();
  const [path] = useLocation();

  useEffect(() => {
    if (import.meta.env.PROD && 'serviceWorker' in navigator) void watch(setWaiting);
  }, []);

  if (!waiting || AT_TABLE.test(path)) return null;
  const reload = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('take-over');
  };
  return (
    <div className={styles.toast} role="status">
      <span>{texts.update.text}</span>
      <Button kind="primary" onClick={reload}>
        {texts.update.reload}
      </Button>
      <Button kind="quiet" onClick={() => setWaiting(undefined)}>
        {texts.update.later}
      </Button>
    </div>
  );
}

async function watch(found: (worker: ServiceWorker) => void): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    if (registration.waiting && navigator.serviceWorker.controller) found(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && navigator.serviceWorker.controller) found(worker);
      });
    });
  } catch {
    // Without a service worker everything works but being offline; browsers forbid it in private windows.
  }
}
