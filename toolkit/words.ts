/** What the sentences of all games are made with. */
import type { Reason } from '@stellwerk/kernel';
import type { Language } from './screen.ts';

/** The sentence of each refusal; its parameters are what the rules name. */
export type ReasonTexts<Code extends string> = Readonly<
  Record<Code, string | ((params: NonNullable<Reason['with']>) => string)>
>;

/** The sentence of a refusal, `otherwise` for one that the game itself doesn't give. */
export function reasonText(reasons: ReasonTexts<string>, reason: Reason, otherwise: string): string {
  const text = Object.hasOwn(reasons, reason.code) ? reasons[reason.code]! : otherwise;
  return typeof text === 'string' ? text : text(reason.with ?? {});
}

interface CommonWords {
  /** 'Ada, Ben and Cleo'. */
  list(items: readonly string[]): string;
  points(count: number): string;
}

function listIn(language: Language): CommonWords['list'] {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return (items) => format.format(items);
}

export const COMMON: Readonly<Record<Language, CommonWords>> = {
  de: { list: listIn('de'), points: (count) => (count === 1 ? '1 Punkt' : `${count} Punkte`) },
  en: { list: listIn('en'), points: (count) => (count === 1 ? '1 point' : `${count} points`) },
};

/** Pieces of advice are numbered so: digits are lines in some games. */
export const NUMERALS = ['I', 'II', 'III'] as const;
