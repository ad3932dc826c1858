/** Every reason and every event has its sentence in both languages, and every place its name. */
import { testTexts } from '@stellwerk/kernel/kit';
import { describe, expect, it } from 'vitest';
import { game, mapFile, REASONS, topology, type Event } from '../rules/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { codesOf, notation } from './notation.ts';
import { placeOf } from './places.ts';
import type { Suggestion, Words } from './words.ts';
import { workOn } from './works.ts';

testTexts(
  game,
  { de, en },
  {
    reasons: REASONS,
    params: {
      map: 'x',
      crossings: 1,
      lines: 1,
      cities: 1,
      crossing: 'x',
      a: 'a',
      b: 'b',
      city: 'c',
      colour: 'red',
      have: 1,
      need: 2,
    },
    options: { vexation: true },
    eventTypes: 9,
  },
);

const { crossings, cities: CITIES } = mapFile('europe');
const at = (id: string): number => crossings.findIndex((crossing) => crossing.id === id);
const europe = topology('europe');

describe('crossings', () => {
  it('bear the name of the city that lies on them', () => {
    expect(en.crossing('europe', at('17,8'))).toBe('Vienna');
    expect(de.crossing('europe', at('31,2'))).toBe('Moskau');
  });

  it('are told by the nearest city and the direction from it', () => {
    expect(en.crossing('europe', at('11,6'))).toBe('east of Paris');
    expect(de.crossing('europe', at('8,5'))).toBe('nordwestlich von Paris');
    expect(placeOf('europe', at('11,6'))).toMatchObject({ lines: 1, wind: 'e' });
  });

  it.each([
    ['de', de],
    ['en', en],
  ] as const)('are all told apart (%s)', (_, words) => {
    const names = crossings.map((_crossing, index) => words.crossing('europe', index));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('lines', () => {
  const line = (a: string, b: string): [number, number, number] => {
    const index = mapFile('europe').lines.findIndex((it) => (it.a === a && it.b === b) || (it.a === b && it.b === a));
    return [index, at(a), at(b)];
  };

  it('are told from one end to the other, with what is built on them', () => {
    const [rail, paris, east] = line('9,6', '11,6');
    expect(en.work('europe', workOn(europe, rail), paris, east)).toBe('Rail from Paris to the east, single line');
    expect(de.work('europe', workOn(europe, rail), paris, east)).toBe('Schiene von Paris nach Osten, einfache Linie');
    const [ferry, plymouth, brest] = line('3,4', '2,5');
    expect(en.work('europe', workOn(europe, ferry), plymouth, brest)).toBe('Ferry from Plymouth to Brest, double line');
    expect(de.work('europe', workOn(europe, ferry), brest, plymouth)).toBe(
      'Fähre von Brest nach Plymouth, Doppellinie',
    );
  });
});

const lineOf = (a: string, b: string): number =>
  mapFile('europe').lines.findIndex((it) => (it.a === a && it.b === b) || (it.a === b && it.b === a));
const laid = (a: string, b: string, own?: true): Event => ({
  type: 'laid',
  seat: 0,
  line: lineOf(a, b),
  ...(own && { own }),
});
const EUROPE = { map: 'europe' } as never;
const called = (seat: number): string => ['Ada', 'Harry'][seat]!;

describe('a turn', () => {
  it.each([
    [[laid('13,10', '14,11'), laid('14,11', '15,12')], 'two rails between Florence and Rome', 'FLO ↘↘', 'FLO se se'],
    [[laid('5,2', '7,2')], 'a ferry at Dublin', 'DUB →²', 'DUB e='],
    [[laid('27,0', '26,1')], 'one rail at St. Petersburg', 'PET ↙', 'PET sw'],
    [[laid('11,6', '13,6')], 'one rail east of Paris', 'PAR.e →', 'PAR.e e'],
    [[laid('9,6', '11,6', true)], 'a private rail at Paris', 'PAR →*', 'PAR e*'],
    [[laid('9,6', '11,6'), laid('17,8', '19,8')], 'two rails at Paris and at Vienna', 'PAR → VIE →', 'PAR e VIE e'],
    [
      [laid('22,9', '23,10'), laid('20,7', '19,6')],
      'two rails at Budapest',
      'BUD.se ↘ WAR.2wsw ↘',
      'BUD.se se WAR.2wsw se',
    ],
    [[{ type: 'started', seat: 0, crossing: at('21,8') } as Event], 'starts in Budapest', '⌂ BUD', 's BUD'],
  ] as const)('is told as people would (%#)', (events, said, signs, ascii) => {
    expect(en.turn(events, called, EUROPE)).toEqual([said]);
    expect(notation(events, EUROPE)).toEqual([signs, ascii]);
  });

  it.each([
    [['15,4', '14,3', '13,2'], 'north-west of Berlin', 'nordwestlich von Berlin'],
    [['15,4', '17,4', '19,4'], 'north-east of Berlin', 'nordöstlich von Berlin'],
    [['15,4', '14,5', '13,6'], 'west of Berlin', 'westlich von Berlin'],
    [['7,4', '9,4'], 'south of London', 'südlich von London'],
    [['23,10', '25,10'], 'north of Sofia', 'nördlich von Sofia'],
    [['23,10', '24,9', '25,8'], 'north of Sofia', 'nördlich von Sofia'],
  ])('is told by the middle of its rails, in whichever order they were laid (%#)', (way, english, german) => {
    const rails = way.slice(1).map((id, i) => laid(way[i]!, id));
    for (const events of [rails, rails.toReversed()]) {
      expect(en.turn(events, called, EUROPE)[0]).toMatch(new RegExp(` ${english}$`));
      expect(de.turn(events, called, EUROPE)[0]).toMatch(new RegExp(` ${german}$`));
    }
  });

  it('tells whose nets it joins, and what it is called in German', () => {
    const events: Event[] = [laid('13,10', '14,11'), laid('14,11', '15,12'), { type: 'joined', seats: [0, 1] }];
    expect(de.turn(events, called, EUROPE)).toEqual([
      'zwei Schienen zwischen Florenz und Rom',
      'verbindet sich mit dem Netz von Harry',
    ]);
  });

  it('names all the others whose nets it joins with the builder’s', () => {
    const three = (seat: number): string => ['Ada', 'Harry', 'Mia'][seat]!;
    const joined = (...seats: number[]): Event[] => [laid('13,10', '14,11'), { type: 'joined', seats }];
    expect(en.turn(joined(0, 1), three, EUROPE)[1]).toBe('joins Harry’s network');
    expect(en.turn(joined(0, 1, 2), three, EUROPE)[1]).toBe('joins the networks of Harry and Mia');
    expect(de.turn(joined(0, 1, 2), three, EUROPE)[1]).toBe('verbindet sich mit den Netzen von Harry und Mia');
  });

  it('is told in a few words that follow a name, at a large table in fewer', () => {
    const [rails, ferry]: Event[][] = [[laid('13,10', '14,11'), laid('14,11', '15,12')], [laid('5,2', '7,2')]];
    const [few, many] = [3, 5].map((seats) => ({ map: 'europe', seats }) as never);
    const four = { map: 'europe', seats: 4 } as never;
    expect(de.brief(rails!, called, few!)).toBe('legt 2 Schienen bei Florenz und Rom');
    expect(de.brief(ferry!, called, few!)).toBe('baut eine Fähre bei Dublin');
    expect(en.brief(ferry!, called, few!)).toBe('runs a ferry near Dublin');
    expect(en.brief(rails!, called, four)).toBe('2 rails near Florence and Rome');
    expect(en.brief([laid('15,4', '17,4'), laid('17,4', '19,4')], called, few!)).toBe('lays 2 rails near Berlin');
    expect(de.brief(rails!, called, many!)).toBe('2 Schienen');
    expect(en.brief(ferry!, called, many!)).toBe('1 ferry');
  });

  it('that sets a marker is told in a few words, which follow a name, and always with the place', () => {
    const events: Event[] = [{ type: 'started', seat: 0, crossing: at('11,6') }];
    expect(en.brief(events, called, { map: 'europe', seats: 3 } as never)).toBe('starts near Paris');
    expect(de.brief(events, called, { map: 'europe', seats: 3 } as never)).toBe('beginnt bei Paris');
    expect(de.brief(events, called, { map: 'europe', seats: 5 } as never)).toBe('bei Paris');
  });

  it('is scored in short', () => {
    const scored = { round: 2, losses: [7, 0, 3], finishers: [1] };
    expect(notation([{ type: 'scored', scored } as unknown as Event], EUROPE)).toEqual(['R2 −7 0# −3', 'R2 -7 0# -3']);
  });

  it('that scores a round tells of the next one and its cards, as the first round is told', () => {
    const scored = { round: 1, losses: [0, 3], credits: [13, 10] };
    const next: Event[] = [
      { type: 'round', round: 2, startPlayer: 1 },
      { type: 'hand', seat: 0, cities: [0, 8, 16, 24, 30] },
    ];
    for (const words of [de, en]) {
      const [told, ...more] = words.turn([{ type: 'scored', scored } as unknown as Event, ...next], called, EUROPE);
      expect(told).toMatch(/ (1|of round 1): /);
      expect(more).toEqual(words.turn(next, called, EUROPE));
      expect(more).toHaveLength(2);
    }
  });

  it('has a code of its own for every city', () => {
    const codes = [...codesOf('europe').values()];
    expect(new Set(codes).size).toBe(mapFile('europe').cities.length);
    expect(codes.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
  });
});

/** Turns that can be advised, with the longest names that there are. */
const suggestions = [
  [],
  ['Bukarest'],
  ['St. Petersburg', 'Thessaloniki'],
  ['Plymouth', 'Thessaloniki', 'St. Petersburg'],
]
  .flatMap((connects) => [[], ['Harry'], ['Ada', 'Mia', 'Harry']].map((joins) => ({ connects, joins })))
  .flatMap((it) => [[], ['Thessaloniki'], ['St. Petersburg', 'Thessaloniki']].map((towards) => ({ ...it, towards })))
  .flatMap((it) =>
    [true, false].map((is) => ({ ...it, alone: is, finishes: it.connects.length > 0 && is, from: 'St. Petersburg' })),
  )
  .flatMap((it): readonly Suggestion[] => [
    { ...it, rails: 2, work: 'rail', saves: 2 },
    { ...it, rails: 1, work: 'rail', saves: 1 },
    { ...it, rails: 1, work: 'mountain', saves: 2 },
  ]);

describe('a hint', () => {
  const turn = {
    rails: 2,
    work: 'rail',
    saves: 2,
    finishes: false,
    connects: [],
    joins: [],
    towards: [],
    alone: false,
  } as const;

  it.each([
    [
      { finishes: true, connects: ['Oslo', 'Riga'] },
      'Hint: connect Oslo and Riga with two rails, and you finish.',
      'Tipp: Verbinde Oslo und Riga mit zwei Schienen, dann bist du fertig.',
    ],
    [
      { connects: ['Oslo'], towards: ['Riga'] },
      'Hint: connect Oslo with one rail and lay the other towards Riga.',
      'Tipp: Verbinde Oslo mit einer Schiene und lege die andere Richtung Riga.',
    ],
    [
      { connects: ['St. Petersburg'], towards: ['Thessaloniki'] },
      'Hint: connect St. Petersburg and lay a rail towards Thessaloniki.',
      'Tipp: Verbinde St. Petersburg und lege eine Schiene Richtung Thessaloniki.',
    ],
    [
      { connects: ['Oslo'], joins: ['Ada'], rails: 1, work: 'sea' },
      'Hint: connect Oslo with a ferry. That joins you with Ada.',
      'Tipp: Verbinde Oslo mit einer Fähre. Das verbindet dich mit Ada.',
    ],
    [
      { joins: ['Ada'], towards: ['Riga'] },
      'Hint: two rails join you with Ada and save 2 points.',
      'Tipp: Zwei Schienen verbinden dich mit Ada und sparen 2 Punkte.',
    ],
    [
      { connects: ['Oslo'], rails: 1, work: 'sea', alone: true },
      'Hint: connect Oslo with a ferry. Nobody else is building there.',
      'Tipp: Verbinde Oslo mit einer Fähre. Dort baut sonst niemand.',
    ],
    [
      { from: 'Paris', towards: ['Riga'], alone: true },
      'Hint: lay two rails from Paris towards Riga. Nobody else is building there.',
      'Tipp: Lege zwei Schienen von Paris Richtung Riga. Dort baut sonst niemand.',
    ],
    [
      { towards: ['Oslo', 'Riga'] },
      'Hint: lay a rail towards Oslo and one towards Riga. That saves 2 points.',
      'Tipp: Lege je eine Schiene Richtung Oslo und Riga. Das spart 2 Punkte.',
    ],
    [
      { towards: ['Riga'], rails: 1, work: 'mountain' },
      'Hint: dig a tunnel towards Riga. That saves 2 points.',
      'Tipp: Grabe einen Tunnel Richtung Riga. Das spart 2 Punkte.',
    ],
  ] as const)('is a whole sentence (%#)', (it, english, german) => {
    expect(en.hint.lay({ ...turn, ...it })).toBe(english);
    expect(de.hint.lay({ ...turn, ...it })).toBe(german);
  });

  it.each(suggestions.map((it) => [it] as const))('names whose net it joins (%#)', (it) => {
    for (const words of [en, de])
      for (const name of it.finishes ? [] : it.joins) expect(words.hint.lay(it)).toContain(name);
  });

  it.each(suggestions.map((it) => [it] as const))(
    'says that nobody else builds there, unless it finishes or joins (%#)',
    (it) => {
      const isTold = it.alone && !it.finishes && it.joins.length === 0;
      expect(/nobody else/i.test(en.hint.lay(it))).toBe(isTold);
      expect(de.hint.lay(it).includes('ort baut sonst niemand')).toBe(isTold);
    },
  );

  it('for the start names a place that one sees, and never counts lines along a compass', () => {
    for (const index of crossings.keys()) {
      const said = [en, de].map((words) => words.hint.start('europe', index, 25, false, false));
      for (const it of said) expect(it).not.toMatch(/lines|Linien|north-north|nordnord/);
    }
    const vienna = (words: Words, away: boolean, another: boolean): string =>
      words.hint.start('europe', at('17,8'), 25, away, another);
    expect(vienna(en, false, false)).toBe('Hint: start in Vienna. No start is shorter: 25 rails to build.');
    expect(vienna(de, false, false)).toBe('Tipp: Beginne in Wien. Kürzer geht es nicht: noch 25 Schienen zu bauen.');
    expect(vienna(en, true, false)).toBe('Hint: start in Vienna, away from the others: only 25 rails to build.');
    expect(vienna(de, true, true)).toBe('Genauso gut: Beginne in Wien, abseits der anderen: nur 25 Schienen zu bauen.');
  });
});

const HARRY = { names: 'Harry', count: 1, you: false };
const YOU = { names: 'you', count: 1, you: true };
const YOU_AND_ADA = { names: 'you and Ada', count: 2, you: true };

describe.each([
  ['de', de],
  ['en', en],
] as const)('the head (%s)', (_, words: Words) => {
  const { prompt, so, hint } = words;
  const asks = [
    prompt.start,
    prompt.lay,
    prompt.layPrivate,
    prompt.second,
    ...(['round', 'game'] as const).flatMap((ends) => [prompt.doneFive(ends), prompt.doneRails(ends)]),
    prompt.last('Ada', 1),
    prompt.waitLast('Harry'),
    ...[HARRY, { ...YOU, names: words.you }, YOU_AND_ADA].map((who) => words.round.finished(12, who)),
    words.round.finishedBy(2, HARRY, 'Ada'),
    words.round.finishedBy(2, HARRY, undefined),
    words.round.finishedBy(2, YOU, 'Harry'),
    { ask: prompt.won(YOU, 12) },
    words.round.railsOut(2),
    ...[prompt.startHere, prompt.done(2, 'rail'), prompt.waitStart('Harry'), prompt.waitLay('Harry')].map((ask) => ({
      ask,
    })),
    ...(['sea', 'river', 'mountain', 'double'] as const).map((work) => ({ ask: prompt.done(1, work) })),
  ];

  it('asks in 66 characters, and in 38 on phones', () => {
    for (const it of asks) {
      expect(it.ask.length, it.ask).toBeLessThanOrEqual(66);
      const short = ('brief' in it && it.brief) || it.ask;
      expect(short.length, short).toBeLessThanOrEqual(38);
    }
  });

  it('says in 78 what follows', () => {
    const works = ['sea', 'river', 'mountain', 'double'] as const;
    const said = [
      so.connect,
      so.compare(24, true, true),
      so.compare(24, false, false),
      so.from(24),
      so.here(10, 11),
      so.here(11, 11),
      so.lift(10, 11),
      so.lift(11, 11),
      so.takeBack(2, true),
      so.takeBack(1, false),
      so.marks,
      so.onCrossing(true),
      so.across,
      so.doubles,
      so.open(['Plymouth', 'Amsterdam', 'St. Petersburg', 'Bukarest', 'Thessaloniki']),
      so.open(['Thessaloniki']),
      so.joined({ names: 'Ada, Mia & Harry', count: 3, you: false }),
      so.joined({ names: 'du, Ada, Mia & Harry', count: 4, you: true }),
      so.joins('Ada, Mia & Harry', 12, true),
      so.joins(words.list(['Ada', 'Mia', 'Harry']), 12, false),
      so.pale(2),
      so.pale(3),
      so.afresh,
      so.doubleTakesAll,
      so.turnSpent,
      so.tooFar('Thessaloniki'),
      so.isMine('Thessaloniki'),
      so.myCity('Thessaloniki'),
      so.connected,
      so.notMine('Thessaloniki'),
      so.notInPlay('Thessaloniki', 3),
      so.walledIn,
      so.laidBy('Harry', 23, 2),
      ...works.flatMap((work) => [
        so.whole(work, 10, 12),
        so.liftWhole(work, 10, 12),
        so.whole(work, 12, 12),
        so.liftWhole(work, 12, 12),
      ]),
      hint.stop,
      hint.nothing,
      hint.tried.stop,
      ...crossings.map((_, index) => hint.tried.start('europe', index)),
      ...[1, 2].flatMap((rails) => CITIES.map((city) => hint.tried.lay(rails, city.name[words === de ? 'de' : 'en']))),
      ...[true, false].flatMap((is) => crossings.map((_, index) => hint.start('europe', index, 25, is, true))),
      ...suggestions.map((it) => hint.lay(it)),
    ];
    for (const it of said) expect(it.length, it).toBeLessThanOrEqual(78);
  });
});

describe('sentences', () => {
  it('tell who won, alone or together', () => {
    const name = (seat: number): string => ['Ada', 'Ben'][seat]!;
    const view = { map: 'europe' } as never;
    expect(en.event({ type: 'won', seats: [0] }, name, view)).toBe('Ada wins.');
    expect(de.event({ type: 'won', seats: [0, 1] }, name, view)).toBe('Ada und Ben teilen sich den Sieg.');
  });

  it('tell what random plays seldom come to', () => {
    const name = (seat: number): string => ['Ada', 'Ben'][seat]!;
    const tell = (event: Event): string | undefined => en.event(event, name, { map: 'europe' } as never);
    expect(tell({ type: 'passed', seat: 0 })).toBe('Ada can’t lay a rail and passes.');
    expect(tell({ type: 'finished', seats: [0, 1] })).toBe('Ada and Ben have connected all five cities.');
    expect(tell({ type: 'lastRail', seat: 0, finishers: [1] })).toBe(
      'All of Ben’s cities are connected. Ada may lay one more rail.',
    );
  });

  it('speak to the one who plays alone', () => {
    const [du, duUndAda] = [
      { names: 'du', count: 1, you: true },
      { names: 'du und Ada', count: 2, you: true },
    ];
    expect(de.round.finished(1, du).brief).toBe('Runde 1: Du hast alle fünf verbunden!');
    expect(en.round.finished(1, YOU).brief).toBe('Round 1: you’ve connected all five!');
    expect(de.round.finished(1, duUndAda).ask).toBe('Runde 1: Du und Ada habt alle fünf Städte verbunden.');
    expect(de.round.finishedBy(1, HARRY, undefined).brief).toBe('Runde 1: Harry ist fertig, dank dir.');
    expect(de.so.joined(duUndAda)).toBe('Du und Ada teilt euch jetzt ein Netz.');
    expect(en.so.joined(YOU_AND_ADA)).toBe('You and Ada share a network now.');
    expect(de.prompt.won(du, 1)).toBe('Du gewinnst mit 1 Punkt!');
    expect(en.prompt.won(YOU_AND_ADA, 1)).toBe('You and Ada share the victory.');
    expect(de.ending.apart([2], du, 'Harry', 2, ['Riga'])).toBe(
      'Runde 2: Du hast 2 Punkte mehr als Harry verloren. Dir fehlte Riga.',
    );
  });

  it('tell the figures of the end whole, and speak to the one who plays alone', () => {
    const du = { names: 'du', count: 1, you: true };
    expect(en.ending.moment(HARRY, 1, 3, 'a ferry at Dublin', YOU, 4)).toBe(
      'Round 1, turn 3 (Harry, a ferry at Dublin): from then on you were ahead, at first by 4 points.',
    );
    expect(de.ending.moment(du, 1, 3, 'eine Fähre bei Dublin', HARRY, 1)).toBe(
      'Runde 1, Zug 3 (du, eine Fähre bei Dublin): Von da an lag Harry vorn, zuerst mit 1 Punkt.',
    );
    expect(en.ending.moment(HARRY, 2, 3, 'a ferry at Dublin', YOU, undefined)).toBe(
      'Round 2, turn 3 (Harry, a ferry at Dublin): this put you back in front, and it stayed that way.',
    );
    expect(de.ending.moment(HARRY, 2, 3, 'eine Fähre bei Dublin', du, undefined)).toBe(
      'Runde 2, Zug 3 (Harry, eine Fähre bei Dublin): Damit lagst du wieder vorn, und dabei blieb es.',
    );
    expect(en.ending.gain(HARRY, 1, 6, 2, 3)).toBe(
      'Round 1, turn 6: Harry came 2 rails nearer and saved the others 3 rails.',
    );
    expect(de.ending.gain(du, 1, 6, 0, 0)).toBe(
      'Runde 1, Zug 6: Du kamst nicht näher und hast sonst niemandem geholfen.',
    );
    const each = [7, -4, 0].map((points, i) => ({ who: [YOU, { ...HARRY, names: 'Ada' }, HARRY][i]!, points }));
    expect(en.ending.fortunes(each)).toBe(
      'Compared with the average, your cities needed 7 rails fewer, Ada’s 4 more, and Harry’s the same number.',
    );
    expect(de.ending.fortunes(each)).toBe(
      'Verglichen mit dem Schnitt brauchten deine Städte 7 Schienen weniger, die von Ada 4 mehr und die von Harry gleich viele.',
    );
    expect([en.tray.round(2, 2), en.tray.round(2, 0)]).toEqual(['Round 2 of 2', 'Round 2']);
    expect([de.tray.round(2, 2), de.tray.round(2, 0)]).toEqual(['Runde 2 von 2', 'Runde 2']);
    const dublin = { name: 'Dublin', rails: 1 };
    expect(de.whose.short([dublin])).toBe('Bis Dublin fehlte 1 Schiene.');
    expect(en.whose.short([dublin, { name: 'Oslo', rails: 2 }])).toBe(
      '3 rails were missing: 1 to Dublin and 2 to Oslo.',
    );
    expect(de.whose.joins(undefined, 21, [{ name: de.whose.byYou, rails: 21 }])).toBe(
      '21 Schienen verbinden deine Städte, alle von dir gelegt.',
    );
    expect(en.whose.joins('Ada', 12, [{ name: 'Ada', rails: 12 }])).toBe(
      '12 rails join Ada’s cities, all laid by Ada.',
    );
    const shares = [
      { name: 'you', rails: 8 },
      { name: 'Ada', rails: 4 },
    ];
    expect(en.whose.joins(undefined, 12, shares)).toBe('12 rails join your cities: 8 by you and 4 by Ada.');
    expect([de.whose.way(9, 7, 'Ada'), de.whose.way(9, 7), de.whose.way(9, 0)]).toEqual([
      '9 Schienen, 7 von Ada',
      '9 Schienen, 7 von anderen',
      '9 Schienen, alle selbst gelegt',
    ]);
    expect([en.whose.way(9, 9, 'Ada'), en.whose.way(1, 1), en.whose.way(1, 0)]).toEqual([
      '9 rails, all by Ada',
      '1 rail, by others',
      '1 rail, none by others',
    ]);
    expect(de.ending.gain(HARRY, 1, 6, 2, 3, du)).toBe(
      'Runde 1, Zug 6: Harry kam 2 Schienen näher und ersparte dir 3 Schienen.',
    );
    expect(en.ending.others('Ada')).toBe('Laid for you by Ada');
  });

  it('name no loss that nobody can have', () => {
    const name = (seat: number): string => ['Ada', 'Ben', 'Cleo'][seat]!;
    const scored = { round: 2, losses: [0, 20, 3], credits: [8, 0, 10] };
    const told = { type: 'scored', scored } as unknown as Event;
    const view = { map: 'europe' } as never;
    expect(en.event(told, name, view)).toBe(
      'Scoring of round 2: Ada loses nothing, Ben loses everything, Cleo loses 3 points (10 left).',
    );
    expect(de.round.lost(20)).toBe('alles verloren');
    const last = { type: 'scored', scored: { round: 3, losses: [0, 9], credits: [8, 0] } } as unknown as Event;
    expect(en.event(last, name, view)).toBe(
      'Scoring of round 3: Ada loses nothing, Ben loses the last points (9 were missing).',
    );
    expect(de.event(last, name, view)).toBe(
      'Wertung der Runde 3: Ada verliert nichts, Ben verliert die letzten Punkte (9 fehlten).',
    );
  });
});
