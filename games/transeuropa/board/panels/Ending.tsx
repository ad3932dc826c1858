/** The end of the play: who won and why, and how the credits went, as a chart and as a table. */
import type { ReactNode } from 'react';
import { CourseChart } from '@stellwerk/toolkit/CourseChart.tsx';
import { Ending as EndingFrame } from '@stellwerk/toolkit/Ending.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { SeatTable } from '@stellwerk/toolkit/SeatTable.tsx';
import type { View } from '../../rules/index.ts';
import type { Words } from '../../texts/words.ts';

interface EndingProps {
  readonly view: View;
  readonly players: readonly Player[];
  readonly words: Words;
}

interface Ended {
  readonly winners: readonly number[];
  readonly children: ReactNode;
}

/** The last round's summary comes as children. */
export function Ending({ view, players, words, winners, children }: EndingProps & Ended) {
  const names = (seats: readonly number[]): string => words.list(seats.map((seat) => players[seat]!.name));
  const spent = view.credits.flatMap((credit, seat) => (credit === 0 ? [seat] : []));
  const end = view.openRounds > 0 ? words.ending.rounds(view.openRounds) : words.ending.zero(names(spent));
  const why = words.ending.why(names(winners), winners.length, view.credits[winners[0]!]!);
  return (
    <EndingFrame lead={`${end} ${why}`}>
      <h3>{words.ending.chart}</h3>
      <Chart view={view} players={players} words={words} />
      <CreditTable view={view} players={players} words={words} />
      <h3>{words.ending.last(view.rounds.length)}</h3>
      {children}
    </EndingFrame>
  );
}

function Chart({ view, players, words }: EndingProps) {
  const { startCredit, rounds } = view;
  return (
    <CourseChart
      players={players}
      courses={players.map(({ seat }) => [startCredit, ...rounds.map(({ credits }) => credits[seat]!)])}
      top={startCredit}
      grid={[0, Math.round(startCredit / 2), startCredit]}
      end={0}
      labels={[[0, words.ending.start], ...rounds.map(({ round }) => [round, round] as const)]}
      type={21}
      apart={3.5}
    />
  );
}

function CreditTable({ view, players, words }: EndingProps) {
  return (
    <SeatTable
      label={words.ending.chart}
      who={words.ending.player}
      players={players.toSorted((a, b) => view.credits[b.seat]! - view.credits[a.seat]!)}
      columns={[
        { head: words.ending.start, figures: players.map(() => view.startCredit) },
        ...view.rounds.map(({ round, credits }) => ({
          head: String(round),
          name: words.ending.round(round),
          figures: credits,
        })),
      ]}
    />
  );
}
