/** What is told of the turns since mine, and of one that is looked back at. */
import { expect, test } from 'vitest';
import { act, arrange, heardBy } from '../rules/arrange.testing.ts';
import { bestPlans, game, type Event, type PowerUp, type View } from '../rules/index.ts';
import { texts } from '../texts/index.ts';
import { promptOf } from './prompts.ts';
import { EMPTY, reckon } from './sketch/sketch.ts';
import type { FutureMobilityTable } from './table.ts';
import { myJam, newsOf } from './useNews.ts';
import type { Planning } from './useSketch.ts';

const PLAYERS = ['Kim', 'Ada', 'Harry'].map((name, seat) => ({ seat, name, colour: seat, kind: 'person' as const }));
const KIM = 0;
const ADA = 1;

/** Ada drives from the airport to the funfair for 5 points, and Kim jams her. */
function jammed(carpool: boolean): { readonly view: View; readonly events: readonly Event[] } {
  const hands: PowerUp[][] = [['trafficJam'], [carpool ? 'carpool' : 'tramA'], ['tramB']];
  const state = arrange({ open: [39, 1, 2, 3, 4], hands, turn: ADA });
  const { action } = bestPlans({ ...state, open: [39], hand: [] })[0]!;
  const heard = [
    ...act(state, ADA, action),
    ...act(state, 2, { type: 'pass' }),
    ...act(state, KIM, { type: 'jam', cell: action.segments[0]!.route[1]! }),
  ];
  if (state.phase === 'carpool') heard.push(...act(state, ADA, { type: 'carpool', play: carpool }));
  return { view: game.view(state, KIM) as View, events: heardBy(heard, KIM) };
}

function tableOf({ view, events }: ReturnType<typeof jammed>, viewer: number, mode: 'play' | 'replay') {
  const news = [{ seat: ADA, events, from: 0, to: 4 }];
  return { view, viewer, mode, players: PLAYERS, news } as unknown as FutureMobilityTable;
}

test('my own turn is no news, but is shown with its route and points when I look back at it', () => {
  const turn = jammed(false);
  expect(newsOf(tableOf(turn, ADA, 'play')).turns).toEqual([]);
  expect(newsOf(tableOf(turn, ADA, 'replay')).turns).toMatchObject([{ seat: ADA, segments: [{ trip: 39 }], gain: 3 }]);
});

test('what became of a jam that I laid is told: what it cost, or that a carpool lifted it', () => {
  const told = (carpool: boolean) => {
    const turn = jammed(carpool);
    return myJam(turn.view, newsOf(tableOf(turn, KIM, 'play')).turns);
  };
  expect(told(false)).toEqual({ seat: ADA, lost: 2, lifted: false });
  expect(told(true)).toEqual({ seat: ADA, lost: 0, lifted: true });
});

test('in my first turn too the head says so', () => {
  const turn = jammed(true);
  const table = tableOf(turn, KIM, 'play');
  const planning = { role: 'plan', outcome: reckon(turn.view, EMPTY) } as Planning;
  const said = (language: 'de' | 'en') =>
    promptOf(table, texts[language], planning, myJam(turn.view, newsOf(table).turns)).so;
  expect(said('en')).toBe('Your jam came to nothing: Ada played “Carpool”.');
  expect(said('de')).toBe('Dein Stau ging ins Leere: Ada spielte „Fahrgemeinschaft“.');
});
