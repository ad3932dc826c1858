/** What is public about a player: the two journeys as boxes (open, ticket, arrived), how far it still is, how many cards. */
import { Fragment } from 'react';
import { CARDS, goalOf, hasArrived, passengersOf, fieldsToGoal, type View } from '../../rules/index.ts';
import { called, letter, stationName } from '../../texts/words.ts';
import { letterOf, type Speech } from '../choosing/say.ts';
import type { Threat } from '../choosing/threat.ts';
import styles from './tray.module.css';

interface FactsProps {
  readonly speech: Speech;
  readonly seat: number;
  readonly threats: readonly Threat[];
  /** What the player saw, where everybody may know it. */
  readonly open?: View | undefined;
}

/** The boxes A and B: outlined without a ticket, ink with one, a tick once arrived; in the duel for both pairs. */
export function Tickets({ speech, seat, threats }: FactsProps) {
  const { words, view } = speech;
  const threat = threats.find((each) => each.seat === seat);
  const teams = [...new Set(passengersOf(view, seat).map((passenger) => passenger >> 1))];
  return (
    <span className={styles.tickets} data-threat={threat ? (threat.red ? 'red' : 'amber') : undefined}>
      {teams.map((team) =>
        [1, 2].map((task) => {
          const holder = [2 * team, 2 * team + 1].find((passenger) => view.task[passenger] === task);
          const arrived = holder !== undefined && hasArrived(view, holder);
          const state = arrived ? 'arrived' : holder === undefined ? 'open' : 'ticket';
          const near = threat && threat.passenger === holder ? ` ${threat.fields}` : '';
          const own = called(view, 2 * team, task);
          const said = arrived
            ? words.screen.facts.arrived(own)
            : holder === undefined
              ? words.screen.facts.noTicket(own)
              : words.screen.facts.ticket(own);
          return (
            <span key={`${team} ${task}`} className={styles.ticket} data-state={state} title={said}>
              <span aria-hidden="true">{arrived ? '✓' : `${letter(task)}${near}`}</span>
              <span className="visually-hidden">{said}</span>
            </span>
          );
        }),
      )}
    </span>
  );
}

export function Facts({ speech, seat, threats, open }: FactsProps) {
  const { words, view } = speech;
  const { facts: say, threat: warn } = words.screen;
  const threat = threats.find((each) => each.seat === seat && each.red);
  const parts = passengersOf(view, seat)
    .toSorted((a, b) => view.task[a]! - view.task[b]!)
    .flatMap((passenger) => {
      const goal = goalOf(view, passenger);
      const own = letterOf(view, passenger);
      if (hasArrived(view, passenger)) return [say.arrived(own)];
      if (goal < 0) return [];
      const fields = fieldsToGoal(view, passenger);
      return [fields < Infinity ? say.toGo(own, stationName(goal), fields) : say.to(own, stationName(goal))];
    });
  const cards = open?.own
    ? open.own.hand.map((index) => words.cards[CARDS[index]!].name).join(', ')
    : say.cards(view.handSizes[seat]!);
  const notes = threat ? [warn.soon] : [...(parts.length > 0 ? parts : [say.none]), ...(cards ? [cards] : [])];
  return (
    <span className={styles.facts}>
      <Tickets speech={speech} seat={seat} threats={threats} />
      <small>
        {notes.map((note, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <span>
              {note}
              {index < notes.length - 1 && ' ·'}
            </span>
          </Fragment>
        ))}
      </small>
    </span>
  );
}
