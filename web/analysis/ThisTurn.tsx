/** The turn that is looked at: what was played beside what the searcher preferred, each shown on the board by a touch, and the way to try it. */
import type { GameEvent } from '@stellwerk/kernel';
import type { Moment } from '@stellwerk/tables';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { PlayerBadge } from '@stellwerk/toolkit/players.tsx';
import type { GameScreen } from '@stellwerk/toolkit/screen.ts';
import { NUMERALS } from '@stellwerk/toolkit/words.ts';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.tsx';
import { inOne, sentencesOf } from '../table/log-lines.ts';
import { capital } from '../texts/index.ts';
import type { AnalysisProps } from './index.tsx';
import type { AnalysisState, JudgedTurn } from './steps.ts';
import { percent, type AnalysisTexts } from './texts.ts';
import { decidedIn } from './turning-points.ts';
import type { RunningAnalysis } from './useAnalysis.ts';
import styles from './Analysis.module.css';

interface ThisTurnProps extends AnalysisProps {
  readonly running: RunningAnalysis;
  readonly state: AnalysisState;
  readonly words: AnalysisTexts;
  readonly turn: number;
}

export function ThisTurn(props: ThisTurnProps) {
  const { state, words, turn, turns, tryFrom } = props;
  const { texts } = useSettings();
  const { seat } = turns[turn]!;
  const decided = decidedIn(state, turn, turns);
  const known = seat === undefined || state.parts[seat] !== undefined;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [turn]);
  return (
    <div ref={place} className={styles.thisTurn}>
      {seat !== undefined && (
        <>
          <h2>{words.compared}</h2>
          {decided && decided.lost > 0 ? (
            <Compared key={turn} {...props} decided={decided} />
          ) : (
            <p>{decided ? words.nothingBetter : known ? words.noChoice : words.notYet}</p>
          )}
        </>
      )}
      {tryFrom && (
        <Button icon="play" onClick={tryFrom}>
          {texts.table.tryFrom}
        </Button>
      )}
    </div>
  );
}

function Compared({
  decided,
  turn,
  lines,
  screen,
  table,
  looking,
  running,
  words,
}: ThisTurnProps & { readonly decided: JudgedTurn }) {
  const { settings } = useSettings();
  const found = useInstead(decided, screen, running);
  const { players, view } = table;
  const instead = looking.past?.instead?.events;
  const said = (sentences: readonly string[]): string => capital(inOne(sentences));
  const told = (moment: Moment | undefined): string =>
    moment ? said(sentencesOf(moment.fresh, screen.texts[settings.language], players, view)) : words.byChance;
  // Ways that differ in what isn't told are one.
  const ways = decided.better
    .map(({ by }, at) => ({ by, moment: found[at], text: told(found[at]) }))
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at);
  return (
    <>
      <ol className={styles.compared}>
        {ways.map(({ by, moment, text }, at) => (
          <li key={at}>
            <button
              type="button"
              aria-pressed={moment !== undefined && instead === moment.fresh}
              disabled={!moment}
              onClick={() => looking.instead(turn, moment!)}
            >
              <b>{NUMERALS[at]}</b>
              <span>{text}</span>
              <strong>{percent(Math.max(1, Math.round(100 * by)), true)}</strong>
            </button>
          </li>
        ))}
        <li>
          <button type="button" aria-pressed={instead === undefined} onClick={() => looking.toTurn(turn)}>
            <PlayerBadge colour={players[decided.seat]!.colour} size="1.5rem" label={words.played} />
            <span>{said(lines[turn]?.sentences ?? [])}</span>
            <strong>{words.played}</strong>
          </button>
        </li>
      </ol>
      {ways.some(({ moment }) => moment) && <p className={styles.soft}>{words.touch}</p>}
    </>
  );
}

const NONE: readonly (Moment | undefined)[] = [];

/** The tables after the better ways, without what begins the next turn. */
function useInstead(
  decided: JudgedTurn,
  { begins }: GameScreen,
  { instead }: RunningAnalysis,
): readonly (Moment | undefined)[] {
  const [moments, setMoments] = useState(NONE);
  const { entries, seat } = decided;
  useEffect(() => {
    let gone = false;
    const wholeTurn = (events: readonly GameEvent[]): readonly GameEvent[] => {
      const end = events.findIndex((event, index) => index > 0 && begins?.(event) !== undefined);
      return end < 0 ? events : events.slice(0, end);
    };
    if (decided.better.some(({ events }) => events.length > 0))
      void instead(decided).then(
        (found) => !gone && setMoments(found.map((each) => each && { ...each, fresh: wholeTurn(each.fresh) })),
        // Then it is not shown.
        () => {},
      );
    return () => {
      gone = true;
    };
    // A decision is a new object with each state of the analysis.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entries, seat, begins, instead]);
  return moments;
}
