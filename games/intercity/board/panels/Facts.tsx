/** What is public about a player: how many have arrived, where the others are, how many event cards are in hand. */
import { hasArrived, isAboard, passengersOf, trainOf } from '../../rules/index.ts';
import { numberOf, stationName } from '../../texts/words.ts';
import { PassengerBadge, type PassengerLook } from './Passenger.tsx';
import { sayPlace, type Speech } from '../choosing/say.ts';
import styles from './results.module.css';

interface FactsProps {
  readonly speech: Speech;
  readonly seat: number;
  look(passenger: number): PassengerLook;
}

export function Facts({ speech, seat, look }: FactsProps) {
  const { words, view } = speech;
  const { facts: say } = words.screen;
  const passengers = passengersOf(view, seat);
  const arrived = passengers.filter((passenger) => hasArrived(view, passenger)).length;
  return (
    <span className={styles.facts}>
      {passengers.map((passenger) => {
        const task = view.task[passenger]!;
        const place = view.place[passenger]!;
        const short = place < 0 ? '✓' : isAboard(place) ? words.train(trainOf(place)) : stationName(place);
        const said = say.passenger(
          numberOf(passenger, view).number,
          sayPlace(speech, passenger),
          task > 0 ? say.card(task) : '',
        );
        return (
          <span key={passenger} className={styles.fact} title={said}>
            <PassengerBadge {...look(passenger)} size="1.5rem" />
            <span aria-hidden="true">{short}</span>
            <span className="visually-hidden">{said}</span>
          </span>
        );
      })}
      <span className={styles.notes}>
        {say.arrived(arrived)} · {say.cards(view.handSizes[seat]!)}
      </span>
    </span>
  );
}
