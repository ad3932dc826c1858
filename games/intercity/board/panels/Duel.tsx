/** Dice for a seat, in the tray: a row for each, the winner's in green, gone by themselves; bots wait for those about my passengers. */
import { useEffect, useState } from 'react';
import { homeOf, isContest, JOKER, seatOf, type Contest, type Event, type Passenger } from '../../rules/index.ts';
import { winnerOf } from '../../texts/turns.ts';
import { isMine, letterOf, type Speech } from '../choosing/say.ts';
import { DieFace, PassengerBadge, type PassengerLook } from '../marks.tsx';
import type { Picture } from '../map/playback.ts';
import type { InterCityTable } from '../table.ts';
import styles from './tray.module.css';

/** Long enough to read who rolled what, in one's own turn, too; *Go on* is there for who has seen it. */
const OWN = 5000;
const OTHERS = 1600;

interface Row {
  readonly passenger: Passenger;
  readonly dice: readonly number[];
  readonly sum: number;
  readonly note?: string;
}

const count = (dice: readonly number[], face: number): number => dice.filter((die) => die === face).length;

/** A contest, and where those sit now who boarded after it. */
export interface Rolled {
  readonly contest: Contest;
  readonly boarded: readonly Extract<Event, { type: 'boarded' }>[];
}

export function rolledIn(events: readonly Event[]): readonly Rolled[] {
  return events.flatMap((contest, index) => {
    if (!isContest(contest)) return [];
    const after = events.slice(index + 1);
    const next = after.findIndex((event) => isContest(event) && event.train === contest.train);
    const boarded = (next < 0 ? after : after.slice(0, next)).filter(
      (event) => event.type === 'boarded' && event.train === contest.train,
    );
    return [{ contest, boarded: boarded as Rolled['boarded'] }];
  });
}

/** What is seen while a fight is told that a second one for the same seats has followed: its own end, not yet the last one. */
export function pictureDuring(picture: Picture, [now, ...later]: readonly Rolled[]): Picture {
  if (now?.contest.type !== 'fight') return picture;
  const { train, demander, defender, won } = now.contest;
  const goesOn = later.some(({ contest }) => contest.type === 'fight' && contest.train === train);
  const sit = [picture.front[train], picture.rear[train]];
  if (!goesOn || !sit.includes(demander) || !sit.includes(defender)) return picture;
  const [front, rear] = won ? [demander, defender] : [defender, demander];
  return { ...picture, front: picture.front.with(train, front), rear: picture.rear.with(train, rear) };
}

/** The contests that have just been rolled, one after the other; none are left once the game is over. */
export function useDuels({ fresh, step, mode, view }: InterCityTable) {
  const [shown, setShown] = useState<{ readonly step: number; readonly queue: readonly Rolled[] }>({
    step: -1,
    queue: [],
  });
  const news = rolledIn(fresh);
  if (news.length > 0 && shown.step !== step) setShown({ step, queue: [...shown.queue, ...news] });
  const rolled = mode === 'play' && view.phase !== 'over' ? shown.queue[0] : undefined;
  const next = (): void => setShown((now) => ({ ...now, queue: now.queue.slice(1) }));
  const concerns = rolled !== undefined && rowsOf(rolled.contest).some(({ passenger }) => isMine(view, passenger));
  const time = concerns ? OWN : OTHERS;
  useEffect(() => {
    if (!rolled) return;
    const timer = setTimeout(next, time);
    return () => clearTimeout(timer);
  }, [rolled, time]);
  return { rolled, queue: rolled ? shown.queue : [], concerns, time, next };
}

