/** Future Mobility at the table: the frame's slots, filled from the view and from what is being prepared. */
import { useState } from 'react';
import { NARROW, useMedia } from '@stellwerk/toolkit/media.ts';
import type { Slots } from '@stellwerk/toolkit/screen.ts';
import { LAYS, type Cell, type Marker } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { choicesOf } from './choosing/choices.ts';
import { City } from './map/City.tsx';
import type { Draft } from './choosing/desk.ts';
import { Ending } from './panels/Ending.tsx';
import { Facts } from './panels/Facts.tsx';
import { Planner } from './panels/Planner.tsx';
import { buttonsOf, promptOf } from './choosing/prompts.ts';
import type { DrawnTrip } from './map/Routes.tsx';
import type { MobilityTable } from './table.ts';
import { Tray } from './panels/Tray.tsx';
import { useDesk, type Desk } from './choosing/useDesk.ts';
import { useNews, type News } from './choosing/useNews.ts';
import styles from './panels/panels.module.css';

export function useTable(table: MobilityTable): Slots {
  const { view, players, language } = table;
  const words = texts[language];
  const desk = useDesk(table);
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
      glow={desk.glow}
      trips={tripsOn(table, desk, news, hovered)}
      ghosts={ghostsOf(desk.draft)}
      fresh={news.markers}
      arrival={news.arrival}
      refused={table.refused}
      beginsStroke={desk.beginsStroke}
      onCell={(cell) => {
        if (desk.draft?.kind === 'jam' && desk.draft.cell === cell) desk.confirm();
        else desk.cell(cell);
      }}
      onStroke={desk.stroke}
      onCancel={() => desk.set(undefined)}
    />
  );
  const planner = <Planner table={table} words={words} desk={desk} fresh={news.trips} hover={hover} />;
  const tray = <Tray table={table} words={words} desk={desk} />;
  return {
    prompt: promptOf(table, words, desk),
    ...buttonsOf(table, words, desk),
    board: narrow ? (
      city
    ) : (
      <div className={styles.desk}>
        {planner}
        {city}
      </div>
    ),
    tray: narrow ? (
      <div className={styles.sheet}>
        {view.phase === 'discard' && desk.asked ? tray : planner}
        {view.phase === 'discard' && desk.asked ? planner : tray}
      </div>
    ) : (
      tray
    ),
    facts: (seat) => <Facts view={view} words={words} seat={seat} />,
    choices: choicesOf(table, words, desk),
    ...(view.phase === 'over' && { ending: <Ending view={view} players={players} words={words} /> }),
  };
}

/** The last trip pale, then what is announced, prepared or proposed. */
function tripsOn(
  { view, players, motion, me, step }: MobilityTable,
  desk: Desk,
  news: News,
  hovered: number,
): DrawnTrip[] {
  const drawn: DrawnTrip[] = [];
  const colourOf = (seat: number): number => players[seat]!.colour;
  const { lastTrip } = news;
  const fresh = lastTrip?.step === step;
  const { draft } = desk;
  const proposed = desk.plans[hovered] ?? desk.plans[0];
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
