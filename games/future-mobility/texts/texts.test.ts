/** Every reason and every event has its sentence in both languages. */
import { testTexts } from '@stellwerk/kernel/kit';
import { expect, test } from 'vitest';
import { game, REASONS, STANDING_ORDERS, type Event, type PowerUp, type View } from '../rules/index.ts';
import { texts } from './index.ts';
import { notation } from './notation.ts';

testTexts(game, texts, {
  reasons: REASONS,
  params: { card: 'carpool', most: 3, left: 2, marker: 'walkway', reach: 3, mode: 'car', last: 'tram', count: 2 },
  options: { recover: true, combinedModes: true },
  plays: 6,
  eventTypes: 17,
  silent: ['turn'],
});

const name = (seat: number): string => ['Ferdi', 'Lucy', 'Rey', 'Ada'][seat]!;
const view = {} as View;

test('sentences read well', () => {
  const announced: Event = {
    type: 'announced',
    seat: 1,
    segments: [
      { trip: 7, mode: 'car', route: [14, 20, 19, 13] },
      { trip: 8, mode: 'bicycle', route: [13, 19, 20, 14] },
    ],
    electric: true,
  };
  expect(texts.de.event(announced, name, view)).toBe(
    'Lucy ist unterwegs: mit dem Elektroauto von Wohnblock C3 nach Industrie B3, mit dem Fahrrad weiter nach Wohnblock C3.',
  );
  expect(texts.en.event(announced, name, view)).toBe(
    'Lucy is on the way: by e-car from Apartments C3 to Factory B3, by bicycle on to Apartments C3.',
  );
  expect(texts.de.event({ type: 'won', seats: [0, 2], scores: [52, 40, 52] }, name, view)).toBe(
    'Ferdi und Rey teilen sich den Sieg mit 52 Punkten.',
  );
  expect(texts.en.trip(16)).toBe('Workshop / Factory → Stadium');
});

test.each([
  [1, 'Rey zieht eine Karte für den Stern.', 'Rey draws a card for the star.'],
  [2, 'Rey zieht 2 Karten für die Sterne.', 'Rey draws 2 cards for the stars.'],
])('%i cards for as many stars', (count, de, en) => {
  const drew: Event = { type: 'drew', seat: 2, why: 'star', count };
  expect(texts.de.event(drew, name, view)).toBe(de);
  expect(texts.en.event(drew, name, view)).toBe(en);
});

test.each(STANDING_ORDERS)('the standing order %s has its sentence', (order) => {
  for (const words of [texts.de, texts.en]) {
    expect(words.event({ type: 'ordered', order }, name, view)).toMatch(/^[A-Z].*\.$/);
    expect(words.screen.order.name(order)).toMatch(/^\S/);
  }
});

test('a turn is told in one or two sentences, in three words, and in signs', () => {
  const events: Event[] = [
    { type: 'turn', seat: 1 },
    { type: 'laid', seat: 1, card: 'bikePath', cells: [8, 14] },
    {
      type: 'announced',
      seat: 1,
      segments: [{ trip: 7, mode: 'car', route: [14, 20, 19, 13] }],
    },
    { type: 'jammed', seat: 0, cell: 20, target: 1 },
    { type: 'noCarpool', seat: 1 },
    {
      type: 'scored',
      seat: 1,
      score: { segments: [{ trip: 7, points: 3, bonus: 0 }], jams: 1, lifted: false, total: 1 },
    },
  ];
  expect(texts.de.turn(events, name)).toEqual([
    'Fahrradwege auf C2 und C3, dann mit dem Auto Wohnblock C3 → Industrie B3. Ferdi legt einen Stau auf C4: 1 Punkt (Stau −2).',
  ]);
  expect(texts.en.turn(events, name)).toEqual([
    'Bike paths on C2 and C3, then by car Apartments C3 → Factory B3. Ferdi jams C4: 1 point (jam −2).',
  ]);
  expect(texts.de.retell(events, name, 0)[0]).toMatch(/ Du legst einen Stau auf C4: 1 Punkt/);
  expect(texts.en.retell(events, name, 0)[0]).toMatch(/ You jam C4: 1 point/);
  expect(texts.en.retell(events, name, 1)[0]).toMatch(/^bike paths on .* Ferdi jams C4/);
  expect(texts.en.brief(events)).toBe('+1 by car (jammed)');
  expect(texts.de.brief(events)).toBe('+1 mit dem Auto (Stau)');
  const twice = events.map((event) =>
    event.type === 'scored' ? { ...event, score: { ...event.score, jams: 2, total: 0 } } : event,
  );
  expect(texts.de.turn(twice, name)[0]).toMatch(/: 0 Punkte \(Stau −3\)\.$/);
  expect(texts.en.turn(twice, name)[0]).toMatch(/: 0 points \(jams −3\)\.$/);
  const lifted = events.map((event) =>
    event.type === 'scored' ? { ...event, score: { ...event.score, lifted: true, total: 3 } } : event,
  );
  expect(texts.en.brief(lifted)).toBe('+3 by car (carpool)');
  expect(texts.de.brief(lifted)).toBe('+3 mit dem Auto (Fahrgemeinschaft)');
  expect(notation(events, 'de')[0]).toBe('B C2 C3 · C3–B3 Auto 1 −2 · ! C4');
  expect(notation(events, 'de')[1]).toBe(notation(events, 'en')[1]);
  expect(notation(events, 'en')).toEqual(['B C2 C3 · C3–B3 car 1 −2 · ! C4', 'B C2 C3 ; C3-B3 car 1 -2 ; ! C4']);
});

