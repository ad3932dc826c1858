/** InterCity on the home page. */
import type { GameAbout } from '@stellwerk/toolkit/screen.ts';
import { Cover } from './cover.tsx';

export const about: GameAbout = {
  title: 'InterCity',
  tagline: {
    de: 'Zwei Fahrgäste, zehn Züge, fünf Würfel: Wer hat die besten Anschlüsse?',
    en: 'Two passengers, ten trains, five dice: who has the best connections?',
  },
  players: '2–6',
  minutes: '60',
  credit: { de: 'ASS, 1990', en: 'ASS, 1990' },
  cover: <Cover />,
};
