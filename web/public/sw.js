/**
 * Caches the parts of the page, which never change under their names, and the first page for use
 * without a connection. Nothing else from the server is cached: no games, people or texts.
 */

const PARTS = "sandtable-parts";
const SHELL = "sandtable-shell";
/** Maximum number of cached parts, more than a whole page has. The oldest are removed first. */
const MOST = 400;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** Cache the first page: the visit that installs this worker does not pass through it. */
async function install() {
  await self.skipWaiting();
  try {
    await (await caches.open(SHELL)).add("/");
  } catch {
    // The next visit caches it.
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api"))
    event.respondWith(page(request, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(part(request));
});

/** Return the server's current page, or the cached one if the server cannot be reached. */
async function page(request, pathname) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok && pathname === "/") await (await caches.open(SHELL)).put("/", fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await caches.match("/", { cacheName: SHELL });
    if (kept === undefined) throw error;
    return kept;
  }
}

/**
 * Return a part, from the cache if possible: its name differs in each build. Errors are not cached.
 */
async function part(request) {
  const parts = await caches.open(PARTS);
  const kept = await parts.match(request.url);
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) {
    await parts.put(request.url, fresh.clone());
    const names = await parts.keys();
    await Promise.all(
      names.slice(0, Math.max(0, names.length - MOST)).map((old) => parts.delete(old)),
    );
  }
  return fresh;
}

/** Open the table of a notification. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data ?? "/", self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((all) => {
      const open = all.find(({ url }) => url === address);
      return open === undefined ? self.clients.openWindow(address) : open.focus();
    }),
  );
});
