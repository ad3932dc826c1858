/** Around the plays: how people come to a table, and what they may do there. */
import { describe, expect, test } from 'vitest';
import {
  choose,
  codeOf,
  gameOf,
  openTable,
  playAtRandom,
  serverForAll,
  startPlay,
  testServer,
  type TestPage,
} from './online.testing.ts';
import { fastRng } from '@stellwerk/kernel';
import { addLuck, type RoomDoc } from './rooms/room-doc.ts';

test('a person’s first word in the shuffle counts, said twice or not, and another is refused', () => {
  const doc = { starting: { at: 0, luck: [] } } as unknown as RoomDoc;
  expect(addLuck(doc, 1, 'first-word')).toBeUndefined();
  expect(addLuck(doc, 1, 'first-word')).toBeUndefined();
  expect(addLuck(doc, 1, 'other-word')).toBe('table.taken');
  expect(doc.starting?.luck).toEqual([[1, 'first-word']]);
});

describe('a table', () => {
  const server = serverForAll({ countdown: 250 });
  const pages = (...names: string[]) => Promise.all(names.map((name) => server.page(name)));
  const TE = { game: 'transeuropa' };

  test('is joined by its link and by its code, and says who sits there', async () => {
    const [mia, lena, jonas] = (await pages('Mia', 'Lena', 'Jonas')) as [TestPage, TestPage, TestPage];
    const table = await openTable([mia, lena], { ...TE, seats: [{ kind: 'you' }, { kind: 'free' }, { kind: 'free' }] });
    const { code } = mia.room!;
    expect(code).toMatch(/^[ACDEFGHJKMNPQRTUVWXYZ234679]{6}$/);
    const found = await jonas.must('find', { code: `${code.slice(0, 3)} ${code.slice(3).toLowerCase()}` });
    expect(found.table).toBe(table);
    await jonas.enter(table);
    await jonas.must('sit', { table, seat: 2 });
    await mia.until(() => mia.room!.seats[2]!.name === 'Jonas');
    expect(mia.room!.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Mia'],
      ['person', 'Lena'],
      ['person', 'Jonas'],
    ]);
    expect(mia.you).toEqual({ seat: 0, host: true });
    expect(jonas.you).toEqual({ seat: 2 });
  });

  test('who comes may ask for something in the same breath', async () => {
    const [mia, lena] = (await pages('Mia', 'Lena')) as [TestPage, TestPage];
    const table = await openTable([mia], { ...TE, seats: [{ kind: 'you' }, { kind: 'free' }] });
    const [, sat] = await Promise.all([lena.ask('enter', { table }), lena.ask('sit', { table })]);
    expect(codeOf(sat)).toBe('ok');
  });

  test('a code is tried five times a minute and no more', async () => {
    const strict = await testServer();
    const page = await strict.page('Eve');
    const tries = [];
    for (let n = 0; n < 7; n++) tries.push(codeOf(await page.ask('find', { code: 'AAAAAA' })));
    await strict.stop();
    expect(tries).toEqual([...Array(5).fill('table.missing'), 'wire.flood', 'wire.flood']);
  });

  test('seats are taken once, moved from, given up and told apart', async () => {
    const [mia, lena, other] = (await pages('Mia', 'Lena', 'Lena')) as [TestPage, TestPage, TestPage];
    const table = await openTable([mia, lena], {
      ...TE,
      seats: [{ kind: 'you' }, { kind: 'free' }, { kind: 'free' }, { kind: 'bot', level: 'easy' }],
    });
    await other.enter(table);
    expect(codeOf(await other.ask('sit', { table, seat: 1 }))).toBe('table.taken');
    expect(codeOf(await other.ask('sit', { table, seat: 3 }))).toBe('table.taken');
    expect(codeOf(await other.ask('sit', { table, seat: 5 }))).toBe('table.seats');
    await other.must('sit', { table });
    await mia.until(() => mia.room!.seats[2]!.name === 'Lena 2');
    await lena.must('stand', { table });
    await other.must('sit', { table, seat: 1 });
    await mia.until(() => mia.room!.seats[2]!.kind === 'free' && mia.room!.seats[1]!.kind === 'person');
    expect(codeOf(await lena.ask('colour', { table, colour: 2 }))).toBe('table.notSeated');
    await mia.must('colour', { table, colour: 4 });
    expect(codeOf(await other.ask('colour', { table, colour: 4 }))).toBe('table.taken');
  });

  test('the host puts somebody out, who may take a seat that is free', async () => {
    const [mia, lena] = (await pages('Mia', 'Lena')) as [TestPage, TestPage];
    const table = await openTable([mia, lena], TE);
    expect(codeOf(await mia.ask('seat', { table, seat: 1, wish: { kind: 'bot', level: 'easy' } }))).toBe('table.taken');
    expect(codeOf(await mia.ask('dropSeat', { table, seat: 1 }))).toBe('table.seats');
    await mia.must('seat', { table, seat: 1, wish: { kind: 'free' } });
    await lena.until(() => lena.you.seat === undefined);
    await lena.must('sit', { table });
  });

  test('a request means the seat that its person has when its turn comes', async () => {
    const [mia, lena] = (await pages('Mia', 'Lena')) as [TestPage, TestPage];
    const table = await openTable([mia, lena], { ...TE, bots: 1 });
    const both = [mia.ask('arrange', { table, order: [2, 0, 1] }), lena.ask('colour', { table, colour: 5 })];
    expect((await Promise.all(both)).map(codeOf)).toEqual(['ok', 'ok']);
    await mia.until(() => mia.room!.seats.some(({ name, colour }) => name === 'Lena' && colour === 5));
    const last = [
      lena.ask('stand', { table }),
      mia.ask('dropSeat', { table, seat: mia.room!.seats.findIndex(({ name }) => name === 'Lena') }),
      lena.ask('ready', { table, ready: true }),
    ];
    expect((await Promise.all(last)).map(codeOf)).toEqual(['ok', 'ok', 'table.notSeated']);
  });

  test('only the host changes seats and agreements; those make the others unready', async () => {
    const [mia, lena] = (await pages('Mia', 'Lena')) as [TestPage, TestPage];
    const table = await openTable([mia, lena], { ...TE, bots: 1 });
    for (const answer of [
      await lena.ask('seat', { table, seat: 2, wish: { kind: 'free' } }),
      await lena.ask('arrange', { table, order: [1, 0, 2] }),
      await lena.ask('agree', { table, public: true }),
      await lena.ask('start', { table }),
    ])
      expect(codeOf(answer)).toBe('table.notHost');
    await mia.must('arrange', { table, order: [1, 0, 2] });
    expect(codeOf(await mia.ask('arrange', { table, order: [1, 1, 2] }))).toBe('table.order');
    await mia.must('addSeat', { table });
    await mia.must('dropSeat', { table, seat: 2 });
    await mia.must('agree', { table, options: { openRounds: 3 }, clock: { kind: 'turn', seconds: 45 } });
    await lena.until(() => lena.room!.clock.kind === 'turn');
    expect(lena.room!.options).toMatchObject({ openRounds: 3 });
    expect(lena.room!.hints).toBeUndefined();
    await mia.must('agree', { table, hints: false });
    await lena.until(() => lena.room!.hints === false);
    await mia.must('agree', { table, watch: true });
    expect(mia.room!.hints).toBe(false);
    expect(lena.room!.seats.map(({ name, ready }) => [name, ready])).toEqual([
      ['Lena', false],
      ['Mia', true],
      [undefined, undefined],
    ]);
    expect(codeOf(await mia.ask('agree', { table, options: { openRounds: 'x' } }))).toMatch(/^options\./);
  });

  test('an invited seat opens with its key, once', async () => {
    const [mia, lena, eve] = (await pages('Mia', 'Lena', 'Eve')) as [TestPage, TestPage, TestPage];
    const table = await openTable([mia], { ...TE, seats: [{ kind: 'you' }, { kind: 'invited', name: 'Lena' }] });
    const key = mia.you.keys![1]!;
    await lena.enter(table);
    await eve.enter(table);
    expect(eve.you).toEqual({});
    expect(codeOf(await eve.ask('sit', { table, seat: 1 }))).toBe('table.taken');
    expect(codeOf(await eve.ask('sit', { table, key: 'guessed' }))).toBe('table.key');
    await lena.must('sit', { table, key });
    expect(codeOf(await eve.ask('sit', { table, key }))).toBe('table.key');
  });

  test('an invited seat opens to its name by the link of the table; at a public one only to somebody who has met the host', async () => {
    const seats = [{ kind: 'you' as const }, { kind: 'invited' as const, name: 'Lena' }];
    const [mia, lena, eve] = (await pages('Mia', ' lena', 'Eve')) as [TestPage, TestPage, TestPage];
    const open = await openTable([mia], { ...TE, seats, public: true });
    await lena.enter(open);
    expect(codeOf(await lena.ask('sit', { table: open }))).toBe('table.full');
    const table = await openTable([mia], { ...TE, seats });
    await eve.enter(table);
    expect(codeOf(await eve.ask('sit', { table }))).toBe('table.full');
    await lena.enter(table);
    await lena.must('sit', { table });
    expect(lena.you.seat).toBe(1);
    await lena.must('sit', { table: open });
    expect(lena.you.seat).toBe(1);
  });

  test('anybody seated can stop the countdown', async () => {
    const patient = await testServer({ countdown: 600_000 });
    const [mia, lena] = await Promise.all([patient.page('Mia'), patient.page('Lena')]);
    const table = await openTable([mia, lena], { ...TE, seats: [{ kind: 'you' }, { kind: 'free' }] });
    await mia.must('start', { table });
    await lena.until(() => lena.room!.phase === 'starting');
    await lena.must('stop', { table });
    await mia.until(() => mia.room!.phase === 'waiting');
    await patient.stop();
  });

  test('starts after a countdown; free seats need a word', async () => {
    const [mia, lena] = (await pages('Mia', 'Lena')) as [TestPage, TestPage];
    const table = await openTable([mia, lena], { ...TE, seats: [{ kind: 'you' }, { kind: 'free' }, { kind: 'free' }] });
    expect(codeOf(await mia.ask('start', { table }))).toBe('table.seats');
    await mia.must('start', { table, free: 'bots' });
    await Promise.all([mia, lena].map((page) => page.until(() => page.play !== undefined)));
    expect(mia.play!.players.map(({ name, kind }) => [name, kind])).toEqual([
      ['Mia', 'person'],
      ['Lena', 'person'],
      ['Ada', 'bot'],
    ]);
    expect(mia.play!.viewer).toBe(0);
    expect(codeOf(await mia.ask('find', { code: mia.room!.code || 'gone' }))).toBe('table.missing');
    expect((await fetch(new URL(`/api/tables/${table}/file`, server.served.url))).status).toBe(409);
  });

  test('a page that comes back is told what it missed, also after the server was restarted', async () => {
    const own = await testServer({ countdown: 100 });
    const game = await gameOf('transeuropa');
    let [mia, lena] = (await Promise.all([own.page('Mia'), own.page('Lena')])) as [TestPage, TestPage];
    const table = await openTable([mia, lena], TE);
    await startPlay(table, [mia, lena]);
    const rng = fastRng(3);
    const move = async () => {
      const page = mia.play!.toAct.includes(0) ? mia : lena;
      const { seen, play } = page.play!;
      await page.must('act', { table, play, seen, actions: [choose(game, page.play!, rng)] });
      await Promise.all(
        [mia, lena].map((each) => each.until(() => each.play!.seen > seen || each.ws.readyState !== each.ws.OPEN)),
      );
    };
    for (let n = 0; n < 5; n++) await move();
    const last = { play: 1, seen: lena.play!.seen };
    lena.close();
    const before = lena.play;
    // Lena's turns are played from another page.
    const lena2 = await own.again(lena);
    await lena2.enter(table);
    lena = lena2;
    for (let n = 0; n < 6; n++) await move();
    const lena3 = await own.again(lena);
    lena3.play = before;
    await lena3.enter(table, last);
    expect(lena3.play).toEqual({ ...lena.play, steps: lena.play!.steps });
    await own.restart();
    const mia2 = await own.again(mia);
    await mia2.enter(table, { play: 1, seen: -1 });
    expect(mia2.play!.view).toEqual(mia.play!.view);
    expect(mia2.play!.steps).toEqual(mia.play!.steps);
    mia = mia2;
    lena = await own.again(lena);
    await lena.enter(table);
    await Promise.all([mia, lena].map((page, index) => playAtRandom(game, table, page, index)));
    expect(own.errors).toEqual([]);
    await own.stop();
  });

  test('an action is taken back, and nobody acts for others or twice', async () => {
    const game = await gameOf('transeuropa');
    const [mia, lena] = (await pages('Mia', 'Lena')) as [TestPage, TestPage];
    const table = await openTable([mia, lena], TE);
    await startPlay(table, [mia, lena]);
    const rng = fastRng(5);
    const first = choose(game, mia.play!, rng);
    expect(codeOf(await lena.ask('act', { table, play: 1, seen: 0, actions: [first] }))).toBe('play.notToAct');
    const twice = await Promise.all([
      mia.ask('act', { table, play: 1, seen: 0, actions: [first] }, 'same'),
      mia.ask('act', { table, play: 1, seen: 0, actions: [first] }, 'same-again'),
    ]);
    expect(twice.map(codeOf)).toEqual(['ok', 'play.stale']);
    expect(codeOf(await mia.ask('act', { table, play: 1, seen: 0, actions: [first] }, 'same'))).toBe('ok');
    await lena.until(() => lena.play!.seen === 1);
    await lena.must('act', { table, play: 1, seen: 1, actions: [choose(game, lena.play!, rng)] });
    await mia.until(() => mia.play!.seen === 2);
    const before = mia.play!.view;
    await mia.must('act', { table, play: 1, seen: 2, actions: [choose(game, mia.play!, rng)] });
    await mia.until(() => mia.play!.seen === 3);
    if (mia.play!.undo) {
      await mia.must('undo', { table, play: 1, seen: 3 });
      await mia.until(() => mia.play!.seen === 4);
      expect(mia.play!.view).toEqual(before);
      expect(mia.play!.steps.at(-1)![2]).toBe(3);
    }
    await lena.until(() => lena.play!.seen === mia.play!.seen);
    expect(codeOf(await lena.ask('undo', { table, play: 1, seen: lena.play!.seen }))).toBe('play.noUndo');
    const back = await mia.must('look', { table, play: 1, step: 2 });
    expect(back.moment!.view).toEqual(before);
  });

  test('who watches sees what all see; without leave nobody watches', async () => {
    const [mia, lena] = (await pages('Mia', 'Lena')) as [TestPage, TestPage];
    const table = await openTable([mia, lena], TE);
    const watcher = await server.page();
    await watcher.enter(table);
    await startPlay(table, [mia, lena]);
    await watcher.until(() => watcher.play !== undefined);
    expect(watcher.play!.viewer).toBe('observer');
    await mia.until(() => mia.room!.watchers === 1);
    expect(codeOf(await watcher.ask('act', { table, play: 1, seen: 0, actions: [{}] }))).toBe('wire.person');
    const eyes = await watcher.must('look', { table, play: 1, step: 0, eyes: 0 });
    expect(eyes.moment!.view).toEqual(watcher.play!.view);

    const closed = await openTable([mia, lena], { ...TE, watch: false });
    await startPlay(closed, [mia, lena], -1);
    await mia.until(() => mia.room!.table === closed && mia.room!.phase === 'playing');
    const stranger = await server.page('Eve');
    expect(codeOf(await stranger.ask('enter', { table: closed }))).toBe('table.noWatching');
    expect(codeOf(await stranger.ask('look', { table: closed, play: 1, step: 0 }))).toBe('table.missing');
  });

  test('who watches is counted and named once, and takes the seat of who goes', async () => {
    const [mia, lena, eve] = (await pages('Mia', 'Lena', 'Eve')) as [TestPage, TestPage, TestPage];
    const table = await openTable([mia, lena], TE);
    await startPlay(table, [mia, lena]);
    const nameless = await server.page();
    for (const page of [eve, await server.again(eve), nameless]) await page.enter(table);
    await mia.until(() => mia.room!.watchers === 2);
    expect(mia.room!.watching).toEqual(['Eve']);
    expect(codeOf(await nameless.ask('again', { table, in: true }))).toBe('wire.person');
    await eve.must('again', { table, in: true });
    await mia.until(() => mia.room!.next?.join() === 'Eve');
    for (const page of [mia, lena]) await page.must('vote', { table, motion: 'abandon', yes: true });
    await lena.must('again', { table, in: false });
    await mia.must('again', { table, in: true });
    await mia.must('start', { table, free: 'bots' });
    await eve.until(() => eve.play?.play === 2 && eve.you.seat !== undefined);
    expect(eve.play!.viewer).toBe(eve.you.seat);
    expect(eve.play!.players.map(({ name }) => name)).toEqual(['Eve', 'Mia']);
    expect(eve.room!.next).toBeUndefined();
    // Lena stays and watches.
    await lena.until(() => lena.play?.viewer === 'observer');
  });

  test('after the end there is another play with everybody one seat on', async () => {
    const game = await gameOf('interurban');
    const [mia, lena] = (await pages('Mia', 'Lena')) as [TestPage, TestPage];
    const table = await openTable([mia, lena], { game: 'interurban' });
    await startPlay(table, [mia, lena]);
    const first = mia.room!.commitment;
    await Promise.all([mia, lena].map((page, index) => playAtRandom(game, table, page, index)));
    await lena.until(() => lena.room!.phase === 'over');
    await mia.until(() => mia.room!.phase === 'over' && mia.room!.commitment !== first);
    const eyes = await mia.must('look', { table, play: 1, step: 3, eyes: 1 });
    expect(eyes.moment!.view).toBeDefined();
    await lena.must('again', { table, in: true });
    await mia.must('again', { table, in: true });
    await Promise.all([mia, lena].map((page) => page.until(() => page.play!.play === 2)));
    expect(mia.play!.players.map(({ name }) => name)).toEqual(['Lena', 'Mia']);
    expect(mia.play!.viewer).toBe(1);
    expect(Object.values(mia.room!.wins!).reduce((sum, wins) => sum + wins, 0)).toBeGreaterThan(0);
  });

  test('the same people play another game at the same table', async () => {
    const [mia, lena] = (await pages('Mia', 'Lena')) as [TestPage, TestPage];
    const table = await openTable([mia, lena], { ...TE, bots: 4 });
    await startPlay(table, [mia, lena]);
    expect(codeOf(await mia.ask('agree', { table, game: 'interurban' }))).toBe('table.notWaiting');
    for (const page of [mia, lena]) await page.must('vote', { table, motion: 'abandon', yes: true });
    expect(codeOf(await lena.ask('agree', { table, game: 'interurban' }))).toBe('table.notHost');
    expect(codeOf(await mia.ask('agree', { table, game: 'chess' }))).toBe('table.game');
    await lena.must('again', { table, in: true });
    await mia.must('agree', { table, game: 'interurban' });
    await lena.until(() => lena.room!.game === 'interurban');
    // Who was in for the other game is asked again.
    expect(lena.room!.seats.map(({ name, again }) => [name, again])).toEqual(
      [...lena.room!.seats].map(({ name }) => [name, undefined]),
    );
    expect(lena.room!.seats).toHaveLength(5);
    for (const page of [mia, lena]) await page.must('again', { table, in: true });
    await lena.until(() => lena.play!.play === 2);
    expect(lena.play!.game).toBe('interurban');
  });

  test('says whose luck is in the shuffle, and so whose was left out, from the countdown on', async () => {
    const [mia, lena] = (await pages('Mia', 'Lena')) as [TestPage, TestPage];
    const table = await openTable([mia, lena], TE);
    await mia.must('start', { table });
    await lena.must('luck', { table, luck: 'in-good-time' });
    expect(lena.room!.luck).toEqual([1]);
    await mia.until(() => mia.room!.phase === 'playing');
    expect(codeOf(await mia.ask('luck', { table, luck: 'too-late-for-this' }))).toBe('table.notWaiting');
    const late = await server.again(mia);
    await late.enter(table);
    expect(late.room!.luck).toEqual([1]);
    const { head } = (await server.online.rooms.get(table))!.running!.play;
    expect(head.seed.contributions).toEqual(['in-good-time']);
  });

  test('people talk; watchers among themselves while the play runs', async () => {
    const [mia, lena, eve] = (await pages('Mia', 'Lena', 'Eve')) as [TestPage, TestPage, TestPage];
    const table = await openTable([mia, lena], TE);
    await eve.enter(table);
    await mia.must('say', { table, text: '  <b>Hello\u0000</b>\n ' });
    await eve.until(() => eve.talk.length === 1);
    expect(eve.talk[0]).toMatchObject({ number: 1, name: 'Mia', seat: 0, text: '<b>Hello </b>' });
    await startPlay(table, [mia, lena]);
    await eve.must('phrase', { table, phrase: 1 });
    await lena.must('phrase', { table, phrase: 2 });
    await eve.until(() => eve.talk.length === 3);
    await mia.until(() => mia.talk.length === 2);
    expect(eve.talk[1]).toMatchObject({ name: 'Eve', phrase: 1, watchers: true });
    expect(mia.talk[1]).toMatchObject({ name: 'Lena', phrase: 2 });
    const again = await server.again(mia);
    await again.enter(table);
    expect(again.talk.map(({ number }) => number)).toEqual([1, 3]);
    expect(codeOf(await (await server.page()).ask('say', { table, text: 'hm' }))).toBe('wire.person');
  });

  test('all present can end it without a result; one no is enough to go on', async () => {
    const [mia, lena] = (await pages('Mia', 'Lena')) as [TestPage, TestPage];
    const table = await openTable([mia, lena], TE);
    await startPlay(table, [mia, lena]);
    await mia.must('vote', { table, motion: 'abandon', yes: true });
    await lena.until(() => lena.room!.motions?.length === 1);
    await lena.must('vote', { table, motion: 'abandon', yes: false });
    await mia.until(() => mia.room!.motions === undefined);
    expect(mia.room!.phase).toBe('playing');
    await lena.must('vote', { table, motion: 'abandon', yes: true });
    await mia.must('vote', { table, motion: 'abandon', yes: true });
    await lena.until(() => lena.room!.phase === 'over');
    expect(lena.room!.abandoned).toBe(true);
    expect((await fetch(new URL(`/api/tables/${table}/file`, server.served.url))).status).toBe(200);
  });

  test('who has given up has no vote, and holds up none', async () => {
    const [mia, lena, eve] = (await pages('Mia', 'Lena', 'Eve')) as [TestPage, TestPage, TestPage];
    const table = await openTable([mia, lena, eve], TE);
    await startPlay(table, [mia, lena, eve]);
    await eve.must('resign', { table });
    await mia.until(() => mia.room!.seats[2]!.relieved === true);
    expect(codeOf(await eve.ask('vote', { table, motion: 'abandon', yes: true }))).toBe('table.vote');
    await mia.must('vote', { table, motion: 'abandon', yes: true });
    await lena.until(() => lena.room!.motions?.[0]?.of.join() === '0,1');
    await lena.must('resign', { table });
    await lena.until(() => lena.room!.phase === 'over');
    expect(lena.room!.abandoned).toBe(true);
    expect(lena.room!.motions).toBeUndefined();
  });

  test('a bot plays for who resigns, until they are back', async () => {
    const [mia, lena] = (await pages('Mia', 'Lena')) as [TestPage, TestPage];
    const table = await openTable([mia, lena], TE);
    await startPlay(table, [mia, lena]);
    await mia.must('resign', { table });
    await lena.until(() => lena.play!.toAct.includes(1));
    await lena.until(() => lena.room!.seats[0]!.relieved === true);
    expect(codeOf(await mia.ask('act', { table, play: 1, seen: mia.play!.seen, actions: [{}] }))).toBe(
      'table.notSeated',
    );
    await mia.must('back', { table });
    await lena.until(() => lena.room!.seats[0]!.relieved === undefined);
  });

  test('is listed while it waits and runs; one’s own with whose turn it is', async () => {
    const [mia, lena] = (await pages('Mia', 'Lena')) as [TestPage, TestPage];
    const looker = await server.page();
    await looker.must('lobby', { on: true });
    const { mine } = await mia.must('lobby', { on: true });
    expect(mine).toEqual([]);
    const table = await openTable([mia, lena], { ...TE, public: true });
    await looker.until(() => looker.rows.get(table)?.names.length === 2);
    expect(looker.rows.get(table)).toMatchObject({
      game: 'transeuropa',
      phase: 'waiting',
      names: ['Mia', 'Lena'],
      free: 0,
    });
    await startPlay(table, [mia, lena]);
    await looker.until(() => looker.rows.get(table)?.phase === 'playing');
    await mia.until(() => mia.mine.get(table)?.myTurn === true);
    const listed = (await (
      await fetch(new URL('/api/tables', server.served.url), { headers: { cookie: lena.cookie } })
    ).json()) as {
      lobby: { table: string }[];
      mine: { table: string; myTurn: boolean }[];
    };
    expect(listed.lobby.some((row) => row.table === table)).toBe(true);
    expect(listed.mine.find((row) => row.table === table)).toMatchObject({ seat: 1, myTurn: false, awaits: 'Mia' });
    expect(mia.mine.get(table)).not.toHaveProperty('awaits');
    expect(looker.rows.get(table)).toMatchObject({ watch: true, began: expect.any(Number) });
    expect(looker.rows.get(table)).not.toHaveProperty('awaits');
  });
});
