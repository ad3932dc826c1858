/** The end of the play: who won, who arrived when, and how far everybody else got. */
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { hasArrived, passengersOf, seatOf, taskCard, teamOf, teamTimes } from '../../rules/index.ts';
import { stationName } from '../../texts/words.ts';
import { PassengerBadge, type PassengerLook } from './Passenger.tsx';
import { sayPassenger, startingWith, type Speech } from '../choosing/say.ts';
import { winnersOf } from '../table.ts';
import styles from './results.module.css';

interface EndingProps {
  readonly speech: Speech;
  readonly players: readonly Player[];
  look(passenger: number): PassengerLook;
}

export function Ending({ speech, players, look }: EndingProps) {
  const { words, view, name } = speech;
  const { ending: say } = words.screen;
  const [winner] = winnersOf(view);
  const goal = (passenger: number): string => stationName(taskCard(view, view.task[passenger]!).goal);
  const [first, second] = view.arrivals.filter((passenger) => teamOf(passenger) === view.winner);
  return (
    <div className={styles.ending}>
      <p className={styles.lead}>{say.why(name(winner!), goal(first!), goal(second!), view.turn)}</p>
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
      <Standings speech={speech} players={players} look={look} />
    </div>
  );
}

/** Fields that were still missing, as a bar: the shorter, the closer. */
function Standings({ speech, players }: EndingProps) {
  const { words, view } = speech;
  const { ending: say } = words.screen;
  const rows = players.map((player) => ({ player, ...standing(speech, player.seat) }));
  const most = Math.max(1, ...rows.map(({ left }) => left));
  return (
    <div className={styles.tableBox} tabIndex={0} role="group" aria-label={say.table}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say.player}</th>
            <th scope="col">{say.arrived}</th>
            <th scope="col">{say.cards}</th>
            <th scope="col">{say.left}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player, arrived, cards, left }) => (
            <tr key={player.seat} data-winner={winnersOf(view).includes(player.seat) || undefined}>
              <th scope="row">
                <PlayerBadge colour={player.colour} /> {player.name}
              </th>
              <td>{arrived}</td>
              <td>{cards}</td>
              <td>
                <span className={styles.bar} style={{ width: `${(left / most) * 6}rem` }} aria-hidden="true" /> {left}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
