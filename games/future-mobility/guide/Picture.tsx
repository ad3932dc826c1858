/** The small plans on the rules page: corners of the real city, drawn with the same pieces as the board. */
import { Figure } from '@stellwerk/toolkit/Figure.tsx';
import { BIT, CELLS, type Cell, type Marker, type Mode } from '../rules/index.ts';
import { cornerOf, PITCH } from '../board/map/geometry.ts';
import { Ground, Zones } from '../board/map/Ground.tsx';
import { Markers, Paths } from '../board/map/Markers.tsx';
import { Trip, TripEnds } from '../board/map/Routes.tsx';

interface Scene {
  /** The corner: its first cell, and how many columns and rows of it. */
  readonly at: Cell;
  readonly columns: number;
  readonly rows: number;
  readonly segments: readonly { readonly mode: Mode; readonly route: readonly Cell[] }[];
  readonly lying?: Partial<Record<Marker, readonly Cell[]>>;
  readonly laying?: readonly (readonly [Cell, Marker])[];
}

const SCENES = {
  trip: { at: 2, columns: 3, rows: 2, segments: [{ mode: 'car', route: [9, 3, 4] }] },
  segments: {
    at: 13,
    columns: 3,
    rows: 3,
    segments: [
      { mode: 'car', route: [14, 20] },
      { mode: 'car', route: [20, 26, 27] },
    ],
  },
  tram: { at: 2, columns: 3, rows: 3, segments: [{ mode: 'tram', route: [3, 15] }], lying: { tramA: [3, 15] } },
  bicycle: {
    at: 12,
    columns: 4,
    rows: 2,
    segments: [{ mode: 'bicycle', route: [14, 20, 19] }],
    lying: { bikePath: [14, 20, 19] },
  },
  laying: {
    at: 13,
    columns: 4,
    rows: 2,
    segments: [],
    lying: { bikePath: [14] },
    laying: [
      [20, 'bikePath'],
      [21, 'bikePath'],
      [22, 'bikePath'],
      [16, 'bikePath'],
    ],
  },
  jam: {
    at: 15,
    columns: 3,
    rows: 3,
    segments: [{ mode: 'car', route: [16, 22, 28] }],
    lying: { trafficJam: [22] },
  },
} as const satisfies Record<string, Scene>;

interface PictureProps {
  readonly of: keyof typeof SCENES;
  readonly caption: string;
  /** What the picture shows, for those who don't see it. */
  readonly label: string;
}

export function Picture({ of, caption, label }: PictureProps) {
  const scene: Scene = SCENES[of];
  const { x, y } = cornerOf(scene.at);
  const box = `${x} ${y} ${scene.columns * PITCH} ${scene.rows * PITCH}`;
  const markers = markersOf(scene);
  const segments = scene.segments.map((segment, index) => ({ trip: index + 1, ...segment }));
  const trip = segments.length > 0 && ({ segments, colour: 0, look: 'firm', moving: false } as const);
  return (
    <Figure viewBox={box} maxWidth="28rem" caption={caption} label={label}>
      <Ground />
      <Paths markers={markers} ghosts={scene.laying ?? []} />
      {trip && <Trip {...trip} />}
      <Zones names={undefined} size={0} />
      <Markers markers={markers} ghosts={scene.laying ?? []} />
      {trip && <TripEnds {...trip} markers={markers} />}
    </Figure>
  );
}

function markersOf({ lying = {} }: Scene): readonly number[] {
  const markers = Array.from({ length: CELLS }, () => 0);
  for (const [marker, cells] of Object.entries(lying) as [Marker, readonly Cell[]][])
    for (const cell of cells) markers[cell]! |= BIT[marker];
  return markers;
}
