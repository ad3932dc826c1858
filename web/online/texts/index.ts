/** The words of everything online, in both languages; loaded with the pages that need them. */
import { useSettings } from '../../app/settings.tsx';
import { de } from './de.ts';
import { en } from './en.ts';

export type { OnlineTexts } from './en.ts';

const TEXTS = { de, en };

export function useOnlineTexts() {
  return TEXTS[useSettings().settings.language];
}
