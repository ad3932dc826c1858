/** Future Mobility at the table: the frame's slots, filled from the view and from what is sketched. */
import { onPlainKey } from '@stellwerk/toolkit/keys.ts';
import { LOW, PHONE, useMedia } from '@stellwerk/toolkit/media.ts';
import type { Prompt, Slots } from '@stellwerk/toolkit/screen.ts';
import { useForced } from '@stellwerk/toolkit/useForced.ts';
import { useEffect, useMemo, useState } from 'react';
import { CITY, isShiftCard, JAM_LOSS, jamVisits, LAYS, scoreTrip, type Cell } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { coordinates, type Words } from '../texts/words.ts';
import { answerHints } from './answer-hints.ts';
import { choicesOf } from './choices.ts';
import { City, type FrameKind } from './map/City.tsx';
import type { Laid } from './map/Markers.tsx';
import { Facts } from './panels/Facts.tsx';
import { aboutOf, hintLine } from './panels/HintSheet.tsx';
import { outcomeOf } from './panels/outcome.tsx';
import { avenues, travellers } from './panels/retrospect.ts';
import { Race } from './panels/Race.tsx';
import { Tray } from './panels/Tray.tsx';
import { buttonsOf, jammedTotal, promptOf } from './prompts.ts';
import { paintable } from './sketch/laying.ts';
import { cardAt, isEmpty, worldBefore, type Sketch } from './sketch/sketch.ts';
import { endZones } from './sketch/zones.ts';
import { isLastRound, isMoot, jamTargets, lastDiscard, shownTurn, type FutureMobilityTable } from './table.ts';
import { useHints, type Hint, type Hints } from './useHints.ts';
import { isSought, tripsOn } from './trips-on.ts';
import styles from './map/map.module.css';
import { myJam, swingIn, useNews, type ToldTurn } from './useNews.ts';
import { useSketch, type Planning } from './useSketch.ts';

/** More of them would hide the city. */
const OUT_AND_ABOUT = 12;

export function useTable(table: FutureMobilityTable): Slots {
  const { view, players, language } = table;
  const words = texts[language];
  const planning = useSketch(table);
  const hints = useHints(table, planning.role === 'plan');
  const news = useNews(table);
  const [recap, setRecap] = useRecap(table, planning);
  const jammed = useJamNote(table, words);
  const low = useMedia(LOW);
  const phone = useMedia(PHONE);
  useLastDiscard(table, planning);
  useMootJam(table);
  useKeys(planning, hints);
  /** Step by step: what was asked for, what is looked at, what is put together. */
  const leave = (): void => {
    if (hints.open) hints.close();
    else if (recap !== undefined) setRecap(undefined);
    else planning.leave();
  };
  const told = recap === undefined ? undefined : lookedAt(table, words, news.turns, recap);
  const asked = planning.role !== 'ahead' && planning.role !== 'wait';
  const prompt =
    (asked ? undefined : jammed) ??
    told ??
    promptOf(table, words, planning, myJam(view, news.turns), swingIn(news.turns));
  // With a sketch of one's own in place head and plan go on to speak of that; the sheet tells the hints.
  const hint = hints.open && isEmpty(planning.outcome.sketch) ? hints.list[hints.at] : undefined;
  const refused = planning.refused ?? table.refused;
  const mine = players[typeof table.viewer === 'number' ? table.viewer : view.turn]!.colour;
  const trips = tripsOn(table, planning, news, recap);
  const future = useMemo(
    () =>
      table.mode === 'over'
        ? { streets: avenues(view), travellers: travellers(view, OUT_AND_ABOUT), moves: table.moves }
        : undefined,
    [table.mode, table.moves, view],
  );
  const board = (
    <City
      markers={view.markers}
      ghosts={ghostsOf(planning)}
      unconfirmed={planning.sent}
      words={words}
      colour={planning.role === 'jam' || view.announced ? players[view.turn]!.colour : mine}
      frames={framesOf(table, planning, hint)}
      trips={trips}
      sought={isSought(table, planning, recap) ? trips.findLast(({ look }) => look === 'firm') : undefined}
      costs={costsOf(table, planning)}
      fresh={news.markers}
      arrival={table.motion ? news.arrival : undefined}
      future={future}
      faults={refused && 'at' in refused ? refused.at.filter((cell) => cell < CITY.zones.length) : []}
      beginsStroke={planning.beginsStroke}
      leadsOn={planning.leadsOn}
      onCell={(cell) => {
        if (recap !== undefined) setRecap(undefined);
        if (hints.open) hints.close();
        planning.cell(cell);
      }}
      onStroke={planning.stroke}
      onCancel={leave}
    />
  );
  const gains = new Map(news.turns.map(({ seat, gain }) => [seat, gain]));
  if (planning.role === 'discard') gains.set(view.turn, view.gains.at(-1)!);
  const shownSeat = recap === undefined ? undefined : news.turns[recap]?.seat;
  const showTurnOf = (seat: number): void => {
    const turn = news.turns.findLastIndex((one) => one.seat === seat);
    setRecap(turn < 0 || turn === recap ? undefined : turn);
  };
  return {
    prompt: {
      ...prompt,
      ...(low && prompt.brief && { ask: prompt.brief }),
      // What it is about now is said there, not beside it.
      ...(prompt.so && { so: <strong className={styles.so}>{prompt.so}</strong> }),
    },
    ...inOneLine(buttonsOf(table, words, planning, phone ? words.screen.button.room : Infinity), low),
    ...advised(table, words, planning, hints, hint, low),
    board,
    tray: <Tray {...{ table, words, planning, news, hints, recap, setRecap, leave }} />,
    strip: (
      <Race
        {...{ view, players, you: table.you, words, gains }}
        turn={shownTurn(table)}
        shown={shownSeat}
        show={showTurnOf}
      />
    ),
    score: (seat) => view.scores[seat],
    facts: (seat) => <Facts view={view} words={words} seat={seat} open={table.all?.[seat]} />,
    choices: choicesOf(table, words, planning),
    ...(table.result && { outcome: outcomeOf(table, words) }),
  };
}

