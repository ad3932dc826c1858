/** Maps are data: crossings of a triangular lattice, lines between them that cost 1 or 2, and cities in five colours. */

export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export const TERRAINS = ['sea', 'river', 'mountain'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** A map as it is written in a file. */
export interface MapFile {
  readonly name: string;
  readonly crossings: readonly { readonly id: string; readonly x: number; readonly y: number }[];
  readonly lines: readonly {
    readonly a: string;
    readonly b: string;
    readonly cost: 1 | 2;
    readonly terrain?: Terrain;
  }[];
  readonly cities: readonly {
    readonly id: string;
    readonly crossing: string;
    readonly name: { readonly local: string; readonly de: string; readonly en: string };
    readonly colour: Colour;
    /** Stays in the box with two or three players. */
    readonly dashed: boolean;
  }[];
}

/** A map that comes with the game, by name, or a whole map file. */
export type MapRef = 'europe' | MapFile;
