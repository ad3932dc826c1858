/** What both languages make of the events of a turn. */
import {
  isStation,
  kindOf,
  scoreRoutes,
  STRIDE,
  totals,
  type Block,
  type Event,
  type StartLabel,
  type View,
} from '../rules/index.ts';
import type { Completed, Gains, Name } from './words.ts';

type Placed = Extract<Event, { type: 'placed' }>;

/** The tiles of a turn by the routes that they extend, in order. */
export function byRoute(events: readonly Event[]): { readonly labels: readonly string[]; readonly placed: Placed[] }[] {
  const found = new Map<string, { labels: readonly string[]; placed: Placed[] }>();
  for (const event of events) {
    if (event.type !== 'placed') continue;
    const key = event.labels.join(' ');
    const known = found.get(key);
    if (known) known.placed.push(event);
    else found.set(key, { labels: event.labels, placed: [event] });
  }
  return [...found.values()];
}

/** Labels of the routes that a turn has completed. */
export const completedIn = (events: readonly Event[]): string[] =>
  events.flatMap((event) => (event.type === 'completed' ? [event.label] : []));

/** A turn in a few words: what is complete, which counts most, then stations, each with all the routes that it has got in the turn, those of earlier turns that others have run onto, and the routes that only got track, unless that completed them. */
export function inBrief(events: readonly Event[]) {
  const placed = events.filter((event) => event.type === 'placed');
  const runsOnto = (code: number): string[] =>
    placed.flatMap(({ runIns, labels }) => (runIns.includes(code) ? labels : []));
  const stations = placed
    .filter(({ tile }) => isStation(tile))
    .map(({ tile, seat, labels }) => ({ tile, seat, labels: [...labels, ...runsOnto(tile)] }));
  const joined = placed
    .flatMap(({ runIns, seat, labels }) => runIns.map((tile) => ({ tile, seat, labels })))
    .filter(({ tile }) => stations.every((station) => station.tile !== tile));
  const done = completedIn(events);
  const told = [...[...stations, ...joined].flatMap(({ labels }) => labels), ...done];
  const track = placed.flatMap(({ labels }) => labels).filter((label) => !told.includes(label));
  // At most one station is placed in a turn: where it lies on just what it completes, its routes needn't be told twice.
  const isBoth = stations[0]?.labels.toSorted().join() === done.toSorted().join();
  return {
    stations: isBoth ? [] : stations,
    by: isBoth ? stations[0] : undefined,
    joined,
    track: [...new Set(track)],
    done,
  };
}

/** In brackets what a turn has changed, as long as its tiles lie on the table: who took it needs no name. */
export function changedBy(events: readonly Event[], view: View, name: Name, you: string): string {
  const placed = events.filter((event) => event.type === 'placed');
  const tiles = placed.flatMap(({ x, y, rotation, tile }) => [x, y, rotation, tile]);
  const from = placed.length > 0 ? startOf(tiles, view.tiles ?? []) : -1;
  if (from < 0) return '';
  const [was, is] = [from, from + tiles.length].map((end) =>
    totals(scoreRoutes({ ...view, tiles: view.tiles.slice(0, end) }), view.seats),
  );
  const { seat: own } = placed[0]!;
  const rank = (seat: number): number => (seat === own ? 0 : seat === view.viewer ? 1 : 2);
  const changes = is!
    .map((points, seat) => ({ seat, points: points - was![seat]! }))
    .filter(({ points }) => points !== 0)
    .sort((a, b) => rank(a.seat) - rank(b.seat));
  if (changes.length === 0) return '';
  const said = changes.map(({ seat, points }) => {
    const who = seat === own ? '' : `${seat === view.viewer ? you : name(seat)} `;
    return `${who}${signed(points)}`;
  });
  return ` (${unbroken(said.join(', '))})`;
}

/** Where these tiles lie one after the other; −1 where they don't. */
function startOf(tiles: readonly number[], all: readonly number[]): number {
  for (let at = all.length - tiles.length; at >= 0; at -= STRIDE) {
    if (tiles.every((number, index) => all[at + index] === number)) return at;
  }
  return -1;
}

/** They are told together, but those without every value each with why. */
export function tellCompleted(
  events: readonly Event[],
  complete: (labels: readonly string[]) => string,
  because: (block: Block) => string,
): string[] {
  const completed = events.filter((event) => event.type === 'completed');
  const full = completed.filter(({ block }) => !block).map(({ label }) => label);
  return [
    ...(full.length > 0 ? [complete(full)] : []),
    ...completed.flatMap(({ label, block }) => (block ? [`${complete([label])}: ${because(block)}`] : [])),
  ];
}

/** 'you +6, Ada −3'. */
export const sayGains = (gains: Gains): string => gains.map(([who, count]) => `${who} ${signed(count)}`).join(', ');

/** '7 (+5)', or '7' where nothing changes. */
export const withChange = (count: number, change: number): string =>
  change === 0 ? `${count}` : `${count} (${signed(change)})`;

/** A name and its points stay on one line. */
export const unbroken = (line: string): string => line.replace(/ (?=[+−]\d)/g, '\u00a0');

/** With a sign, as points change: +3, −2, 0. */
export const signed = (count: number): string => (count < 0 ? `−${-count}` : count > 0 ? `+${count}` : '0');

/** The route, if it is on the table, that counts track like this whatever its value. */
export function countedBy(code: number, printed: readonly StartLabel[]): 'S' | 'C' | undefined {
  const label = kindOf(code) === 'straight' ? 'S' : 'C';
  return printed.includes(label) ? label : undefined;
}

/** These routes are complete and no others, and the same players lead on all of them. */
export const isJust = (done: readonly Completed[], labels: readonly string[]): boolean =>
  done.length === 1 && done[0]!.labels.join() === labels.join();

/** Hints are counted like this: plain numbers stand on their tiles. */
export const roman = (nth: number): string => ['I', 'II', 'III', 'IV', 'V'][nth - 1] ?? `${nth}`;
