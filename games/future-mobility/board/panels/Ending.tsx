/** Who won and why, and how the points came together. */
import { CourseChart } from '@stellwerk/toolkit/CourseChart.tsx';
import { Ending as EndingFrame } from '@stellwerk/toolkit/Ending.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { SeatTable } from '@stellwerk/toolkit/SeatTable.tsx';
import { TARGET, type View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';
import { bestTurns, courses } from './course.ts';
import hand from './hand.module.css';

interface EndingProps {
  readonly view: View;
  readonly players: readonly Player[];
  readonly words: Words;
}

interface Ended {
  readonly winners: readonly number[];
}

export function Ending({ view, players, words, winners }: EndingProps & Ended) {
  const say = words.screen;
  const names = say.list(winners.map((seat) => players[seat]!.name));
  return (
    <EndingFrame lead={say.ending.why(names, winners.length, view.scores[winners[0]!]!)}>
      <h3>{say.ending.chart}</h3>
      <Chart view={view} players={players} words={words} />
      <ScoreTable view={view} players={players} words={words} />
      <p className={hand.credit}>{say.credit}</p>
    </EndingFrame>
  );
}

/** Rounds that fit below the chart. */
const ROUND_LABELS = 12;

function Chart({ view, players, words }: EndingProps) {
  const all = courses(view);
  const rounds = all[0]!.length - 1;
  const every = Math.max(1, Math.ceil(rounds / ROUND_LABELS));
  return (
    <CourseChart
      players={players}
      courses={all}
      top={Math.max(TARGET, ...view.scores)}
      grid={[0, 10, 20, 30, 40, TARGET]}
      end={TARGET}
      labels={Array.from({ length: Math.floor(rounds / every) + 1 }, (_, index) => [
        index * every,
        index === 0 ? words.screen.ending.start : index * every,
      ])}
      type={15}
    />
  );
}

/** The chart in figures, for those who don't see it. */
function ScoreTable({ view, players, words }: EndingProps) {
  const say = words.screen.ending;
  const all = courses(view);
  return (
    <SeatTable
      label={say.chart}
      who={say.player}
      players={players.toSorted((a, b) => view.scores[b.seat]! - view.scores[a.seat]!)}
      columns={[
        { head: say.total, figures: view.scores, strong: true },
        { head: say.best, figures: bestTurns(view) },
        ...all[0]!.slice(1).map((_, index) => ({
          head: String(index + 1),
          name: say.round(index + 1),
          figures: all.map((course) => course[index + 1]),
        })),
      ]}
    />
  );
}
