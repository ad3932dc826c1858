/** The result of a game: who won and why, and trains that run the routes on the table. Between two games of a competition, too. */
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { SeatTable } from '@stellwerk/toolkit/SeatTable.tsx';
import type { Outcome, Player } from '@stellwerk/toolkit/screen.ts';
import { leaders, ROUTES, scoreRoutes, seriesTotals, totals, type Ending, type Table } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { routeColour } from '../map/Lines.tsx';
import type { InterUrbanTable } from '../table.ts';
import { decidedBy, figuresOf, seriesDecidedBy, seriesFigures, type Named } from './figures.ts';
import { courseOf } from './history.ts';
import styles from './panels.module.css';
import { useFinished } from './useFinished.ts';

interface Ended {
  readonly outcome: Outcome | undefined;
  /** The table of the result, where it isn't the view's any more. */
  readonly table: Table | undefined;
  /** The route that a train runs on. */
  readonly running: number | undefined;
}

export function useOutcome(table: InterUrbanTable, words: Words): Ended {
  const { view, players, result, mode } = table;
  const { running, start, stop } = useTrains();
  const [past] = useState(flag);
  useLayoutEffect(() => past.set(mode === 'replay'), [past, mode]);
  const [shown, setShown] = useState(false);
  const finished = useFinished(table);
  const you = table.you;
  const named: Named = (seat) => (seat === you ? undefined : players[seat]!.name);
  const trains = <Trains words={words} running={running} past={past} start={start} stop={stop} onShown={setShown} />;
  const course: NonNullable<Outcome['course']> = (turns) => courseOf(turns as never, view, words.outcome.course);
  if (result) {
    const series = view.points.length > 1;
    const points = seriesTotals(view);
    const outcome: Outcome = {
      key: 'over',
      head: headOf(words, named, points, view.ended!, view.seat),
      poster: wonBy(words, (seat) => players[seat]!.name, points),
      rows: series ? gameRows(view, words) : routeRows(view, words, running),
      body: (
        <>
          {trains}
          {series && <Games view={view} players={players} words={words} />}
        </>
      ),
      decided: (series ? seriesDecidedBy : decidedBy)(view, words, named),
      figures: (turns) => (series ? seriesFigures : figuresOf)(view, words, named, turns as never),
      course,
    };
    return { outcome, table: undefined, running };
  }
  if (!finished) return { outcome: undefined, table: undefined, running: undefined };
  const { game, why, seat } = finished;
  const head = headOf(words, named, totals(finished.scores, view.seats), why, seat);
  const ofGame = (line: string): string => `${words.outcome.game(game + 1)}: ${line}`;
  const outcome: Outcome = {
    key: `game-${game}`,
    head: { ...head, ask: ofGame(head.ask) },
    rows: routeRows(finished.table, words, running),
    body: trains,
    decided: decidedBy(finished.table, words, named),
    figures: (turns) => figuresOf(finished.table, words, named, turns as never),
    course,
  };
  return { outcome, table: shown ? finished.table : undefined, running };
}

function headOf(words: Words, named: Named, points: readonly number[], why: Ending, seat: number): Outcome['head'] {
  const winners = leaders(points);
  const others = byPoints(points).filter((it) => !winners.includes(it));
  const rest = others.length > 0 ? `${words.outcome.others(others.map((it) => [named(it), points[it]!]))} ` : '';
  return {
    ask: wonBy(words, named, points),
    so: `${rest}${words.endings[why](named(seat))}`,
    rule: 'points',
  };
}

function wonBy(words: Words, named: Named, points: readonly number[]): string {
  const winners = leaders(points);
  return words.outcome.won(winners.map(named), points[winners[0]!]!);
}

const byPoints = (points: readonly number[]): number[] =>
  points.map((_, seat) => seat).sort((a, b) => points[b]! - points[a]!);