/** What is said of the hints, and the hints for the frame. */
function advised(
  table: FutureMobilityTable,
  words: Words,
  { role }: Planning,
  { list, at }: Hints,
  shown: Hint | undefined,
  low: boolean,
): Pick<Slots, 'advice' | 'listed' | 'hint'> {
  const { hinted, nudged } = table;
  const answers = hinted > 0 ? answerHints(table, words, role) : [];
  if (answers.length > 0) return { advice: answers, hint: answers[(hinted - 1) % answers.length]!.say };
  const line = (hint: Hint): string => hintLine(words, hint, low ? 'one' : 'two');
  const hint = nudged ? list[at] : shown;
  return {
    advice: list.map((each) => ({ say: line(each), about: aboutOf(words, each), way: each.actions })),
    listed: true,
    ...(hint && { hint: line(hint) }),
  };
}

/** A low window has no second line on its buttons, but room in the first. */
function inOneLine(buttons: ReturnType<typeof buttonsOf>, low: boolean): ReturnType<typeof buttonsOf> {
  if (!low || !buttons.primary?.note) return buttons;
  const { note, label, ...primary } = buttons.primary;
  return { ...buttons, primary: { ...primary, label: `${label} · ${note}` } };
}

/** After one's last turn nobody has to choose which cards go. */
function useLastDiscard(table: FutureMobilityTable, { role }: Planning): void {
  const { view, act } = table;
  const due = role === 'discard' && isLastRound(view);
  useForced(table, due, () => void act({ type: 'discard', cards: lastDiscard(view) }));
}

/** A jam that changes nothing any more is no question. */
function useMootJam(table: FutureMobilityTable): void {
  const { view, me, toAct, act } = table;
  const due = view.phase === 'window' && me !== undefined && toAct.includes(me) && isMoot(view);
  useForced(table, due, () => void act({ type: 'pass' }));
}

interface LookedAt {
  readonly step: number;
  readonly hinted: number;
  readonly sketch: Sketch;
  readonly turn: number | undefined;
}

/** Which of the others' turns is looked at; it is forgotten when something happens, is chosen or a hint is asked for. */
function useRecap(
  { step, hinted }: FutureMobilityTable,
  { outcome: { sketch } }: Planning,
): readonly [number | undefined, (turn: number | undefined) => void] {
  const [recap, setRecap] = useState<LookedAt>();
  const same = recap?.step === step && recap.hinted === hinted && recap.sketch === sketch;
  return [same ? recap.turn : undefined, (turn) => setRecap({ step, hinted, sketch, turn })];
}

/** Whose turn is shown on the plan. */
function lookedAt({ players }: FutureMobilityTable, words: Words, turns: readonly ToldTurn[], at: number): Prompt {
  const { seat, events } = turns[at]!;
  return { ask: words.screen.prompt.turnOf(players[seat]!.name, at + 1, turns.length), so: words.brief(events) };
}

const NOTED = 4000;

