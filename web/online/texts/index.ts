/** The words of everything online, in both languages; loaded with the pages that need them. */
import type { Reason } from '@stellwerk/kernel';
import type { WireReason } from '@stellwerk/tables/wire';
import type { GameTexts, Language } from '@stellwerk/toolkit/screen.ts';
import { useSettings } from '../../app/settings.tsx';
import type { PlainSpec } from '../../session/setup.ts';
import { reasonText, TEXTS as SHELL_TEXTS } from '../../texts/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export type { OnlineTexts } from './en.ts';

const TEXTS = { de, en };

export function useOnlineTexts() {
  return TEXTS[useSettings().settings.language];
}

/** A refusal of the server in words: its own, else those of the shell or the game. */
export function refusalText(
  language: Language,
  reason: Reason,
  game?: GameTexts,
  specs?: Readonly<Record<string, PlainSpec>>,
): string {
  const { reasons } = TEXTS[language];
  if (Object.hasOwn(reasons, reason.code)) return reasons[reason.code as WireReason];
  return reasonText(SHELL_TEXTS[language], reason, game, specs);
}
