/** TransEuropa at the table: the frame's slots, filled from the view and from what is chosen on the map. */
import { useEffect, useMemo, useState } from 'react';
import type { Seat } from '@stellwerk/kernel';
import { isSwitchedOff } from '@stellwerk/toolkit/keys.ts';
import { PHONE, TOUCH, useMedia } from '@stellwerk/toolkit/media.ts';
import { playerColour } from '@stellwerk/toolkit/players.tsx';
import { ordered, type Prompt, type Slots } from '@stellwerk/toolkit/screen.ts';
import { FREE, type Event } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import type { Words } from '../texts/words.ts';
import { inOrder, sayAction } from './choosing/moves.ts';
import { promptOf } from './choosing/prompts.ts';
import { type Choosing, useChoice } from './choosing/useChoice.ts';
import { useDenied } from './choosing/useDenied.ts';
import { useHints, useRest } from './choosing/useHints.ts';
import { type Outlook, outlookAlong, outlookFrom, useKeptWay, useRails, withRails } from './choosing/useOutlook.ts';
import { isLastRound } from './closing.ts';
import type { News } from './map/Edges.tsx';
import { type Layout, layoutOf } from './map/geometry.ts';
import { connects, joinedBy, networkOf } from './map/networks.ts';
import { PlayMap, type Hinted } from './map/PlayMap.tsx';
import type { CityDenied, Connected, Denied, Nowhere } from './map/picking.ts';
import type { Arrows } from './map/Sight.tsx';
import { Facts } from './panels/Facts.tsx';
import { Tray } from './panels/Tray.tsx';
import { useScoring } from './scoring/useScoring.tsx';
import type { TransEuropaTable } from './table.ts';

