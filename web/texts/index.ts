/** The shell's sentences, by language. */
import type { Reason } from '@stellwerk/kernel';
import type { GameTexts, Language } from '@stellwerk/toolkit/screen.ts';
import type { PlainSpec } from '../session/setup.ts';
import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import type { ShellReason } from './reasons.ts';

export type { Texts } from './en.ts';
export const TEXTS: Readonly<Record<Language, Texts>> = { de, en };

/** A refusal in words: the shell's own, else the game's. The game's options, where known, tell what a refused value could have been. */
export function reasonText(
  texts: Texts,
  reason: Reason,
  game?: GameTexts,
  specs: Readonly<Record<string, PlainSpec>> = {},
): string {
  if (!Object.hasOwn(texts.reasons, reason.code)) return game?.reason(reason) ?? texts.reasonUnknown(reason.code);
  const { option } = reason.with ?? {};
  const label = option === undefined ? undefined : game?.options[option]?.label;
  const spec = option === undefined ? undefined : specs[option];
  const off = spec?.kind === 'integer' ? spec.off : undefined;
  return texts.reasons[reason.code as ShellReason]({
    ...reason.with,
    ...(label !== undefined && { option: label }),
    ...(off !== undefined && { off }),
  });
}

/** Dates as they are written in Europe. */
export const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language);

/** As a sentence begins. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** “Ada, Ben and Cem”, or “Ada, Ben or Cem”. */
export function listed(
  names: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(language, { type }).format(names);
}
