// The shell without a network: files whose names change with their content are kept, pages and texts are asked for anew and kept in case.
// Tables are never kept: what happens there is the server's to tell.
const KEPT = "avernus-1";
const MOST = 90;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

async function keep(key, answer) {
  if (!answer.ok) return;
  const cache = await caches.open(KEPT);
  await cache.put(key, answer);
  const names = await cache.keys();
  for (const name of names.slice(0, Math.max(0, names.length - MOST))) await cache.delete(name);
}
async function lasting(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  void keep(request, answer.clone());
  return answer;
}
async function fresh(request, key) {
  try {
    const answer = await fetch(request);
    void keep(key, answer.clone());
    return answer;
  } catch (error) {
    const known = await caches.match(key);
    if (known) return known;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(lasting(request));
  else if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  else if (/^\/api\/(games|text)(\/|$)/.test(url.pathname) || /^\/(theme\.js|icon[^/]*|manifest\.webmanifest)$/.test(url.pathname))
    event.respondWith(fresh(request, request.url));
});
