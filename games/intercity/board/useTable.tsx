/** InterCity at the table: the frame's slots, filled from the view and from what is put together on this screen. */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { onPlainKey } from '@stellwerk/toolkit/keys.ts';
import { LOW, useMedia } from '@stellwerk/toolkit/media.ts';
import { ordered, type Prompt, type Slots } from '@stellwerk/toolkit/screen.ts';
import { useJustGone } from '@stellwerk/toolkit/useJustGone.ts';
import { JOKER, seatOf, type Action, type Passenger, type View } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { called, stationName } from '../texts/words.ts';
import { Board } from './Board.tsx';
import { buttonsOf, laidOf } from './choosing/buttons.ts';
import { setbackOf, type Setback } from './choosing/connections.ts';
import { answerHints, passHint, triedHint } from './choosing/answer-hints.ts';
import { cardHints, driveHints, planHints, rollHints, type Hint } from './choosing/hint.ts';
import { pointsLeft } from './choosing/laying.ts';
import { notesOf } from './choosing/notes.ts';
import { ownPassengers } from './choosing/outlook.ts';
import { promptOf } from './choosing/prompts.ts';
import {
  distinct,
  isMine,
  signOf,
  LINE,
  passLabel,
  sayAction,
  sayRounds,
  WIDE_LINE,
  type Speech,
} from './choosing/say.ts';
import { threatsOf } from './choosing/threat.ts';
import { useTurn, type TurnChoice } from './choosing/useTurn.ts';
import { titleOf } from './choosing/ways.ts';
import { pictureWith } from './map/unconfirmed.ts';
import { usePlayback } from './map/usePlayback.ts';
import type { PassengerLook } from './marks.tsx';
import { Duel, pictureDuring, sayRule, useDuels } from './panels/Duel.tsx';
import { Facts, Tickets } from './panels/Facts.tsx';
import { Hand } from './panels/Hand.tsx';
import { outcomeOf } from './panels/outcome.ts';
import { Planner } from './panels/Planner.tsx';
import { Victory } from './panels/Victory.tsx';
import { answersOf, Question } from './panels/Question.tsx';
import { PassengerRow, Priority } from './panels/PassengerRow.tsx';
import { CardOffer, Columns, Rows, type PanelProps } from './panels/Tray.tsx';
import type { InterCityTable } from './table.ts';
import styles from './panels/tray.module.css';

/** Where the tray is a column of its own beside the map. */
const WIDE = '(min-width: 1024px) and (min-height: 501px)';
/** Where the tray has room for everything that would follow. */
const ROOMY = '(min-width: 720px) and (min-height: 700px)';

export function useTable(table: InterCityTable): Slots {
  const { view, players, you, language, legal } = table;
  const words = texts[language];
  const speech = useMemo<Speech>(
    () => ({ words, view, you, name: (seat) => players[seat]!.name }),
    [words, view, you, players],
  );
  // A phone shows the log in their place.
  const [seesDice, setSeesDice] = useState(false);
  const turn = useTurn(table, seesDice);
  const played = usePlayback(table);
  const onTurn = turn.stage !== 'wait' && turn.stage !== 'over';
  const duels = useDuels(table);
  const picture = pictureWith(pictureDuring(played.picture, duels.queue), table.draft, view);
  const playback = { ...played, picture };
  const wide = useMedia(WIDE);
  const low = useMedia(LOW);
  const threats = useMemo(() => threatsOf(view), [view]);
  const setbacks = useSetbacks(table, turn);
  const hints = useHints(table, speech, turn, wide ? WIDE_LINE : LINE);
  const hint = table.hinted > 0 && hints.length > 0 ? hints[(table.hinted - 1) % hints.length] : undefined;
  const shown = table.nudged ? undefined : hint;
  const look = (passenger: Passenger): PassengerLook => ({
    colour: players[seatOf(view, passenger)]!.colour,
    letter: signOf(view, passenger),
    filled: playback.picture.task[passenger]! > 0,
    mine: isMine(view, passenger),
    pale: view.duel && passenger >> 1 >= view.seats,
    unconfirmed: table.draft !== undefined && 'passenger' in table.draft && table.draft.passenger === passenger,
  });
  const calm = useJustGone(duels.rolled !== undefined, CALM);
  // Nor is what a press meant that *Go on* has just gone away from.
  const buttons = buttonsOf(table, speech, calm ? { ...turn, settling: true } : turn, seesDice);
  useKeys(turn, view, duels.rolled ? {} : buttons);
  const run = turn.card ? turn.cardOutcome : turn.run;
  const notes = useMemo(() => run && notesOf(speech, run), [speech, run]);
  const panel: PanelProps = {
    speech,
    turn,
    legal,
    look,
    mayAct: table.me !== undefined,
    setbacks,
    hintedFaces: shown?.faces ?? [],
    hintedWay: shown?.way,
    notes,
    after: run?.open ? undefined : run?.after,
    setSeesDice,
    openRules: table.openRules,
  };
  const outcome = outcomeOf(table, speech);
  const prompt: Prompt = duels.rolled
    ? { ask: words.screen.duel.title, so: sayRule(speech, duels.rolled.contest), rule: 'boarding' }
    : promptOf(table, speech, turn, threats, setbacks, wide, low);
  const said = [
    prompt.ask,
    ...(typeof prompt.so === 'string' ? [prompt.so] : []),
    ...(hint ? [hint.text] : []),
    ...(notes ?? []).map(({ text }) => text),
    ...(turn.planning === undefined ? [] : turn.proposals).flatMap(({ legs }) =>
      legs.map(({ leave }) => stationName(leave)),
    ),
    // What the log tells since my last turn, where it stands beside the map.
    ...(wide ? table.news : []).flatMap(({ events }) => words.turn!(events, speech.name, view)),
  ];
  return {
    prompt,
    // Nothing is thrown or driven past a result that lies over the dice.
    ...(duels.rolled && onTurn ? { primary: { label: words.screen.duel.next, run: duels.next } } : buttons),
    laid: laidOf(table, turn),
    // Behind a result nothing is taken back that isn't seen.
    ...(turn.clear && !duels.rolled && { clear: turn.clear }),
    reading: duels.concerns,
    advises: hints.length > 0,
    advice: hint ? hints.map(({ text, actions, ...more }) => ({ ...more, say: text, way: actions })) : [],
    ...(hint && { hint: hint.text }),
    board: (
      <Board
        table={table}
        speech={speech}
        turn={turn}
        threats={threats}
        look={look}
        playback={playback}
        hint={shown}
        said={said}
      />
    ),
    tray: duels.rolled ? (
      <Duel
        key={duels.queue.length}
        speech={speech}
        look={look}
        rolled={duels.rolled}
        time={duels.time}
        next={onTurn ? undefined : duels.next}
      />
    ) : (
      // A press that was meant for a duel which has just gone touches nothing below it.
      <div inert={calm}>
        <Tray panel={panel} wide={wide} lastDice={diceOf(table)} />
      </div>
    ),
    facts: (seat) => <Facts speech={speech} seat={seat} threats={threats} open={table.all?.[seat]} />,
    score: (seat) => <Tickets speech={speech} seat={seat} threats={threats} />,
    choices: choicesOf(speech, legal, turn),
    ...(outcome && { outcome }),
  };
}

