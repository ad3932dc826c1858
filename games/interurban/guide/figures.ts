/** The scenes of the rules page: what lies there, the tile that is asked about, and the part that is shown. The rules themselves judge them. */
import type { Reason } from '@stellwerk/kernel';
import {
  completedBy,
  tileCode,
  whyNot,
  type Kind,
  type Placement,
  type ReasonCode,
  type Restriction,
  type Rotation,
  type Table,
} from '../rules/index.ts';

type Laid = readonly [kind: Kind, x: number, y: number, rotation: Rotation, value?: number, seat?: number];

interface Scene {
  readonly laid: readonly Laid[];
  readonly asked: Laid;
  /** The cells that are shown: north-west and south-east corner. */
  readonly shown: readonly [west: number, north: number, east: number, south: number];
  readonly firstRound?: boolean;
}

export type FigureName = Restriction | 'crossing' | 'runIn' | 'values' | 'blocked' | 'score';

/** A route that goes west from the start tiles, a station on every second tile. */
const westward = (
  ...stations: readonly (readonly [value: number, seat: number])[]
): Pick<Scene, 'laid' | 'asked' | 'shown'> => {
  const tiles = stations.flatMap(([value, seat], index): Laid[] => [
    ['straight', -1 - 2 * index, 0, 90, 0],
    ['simple', -2 - 2 * index, 0, 90, value, seat],
  ]);
  return { laid: tiles.slice(0, -1), asked: tiles.at(-1)!, shown: [-2 * stations.length, 0, 1, 0] };
};

/** Two routes side by side whose next tile would lie on the same cell. */
const MEETING: readonly Laid[] = [
  ['straight', 0, 1, 0],
  ['curve', 0, 2, 90],
  ['straight', 1, 1, 0],
];

const SCENES: Readonly<Record<FigureName, Scene>> = {
  A: { laid: [], asked: ['simple', -1, 0, 90, 2, 0], shown: [-2, 0, 1, 0] },
  B: { laid: [], asked: ['curve', 0, 1, 90], shown: [-1, 1, 2, 0], firstRound: true },
  C: {
    laid: [
      ['straight', -1, 0, 90],
      ['simple', -2, 0, 90, 2, 0],
    ],
    asked: ['simple', -3, 0, 90, 3, 1],
    shown: [-4, 0, 1, 0],
  },
  D: westward([2, 0], [3, 0]),
  E: { laid: MEETING, asked: ['curve', 1, 2, 180], shown: [-1, 2, 2, 0] },
  F: { laid: [['straight', 0, 1, 0]], asked: ['curve', 1, 1, 180], shown: [-1, 1, 2, 0] },
  G: westward([1, 0], [1, 1]),
  H: westward([2, 0], [2, 1]),
  I: westward([3, 0], [3, 1]),
  J: westward([4, 0], [4, 1], [4, 0]),
  crossing: { laid: MEETING, asked: ['crossing', 1, 2, 0, 3, 1], shown: [-1, 2, 2, 0] },
  runIn: {
    laid: [
      ['straight', -1, 0, 90],
      ['crossing', -2, 0, 0, 2, 0],
      ['curve', 0, 1, 180],
      ['straight', -1, 1, 90],
    ],
    asked: ['curve', -2, 1, 90],
    shown: [-3, 1, 1, 0],
  },
  values: westward([3, 0], [1, 1], [4, 2], [2, 0]),
  blocked: { laid: [], asked: ['curve', 0, 1, 90], shown: [-1, 1, 2, 0] },
  score: {
    laid: [
      ['straight', 2, 0, 90, 1],
      ['simple', 3, 0, 90, 3, 0],
      ['straight', 4, 0, 90, 2],
      ['simple', 5, 0, 90, 4, 1],
      ['straight', 6, 0, 90, 0],
    ],
    asked: ['simple', 7, 0, 90, 1, 2],
    shown: [0, 0, 7, 0],
  },
};

const STARTS: readonly Laid[] = [
  ['start', 0, 0, 0, 0],
  ['start', 1, 0, 180, 1],
];

export interface Judged {
  /** The table with the tile on it. */
  readonly table: Table;
  /** The table whose routes are drawn: a refused tile is no part of them. */
  readonly routed: Table;
  readonly asked: Placement;
  readonly reason: Reason<ReasonCode> | undefined;
  readonly shown: Scene['shown'];
}

export function judged(name: FigureName): Judged {
  const { laid, asked, shown, firstRound = false } = SCENES[name];
  const [, x, y, rotation] = asked;
  const before: Table = {
    seats: 3,
    competition: false,
    game: 0,
    points: [],
    startPlayer: 0,
    turns: firstRound ? 0 : 3,
    seat: 0,
    placed: 0,
    stationPlaced: false,
    faceUp: [codeOf(asked)],
    tiles: [...STARTS, ...laid].flatMap(numbers),
    complete: [0, 0, 0, 0, 0, 0],
    ended: null,
    laid: [],
  };
  const placement = { type: 'place', slot: 0, x, y, rotation } as const;
  const reason = whyNot(before, placement);
  const done = reason ? [] : completedBy(before, placement);
  const complete = before.complete.map((_, route) => (done.includes(route) ? 1 : 0));
  const table = { ...before, tiles: [...before.tiles, ...numbers(asked)], complete };
  return { table, routed: reason ? before : table, asked: placement, reason, shown };
}

function codeOf([kind, , , , value = 0, seat = 0]: Laid): number {
  return tileCode(kind, value, seat);
}

function numbers(laid: Laid): number[] {
  const [, x, y, rotation] = laid;
  return [x, y, rotation, codeOf(laid)];
}
