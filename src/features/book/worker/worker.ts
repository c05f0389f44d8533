import { cachePrefix } from "./cacheNames";

/** Written in at build: the path of the book's page, the version of this list, and the addresses that the page needs. */
declare const bookFiles: { scope: string; version: string; hashed: string[]; named: string[] };

type Waiting = Event & { waitUntil: (done: Promise<unknown>) => void };
type Fetching = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };

/** The part of a service worker's global scope that is used here; TypeScript's own types of it exclude those of a page. */
const worker = self as unknown as {
  addEventListener(type: "install" | "activate" | "message", listener: (event: Waiting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

const { scope, version, hashed, named } = bookFiles;

const cacheName = cachePrefix(scope) + version;

// Whole or not at all: where one file is missing the browser keeps the worker that it has.
worker.addEventListener("install", (event) => {
  const fetchAll = async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll(hashed);
    await cache.addAll(named.map((address) => new Request(address, { cache: "no-cache" })));
  };
  event.waitUntil(fetchAll());
});

// A page that opens while a newer version waits lets it take over, and is loaded anew by it. Never under an open page.
worker.addEventListener("message", (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener("activate", (event) => {
  const clean = async () => {
    const names = await caches.keys();
    const others = names.filter((name) => name.startsWith(cachePrefix(scope)) && name !== cacheName);
    // Another tab may still be of the version before this one, and ask for files that the site has no more.
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(clean());
});

// What is kept comes first: a line that is up but dead costs no time. A newer version comes whole, beside this one.
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "GET" && origin === location.origin && isOfBook(pathname))
    event.respondWith(kept(request, pathname));
});

// Scripts of the version before have other names, and stand beside the site's pages.
const isOfBook = (pathname: string) =>
  hashed.includes(pathname) || named.includes(pathname) || /-[0-9a-f]{8,}\.js$/.test(pathname);

async function kept(request: Request, pathname: string): Promise<Response> {
  const own = await (await caches.open(cacheName)).match(pathname);
  return own ?? (await caches.match(pathname)) ?? fetch(request);
}
