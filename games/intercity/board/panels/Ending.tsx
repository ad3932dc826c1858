/** The end of the play: who won, who arrived when, and how far everybody else got. */
import { Ending as EndingFrame } from '@stellwerk/toolkit/Ending.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { SeatTable } from '@stellwerk/toolkit/SeatTable.tsx';
import { hasArrived, passengersOf, seatOf, taskCard, teamOf, teamTimes } from '../../rules/index.ts';
import { stationName } from '../../texts/words.ts';
import { PassengerBadge, type PassengerLook } from './Passenger.tsx';
import { sayPassenger, startingWith, type Speech } from '../choosing/say.ts';
import styles from './results.module.css';

interface EndingProps {
  readonly speech: Speech;
  readonly players: readonly Player[];
  readonly winners: readonly number[];
  look(passenger: number): PassengerLook;
}

export function Ending({ speech, players, winners, look }: EndingProps) {
  const { words, view, name } = speech;
  const { ending: say } = words.screen;
  const [winner] = winners;
  const goal = (passenger: number): string => stationName(taskCard(view, view.task[passenger]!).goal);
  const [first, second] = view.arrivals.filter((passenger) => teamOf(passenger) === view.winner);
  return (
    <EndingFrame lead={say.why(name(winner!), goal(first!), goal(second!), view.turn)}>
      <h3>{say.arrivals}</h3>
      <ol className={styles.arrivals}>
        {view.arrivals.map((passenger) => (
          <li key={passenger}>
            <PassengerBadge {...look(passenger)} />
            {startingWith(sayPassenger(speech, passenger))}: {goal(passenger)}
          </li>
        ))}
      </ol>
      <h3>{say.table}</h3>
      <Standings speech={speech} players={players} winners={winners} />
    </EndingFrame>
  );
}

/** Fields that were still missing, as a bar: the shorter, the closer. */
function Standings({ speech, players, winners }: Omit<EndingProps, 'look'>) {
  const { words } = speech;
  const { ending: say } = words.screen;
  const all = players.map(({ seat }) => standing(speech, seat));
  const most = Math.max(1, ...all.map(({ left }) => left));
  return (
    <SeatTable
      label={say.table}
      who={say.player}
      players={players}
      winners={winners}
      columns={[
        { head: say.arrived, figures: all.map(({ arrived }) => arrived) },
        { head: say.cards, figures: all.map(({ cards }) => cards) },
        { head: say.left, figures: all.map(({ left }) => <Bar key={left} length={left / most} figure={left} />) },
      ]}
    />
  );
}

function Bar({ length, figure }: { readonly length: number; readonly figure: number }) {
  return (
    <>
      <span className={styles.bar} style={{ width: `${length * 6}rem` }} aria-hidden="true" /> {figure}
    </>
  );
}

/** In the duel the better one of a player's two pairs counts. */
function standing({ view }: Speech, seat: number): { arrived: number; cards: number; left: number } {
  const passengers = passengersOf(view, seat);
  const arrived = passengers.filter((passenger) => hasArrived(view, passenger)).length;
  const cards = passengers.filter((passenger) => view.task[passenger]! > 0).length - arrived;
  const teams = [...new Set(passengers.filter((passenger) => seatOf(view, passenger) === seat).map(teamOf))];
  const left = Math.min(
    ...teams.map((team) => {
      const [earlier, later] = teamTimes(view, team);
      return team === view.winner ? 0 : Math.round(earlier + later);
    }),
  );
  return { arrived, cards, left: Number.isFinite(left) ? left : 0 };
}
