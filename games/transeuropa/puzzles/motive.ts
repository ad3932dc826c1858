/** What a turn of TransEuropa is about: the first of these that it does. */
import type { Motive, Taken } from '@stellwerk/kernel';
import { missingPoints, type Action, type Event, type View } from '../rules/index.ts';

export function motiveOf({ seat, before, after, way, heard }: Taken<View, Action, Event>): Motive {
  const [first] = way;
  if (heard.some((event) => event.type === 'finished' && event.seats.includes(seat)))
    return {
      de: ['Verbinde deine letzte Stadt.', 'Damit ist die Runde vorbei, und du verlierst nichts.'],
      en: ['Connect your last city.', 'The round is over, and you lose nothing.'],
    };
  if (first?.type === 'start')
    return {
      de: ['Such die Mitte deiner Städte.', 'Von dort sind die Wege zu allen fünf kurz.'],
      en: ['Look for the middle of your cities.', 'The ways to all five are short from there.'],
    };
  const [missed, missing] = [before, after].map((view) => missingPoints(view, seat).points) as [number, number];
  const nearer: Motive['de'][1][] = [
    `Dir ${missing === 1 ? 'fehlt noch 1 Punkt' : `fehlen noch ${missing} Punkte`} statt ${missed}.`,
    `You are ${missing} ${missing === 1 ? 'point' : 'points'} short, not ${missed}.`,
  ];
  const about = (de: string, en: string): Motive => ({ de: [de, nearer[0]!], en: [en, nearer[1]!] });
  if (heard.some(({ type }) => type === 'joined'))
    return about('Schließ dich an ein anderes Netz an.', 'Join another net.');
  if (way.some(({ type }) => type === 'stop')) return about('Eine Schiene genügt.', 'One rail will do.');
  if (way.length === 1) return about('Nimm die Doppellinie.', 'Take the double line.');
  return about('Geh auf deine Städte zu.', 'Build towards your cities.');
}
