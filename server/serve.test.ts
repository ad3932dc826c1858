/** The server of the built app: what it sends, how long it may be kept, and what it never sends. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAddressInUse, serve, type Served } from './index.ts';

const SCRIPT = 'console.log("all aboard");';
let home: string;
let served: Served;

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'stellwerk-serve-'));
  const dist = join(home, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(home, 'secret.txt'), 'not yours');
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Stellwerk</title>');
  writeFileSync(join(dist, 'sw.js'), 'self.skipWaiting();');
  writeFileSync(join(dist, 'assets', 'index-Ab_3-x9Z.js'), SCRIPT);
  writeFileSync(join(dist, 'assets', 'index-Ab_3-x9Z.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(dist, 'assets', 'index-Ab_3-x9Z.js.gz'), gzipSync(SCRIPT));
  served = await serve(dist, 0);
});
afterAll(async () => {
  await served.close();
  rmSync(home, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(new URL(path, served.url), init);

/** Without the clean-up of paths that `fetch` does. */
function rawStatus(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port: served.port, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('the app', () => {
  test.each(['/', '/play/17', '/rules/transeuropa?lang=de'])(
    'page %s is the one document, never stale',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('<title>Stellwerk</title>');
    },
  );

  test('the service worker is checked on each visit', async () => {
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['br', 'gzip', 'identity'])('a hashed asset is kept for a year, sent as %s', async (encoding) => {
    const answer = await get('/assets/index-Ab_3-x9Z.js', { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toBe(SCRIPT);
  });

  test('a page says that its encoding was negotiated, also when it has not changed', async () => {
    const first = await get('/');
    expect(first.headers.get('vary')).toBe('accept-encoding');
    // `fetch` asks for a fresh copy unless it is told otherwise.
    const headers = { 'if-none-match': first.headers.get('etag')!, 'cache-control': 'max-age=0' };
    const again = await get('/', { headers });
    expect({ status: again.status, vary: again.headers.get('vary') }).toEqual({ status: 304, vary: 'accept-encoding' });
  });

  test('a missing file is missing, not a page', async () => {
    expect((await get('/assets/gone-12345678.js')).status).toBe(404);
    expect((await get('/', { method: 'POST' })).status).toBe(404);
  });

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt'])(
    '%s does not lead out of the folder',
    async (path) => {
      expect(await rawStatus(path)).toBeGreaterThanOrEqual(400);
    },
  );

  test('says that it is well', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ ok: true });
  });

  test('the content policy allows only what is served here', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
  });

  test('a taken port is told apart from other troubles', async () => {
    const error: unknown = await serve(home, served.port).catch((caught: unknown) => caught);
    expect(isAddressInUse(error)).toBe(true);
    expect(isAddressInUse(new Error('other'))).toBe(false);
  });
});

describe('a request body', () => {
  const post = (headers: string) =>
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n${headers}\r\n\r\n`;

  /** Sends the start at once and then byte after byte; resolves with all that was answered when the connection ends. */
  function trickle(port: number, start: string): Promise<string> {
    return new Promise((resolve) => {
      let more: NodeJS.Timeout | undefined;
      const socket = connect(port, 'localhost', () => {
        socket.write(start);
        more = setInterval(() => socket.write('x'), 20);
      });
      let answer = '';
      socket.on('data', (part) => (answer += part.toString()));
      // Writing to a connection that was just closed is an error here, and the end that we wait for.
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        clearInterval(more);
        resolve(answer);
      });
    });
  }

  test('that comes byte by byte is cut off', async () => {
    const strict = await serve(join(home, 'dist'), 0, 'localhost', 200);
    try {
      expect(await trickle(strict.port, post('Content-Length: 60000'))).toMatch(/^HTTP\/1\.1 408 /);
    } finally {
      await strict.close();
    }
  });

  test('that is too large is refused before it is sent', async () => {
    expect(await trickle(served.port, post('Content-Length: 90000'))).toMatch(/^HTTP\/1\.1 413 /);
  });
});
