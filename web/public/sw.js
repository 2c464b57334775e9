/* The service worker: where the server cannot be reached, a page that says so. It keeps that page and nothing else: whatever is asked for
comes from the server, so rules and pages are never stale. The page is kept in the language in which this file was asked for. */

const language = new URL(location.href).searchParams.get('language') ?? 'en';
const PAGE = `/offline.html?language=${language}`;
const STYLE = '/offline.css';
const KEPT = `offline-${language}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll([PAGE, STYLE].map((path) => new Request(path, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))));
});

self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate') event.respondWith(fetch(event.request).catch(() => caches.match(PAGE)));
  else if (new URL(url).pathname === STYLE) event.respondWith(fetch(event.request).catch(() => caches.match(STYLE)));
});
