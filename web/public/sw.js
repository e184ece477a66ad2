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

// Somebody is awaited at a table (docs/browser.md): said once for each table, unless that table is being looked at.
self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  if (!/^[a-z0-9]{4,40}$/.test(told.table ?? "")) return;
  const show = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    if (pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === `/table/${told.table}`)) return;
    await self.registration.showNotification(told.title, {
      body: told.body,
      tag: told.tag,
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      data: { table: told.table, quiet: told.quiet },
      actions: [
        { action: "open", title: told.open },
        { action: "quiet", title: told.stop },
      ],
    });
  };
  event.waitUntil(show());
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table, quiet } = event.notification.data;
  const body = JSON.stringify({ way: quiet });
  const end = () => fetch("/api/quiet", { method: "POST", headers: { "content-type": "application/json" }, body });
  const open = async () => {
    const path = `/table/${table}`;
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find((one) => new URL(one.url).pathname === path);
    return page ? page.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(event.action === "quiet" ? end() : open());
});
