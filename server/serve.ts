/** Serves the built web app: pages, hashed assets to be kept for a year, everything else checked on each visit, under a strict content policy. */
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';

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

/** Port 0 takes any free one. A request that is not complete after `requestMs` is cut off. */
export async function serve(dir: string, port: number, host = 'localhost', requestMs = REQUEST_MS): Promise<Served> {
  const app = await appFor(dir, requestMs);
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

async function appFor(dir: string, requestMs: number): Promise<FastifyInstance> {
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: LARGEST_BODY,
    requestTimeout: requestMs,
    // Node looks for late requests only now and then, every 30 seconds by default.
    http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.ceil(requestMs / 4) },
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
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Plain HTTP at home is fine; a proxy that adds TLS can add this header too.
    strictTransportSecurity: false,
  });
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

/** Pages have addresses of their own, all drawn by one document; a missing file is missing. */
function notFound(method: string, url: string, reply: FastifyReply): FastifyReply {
  const path = url.split('?', 1)[0]!;
  const isPage = !/\.\w+$/.test(path);
  if (isPage && (method === 'GET' || method === 'HEAD')) return reply.sendFile('index.html');
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
}

export function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
