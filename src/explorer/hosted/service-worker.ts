/** The name of the service worker's file, which the page registers. */
export const SERVICE_WORKER = 'service-worker.js';

/**
 * The script of the service worker. It downloads the files of one version, and from then on serves these files. Each
 * version has a different script, so browsers detect a new version.
 *
 * @param version identifies the version of the files
 * @param files the names of the files, except the page itself, which is the folder (`./`)
 */
export function serviceWorkerText(version: string, files: readonly string[]): string {
  return `const PREFIX = 'knockback-';
const CACHE = PREFIX + ${JSON.stringify(version)};
const FILES = ${JSON.stringify(['./', ...files])};

self.addEventListener('install', (event) => {
  // Bypasses the browser's own cache, which may still contain the previous version.
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
