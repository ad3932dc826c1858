/** Which picture stands for what. The pictures are OpenMoji's, named by code point, CC BY-SA 4.0. */
import type { Mode, PowerUp, Zone } from '../../rules/index.ts';

const FILES = import.meta.glob<string>('./icons/*.svg', { eager: true, query: '?url', import: 'default' });

function url(codePoint: string): string {
  return FILES[`./icons/${codePoint}.svg`]!;
}

export const ZONE_ICONS: Readonly<Record<Zone, string>> = {
  airport: url('2708'),
  amusementPark: url('1F3A1'),
  apartments: url('1F3E2'),
  factory: url('1F3ED'),
  hospital: url('1F3E5'),
  houses: url('1F3E1'),
  park: url('1F333'),
  shop: url('1F3EA'),
  stadium: url('1F3DF'),
  supermarket: url('1F6D2'),
  university: url('1F393'),
  workshop: url('1F6E0'),
};

export const MODE_ICONS: Readonly<Record<Mode, string>> = {
  car: url('1F697'),
  van: url('1F69A'),
  tram: url('1F68A'),
  bicycle: url('1F6B2'),
  cargoBike: url('1F6B2'),
  walking: url('1F6B6'),
};

export const CARD_ICONS: Readonly<Record<PowerUp, string>> = {
  tramA: url('1F68A'),
  tramB: url('1F68A'),
  bikePath: url('1F6B2'),
  walkableCity: url('1F6B6'),
  denseCity: url('1F3D9'),
  delivery: url('1F6F5'),
  homeOffice: url('1F4BB'),
  electricVehicle: url('1F50C'),
  cargoBike: url('1F6B2'),
  carpool: url('1F46A'),
  trafficJam: url('1F6A5'),
};

export const FREIGHT_ICON = url('1F4E6');
