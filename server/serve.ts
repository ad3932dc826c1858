/** Serves the built web app, and tables online beside it: pages, hashed assets to be kept for a year, everything else checked on each visit, under a strict content policy. */
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Online } from './online.ts';

export interface Served {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

const YEAR = 31_536_000;
/** How vite names what it hashes, also when it is sent compressed. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+(\.br|\.gz)?$/;
/** Nothing is uploaded here, so a request is small and soon complete. */
const LARGEST_BODY = 64 * 1024;
const REQUEST_MS = 20_000;

/** Port 0 takes any free one. A request that is not complete after `requestMs` is cut off. Without `online` there is the app alone. */
export async function serve(
  dir: string,
  port: number,
  host = 'localhost',
  requestMs = REQUEST_MS,
  online?: Online,
): Promise<Served> {
  const app = await appFor(dir, requestMs, online);
  await app.listen({ port, host });
  const taken = (app.server.address() as AddressInfo).port;
  return {
    url: `http://${nameFor(host)}:${taken}/`,
    port: taken,
    close: () => app.close(),
  };
}

/** What a browser on this computer calls the host. */
function nameFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function appFor(dir: string, requestMs: number, online?: Online): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: LARGEST_BODY,
    requestTimeout: requestMs,
    // Node looks for late requests only now and then, every 30 seconds by default.
    http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.ceil(requestMs / 4) },
    // Behind a proxy the addresses of visitors are in its headers, which nobody else may write.
    trustProxy: process.env['TRUST_PROXY'] === '1',
    logger: {
      level: process.env['LOG_LEVEL'] || 'warn',
      stream: process.stderr,
      // No addresses of visitors, no keys from links, and of what went wrong nothing that somebody has written.
      serializers: {
        req: ({ method, url }) => ({ method, path: withoutKeys(url) }),
        err: ({ name, message, code, stack }) => ({ type: name, message, code, stack: stack ?? '' }),
      },
    },
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Plain HTTP at home is fine; a proxy that adds TLS can add this header too.
    strictTransportSecurity: false,
  });
  await online?.register(app);
  await app.register(fastifyStatic, {
    root: dir,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.setHeader('cache-control', HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      // One address has up to three encodings; a cache on the way must not mix them up.
      void reply.setHeader('vary', 'accept-encoding');
    },
  });
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.setNotFoundHandler((request, reply) => notFound(request.method, request.url, reply));
  return app;
}

/** Links to tables and to oneself are as good as a password. */
function withoutKeys(url: string): string {
  return url.split('?', 1)[0]!.replace(/\/(t|j|carry|tables|devices|plays)\/[^/]+/, '/$1/…');
}

/** Pages have addresses of their own, all drawn by one document; a missing file is missing. */
function notFound(method: string, url: string, reply: FastifyReply): FastifyReply {
  const path = url.split('?', 1)[0]!;
  const isPage = !/\.\w+$/.test(path) && !path.startsWith('/api/');
  if (isPage && (method === 'GET' || method === 'HEAD')) return reply.sendFile('index.html');
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}

export function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
