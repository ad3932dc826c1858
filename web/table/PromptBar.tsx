/** The line at the top of the table: whose turn it is, what is asked, and the one thing to do about it. */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Sign } from '../app/Wordmark.tsx';
import { useSettings } from '../app/settings.tsx';
import { playerColour, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Table } from '@stellwerk/toolkit/screen.ts';
import styles from './PromptBar.module.css';

interface PromptBarProps {
  readonly prompt: string;
  readonly table: Table;
  readonly tools: ReactNode;
  readonly children?: ReactNode;
}

export function PromptBar({ prompt, table, tools, children }: PromptBarProps) {
  const { texts } = useSettings();
  const mine = table.me !== undefined && table.toAct.includes(table.me);
  const first = table.players[mine ? table.me! : (table.toAct[0] ?? -1)];
  const colour = first ? playerColour(first.colour) : 'var(--ink)';
  return (
    <header className={styles.bar} style={{ ['--colour' as string]: colour }}>
      <Link href="/" className={styles.home} aria-label={`${texts.appName}: ${texts.home}`}>
        <Sign />
      </Link>
      <h1 className={styles.prompt}>
        {first && <PlayerBadge colour={first.colour} size="1.6rem" label={first.name} />}
        <span>{prompt}</span>
      </h1>
      {children}
      <div className={styles.tools}>{tools}</div>
    </header>
  );
}
