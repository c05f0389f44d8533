import { cachePrefix } from "./cacheNames";

/** Inserted by the build: the path of the book's page, a hash of its files, and their addresses with and without a hash. */
declare const bookFiles: { scope: string; version: string; hashedFiles: string[]; plainFiles: string[] };

type ExtendableEvent = Event & { waitUntil: (done: Promise<unknown>) => void };
type FetchEvent = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };

/** The used part of a service worker's global scope. TypeScript's own types for it conflict with the types of a page. */
const worker = self as unknown as {
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

const { scope, version, hashedFiles, plainFiles } = bookFiles;

const cacheName = cachePrefix(scope) + version;

// All files are fetched, or none: if one is missing, the browser keeps the previous worker.
worker.addEventListener("install", (event) => {
  const fetchAll = async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll(hashedFiles);
    await cache.addAll(plainFiles.map((address) => new Request(address, { cache: "no-cache" })));
    await worker.skipWaiting();
  };
  event.waitUntil(fetchAll());
});

worker.addEventListener("activate", (event) => {
  const clean = async () => {
    const names = await caches.keys();
    const others = names.filter((name) => name.startsWith(cachePrefix(scope)) && name !== cacheName);
    // The newest older cache stays, because another tab may request files of its version that the site no longer has.
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(clean());
});

// Cache first, so that a dead connection costs no time. A newer version is installed whole, in its own cache.
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "GET" && origin === location.origin && isOfBook(pathname))
    event.respondWith(fromCache(request, pathname));
});

// Whether the book may need this address. Any hashed script counts: an open page may request one of the previous version.
const isOfBook = (pathname: string) =>
  hashedFiles.includes(pathname) || plainFiles.includes(pathname) || /-[0-9a-f]{8,}\.js$/.test(pathname);

async function fromCache(request: Request, pathname: string) {
  const own = await (await caches.open(cacheName)).match(pathname);
  return own ?? (await caches.match(pathname)) ?? fetch(request);
}
