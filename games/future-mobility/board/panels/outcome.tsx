/** The end: your city 2050. Who won and why, how everybody travelled, what it saved, and two stories from the data. */
import type { Outcome, Player } from '@stellwerk/toolkit/screen.ts';
import { CourseChart } from '@stellwerk/toolkit/CourseChart.tsx';
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import { TARGET, type Mode, type View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { ModePicture } from '../map/Pictures.tsx';
import type { FutureMobilityTable } from '../table.ts';
import {
  bestTurnOf,
  breakaway,
  courses,
  emissions,
  extremes,
  jammedOut,
  KINDS,
  leadFrom,
  losses,
  luck,
  pointsByKind,
  services,
  shares,
  type Kind,
} from './retrospect.ts';
import styles from './outcome.module.css';

export function outcomeOf({ view, players, result, viewer, you }: FutureMobilityTable, words: Words): Outcome {
  const { prompt, ending } = words.screen;
  const { winners } = result!;
  const name = (seat: number): string => players[seat]!.name;
  const called = (seat: number): string => (seat === you ? words.screen.race.you : name(seat));
  const ranked = players.toSorted((a, b) => view.scores[b.seat]! - view.scores[a.seat]!);
  const first = view.scores[ranked[0]!.seat]!;
  const behind = ranked
    .filter(({ seat }) => !winners.includes(seat))
    .map(({ seat }) => words.screen.race.score(called(seat), view.scores[seat]!));
  const sources = pointsByKind(view);
  const others = winners.filter((seat) => seat !== you);
  const won = prompt.won(others.map(name), others.length < winners.length, first);
  const titled = (sentence: string): string => `${ending.title}: ${sentence}`;
  const second = ranked[1]!.seat;
  const mine = viewer === 'observer' || winners.includes(viewer) ? undefined : viewer;
  const why = decided(view, words, winners, name, second, mine, you);
  return {
    key: 'over',
    head: { ask: titled(won), brief: won, so: behind.join(', ') },
    poster: titled(prompt.won(winners.map(name), false, first)),
    rows: ranked.map(({ seat }) => ({
      seat,
      figure: view.scores[seat],
      note: <Legend best={ending.best(bestTurnOf(view, seat).points)} points={sources[seat]!} words={words} />,
      bar: KINDS.map((kind) => ({
        value: sources[seat]![kind],
        colour: `var(--fm-by-${kind})`,
        label: ending.kinds[kind],
      })).filter(({ value }) => value > 0),
    })),
    body: <Body view={view} players={players} you={you} words={words} />,
    decided: why,
    figures: figuresOf(view, words, winners, called),
  };
}

interface LegendProps {
  readonly best: string;
  readonly points: Readonly<Record<Kind, number>>;
  readonly words: Words;
}

/** What the parts of a player's bar stand for. */
function Legend({ best, points, words }: LegendProps) {
  const { kinds } = words.screen.ending;
  return (
    <span className={styles.legend}>
      {KINDS.filter((kind) => points[kind] > 0).map((kind) => (
        <span key={kind}>
          <i style={{ background: `var(--fm-by-${kind})` }} />
          {kinds[kind]} {points[kind]}
        </span>
      ))}
      <span>{best}</span>
    </span>
  );
}

type Name = (seat: number) => string;

/** No name for who reads it. */
function unlessYou(name: Name, you: number | undefined): (seat: number) => string | undefined {
  return (seat) => (seat === you ? undefined : name(seat));
}

/** The round in which the winner gained most on who looks on, or on the second; what jams took if it was more than was missing, from who looks on or the second; the winner's last turn; and the result of who looks on, unless jams tell it. */
function decided(
  view: View,
  { screen: { ending, race } }: Words,
  winners: readonly number[],
  name: Name,
  second: number,
  mine: number | undefined,
  you: number | undefined,
): string[] {
  const told = unlessYou(name, you);
  const own = mine === undefined ? [] : [ownResult(view, ending, mine, told(mine))];
  if (winners.length > 1) return own;
  const [winner] = winners as [number];
  const rival = mine ?? second;
  const { round, gains } = breakaway(view, winner, rival);
  const jammed = jammedOut(view, winner, [rival, second]);
  const last = view.gains.findLast((_, turn) => (view.first + turn) % view.seats === winner)!;
  return [
    ...(jammed ? [ending.decidedByJams(told(jammed.seat), jammed.lost, jammed.margin)] : []),
    ending.decidedBy(
      round,
      ending.perName([winner, rival].map((seat, at) => [told(seat) ?? race.you, `+${gains[at]}`])),
    ),
    ending.lastTurn(told(winner), last),
    ...(jammed && jammed.seat === mine ? [] : own),
  ];
}

function ownResult(view: View, ending: Words['screen']['ending'], seat: number, name: string | undefined): string {
  const { points, round } = bestTurnOf(view, seat);
  return ending.behind(name, Math.max(...view.scores) - view.scores[seat]!, points, round);
}

function figuresOf(view: View, { screen: { ending } }: Words, winners: readonly number[], name: Name) {
  const { best, worst } = extremes(view);
  const lead = winners.length === 1 ? leadFrom(view, winners[0]!) : undefined;
  const each = (values: readonly number[], sign = false): string =>
    ending.perName(
      values.map(
        (value, seat) => [name(seat), `${sign && value > 0 ? '+' : ''}${String(value).replace('-', '−')}`] as const,
      ),
    );
  const say = ending.figures;
  return [
    ...(lead === undefined
      ? []
      : [{ label: say.lead, value: ending.lead(name(winners[0]!), lead, lead === courses(view)[0]!.length - 1) }]),
    { label: say.best, value: `${name(best.seat)} ${ending.turn(best.points, best.round)}` },
    ...(worst ? [{ label: say.worst, value: `${name(worst.seat)} ${ending.turn(worst.points, worst.round)}` }] : []),
    { label: say.luck, value: each(luck(view), true) },
    { label: say.help, value: each(services(view).helped) },
    { label: say.jams, value: each(losses(view)) },
  ];
}

interface BodyProps {
  readonly view: View;
  readonly players: readonly Player[];
  readonly you: number | undefined;
  readonly words: Words;
}

function Body({ view, players, you, words }: BodyProps) {
  const { ending, credit } = words.screen;
  const { grams, byCar } = emissions(view);
  const { best } = services(view);
  const lost = losses(view);
  const most = lost.indexOf(Math.max(...lost));
  const all = courses(view);
  const told = unlessYou((seat) => players[seat]!.name, you);
  return (
    <>
      <Shares view={view} words={words} />
      <p className={styles.co2}>
        <b>{ending.less(byCar > 0 ? Math.round((1 - grams / byCar) * 100) : 0)}</b>
        <span>{ending.co2(grams, byCar)}</span>
      </p>
      <details className={styles.how}>
        <summary>{ending.how}</summary>
        <p>{ending.howText}</p>
      </details>
      {best && best.trips > 1 && (
        <p className={styles.story} style={{ borderColor: playerColour(players[best.owner]!.colour) }}>
          {ending.carried(told(best.owner), best.marker, best.trips, best.others)}
        </p>
      )}
      {lost[most]! > 0 && (
        <p className={styles.story} style={{ borderColor: playerColour(players[most]!.colour) }}>
          {ending.lost(told(most), lost[most]!)}
        </p>
      )}
      <h3>{ending.byRound}</h3>
      <CourseChart
        players={players}
        courses={all}
        top={Math.max(TARGET, ...view.scores)}
        grid={[0, 10, 20, 30, 40, TARGET]}
        end={TARGET}
        labels={all[0]!.map((_, round) => [round, round] as const)}
        type={15}
      />
      <p className={styles.credit}>{credit}</p>
    </>
  );
}

const PICTURES: Readonly<Record<Exclude<Kind, 'avoided'>, Mode>> = {
  foot: 'walking',
  bike: 'bicycle',
  tram: 'tram',
  electric: 'car',
  motor: 'car',
};

/** How everybody travelled, as one bar. */
function Shares({ view, words }: Pick<BodyProps, 'view' | 'words'>) {
  const { ending } = words.screen;
  const count = shares(view);
  const total = KINDS.reduce((sum, kind) => sum + count[kind], 0);
  return (
    <>
      <h3>{ending.shareTitle(total)}</h3>
      <ul className={styles.shares}>
        {KINDS.filter((kind) => count[kind] > 0).map((kind) => (
          <li key={kind} data-kind={kind} style={{ flexGrow: count[kind] }} title={ending.kinds[kind]}>
            {kind === 'avoided' ? (
              <small>{ending.kinds.avoided}</small>
            ) : (
              <ModePicture mode={PICTURES[kind]} electric={kind === 'electric'} />
            )}
            <b>
              {count[kind]}
              <span className="visually-hidden"> {ending.kinds[kind]}</span>
            </b>
          </li>
        ))}
      </ul>
    </>
  );
}
