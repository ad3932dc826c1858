/** Every reason and every event has its sentence in both languages. */
import type { Viewer } from '@stellwerk/kernel';
import { testTexts } from '@stellwerk/kernel/kit';
import { describe, expect, test } from 'vitest';
import {
  game,
  kindOf,
  REASONS,
  RESTRICTIONS,
  STRIDE,
  tileCode,
  type Block,
  type Event,
  type Kind,
  type Rotation,
  type StartLabel,
  type View,
} from '../rules/index.ts';
import { Scene } from '../rules/scene.testing.ts';
import { texts } from './index.ts';

testTexts(game, texts, {
  reasons: REASONS,
  params: { route: '4a' },
  options: { competition: true },
  plays: 1,
  eventTypes: 6,
  silent: ['turnedUp'],
});

describe.each(['de', 'en'] as const)('in %s', (language) => {
  const words = texts[language];
  const name = (seat: number): string => ['Wolfgang', 'Lucy', 'Rey', 'Ada', 'Ben'][seat]!;
  const codes = ['straight', 'curve', 'simple', 'crossing'].flatMap((kind) =>
    [0, 1].map((seat) => tileCode(kind as Kind, 1, seat)),
  );

  test.each(RESTRICTIONS)('restriction %s has a sentence without its letter, and two short lines', (code) => {
    expect(words.reason({ code, with: { route: '4a' } })).not.toMatch(/^[A-J]:/);
    const lines = words.board.forbidden(code);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(12);
    expect(lines).not.toEqual(words.board.forbidden('shape'));
  });

  test('no line of the head is too long', () => {
    const { prompt, so } = words;
    const asked = [
      prompt.choose,
      ...[1, 2].flatMap((left) =>
        [true, false].flatMap((it) => [prompt.more(left, it, true), prompt.more(left, it, false)]),
      ),
      ...[true, false].map(prompt.done),
      ...codes.map((code) => prompt.where(words.tile(code, name, 1))),
    ];
    const put = codes.flatMap((code) => [
      prompt.put(words.tile(code, name, 1), kindOf(code) === 'curve'),
      prompt.nowhere(words.tile(code, name, 1)),
    ]);
    for (const line of asked) expect(line.length, line).toBeLessThanOrEqual(66);
    const briefs = [
      prompt.chooseBrief,
      ...[1, 2].flatMap((left) => [prompt.moreBrief(left, true), prompt.moreBrief(left, false)]),
      ...[true, false].map(prompt.doneBrief),
      ...codes.map((code) => prompt.whereBrief(words.tile(code, name, 1))),
    ];
    for (const line of [...briefs, ...put]) expect(line.length, line).toBeLessThanOrEqual(38);
    const seconds = [
      so.first,
      so.nowhere,
      so.aim,
      so.noTile,
      so.oneWay,
      so.turnsItself,
      so.takesBack(3),
      so.commerce('4a', name(0), 10, 6),
      prompt.routeSo,
      words.hint.end,
      words.hint.endAnswered,
      words.hint.triedEnd,
      `${words.hint.head(1, 1)}${words.hint.keepsOpen}`,
      ...[1, 2].flatMap((rank) =>
        [true, false].flatMap((shared) => {
          const finish = words.hint.finish(rank, shared, 88);
          return [`${words.hint.head(3, 3)}${words.hint.ends(finish)}`, words.hint.endGame(finish)];
        }),
      ),
      words.news.fewFit(3),
      words.news.trackAlone(20),
      ...Object.values(so.ends),
      ...[undefined, name(0)].flatMap((whose) => [words.news.lastStation(whose), words.news.noStation(whose)]),
      ...codes.flatMap((code) => [so.held(code, name, 1, []), so.held(code, name, 1, ['S', 'C'])]),
      so.unplaced,
      ...REASONS.map((code) => words.reason({ code, with: { route: '4a' } })),
    ];
    for (const line of seconds) expect(line.length, line).toBeLessThanOrEqual(78);
  });
});

