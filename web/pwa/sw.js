/**
 * The service worker: keeps one whole build, answers from it, and so works without a connection. A new build gets a cache of its own and
 * takes over when the person says so (or when no page is open); older caches are removed then. The build fills in version and files.
 */
const CACHE = `stellwerk-${'__VERSION__'}`;
const FILES = ['__FILES__'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('stellwerk-') && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const isPage = request.mode === 'navigate';
  const path = isPage ? '/index.html' : url.pathname;
  // Whatever isn't part of the build (a server's answers) goes to the network.
  if (!FILES.includes(path) || (isPage && /^\/(api|ws)(\/|$)/.test(url.pathname))) return;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(path))
      .then((kept) => kept ?? fetch(request)),
  );
});
