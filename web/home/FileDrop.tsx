/** Opens a play file, chosen or dropped anywhere on the page, and says in words why one can't be opened. */
import type { Reason } from '@stellwerk/kernel';
import { createContext, use, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { importPlay } from '../app/files.ts';
import { loadScreen } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { ask } from '../session/engine.ts';
import type { GameFacts } from '../session/setup.ts';
import { reasonText } from '../texts/index.ts';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Notice } from '@stellwerk/toolkit/Notice.tsx';
import type { GameScreen } from '@stellwerk/toolkit/screen.ts';
import styles from './FileDrop.module.css';

interface Failed {
  readonly name: string;
  readonly reason: Reason;
  /** The words of the game, which may be the one that said no. */
  readonly game: GameScreen['texts'] | undefined;
  readonly specs: GameFacts['options'] | undefined;
}

const CRASHED: Awaited<ReturnType<typeof importPlay>> = { ok: false, reason: { code: 'session.crash' } };
const Open = createContext<(file: File) => void>(() => {});

interface FileDropProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function FileDrop({ className, children }: FileDropProps) {
  const { texts, settings } = useSettings();
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState<Failed>();
  const [over, setOver] = useState(false);

  const open = async (file: File): Promise<void> => {
    setFailed(undefined);
    const outcome = await importPlay(file).catch(() => CRASHED);
    if (outcome.ok) return navigate(outcome.over ? `/replay/${outcome.id}` : `/play/${outcome.id}`);
    const game = outcome.game ?? '';
    const screen = await loadScreen(game).catch(() => undefined);
    const described = await ask((service) => service.library.describe(game)).catch(() => undefined);
    const specs = described?.ok ? described.facts.options : undefined;
    setFailed({ name: file.name, reason: outcome.reason, game: screen?.texts, specs });
  };
  const drop = (event: DragEvent): void => {
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    void open(file);
  };
  const hover = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  return (
    <div className={className} onDragOver={hover} onDragLeave={() => setOver(false)} onDrop={drop}>
      {over && <div className={styles.veil}>{texts.files.drop}</div>}
      {failed && (
        <div className={styles.failed}>
          <Notice closeLabel={texts.close} onClose={() => setFailed(undefined)}>
            <strong>{texts.files.failed(failed.name)}</strong>{' '}
            {reasonText(texts, failed.reason, failed.game?.[settings.language], failed.specs)}
          </Notice>
        </div>
      )}
      <Open value={(file) => void open(file)}>{children}</Open>
    </div>
  );
}

export function OpenFileButton() {
  const { texts } = useSettings();
  const open = use(Open);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="quiet" icon="open" title={texts.files.hint} onClick={() => input.current?.click()}>
        {texts.files.open}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) open(file);
          event.target.value = '';
        }}
      />
    </>
  );
}
