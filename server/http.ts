/** What is asked for without a socket: who one is, lists, files of plays, figures. */
import { networkInterfaces } from 'node:os';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replayLog, savePlay, type Entry, type PlayHead } from '@stellwerk/kernel';
import { COLOURS, NameSchema, WIRE_VERSION, type FinishedPlay, type WireReason } from '@stellwerk/tables/wire';
import * as v from 'valibot';
import { networkOf } from './limiter.ts';
import type { Online } from './online.ts';
import { finishedOf, unlist } from './rooms/finished.ts';
import type { Guest } from './rooms/room-doc.ts';

const COOKIE = 'stellwerk';
const YEAR_S = 31_536_000;
const LOOPBACK = ['127.0.0.1', '::1'];

const MeSchema = v.strictObject({
  name: NameSchema,
  colour: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COLOURS - 1))),
});
const CarrySchema = v.strictObject({ table: v.exactOptional(v.pipe(v.string(), v.maxLength(24))) });
const ArriveSchema = v.strictObject({ key: v.pipe(v.string(), v.maxLength(64)) });

export function tokenOf(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[COOKIE];
  const read = cookie === undefined ? undefined : request.unsignCookie(cookie);
  return read?.valid ? read.value : undefined;
}

/** Browsers say where a page came from; other sites' pages have no business here. */
export function isOwnPage({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

export function addApi(app: FastifyInstance, online: Online): void {
  const { people, rooms, live } = online;

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    void reply.header('cache-control', 'no-store');
    if (!isOwnPage(request)) await refuse(reply, 403, 'wire.person');
  });

  app.get('/api/server', (request) => ({
    wire: WIRE_VERSION,
    time: online.time.now(),
    addresses: networkAddresses(request),
  }));
  app.get('/metrics', async (_request, reply) => reply.type('text/plain').send(await online.metrics()));

  const me = (request: FastifyRequest): Promise<Guest | undefined> => people.byToken(tokenOf(request));
  const signIn = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
    void reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: YEAR_S,
      signed: true,
    });
  };

  /** What costs the database something each time is not done for the same person all the time. */
  const asksTooOften = async (request: FastifyRequest): Promise<boolean> =>
    !online.asks.allows((await me(request))?.id ?? networkOf(request.ip));
  const limited = {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (await asksTooOften(request)) await refuse(reply, 429, 'wire.flood');
    },
  };

  app.get('/api/me', async (request) => {
    const guest = await me(request);
    return guest ? { ...shown(guest), messages: await people.messages(guest) } : {};
  });
  app.post('/api/me', async (request, reply) => {
    const read = v.safeParse(MeSchema, request.body);
    if (!read.success) return refuse(reply, 400, 'wire.shape');
    const { name, colour } = read.output;
    const known = await me(request);
    if (known) {
      if (await asksTooOften(request)) return refuse(reply, 429, 'wire.flood');
      await people.rename(known, name, colour ?? known.colour);
      await rooms.rename(known);
      return shown(known);
    }
    if (!online.joins.allows(networkOf(request.ip))) return refuse(reply, 429, 'wire.flood');
    const { guest, token } = await people.join(name, colour ?? null);
    signIn(request, reply, token);
    return shown(guest);
  });
  app.delete('/api/me', async (request, reply) => {
    const guest = await me(request);
    if (guest) await online.forget(guest);
    return reply.clearCookie(COOKIE, { path: '/' }).send({});
  });

  app.get('/api/me/devices', limited, async (request) => {
    const guest = await me(request);
    return guest ? people.devices(guest) : [];
  });
  app.delete<{ Params: { id: string } }>('/api/me/devices/:id', limited, async (request) => {
    const guest = await me(request);
    if (guest && (await people.signOut(guest, request.params.id))) live.signOut(request.params.id);
    return {};
  });
  app.post('/api/me/carry', limited, async (request, reply) => {
    const read = v.safeParse(CarrySchema, request.body ?? {});
    if (!read.success) return refuse(reply, 400, 'wire.shape');
    const guest = await me(request);
    return guest ? { key: await people.carry(guest, read.output.table ?? null) } : refuse(reply, 401, 'wire.person');
  });
  app.post('/api/me/arrive', async (request, reply) => {
    const read = v.safeParse(ArriveSchema, request.body);
    if (!read.success) return refuse(reply, 400, 'wire.shape');
    if (!online.joins.allows(networkOf(request.ip))) return refuse(reply, 429, 'wire.flood');
    const arrived = await people.arrive(read.output.key);
    if (!arrived) return refuse(reply, 410, 'table.key');
    signIn(request, reply, arrived.token);
    return shown(arrived.guest);
  });

  app.get('/api/me/plays', limited, async (request) => {
    const guest = await me(request);
    return guest ? finishedOf(online.store, guest.id) : [];
  });
  app.delete<{ Params: { id: string; play: string } }>('/api/me/plays/:id/:play', limited, async (request, reply) => {
    const guest = await me(request);
    const number = Number(request.params.play);
    if (!guest || !(await finishedOf(online.store, guest.id)).some(isPlay(request.params.id, number)))
      return refuse(reply, 404, 'table.missing');
    await unlist(online.store, guest.id, request.params.id, number);
    return {};
  });

  app.get('/api/tables', limited, async (request) => {
    const guest = await me(request);
    return { lobby: await rooms.lists.publicRows(), mine: guest ? await rooms.lists.rowsOf(guest) : [] };
  });
  app.get<{ Params: { id: string }; Querystring: { play?: string } }>(
    '/api/tables/:id/file',
    async (request, reply) => {
      if (!online.files.allows(networkOf(request.ip))) return refuse(reply, 429, 'wire.flood');
      const room = await rooms.get(request.params.id);
      if (!room) return refuse(reply, 404, 'table.missing');
      const number = Number(request.query.play ?? room.doc.play);
      const file = await playFile(online, room.doc.id, number);
      if (typeof file === 'string') return refuse(reply, file === 'table.missing' ? 404 : 409, file);
      const name = `stellwerk-${room.doc.game}-${room.doc.id}-${number}.json`;
      return reply
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('application/json')
        .send(`${JSON.stringify(file, undefined, 1)}\n`);
    },
  );
}

