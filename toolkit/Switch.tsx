/** On or off. A native checkbox underneath, so that keys, forms and screen readers work by themselves. */
import type { ComponentProps } from 'react';
import styles from './Switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'checked'> {
  readonly checked: boolean;
}

export function Switch({ checked, ...rest }: SwitchProps) {
  return (
    <span className={styles.switch}>
      <input type="checkbox" role="switch" checked={checked} aria-checked={checked} {...rest} />
      <span aria-hidden="true" />
    </span>
  );
}
