/**
 * Where things really are: longitude and latitude of the board's cities, and of a few capes and straits with the place on the
 * lattice where the board wants them, so that the warped coast follows the double lines also where no city is near.
 */

/** Degrees east and north. */
export type LonLat = readonly [lon: number, lat: number];

export const CITIES: Readonly<Record<string, LonLat>> = {
  glasgow: [-4.25, 55.86],
  oslo: [10.75, 59.91],
  stockholm: [18.07, 59.33],
  helsinki: [24.94, 60.17],
  'st-petersburg': [30.31, 59.94],
  malmoe: [13.0, 55.6],
  moskva: [37.62, 55.75],
  dublin: [-6.26, 53.35],
  london: [-0.13, 51.51],
  plymouth: [-4.14, 50.37],
  brest: [-4.49, 48.39],
  bilbao: [-2.94, 43.26],
  madrid: [-3.7, 40.42],
  barcelona: [2.17, 41.38],
  amsterdam: [4.9, 52.37],
  berlin: [13.4, 52.52],
  warszawa: [21.01, 52.23],
  paris: [2.35, 48.86],
  zuerich: [8.54, 47.37],
  wien: [16.37, 48.21],
  budapest: [19.04, 47.5],
  riga: [24.11, 56.95],
  vilnius: [25.28, 54.69],
  minsk: [27.56, 53.9],
  kyiv: [30.52, 50.45],
  charkiv: [36.25, 49.99],
  odessa: [30.73, 46.48],
  bucuresti: [26.1, 44.43],
  marseille: [5.37, 43.3],
  firenze: [11.26, 43.77],
  sofia: [23.32, 42.7],
  roma: [12.5, 41.9],
  tirana: [19.82, 41.33],
  istanbul: [28.98, 41.01],
  thessaloniki: [22.94, 40.64],
};

/** Lattice coordinates may lie between crossings. */
export const CAPES: readonly { readonly name: string; readonly at: LonLat; readonly x: number; readonly y: number }[] =
  [
    { name: 'Malin Head', at: [-7.4, 55.4], x: 4.9, y: 0.55 },
    { name: 'Belfast', at: [-5.9, 54.6], x: 5.9, y: 1.05 },
    { name: 'Slyne Head', at: [-10.2, 53.4], x: 2.1, y: 1.9 },
    { name: 'Dingle', at: [-10.4, 52.1], x: 1.5, y: 2.9 },
    { name: 'Carnsore Point', at: [-6.35, 52.2], x: 4.3, y: 2.8 },
    { name: 'St Davids Head', at: [-5.3, 51.9], x: 5.45, y: 2.85 },
    { name: 'Holyhead', at: [-4.6, 53.3], x: 6.35, y: 2.05 },
    { name: 'Portland Bill', at: [-2.45, 50.53], x: 5.1, y: 4.05 },
    { name: 'Selsey Bill', at: [-0.8, 50.73], x: 7.1, y: 4.05 },
    { name: 'Dover', at: [1.35, 51.13], x: 9.1, y: 3.95 },
    { name: 'Calais', at: [1.85, 50.97], x: 9.65, y: 4.4 },
    { name: 'Cap de la Hague', at: [-1.9, 49.7], x: 5.7, y: 4.75 },
    { name: 'Delta de l’Ebre', at: [0.87, 40.7], x: 5.25, y: 11.9 },
    { name: 'Valencia', at: [-0.33, 39.45], x: 4.0, y: 12.6 },
    { name: 'Gargano', at: [16.2, 41.9], x: 16.5, y: 11.15 },
    { name: 'Otranto', at: [18.5, 40.15], x: 18.05, y: 12.95 },
    { name: 'Split', at: [16.4, 43.5], x: 17.4, y: 10.3 },
    { name: 'Łeba', at: [17.55, 54.77], x: 19.15, y: 3.4 },
    { name: 'Mierzeja', at: [19.2, 54.35], x: 20.45, y: 3.55 },
    { name: 'Sambia', at: [19.95, 54.95], x: 21.2, y: 3.05 },
    { name: 'Ventspils', at: [21.55, 57.4], x: 22.35, y: 1.3 },
    { name: 'Kolka', at: [22.6, 57.75], x: 22.85, y: 0.85 },
    { name: 'Danube delta', at: [29.7, 45.0], x: 28.6, y: 9.75 },
    { name: 'Cape Kaliakra', at: [28.45, 43.37], x: 28.15, y: 10.85 },
    { name: 'Zonguldak', at: [31.8, 41.46], x: 29.9, y: 11.85 },
  ];
