/** The puzzle that comes next, large: its board as it lies there, what it is called and what it asks. */
import type { Difficulty } from '@stellwerk/kernel';
import { buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'wouter';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { useScreen } from '../app/screens.ts';
import { useSettings } from '../app/settings.tsx';
import { PuzzleSession } from '../session/puzzle-session.ts';
import type { Live } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { FORGETFUL } from '../table/memory.ts';
import type { Looking } from '../table/useLooking.ts';
import { useTableOf } from '../table/useTableOf.ts';
import { puzzleTexts } from './texts.ts';
import { useAsked } from './useAsked.ts';
import styles from './NextPuzzle.module.css';

interface NextProps {
  readonly game: string;
  readonly index: number;
  readonly level: Difficulty;
  readonly href: string;
}

export function NextPuzzle({ game, index, level, href }: NextProps) {
  const { settings } = useSettings();
  const { language } = settings;
  const words = puzzleTexts(language);
  const { session } = useSession(`${game} ${index}`, () => new PuzzleSession(game, index, settings.name, []));
  const asked = useAsked(session);
  return (
    <section className={styles.next} aria-labelledby="next">
      <div className={styles.board} aria-hidden="true" inert>
        <ErrorBoundary small={null}>
          <Suspense>{session && <Preview game={game} session={session} />}</Suspense>
        </ErrorBoundary>
      </div>
      <div className={styles.about}>
        <p>{words.name(index + 1, words.levels[level])}</p>
        <h2 id="next">{asked?.motive[language][0] ?? words.next}</h2>
        <p>{asked && (asked.ask?.[language] ?? words.ask)}</p>
        <Link href={href} className={buttonClass('primary')} aria-label={words.solve(index + 1)}>
          {words.solve(index + 1)}
        </Link>
      </div>
    </section>
  );
}

function Preview({ game, session }: { readonly game: string; readonly session: PuzzleSession }): ReactNode {
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  return state.status === 'live' ? <Board game={game} live={state} /> : null;
}

/** Nobody looks back, and nothing opens. */
const STILL: Looking = {
  past: undefined,
  turn: undefined,
  to: () => {},
  toTurn: () => {},
  instead: () => {},
  by: () => {},
  now: () => {},
};
const nowhere = (): void => {};
/** It gives nothing away. */
const POSED = { poses: true, memory: FORGETFUL };

function Board({ game, live }: { readonly game: string; readonly live: Live }): ReactNode {
  const screen = useScreen(game);
  const table = useTableOf(live, STILL, [], [], nowhere, undefined, POSED);
  return screen.useTable({ ...table, me: undefined, legal: [], mode: 'replay', motion: false }).board;
}
