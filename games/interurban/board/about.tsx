/** InterUrban on the home page. */
import type { GameAbout } from '@stellwerk/toolkit/screen.ts';
import { Cover } from './cover.tsx';

export const about: GameAbout = {
  title: 'InterUrban',
  tagline: {
    de: 'Sechs Strecken hinaus in die Vorstadt, und wer sie beherrscht, kassiert.',
    en: 'Six routes out to the suburbs, and the majority on each cashes in.',
  },
  players: '2–5',
  minutes: '45',
  credit: { de: 'Michael Schacht, 2003', en: 'Michael Schacht, 2003' },
  cover: <Cover />,
};
