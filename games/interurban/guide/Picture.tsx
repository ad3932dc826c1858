/** A small picture on the rules page, drawn with the same tiles as the real table, with the verdict on the tile that it is about. */
import { Figure } from '@stellwerk/toolkit/Figure.tsx';
import marks from '@stellwerk/toolkit/marks.module.css';
import { placedTiles, routesOf } from '../rules/index.ts';
import { CELL, centre } from '../board/map/geometry.ts';
import { LaidTiles, TrackValues } from '../board/map/LaidTiles.tsx';
import { Locos } from '../board/map/Lines.tsx';
import board from '../board/map/map.module.css';
import { judged, type FigureName } from './figures.ts';
import styles from './guide.module.css';

const NOTHING: ReadonlySet<number> = new Set();
const NOWHERE: ReadonlyMap<number, number> = new Map();
const ITSELF = (seat: number): number => seat;
const PAD = 30;

interface PictureProps {
  readonly of: FigureName;
  readonly caption: string;
  /** What the picture shows, for those who don't see it. */
  readonly label: string;
}

export function Picture({ of, caption, label }: PictureProps) {
  const { table, routed, asked, reason, shown } = judged(of);
  const [west, north, east, south] = shown;
  const tiles = placedTiles(table);
  const routes = routesOf(routed);
  const at = centre(asked);
  const box = {
    x: (west - 0.5) * CELL - PAD,
    y: (-north - 0.5) * CELL - PAD,
    width: (east - west + 1) * CELL + 2 * PAD,
    height: (north - south + 1) * CELL + 2 * PAD,
  };
  return (
    <Figure
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      maxWidth={`${box.width / 21}rem`}
      caption={caption}
      label={label}
    >
      <rect className={board.table} {...box} />
      <LaidTiles tiles={tiles} routes={routes} fresh={NOTHING} looked={undefined} colourOf={ITSELF} />
      <TrackValues tiles={tiles} routes={routes} fresh={NOTHING} looked={undefined} />
      {reason?.at?.map((index) => {
        const fault = tiles[index];
        if (!fault) return null;
        const { x, y } = centre(fault);
        return <rect key={index} className={marks.fault} x={x - 45} y={y - 45} width="90" height="90" rx="8" />;
      })}
      <rect
        className={styles.asked}
        data-refused={reason !== undefined}
        x={at.x - 48}
        y={at.y - 48}
        width="96"
        height="96"
        rx="8"
      />
      <Locos routes={routes} tiles={tiles} rolled={NOWHERE} left={NOTHING} motion={false} />
      <g transform={`translate(${at.x - 33} ${at.y - 33})`}>
        <circle className={reason ? styles.letterDisc : board.doneDisc} r="17" />
        {reason ? (
          <text className={styles.letter} y="10">
            {reason.code}
          </text>
        ) : (
          <path className={board.doneMark} d="M-7 1L-2 6L8 -6" />
        )}
      </g>
    </Figure>
  );
}