test('what track is worth is told for the routes on the table: S counts straights, C curves', () => {
  const name = (): string => 'Ada';
  const said = (kind: Kind, value: number, ...printed: StartLabel[]): string[] =>
    [texts.en, texts.de].map(({ so }) => so.held(tileCode(kind, value), name, 0, printed));
  expect(said('straight', 1, 'S', '4')).toEqual([
    'Adds 1 to its route, 2 on S, where straights count.',
    'Damit ist die Strecke 1 mehr wert, S sogar 2: Dort zählen die Geraden.',
  ]);
  expect(said('straight', 0, 'S', 'C')).toEqual([
    'Adds nothing to its route, but 1 on S, where straights count.',
    'Ohne eigenen Wert, aber S ist damit 1 mehr wert: Dort zählen die Geraden.',
  ]);
  expect(said('straight', 0, 'C', '4')[0]).toBe('It is worth nothing, but decides where the route goes.');
  expect(said('curve', 2, 'C', '4')[0]).toBe('Adds 2 to its route, 3 on C, where curves count.');
});

test('what L is worth names the route whose number it has, where that one counts its track', () => {
  expect(texts.en.routes.sum('L', 0, 2, 'C')).toBe('= lowest start number 0 (that of C) + track 2');
  expect(texts.de.routes.sum('L', 4, 2, undefined)).toBe('= niedrigste Startzahl 4 + Gleise 2');
});

test('sentences read well', () => {
  const name = (seat: number): string => ['Ferdi', 'Lucy', 'Rey', 'Ada', 'Ben'][seat]!;
  const view = {} as View;
  const placed: Event = {
    type: 'placed',
    seat: 0,
    slot: 3,
    tile: 312,
    x: 0,
    y: 0,
    rotation: 0,
    routes: [1, 2],
    labels: ['H', '6'],
    runIns: [],
  };
  expect(texts.de.tile(312, () => 'Spieler 1')).toBe('Kreuzung 2 von Spieler 1');
  expect(texts.de.tray.stations('Spieler 1')).toBe('Bahnhöfe von Spieler 1');
  expect(texts.de.event(placed, name, view)).toBe('Ferdi legt Lucys Kreuzung 2 auf die Strecken H und 6.');
  expect(texts.en.event(placed, name, view)).toBe('Ferdi places Lucy’s crossing 2 on routes H and 6.');
  const ended: Event = { type: 'ended', game: 0, why: 'stuck', seat: 1, scores: [], points: [3, 4] };
  expect(texts.de.event(ended, name, view)).toBe('Lucy kann nichts mehr legen. Punkte: Ferdi 3, Lucy 4.');
  expect(texts.en.event({ type: 'won', seats: [0, 1], points: [9, 9] }, name, view)).toBe(
    'Ferdi and Lucy share the victory with 9 points each.',
  );
});

test('that few tiles fit is said of those that lie face up', () => {
  const said = (count: number): string[] => [texts.en.news.fewFit(count), texts.de.news.fewFit(count)];
  expect(said(3)).toEqual([
    'Only 3 face-up tiles fit now: when none does, the game ends.',
    'Von den offenen Plättchen passen nur noch 3: Passt keins mehr, ist Schluss.',
  ]);
  expect(said(1)[1]).toBe('Von den offenen Plättchen passt nur noch 1: Passt keins mehr, ist Schluss.');
});

test('who has won is told to me as you', () => {
  const won = (...winners: (string | undefined)[]): string[] =>
    [texts.en, texts.de].map(({ outcome }) => outcome.won(winners, 24));
  expect(won(undefined)).toEqual(['You win with 24 points.', 'Du gewinnst mit 24 Punkten.']);
  expect(won('Ada')).toEqual(['Ada wins with 24 points.', 'Ada gewinnt mit 24 Punkten.']);
  expect(won('Ada', undefined)).toEqual([
    'You and Ada share the victory with 24 points each.',
    'Du und Ada teilt euch den Sieg mit je 24 Punkten.',
  ]);
  expect(won('Ada', 'Ben')[1]).toBe('Ada und Ben teilen sich den Sieg mit je 24 Punkten.');
});

test('a list of moves keeps names as they are written', () => {
  const name = (): string => 'Ada';
  const listed = (code: number, me?: number): string => texts.en.choice.tile(texts.en.tile(code, name, me), 2);
  expect(listed(tileCode('crossing', 1, 1))).toBe('Choose Ada’s crossing 1 (2 ways to place it)');
  expect(listed(tileCode('crossing', 1, 1), 1)).toBe('Choose your crossing 1 (2 ways to place it)');
  expect(listed(tileCode('curve', 1))).toBe('Choose curve +1 (2 ways to place it)');
});

