import { cachePrefix } from "./cacheNames";

/** Written in at build: the path of the book's page, the version of this list, and the addresses that the page needs. */
declare const bookFiles: { scope: string; version: string; hashed: string[]; named: string[] };

type Waiting = Event & { waitUntil: (done: Promise<unknown>) => void };
type Fetching = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };

/** The part of a service worker's global scope that is used here; TypeScript's own types of it exclude those of a page. */
const worker = self as unknown as {
  addEventListener(type: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
};

const { scope, version, hashed, named } = bookFiles;

const cacheName = cachePrefix(scope) + version;

// In milliseconds. A line that is up but does not answer is given up for what is kept.
const patienceMs = 4000;

// Whole or not at all: where one file is missing the browser keeps the worker that it has.
worker.addEventListener("install", (event) => {
  const fetchAll = async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll(hashed);
    await cache.addAll(named.map((address) => new Request(address, { cache: "no-cache" })));
    await worker.skipWaiting();
  };
  event.waitUntil(fetchAll());
});

worker.addEventListener("activate", (event) => {
  const clean = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(cachePrefix(scope)) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(clean());
});

// A file whose name changes with its content comes from the cache; the page and its data come from the line while there is one.
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (hashed.includes(pathname)) event.respondWith(fromCache(pathname).then((kept) => kept ?? fetch(request)));
  else if (named.includes(pathname)) event.respondWith(fromLine(request, pathname));
});

const fromCache = async (pathname: string) => (await caches.open(cacheName)).match(pathname);

async function fromLine(request: Request, pathname: string): Promise<Response> {
  const answer = fetch(request).then((response) => (response.ok ? response : Promise.reject(response)));
  const given = new Promise<never>((_, reject) => setTimeout(reject, patienceMs));
  try {
    return await Promise.race([answer, given]);
  } catch {
    return (await fromCache(pathname)) ?? fetch(request);
  }
}