export function useTable(table: TransEuropaTable): Slots {
  const { view, players, language, me } = table;
  const words: Words = texts[language];
  const layout = layoutOf(view.map);
  const eyes = useEyes(table, layout);
  const choice = useChoice(table, { layout, network: eyes.network, tree: eyes.now?.way ?? NO_WAY });
  const after = useAfter(table, layout, choice, eyes.along);
  const joins = useJoins(table, layout, choice, eyes.rails);
  const nearer = useNearer(table, layout, choice, eyes.now);
  const hints = ordered(useHints(table, words, layout, choice, eyes.now), ({ advice }) => advice.way, table.weighed);
  const hint = hints[(table.hinted - 1) % hints.length];
  const shown = table.nudged ? undefined : hint;
  const marked = useRest(table, choice, shown) ?? shown;
  const preferred = useMemo(() => preferredOn(table), [table]);
  const scoring = useScoring(table, words, layout);
  const news = useMemo(() => newsOf(table), [table]);
  const fresh = useMemo(() => freshOf(table.fresh), [table.fresh]);
  const [spotted, setSpotted] = useState<{ city: number; count: number }>();
  const [arrows, setArrows] = useState<Arrows>([]);
  const whose = useWhose(`${table.hinted} ${choice.start} ${choice.drafts.join()}`);
  const mine = me !== undefined && me === view.turn;
  const [phone, byFinger] = [useMedia(PHONE), useMedia(TOUCH)];
  const denied = useDenied(table, words, layout, byFinger);
  const open = eyes.rings.flatMap(({ city, connected }) => (connected ? [] : layout.map.cities[city]!.name[language]));
  const pointed = { now: eyes.now, after, joins, open, asked: whose.asked };
  const prompt = promptOf({ table, words, choice, ...pointed, phone, byFinger });
  const said = choice.aim ? `${sayAim(words, table, eyes.network, choice.aim)}. ${soOf(prompt)}` : '';
  const start = (crossing: number): void => void table.act({ type: 'start', crossing });
  const refuse = (place: Denied | CityDenied | Connected | Nowhere | { readonly crossing: number }): void => {
    if ('city' in place) return denied.deny(place);
    if ('crossing' in place) return void table.why({ type: 'start', ...place }, true);
    if (!('line' in place)) return denied.deny(place);
    const { line, code } = place;
    if (code) denied.deny({ line, code });
    else void table.why({ type: 'lay', line }, true);
  };
  const same = { layout, words, language, network: eyes.network };

  const stop = table.legal.find(({ type }) => type === 'stop');
  const chosen = choice.start;
  const left = mine && choice.mayBePrivate ? view.ownRailsLeft[me]! : 0;
  return {
    prompt: { ...prompt, ...denied.says },
    ...(choice.kind === 'crossing' &&
      chosen !== undefined && {
        primary: { label: words.button.place, run: () => start(chosen) },
        clear: () => choice.setCursor(undefined),
      }),
    ...(choice.takeBackPair && { clear: choice.takeBackPair }),
    ...(stop && !choice.laying && { end: stop }),
    ...(stop && view.finishers.length > 0 && isLastRound(view) && { ends: 'game' }),
    ...(mine && !table.draft && { missing: view.phase === 'start' ? words.undone.start : words.undone.lay }),
    advises: mine && (choice.kind === 'crossing' || choice.kind === 'line'),
    advice: hints.map(({ advice }) => advice),
    ...(hint && !denied.says && { hint: hint.said }),
    board: scoring?.board ?? (
      <PlayMap
        {...same}
        view={view}
        rails={eyes.rails}
        players={players}
        me={eyes.seat}
        choice={choice}
        said={said}
        rings={eyes.rings}
        along={eyes.along}
        way={table.ways ? wayOf(eyes.now, after, choice) : NO_WAY}
        plan={marked?.tree ?? NO_WAY}
        nearer={nearer}
        news={news.lines}
        newStarts={news.starts}
        looking={table.mode === 'replay'}
        hinted={marked?.at ?? preferred}
        suggested={preferred ? [preferred] : shown && hints.length > 1 ? hints.map(({ at }) => at) : []}
        whose={whose.on || table.picture === true}
        spotted={spotted}
        refused={table.refused ?? denied.reason}
        freshLines={fresh.lines}
        freshSeats={fresh.seats}
        motion={table.motion}
        patterns={table.patterns}
        start={start}
        refuse={refuse}
        ask={whose.ask}
        onSight={setArrows}
      />
    ),
    tray: (
      <Tray
        {...same}
        hand={view.hand}
        arrows={scoring?.board ? [] : arrows}
        outlook={choice.kind === 'crossing' ? after : eyes.now}
        round={view.round}
        rounds={view.openRounds}
        railsLeft={view.railsLeft - (table.draft?.type === 'lay' && !table.draft.own ? 1 : 0)}
        whose={{ on: whose.kept, set: whose.keep }}
        privately={left > 0 ? { on: choice.privately, left, set: choice.setPrivately } : undefined}
        spot={(city, connected) => {
          setSpotted((before) => ({ city, count: (before?.count ?? 0) + 1 }));
          denied.deny({ code: 'card', city, connected });
        }}
      />
    ),
    score: (seat) => view.credits[seat],
    facts: (seat) => <Facts {...{ view, layout, words, language }} player={players[seat]!} open={table.all?.[seat]} />,
    choices: inOrder(view, table.legal).map((action) => ({
      key: JSON.stringify(action),
      label: sayAction(words, view, eyes.network, action),
      run: () => void table.act(action),
    })),
    ...(scoring && { outcome: scoring.outcome }),
  };
}

const NO_WAY: readonly number[] = [];

/** The seat whose cards are seen, its network and cities with the draft on the map, and what it is still missing. */
function useEyes({ view, players, draft }: TransEuropaTable, layout: Layout) {
  const seat = view.viewer === 'observer' ? undefined : view.viewer;
  const rails = useRails(view, draft, seat);
  const { lines: along, keep } = useKeptWay(layout, view, draft !== undefined);
  const eyes = useMemo(() => {
    const marker = seat === undefined ? -1 : view.markers[seat]!;
    const network = networkOf(layout, rails, marker, seat ?? -1);
    const colour = playerColour(players[seat ?? 0]!.colour);
    const rings = view.hand.map((city) => ({ city, colour, connected: connects(layout, network, city) }));
    const now = view.phase === 'over' ? undefined : outlookAlong(layout, view, rails, marker, along);
    return { seat, rails, network, rings, now, along };
  }, [view, rails, seat, players, layout, along]);
  if (eyes.now) keep(eyes.now.way);
  return eyes;
}

type Eyes = ReturnType<typeof useEyes>;

