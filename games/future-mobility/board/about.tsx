/** Future Mobility on the home page. */
import type { GameAbout } from '@stellwerk/toolkit/screen.ts';
import { Cover } from './cover.tsx';

export const about: GameAbout = {
  title: 'Future Mobility',
  tagline: {
    de: 'Sauber und klug durch die Stadt von morgen.',
    en: 'Clean and clever through the city of tomorrow.',
  },
  players: '3–4',
  minutes: '45',
  credit: { de: 'IMAGINARY für Futurium, 2022, CC BY-SA 4.0', en: 'IMAGINARY for Futurium, 2022, CC BY-SA 4.0' },
  cover: <Cover />,
};
