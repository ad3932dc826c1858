/** A choice of two, side by side. */
import { useId } from 'react';
import { Icon, type IconName } from '@stellwerk/toolkit/Icon.tsx';
import styles from './Segments.module.css';

interface SegmentsProps<T extends string> {
  readonly name: string;
  readonly title: string;
  readonly wide?: boolean;
  readonly values: Readonly<Record<T, string>>;
  readonly chosen: T;
  readonly icons?: Readonly<Record<T, IconName>>;
  choose(value: T): void;
}

export function Segments<T extends string>({ name, title, wide, values, chosen, icons, choose }: SegmentsProps<T>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={title} className={styles.segments} data-wide={wide}>
      {(Object.keys(values) as T[]).map((value) => (
        <label key={value}>
          <input type="radio" name={`${name}${id}`} checked={value === chosen} onChange={() => choose(value)} />
          {icons && <Icon name={icons[value]} size={18} />}
          {values[value]}
        </label>
      ))}
    </div>
  );
}
