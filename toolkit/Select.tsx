/** One of several values, under its label. A native select underneath, so that keys, phones and screen readers work by themselves. */
import { useId } from 'react';
import styles from './Select.module.css';

interface SelectProps<T extends string | number> {
  readonly label: string;
  readonly values: readonly T[];
  /** What a value is called. */
  name(value: NoInfer<T>): string;
  readonly value: NoInfer<T>;
  readonly disabled?: boolean;
  set(value: NoInfer<T>): void;
}

export function Select<T extends string | number>({ label, values, name, value, disabled, set }: SelectProps<T>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={disabled} onChange={({ target }) => set(values[target.selectedIndex]!)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {name(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
