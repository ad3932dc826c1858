/** InterCity at the table: the frame's slots, filled from the view and from what is chosen on this screen. */
import { useMemo } from 'react';
import { useMedia } from '@stellwerk/toolkit/media.ts';
import type { Slots } from '@stellwerk/toolkit/screen.ts';
import { Button } from '@stellwerk/toolkit/Button.tsx';
import { seatOf, taskCard, TRAINS, type Action } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { numberOf, stationName } from '../texts/words.ts';
import { Departures } from './panels/Departures.tsx';
import { DiceTray } from './panels/DiceTray.tsx';
import { Duels, useDuels } from './panels/Duels.tsx';
import { Ending } from './panels/Ending.tsx';
import { Facts } from './panels/Facts.tsx';
import { CardPanel, Hand } from './panels/Hand.tsx';
import { stretchesOf, type Stretch } from './choosing/itinerary.ts';
import { Journeys } from './panels/Journeys.tsx';
import { NetworkMap } from './map/NetworkMap.tsx';
import { buttonsOf, promptOf } from './choosing/prompts.ts';
import { distinct, sayAction, sayPassenger, sayPlace, sayTrain, startingWith, type Speech } from './choosing/say.ts';
import { SeatSettings } from './panels/SeatSettings.tsx';
import type { InterCityTable } from './table.ts';
import { Tasks } from './panels/Tasks.tsx';
import { useChoice, type Choice } from './choosing/useChoice.ts';
import { usePace } from './map/usePace.ts';
import { usePlayback } from './map/usePlayback.ts';
import styles from './panels/panels.module.css';

/** Where there is room for the passengers' column beside the map; elsewhere it stands in the tray. */
const WIDE = '(min-width: 1180px) and (min-height: 501px)';

export function useTable(table: InterCityTable): Slots {
  const { view, players, language, legal } = table;
  const words = texts[language];
  const speech = useMemo<Speech>(() => ({ words, view, name: (seat) => players[seat]!.name }), [words, view, players]);
  const choice = useChoice(table);
  const [pace, setPace] = usePace();
  const playback = usePlayback(table, pace);
  const duels = useDuels(table.fresh, table.step);
  const wide = useMedia(WIDE);
  const mayAct = table.me !== undefined;
  const look = (passenger: number) => ({
    colour: players[seatOf(view, passenger)]!.colour,
    number: numberOf(passenger, view).number,
    task: playback.picture.task[passenger]!,
    mine: seatOf(view, passenger) === view.viewer,
  });
  const same = { speech, choice, legal, mayAct, look };
  const tasks = [1, 2].map((task) => taskCard(view, task));

  const map = (
    <div className={styles.mapBox}>
      <NetworkMap
        language={language}
        label={words.screen.board}
        keys={words.screen.keys}
        picture={playback.picture}
        time={playback.time}
        tasks={tasks}
        trains={choice.trains}
        stations={choice.stations}
        advised={choice.picked ? undefined : choice.advised?.train}
        faults={faultsOf(table)}
        way={wayOf(table, choice)}
        patterns={table.patterns}
        pickedPassenger={choice.picked?.kind === 'passenger' ? choice.picked.passenger : undefined}
        look={look}
        trainLabel={(train) => sayTrain(speech, train)}
        stationLabel={stationName}
        passengerLabel={(passenger) =>
          `${startingWith(sayPassenger(speech, passenger))}: ${sayPlace(speech, passenger)}`
        }
        choose={choice.choose}
        pass={() => {
          playback.skip();
          choice.pick(undefined);
        }}
      />
      <Duels {...duels} speech={speech} look={look} />
      {playback.running && (
        <Button kind="quiet" className={styles.skip ?? ''} onClick={playback.skip}>
          {words.screen.pace.skip}
        </Button>
      )}
    </div>
  );
  const journeys = (
    <>
      <CardPanel {...same} />
      <Tasks speech={speech} look={look} />
      <Journeys {...same} />
      <Departures speech={speech} />
      <SeatSettings {...same} pace={pace} setPace={setPace} />
    </>
  );
  const action = (
    <div className={styles.action}>
      <DiceTray speech={speech} choice={choice} />
      <Hand {...same} />
    </div>
  );
  return {
    prompt: promptOf(table, speech, choice),
    ...buttonsOf(table, speech, choice),
    board: wide ? (
      <div className={styles.wide}>
        {map}
        <div className={styles.column} tabIndex={0} role="group" aria-label={words.screen.journey.title}>
          {journeys}
        </div>
      </div>
    ) : (
      map
    ),
    tray: wide ? (
      action
    ) : (
      <div className={styles.stack}>
        {action}
        {journeys}
      </div>
    ),
    facts: (seat) => <Facts speech={speech} seat={seat} look={look} />,
    choices: choicesOf(speech, legal, choice),
    ...(table.result && {
      ending: <Ending speech={speech} players={players} winners={table.result.winners} look={look} />,
    }),
  };
}

/** Decisions that are waited for come first, orders last. */
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

function choicesOf(speech: Speech, legal: readonly Action[], choice: Choice): Slots['choices'] {
  const rank = ({ type }: Action): number =>
    RANKS.includes(type) ? RANKS.indexOf(type) : speech.view.phase === 'opening' ? -1 : RANKS.length;
  return distinct(speech.view, legal)
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((action) => {
      const label = sayAction(speech, action);
      return label ? [{ key: JSON.stringify(action), label, run: () => choice.act(action) }] : [];
    });
}

/** The trains that a refusal is about: reasons about trains name them. */
function faultsOf({ refused }: InterCityTable): ReadonlySet<number> {
  const about = [
    'wrongColour',
    'trainHeld',
    'trainElsewhere',
    'trainGoesHome',
    'callUsedUp',
    'seatReserved',
    'onTerminus',
    'noInterchange',
  ];
  if (!refused || !about.includes(refused.code)) return new Set();
  return new Set(refused.at?.filter((train) => train >= 0 && train < TRAINS));
}

/** The journey of the chosen passenger, or with help those of all own ones, as stretches of their first lines. */
function wayOf({ view, help }: InterCityTable, { picked }: Choice): readonly Stretch[] {
  const { own } = view;
  if (!own) return [];
  if (picked?.kind !== 'passenger') return help ? own.orders.flatMap(({ legs }) => stretchesOf(legs)) : [];
  return stretchesOf(picked.plan ?? own.orders[own.passengers.indexOf(picked.passenger)]?.legs ?? []);
}