const CALM = 900;

function useSetbacks({ view, news, mode }: InterCityTable, { chosenIn }: TurnChoice): ReadonlyMap<Passenger, Setback> {
  return useMemo(() => {
    // While looking back, the news are those of one turn.
    const own = mode === 'play' ? ownPassengers(view) : [];
    return new Map(
      own.flatMap((passenger) => {
        const setback = setbackOf(view, news, passenger, chosenIn.get(passenger));
        return setback ? [[passenger, setback] as const] : [];
      }),
    );
  }, [view, news, mode, chosenIn]);
}

/** 1 to 5 and J take a column, R rolls again, K keeps, A and B open a plan, C the cards. */
function useKeys(turn: TurnChoice, view: View, buttons: Pick<Slots, 'primary' | 'secondary'>): void {
  useEffect(
    () =>
      onPlainKey(({ key, shiftKey }) => {
        const sign = key.toLowerCase();
        const face = sign === 'j' ? JOKER : '12345'.indexOf(sign);
        const passenger = ownPassengers(view).find((each) => signOf(view, each).toLowerCase() === sign);
        if (sign.length === 1 && face >= 0) turn.tapColumn(face, shiftKey);
        else if (passenger !== undefined && turn.stage !== 'question')
          turn.plan(turn.planning === passenger ? undefined : passenger);
        else if (sign === 'c') turn.openHand(!turn.handOpen);
        else if (sign === 'r' || sign === 'k') return pressRoll(turn, buttons, sign);
        else return false;
        return true;
      }),
    [turn, view, buttons],
  );
}

/** Once all dice are kept the red button is the one that keeps them, and the other one says that nothing is left to roll. */
export function pressRoll(
  { stage, planning, thrown }: Pick<TurnChoice, 'stage' | 'planning' | 'thrown'>,
  { primary, secondary }: Pick<Slots, 'primary' | 'secondary'>,
  key: 'r' | 'k',
): boolean {
  if (stage !== 'roll' || planning !== undefined) return false;
  const pressed = (key === 'k') === (thrown.length === 0) ? primary : secondary;
  if (!pressed?.settling) pressed?.run();
  return true;
}

/** While looking back, the dice that the turn ended with: after it they lie there no more. */
export function diceOf({
  mode,
  news,
  view,
}: Pick<InterCityTable, 'mode' | 'news' | 'view'>): readonly number[] | undefined {
  if (mode === 'play' || view.dice.some((face) => face >= 0)) return undefined;
  return news.flatMap(({ events }) => events).findLast((event) => event.type === 'rolled')?.dice;
}

interface TrayProps {
  readonly panel: PanelProps;
  readonly wide: boolean;
  readonly lastDice: readonly number[] | undefined;
}

