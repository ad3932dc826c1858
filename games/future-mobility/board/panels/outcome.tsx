/** The end: your city 2050. Who won and why, how everybody travelled, and two stories from the data. */
import type { Figure, Outcome, Part, Player, Turn } from '@stellwerk/toolkit/screen.ts';
import { CourseChart } from '@stellwerk/toolkit/CourseChart.tsx';
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import { TARGET, type Mode, type View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { ModePicture } from '../map/Pictures.tsx';
import type { FutureMobilityTable } from '../table.ts';
import {
  breakaway,
  cardsIn,
  cleanOf,
  courses,
  extremes,
  jammedOut,
  KINDS,
  leadFrom,
  losses,
  luck,
  pointsByKind,
  services,
  shares,
  type Extreme,
  type Kind,
} from './retrospect.ts';
import styles from './outcome.module.css';

export function outcomeOf({ view, players, result, viewer, you }: FutureMobilityTable, words: Words): Outcome {
  const { prompt, ending } = words.screen;
  const { winners } = result!;
  const name = (seat: number): string => players[seat]!.name;
  const called = (seat: number): string => (seat === you ? ending.you : name(seat));
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
    head: { ask: titled(won), brief: won, so: capital(behind.join(', ')) },
    poster: titled(prompt.won(winners.map(name), false, first)),
    rows: ranked.map(({ seat }) => ({
      seat,
      figure: view.scores[seat],
      note: <Parts of={sources[seat]!} whole={first} words={words} />,
    })),
    body: <Body view={view} players={players} you={you} words={words} />,
    decided: why,
    foot: <p className={styles.credit}>{words.screen.credit}</p>,
    figures: (turns) => figuresOf(view, words, winners, called, turns),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Name = (seat: number) => string;

/** No name for who reads it. */
function unlessYou(name: Name, you: number | undefined): (seat: number) => string | undefined {
  return (seat) => (seat === you ? undefined : name(seat));
}

/**
 * The round in which the winner gained most on who looks on, or on the second; what jams took if it was more than was missing, from who looks on or the second; the winner's last turn with its cards, unless that round tells it; and what who looks on was short of, unless jams tell it. Of a
 * victory that is shared, how one of the winners got away from who looks on.
 */
export function decided(
  view: View,
  { screen: { ending } }: Words,
  winners: readonly number[],
  name: Name,
  second: number,
  mine: number | undefined,
  you: number | undefined,
): string[] {
  const told = unlessYou(name, you);
  const shared = winners.length > 1;
  if (shared && mine === undefined) return [];
  const rival = mine ?? second;
  const away = winners.map((seat) => ({ seat, ...breakaway(view, seat, rival) }));
  const { seat: winner, round, gains } = away.reduce((a, b) => (leadIn(b) > leadIn(a) ? b : a));
  const jammed = jammedOut(view, winner, shared ? [rival] : [rival, second]);
  const short = Math.max(...view.scores) - view.scores[rival]!;
  const own = mine === undefined || jammed?.seat === mine ? [] : [ending.behind(told(mine), short)];
  const rounds = courses(view)[winner]!.length - 1;
  const lastTurn = view.deeds.findLastIndex(({ seat }) => seat === winner);
  const cards = cardsIn(view.deeds[lastTurn]!);
  const ahead = leadFrom(view, winner) === rounds;
  return [
    ...(jammed ? [ending.decidedByJams(told(jammed.seat), jammed.lost, jammed.margin)] : []),
    ending.decidedBy(
      told(winner),
      round,
      ending.perName([winner, rival].map((seat, at) => [told(seat) ?? ending.you, `+${gains[at]}`])),
    ),
    ...(shared || (round === rounds && cards.length === 0 && !ahead)
      ? []
      : [ending.lastTurn(told(winner), view.gains[lastTurn]!, cards, ahead)]),
    ...own,
  ];
}

const leadIn = ({ gains: [own, theirs] }: Pick<ReturnType<typeof breakaway>, 'gains'>): number => own - theirs;

function figuresOf(
  view: View,
  { screen: { ending } }: Words,
  winners: readonly number[],
  name: Name,
  turns: readonly Turn[],
): Figure[] {
  const { best, worst } = extremes(view);
  const stepOf = (seat: number, round: number): number | undefined =>
    turns.filter((turn) => turn.seat === seat)[round - 1]?.to;
  const lead = winners.length === 1 ? leadFrom(view, winners[0]!) : undefined;
  const each = (values: readonly number[], sign = false): string =>
    ending.perName(
      values.map(
        (value, seat) => [name(seat), `${sign && value > 0 ? '+' : ''}${String(value).replace('-', '−')}`] as const,
      ),
    );
  const say = ending.figures;
  const turn = (label: string, { seat, points, round, of }: Extreme): Figure => ({
    label,
    value: `${name(seat)} ${ending.turn(points, round, of)}`,
    step: stepOf(seat, round),
  });
  const figures: Figure[] = [
    ...(lead === undefined
      ? []
      : [
          {
            label: say.turningPoint,
            value: ending.lead(name(winners[0]!), lead, lead === courses(view)[0]!.length - 1),
            step: stepOf(winners[0]!, lead),
          },
        ]),
    turn(say.best, best),
    ...(worst ? [turn(say.worst, worst)] : []),
    { label: say.luck, value: each(luck(view), true) },
    { label: say.help, value: each(services(view).helped) },
    { label: say.jams, value: each(losses(view)) },
  ];
  return figures.map((figure) => ({ ...figure, value: capital(figure.value) }));
}

interface BodyProps {
  readonly view: View;
  readonly players: readonly Player[];
  readonly you: number | undefined;
  readonly words: Words;
}

function Body({ view, players, you, words }: BodyProps) {
  const { ending } = words.screen;
  const { best } = services(view);
  const lost = losses(view);
  const most = lost.indexOf(Math.max(...lost));
  const all = courses(view);
  const told = unlessYou((seat) => players[seat]!.name, you);
  return (
    <>
      <Shares view={view} words={words} />
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

const sumOf = (of: Readonly<Record<Kind, number>>): number => KINDS.reduce((sum, kind) => sum + of[kind], 0);

/** How everybody travelled, for the poster. */
export function partsOf(view: View, words: Words): readonly Part[] {
  const count = shares(view);
  return KINDS.map((kind) => ({ value: count[kind], colour: `fm-by-${kind}`, label: words.screen.ending.kinds[kind] }));
}

/** How everybody travelled. */
function Shares({ view, words }: Pick<BodyProps, 'view' | 'words'>) {
  const count = shares(view);
  return (
    <>
      <h3>{words.screen.ending.shareTitle(sumOf(count), cleanOf(count))}</h3>
      <Parts of={count} words={words} />
    </>
  );
}

interface PartsProps {
  readonly of: Readonly<Record<Kind, number>>;
  /** What a bar over the whole width stands for; otherwise it is this one. */
  readonly whole?: number;
  readonly words: Words;
}

/** Points or trips by how they came, as one bar: its parts are as wide as they count, and say as much as they have room for. */
function Parts({ of, whole, words }: PartsProps) {
  const { kinds } = words.screen.ending;
  const total = sumOf(of);
  return (
    <ul className={styles.parts} style={{ width: `${(100 * total) / (whole ?? total)}%` }}>
      {KINDS.filter((kind) => of[kind] > 0).map((kind) => (
        <li
          key={kind}
          style={{ flexGrow: of[kind], background: `var(--fm-by-${kind})` }}
          title={`${kinds[kind]} ${of[kind]}`}
        >
          {kind === 'avoided' ? (
            <small aria-hidden>{kinds.avoided}</small>
          ) : (
            <ModePicture mode={PICTURES[kind]} electric={kind === 'electric'} />
          )}
          <b>
            {of[kind]}
            <span className="visually-hidden"> {kinds[kind]}</span>
          </b>
        </li>
      ))}
    </ul>
  );
}
