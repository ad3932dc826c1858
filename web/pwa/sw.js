/**
 * The service worker: keeps one whole build, answers from it, and so works without a connection. A new build gets a cache of its own and
 * takes over when the person says so (or when no page is open). Other tabs may still run the build before: its cache stays, and answers for
 * its hashed files, until a page is opened while no other is. The build fills in version and files.
 */
const CACHE = `stellwerk-${'__VERSION__'}`;
const FILES = ['__FILES__'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const isPage = request.mode === 'navigate';
  if (isPage) event.waitUntil(tidy());
  // All pages are drawn by one document; a file that is opened like a page, such as the licences, is still a file.
  const path = isPage && !FILES.includes(url.pathname) ? '/index.html' : url.pathname;
  const isOurs = FILES.includes(path) && !(isPage && /^\/(api|ws)(\/|$)/.test(url.pathname));
  // What is neither part of this build nor may be of an earlier one (a server's answers) goes to the network.
  if (isOurs) event.respondWith(answer(request, path, { cacheName: CACHE }));
  else if (!isPage && path.startsWith('/assets/')) event.respondWith(answer(request, path, {}));
});

async function answer(request, path, where) {
  // Encodings are a matter of the network; here everything lies decoded.
  return (await caches.match(path, { ...where, ignoreVary: true })) ?? fetch(request);
}

/** Removes earlier builds once no page is open that could be one of them. The page that is just being opened doesn't count yet. */
async function tidy() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 0) return;
  // They come in the order in which they were made; a later one belongs to a build that is about to be installed.
  const builds = (await caches.keys()).filter((name) => name.startsWith('stellwerk-'));
  const earlier = builds.slice(0, Math.max(0, builds.indexOf(CACHE)));
  await Promise.all(earlier.map((name) => caches.delete(name)));
}
