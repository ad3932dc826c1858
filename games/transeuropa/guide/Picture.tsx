/** The small maps on the rules page: a corner of nowhere with a river, drawn with the same pieces as the real board. */
import { Figure } from '@stellwerk/toolkit/Figure.tsx';
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { drawnMap } from '../rules/drawing.ts';
import { FREE, lineBetween, SHARED } from '../rules/index.ts';
import { Cities } from '../board/map/Cities.tsx';
import { layoutOf, middle } from '../board/map/geometry.ts';
import { Ground, Lattice } from '../board/map/Ground.tsx';
import { Names } from '../board/map/Names.tsx';
import { Markers, Rails } from '../board/map/Rails.tsx';
import { Track } from '../board/map/Track.tsx';
import board from '../board/map/map.module.css';
import styles from './guide.module.css';

const CORNER = layoutOf(
  drawnMap(
    'corner',
    String.raw`
  . - . - . = . - .
 / \ / \ / = / \ / \
o - . - . = . - . - o
 \ / \ / \ = \ / \ /
  . - . - . = . - .
`,
    [
      ['alba', '0,1', 'red', 'Alba'],
      ['riva', '10,1', 'green', 'Riva'],
    ],
    [],
  ),
);

/** The lattice with room for names and markers. */
const SEEN = ((): string => {
  const [xs, ys] = [CORNER.crossings.map(({ x }) => x), CORNER.crossings.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - 70, Math.min(...ys) - 90];
  return `${x} ${y} ${Math.max(...xs) + 90 - x} ${Math.max(...ys) + 60 - y}`;
})();

const PLAYERS: readonly Player[] = [
  { seat: 0, name: '', colour: 0, kind: 'person' },
  { seat: 1, name: '', colour: 1, kind: 'person' },
];
const NOTHING: ReadonlySet<number> = new Set();
const NO_RINGS: readonly never[] = [];

/** Two crossings by their ids. */
type Stretch = readonly [a: string, b: string];

interface Scene {
  readonly laid: readonly Stretch[];
  readonly markers: readonly string[];
  /** Rails that are about to be laid, or are missing, each with a number beside it. */
  readonly asked: readonly (readonly [...Stretch, string])[];
  readonly look: 'draft' | 'missing';
}

interface PictureProps {
  readonly of: keyof typeof SCENES;
  readonly caption: string;
  /** What the picture shows, for those who don't see it. */
  readonly label: string;
}

export function Picture({ of, caption, label }: PictureProps) {
  const { laid, markers, asked, look }: Scene = SCENES[of];
  const crossing = (id: string): number => CORNER.map.crossings.findIndex((it) => it.id === id);
  const line = ([a, b]: Stretch): number => lineBetween(CORNER.topo, crossing(a), crossing(b));
  const lines = new Set(laid.map(line));
  const places = markers.map(crossing);
  return (
    <Figure viewBox={SEEN} maxWidth="30rem" caption={caption} label={label}>
      <Ground layout={CORNER} />
      <Lattice layout={CORNER} />
      <Rails
        layout={CORNER}
        rails={CORNER.lines.map((_, index) => (lines.has(index) ? SHARED : FREE))}
        markers={places}
        players={PLAYERS}
        me={0}
        freshLines={NOTHING}
        motion={false}
      />
      {asked.map(([a, b, text]) => {
        const it = CORNER.lines[line([a, b])]!;
        const { x, y } = middle(it);
        return (
          <g key={`${a} ${b}`}>
            {look === 'draft' ? (
              <Track line={it} look="draft" colour={playerColour(0)} />
            ) : (
              <path
                className={board.missing}
                style={{ color: playerColour(0) }}
                d={`M${it.from.x} ${it.from.y}L${it.to.x} ${it.to.y}`}
              />
            )}
            <circle className={styles.number} cx={x} cy={y} r="19" />
            <text className={styles.digit} x={x} y={y + 9} textAnchor="middle">
              {text}
            </text>
          </g>
        );
      })}
      <Markers layout={CORNER} markers={places} players={PLAYERS} freshSeats={NOTHING} />
      <Names layout={CORNER} language="en" rings={NO_RINGS} pins={places} few={false}>
        <Cities layout={CORNER} rings={NO_RINGS} few={false} patterns={false} />
      </Names>
    </Figure>
  );
}

const SCENES = {
  turn: {
    laid: [
      ['0,1', '2,1'],
      ['2,1', '3,0'],
    ],
    markers: ['0,1'],
    asked: [
      ['2,1', '4,1', '1'],
      ['0,1', '1,2', '2'],
    ],
    look: 'draft',
  },
  bridge: {
    laid: [
      ['0,1', '2,1'],
      ['2,1', '4,1'],
    ],
    markers: ['0,1'],
    asked: [['4,1', '6,1', '1']],
    look: 'draft',
  },
  joining: {
    laid: [
      ['0,1', '2,1'],
      ['2,1', '3,2'],
      ['5,2', '4,1'],
      ['4,1', '5,0'],
    ],
    markers: ['0,1', '5,0'],
    asked: [['3,2', '5,2', '1']],
    look: 'draft',
  },
  missing: {
    laid: [
      ['0,1', '2,1'],
      ['2,1', '4,1'],
    ],
    markers: ['0,1'],
    asked: [
      ['4,1', '6,1', '2'],
      ['6,1', '8,1', '1'],
      ['8,1', '10,1', '1'],
    ],
    look: 'missing',
  },
} satisfies Record<string, Scene>;
