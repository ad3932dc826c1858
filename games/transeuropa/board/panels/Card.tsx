/** A city card: the group's colour and shape, the name, and whether the city is connected. */
import type { Colour } from '../../rules/index.ts';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { GROUP_SHAPES, groupColour, groupInk } from '../map/groups.ts';
import styles from './panels.module.css';

export function GroupShape({ colour, size = '1.5em' }: { readonly colour: Colour; readonly size?: string }) {
  return (
    <svg viewBox="-14 -14 28 28" width={size} height={size} aria-hidden="true" className={styles.groupShape}>
      <path d={GROUP_SHAPES[colour]} />
    </svg>
  );
}

interface CardProps {
  readonly name: string;
  readonly colour: Colour;
  readonly connected: boolean;
  /** What a screen reader hears. */
  readonly label: string;
  readonly small?: boolean;
  onClick?(): void;
}

export function Card({ name, colour, connected, label, small = false, onClick }: CardProps) {
  const inside = (
    <>
      <span className={styles.cardHead} style={{ background: groupColour(colour), color: groupInk(colour) }}>
        <GroupShape colour={colour} />
        {connected && <Icon name="check" size={small ? 14 : 18} />}
      </span>
      <span className={styles.cardName}>{name}</span>
    </>
  );
  const shared = { className: styles.card, 'data-connected': connected, 'data-small': small };
  return onClick ? (
    <button type="button" {...shared} aria-label={label} onClick={onClick}>
      {inside}
    </button>
  ) : (
    <span {...shared} role="img" aria-label={label}>
      {inside}
    </span>
  );
}
