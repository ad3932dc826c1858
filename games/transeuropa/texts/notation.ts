/**
 * Turns in short notation, in signs and in ASCII: `⌂ BUD` starts in Budapest, `FLO ↘↘` lays two rails south-east from Florence, `DUB.e ←²`
 * a double line west from the crossing east of Dublin, `R2 −7 0# −3` scores round 2, # being finished. A private rail has a `*`.
 */
import { type Event, mapFile, type MapFile, type MapRef, topology, type View } from '../rules/index.ts';
import { placeOf, windBetween } from './places.ts';
import { laidIn } from './turns.ts';

type Notation = readonly [signs: string, ascii: string];

const ARROWS: Readonly<Record<string, string>> = {
  e: '→',
  ne: '↗',
  n: '↑',
  nw: '↖',
  w: '←',
  sw: '↙',
  s: '↓',
  se: '↘',
};

const codes = new WeakMap<MapFile, ReadonlyMap<string, string>>();

/** Three letters for each city of a map, by its id. */
export function codesOf(ref: MapRef): ReadonlyMap<string, string> {
  const map = mapFile(ref);
  let known = codes.get(map);
  if (!known) codes.set(map, (known = makeCodes(map)));
  return known;
}

function makeCodes({ cities }: MapFile): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, name } of cities) {
    const letters = name.en
      .replace(/^St\. /, '')
      .normalize('NFD')
      .replaceAll(/[^A-Za-z]/g, '')
      .toUpperCase()
      .padEnd(3, 'X');
    const tries = [...letters.slice(2), ...'0123456789'].map((last) => letters.slice(0, 2) + last);
    const code = tries.find((it) => !taken.has(it)) ?? `${letters.slice(0, 2)}${taken.size}`;
    taken.add(code);
    made.set(id, code);
  }
  return made;
}

/** A crossing: a city's code, or the code with the direction from it and the number of lines if it is more than one. */
function crossingCode(map: MapRef, crossing: number): string {
  const { city, lines, wind } = placeOf(map, crossing);
  const code = codesOf(map).get(city.id)!;
  return lines === 0 ? code : `${code}.${lines > 1 ? lines : ''}${wind}`;
}

export function notation(events: readonly Event[], { map }: View): Notation {
  const parts: Notation[] = rails(events, map);
  for (const event of events) {
    if (event.type === 'started') {
      const code = crossingCode(map, event.crossing);
      parts.push([`⌂ ${code}`, `s ${code}`]);
    } else if (event.type === 'passed') parts.push(['–', '-']);
    else if (event.type === 'scored') parts.push(scoring(event.scored));
  }
  return [parts.map(([signs]) => signs).join(' '), parts.map(([, ascii]) => ascii).join(' ')];
}

function scoring({ round, losses, finishers }: Extract<Event, { type: 'scored' }>['scored']): Notation {
  const figures = losses.map((loss, seat) => `${loss === 0 ? '0' : `−${loss}`}${finishers.includes(seat) ? '#' : ''}`);
  const signs = `R${round} ${figures.join(' ')}`;
  return [signs, signs.replaceAll('−', '-')];
}

/** The rails of a turn: where they begin and which way they go; a second one that goes on from the first needs no place of its own. */
function rails(events: readonly Event[], map: MapRef): Notation[] {
  const topo = topology(map);
  const laid = laidIn(events);
  const ends = laid.map(({ line }) => [topo.endA[line]!, topo.endB[line]!] as const);
  const isCity = (crossing: number): boolean => topo.cityAt[crossing] !== -1;
  const oriented = ends.map(([a, b], i) => {
    const other = ends[1 - i];
    const shared = other && [a, b].find((end) => other.includes(end));
    if (shared === undefined) return !isCity(a) && isCity(b) ? [b, a] : [a, b];
    const outer = shared === a ? b : a;
    return i === 0 ? [outer, shared] : [shared, outer];
  });
  const steps = oriented.map(([from, to], i): Notation => {
    const { line, own } = laid[i]!;
    const wind = windBetween(map, from!, to!);
    const double = topo.cost[line]! > 1;
    const mark = own ? '*' : '';
    const signs = `${ARROWS[wind]}${double ? '²' : ''}${mark}`;
    const ascii = `${wind}${double ? '=' : ''}${mark}`;
    if (i > 0 && oriented[i - 1]![1] === from) return [signs, ` ${ascii}`];
    const code = crossingCode(map, from!);
    return [`${i > 0 ? ' ' : ''}${code} ${signs}`, `${i > 0 ? ' ' : ''}${code} ${ascii}`];
  });
  return steps.length === 0 ? [] : [[steps.map(([signs]) => signs).join(''), steps.map(([, ascii]) => ascii).join('')]];
}
