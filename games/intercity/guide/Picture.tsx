/** The small pictures on the rules page: a stretch of line with stations, trains and passengers, drawn like the real board. */
import { Figure } from '@stellwerk/toolkit/Figure.tsx';
import { lineColour } from '../board/map/lines.ts';
import { DieFace, JourneySign, PassengerMark } from '../board/marks.tsx';
import { TrainShape, type Rider } from '../board/map/TrainShape.tsx';
import map from '../board/map/map.module.css';
import styles from './guide.module.css';

const STEP = 44;
const LEFT = 60;
const at = (field: number): number => LEFT + field * STEP;

const rider =
  (colour: number) =>
  (letter = ''): Rider => ({ colour, letter, filled: letter !== '' });
const ANNA = rider(0);
const BEN = rider(1);

interface TrackProps {
  readonly line: number;
  readonly fields: number;
  readonly stations: readonly (readonly [field: number, name: string])[];
  readonly y?: number;
}

function Track({ line, fields, stations, y = 90 }: TrackProps) {
  return (
    <>
      <path className={map.line} d={`M${at(0)} ${y}H${at(fields)}`} style={{ stroke: lineColour(line) }} />
      <path
        className={map.beads}
        d={Array.from({ length: fields + 1 }, (_, field) => `M${at(field)} ${y}h0`).join('')}
      />
      {stations.map(([field, name]) => (
        <g key={name}>
          <path className={map.pillRim} d={`M${at(field)} ${y}h0.01`} />
          <path className={map.pill} d={`M${at(field)} ${y}h0.01`} />
          <text className={map.name} x={at(field)} y={y + 42} textAnchor="middle" fontSize="24">
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

/** A train whose head is on a field. */
function Head({
  line,
  field,
  y = 90,
  ...riders
}: {
  line: number;
  field: number;
  y?: number;
  front?: Rider;
  rear?: Rider;
}) {
  return (
    <g transform={`translate(${at(field) - 36} ${y})`}>
      <TrainShape line={line} angle={0} {...riders} />
    </g>
  );
}

function Hop({ from, to, y = 62 }: { readonly from: number; readonly to: number; readonly y?: number }) {
  return (
    <path
      className={styles.hop}
      d={`M${at(from)} ${y}Q${(at(from) + at(to)) / 2} ${y - 40} ${at(to)} ${y}`}
      markerEnd="url(#ic-tip)"
    />
  );
}

function Tip() {
  return (
    <defs>
      <marker
        id="ic-tip"
        viewBox="0 0 10 10"
        refX="8"
        refY="5"
        markerWidth="5"
        markerHeight="5"
        orient="auto-start-reverse"
      >
        <path d="M0 0L10 5L0 10Z" style={{ fill: 'var(--ink)' }} />
      </marker>
    </defs>
  );
}

/** One point, two fields, past a station without stopping. */
function Point() {
  return (
    <>
      <Track
        line={0}
        fields={10}
        stations={[
          [1, 'Alba'],
          [6, 'Berg'],
        ]}
      />
      <Head line={0} field={5} front={ANNA('A')} />
      <Hop from={5} to={6} />
      <Hop from={6} to={7} />
      <g transform={`translate(${at(6)} 160)`}>
        <PassengerMark {...BEN()} r={13} />
      </g>
    </>
  );
}

/** A task: ticket at the via, flag at the goal. */
function Task() {
  return (
    <>
      <Track
        line={4}
        fields={10}
        stations={[
          [1, 'Alba'],
          [5, 'Berg'],
          [9, 'Colm'],
        ]}
      />
      <g transform={`translate(${at(1)} 44)`}>
        <PassengerMark {...ANNA('A')} r={14} />
      </g>
      <g transform={`translate(${at(5)} 44)`}>
        <JourneySign letter="A" goal={false} r={16} />
      </g>
      <g transform={`translate(${at(9)} 44)`}>
        <JourneySign letter="A" goal r={16} />
      </g>
      <Hop from={1.5} to={4.5} y={76} />
      <Hop from={5.5} to={8.5} y={76} />
    </>
  );
}

/** A full train meets a passenger who wants to get in. */
function Full() {
  return (
    <>
      <Track line={2} fields={10} stations={[[5, 'Fels']]} />
      <Head line={2} field={5} front={ANNA('A')} rear={BEN()} />
      <g transform={`translate(${at(6) + 10} 132)`}>
        <PassengerMark colour={2} letter="" filled={false} r={13} />
      </g>
      <path
        className={styles.hop}
        d={`M${at(6) - 10} 136Q${at(5) - 30} 190 ${at(4) - 20} 112`}
        markerEnd="url(#ic-tip)"
      />
    </>
  );
}

/** A train on a foreign line. */
function Diverted() {
  return (
    <>
      <Track
        line={3}
        fields={10}
        stations={[
          [2, 'Hafen'],
          [10, 'Tal'],
        ]}
        y={60}
      />
      <Track line={1} fields={5} stations={[]} y={130} />
      <path className={map.line} d={`M${at(2)} 60L${at(0)} 130`} style={{ stroke: lineColour(1) }} />
      <g transform={`translate(${at(6)} 60)`}>
        <TrainShape line={1} angle={0} divertedOnto={3} front={ANNA('B')} />
      </g>
      <Hop from={7} to={9.6} y={44} />
    </>
  );
}

const SCENES = { point: Point, task: Task, full: Full, diverted: Diverted } as const;

interface PictureProps {
  readonly of: keyof typeof SCENES;
  readonly caption: string;
  /** What it shows, for those who don't see it. */
  readonly label: string;
}

export function Picture({ of, caption, label }: PictureProps) {
  const Scene = SCENES[of];
  return (
    <Figure viewBox="0 0 560 190" maxWidth="32rem" caption={caption} label={label}>
      <Tip />
      <Scene />
    </Figure>
  );
}

/** The six faces of a die with what they are called. */
export function Faces({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className={styles.faces}>
      {names.map((name, face) => (
        <li key={name}>
          <DieFace face={face} size="2rem" />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The event cards with what they do. */
export function Cards({ cards }: { readonly cards: readonly { readonly name: string; readonly help: string }[] }) {
  return (
    <dl className={styles.cards}>
      {cards.map(({ name, help }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{help}</dd>
        </div>
      ))}
    </dl>
  );
}
