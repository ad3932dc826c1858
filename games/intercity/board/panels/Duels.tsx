/** Contests for a seat, shown for a while over the map as short duels of dice. They never keep the play waiting. */
import { useEffect, useState } from 'react';
import { IconButton } from '@stellwerk/toolkit/Button.tsx';
import { homeOf, JOKER, type Event, type Roll } from '../../rules/index.ts';
import { DieFace } from './Die.tsx';
import { PassengerBadge, type PassengerLook } from './Passenger.tsx';
import { sayPassenger, startingWith, type Speech } from '../choosing/say.ts';
import styles from './results.module.css';

type Duel = Extract<Event, { type: 'boardingRoll' | 'fullTrainRoll' | 'fight' }>;

const isDuel = (event: Event): event is Duel =>
  event.type === 'boardingRoll' || event.type === 'fullTrainRoll' || event.type === 'fight';

/** Long enough to read two rows of dice. */
const SHOWN = 6000;

/** The duels that have just been fought, until they have been read. */
export function useDuels(fresh: readonly Event[], step: number) {
  const [shown, setShown] = useState<{ readonly step: number; readonly duels: readonly Duel[] }>({
    step: -1,
    duels: [],
  });
  const news = fresh.filter(isDuel);
  if (news.length > 0 && shown.step !== step) setShown({ step, duels: news });
  useEffect(() => {
    if (shown.duels.length === 0) return;
    const timer = setTimeout(() => setShown((now) => ({ ...now, duels: [] })), SHOWN);
    return () => clearTimeout(timer);
  }, [shown]);
  return { duels: shown.duels, close: () => setShown((now) => ({ ...now, duels: [] })) };
}

interface DuelsProps {
  readonly duels: readonly Duel[];
  readonly speech: Speech;
  look(passenger: number): PassengerLook;
  close(): void;
}

export function Duels({ duels, speech, look, close }: DuelsProps) {
  const { duel: say } = speech.words.screen;
  if (duels.length === 0) return null;
  return (
    <div className={styles.duels}>
      <IconButton icon="close" label={say.close} onClick={close} className={styles.duelClose ?? ''} />
      {duels.map((duel, index) => (
        <DuelCard key={index} duel={duel} speech={speech} look={look} />
      ))}
    </div>
  );
}

interface CardProps {
  readonly duel: Duel;
  readonly speech: Speech;
  look(passenger: number): PassengerLook;
}

function DuelCard({ duel, speech, look }: CardProps) {
  const { words } = speech;
  const { duel: say } = words.screen;
  const who = (passenger: number): string => startingWith(sayPassenger(speech, passenger));
  const train = words.train(duel.train);
  const row = (roll: Roll, face: number, said: string, key: string | number) => (
    <DuelRow key={key} roll={roll} face={face} said={said} name={who(roll.passenger)} look={look(roll.passenger)} />
  );
  if (duel.type === 'boardingRoll') {
    return (
      <div className={styles.duel}>
        <h2>{say.boarding(train)}</h2>
        {duel.rounds.map((rolls, round) => (
          <div key={round}>
            {round > 0 && <p className={styles.quiet}>{say.tie}</p>}
            {rolls.map((roll, index) => row(roll, JOKER, say.jokers(count(roll.dice, JOKER)), index))}
          </div>
        ))}
        <p>{say.first(who(duel.order[0]!))}</p>
      </div>
    );
  }
  if (duel.type === 'fullTrainRoll') {
    const { boarder, occupant, won } = duel;
    return (
      <div className={styles.duel}>
        <h2>{say.full(train)}</h2>
        {row(boarder, JOKER, say.jokers(count(boarder.dice, JOKER)), 'boarder')}
        {row(occupant, JOKER, say.bonus(count(occupant.dice, JOKER)), 'occupant')}
        <p>{won ? say.wins(who(boarder.passenger)) : say.keeps(who(occupant.passenger))}</p>
      </div>
    );
  }
  const colour = homeOf(duel.train);
  const last = (passenger: number, rolls: readonly (readonly number[])[]): Roll => ({ passenger, dice: rolls.at(-1)! });
  const rolls = [last(duel.demander, duel.demanderRolls), last(duel.defender, duel.defenderRolls)];
  return (
    <div className={styles.duel}>
      <h2>{say.fight(train)}</h2>
      {rolls.map((roll, index) => row(roll, colour, say.colour(count(roll.dice, colour), words.faces[colour]!), index))}
      <p>{duel.won ? say.wins(who(duel.demander)) : say.keeps(who(duel.defender))}</p>
    </div>
  );
}

interface RowProps {
  readonly roll: Roll;
  /** The face that counts. */
  readonly face: number;
  readonly said: string;
  readonly name: string;
  readonly look: PassengerLook;
}

function DuelRow({ roll, face, said, name, look }: RowProps) {
  return (
    <div className={styles.duelRow}>
      <PassengerBadge {...look} task={0} size="1.6rem" />
      <span className={styles.duelName}>{name}</span>
      <span className={styles.duelDice} aria-hidden="true">
        {roll.dice.map((die, index) => (
          <span key={index} data-counts={die === face || undefined}>
            <DieFace face={die} size="1.6rem" />
          </span>
        ))}
      </span>
      <strong>{said}</strong>
    </div>
  );
}

const count = (dice: readonly number[], face: number): number => dice.filter((die) => die === face).length;
