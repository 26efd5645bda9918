/** The service worker's file, by which the page asks for it. */
export const SERVICE_WORKER = 'service-worker.js';

/**
 * The script that keeps the page for when there is no network. It takes the files of one version and gives
 * them out from then on; with the next version it is another script, which browsers notice by themselves.
 *
 * @param version of the files
 * @param files   their names; the folder itself is the page
 */
export function serviceWorkerText(version: string, files: readonly string[]): string {
  return `const PREFIX = 'knockback-';
const CACHE = PREFIX + ${JSON.stringify(version)};
const FILES = ${JSON.stringify(['./', ...files])};

self.addEventListener('install', (event) => {
  // Not what the browser's own cache may still have of the version before.
  const fresh = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith(PREFIX) && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(event.request, { ignoreSearch: true }))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
`;
}
