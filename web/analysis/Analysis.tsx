/** How a game went, seen by the searcher: luck and skill of each player, where it turned, which turns cost most, and what would have been better. */
import { inPercent, type Change, type Parts } from '@stellwerk/bots';
import type { Seat, Viewer } from '@stellwerk/kernel';
import { Button, IconButton } from '@stellwerk/toolkit/Button.tsx';
import { onPlainKey } from '@stellwerk/toolkit/keys.ts';
import { playerColour, PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { GameScreen, Player, Turn } from '@stellwerk/toolkit/screen.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useSettings } from '../app/settings.tsx';
import type { Curve } from '../table/frame.ts';
import { briefOf, inOne, sentencesOf } from '../table/log-lines.ts';
import type { Looking } from '../table/useLooking.ts';
import { whenOf } from '../table/turns.ts';
import { shownName } from '../table/you.ts';
import { capital } from '../texts/index.ts';
import type { AnalysisProps } from './index.tsx';
import { Points } from './Points.tsx';
import type { AnalysisState } from './steps.ts';
import { analysisTexts, percent, type AnalysisTexts } from './texts.ts';
import { isPreferred, shareOf, ThisTurn, wholeTurn } from './ThisTurn.tsx';
import { chancesBy, dearTurns, decidedIn, nextPoint, pointsOf, soundIn } from './turning-points.ts';
import { useTryCourse } from './useTryCourse.ts';
import { hrefOf } from './useTries.ts';
import { useAnalysis, type RunningAnalysis } from './useAnalysis.ts';
import styles from './Analysis.module.css';

export default function Analysis(props: AnalysisProps) {
  const { playId, table, turns, looking, onCourse } = props;
  const { players, viewer } = table;
  const { settings, texts } = useSettings();
  const order = useMemo(() => inOrder(players, viewer), [players, viewer]);
  const running = useAnalysis(playId, viewer, order);
  const { status, state, start } = running;
  const words = analysisTexts(settings.language, state?.game);
  const [seat, setSeat] = useState<Seat>(order[0]!);
  const points = useMemo(() => (state ? pointsOf(state, seat, turns) : []), [state, seat, turns]);
  const dear = useMemo(() => (state ? dearTurns(state, seat, turns) : []), [state, seat, turns]);
  const fork = useTryCourse(props, state !== undefined, order[0]!, seat, words);
  const tell = useTell(props, state, points, words);
  const preferred = usePreferred(props, state);
  useEffect(() => {
    const chances = state ? chancesBy(state, turns, players.length) : [];
    const values = chances.map((each) => each.map((chance) => chance && Math.round(100 * chance)));
    const known = (chances[0] ?? []).filter((chance) => chance !== undefined).length;
    onCourse(
      known > 1
        ? { label: words.course, values, points: points.map(({ at }) => at), grid: GRID, fork, tell, preferred }
        : undefined,
    );
    return () => onCourse(undefined);
  }, [state, turns, players, words, points, fork, tell, preferred, onCourse]);
  usePointKeys(points, looking);
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
  const isDone = state?.parts[seat] !== undefined;
  return (
    <section ref={place} aria-label={words.open}>
      <Far running={running} words={words} />
      {points.length > 0 && <ToPoints {...{ points, looking, words }} />}
      {looking.turn !== undefined && state && (
        <ThisTurn {...props} {...{ running, state, words }} turn={looking.turn} />
      )}
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
          {isDone ? (
            <>
              <Waterfall parts={state.parts[seat]!} player={players[seat]!} you={table.you === seat} words={words} />
              <p className={styles.soft}>{words.against}</p>
            </>
          ) : (
            <p>{words.notYet}</p>
          )}
          <h2>{words.turningPoints}</h2>
          {points.length === 0 ? (
            <p>{words.even}</p>
          ) : (
            <>
              <p className={styles.soft}>{table.you === seat ? words.changes : words.changesOf(players[seat]!.name)}</p>
              <Points {...props} points={points} numbered />
            </>
          )}
          {isDone && (
            <>
              <h2>{words.dear}</h2>
              <p className={styles.soft}>{words.sound(...soundIn(state, seat))}</p>
              {dear.length === 0 ? <p>{words.allGood}</p> : <Points {...props} points={dear} />}
            </>
          )}
          <Tries {...props} />
          {!state.open && <p className={styles.soft}>{words.known}</p>}
        </>
      )}
    </section>
  );
}

