/** TransEuropa at the table: the frame's slots, filled from the view and from what is chosen on the map. */
import { useMemo, useState } from 'react';
import type { Seat } from '@stellwerk/kernel';
import { NARROW, useMedia } from '@stellwerk/toolkit/media.ts';
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import type { Slots } from '@stellwerk/toolkit/screen.ts';
import type { Action, Event, Scored } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import type { Words } from '../texts/words.ts';
import { Ending } from './panels/Ending.tsx';
import { Facts } from './panels/Facts.tsx';
import { type Layout, layoutOf } from './map/geometry.ts';
import { actionAt, inOrder, sayAction, sayShortly } from './choosing/moves.ts';
import { connects, networkOf } from './map/networks.ts';
import { PlayMap } from './map/PlayMap.tsx';
import { buttons, promptOf } from './choosing/prompts.ts';
import type { TransEuropaTable } from './table.ts';
import { Tray } from './panels/Tray.tsx';
import { useChoice } from './choosing/useChoice.ts';
import { useHelp } from './choosing/useHelp.ts';
import { useScoredRound } from './panels/useScoredRound.tsx';

export function useTable(table: TransEuropaTable): Slots {
  const { view, players, language, me } = table;
  const words: Words = texts[language];
  const layout = layoutOf(view.map);
  const choice = useChoice(table);
  const { moves, picked } = choice;
  const eyes = useEyes(table);
  const help = useHelp(table, layout, moves, picked);
  const round = useScoredRound(table, words, layout);
  const narrow = useMedia(NARROW);
  const fresh = useMemo(() => freshOf(table.fresh), [table.fresh]);
  const [spotted, setSpotted] = useState<{ city: number; count: number }>();
  const act = (action: Action): void => void table.act(action);
  const looked = picked === undefined ? undefined : moves.targets.get(picked);
  const said = looked ? sayAction(words, view, eyes.network, looked) : '';
  // On a phone a long prompt would push the map away from under the finger.
  const shortly = looked ? sayShortly(words, view, looked) : '';
  const same = { layout, words, language };

  const playMap = (
    <PlayMap
      {...same}
      view={view}
      players={players}
      me={eyes.seat}
      moves={moves}
      picked={picked}
      said={said}
      rings={eyes.rings}
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
        if (action) act(action);
        else void table.why(actionAt(moves.kind, target, choice.privately), true);
      }}
    />
  );
  const left = me === undefined || !moves.mayBePrivate ? 0 : view.ownRailsLeft[me]!;
  return {
    prompt: round?.shown
      ? words.prompt.roundOver(round.shown.round)
      : promptOf(table, words, looked, narrow ? shortly : said, choice.privately),
    ...buttons(words, moves, looked, act),
    board: round?.board ?? playMap,
    tray: (
      <Tray
        {...same}
        {...(round?.shown ? handThen(layout, round.shown, eyes.seat) : { hand: view.hand, network: eyes.network })}
        railsLeft={round?.shown ? undefined : view.railsLeft}
        help={round?.shown ? undefined : help}
        privately={left > 0 ? { on: choice.privately, left, set: choice.setPrivately } : undefined}
        spot={(city) => setSpotted((before) => ({ city, count: (before?.count ?? 0) + 1 }))}
      />
    ),
    facts: (seat) => <Facts view={view} words={words} player={players[seat]!} />,
    choices: inOrder(view, table.legal).map((action) => ({
      key: JSON.stringify(action),
      label: sayAction(words, view, eyes.network, action),
      run: () => act(action),
    })),
    ...(round?.isNews && { interlude: { key: round.key, title: round.title, body: round.summary } }),
    ...(table.result && {
      ending: (
        <Ending view={view} players={players} words={words} winners={table.result.winners}>
          {round?.summary}
        </Ending>
      ),
    }),
  };
}

const NO_WAY: readonly number[] = [];

/** The seat whose cards are seen, its network and its cities on the map. */
function useEyes({ view, players }: TransEuropaTable) {
  return useMemo(() => {
    const layout = layoutOf(view.map);
    const seat = view.viewer === 'observer' ? undefined : view.viewer;
    const network = networkOf(layout, view.rails, seat === undefined ? -1 : view.markers[seat]!, seat ?? -1);
    const colour = playerColour(players[seat ?? 0]!.colour);
    const rings = view.hand.map((city) => ({ city, colour, connected: connects(layout, network, city) }));
    return { seat, network, rings };
  }, [view, players]);
}

/** What a seat held in a round that is over, and which of it was connected. */
function handThen(layout: Layout, { hands, rails, markers }: Scored, seat: Seat | undefined) {
  const network = networkOf(layout, rails, seat === undefined ? -1 : markers[seat]!, seat ?? -1);
  return { hand: seat === undefined ? [] : hands[seat]!, network };
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
