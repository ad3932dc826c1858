/** A city card: the group's colour and shape, the name, and whether the city is connected, or where it lies if it is out of sight. */
import { Fragment } from 'react';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import type { Colour } from '../../rules/index.ts';
import { GROUP_SHAPES, groupColour, groupInk } from '../map/groups.ts';
import type { Arrow } from '../map/Sight.tsx';
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
  /** Where the city is, if it can't be seen. */
  readonly arrow?: Arrow | undefined;
  /** What a guide calls it. */
  readonly id?: string;
  onClick?(): void;
}

export function Card({ name, colour, connected, label, small = false, arrow, id, onClick }: CardProps) {
  const inside = (
    <>
      <span className={styles.cardHead} style={{ background: groupColour(colour), color: groupInk(colour) }}>
        <GroupShape colour={colour} />
        <span className={styles.cardSigns}>
          {connected && <Icon name="check" size={small ? 14 : 17} />}
          {arrow && <span data-arrow>{arrow}</span>}
        </span>
      </span>
      <span className={styles.cardName}>
        <span>
          {name.split(' ').map((word) => (
            <Fragment key={word}>
              <span className={styles.cardWord}>{breakable(word)}</span>{' '}
            </Fragment>
          ))}
        </span>
      </span>
    </>
  );
  const shared = { className: styles.card, 'data-connected': connected, 'data-small': small };
  return onClick ? (
    <button type="button" {...shared} data-name={id && `card:${id}`} aria-label={label} onClick={onClick}>
      {inside}
    </button>
  ) : (
    <span {...shared} role="img" aria-label={label}>
      {inside}
    </span>
  );
}

/** A long word may break in two where it has no room on a line of its own: no name is ever cut. */
function breakable(word: string): string {
  return word.length < 10 ? word : `${word.slice(0, 6)}\u00AD${word.slice(6)}`;
}