test('a turn that connects a crossing of the one who takes it calls it their own', () => {
  const [mine, other] = [tileCode('crossing', 1, 0), tileCode('crossing', 1, 1)];
  const placed = { type: 'placed', seat: 0, tile: tileCode('curve', 0), labels: ['5'], runIns: [mine, other] };
  const told = [texts.en, texts.de].map(({ turn }) =>
    turn([placed as unknown as Event], (seat) => ['Ferdi', 'Ada'][seat]!, {} as View),
  );
  expect(told).toEqual([
    ['Route 5: a curve connecting own crossing 1 connecting Ada’s crossing 1'],
    ['Strecke 5: eine Kurve mit Anschluss an die eigene Kreuzung 1 mit Anschluss an Adas Kreuzung 1'],
  ]);
});

test('a turn is told route by route', () => {
  const name = (seat: number): string => ['Ferdi', 'Ada'][seat]!;
  const placed = (tile: number, label: string): Event => ({
    type: 'placed',
    seat: 0,
    slot: 0,
    tile,
    x: 0,
    y: 0,
    rotation: 0,
    routes: [2],
    labels: [label],
    runIns: [],
  });
  const turn: Event[] = [
    placed(212, '5'),
    placed(1, 'H'),
    placed(tileCode('crossing', 3, 0), '6'),
    placed(101, '5'),
    { type: 'completed', route: 2, label: '5' },
  ];
  expect(texts.en.turn(turn, name, {} as View)).toEqual([
    'Route 5: Ada’s station 2, a curve (+1)',
    'Route H: a straight (+1)',
    'Route 6: own crossing 3',
    'Route 5 is complete',
  ]);
  expect(texts.de.turn(turn, name, {} as View)).toEqual([
    'Strecke 5: Adas Bahnhof 2, eine Kurve (+1)',
    'Strecke H: eine Gerade (+1)',
    'Strecke 6: eigene Kreuzung 3',
    'Strecke 5 ist fertig',
  ]);
});

test('a route that is complete without its stations says why, in the log, in its panel and in the result', () => {
  const name = (): string => 'Ada';
  const done = (label: string, block?: Block): Event => ({
    type: 'completed',
    route: 2,
    label,
    ...(block && { block }),
  });
  const events = [done('5'), done('H', { by: 'route', label: '7' }), done('7', { by: 'crossing' }), done('6')];
  expect(texts.en.turn(events, name, {} as View)).toEqual([
    'Routes 5 and 6 are complete',
    'Route H is complete: route 7 is in its way',
    'Route 7 is complete: it meets a crossing whose station it may not have',
  ]);
  expect(texts.de.turn(events, name, {} as View)).toEqual([
    'Strecken 5 und 6 sind fertig',
    'Strecke H ist fertig: Strecke 7 versperrt ihr den Weg',
    'Strecke 7 ist fertig: Sie stößt auf eine Kreuzung, deren Bahnhof sie nicht haben darf',
  ]);
  expect(texts.en.routes.complete({ by: 'crossing', why: 'H' })).toBe(
    'Complete: it meets a crossing with a 2, and it already has a 2.',
  );
  expect(texts.de.routes.complete({ by: 'crossing', why: 'H' })).toBe(
    'Fertig: Sie stößt auf eine Kreuzung mit 2 und hat schon eine 2.',
  );
  expect(texts.en.routes.complete({ by: 'tiles' })).toBe('Complete: it is walled in, no station fits any more.');
  expect(texts.de.routes.complete(undefined)).toBe('Fertig: Sie hat Bahnhöfe mit 1, 2, 3 und 4.');
  expect(texts.de.outcome.blocked('H', { by: 'tiles' })).toEqual([
    'Warum H fertig ist',
    'Sie ist zugebaut, kein Bahnhof passt mehr',
  ]);
});

