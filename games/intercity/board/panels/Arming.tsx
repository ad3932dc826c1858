/** Laying an event card ready: the moments for which it can wait. */
import { useState } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { STATIONS, seatOfTeam, TRAINS, type Action, type Card, type Play, type Trigger } from '../../rules/index.ts';
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
      <label>
        {armWhen.train}
        <select value={train} onChange={(event) => setTrain(Number(event.target.value))}>
          {Array.from({ length: TRAINS }, (_, each) => (
            <option key={each} value={each}>
              {words.train(each)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {armWhen.station}
        <select value={station} onChange={(event) => setStation(Number(event.target.value))}>
          {STATIONS.map(({ id, name }, index) => (
            <option key={id} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button
        onClick={() => choice.act({ type: 'arm', play: { card, train }, trigger: { when: 'enters', train, station } })}
      >
        {armWhen.enters}
      </Button>
    </div>
  );
}