/** The whole log with its seed, once the play is over. One whose rules are gone is given out as it was kept. */
async function playFile({ store, games }: Online, room: string, number: number): Promise<object | WireReason> {
  if (!Number.isSafeInteger(number)) return 'table.missing';
  const row = await store.db
    .selectFrom('plays')
    .innerJoin('rooms', 'rooms.id', 'plays.room')
    .select(['plays.head', 'rooms.doc'])
    .where('plays.room', '=', room)
    .where('plays.number', '=', number)
    .executeTakeFirst();
  if (!row) return 'table.missing';
  const doc = JSON.parse(row.doc) as { phase: string; play: number };
  if (doc.play === number && doc.phase === 'playing') return 'table.notOver';
  const rows = await store.db
    .selectFrom('entries')
    .select('entry')
    .where('play', '=', `${room}/${number}`)
    .orderBy('seq')
    .execute();
  const head = JSON.parse(row.head) as PlayHead;
  const entries = rows.map(({ entry }) => JSON.parse(entry) as Entry);
  const module = await games(head.game);
  const replayed = module ? replayLog(module.game, head, entries) : undefined;
  return replayed?.ok ? savePlay(replayed.play) : { ...head, entries };
}

const isPlay =
  (room: string, number: number) =>
  ({ table, play }: FinishedPlay): boolean =>
    table === room && play === number;

function shown(guest: Guest | undefined): object {
  return guest ? { name: guest.name, ...(guest.colour !== null && { colour: guest.colour }) } : {};
}

function refuse(reply: FastifyReply, status: number, code: WireReason): FastifyReply {
  return reply.code(status).send({ reason: { code } });
}

/** Where other devices in the network find this computer: for the one who sits at it. */
function networkAddresses(request: FastifyRequest): readonly string[] {
  const name = request.hostname;
  if (name !== 'localhost' && name !== '127.0.0.1' && name !== '[::1]') return [];
  const bound = request.server.server.address();
  if (typeof bound === 'object' && LOOPBACK.includes(bound?.address ?? '')) return [];
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const port = request.port ?? 80;
  return all
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
