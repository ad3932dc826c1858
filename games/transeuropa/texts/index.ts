/** TransEuropa's sentences in both languages. */
import type { Language } from '@stellwerk/toolkit/screen.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Words } from './words.ts';

export const texts: Readonly<Record<Language, Words>> = { de, en };