test('trips that somebody avoids are named, each with what it brings', () => {
  const avoided: Event = { type: 'avoided', seat: 1, card: 'delivery', trips: [1, 23, 21], points: 11 };
  const told = (event: Event): readonly string[] =>
    [texts.en, texts.de].map((words) => words.turn([event], name)[0]!.replaceAll('\u00A0', ' '));
  expect(told(avoided)).toEqual([
    'Apartments → Shop +3, Houses → Supermarket +3, and Houses → Shop +4 avoided with “Delivery”: 11 points.',
    'Wohnblock → Laden +3, Häuser → Supermarkt +3 und Häuser → Laden +4 mit „Lieferservice“ vermieden: 11 Punkte.',
  ]);
  expect(told({ ...avoided, trips: [1], points: 3 })[0]).toBe('Apartments → Shop avoided with “Delivery”: 3 points.');
  const both = [
    { ...avoided, trips: [1, 23], points: 6 },
    { ...avoided, card: 'homeOffice', trips: [7], points: 4 },
  ] as const;
  const sums = [texts.en, texts.de].map((words) => words.turn(both, name)[0]!.replaceAll('\u00A0', ' '));
  expect(sums).toEqual([
    'Apartments → Shop +3 and Houses → Supermarket +3 avoided with “Delivery”, then Apartments → Factory +4 avoided with “Home office”: 10 points.',
    'Wohnblock → Laden +3 und Häuser → Supermarkt +3 mit „Lieferservice“ vermieden, dann Wohnblock → Industrie +4 mit „Homeoffice“ vermieden: 10 Punkte.',
  ]);
  expect(texts.en.retell([avoided], name, 0)[0]).toMatch(/^Apartments .* avoided: 11 points\.$/);
  expect(texts.en.retell([avoided], name, 0)[0]).not.toMatch(/Delivery/);
});

test('what a trip brings by which mode, and what its signs mean', () => {
  const about = (id: number, star: boolean): readonly string[] =>
    [texts.en, texts.de].map((words) => words.screen.tickets.about(id, star));
  expect(about(30, true)).toEqual([
    '5 points by car, 7 by tram or bicycle, 8 on foot. ★ brings you a card.',
    '5 Punkte mit dem Auto, 7 mit Bahn oder Rad, 8 zu Fuß. ★ bringt dir eine Karte.',
  ]);
  expect(about(40, false)).toEqual([
    'Freight: 5 points by van, 8 by cargo bike with the card.',
    'Fracht: 5 Punkte im Lieferwagen, 8 auf dem Lastenrad (mit Karte).',
  ]);
});

test('who has won is told to me as you', () => {
  const won = (names: readonly string[], you: boolean): readonly string[] =>
    [texts.en, texts.de].map((words) => words.screen.prompt.won(names, you, 52));
  expect(won([], true)).toEqual(['You win with 52 points', 'Du gewinnst mit 52 Punkten']);
  expect(won(['Ada'], true)).toEqual(['You and Ada win with 52 points', 'Sieg für dich und Ada: 52 Punkte']);
  expect(won(['Ada'], false)).toEqual(['Ada wins with 52 points', 'Ada gewinnt mit 52 Punkten']);
  expect(won(['Ada', 'Rey'], false)).toEqual(['Ada and Rey win with 52 points', 'Sieg für Ada und Rey: 52 Punkte']);
});

test('trips that go by a mode already are counted apart from those that a card adds', () => {
  const changes = (count: number, more: boolean): readonly string[] =>
    [texts.en, texts.de].map((words) => words.screen.note.changes(count, 'bicycle', false, more).split('.')[0]!);
  expect(changes(1, false)).toEqual(['One trip could now go by bicycle', 'Eine Strecke geht jetzt mit dem Fahrrad']);
  expect(changes(1, true)).toEqual([
    'One more trip could now go by bicycle',
    'Noch eine Strecke geht jetzt mit dem Fahrrad',
  ]);
  expect(changes(2, true)[0]).toBe('Two more trips could now go by bicycle');
});

test('a card that is held says what it does and what that brings, short of the long text on its face', () => {
  for (const { powerUps, screen } of [texts.en, texts.de])
    for (const card of Object.keys(powerUps) as PowerUp[]) {
      const [help, about] = [powerUps[card].help, screen.hand.about(card)];
      expect(about).toMatch(/\d|jam|Stau/);
      expect(about.startsWith(help)).toBe(true);
      expect(help.length).toBeLessThanOrEqual(64);
      expect(about.length, about).toBeLessThanOrEqual(190);
    }
  expect(texts.en.screen.hand.about('bikePath')).toBe(
    'Up to 4 blocks in a row along the roads. By bicycle a trip brings 2 points more than by car. Others may use the path, too.',
  );
  expect(texts.de.screen.hand.about('trafficJam')).toBe(
    'Kostet andere mit Auto oder Lieferwagen 2 Punkte. Fährt jemand los, wirst du gefragt und legst ihn auf ein Feld der Route. Er bleibt liegen.',
  );
});