test('a turn in a few words names the stations and their routes, track only without one, then what it completed', () => {
  const name = (seat: number): string => ['Ferdi', 'Ada'][seat]!;
  const placed = (tile: number, label: string): Event =>
    ({ type: 'placed', seat: 1, tile, labels: [label], runIns: [] }) as unknown as Event;
  const brief = (language: 'de' | 'en', ...events: Event[]): string => texts[language].brief(events, name, {} as View);
  const [own, other, track] = [tileCode('simple', 3, 1), tileCode('crossing', 2, 0), tileCode('straight', 1)];
  expect(brief('de', placed(own, 'H'), placed(track, 'H'), placed(track, 'H'))).toBe('legt eine 3 auf H');
  expect(brief('en', placed(other, 'H'), placed(track, '7'))).toBe('places Ferdi’s 2 on H');
  // The person whose station it is is told so, everybody else by name.
  const told = (language: 'de' | 'en', viewer: Viewer): string =>
    texts[language].brief([placed(other, 'H')], name, { viewer } as View);
  expect([told('en', 0), told('de', 0)]).toEqual(['places your 2 on H', 'legt deine 2 auf H']);
  expect([told('en', 1), told('de', 'observer')]).toEqual(['places Ferdi’s 2 on H', 'legt Ferdis 2 auf H']);
  expect(texts.en.brief([placed(own, 'H')], name, { viewer: 1 } as View)).toBe('places a 3 on H');
  const numbered = (): string => 'Spieler 1';
  expect(texts.de.brief([placed(other, 'H')], numbered, {} as View)).toBe('legt die 2 von Spieler 1 auf H');
  expect(brief('de', placed(track, '7'), { type: 'completed', route: 2, label: '7' })).toBe('macht 7 fertig');
  expect(brief('en', placed(track, '7'), placed(track, '7'))).toBe('places track on 7');
  const completed = (label: string): Event => ({ type: 'completed', route: 2, label });
  const both = [placed(track, '5a'), placed(tileCode('crossing', 2, 1), '6'), completed('5a'), completed('C')];
  expect(brief('en', ...both)).toBe('completes 5a and C, places a 2 on 6');
  expect(brief('de', ...both)).toBe('macht 5a und C fertig, legt eine 2 auf 6');
  // A station that completes its route, whatever track came before it.
  expect(brief('en', placed(track, '7'), placed(own, 'H'), completed('H'))).toBe('completes H with a 3');
  expect(brief('de', placed(own, 'H'), completed('H'))).toBe('macht H mit einer 3 fertig');
  expect(brief('de', placed(other, 'H'), completed('H'))).toBe('macht H mit Ferdis 2 fertig');
  // A crossing that the same turn leads a second route onto lies on both; one that lay there is connected.
  const crossing = tileCode('crossing', 3, 1);
  const onto = { ...placed(tileCode('curve', 0), '6'), runIns: [crossing] } as Event;
  expect(brief('en', placed(crossing, 'H'), onto)).toBe('places a 3 on H+6');
  expect(brief('de', placed(crossing, 'H'), onto)).toBe('legt eine 3 auf H+6');
  expect(brief('en', onto, placed(own, '7'))).toBe('places a 3 on 7, connects a 3 to 6');
  expect(brief('de', { ...onto, runIns: [other] } as Event)).toBe('schließt Ferdis 2 an 6 an');
  expect(brief('en')).toBe('');
});

test('a turn in a few words says what it has changed for whom, as long as its tiles lie on the table', () => {
  const name = (seat: number): string => ['Ferdi', 'Ada', 'Rey'][seat]!;
  const scene = new Scene().lay(['straight', 2, 0, 90], ['simple', 3, 0, 90, 3, 0]);
  const mine = scene.state.tiles.length;
  scene.lay(['straight', 4, 0, 90], ['simple', 5, 0, 90, 4, 1]);
  const { tiles } = scene.state;
  const events: Event[] = [mine, mine + STRIDE].map((at) => ({
    type: 'placed',
    seat: 1,
    slot: 0,
    x: tiles[at]!,
    y: tiles[at + 1]!,
    rotation: tiles[at + 2] as Rotation,
    tile: tiles[at + 3]!,
    routes: [1],
    labels: ['7'],
    runIns: [],
  }));
  const said = (language: 'de' | 'en', viewer: Viewer, table: Partial<View> = {}): string =>
    texts[language].brief(events, name, { ...game.view(scene.state, viewer), ...table });
  expect(said('en', 0)).toBe('places a 4 on 7 (+7, you\u00a0−3)');
  expect(said('de', 0)).toBe('legt eine 4 auf 7 (+7, du\u00a0−3)');
  expect(said('de', 2)).toBe('legt eine 4 auf 7 (+7, Ferdi\u00a0−3)');
  // What comes later is not told of it.
  scene.lay(['straight', 6, 0, 90, 2]);
  expect(said('en', 0)).toBe('places a 4 on 7 (+7, you\u00a0−3)');
  expect(said('en', 0, { tiles: [] })).toBe('places a 4 on 7');
});
