import { cachePrefix } from "./cacheNames";

/** Inserted by the build: the path of the book's page, the version of this list, and the addresses that the page needs. */
declare const bookFiles: { scope: string; version: string; hashed: string[]; named: string[] };

type Waiting = Event & { waitUntil: (done: Promise<unknown>) => void };
type Fetching = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };

/** The used part of a service worker's global scope; TypeScript's own types of it conflict with those of a page. */
const worker = self as unknown as {
  addEventListener(type: "install" | "activate" | "message", listener: (event: Waiting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

const { scope, version, hashed, named } = bookFiles;

const cacheName = cachePrefix(scope) + version;

// All files or none: if one is missing, the browser keeps the previous worker.
worker.addEventListener("install", (event) => {
  const fetchAll = async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll(hashed);
    await cache.addAll(named.map((address) => new Request(address, { cache: "no-cache" })));
  };
  event.waitUntil(fetchAll());
});

// A waiting version takes over only when the book is opened, and reloads it; never under an open page.
worker.addEventListener("message", (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener("activate", (event) => {
  const clean = async () => {
    const names = await caches.keys();
    const others = names.filter((name) => name.startsWith(cachePrefix(scope)) && name !== cacheName);
    // Another tab may still run the previous version and request files that the site no longer has.
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(clean());
});

// Cache first, so that a dead connection costs no time. A newer version is installed whole, beside this one.
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "GET" && origin === location.origin && isOfBook(pathname))
    event.respondWith(kept(request, pathname));
});

// A previous version's scripts have other names and stand beside the site's pages.
const isOfBook = (pathname: string) =>
  hashed.includes(pathname) || named.includes(pathname) || /-[0-9a-f]{8,}\.js$/.test(pathname);

async function kept(request: Request, pathname: string): Promise<Response> {
  const own = await (await caches.open(cacheName)).match(pathname);
  return own ?? (await caches.match(pathname)) ?? fetch(request);
}
