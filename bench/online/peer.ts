/**
 * boardgame.io's server under the same load: its own server with its in-memory store and its defaults, in production mode and without undo, spoken to
 * over plain WebSockets. The game is as small as can be: its state is as long as a TransEuropa view, and a move changes five numbers in it, which is what a
 * rail changes, without any rules, hidden cards or randomness. So all that is measured is what the server does around a game.
 */
import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import type { Server as MakeServer } from 'boardgame.io/server';
import WebSocket from 'ws';
import { Load, type LoadedTable, type LoadFigures } from './load.ts';
import { answerAsServer, type ServerProcess } from './process.ts';

const NAME = 'board';
const SEATS = 4;
const CHANGES = 5;

interface Board {
  readonly cells: number[];
}

/** A list of single digits takes two bytes for each in JSON. */
function board(bytes: number): Game<Board> {
  const cells = Math.floor(bytes / 2);
  return {
    name: NAME,
    disableUndo: true,
    setup: () => ({ cells: Array.from({ length: cells }, () => 0) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      lay: ({ G, ctx }, cell: number) => {
        for (let each = 0; each < CHANGES; each++) G.cells[(cell + 97 * each) % cells] = 1 + Number(ctx.currentPlayer);
      },
    },
  };
}

/** In the server's process. */
export async function servePeer(bytes: number): Promise<number> {
  const { Server } = createRequire(import.meta.url)('boardgame.io/server') as { Server: typeof MakeServer };
  const server = Server({ games: [board(bytes)], origins: [] });
  const app = server.app as unknown as { listen(...args: unknown[]): HttpServer };
  const { listen } = app;
  // It would listen on all addresses of the machine.
  app.listen = (port, ready) => listen.call(app, port, '127.0.0.1', ready);
  const running = await server.run(0);
  const { port } = running.appServer.address() as AddressInfo;
  return answerAsServer(`http://127.0.0.1:${port}/`, () => Promise.resolve(server.kill(running)));
}

export async function loadPeer(server: ServerProcess, tables: number, seconds: number): Promise<LoadFigures> {
  const load = new Load(tables);
  const sockets = await Promise.all(load.tables.map((table, match) => seat(server.url, table, match)));
  const figures = await load.measure([server], seconds);
  for (const socket of sockets.flat()) socket.terminate();
  return figures;
}

/** The first to come to a match makes it; nobody has to show credentials there. */
async function seat(url: string, table: LoadedTable, match: number): Promise<readonly WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let player = 0; player < SEATS; player++) sockets.push(await connect(url, table, `match${match}`, player));
  // All are there: the first one begins.
  sockets[0]!.emit('begin');
  return sockets;
}

/** A player, in words of socket.io: 2 and 3 are its ping and pong, 40 opens a namespace, 42 is an event. */
async function connect(url: string, table: LoadedTable, match: string, player: number): Promise<WebSocket> {
  const address = new URL('socket.io/?EIO=4&transport=websocket', url).href.replace('http', 'ws');
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const emit = (event: string, ...args: unknown[]): void =>
    socket.send(`42/${NAME},${JSON.stringify([event, ...args])}`);
  const move = (state: number): void => {
    const payload = { type: 'lay', args: [(state * 31) % 1000], playerID: String(player) };
    const send = (): void => emit('update', { type: 'MAKE_MOVE', payload }, state, match, String(player));
    table.move(state + 1, player, send);
  };
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('0{')) socket.send(`40/${NAME},`);
      else if (text === '2') socket.send('3');
      else if (text.startsWith(`40/${NAME},`)) emit('sync', match, String(player), null, SEATS);
      else if (text.startsWith(`42/${NAME},["sync"`)) resolve();
      else if (text.startsWith(`42/${NAME},["update"`)) {
        // A real client would parse it all; the load need not.
        const state = Number(/"_stateID":(\d+)/.exec(text)![1]);
        table.arrived(state, player);
        if (/"currentPlayer":"(\d)"/.exec(text)![1] === String(player)) move(state);
      }
    });
  });
  if (player === 0) socket.once('begin', () => move(0));
  return socket;
}
