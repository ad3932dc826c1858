/** What happened, newest turn first; each turn can be tapped to see the board after it. */
import type { Seat, Viewer } from '@stellwerk/kernel';
import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings.tsx';
import { useCopy } from '../app/useCopy.ts';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { playerColour, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import type { TurnLines } from './log-lines.ts';
import { PlayerName } from './PlayerName.tsx';
import styles from './LogPanel.module.css';

interface LogPanelProps {
  readonly lines: readonly TurnLines[];
  readonly players: readonly Player[];
  /** The turn that is looked at. */
  readonly at: number | undefined;
  /** From here on it is news, but for one's own turn. */
  readonly news: number;
  readonly mine: Viewer;
  /** Whose screen it is. */
  readonly you: Seat | undefined;
  lookAt(turn: number): void;
}

export function LogPanel({ lines, players, at, news, mine, you, lookAt }: LogPanelProps) {
  const { texts } = useSettings();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (at === undefined) list.current!.parentElement!.scrollTop = 0;
    else list.current!.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol ref={list} className={styles.log} reversed>
      {lines
        .map(({ turn: { seat, from }, sentences, notation }, index) => {
          if (sentences.length === 0) return null;
          const player = seat === undefined ? undefined : players[seat];
          return (
            <li
              key={`${index} ${from}`}
              data-chapter={!player || undefined}
              data-new={(player && index >= news && seat !== mine) || undefined}
              style={{ ['--colour' as string]: player ? playerColour(player.colour) : 'var(--ink)' }}
            >
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                title={texts.table.lookAt}
                onClick={() => lookAt(index)}
              >
                {player && <PlayerBadge colour={player.colour} size="1.2rem" />}
                {player && (
                  <span className={styles.head}>
                    <PlayerName {...{ player, you }} />
                    {notation && <code>{notation[0]}</code>}
                  </span>
                )}
                {sentences.map((sentence, line) => (
                  <span key={line} className={styles.sentence}>
                    {sentence}
                  </span>
                ))}
              </button>
            </li>
          );
        })
        .toReversed()}
    </ol>
  );
}

/** The notation of the whole game, for the clipboard. */
export function CopyNotation({ lines, players }: Pick<LogPanelProps, 'lines' | 'players'>) {
  const { texts } = useSettings();
  const text = lines
    .flatMap(({ turn: { seat }, notation }) =>
      notation?.[1] ? [`${seat === undefined ? '' : `${players[seat]?.name}: `}${notation[1]}`] : [],
    )
    .join('\n');
  const { copied, copy } = useCopy(text);
  if (!text) return null;
  return (
    <Button kind="quiet" icon={copied ? 'check' : 'copy'} className={styles.copy ?? ''} onClick={copy}>
      {texts.table.copy}
    </Button>
  );
}
