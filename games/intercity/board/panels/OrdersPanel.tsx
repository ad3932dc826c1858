/** The small panel of a passenger's standing orders: single orders, switches, and planning by hand. */
import { useId } from 'react';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import {
  CARD_SWITCH,
  FRONT_SWITCH,
  FULL_SWITCH,
  isAboard,
  OTHERWISE_SWITCH,
  THROWN_SWITCH,
  TURNED_SWITCH,
  type Orders,
  type Passenger,
  type Single,
  type Switches,
} from '../../rules/index.ts';
import { startingWith, type Speech } from '../choosing/say.ts';
import type { Choice } from '../choosing/useChoice.ts';
import styles from './panels.module.css';

interface OrdersProps {
  readonly speech: Speech;
  readonly choice: Choice;
  readonly passenger: Passenger;
  readonly orders: Orders;
}

export function OrdersPanel({ speech, choice, passenger, orders }: OrdersProps) {
  const { words, view } = speech;
  const { journey, switches: say } = words.screen;
  const { switches } = orders;
  const set = (part: Partial<Switches>): void =>
    choice.act({ type: 'switches', passenger, switches: { ...switches, ...part } });
  const singles: readonly Single[] = [
    ...(isAboard(view.place[passenger]!) ? [{ kind: 'leaveNext' } as const] : []),
    { kind: 'stay' },
    { kind: 'ask' },
  ];
  return (
    <details className={styles.details}>
      <summary>{journey.orders}</summary>
      <div className={styles.plays}>
        <Button onClick={() => choice.pick({ kind: 'passenger', passenger, plan: [] })}>{journey.byHand}</Button>
        {singles.map((order) => (
          <Button
            key={order.kind}
            aria-pressed={orders.single?.kind === order.kind}
            onClick={() => choice.act({ type: 'single', passenger, order })}
          >
            {startingWith(journey.single(order, '', ''))}
          </Button>
        ))}
      </div>
      <div className={styles.form}>
        <Select
          label={say.full}
          values={FULL_SWITCH}
          names={say.fullChoices}
          value={switches.full}
          set={(full) => set({ full })}
        />
        <Select
          label={say.card}
          values={CARD_SWITCH}
          names={say.cardChoices}
          value={switches.card}
          set={(card) => set({ card })}
        />
        <Select
          label={say.front}
          values={FRONT_SWITCH}
          names={say.frontChoices}
          value={switches.front}
          set={(front) => set({ front })}
        />
        {(switches.front === 'near' || switches.front === 'ask') && (
          <Select
            label={say.near}
            values={NEAR}
            names={NEAR_NAMES}
            value={near(switches)}
            set={(value) => set({ near: Number(value) })}
          />
        )}
        <Select
          label={say.turned}
          values={TURNED_SWITCH}
          names={say.turnedChoices}
          value={switches.turned}
          set={(turned) => set({ turned })}
        />
        <Select
          label={say.thrown}
          values={THROWN_SWITCH}
          names={say.thrownChoices}
          value={switches.thrown}
          set={(thrown) => set({ thrown })}
        />
        <Select
          label={say.otherwise}
          values={OTHERWISE_SWITCH}
          names={say.otherwiseChoices}
          value={switches.otherwise}
          set={(otherwise) => set({ otherwise })}
        />
      </div>
    </details>
  );
}

const NEAR = ['2', '4', '6', '8', '10', '15', '20'] as const;
const NEAR_NAMES = Object.fromEntries(NEAR.map((value) => [value, value])) as Record<(typeof NEAR)[number], string>;
const near = ({ near: fields }: Switches): (typeof NEAR)[number] =>
  NEAR.findLast((value) => Number(value) <= fields) ?? NEAR[0];

interface SelectProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly value: T;
  set(value: T): void;
}

export function Select<T extends string>({ label, values, names, value, set }: SelectProps<T>) {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => set(event.target.value as T)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
