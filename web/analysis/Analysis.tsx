/** How a game went, seen by the searcher: luck and skill of each player, and the turns that cost most. */
import type { Seat } from '@stellwerk/kernel';
import type { Parts } from '@stellwerk/bots';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { onlyPerson, playerColour, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { Player } from '@stellwerk/toolkit/screen.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../app/settings.tsx';
import { ask } from '../session/engine.ts';
import { sentencesOf } from '../table/log-lines.ts';
import type { AnalysisProps } from './index.tsx';
import { ANALYSIS_TEXTS } from './texts.ts';
import { chancesBy, turningPoints, type TurningPoint } from './turning-points.ts';
import { useAnalysis, type RunningAnalysis } from './useAnalysis.ts';
import styles from './Analysis.module.css';

export default function Analysis(props: AnalysisProps) {
  const { playId, table, turns, onCourse } = props;
  const { players, viewer } = table;
  const { settings } = useSettings();
  const words = ANALYSIS_TEXTS[settings.language];
  // Persons are looked at before bots.
  const order = useMemo(() => personsFirst(players), [players]);
  const running = useAnalysis(playId, viewer, order);
  const { status, state, start } = running;
  const [seat, setSeat] = useState<Seat>(typeof viewer === 'number' ? viewer : order[0]!);
  useEffect(() => {
    onCourse(state && { label: words.course, values: chancesBy(state, turns, players.length) });
    return () => onCourse(undefined);
  }, [state, turns, players, words, onCourse]);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (status === 'running') place.current?.scrollIntoView({ block: 'start' });
  }, [status]);
  if (status === 'none')
    return (
      <div className={styles.open}>
        <Button icon="eye" onClick={start}>
          {words.open}
        </Button>
      </div>
    );
  return (
    <section ref={place} aria-label={words.open}>
      <Far running={running} />
      {state && state.parts.length > 0 && (
        <>
          <h2>{words.luckAndSkill}</h2>
          <div className={styles.seats} role="group" aria-label={words.seat}>
            {players.map((player) => (
              <button
                key={player.seat}
                type="button"
                aria-pressed={player.seat === seat}
                onClick={() => setSeat(player.seat)}
              >
                <PlayerBadge colour={player.colour} size="1.25rem" />
                {player.name}
              </button>
            ))}
          </div>
          <Waterfall parts={state.parts[seat]!} player={players[seat]!} you={onlyPerson(players, viewer) === seat} />
          <TurningPoints {...props} seat={seat} running={running} />
        </>
      )}
    </section>
  );
}

function personsFirst(players: readonly Player[]): readonly Seat[] {
  const isBot = ({ kind }: Player): number => (kind === 'person' ? 0 : 1);
  return players.toSorted((a, b) => isBot(a) - isBot(b)).map(({ seat }) => seat);
}

/** How far it is. */
function Far({ running: { status, state, start, stop } }: { readonly running: RunningAnalysis }) {
  const { settings } = useSettings();
  const words = ANALYSIS_TEXTS[settings.language];
  if (status === 'done') return null;
  const { done = 0, total = 1 } = state ?? {};
  return (
    <div className={styles.far}>
      <progress value={done} max={total} aria-label={words.open} />
      <span>{words.progress(done, total)}</span>
      <Button kind="quiet" onClick={status === 'running' ? stop : start}>
        {status === 'running' ? words.stop : words.goOn}
      </Button>
    </div>
  );
}

interface WaterfallProps {
  readonly parts: Parts;
  readonly player: Player;
  readonly you: boolean;
}

/** From an equal share to the end, each part where the one before it left off. */
function Waterfall({ parts, player, you }: WaterfallProps) {
  const { settings } = useSettings();
  const words = ANALYSIS_TEXTS[settings.language].parts;
  const { start, luck, skill, others, end } = parts;
  const rows = [
    { label: words.start, from: 0, to: start },
    { label: words.luck, from: start, to: start + luck },
    { label: you ? words.mine : words.turnsOf(player.name), from: start + luck, to: start + luck + skill },
    { label: words.others, from: end - others, to: end },
    { label: words.end, from: 0, to: end },
  ];
  const low = Math.min(0, ...rows.map(({ to }) => to));
  const span = Math.max(1, ...rows.map(({ to }) => to)) - low;
  const place = (value: number): string => `${(100 * (value - low)) / span}%`;
  const isWhole = (index: number): boolean => index === 0 || index === rows.length - 1;
  return (
    <table className={styles.waterfall} style={{ ['--colour' as string]: playerColour(player.colour) }}>
      <tbody>
        {rows.map(({ label, from, to }, index) => (
          <tr key={label} data-whole={isWhole(index) || undefined} data-less={to < from || undefined}>
            <th scope="row">{label}</th>
            <td aria-hidden="true">
              <span
                style={{
                  insetInlineStart: place(Math.min(from, to)),
                  width: `${(100 * Math.abs(to - from)) / span}%`,
                }}
              />
            </td>
            <td>{percent(isWhole(index) ? to : to - from, !isWhole(index))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percent(share: number, signed: boolean): string {
  const whole = Math.round(100 * share);
  return `${whole < 0 ? '−' : signed && whole > 0 ? '+' : ''}${Math.abs(whole)} %`;
}

interface TurningPointsProps extends AnalysisProps {
  readonly seat: Seat;
  readonly running: RunningAnalysis;
}

function TurningPoints({ seat, running: { state, status }, ...props }: TurningPointsProps) {
  const { turns } = props;
  const { settings } = useSettings();
  const words = ANALYSIS_TEXTS[settings.language];
  const points = turningPoints(state!, seat, turns);
  return (
    <>
      <h2>{words.turningPoints}</h2>
      {points.length === 0 && <p>{status === 'done' ? words.even : words.notYet}</p>}
      <ol className={styles.points}>
        {points.map((point) => (
          <Point key={point.turn} point={point} {...props} />
        ))}
      </ol>
      <p className={styles.soft}>{words.known}</p>
    </>
  );
}

function Point({
  point,
  playId,
  screen,
  table,
  turns,
  lines,
  looking,
}: AnalysisProps & { readonly point: TurningPoint }) {
  const { settings } = useSettings();
  const words = ANALYSIS_TEXTS[settings.language];
  // Ends of rounds are no turns.
  const number = turns.slice(0, point.turn + 1).filter(({ seat }) => seat !== undefined).length;
  const [, navigate] = useLocation();
  const better = sentencesOf(point.best.events, screen.texts[settings.language], table.players, table.view);
  const played = lines[point.turn]?.sentences ?? [];
  const tryIt = async (): Promise<void> => {
    const branch = await ask((service) => service.library.branch(playId, point.entries));
    if (branch.ok) navigate(`/play/${branch.id}`);
  };
  return (
    <li>
      <p>
        <strong>
          {words.turn(number)} {words.cost(Math.round(100 * point.lost))}
        </strong>
      </p>
      <dl>
        <dt>{words.played}</dt>
        <dd>{played.join(' ')}</dd>
        <dt>{words.better}</dt>
        <dd>{better.join(' ')}</dd>
      </dl>
      <div className={styles.ways}>
        <Button kind="quiet" onClick={() => looking.toTurn(point.turn)}>
          {words.look}
        </Button>
        <Button kind="quiet" onClick={() => void tryIt()}>
          {words.tryIt}
        </Button>
      </div>
    </li>
  );
}
