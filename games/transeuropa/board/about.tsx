/** TransEuropa on the home page. */
import type { GameAbout } from '@stellwerk/toolkit/screen.ts';
import { Cover } from './cover.tsx';

export const about: GameAbout = {
  title: 'TransEuropa',
  tagline: {
    de: 'Fünf Städte, ein Netz, und alle bauen mit.',
    en: 'Five cities, one network, and everybody builds it.',
  },
  players: '2–6',
  minutes: '30',
  credit: { de: 'Franz-Benno Delonge, 2005', en: 'Franz-Benno Delonge, 2005' },
  cover: <Cover />,
};
