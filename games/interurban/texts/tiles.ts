/** What a tile is called, in both languages: by itself, as somebody's, and as what was placed. */
import { isStation, kindOf, ownerOf, valueOf } from '../rules/index.ts';
import type { Name } from './words.ts';

/** 'Station 2', 'Crossing 3', 'Straight +1', 'Curve'. */
function kindEn(code: number): string {
  const value = valueOf(code);
  switch (kindOf(code)) {
    case 'straight':
      return value > 0 ? `Straight +${value}` : 'Straight';
    case 'curve':
      return value > 0 ? `Curve +${value}` : 'Curve';
    case 'simple':
      return `Station ${value}`;
    case 'crossing':
      return `Crossing ${value}`;
    case 'start':
      return 'Start tile';
  }
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function tileEn(code: number, name: Name, me?: number): string {
  if (!isStation(code)) return kindEn(code);
  return `${ownerOf(code) === me ? 'Your' : `${name(ownerOf(code))}’s`} ${lower(kindEn(code))}`;
}

/** With an article, as it stands after 'places'. */
function laidEn(code: number, name: Name): string {
  if (isStation(code)) return tileEn(code, name);
  return `a ${kindOf(code)}${valueOf(code) > 0 ? ` (+${valueOf(code)})` : ''}`;
}

/** Who takes the turn stands above it already. */
const ownEn = (code: number, seat: number): string | undefined =>
  isStation(code) && ownerOf(code) === seat ? `own ${lower(kindEn(code))}` : undefined;

/** Adas, Hans’. */
const whoseDe = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);

/** „Adas Bahnhof“, aber „Bahnhof von Spieler 1“. */
const ofDe = (name: string, what: string): string =>
  /\d$/.test(name) ? `${what} von ${name}` : `${whoseDe(name)} ${what}`;

/** 'Bahnhof 2', 'Kreuzung 3', 'Gerade +1', 'Kurve'. */
function kindDe(code: number): string {
  const value = valueOf(code);
  switch (kindOf(code)) {
    case 'straight':
      return value > 0 ? `Gerade +${value}` : 'Gerade';
    case 'curve':
      return value > 0 ? `Kurve +${value}` : 'Kurve';
    case 'simple':
      return `Bahnhof ${value}`;
    case 'crossing':
      return `Kreuzung ${value}`;
    case 'start':
      return 'Startplättchen';
  }
}

function tileDe(code: number, name: Name, me?: number): string {
  if (!isStation(code)) return kindDe(code);
  const mine = kindOf(code) === 'simple' ? 'Dein' : 'Deine';
  return ownerOf(code) === me ? `${mine} ${kindDe(code)}` : ofDe(name(ownerOf(code)), kindDe(code));
}

/** Im Akkusativ, wie er nach „legt“ steht. */
function laidDe(code: number, name: Name): string {
  if (isStation(code)) return tileDe(code, name);
  return `eine ${kindOf(code) === 'straight' ? 'Gerade' : 'Kurve'}${valueOf(code) > 0 ? ` (+${valueOf(code)})` : ''}`;
}

/** Wer am Zug ist, steht schon darüber. */
function ownDe(code: number, seat: number): string | undefined {
  if (!isStation(code) || ownerOf(code) !== seat) return undefined;
  return `${kindOf(code) === 'simple' ? 'eigener' : 'eigene'} ${kindDe(code)}`;
}

export const TILES = {
  en: { kind: kindEn, tile: tileEn, laid: laidEn, own: ownEn, lower },
  de: { kind: kindDe, tile: tileDe, laid: laidDe, own: ownDe, whose: whoseDe, of: ofDe },
} as const;