/** What would be missing after what is aimed at. */
function useAfter(
  { view, me }: TransEuropaTable,
  layout: Layout,
  { aim, privately }: Choosing,
  along: readonly number[],
): Outlook | undefined {
  return useMemo(() => {
    if (!aim || me === undefined) return undefined;
    if (aim.type === 'start') return outlookAlong(layout, view, view.rails, aim.crossing, along);
    return outlookFrom(layout, view, withRails(view.rails, aim.way.lines, me, privately), view.markers[me]!);
  }, [view, me, layout, aim, privately, along]);
}

/** With whom I share a net after what is aimed at and what I have laid in this turn. */
function useJoins(
  { view, me }: TransEuropaTable,
  layout: Layout,
  { aim, drafts, privately }: Choosing,
  rails: readonly number[],
): readonly Seat[] {
  return useMemo(() => {
    if (me === undefined || view.phase !== 'lay') return [];
    const before = rails.map((rail, line) => (drafts.includes(line) ? FREE : rail));
    const after = aim?.type === 'lay' ? withRails(rails, aim.way.lines, me, privately) : rails;
    return joinedBy(layout, view.markers, me, before, after);
  }, [view, me, layout, aim, drafts, privately, rails]);
}

/** Crossings one rail away that bring the person nearer by all that the rail costs; all of them for somebody who finds their own way. */
function useNearer(
  { view, me, ways }: TransEuropaTable,
  layout: Layout,
  { reach, privately }: Choosing,
  now: Outlook | undefined,
): ReadonlySet<number> {
  return useMemo(() => {
    const near = new Set<number>();
    if (me === undefined || !now) return near;
    for (const [crossing, [way]] of reach) {
      if (way!.lines.length > 1) continue;
      const after =
        ways && outlookFrom(layout, view, withRails(view.rails, way!.lines, me, privately), view.markers[me]!);
      const cost = layout.lines[way!.lines[0]!]!.cost;
      if (!ways || (after && after.points <= now.points - cost)) near.add(crossing);
    }
    return near;
  }, [view, me, ways, layout, reach, privately, now]);
}

/** My way: from the marker, or from where it would be put. */
function wayOf(now: Outlook | undefined, after: Outlook | undefined, { kind }: Choosing): readonly number[] {
  return (kind === 'crossing' ? after : now)?.way ?? NO_WAY;
}

function sayAim(words: Words, { view }: TransEuropaTable, network: Eyes['network'], aim: NonNullable<Choosing['aim']>) {
  if (aim.type === 'start') return words.startAt(words.crossing(view.map, aim.crossing));
  return sayAction(words, view, network, { type: 'lay', line: aim.way.lines[0]! });
}

function soOf({ so }: Prompt): string {
  return typeof so === 'string' ? so : '';
}

/** Whose rails they are: while W is held, while a rail is pressed, or until the button is pressed again or another thing is being done. */
function useWhose(doing: string) {
  const [kept, keep] = useState(false);
  const [before, setBefore] = useState(doing);
  if (before !== doing) {
    setBefore(doing);
    keep(false);
  }
  const [held, hold] = useState(false);
  const [asked, ask] = useState<number>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, type, target, ctrlKey, metaKey } = event;
      if (key.toLowerCase() !== 'w' || ctrlKey || metaKey || isSwitchedOff(event)) return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return;
      hold(type === 'keydown');
    };
    addEventListener('keydown', onKey);
    addEventListener('keyup', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('keyup', onKey);
    };
  }, []);
  return { on: kept || held || asked !== undefined, kept, keep, asked, ask };
}

/** What others did since my turn, or what was done in the turn that is looked at, and by whom. */
function newsOf({ news }: TransEuropaTable): News {
  const events = news.flatMap((turn) => turn.events);
  return {
    lines: new Map(events.flatMap((event) => (event.type === 'laid' ? [[event.line, event.seat]] : []))),
    starts: new Map(events.flatMap((event) => (event.type === 'started' ? [[event.crossing, event.seat]] : []))),
  };
}

/** What would have been better than the turn that is looked at. */
function preferredOn({ preferred }: TransEuropaTable): Hinted | undefined {
  const events = preferred?.events ?? [];
  const started = events.find((event) => event.type === 'started');
  const lines = events.flatMap((event) => (event.type === 'laid' ? [event.line] : []));
  return lines.length > 0 ? { lines, ordered: false } : started && { crossing: started.crossing };
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
