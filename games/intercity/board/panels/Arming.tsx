/** Laying an event card ready: the moments for which it can wait. */
import { useState } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Select } from '@stellwerk/toolkit/Select.tsx';
import { STATIONS, seatOfTeam, TRAINS, type Action, type Card, type Play, type Trigger } from '../../rules/index.ts';
import { stationName } from '../../texts/words.ts';
import { sayTrigger, type Speech } from '../choosing/say.ts';
import type { Choice } from '../choosing/useChoice.ts';
import styles from './panels.module.css';

type Arm = Extract<Action, { type: 'arm' }>;

/** The moments that make sense for a card and need no more to be said. */
export function armingsOf({ view }: Speech, card: Card): readonly Arm[] {
  const own = view.own!;
  const arm = (play: Play, trigger: Trigger): Arm => ({ type: 'arm', play, trigger });
  const rivals = Array.from({ length: view.teams }, (_, team) => team).filter(
    (team) => seatOfTeam(view, team) !== view.viewer,
  );
  switch (card) {
    case 'reservation':
      return own.passengers
        .filter((passenger) => view.place[passenger]! >= 0)
        .map((passenger) => arm({ card, passenger }, { when: 'contest', passenger }));
    case 'seatswap':
      return [arm({ card, train: -1 }, { when: 'second' })];
    case 'redsignal':
    case 'turnaround':
      return rivals.map((team) => arm({ card, train: -1 }, { when: 'wins', team }));
    default:
      return [];
  }
}

/** Whether this card can wait for a train to enter a station. */
const waitsForTrain = (card: Card): card is 'redsignal' | 'turnaround' | 'seatswap' =>
  card === 'redsignal' || card === 'turnaround' || card === 'seatswap';

interface ArmingProps {
  readonly speech: Speech;
  readonly choice: Choice;
  readonly card: Card;
}

export function Arming({ speech, choice, card }: ArmingProps) {
  const { words } = speech;
  const { hand: say } = words.screen;
  const armings = armingsOf(speech, card);
  if (armings.length === 0 && !waitsForTrain(card)) return null;
  return (
    <details className={styles.details}>
      <summary>{say.arm} …</summary>
      <div className={styles.plays}>
        {armings.map((arm) => (
          <Button key={JSON.stringify(arm.trigger)} onClick={() => choice.act(arm)}>
            {sayTrigger(speech, arm.trigger)}
          </Button>
        ))}
      </div>
      {waitsForTrain(card) && <ArmForTrain speech={speech} choice={choice} card={card} />}
    </details>
  );
}

const ALL_TRAINS = Array.from({ length: TRAINS }, (_, train) => train);
const ALL_STATIONS = STATIONS.map((_, station) => station);

function ArmForTrain({
  speech,
  choice,
  card,
}: ArmingProps & { readonly card: 'redsignal' | 'turnaround' | 'seatswap' }) {
  const { words } = speech;
  const { armWhen } = words.screen.hand;
  const [train, setTrain] = useState(0);
  const [station, setStation] = useState(0);
  return (
    <div className={styles.form}>
      <Select label={armWhen.train} values={ALL_TRAINS} name={words.train} value={train} set={setTrain} />
      <Select label={armWhen.station} values={ALL_STATIONS} name={stationName} value={station} set={setStation} />
      <Button
        onClick={() => choice.act({ type: 'arm', play: { card, train }, trigger: { when: 'enters', train, station } })}
      >
        {armWhen.enters}
      </Button>
    </div>
  );
}
