/** The turn that is looked at: what was played beside what the searcher preferred and what came next to it, each shown on the board by a touch, and the way to try it. */
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
          {decided ? (
            <Compared key={turn} {...props} decided={decided} />
          ) : (
            <p>{known ? words.noChoice : words.notYet}</p>
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
  const { played, others } = decided;
  const said = (sentences: readonly string[]): string => capital(inOne(sentences));
  const told = (events: readonly GameEvent[]): string =>
    events.length > 0
      ? said(sentencesOf(wholeTurn(events, screen), screen.texts[settings.language], players, view))
      : words.byChance;
  const own = said(lines[turn]?.sentences ?? []);
  // Ways that differ in what isn't told are one.
  const ways = others
    .map(({ chance, events }, at) => ({ chance, moment: found[at], text: told(events) }))
    .filter(({ text }, at, all) => text !== own && all.findIndex((other) => other.text === text) === at);
  const first = isPreferred(decided) ? 1 : 0;
  return (
    <>
      <p>{verdictOn(decided, words)}</p>
      <ol className={styles.compared}>
        {ways.map(({ chance, moment, text }, at) => (
          <li key={at}>
            <button
              type="button"
              aria-pressed={moment !== undefined && instead === moment.fresh}
              disabled={!moment}
              onClick={() => looking.instead(turn, moment!)}
            >
              <b>{NUMERALS[at + first]}</b>
              <span>{text}</span>
              <strong>{percent(inHundredths(chance), false)}</strong>
            </button>
          </li>
        ))}
        <li>
          <button type="button" aria-pressed={instead === undefined} onClick={() => looking.toTurn(turn)}>
            <PlayerBadge colour={players[decided.seat]!.colour} size="1.5rem" label={words.played} />
            <span>{own}</span>
            <strong>{percent(inHundredths(played.chance), false)}</strong>
          </button>
        </li>
      </ol>
      {ways.some(({ moment }) => moment) && <p className={styles.soft}>{words.touch}</p>}
    </>
  );
}

/** What was played had the best chances. */
export const isPreferred = ({ played, others }: JudgedTurn): boolean =>
  others.every(({ chance }) => inHundredths(chance) <= inHundredths(played.chance));

const inHundredths = (chance: number): number => Math.round(100 * chance);

/** The least that is told as a loss. */
export const shareOf = (lost: number): string => percent(Math.max(1, inHundredths(lost)), false);

/** What the searcher preferred, and by how much. */
function verdictOn(decided: JudgedTurn, words: AnalysisTexts): string {
  const { lost, played, others } = decided;
  const [next] = others;
  if (lost > 0) return words.rather(shareOf(lost));
  if (!next) return words.alone;
  if (!isPreferred(decided)) return words.asGood;
  const worse = inHundredths(played.chance) - inHundredths(next.chance);
  return worse > 0 ? words.nextBest(percent(worse, false)) : words.likewise;
}

/** Without what begins the next one. */
export function wholeTurn(events: readonly GameEvent[], { begins }: GameScreen): readonly GameEvent[] {
  const end = events.findIndex((event, index) => index > 0 && begins?.(event) !== undefined);
  return end < 0 ? events : events.slice(0, end);
}

const NONE: readonly (Moment | undefined)[] = [];

/** The tables after the other ways. */
function useInstead(
  decided: JudgedTurn,
  screen: GameScreen,
  { instead }: RunningAnalysis,
): readonly (Moment | undefined)[] {
  const [moments, setMoments] = useState(NONE);
  const { entries, seat } = decided;
  useEffect(() => {
    let gone = false;
    if (decided.others.some(({ events }) => events.length > 0))
      void instead(decided).then(
        (found) => !gone && setMoments(found.map((each) => each && { ...each, fresh: wholeTurn(each.fresh, screen) })),
        // Then it is not shown.
        () => {},
      );
    return () => {
      gone = true;
    };
    // A decision is a new object with each state of the analysis.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entries, seat, screen, instead]);
  return moments;
}