/** Everybody by rank, the points by route; while trains run, only of those that have run theirs. */
function routeRows(table: Table, words: Words, running = ROUTES): Outcome['rows'] {
  const scores = scoreRoutes(table);
  const points = totals(scores, table.seats);
  const counted = totals(scores.slice(0, running + 1), table.seats);
  return byPoints(points).map((seat) => ({
    seat,
    figure: counted[seat]!,
    note: (
      <span className={styles.byRoute}>
        {scores
          .filter(({ route, victory }) => route <= running && victory[seat]! > 0)
          .map(({ route, label, victory }) => (
            <span key={route}>
              <i style={{ background: routeColour(route) }}>{label}</i>+{victory[seat]}
            </span>
          ))}
      </span>
    ),
    bar: scores.map(({ route, label, victory }) => ({
      value: victory[seat]!,
      colour: route <= running ? routeColour(route) : 'transparent',
      label: words.routes.name(label),
    })),
  }));
}

/** Everybody by rank, the points by game of the competition. */
function gameRows(table: Table, words: Words): Outcome['rows'] {
  const points = seriesTotals(table);
  return byPoints(points).map((seat) => ({
    seat,
    figure: points[seat]!,
    bar: table.points.map((game, index) => ({
      value: game[seat]!,
      colour: routeColour(index % ROUTES),
      label: words.outcome.game(index + 1),
    })),
  }));
}

function Games({ view, players, words }: { view: Table; players: readonly Player[]; words: Words }) {
  const points = seriesTotals(view);
  return (
    <SeatTable
      label={words.outcome.games}
      who={words.outcome.player}
      players={byPoints(points).map((seat) => players[seat]!)}
      columns={[
        ...view.points.map((figures, game) => ({
          head: String(game + 1),
          name: words.outcome.game(game + 1),
          figures,
        })),
        { head: words.outcome.sum, figures: points, strong: true },
      ]}
    />
  );
}

/** A train needs so long for its route (ms); the style sheet of the tiles says the same. */
const RUN = 1200;

/** The route that a train runs on now, one after the other; any touch or key stops it. */
function useTrains() {
  const [running, setRunning] = useState<number>();
  useEffect(() => {
    if (running === undefined) return;
    const stop = (event: PointerEvent | KeyboardEvent): void => {
      // The button has a say of its own.
      const onButton = event.target instanceof Element && event.target.closest('[data-trains]');
      const presses = !('key' in event) || event.key === 'Enter' || event.key === ' ';
      if (!onButton || !presses) setRunning(undefined);
    };
    const timer = setTimeout(() => setRunning(running + 1 < ROUTES ? running + 1 : undefined), RUN);
    addEventListener('pointerdown', stop);
    addEventListener('keydown', stop);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', stop);
      removeEventListener('keydown', stop);
    };
  }, [running]);
  return { running, start: () => setRunning(0), stop: () => setRunning(undefined) };
}

/** What changes while the result itself stays as it was. */
interface Flag {
  get(): boolean;
  set(now: boolean): void;
  subscribe(listener: () => void): () => void;
}

function flag(): Flag {
  let is = false;
  const listeners = new Set<() => void>();
  return {
    get: () => is,
    set(now) {
      is = now;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface TrainsProps {
  readonly words: Words;
  readonly running: number | undefined;
  /** A turn is looked at: the table that is shown is not that of the result. */
  readonly past: Flag;
  start(): void;
  stop(): void;
  /** Told when the result comes and goes, so that the board can show its table. */
  onShown(shown: boolean): void;
}

function Trains({ words, running, past, start, stop, onShown }: TrainsProps) {
  const isPast = useSyncExternalStore(past.subscribe, past.get);
  useLayoutEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  return (
    <p className={styles.trains} data-trains="">
      <Button
        icon={running === undefined ? 'play' : 'pause'}
        disabled={isPast}
        onClick={running === undefined ? start : stop}
      >
        {running === undefined ? words.button.run : words.button.stop}
      </Button>
    </p>
  );
}
