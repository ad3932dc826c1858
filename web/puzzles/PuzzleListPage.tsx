/** All puzzles of a game: a line of stops for each level, and what came of each. Nothing is locked. */
import { buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { DIFFICULTIES } from '@stellwerk/kernel';
import { useState } from 'react';
import { Link } from 'wouter';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { useAbout } from '../app/screens.ts';
import { Shell, useTitle } from '../app/Shell.tsx';
import { useSettings } from '../app/settings.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { NextPuzzle } from './NextPuzzle.tsx';
import { marksOf, type Mark } from './marks.ts';
import { hasPuzzles, keyOf, usePuzzles } from './puzzles.ts';
import { puzzleTexts } from './texts.ts';
import styles from './Puzzles.module.css';

/** What the stops' fillings mean. */
const LEGEND = ['first', 'later', 'seen'] as const satisfies readonly Mark[];

export default function PuzzleListPage({ game }: { readonly game: string }) {
  if (!hasPuzzles(game)) return <NotFoundPage />;
  return (
    <Shell>
      <ErrorBoundary>
        <List game={game} />
      </ErrorBoundary>
    </Shell>
  );
}

function List({ game }: { readonly game: string }) {
  const { settings } = useSettings();
  const words = puzzleTexts(settings.language);
  const { title } = useAbout(game);
  const all = usePuzzles(game);
  const marks = marksOf(game);
  const stops = all.puzzles.map((puzzle, index) => ({ index, level: puzzle.level, mark: marks[keyOf(all, puzzle)] }));
  const solved = stops.filter(({ mark }) => mark === 'first' || mark === 'later');
  const next = stops.find(({ mark }) => mark === undefined || mark === 'tried');
  // One for each visit.
  const [random] = useState(() => Math.floor(Math.random() * stops.length));
  const to = (index: number): string => `/puzzles/${game}/${index + 1}`;
  useTitle(words.of(title));
  return (
    <div className={styles.list}>
      <h1>{words.of(title)}</h1>
      <p>{words.lead}</p>
      <p>{next ? words.solved(solved.length, stops.length) : words.allSolved}</p>
      {next && <NextPuzzle game={game} index={next.index} level={next.level} href={to(next.index)} />}
      {DIFFICULTIES.map((level) => {
        const group = stops.filter((stop) => stop.level === level);
        return (
          group.length > 0 && (
            <section key={level} aria-labelledby={level}>
              <h2 id={level}>
                {words.levels[level]} <small>{words.about[level]}</small>
              </h2>
              <ol>
                {group.map(({ index, mark }) => (
                  <li key={index}>
                    <Link
                      href={to(index)}
                      data-mark={mark}
                      data-next={index === next?.index || undefined}
                      aria-label={`${words.coach.stepOf(index + 1, stops.length)}: ${words.marks[mark ?? 'open']}`}
                    >
                      {mark === 'first' || mark === 'later' ? <Icon name="check" /> : null}
                    </Link>
                    <span aria-hidden="true">{index + 1}</span>
                  </li>
                ))}
              </ol>
            </section>
          )
        );
      })}
      <ul className={styles.legend}>
        {LEGEND.map((mark) => (
          <li key={mark}>
            <span data-mark={mark} />
            {words.marks[mark]}
          </li>
        ))}
      </ul>
      <p className={styles.ways}>
        <Link href={to(random)} className={buttonClass('secondary')}>
          {words.random}
        </Link>
      </p>
    </div>
  );
}
