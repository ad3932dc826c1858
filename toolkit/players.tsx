/**
 * The six player colours, each with a shape of its own, as HTML badge and as SVG mark, for people
 * who can't tell two of the colours apart.
 */
import type { CSSProperties } from 'react';
import type { Language } from './screen.ts';

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'plus', 'star'] as const;
export type Shape = (typeof SHAPES)[number];

export const PLAYER_COLOURS: readonly { readonly shape: Shape; readonly name: Readonly<Record<Language, string>> }[] = [
  { shape: 'circle', name: { de: 'Rot', en: 'Red' } },
  { shape: 'square', name: { de: 'Blau', en: 'Blue' } },
  { shape: 'triangle', name: { de: 'Grün', en: 'Green' } },
  { shape: 'diamond', name: { de: 'Gelb', en: 'Yellow' } },
  { shape: 'plus', name: { de: 'Violett', en: 'Violet' } },
  { shape: 'star', name: { de: 'Tinte', en: 'Ink' } },
];

/** The colour as a CSS value, good for `fill`, `stroke` and `background`. */
export function playerColour(colour: number): string {
  return `var(--player-${colour % PLAYER_COLOURS.length})`;
}

/** What is written on that colour. */
export function playerInk(colour: number): string {
  return `var(--player-${colour % PLAYER_COLOURS.length}-ink)`;
}

export function playerShape(colour: number): Shape {
  return PLAYER_COLOURS[colour % PLAYER_COLOURS.length]!.shape;
}

/** The shape around the origin as an SVG path; all six look equally large for one `r`. */
export function shapePath(shape: Shape, r: number): string {
  const scaled = (points: readonly (readonly [number, number])[]): string =>
    `M${points.map(([x, y]) => `${round(x * r)} ${round(y * r)}`).join('L')}Z`;
  switch (shape) {
    case 'circle':
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
    case 'square':
      return scaled(square(0.88));
    case 'triangle':
      return scaled(star(3, 1.25, 0.625, 0.18));
    case 'diamond':
      return scaled(star(4, 1.2, 0.85));
    case 'plus':
      return scaled(plus(1.08, 0.42));
    case 'star':
      return scaled(star(5, 1.28, 0.6, 0.06));
  }
}

type Points = readonly (readonly [number, number])[];

function square(a: number): Points {
  return [
    [-a, -a],
    [a, -a],
    [a, a],
    [-a, a],
  ];
}

function plus(long: number, short: number): Points {
  const quarter: Points = [
    [-short, -long],
    [short, -long],
    [short, -short],
  ];
  return [0, 1, 2, 3].flatMap((turn) => quarter.map(([x, y]) => quarterTurns(x, y, turn)));
}

function quarterTurns(x: number, y: number, times: number): readonly [number, number] {
  let point: readonly [number, number] = [x, y];
  for (let i = 0; i < times; i++) point = [-point[1], point[0]];
  return point;
}

function star(spikes: number, outer: number, inner: number, down = 0): Points {
  return Array.from({ length: spikes * 2 }, (_, i) => {
    const angle = (Math.PI * i) / spikes - Math.PI / 2;
    const radius = i % 2 === 0 ? outer : inner;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius + down] as const;
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

interface MarkProps {
  readonly colour: number;
  readonly x?: number;
  readonly y?: number;
  /** Radius in board units. */
  readonly r?: number;
  /** The rim that lifts it off the board. */
  readonly rim?: string;
  readonly className?: string;
}

/** A player's mark inside a board's SVG: the shape, filled with the colour. */
export function PlayerMark({ colour, x = 0, y = 0, r = 10, rim = 'var(--card)', className }: MarkProps) {
  return (
    <g className={className} transform={`translate(${x} ${y})`}>
      <path
        d={shapePath(playerShape(colour), r)}
        fill={playerColour(colour)}
        stroke={rim}
        strokeWidth={r * 0.22}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
    </g>
  );
}

interface BadgeProps {
  readonly colour: number;
  /** CSS length; 1.25em unless told. */
  readonly size?: string;
  /** Read aloud where no name stands beside it. */
  readonly label?: string;
  /** Nobody is there just now. */
  readonly hollow?: boolean;
  readonly style?: CSSProperties;
}

/** A player's mark in running HTML. */
export function PlayerBadge({ colour, size = '1.25em', label, hollow = false, style }: BadgeProps) {
  return (
    <svg
      viewBox="-14 -14 28 28"
      width={size}
      height={size}
      style={{ flex: 'none', verticalAlign: '-0.25em', ...style }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path
        d={shapePath(playerShape(colour), hollow ? 9 : 10)}
        fill={hollow ? 'none' : playerColour(colour)}
        {...(hollow && { stroke: playerColour(colour), strokeWidth: 3 })}
        strokeLinejoin="round"
      />
    </svg>
  );
}
