/** The result of a round or of the game, beside the board or in the tray: who won, why, and the game in figures. */
import { useSettings } from '../app/settings.tsx';
import { playerColour, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Outcome, Player, Turn } from '@stellwerk/toolkit/screen.ts';
import type { Seat } from '@stellwerk/kernel';
import type { ReactNode } from 'react';
import { PlayerName } from './PlayerName.tsx';
import styles from './OutcomePanel.module.css';

interface StandingProps {
  readonly outcome: Outcome;
  readonly players: readonly Player[];
  /** Whose screen it is. */
  readonly you: Seat | undefined;
}

interface OutcomePanelProps extends StandingProps {
  readonly turns: readonly Turn[];
  lookAt(step: number): void;
  /** Why and who came where stands elsewhere. */
  readonly rest?: boolean;
  /** What can be done with it: the show, the poster. */
  readonly children?: ReactNode;
}

export function OutcomePanel({ outcome, players, you, turns, lookAt, rest, children }: OutcomePanelProps) {
  const { texts } = useSettings();
  const { body, foot } = outcome;
  const figures = typeof outcome.figures === 'function' ? outcome.figures(turns) : outcome.figures;
  return (
    <section className={styles.outcome} aria-label={texts.table.result}>
      {!rest && (
        <>
          <Rows {...{ outcome, players, you }} />
          <Decided outcome={outcome} />
        </>
      )}
      {children}
      {body}
      {figures && figures.length > 0 && (
        <>
          <h2>{texts.table.figures}</h2>
          <dl className={styles.figures}>
            {figures.map(({ label, value, step }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  {step !== undefined && (
                    <button type="button" onClick={() => lookAt(step)}>
                      {texts.table.look}
                    </button>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {foot}
    </section>
  );
}

/** The beginning of a result, where the board follows it: why, and who came where. */
export function Standing(props: StandingProps) {
  const { texts } = useSettings();
  return (
    <section className={`${styles.outcome} ${styles.standing}`} aria-label={texts.table.standing}>
      <Decided outcome={props.outcome} />
      <Rows {...props} />
    </section>
  );
}

function Decided({ outcome: { decided = [] } }: Pick<StandingProps, 'outcome'>) {
  const { texts } = useSettings();
  if (decided.length === 0) return null;
  return (
    <>
      <h2>{texts.table.decided}</h2>
      {decided.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

function Rows({ outcome: { rows }, players, you }: StandingProps) {
  const longest = Math.max(1, ...rows.map(({ bar = [] }) => bar.reduce((sum, { value }) => sum + value, 0)));
  return (
    <ol className={styles.rows}>
      {rows.map(({ seat, figure, note, bar }) => {
        const player = players[seat]!;
        const { colour } = player;
        return (
          <li key={seat} style={{ ['--colour' as string]: playerColour(colour) }}>
            <PlayerBadge colour={colour} size="1.5rem" />
            <span className={styles.name}>
              <PlayerName {...{ player, you }} />
            </span>
            <span className={styles.figure}>{figure}</span>
            {note && <div className={styles.note}>{note}</div>}
            {bar && (
              <div className={styles.bar}>
                {bar
                  .filter(({ value }) => value > 0)
                  .map(({ value, colour: fill, label }, part) => (
                    <span key={part} style={{ width: `${(100 * value) / longest}%`, background: fill }} title={label}>
                      <span className="visually-hidden">{label}</span>
                    </span>
                  ))}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
