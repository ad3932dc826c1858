/** The small panel of a passenger's standing orders: single orders, switches, and planning by hand. */
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { Select } from '@stellwerk/toolkit/Select.tsx';
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
          name={(value) => say.fullChoices[value]}
          value={switches.full}
          set={(full) => set({ full })}
        />
        <Select
          label={say.card}
          values={CARD_SWITCH}
          name={(value) => say.cardChoices[value]}
          value={switches.card}
          set={(card) => set({ card })}
        />
        <Select
          label={say.front}
          values={FRONT_SWITCH}
          name={(value) => say.frontChoices[value]}
          value={switches.front}
          set={(front) => set({ front })}
        />
        {(switches.front === 'near' || switches.front === 'ask') && (
          <Select
            label={say.near}
            values={NEAR}
            name={String}
            value={near(switches)}
            set={(fields) => set({ near: fields })}
          />
        )}
        <Select
          label={say.turned}
          values={TURNED_SWITCH}
          name={(value) => say.turnedChoices[value]}
          value={switches.turned}
          set={(turned) => set({ turned })}
        />
        <Select
          label={say.thrown}
          values={THROWN_SWITCH}
          name={(value) => say.thrownChoices[value]}
          value={switches.thrown}
          set={(thrown) => set({ thrown })}
        />
        <Select
          label={say.otherwise}
          values={OTHERWISE_SWITCH}
          name={(value) => say.otherwiseChoices[value]}
          value={switches.otherwise}
          set={(otherwise) => set({ otherwise })}
        />
      </div>
    </details>
  );
}

const NEAR = [2, 4, 6, 8, 10, 15, 20] as const;
const near = ({ near: fields }: Switches): (typeof NEAR)[number] =>
  NEAR.findLast((value) => value <= fields) ?? NEAR[0];
