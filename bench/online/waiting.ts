/** What a server does for those who do little: idle pages, and a long play that somebody comes back to after a restart. */
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import type { ServerProcess } from './process.ts';
import type { StellwerkFigures } from './stellwerk.ts';

const AT_ONCE = 100;
/** Milliseconds for each page, in which the server clears away what connecting has left behind. */
const SETTLE_MS = 0.3;

/** Guests with a page each that does nothing. As many as there are file descriptors for. */
export async function idle(
  server: ServerProcess,
  wanted: number,
): Promise<{ readonly connections: number; readonly rssMB: number }> {
  const sockets: WebSocket[] = [];
  let full = false;
  const more = async (): Promise<void> => {
    while (!full && sockets.length < wanted) {
      const number = sockets.length;
      // Its place is taken before it is there, or there would be too many.
      sockets.length++;
      try {
        sockets[number] = await connect(server.url, await cookie(server.url, number));
      } catch (error) {
        if (number === 0) throw error;
        full = true;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, more));
  await pause(SETTLE_MS * wanted);
  const { rssMB } = await server.used();
  const connections = sockets.filter((socket) => socket?.readyState === WebSocket.OPEN).length;
  for (const socket of sockets) socket?.terminate();
  return { connections, rssMB };
}

/** From the first request for a table that is not in memory to its answer. */
export async function open(server: ServerProcess, { table, cookie }: StellwerkFigures['long']): Promise<number> {
  const socket = await connect(server.url, cookie);
  const start = performance.now();
  socket.send(JSON.stringify({ type: 'enter', id: 'first', table }));
  const answer = await new Promise<string>((resolve) => {
    socket.once('message', (data: Buffer) => resolve(data.toString()));
  });
  const took = performance.now() - start;
  socket.terminate();
  if (!answer.includes('"view"')) throw new Error(`the table did not open: ${answer.slice(0, 200)}`);
  return took;
}

async function cookie(url: string, number: number): Promise<string> {
  const answer = await fetch(new URL('/api/me', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: `P${number}` }),
  });
  await answer.arrayBuffer();
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

/** Resolves when the server has said welcome. */
function connect(url: string, cookie: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const address = new URL('/api/live', url).href.replace('http', 'ws');
    const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false });
    socket.once('message', () => resolve(socket));
    socket.on('error', reject);
  });
}
