/** The end, in the tray where the turns were decided: who has won, and by which journeys. */
import { seatOfTeam, START_CARDS, taskCard } from '../../rules/index.ts';
import { called, letter, stationName } from '../../texts/words.ts';
import type { Speech } from '../choosing/say.ts';
import { JourneyBadge, PassengerBadge } from '../marks.tsx';
import { sayAtOnce } from './outcome.ts';
import type { PanelProps } from './Tray.tsx';
import styles from './tray.module.css';

export function Victory({ speech, look }: { readonly speech: Speech; readonly look: PanelProps['look'] }) {
  const { words, view, name } = speech;
  const { outcome: say } = words.screen;
  const { winner } = view;
  if (winner < 0) return null;
  const seat = seatOfTeam(view, winner);
  const last = view.arrivals.findLast((passenger) => passenger >> 1 === winner)!;
  const journeyOf = (passenger: number) => taskCard(view, view.task[passenger]!);
  const goalOf = (passenger: number): string => stationName(journeyOf(passenger).goal);
  return (
    <section className={styles.victory}>
      <strong>{seat === speech.you ? say.you : say.wins(name(seat))}</strong>
      {[2 * winner, 2 * winner + 1]
        .toSorted((a, b) => view.task[a]! - view.task[b]!)
        .map((passenger) => (
          <p key={passenger}>
            <PassengerBadge {...look(passenger)} />
            <span>
              {stationName(START_CARDS[view.starts[winner]!]![passenger % 2]!)} →{' '}
              {stationName(journeyOf(passenger).via)} → {goalOf(passenger)}
            </span>
            <JourneyBadge letter={letter(view.task[passenger]!)} goal />
          </p>
        ))}
      <small>{sayAtOnce(speech) ?? say.last(called(view, last, view.task[last]!), goalOf(last))}</small>
    </section>
  );
}
