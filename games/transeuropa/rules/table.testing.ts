/** A table for tests: hands laid open, crossings and cities by name, every action through the gate. */
import { fastRng, readOptions, type Reason, type Seat } from '@stellwerk/kernel';
import { game } from './game.ts';
import { networks } from './network.ts';
import { missingFrom } from './missing.ts';
import { HAND, type State } from './state.ts';
import { lineBetween, mapFile, topology } from './topology.ts';
import { SHARED, type Action, type Event } from './types.ts';

interface Layout {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Cities by id, seat by seat, in the order red, orange, yellow, green, blue. */
  readonly hands?: readonly (readonly string[])[];
  /** Crossings by id; with all of them given, rails come next. */
  readonly markers?: readonly string[];
  readonly seed?: number;
}

export class TestTable {
  readonly state: State;
  readonly rng;
  heard: Event[] = [];

  constructor({ seats = 2, options = {}, hands, markers = [], seed = 1 }: Layout = {}) {
    const read = readOptions(game.options, options);
    if (!read.ok) throw new Error(read.reason.code);
    this.rng = fastRng(seed);
    this.state = game.setup(read.options, seats, this.rng, (event) => this.heard.push(event));
    for (const [seat, hand] of hands?.entries() ?? []) this.hand(seat, hand);
    for (const marker of markers) this.start(marker);
  }

  hand(seat: Seat, cities: readonly string[]): void {
    for (const [colour, id] of cities.entries()) this.state.hands[seat * HAND + colour] = this.city(id);
  }
  city(id: string): number {
    return find(mapFile(this.state.map).cities, id);
  }
  crossing(id: string): number {
    return find(mapFile(this.state.map).crossings, id);
  }
  line(a: string, b: string): number {
    const line = lineBetween(topology(this.state.map), this.crossing(a), this.crossing(b));
    if (line < 0) throw new Error(`no line from ${a} to ${b}`);
    return line;
  }

  check(action: unknown, seat: Seat = this.state.turn): Reason | undefined {
    return game.check(this.state, seat, action);
  }
  why(a: string, b: string): string | undefined {
    return this.check({ type: 'lay', line: this.line(a, b) })?.code;
  }
  act(action: Action): void {
    const reason = this.check(action);
    if (reason) throw new Error(`${JSON.stringify(action)} is refused: ${reason.code}`);
    this.heard = [];
    game.apply(this.state, this.state.turn, action, this.rng, (event) => this.heard.push(event));
  }
  start(crossing: string): void {
    this.act({ type: 'start', crossing: this.crossing(crossing) });
  }
  lay(a: string, b: string): void {
    this.act({ type: 'lay', line: this.line(a, b) });
  }
  layOwn(a: string, b: string): void {
    this.act({ type: 'lay', line: this.line(a, b), own: true });
  }
  stop(): void {
    this.act({ type: 'stop' });
  }

  /** Puts shared rails along a way, outside all turns, and brings the networks up to date. */
  railed(...way: readonly string[]): void {
    for (let i = 1; i < way.length; i++) this.state.rails[this.line(way[i - 1]!, way[i]!)] = SHARED;
    Object.assign(this.state, networks(topology(this.state.map), this.state.rails, this.state.markers));
  }
  /** Rails the cheapest way from a seat's marker to some crossings. */
  bring(seat: Seat, ...crossings: readonly string[]): void {
    const { state } = this;
    const sites = crossings.map((id) => this.crossing(id));
    const { lines } = missingFrom(topology(state.map), state.rails, seat, state.markers[seat]!, sites);
    for (const line of lines) state.rails[line] = SHARED;
    this.railed();
  }
  types(): string[] {
    return this.heard.map(({ type }) => type);
  }
}

function find(items: readonly { readonly id: string }[], id: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) throw new Error(`nothing is called ${id}`);
  return index;
}