/** All who took part: of several boarders in the order in which they board, with the roll that decided it for them. */
export function rowsOf(contest: Contest): readonly Row[] {
  switch (contest.type) {
    case 'boardingRoll':
      return contest.order.map((passenger) => {
        const { dice } = contest.rounds.flat().findLast((roll) => roll.passenger === passenger)!;
        return { passenger, dice, sum: count(dice, JOKER) };
      });
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
  readonly rolled: Rolled;
  readonly time: number;
  look(passenger: Passenger): PassengerLook;
  /** Undefined where the button of the turn says it. */
  readonly next: (() => void) | undefined;
}

export function Duel({ speech, rolled, time, look, next }: DuelProps) {
  const { words } = speech;
  const { duel: say } = words.screen;
  const { contest } = rolled;
  const face = contest.type === 'fight' ? homeOf(contest.train) : JOKER;
  const winner = winnerOf(contest);
  return (
    <section className={styles.duel} aria-label={say.title} style={{ ['--ic-time' as string]: `${time}ms` }}>
      {rowsOf(contest).map(({ passenger, dice, sum, note }) => (
        <div key={passenger} className={styles.duelRow} data-wins={passenger === winner || undefined}>
          <PassengerBadge {...look(passenger)} />
          <strong>{sayRoller(speech, passenger)}</strong>
          <span className={styles.duelDice} aria-hidden="true">
            {dice.map((die, index) => (
              <span key={index} data-counts={die === face || undefined}>
                <DieFace face={die} size="2rem" />
              </span>
            ))}
            {note && <small>{say.bonus}</small>}
          </span>
          <b>
            {sum}
            {note && <small className="visually-hidden">{say.bonus}</small>}
          </b>
        </div>
      ))}
      <p className={styles.result} role="status">
        {sayResult(speech, rolled)}
      </p>
      {next && (
        <button type="button" className={styles.next} onClick={next}>
          {say.next}
        </button>
      )}
    </section>
  );
}

export function sayRule({ words, view, name, you }: Speech, contest: Contest): string {
  const { duel: say } = words.screen;
  if (contest.type === 'boardingRoll') return say.boarding;
  if (contest.type === 'fullTrainRoll') {
    const seat = seatOf(view, contest.occupant.passenger);
    return seat === you ? say.fullYou : say.full(name(seat));
  }
  return say.fight(words.faces[homeOf(contest.train)]!);
}

function sayRoller({ words, view, name, you }: Speech, passenger: Passenger): string {
  const seat = seatOf(view, passenger);
  return seat === you ? words.screen.duel.you : name(seat);
}

export function sayResult(speech: Speech, { contest, boarded }: Rolled): string {
  const { words, view, name } = speech;
  const { duel: say, list } = words.screen;
  const winner = winnerOf(contest);
  const who = name(seatOf(view, winner));
  const mine = isMine(view, winner);
  const [first, second] = rowsOf(contest);
  const isTie = first!.sum === second?.sum;
  const keeps = mine ? (isTie ? say.tieYouKeep : say.youKeep) : (isTie ? say.tieKeeps : say.keeps)(who);
  switch (contest.type) {
    case 'boardingRoll': {
      const ties = contest.rounds.slice(1).map((rolls) => {
        const sums = rolls.map(({ passenger, dice }) => ({ passenger, sum: count(dice, JOKER) }));
        const ranked = sums.toSorted((a, b) => b.sum - a.sum);
        return say.tie(list(ranked.map(({ passenger, sum }) => `${sayRoller(speech, passenger)} (${sum})`)));
      });
      const own = contest.order
        .filter((passenger) => isMine(view, passenger))
        .map((passenger) => {
          const seat = boarded.find((event) => event.passenger === passenger)?.seat;
          return say.got[seat ?? 'none'](letterOf(view, passenger));
        });
      return [...ties, ...(mine ? [] : [say.first(who)]), ...own].join(' ');
    }
    case 'fullTrainRoll':
      if (contest.won) return mine ? say.youIn : say.in(who);
      return keeps;
    case 'fight':
      if (!contest.won) return keeps;
      return mine ? say.youFront(first!.sum, second!.sum) : say.front(first!.sum, second!.sum, who);
  }
}
