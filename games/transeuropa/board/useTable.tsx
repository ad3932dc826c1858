/** TransEuropa at the table: what is chosen on the map, and what the frame's slots show of it. */
import { useMemo, useState } from 'react';
import { playerColour } from '@stellwerk/web/toolkit/players.tsx';
import type { Slots, Table } from '@stellwerk/web/toolkit/screen.ts';
import { type Action, type Event, missingFrom, SHARED, type View } from '../rules/index.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import type { Words } from '../texts/words.ts';
import { CreditTrack } from './Credit.tsx';
import { Ending, winnersOf } from './Ending.tsx';
import { type Layout, layoutOf } from './geometry.ts';
import { actionAt, inOrder, type Moves, movesOf, sayAction } from './moves.ts';
import { connects, networkOf } from './networks.ts';
import { PlayMap } from './PlayMap.tsx';
import { RoundSummary } from './RoundSummary.tsx';
import { type Help, Notes, Tray } from './Tray.tsx';
import styles from './panels.module.css';

type TransEuropaTable = Table<View, Action, Event>;

export const TEXTS = { de, en } as const;

export function useTable(table: TransEuropaTable): Slots {
  const { view, players, language, me } = table;
  const words: Words = TEXTS[language];
  const layout = layoutOf(view.map);
  const choice = useChoice(table);
  const { moves, picked } = choice;
  const eyes = typeof view.viewer === 'number' ? view.viewer : undefined;
  const network = useMemo(
    () => networkOf(layout, view.rails, eyes === undefined ? -1 : view.markers[eyes]!, eyes ?? -1),
    [layout, view, eyes],
  );
  const help = useHelp(table, layout, moves, picked);
  const [spotted, setSpotted] = useState<{ city: number; count: number }>();
  const rings = useMemo(() => {
    const colour = playerColour(players[eyes ?? 0]!.colour);
    return view.hand.map((city) => ({ city, colour, connected: connects(layout, network, city) }));
  }, [view, players, eyes, layout, network]);
  const fresh = useMemo(() => freshOf(table.fresh), [table.fresh]);
  const act = (action: Action): void => void table.act(action);
  const picturedAction = picked === undefined ? undefined : moves.targets.get(picked);
  const said = picturedAction ? sayAction(words, view, network, picturedAction) : '';
  const last = view.rounds.at(-1);
  const summary = last && (
    <RoundSummary
      layout={layout}
      view={view}
      scored={last}
      players={players}
      words={words}
      language={language}
      motion={table.motion}
    />
  );

  return {
    prompt: promptOf(table, words, picturedAction, said, choice.privately),
    ...buttons(words, moves, picturedAction, act),
    board: (
      <PlayMap
        layout={layout}
        view={view}
        players={players}
        me={me ?? eyes}
        words={words}
        language={language}
        moves={moves}
        picked={picked}
        said={said}
        rings={rings}
        way={help?.way ?? NO_WAY}
        spotted={spotted}
        refused={table.refused}
        freshLines={fresh.lines}
        freshSeats={fresh.seats}
        motion={table.motion}
        patterns={table.patterns}
        pick={choice.pick}
        choose={(target) => {
          const action = moves.targets.get(target);
          if (action) return act(action);
          void table.why(actionAt(moves.kind, target, choice.privately), true);
        }}
      />
    ),
    tray: (
      <Tray
        layout={layout}
        view={view}
        words={words}
        language={language}
        network={network}
        help={help}
        privately={
          moves.mayBePrivate && me !== undefined
            ? { on: choice.privately, left: view.ownRailsLeft[me]!, set: choice.setPrivately }
            : undefined
        }
        spot={(city) => setSpotted((before) => ({ city, count: (before?.count ?? 0) + 1 }))}
      />
    ),
    facts: (seat) => (
      <span className={styles.facts}>
        <strong className={styles.points}>{view.credits[seat]}</strong>
        <CreditTrack
          credit={view.credits[seat]!}
          of={view.startCredit}
          colour={players[seat]!.colour}
          label={words.facts.credit(view.credits[seat]!, view.startCredit)}
        />
        <Notes view={view} words={words} seat={seat} />
      </span>
    ),
    choices: inOrder(view, table.legal).map((action) => ({
      key: JSON.stringify(action),
      label: sayAction(words, view, network, action),
      run: () => act(action),
    })),
    ...(last &&
      stillNews(view) && {
        interlude: {
          key: `round-${last.round}`,
          title: words.round.title(last.round, view.openRounds),
          body: summary,
        },
      }),
    ...(last &&
      view.phase === 'over' && {
        ending: (
          <Ending view={view} players={players} words={words}>
            {summary}
          </Ending>
        ),
      }),
  };
}

