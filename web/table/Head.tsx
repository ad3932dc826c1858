/** The head of the table: who is on turn, what is asked, and what would follow from it. It never changes its height. */
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Sign } from '../app/Wordmark.tsx';
import { useSettings } from '../app/settings.tsx';
import { Icon } from '@stellwerk/toolkit/Icon.tsx';
import { playerColour, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { useFitted } from './useFitted.ts';
import styles from './Head.module.css';

/** What line 2 says, and how. */
export interface Said {
  readonly text: ReactNode;
  readonly kind?: 'refusal' | 'hint' | 'trouble' | 'good';
  /** Opens the paragraph of the rules. */
  readonly rule?: (() => void) | undefined;
  /** What can be done about it. */
  readonly act?: readonly [label: string, run: () => void];
}

type Lines = Pick<HeadProps, 'ask' | 'said'>;

interface HeadProps {
  readonly player: Player | undefined;
  readonly ask: string;
  readonly said: Said;
  /** The lines say what they said before. */
  readonly held?: boolean;
  /** Looking back: ink instead of paper. */
  readonly past: boolean;
  /** Somebody who only watches: ink as well, and an eye. */
  readonly watches?: boolean;
  /** Opens what lies behind line 2. */
  readonly unfold?: (() => void) | undefined;
  readonly clock?: ReactNode;
  readonly acts?: ReactNode;
  readonly tools: ReactNode;
}

export function Head({ player, past, held = false, watches = false, unfold, clock, acts, tools, ...now }: HeadProps) {
  const { texts } = useSettings();
  const { ask, said } = useHeld(now, held);
  const lines = useFitted<HTMLDivElement>('h1, p > span');
  const colour = player ? playerColour(player.colour) : 'var(--ink)';
  return (
    <header className={styles.head} data-past={past || watches || undefined} style={{ ['--colour' as string]: colour }}>
      <Link href="/" className={styles.home} aria-label={`${texts.appName}: ${texts.home}`}>
        <Sign />
      </Link>
      {watches && <Icon name="eye" size={26} />}
      {player && !watches && <PlayerBadge colour={player.colour} size="1.9rem" label={player.name} />}
      <div ref={lines} className={styles.lines} onClick={unfold}>
        <h1>{ask}</h1>
        <p data-kind={said.kind} role={said.kind === 'refusal' ? 'alert' : undefined}>
          <span>
            {said.text}
            {said.act && (
              <>
                {' '}
                <button type="button" onClick={said.act[1]}>
                  {said.act[0]}
                </button>
              </>
            )}
          </span>
          {said.rule && (
            <button
              type="button"
              onClick={(event) => {
                event.stopPropagation();
                said.rule!();
              }}
              {...(said.kind !== 'refusal' && { className: styles.ask, 'aria-label': texts.table.ruleOfThis })}
            >
              {said.kind === 'refusal' ? texts.table.rule : '?'}
            </button>
          )}
        </p>
      </div>
      {clock}
      {acts}
      <div className={styles.tools}>{tools}</div>
    </header>
  );
}

function useHeld({ ask, said }: Lines, held: boolean): Lines {
  const [kept, keep] = useState({ ask, said });
  useEffect(() => {
    if (!held) keep({ ask, said });
    // What is said is a new object each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [held, ask, said.text]);
  return held ? kept : { ask, said };
}
