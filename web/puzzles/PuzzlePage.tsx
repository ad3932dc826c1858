/** A puzzle on the real table: one turn, and how it compares with the best. */
import { isSameWay, type Compared } from '@stellwerk/bots';
import type { Memory } from '@stellwerk/toolkit/remembered.ts';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { Failure } from '../app/Failure.tsx';
import { useScreen } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { Coach } from '../learn/Coach.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { ask } from '../session/engine.ts';
import type { Judged } from '../session/puzzle-of.ts';
import { PuzzleSession } from '../session/puzzle-session.ts';
import type { Live } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import type { CoachSlot } from '../table/frame.ts';
import { LiveTable } from '../table/LiveTable.tsx';
import { inOne } from '../table/log-lines.ts';
import { TableMenu } from '../table/TableMenu.tsx';
import { useTurns } from '../table/useTurns.ts';
import { useNamed } from '../table/you.ts';
import { capital, reasonText } from '../texts/index.ts';
import { Comparison } from './Comparison.tsx';
import { marksOf, noteMark, type Mark } from './marks.ts';
import { hasPuzzles, keyOf, usePuzzles } from './puzzles.ts';
import { puzzleTexts } from './texts.ts';
import { useAsked } from './useAsked.ts';

export default function PuzzlePage({ game, number }: { readonly game: string; readonly number: string }) {
  if (!hasPuzzles(game)) return <NotFoundPage />;
  return (
    <ErrorBoundary>
      <Numbered game={game} index={Number(number) - 1} />
    </ErrorBoundary>
  );
}

function Numbered({ game, index }: { readonly game: string; readonly index: number }) {
  const { puzzles } = usePuzzles(game);
  return puzzles[index] ? <OpenPuzzle game={game} index={index} /> : <NotFoundPage />;
}

interface PuzzleProps {
  readonly game: string;
  readonly index: number;
}

const STOPS = 10;
type Way = readonly unknown[];

/** A turn that gives away no more is good. */
const CLOSE = 0.1;

/** What has come of a try so far. */
type Verdict =
  | { readonly status: 'asked' | 'judging' | 'showing' }
  | { readonly status: 'missed'; readonly judged: Judged }
  | { readonly status: 'solved'; readonly judged: Judged; readonly mark: Mark }
  | { readonly status: 'shown' };

function OpenPuzzle(props: PuzzleProps) {
  const { game, index } = props;
  const { settings, texts } = useSettings();
  const { seat } = usePuzzles(game).puzzles[index]!;
  const [attempt, setAttempt] = useState<Attempt>({ times: 0, begun: [] });
  const again = useCallback(
    (shows?: Way, begun: Way = []) => setAttempt(({ times }) => ({ times: times + 1, shows, begun })),
    [],
  );
  const [compared, setCompared] = useState<readonly Compared[]>([]);
  const { session, retry } = useSession(
    `${attempt.times}`,
    () => new PuzzleSession(game, index, settings.name || texts.newGame.personName(seat + 1), attempt.begun),
  );
  const memory = useDraftMemory(session, attempt.shows !== undefined);
  if (!session) return <Waiting />;
  return (
    <AnyState
      key={attempt.times}
      {...props}
      {...{ session, retry, again, compared, setCompared, memory }}
      shows={attempt.shows}
    />
  );
}

interface Attempt {
  readonly times: number;
  readonly shows?: Way | undefined;
  /** What lies there from the try before. */
  readonly begun: Way;
}

/** What a board puts together without sending it, from one try to the next: as it was when the turn was checked. */
function useDraftMemory(session: PuzzleSession | undefined, shows: boolean): Memory {
  const rests = useRef(false);
  useEffect(() => {
    rests.current = shows;
    return session?.subscribe(() => {
      if (session.isOver) rests.current = true;
    });
  }, [session, shows]);
  return useMemo(() => {
    const values = new Map<string, unknown>();
    return {
      read: (name) => values.get(name),
      write: (name, value) => void (rests.current || values.set(name, value)),
    };
  }, []);
}

interface TableProps extends PuzzleProps {
  readonly session: PuzzleSession;
  readonly memory: Memory;
  /** A turn that is to be shown. */
  readonly shows: Way | undefined;
  /** The position once more, to show a turn, or to be tried with what was begun. */
  again(shows?: Way, begun?: Way): void;
  /** The solution beside others; none before the puzzle is solved or given up. */
  readonly compared: readonly Compared[];
  setCompared(compared: readonly Compared[]): void;
}

function AnyState(props: TableProps & { retry(): void }) {
  const { session, retry } = props;
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  if (state.status === 'failed') return <Failure reason={state.reason} onRetry={retry} />;
  return state.status === 'live' ? <PuzzleTable {...props} state={state} /> : <Waiting />;
}

