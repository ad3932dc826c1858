/** Frames as a client of another make reads them. */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { frameOf } from './frame.ts';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

test('texts of every length arrive as they were', async () => {
  const texts = ['', 'a', 'ä'.repeat(62), 'b'.repeat(126), 'ü€😀'.repeat(5000), 'c'.repeat(65_535), 'd'.repeat(70_000)];
  const server = createServer((socket) => {
    socket.once('data', (data) => {
      const key = /sec-websocket-key: (.*)\r\n/i.exec(data.toString())![1]!;
      const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64');
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      for (const text of texts) socket.write(frameOf(text));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const ws = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const read: string[] = [];
  await new Promise<void>((resolve, reject) => {
    ws.on('error', reject);
    ws.on('message', (data: Buffer) => {
      read.push(data.toString());
      if (read.length === texts.length) resolve();
    });
  });
  ws.terminate();
  server.close();
  expect(read).toEqual(texts);
});

test('the same text is framed once', () => {
  expect(frameOf('news')).toBe(frameOf('news'));
});
