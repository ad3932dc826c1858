/** The server of the built app: what it sends, how long it may be kept, and what it never sends. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
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

  test('the service worker is asked for anew each time', async () => {
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test('a hashed asset may be kept for ever', async () => {
    const answer = await get('/assets/index-Ab_3-x9Z.js');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe(SCRIPT);
  });

  test('what was compressed at build time is sent compressed', async () => {
    const answer = await get('/assets/index-Ab_3-x9Z.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe(SCRIPT);
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