function PuzzleTable(props: TableProps & { readonly state: Live }) {
  const { game, index, session, shows, again, compared, setCompared, memory } = props;
  const state = useNamed(props.state);
  const { texts, settings } = useSettings();
  const words = puzzleTexts(settings.language);
  const [, navigate] = useLocation();
  const screen = useScreen(game);
  const all = usePuzzles(game);
  const puzzle = all.puzzles[index]!;
  const verdict = useVerdict(game, index, session, shows);
  const asked = useAsked(session);
  const [title, hint, whyBest] = asked?.motive[settings.language] ?? ['', '', ''];
  const [hinted, setHinted] = useState(false);
  const { lines } = useTurns(state, screen);
  const { length } = all.puzzles;
  // A line has room for ten stops.
  const level = all.puzzles.flatMap((each, number) => (each.level === puzzle.level ? [number] : []));
  const first = STOPS * Math.floor(level.indexOf(index) / STOPS);
  const group = level.slice(first, first + STOPS);
  const goTo = (number: number): void => navigate(number in all.puzzles ? `/puzzles/${game}/${number + 1}` : toList);
  const toList = `/puzzles/${game}`;
  const playOn = async (): Promise<void> => {
    const name = settings.name || texts.newGame.personName(puzzle.seat + 1);
    const outcome = await ask((service) => service.library.fromPuzzle(game, index, name));
    if (outcome.ok) navigate(`/play/${outcome.id}`);
  };
  const isDone = verdict.status === 'solved' || verdict.status === 'shown';
  useEffect(() => {
    if (isDone && compared.length === 0) void session.compared().then(setCompared, () => {});
  }, [isDone, compared, session, setCompared]);
  const isRival = shows !== undefined && !isSameWay(shows, puzzle.best);
  const kept = marksOf(game);
  const [order, why] = spoken();
  const coach: CoachSlot = {
    primary: isDone
      ? { label: words.next, run: () => goTo(index + 1) }
      : verdict.status === 'missed'
        ? { label: words.again, run: () => void session.begun().then((begun) => again(undefined, begun)) }
        : verdict.status === 'asked'
          ? undefined
          : { label: words.judging, disabled: true, quiet: true, run: () => {} },
    hint: verdict.status === 'asked' ? giveHint : undefined,
    ends: words.check,
    memory,
    answered: (isDone || isRival) && compared.length > 1 && (
      <Comparison {...{ compared, screen, state, words }} shown={shows ?? puzzle.best} show={(way) => again(way)} />
    ),
    poses: true,
    panel: (refused) => (
      <Coach
        order={order}
        why={why}
        refusal={refused && reasonText(texts, refused, screen.texts[settings.language])}
        aimed=""
        step={group.indexOf(index)}
        steps={group.length}
        marks={group.map((number) => kept[keyOf(all, all.puzzles[number]!)])}
        isFirst={index === 0}
        labels={{
          ...words.coach,
          stepOf: (step) => words.coach.stepOf(group[step - 1]! + 1, length),
          count: () => words.coach.count(index + 1, length),
        }}
        showMe={
          isDone ? () => void playOn() : hinted || verdict.status === 'missed' ? () => again(puzzle.best) : undefined
        }
        help={isDone ? words.fromHere : words.solution}
        goTo={(step) => goTo(group[step]!)}
        back={() => goTo(index - 1)}
        skip={() => goTo(index + 1)}
        leave={() => navigate(toList)}
      />
    ),
  };
  return (
    <LiveTable
      session={session}
      state={state}
      around={{
        menu: (openRules) => (
          <TableMenu game={game} commitment={state.commitment} options={state.options} openRules={openRules} />
        ),
        clock: () => undefined,
        after: coach.primary ? { primary: coach.primary } : {},
        coach,
        unadvised: true,
      }}
    />
  );

  /** First what it is about, then the whole of it. */
  function giveHint(): void {
    if (hinted) return again(puzzle.best);
    noteMark(game, keyOf(all, puzzle), 'missed');
    setHinted(true);
  }

  /** The two lines of the sign. */
  function spoken(): readonly [order: string, why: string] {
    const turn = inOne(lines.findLast((line) => line.turn.seat === puzzle.seat)?.sentences ?? []);
    const said = capital(turn);
    switch (verdict.status) {
      case 'asked':
        if (!asked) return ['', ''];
        return [
          asked.ask?.[settings.language] ?? words.ask,
          hinted ? words.hint(hint) : words.number(index + 1, words.levels[puzzle.level], title),
        ];
      case 'judging':
        return [words.judging, words.looking];
      case 'missed':
        return [verdict.judged.lost > CLOSE ? words.better : words.close, saidOf(verdict.judged)];
      case 'solved':
        if (verdict.judged.other) return [verdict.judged.asGood ? words.asGood : words.nearly, saidOf(verdict.judged)];
        return [verdict.mark === 'first' ? words.first : words.later, `${hint} ${whyBest}`];
      case 'showing':
        return [isRival ? words.rival : words.showing, ''];
      case 'shown':
        return isRival ? [words.rival, `${said}.`] : [hint, whyBest];
    }
  }

  /** In what was asked for, or in chances to win. */
  function saidOf({ said, lost }: Judged): string {
    return said?.[settings.language] ?? words.less(Math.max(1, Math.round(100 * lost)));
  }
}

/** Compares the turn as soon as it is over, or shows the solution. */
function useVerdict(game: string, index: number, session: PuzzleSession, shows: Way | undefined): Verdict {
  const all = usePuzzles(game);
  const puzzle = all.puzzles[index]!;
  const [verdict, setVerdict] = useState<Verdict>({ status: shows ? 'showing' : 'asked' });
  const isOver = useSyncExternalStore(session.subscribe, () => session.isOver);
  useEffect(() => {
    if (!shows) return;
    noteMark(game, keyOf(all, puzzle), 'shown');
    void session.show(shows).then(
      () => setVerdict({ status: 'shown' }),
      () => {},
    );
    // Once for each opening.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session]);
  useEffect(() => {
    if (!isOver || shows) return;
    setVerdict({ status: 'judging' });
    void session.judge().then(
      (judged) => {
        const mark = noteMark(game, keyOf(all, puzzle), judged.solved ? 'solved' : 'missed');
        setVerdict(judged.solved ? { status: 'solved', judged, mark } : { status: 'missed', judged });
      },
      // The session says what is wrong.
      () => {},
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver, session]);
  return verdict;
}
