/** The shell's sentences, by language. */
import type { Reason } from '@stellwerk/kernel';
import type { GameTexts, Language } from '@stellwerk/toolkit/screen.ts';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import type { ShellReason } from './reasons.ts';

export type { Texts } from './en.ts';
export const TEXTS: Readonly<Record<Language, Texts>> = { de, en };

/** A refusal in words: the shell's own, else the game's. */
export function reasonText(texts: Texts, reason: Reason, game?: GameTexts): string {
  if (Object.hasOwn(texts.reasons, reason.code)) {
    const { option } = reason.with ?? {};
    const label = option === undefined ? undefined : game?.options[option]?.label;
    return texts.reasons[reason.code as ShellReason]({ ...reason.with, ...(label !== undefined && { option: label }) });
  }
  return game?.reason(reason) ?? texts.reasonUnknown(reason.code);
}

/** “Ada, Ben and Cem”. */
export function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
