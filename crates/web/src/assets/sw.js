// A few lines that live on when the page is closed: calls, and a page for when there is no network.

const FILES = [];

addEventListener("install", (event) => {
  const keep = caches.open("offline").then((cache) => cache.addAll(FILES));
  event.waitUntil(keep.then(() => skipWaiting()));
});

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/offline")));
  } else if (FILES.some((file) => request.url.endsWith(file))) {
    event.respondWith(caches.match(request).then((known) => known ?? fetch(request)));
  }
});

addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const say = async () => {
    // Whoever looks at the table sees it there.
    const open = await clients.matchAll({ type: "window" });
    if (open.some((page) => page.focused && new URL(page.url).pathname === url)) return;
    await registration.showNotification(title, { body, tag, renotify: true, icon: "/icon/192.png", data: { url } });
  };
  event.waitUntil(say());
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  const go = async () => {
    const open = await clients.matchAll({ type: "window" });
    const page = open.find((page) => new URL(page.url).pathname === url);
    return page ? page.focus() : clients.openWindow(url);
  };
  event.waitUntil(go());
});