/** A jam on my trip that nothing could be done about: told for a moment, not asked. */
function useJamNote({ fresh, viewer, step, view, players }: FutureMobilityTable, words: Words) {
  const [read, setRead] = useState(-1);
  const jams = fresh.filter((event) => event.type === 'jammed' && event.target === viewer);
  const scored = fresh.find((event) => event.type === 'scored' && event.seat === viewer);
  const told = jams.length > 0 && scored?.type === 'scored' && step !== read ? scored : undefined;
  useEffect(() => {
    if (!told) return undefined;
    const timer = setTimeout(() => setRead(step), NOTED);
    return () => clearTimeout(timer);
  }, [told, step]);
  const jam = jams.at(-1);
  if (!told || jam?.type !== 'jammed' || view.phase === 'over') return undefined;
  const say = words.screen.prompt;
  return {
    ask: say.jammed(players[jam.seat]!.name, 1, words.cell(jam.cell)),
    brief: say.jammed(players[jam.seat]!.name, 1, coordinates(jam.cell)),
    so: say.jammedSo(told.score.total),
    rule: 'jams',
  };
}

/** 1 to 6 take a card, with Shift a trip; V goes to the next mode, R another way. */
function useKeys(planning: Planning, hints: Hints): void {
  useEffect(
    () =>
      onPlainKey(({ code, shiftKey }) => {
        const digit = /^Digit([1-6])$/.exec(code)?.[1];
        const possible = planning.chips.filter(({ look }) => look !== 'cannot');
        const at = possible.findIndex(({ look }) => look === 'chosen');
        if (digit) {
          const place = Number(digit) - 1;
          if (!shiftKey) planning.card(place);
          else if (planning.tickets[place]) planning.trip(planning.tickets[place].id);
        } else if (code === 'KeyV' && possible.length > 0) planning.mode(possible[(at + 1) % possible.length]!);
        else if (code === 'KeyR' && at >= 0) planning.mode(possible[at]!);
        else if (code !== 'Escape' || !hints.open) return false;
        hints.close();
        return true;
      }),
    [planning, hints],
  );
}

function ghostsOf({ outcome: { sketch }, jam }: Planning): readonly Laid[] {
  const laid = sketch.lays.flatMap(({ card, cells }) => cells.map((cell): Laid => [cell, LAYS[card].marker]));
  return jam === undefined ? laid : [...laid, [jam, 'trafficJam']];
}

/** Frames round blocks: what can take a marker, where the trip begins and ends or could, what can be jammed, what is missing. */
function framesOf({ view }: FutureMobilityTable, planning: Planning, hint: Hint | undefined) {
  const frames = new Map<Cell, FrameKind>();
  const { outcome, jam, lacking, role } = planning;
  const { sketch, journey } = outcome;
  if (role === 'jam') for (const cell of jamTargets(view)) frames.set(cell, cell === jam ? 'jammed' : 'jam');
  const card = sketch.active === undefined ? undefined : cardAt(view, sketch.active);
  if (sketch.active !== undefined && card && isShiftCard(card)) {
    const laid = sketch.lays.find(({ place }) => place === sketch.active)?.cells ?? [];
    for (const cell of paintable(worldBefore(view, sketch, sketch.active), card, laid)) frames.set(cell, 'take');
    return frames;
  }
  if (journey && sketch.wish) {
    for (const cell of endZones(sketch.wish.trips).flat()) frames.set(cell, 'other');
    for (const { route } of journey.segments) for (const cell of [route[0]!, route.at(-1)!]) frames.set(cell, 'end');
    for (const { is } of planning.moved?.shifts ?? []) frames.set(is, 'moved');
  }
  for (const cell of lacking?.lack?.cells ?? []) frames.set(cell, 'lack');
  for (const { cells } of hint?.sketch.lays ?? []) for (const cell of cells) frames.set(cell, 'hint');
  for (const { route } of hint?.segments ?? [])
    for (const cell of [route[0]!, route.at(-1)!]) if (!frames.has(cell)) frames.set(cell, 'hint');
  return frames;
}

/** What jams cost on the trip that is shown, and what new ones would. */
function costsOf({ view }: FutureMobilityTable, { role, jam, outcome }: Planning) {
  if (role === 'jam') {
    const now = scoreTrip(view, view.announced!).total;
    const costs = jamTargets(view).map((cell) => ({
      cell,
      points: now - jammedTotal(view, cell),
      chosen: cell === jam,
    }));
    return costs.filter(({ points }) => points > 0);
  }
  const trip = view.announced ?? outcome.journey;
  if (!trip || trip.carpool) return [];
  const visits = new Map<Cell, number>();
  for (const cell of jamVisits(view.markers, view.options, trip.segments))
    visits.set(cell, (visits.get(cell) ?? 0) + JAM_LOSS);
  return [...visits].map(([cell, points]) => ({ cell, points, chosen: true }));
}
