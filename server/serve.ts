/** Serves the built web app: pages, hashed assets for ever, everything else asked for anew, under a strict content policy. */
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
/** How vite names what it hashes. */
const HASHED = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** Port 0 takes any free one. */
export async function serve(dir: string, port: number, host = 'localhost'): Promise<Served> {
  const app = await appFor(dir);
  await app.listen({ port, host });
  const taken = (app.server.address() as AddressInfo).port;
  return {
    url: `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${taken}/`,
    port: taken,
    close: () => app.close(),
  };
}

async function appFor(dir: string): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
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
    // Plain HTTP at home is fine; whoever puts TLS in front says so there.
    strictTransportSecurity: false,
  });
  await app.register(fastifyStatic, {
    root: dir,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      void reply.setHeader('cache-control', HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache');
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
