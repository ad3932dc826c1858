/** Future Mobility at the table: the frame's slots, filled from the view and from what is being prepared. */
import { useState } from 'react';
import { NARROW, useMedia } from '@stellwerk/toolkit/media.ts';
import type { Slots } from '@stellwerk/toolkit/screen.ts';
import { LAYS, type Cell, type Marker } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { choicesOf } from './choosing/choices.ts';
import { City } from './map/City.tsx';
import type { Draft } from './choosing/draft.ts';
import { Ending } from './panels/Ending.tsx';
import { Facts } from './panels/Facts.tsx';
import { Planner } from './panels/Planner.tsx';
import { buttonsOf, promptOf } from './choosing/prompts.ts';
import type { DrawnTrip } from './map/Routes.tsx';
import type { FutureMobilityTable } from './table.ts';
import { Tray } from './panels/Tray.tsx';
import { useChoice, type Choice } from './choosing/useChoice.ts';
import { useNews, type News } from './choosing/useNews.ts';
import styles from './panels/panels.module.css';

export function useTable(table: FutureMobilityTable): Slots {
  const { view, players, language } = table;
  const words = texts[language];
  const choice = useChoice(table);
  const news = useNews(table);
  const narrow = useMedia(NARROW);
  const [hovered, hover] = useState(0);
  const mine = players[table.me ?? view.turn]!.colour;

  const city = (
    <City
      view={view}
      players={players}
      words={words}
      language={language}
      roomy={!narrow}
      colour={mine}
      glow={choice.glow}
      trips={tripsOn(table, choice, news, hovered)}
      ghosts={ghostsOf(choice.draft)}
      fresh={news.markers}
      arrival={news.arrival}
      refused={table.refused}
      beginsStroke={choice.beginsStroke}
      onCell={(cell) => {
        if (choice.draft?.kind === 'jam' && choice.draft.cell === cell) choice.confirm();
        else choice.cell(cell);
      }}
      onStroke={choice.stroke}
      onCancel={() => choice.set(undefined)}
    />
  );
  const planner = <Planner table={table} words={words} choice={choice} fresh={news.trips} hover={hover} />;
  const tray = <Tray table={table} words={words} choice={choice} />;
  return {
    prompt: promptOf(table, words, choice),
    ...buttonsOf(table, words, choice),
    board: narrow ? (
      city
    ) : (
      <div className={styles.columns}>
        {planner}
        {city}
      </div>
    ),
    tray: narrow ? (
      <div className={styles.sheet}>
        {view.phase === 'discard' && choice.asked ? tray : planner}
        {view.phase === 'discard' && choice.asked ? planner : tray}
      </div>
    ) : (
      tray
    ),
    facts: (seat) => <Facts view={view} words={words} seat={seat} />,
    choices: choicesOf(table, words, choice),
    ...(table.result && {
      ending: <Ending view={view} players={players} words={words} winners={table.result.winners} />,
    }),
  };
}

/** The last trip pale, then what is announced, prepared or proposed. */
function tripsOn(
  { view, players, motion, me, step }: FutureMobilityTable,
  choice: Choice,
  news: News,
  hovered: number,
): DrawnTrip[] {
  const drawn: DrawnTrip[] = [];
  const colourOf = (seat: number): number => players[seat]!.colour;
  const { lastTrip } = news;
  const fresh = lastTrip?.step === step;
  const { draft } = choice;
  const proposed = choice.plans[hovered] ?? choice.plans[0];
  if (view.announced) {
    const { segments } = view.announced;
    drawn.push({ segments, colour: colourOf(view.turn), look: 'firm', moving: motion && fresh });
  } else if (draft?.kind === 'trip') {
    drawn.push({ segments: draft.segments, colour: colourOf(me!), look: 'firm', moving: false });
  } else if (lastTrip && view.phase !== 'over' && draft === undefined && !proposed) {
    drawn.push({ segments: lastTrip.segments, colour: colourOf(lastTrip.seat), look: 'past', moving: motion && fresh });
  } else if (proposed && draft === undefined) {
    drawn.push({ segments: proposed.action.segments, colour: colourOf(me!), look: 'ghost', moving: false });
  }
  return drawn;
}

function ghostsOf(draft: Draft | undefined): readonly (readonly [Cell, Marker])[] {
  if (draft?.kind === 'lay') return draft.cells.map((cell) => [cell, LAYS[draft.card].marker] as const);
  if (draft?.kind === 'jam') return [[draft.cell, 'trafficJam']];
  return [];
}