const NO_WAY: readonly number[] = [];

/** The last round is told until the next one has begun for this viewer, so that nobody at a shared screen hears it twice. */
function stillNews({ phase, viewer, markers }: View): boolean {
  const mine = viewer === 'observer' ? markers : [markers[viewer]!];
  return phase === 'start' && mine.every((marker) => marker < 0);
}

/** What is picked on the map lasts until the table changes; whether rails are laid privately lasts for the turn. */
function useChoice({ legal, step, view, me }: TransEuropaTable) {
  const turn = `${view.round} ${view.turn} ${me}`;
  const [privateIn, setPrivateIn] = useState<string>();
  const [pick, setPick] = useState<{ readonly step: number; readonly target: number | undefined }>();
  const wanted = privateIn === turn;
  const moves = useMemo(() => {
    const privateMoves = movesOf(legal, wanted);
    return wanted && privateMoves.kind === 'none' ? movesOf(legal, false) : privateMoves;
  }, [legal, wanted]);
  const privately = wanted && moves.mayBePrivate;
  const target = pick?.step === step ? pick.target : undefined;
  return {
    moves,
    privately,
    picked: target !== undefined && moves.targets.has(target) ? target : undefined,
    pick: (next: number | undefined) => setPick({ step, target: next }),
    setPrivately: (on: boolean) => setPrivateIn(on ? turn : undefined),
  };
}

/** Missing points and a cheapest way, before and after what is picked; before the start for the crossing that is picked. */
function useHelp(
  { view, help }: TransEuropaTable,
  layout: Layout,
  { kind }: Moves,
  picked: number | undefined,
): (Help & { readonly way: readonly number[] }) | undefined {
  return useMemo(() => {
    if (!help || view.viewer === 'observer' || view.hand.length === 0 || view.phase === 'over') return undefined;
    const seat = view.viewer;
    const sites = view.hand.map((city) => layout.topo.site[city]!);
    const marker = kind === 'crossing' && picked !== undefined ? picked : view.markers[seat]!;
    if (marker < 0) return undefined;
    const now = missingFrom(layout.topo, view.rails, seat, marker, sites);
    if (kind !== 'line' || picked === undefined) return { points: now.points, after: undefined, way: now.lines };
    const then = missingFrom(layout.topo, view.rails.with(picked, SHARED), seat, marker, sites);
    return { points: now.points, after: then.points, way: then.lines };
  }, [view, help, layout, kind, picked]);
}

function freshOf(events: readonly Event[]): {
  readonly lines: ReadonlySet<number>;
  readonly seats: ReadonlySet<number>;
} {
  return {
    lines: new Set(events.flatMap((event) => (event.type === 'laid' ? [event.line] : []))),
    seats: new Set(events.flatMap((event) => (event.type === 'started' ? [event.seat] : []))),
  };
}

function promptOf(
  { view, players, me }: TransEuropaTable,
  words: Words,
  action: Action | undefined,
  said: string,
  privately: boolean,
): string {
  const name = players[view.turn]!.name;
  const names = (seats: readonly number[]): string => words.list(seats.map((seat) => players[seat]!.name));
  if (view.phase === 'over') {
    const winners = winnersOf(view);
    return words.prompt.won(names(winners), winners.length);
  }
  if (action?.type === 'start') return words.prompt.startHere(words.crossing(view.map, action.crossing));
  if (action) return words.prompt.layHere(said);
  const mine = me === view.turn;
  if (view.phase === 'start') return mine ? words.prompt.start : words.prompt.waitStart(name);
  if (view.finishers.length > 0) return mine ? words.prompt.last(names(view.finishers)) : words.prompt.waitLast(name);
  if (!mine) return words.prompt.waitLay(name);
  if (view.laidThisTurn > 0) return words.prompt.second;
  return privately ? words.prompt.layPrivate : words.prompt.lay;
}

/** What was picked comes first; with nothing picked, stopping is all that a button can do. */
function buttons(
  words: Words,
  { kind, stop }: Moves,
  action: Action | undefined,
  act: (action: Action) => void,
): Pick<Slots, 'primary' | 'secondary'> {
  if (kind === 'none') return {};
  const label = kind === 'crossing' ? words.button.place : words.button.lay;
  const stopping = stop && { label: words.button.stop, run: () => act(stop) };
  if (action) return { primary: { label, run: () => act(action) }, ...(stopping && { secondary: stopping }) };
  return { primary: stopping ?? { label, disabled: true, run: () => {} } };
}