const GRID = [0, 50, 100];

/** What the head says of a turn: which turning point it is, what it cost, and what would have been better. */
function useTell(
  { screen, table, turns }: AnalysisProps,
  state: AnalysisState | undefined,
  points: readonly Change[],
  words: AnalysisTexts,
): NonNullable<Curve['tell']> {
  const { language } = useSettings().settings;
  const { players, view, you } = table;
  return useMemo(
    () => (turn, room) => {
      const point = points.findIndex(({ at }) => at === turn);
      const decided = state && decidedIn(state, turn, turns);
      const ask = point < 0 ? {} : { ask: words.point(point + 1, points.length) };
      if (!decided || decided.lost === 0) return ask;
      const { seat, lost, others } = decided;
      const share = shareOf(lost);
      const costs = [words.ofChance(share), share].map((each) =>
        words.cost(seat === you ? undefined : players[seat]!.name, each),
      );
      const events = wholeTurn(others[0]!.events, screen);
      const better = inOne(sentencesOf(events, screen.texts[language], players, view));
      const brief = briefOf({ ...turns[turn]!, events }, screen.texts[language], players, view);
      // What would have come of it may be up to chance.
      const said = (events.length > 0 ? [better, brief] : [])
        .filter(Boolean)
        .flatMap((each) => costs.map((cost) => `${cost} ${words.betterWas(each)}`));
      const text = [...said, ...costs].find((each) => each.length <= room);
      return { ...ask, ...(text !== undefined && { text }) };
    },
    [screen, players, view, you, turns, state, points, words, language],
  );
}

/** What the searcher would rather have played in the turn that is looked at, for the board. */
function usePreferred({ screen, turns, looking: { turn } }: AnalysisProps, state: AnalysisState | undefined) {
  return useMemo(() => {
    const preferred = state && turn !== undefined && preferredIn(state, turn, turns, screen);
    return preferred ? { at: turn!, turn: preferred } : undefined;
  }, [screen, turns, turn, state]);
}

function preferredIn(state: AnalysisState, turn: number, turns: readonly Turn[], screen: GameScreen): Turn | undefined {
  const decided = decidedIn(state, turn, turns);
  if (!decided || isPreferred(decided)) return undefined;
  const events = wholeTurn(decided.others[0]!.events, screen);
  return events.length > 0 ? { ...turns[turn]!, events } : undefined;
}

interface ToPointsProps {
  readonly points: readonly Change[];
  readonly looking: Looking;
  readonly words: AnalysisTexts;
}

/** From one turning point to the next. */
function ToPoints({ points, looking: { turn, toTurn }, words }: ToPointsProps) {
  const at = points.findIndex((point) => point.at === turn);
  const to = (direction: 1 | -1) => () => toTurn(nextPoint(points, turn, direction)!.at);
  return (
    <div className={styles.toPoints}>
      <IconButton icon="back" label={words.before} onClick={to(-1)} />
      <span>{at < 0 ? words.turningPoints : words.point(at + 1, points.length)}</span>
      <IconButton icon="next" label={words.next} onClick={to(1)} />
    </div>
  );
}

/** What was tried from moments of this game. */
function Tries({ beside, turns, screen }: AnalysisProps) {
  const words = useSettings().texts.table;
  const tries = beside.filter(({ isTry, turns: those, from }) => isTry && those.length > 0 && from < turns.length);
  if (tries.length === 0) return null;
  return (
    <>
      <h2>{words.tries}</h2>
      <ul>
        {tries.map((each) => (
          <li key={each.id}>
            <Link href={hrefOf(each)}>{capital(words.when(whenOf(turns, each.from, screen)))}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** N and Shift+N go from one turning point to the next. */
function usePointKeys(points: readonly Change[], { turn, toTurn }: Looking): void {
  useEffect(
    () =>
      onPlainKey(({ key, shiftKey }) => {
        const point = key.toLowerCase() === 'n' ? nextPoint(points, turn, shiftKey ? -1 : 1) : undefined;
        if (point) toTurn(point.at);
        return point !== undefined;
      }),
    [points, turn, toTurn],
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
