/** From a try back to the game that it was tried from. */
import { buttonClass } from '@stellwerk/toolkit/Button.tsx';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { Link } from 'wouter';
import { hrefOf, type Beside } from '../analysis/useTries.ts';
import { useSettings } from '../app/settings.tsx';
import { capital } from '../texts/index.ts';
import styles from './TrueGame.module.css';

export function TrueGame({ beside }: { readonly beside: readonly Beside[] }) {
  const label = capital(useSettings().texts.table.trueGame);
  const truth = beside.find(({ isTry }) => !isTry);
  if (!truth) return null;
  return (
    <Link href={hrefOf(truth)} className={buttonClass('secondary')} aria-label={label} title={label}>
      <Icon name="fork" />
      <span className={styles.text}>{label}</span>
    </Link>
  );
}
