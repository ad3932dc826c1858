/** Copies a text; over plain http there is no clipboard, and nothing to press for it. */
import { useState } from 'react';

export function useCopy(text: string): { readonly copied: boolean; readonly copy: (() => void) | undefined } {
  const [copied, setCopied] = useState(false);
  const clipboard = (navigator as Partial<Navigator>).clipboard;
  const copy = (): void => {
    clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return { copied, copy: clipboard && copy };
}
