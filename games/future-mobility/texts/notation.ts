/** A turn in short notation: `B C5 D5 · D5–C5 bike 4`. Signs for the eye say modes in the reader's language, ASCII for the clipboard is the same in both. */
import type { Event, Mode, ShiftCard } from '../rules/index.ts';
import type { Language } from '@stellwerk/toolkit/screen.ts';
import { coordinates } from './words.ts';

const LAID: Readonly<Record<ShiftCard, string>> = { tramA: 'TA', tramB: 'TB', bikePath: 'B', walkableCity: 'W' };
const MODES: Readonly<Record<Mode, string>> = {
  car: 'car',
  van: 'van',
  tram: 'tram',
  bicycle: 'bike',
  cargoBike: 'cargo',
  walking: 'walk',
};
const GERMAN: Readonly<Record<Mode, string>> = {
  car: 'Auto',
  van: 'Lieferwagen',
  tram: 'Bahn',
  bicycle: 'Rad',
  cargoBike: 'Lastenrad',
  walking: 'zu Fuß',
};

export function notation(events: readonly Event[], language: Language): readonly [signs: string, ascii: string] {
  const ascii = partsOf(events, MODES, 'e-').join(' ; ');
  return [
    partsOf(events, language === 'de' ? GERMAN : MODES, language === 'de' ? 'E-' : 'e-').join(' · '),
    ascii.replaceAll('–', '-').replaceAll('−', '-').replaceAll('★', '*'),
  ];
}

function partsOf(events: readonly Event[], modes: typeof MODES, electric: string): readonly string[] {
  const parts: string[] = [];
  for (const event of events) {
    if (event.type === 'recovered') parts.push(`R ${event.card}`);
    if (event.type === 'laid') parts.push([LAID[event.card], ...event.cells.map(coordinates)].join(' '));
    if (event.type === 'avoided') parts.push(`X ${event.trips.join(' ')} +${event.points}`);
    if (event.type === 'announced') {
      const stops = [event.segments[0]!.route[0]!, ...event.segments.map(({ route }) => route.at(-1)!)];
      const { mode } = event.segments[0]!;
      parts.push(`${stops.map(coordinates).join('–')} ${event.electric ? electric : ''}${modes[mode]}`);
    }
    if (event.type === 'jammed') parts.push(`! ${coordinates(event.cell)}`);
    if (event.type === 'scored') {
      const { jams, lifted, total } = event.score;
      const travelled = parts.findLastIndex((part) => part.includes('–'));
      if (travelled >= 0) parts[travelled] += ` ${total}${jams > 0 && !lifted ? ` −${2 * jams}` : ''}`;
    }
    if (event.type === 'drew' && event.why === 'star') parts.push('★'.repeat(event.count));
  }
  return parts;
}
