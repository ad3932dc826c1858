/** Buttons: one primary thing to do, the rest quieter. */
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  readonly large?: boolean;
}

export function Button({ kind = 'secondary', icon, large, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[kind]} ${large ? styles.large : ''} ${className ?? ''}`}
      {...rest}
    >
      {icon && <Icon name={icon} size={large ? 24 : 20} />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  /** Its name, for the tooltip and for screen readers. */
  readonly label: string;
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`${styles.icon} ${className ?? ''}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

/** The same look for links that act like a button. */
export function buttonClass(kind: ButtonKind = 'secondary', large = false): string {
  return `${styles.button} ${styles[kind]} ${large ? styles.large : ''}`;
}
