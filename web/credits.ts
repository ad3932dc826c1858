/** Whose work Stellwerk stands on, and under which terms. */
import type { Language } from '@stellwerk/toolkit/screen.ts';

export interface Work {
  readonly name: string;
  readonly by: string;
  readonly licence: string;
  readonly url: string;
  readonly use: Readonly<Record<Language, string>>;
}

export const WORKS: readonly Work[] = [
  {
    name: 'OpenMoji',
    by: 'OpenMoji – HfG Schwäbisch Gmünd',
    licence: 'CC BY-SA 4.0',
    url: 'https://openmoji.org',
    use: { de: 'Symbole in Future Mobility, verändert', en: 'Symbols in Future Mobility, adapted' },
  },
  {
    name: 'Future Mobility',
    by: 'IMAGINARY, Futurium',
    licence: 'CC BY-SA 4.0',
    url: 'https://www.imaginary.org',
    use: { de: 'Spiel, Karten und Stadtplan, bearbeitet', en: 'Game, cards and city plan, adapted' },
  },
  {
    name: 'Natural Earth',
    by: 'Natural Earth, world-atlas (Mike Bostock)',
    licence: 'Public Domain · ISC',
    url: 'https://www.naturalearthdata.com',
    use: { de: 'Land und Küsten der Karten', en: 'Land and coasts of the maps' },
  },
  {
    name: 'Barlow, Barlow Condensed',
    by: 'Jeremy Tribby',
    licence: 'SIL Open Font License 1.1',
    url: 'https://github.com/jpt/barlow',
    use: { de: 'Schrift', en: 'Type' },
  },
];

export const LIBRARIES: readonly { readonly name: string; readonly licence: string; readonly url: string }[] = [
  { name: 'React', licence: 'MIT', url: 'https://react.dev' },
  { name: 'Vite', licence: 'MIT', url: 'https://vite.dev' },
  { name: 'wouter', licence: 'Unlicense', url: 'https://github.com/molefrog/wouter' },
  { name: 'Comlink', licence: 'Apache-2.0', url: 'https://github.com/GoogleChromeLabs/comlink' },
  { name: 'idb', licence: 'ISC', url: 'https://github.com/jakearchibald/idb' },
  { name: 'Lean QR', licence: 'MIT', url: 'https://github.com/davidje13/lean-qr' },
  { name: 'Valibot', licence: 'MIT', url: 'https://valibot.dev' },
  { name: 'noble ciphers, noble hashes', licence: 'MIT', url: 'https://paulmillr.com/noble/' },
  { name: 'pure-rand', licence: 'MIT', url: 'https://github.com/dubzzz/pure-rand' },
  { name: 'Fontsource', licence: 'MIT', url: 'https://fontsource.org' },
];