function Tray({ panel, wide, lastDice }: TrayProps) {
  const { turn, speech } = panel;
  const { view } = speech;
  const roomy = useMedia(ROOMY);
  if (turn.stage === 'over') return <Victory speech={speech} look={panel.look} />;
  if (!view.own) return null;
  const most = wide || roomy ? Infinity : turn.offer ? 2 : 4;
  // Below the dice, which stay where they are.
  const people = wide && (
    <div className={styles.people}>
      {ownPassengers(view).map((passenger) => (
        <PassengerRow key={passenger} {...panel} passenger={passenger} departures />
      ))}
      {panel.mayAct && view.phase !== 'opening' && <Priority {...panel} />}
    </div>
  );
  const main: ReactNode =
    turn.stage === 'question' ? (
      <>
        <Question {...panel} />
        {people}
      </>
    ) : turn.planning !== undefined ? (
      <Planner key={view.viewer} {...panel} wide={wide} />
    ) : view.phase === 'opening' ? null : (
      <>
        {/* A card that is looked at needs the room of the dice on a phone. */}
        {(wide || !turn.card) && <Columns {...panel} wide={wide} lastDice={lastDice} />}
        {!turn.card && <CardOffer {...panel} />}
        {people}
        {turn.handOpen && !wide && <Hand {...panel} />}
        {(!turn.handOpen || wide || turn.cardRun) && <Rows {...panel} wide={wide} most={most} />}
        {wide && view.own.hand.length > 0 && <Hand {...panel} />}
      </>
    );
  return (
    <div className={styles.tray} data-wide={wide || undefined}>
      {main}
    </div>
  );
}

/** More of them are not compared. */
const MOST = 3;

function useHints(table: InterCityTable, speech: Speech, turn: TurnChoice, room: number): readonly Hint[] {
  const { stage, laid, planning, proposals, question } = turn;
  const { legal } = table;
  const { weighed } = table;
  const asked = table.hinted > 0;
  const own = useMemo(() => {
    const pending: readonly Hint[] = [{ text: '', about: '' }];
    const cards = (): readonly Hint[] => cardHints(speech, legal);
    if (planning !== undefined && proposals[0]) return asked ? planHints(speech, planning, proposals) : pending;
    if (stage === 'roll' && speech.view.rolls > 0)
      return asked ? [...cards(), ...rollHints(speech)].slice(0, MOST) : pending;
    if (stage === 'drive') return asked ? [...cards(), ...driveHints(speech, laid, room)].slice(0, MOST) : pending;
    if (stage === 'question' && question === -1) {
      const worthwhile = cards();
      return worthwhile.length > 0 ? [...worthwhile, passHint(speech)] : [];
    }
    if (stage === 'question' && question !== undefined && question >= 0)
      return answerHints(speech, question, answersOf(speech, question));
    return [];
  }, [speech, legal, stage, laid, planning, proposals, question, asked, room]);
  return useMemo(() => {
    const better = own.length > 0 ? (weighed?.better ?? []) : [];
    const said = (all: readonly Hint[], way: readonly Action[]): readonly Hint[] =>
      [...all, ...triedHint(speech, way)].filter(
        ({ text }, at, each) => each.findIndex((one) => one.text === text) === at,
      );
    return ordered(better.reduce(said, own), ({ actions }) => actions, weighed);
  }, [own, speech, weighed]);
}

/** Decisions that are waited for come first. */
const RANKS: readonly Action['type'][] = [
  'answer',
  'pass',
  'stop',
  'roll',
  'draw',
  'drive',
  'take',
  'board',
  'leave',
  'fight',
  'swap',
  'play',
];

/** Everything in words. A point is laid, not driven: driving is a choice of its own. */
function choicesOf(speech: Speech, legal: readonly Action[], turn: TurnChoice): Slots['choices'] {
  const { words, view } = speech;
  const say = words.screen.action;
  const plans = turn.proposals.map((proposal) => ({
    key: `plan ${JSON.stringify(proposal.legs)}`,
    label: say.plan(
      called(view, turn.planning!, proposal.task),
      titleOf(speech, turn.proposals, turn.planning!, proposal),
      sayRounds(speech, proposal.time),
    ),
    run: () => turn.choosePlan(proposal),
  }));
  const drive = turn.laid.length > 0 ? [{ key: 'drive', label: say.drive(turn.laid.length), run: turn.drive }] : [];
  const rank = ({ type }: Action): number => (RANKS.includes(type) ? RANKS.indexOf(type) : RANKS.length);
  const left = pointsLeft(view, turn.laid);
  const rest = distinct(view, legal)
    .filter((action) => action.type !== 'drive' || left.some((die) => view.dice[die] === view.dice[action.die]))
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((action) => {
      const label = action.type === 'pass' ? passLabel(speech) : sayAction(speech, action);
      const run = (): void => {
        if (action.type === 'drive') turn.lay([action.train]);
        else if (action.type === 'pass' && turn.stage === 'opening') turn.go();
        else turn.act(action);
      };
      return label ? [{ key: JSON.stringify(action), label, run }] : [];
    });
  return [...plans, ...drive, ...rest];
}
