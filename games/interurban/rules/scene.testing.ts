/** For tests: a table that is built tile by tile, every tile through the real gate, no matter what lies face up. */
import { fastRng, type Reason, type Seat } from '@stellwerk/kernel';
import { game } from './game.ts';
import { checkAction } from './legal.ts';
import { deal } from './play.ts';
import { routeLabel, tileCode, type Kind } from './tiles.ts';
import type { Event, Placement, ReasonCode, Rotation, State } from './types.ts';

/** A tile on its cell: kind, x, y, rotation, value, and for stations the seat. */
export type Laid = readonly [
  kind: Exclude<Kind, 'start'>,
  x: number,
  y: number,
  rotation: Rotation,
  value?: number,
  seat?: Seat,
];

export class Scene {
  readonly state: State;
  /** Labels of the routes completed so far, in order. */
  readonly completed: string[] = [];

  /** `starts` are the start tiles in the west and in the east; by default those of the rulebook's example. */
  constructor(seats = 3, starts: readonly [number, number] = [0, 1]) {
    this.state = deal(seats, false, 0, [], fastRng(1));
    this.state.tiles[3] = tileCode('start', starts[0]);
    this.state.tiles[7] = tileCode('start', starts[1]);
    this.state.turns = seats;
  }

  /** Back into the first round. */
  firstRound(): this {
    this.state.turns = 0;
    return this;
  }

  lay(...tiles: readonly Laid[]): this {
    for (const laid of tiles) {
      const reason = this.why(...laid);
      if (reason) throw new Error(`${laid.join(' ')} is refused: ${JSON.stringify(reason)}`);
      const { turns } = this.state;
      game.apply(this.state, this.state.seat, this.#handed(laid), fastRng(1), this.#listen);
      this.state.turns = turns;
    }
    return this;
  }

  /** Why the tile can't be placed now, as the first one of a turn. */
  why(...laid: Laid): Reason<ReasonCode> | undefined {
    return checkAction(this.state, this.state.seat, this.#handed(laid));
  }

  /** The index of the tile on a cell, as reasons name it. */
  at(x: number, y: number): number {
    const { tiles } = this.state;
    for (let i = 0; i < tiles.length; i += 4) if (tiles[i] === x && tiles[i + 1] === y) return i / 4;
    throw new Error(`nothing lies on ${x}, ${y}`);
  }

  isComplete(label: string): boolean {
    return this.state.complete.some((done, route) => done === 1 && routeLabel(this.state.tiles, route) === label);
  }

  /** Puts the tile face up for a fresh turn. */
  #handed([kind, x, y, rotation, value = kind === 'straight' || kind === 'curve' ? 0 : 1, seat = 0]: Laid): Placement {
    this.state.placed = 0;
    this.state.stationPlaced = false;
    this.state.faceUp[0] = tileCode(kind, value, seat);
    return { type: 'place', slot: 0, x, y, rotation };
  }

  readonly #listen = (event: Event): void => {
    if (event.type === 'completed') this.completed.push(event.label);
  };
}

/** Route 7 has a station of a value and an owner, and can go on only onto a crossing of seat 2. */
export const toRunIn = (value: number, owner: Seat, crossingValue = 2): Scene =>
  new Scene().lay(
    ['straight', 2, 0, 90],
    ['straight', 3, 0, 90],
    ['simple', 4, 0, 90, value, owner],
    ['curve', 1, 1, 90],
    ['straight', 2, 1, 90],
    ['straight', 3, 1, 90],
    ['straight', 4, 1, 90],
    ['crossing', 5, 1, 0, crossingValue, 2],
  );
