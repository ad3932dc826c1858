/** What happened, newest first, as the stops of a line; each can be tapped to see the board as it was then. */
import { useSettings } from '../app/settings.tsx';
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import type { LogLine } from './log-lines.ts';
import styles from './LogPanel.module.css';

interface LogPanelProps {
  readonly lines: readonly LogLine[];
  readonly players: readonly Player[];
  /** The step shown on the board when it isn't the latest. */
  readonly at: number | undefined;
  lookAt(step: number): void;
}

export function LogPanel({ lines, players, at, lookAt }: LogPanelProps) {
  const { texts } = useSettings();
  const current = at === undefined ? undefined : lines.findLast(({ step }) => step <= at)?.step;
  return (
    <ol className={styles.log} reversed>
      {lines.toReversed().map((line) => {
        const player = line.seat === undefined ? undefined : players[line.seat];
        const text = line.sentences.join(' ');
        return (
          <li key={line.step} style={{ ['--stop' as string]: player ? playerColour(player.colour) : 'var(--ink)' }}>
            <button
              type="button"
              aria-current={line.step === current ? 'step' : undefined}
              title={texts.table.lookAt(text)}
              onClick={() => lookAt(line.step)}
            >
              {text}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
