/** How a game went, seen by the searcher: luck and skill of each player, and the turns that cost most. */
import { inPercent, type Parts } from '@stellwerk/bots';
import type { GameEvent, Seat, Viewer } from '@stellwerk/kernel';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { onPlainKey } from '@stellwerk/toolkit/keys.ts';
import { playerColour, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { GameScreen, Player } from '@stellwerk/toolkit/screen.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSettings } from '../app/settings.tsx';
import { ask } from '../session/engine.ts';
import { inOne, sentencesOf } from '../table/log-lines.ts';
import { isPhone, useWindow } from '../table/useWindow.ts';
import { shownName } from '../table/you.ts';
import type { AnalysisProps } from './index.tsx';
import type { AnalysisState } from './steps.ts';
import { analysisTexts, percent, type AnalysisTexts } from './texts.ts';
import { chancesBy, nextPoint, turningPoints, type TurningPoint } from './turning-points.ts';
import { useAnalysis, type RunningAnalysis } from './useAnalysis.ts';
import styles from './Analysis.module.css';

export default function Analysis(props: AnalysisProps) {
  const { playId, table, turns, onCourse } = props;
  const { players, viewer } = table;
  const { settings, texts } = useSettings();
  const order = useMemo(() => inOrder(players, viewer), [players, viewer]);
  const running = useAnalysis(playId, viewer, order);
  const { status, state, start } = running;
  const words = analysisTexts(settings.language, state?.game);
  const [seat, setSeat] = useState<Seat>(order[0]!);
  // Over the turn line a course grows with what is known; without one it fills its place, so it has to be whole.
  const whole = isPhone(useWindow());
  useEffect(() => {
    const values = state ? chancesBy(state, turns, players.length) : [];
    const known = values[0]?.length ?? 0;
    onCourse(known > 0 && (!whole || known === turns.length) ? { label: words.course, values } : undefined);
    return () => onCourse(undefined);
  }, [state, turns, players, words, whole, onCourse]);
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
      <Far running={running} words={words} />
      {state?.parts.some(Boolean) && (
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
                {shownName(player, table.you, texts)}
              </button>
            ))}
          </div>
          {state.parts[seat] ? (
            <>
              <Waterfall parts={state.parts[seat]} player={players[seat]!} you={table.you === seat} words={words} />
              <TurningPoints {...props} state={state} seat={seat} words={words} />
            </>
          ) : (
            <p>{words.notYet}</p>
          )}
        </>
      )}
    </section>
  );
}

/** Who looks comes first, then other persons, then bots. */
function inOrder(players: readonly Player[], viewer: Viewer): readonly Seat[] {
  const place = ({ seat, kind }: Player): number => (seat === viewer ? 0 : kind === 'person' ? 1 : 2);
  return players.toSorted((a, b) => place(a) - place(b)).map(({ seat }) => seat);
}

interface FarProps {
  readonly running: RunningAnalysis;
  readonly words: AnalysisTexts;
}

/** How far it is. */
function Far({ running: { status, state, start, stop }, words }: FarProps) {
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
  readonly words: AnalysisTexts;
}

/** From an equal share to the end, each part where the one before it left off. */
function Waterfall({ parts, player, you, words: { parts: words } }: WaterfallProps) {
  const { start, luck, skill, others, end } = inPercent(parts);
  const rows = [
    { label: words.start, from: 0, to: start },
    { label: words.luck, from: start, to: start + luck },
    { label: you ? words.mine : words.turnsOf(player.name), from: start + luck, to: start + luck + skill },
    { label: words.others, from: end - others, to: end },
    { label: words.end, from: 0, to: end },
  ];
  const low = Math.min(0, ...rows.map(({ to }) => to));
  const span = Math.max(100, ...rows.map(({ to }) => to)) - low;
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

interface TurningPointsProps extends AnalysisProps {
  readonly state: AnalysisState;
  readonly seat: Seat;
  readonly words: AnalysisTexts;
}

/** N and Shift+N go from one to the next. */
function TurningPoints({ state, seat, words, ...props }: TurningPointsProps) {
  const { turns, looking } = props;
  const points = useMemo(() => turningPoints(state, seat, turns), [state, seat, turns]);
  const { turn: at, toTurn } = looking;
  useEffect(
    () =>
      onPlainKey(({ key, shiftKey }) => {
        const point = key.toLowerCase() === 'n' ? nextPoint(points, at, shiftKey ? -1 : 1) : undefined;
        if (point) toTurn(point.turn);
        return point !== undefined;
      }),
    [points, at, toTurn],
  );
  return (
    <>
      <h2>{words.turningPoints}</h2>
      {points.length === 0 && <p>{words.even}</p>}
      <ol className={styles.points}>
        {points.map((point) => (
          <Point key={point.turn} point={point} words={words} {...props} />
        ))}
      </ol>
      {!state.open && <p className={styles.soft}>{words.known}</p>}
    </>
  );
}

interface PointProps extends AnalysisProps {
  readonly point: TurningPoint;
  readonly words: AnalysisTexts;
}

function Point({ point, words, playId, screen, table, turns, lines, looking }: PointProps) {
  const { settings } = useSettings();
  // Ends of rounds are no turns.
  const before = turns.slice(0, point.turn + 1).filter(({ seat }) => seat !== undefined);
  const own = before.filter(({ seat }) => seat === point.seat);
  const [, navigate] = useLocation();
  const better = sentencesOf(
    wholeTurn(point.events, screen),
    screen.texts[settings.language],
    table.players,
    table.view,
  );
  const played = lines[point.turn]?.sentences ?? [];
  const tryIt = async (): Promise<void> => {
    const branch = await ask((service) => service.library.branch(playId, point.entries));
    if (branch.ok) navigate(`/play/${branch.id}`);
  };
  return (
    <li>
      <p>
        <strong>
          {words.turn(before.length, own.length)} {words.cost(Math.round(100 * point.lost))}
        </strong>
      </p>
      <dl>
        <dt>{words.played}</dt>
        <dd>{inOne(played)}</dd>
        <dt>{words.better}</dt>
        <dd>{point.events.length > 0 ? inOne(better) : words.byChance}</dd>
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

/** Without what begins the next one. */
function wholeTurn(events: readonly GameEvent[], { begins }: GameScreen): readonly GameEvent[] {
  const end = events.findIndex((event) => begins?.(event) !== undefined);
  return end < 0 ? events : events.slice(0, end);
}
