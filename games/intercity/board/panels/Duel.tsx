/** Dice for a seat, in the tray: a row for each, the winner's in green, gone by themselves; bots wait for those about my passengers. */
import { useEffect, useState } from 'react';
import { homeOf, isContest, JOKER, seatOf, type Contest, type Passenger } from '../../rules/index.ts';
import { winnerOf } from '../../texts/turns.ts';
import { isMine, type Speech } from '../choosing/say.ts';
import { DieFace, PassengerBadge, type PassengerLook } from '../marks.tsx';
import type { InterCityTable } from '../table.ts';
import styles from './tray.module.css';

/** Long enough to read who rolled what; *Go on* is there for who has seen it. */
const OWN = 5000;
const OTHERS = 1600;

interface Row {
  readonly passenger: Passenger;
  readonly dice: readonly number[];
  readonly sum: number;
  readonly note?: string;
}

/** The contests that have just been rolled, one after the other; none are left once the game is over. */
export function useDuels({ fresh, step, mode, view }: InterCityTable) {
  const [shown, setShown] = useState<{ readonly step: number; readonly queue: readonly Contest[] }>({
    step: -1,
    queue: [],
  });
  const news = fresh.filter(isContest);
  if (news.length > 0 && shown.step !== step) setShown({ step, queue: [...shown.queue, ...news] });
  const contest = mode === 'play' ? shown.queue[0] : undefined;
  const next = (): void => setShown((now) => ({ ...now, queue: now.queue.slice(1) }));
  const concerns = contest !== undefined && rowsOf(contest).some(({ passenger }) => isMine(view, passenger));
  const time = concerns ? OWN : OTHERS;
  useEffect(() => {
    if (!contest) return;
    const timer = setTimeout(next, time);
    return () => clearTimeout(timer);
  }, [contest, time]);
  return { contest, concerns, time, next };
}

function rowsOf(contest: Contest): readonly Row[] {
  const count = (dice: readonly number[], face: number): number => dice.filter((die) => die === face).length;
  switch (contest.type) {
    case 'boardingRoll':
      return contest.rounds.at(-1)!.map(({ passenger, dice }) => ({ passenger, dice, sum: count(dice, JOKER) }));
    case 'fullTrainRoll': {
      const { boarder, occupant } = contest;
      return [
        { ...boarder, sum: count(boarder.dice, JOKER) },
        { ...occupant, sum: count(occupant.dice, JOKER) + 1, note: '+1' },
      ];
    }
    case 'fight': {
      const colour = homeOf(contest.train);
      const row = (passenger: Passenger, rolls: readonly (readonly number[])[]): Row => ({
        passenger,
        dice: rolls.at(-1)!,
        sum: count(rolls.at(-1)!, colour),
      });
      return [row(contest.demander, contest.demanderRolls), row(contest.defender, contest.defenderRolls)];
    }
  }
}

interface DuelProps {
  readonly speech: Speech;
  readonly contest: Contest;
  readonly time: number;
  look(passenger: Passenger): PassengerLook;
  next(): void;
}

export function Duel({ speech, contest, time, look, next }: DuelProps) {
  const { words, view, name } = speech;
  const { duel: say } = words.screen;
  const face = contest.type === 'fight' ? homeOf(contest.train) : JOKER;
  const winner = winnerOf(contest);
  const rows = rowsOf(contest);
  return (
    <section className={styles.duel} aria-label={say.title}>
      {rows.map(({ passenger, dice, sum, note }) => (
        <div key={passenger} className={styles.duelRow} data-wins={passenger === winner || undefined}>
          <PassengerBadge {...look(passenger)} />
          <strong>{name(seatOf(view, passenger))}</strong>
          <span className={styles.duelDice} aria-hidden="true">
            {dice.map((die, index) => (
              <span key={index} data-counts={die === face || undefined}>
                <DieFace face={die} size="2rem" />
              </span>
            ))}
          </span>
          <b>
            {sum}
            {note && <small className="visually-hidden">{say.bonus}</small>}
          </b>
        </div>
      ))}
      <p className={styles.result} role="status">
        {sayResult(speech, contest, rows)}
      </p>
      <button type="button" className={styles.next} onClick={next} style={{ ['--ic-time' as string]: `${time}ms` }}>
        {say.next}
      </button>
    </section>
  );
}

export function sayRule({ words, view, name }: Speech, contest: Contest): string {
  const { duel: say } = words.screen;
  if (contest.type === 'boardingRoll') return say.boarding;
  if (contest.type === 'fullTrainRoll') return say.full(name(seatOf(view, contest.occupant.passenger)));
  return say.fight(words.faces[homeOf(contest.train)]!);
}

function sayResult({ words, view, name }: Speech, contest: Contest, rows: readonly Row[]): string {
  const { duel: say } = words.screen;
  const winner = winnerOf(contest);
  const who = name(seatOf(view, winner));
  const mine = isMine(view, winner);
  switch (contest.type) {
    case 'boardingRoll':
      return say.first(who);
    case 'fullTrainRoll':
      if (contest.won) return mine ? say.youIn : say.in(who);
      return mine ? say.youKeep : say.keeps(who);
    case 'fight':
      if (!contest.won) return mine ? say.youKeep : say.keeps(who);
      return mine ? say.youFront(rows[0]!.sum, rows[1]!.sum) : say.front(rows[0]!.sum, rows[1]!.sum, who);
  }
}
