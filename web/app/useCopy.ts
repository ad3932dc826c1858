/** Copies texts, also over plain http, where there is no clipboard but the older way works. */
import { useState } from 'react';

interface Copying {
  readonly copied: boolean;
  /** It did not work and has to be done by hand. */
  readonly failed: boolean;
  copy(): void;
}

export function useCopy(text: string): Copying {
  const [done, setDone] = useState<boolean>();
  return { copied: done === true, failed: done === false, copy: () => void copyText(text).then(setDone) };
}

/** Whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  const clipboard = (navigator as Partial<Navigator>).clipboard;
  if (clipboard) {
    return clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  // While a dialog is open, nothing outside of it can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  before?.focus();
  return done;
}
