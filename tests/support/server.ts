import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { publicFolder } from "./builtSite";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
  ".txt": "text/plain",
  ".webmanifest": "application/manifest+json",
};

const compressed = new Set([".html", ".js", ".json", ".css", ".svg", ".xml", ".txt", ".webmanifest"]);

export type SiteServer = {
  origin: string;
  /** The addresses that were asked for so far, in their order: what went over the line, not what a cache gave. */
  asked: string[];
  close: () => Promise<void>;
};

export type Served = {
  folder?: string;
  /** The path under which the site lives. */
  prefix?: string;
  /** The port; any that is free unless given. */
  port?: number;
};

/** The path that a request asks for; one that cannot be decoded as it stands. */
function decodedPath(asked: string): string {
  const path = asked.split("?")[0] ?? "";
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Serves a built site as a web host does: directories by their index, gzip for text, long lifetimes for hashed files,
 * status 404 with the site's own page for everything else.
 */
export async function serveSite({
  folder = publicFolder,
  prefix = "",
  port: wanted = 0,
}: Served = {}): Promise<SiteServer> {
  const cache = new Map<string, Buffer>();
  const askedFor: string[] = [];
  const server: Server = createServer((request, response) => {
    askedFor.push(request.url ?? "/");
    const asked = decodedPath(request.url ?? "/");
    const pathname = asked.startsWith(`${prefix}/`) ? asked.slice(prefix.length) : "/outside";
    let file = path.join(folder, pathname);
    if (!file.startsWith(folder)) file = path.join(folder, "404.html");
    if (existsSync(file) && statSync(file).isDirectory()) {
      if (!pathname.endsWith("/")) {
        response.writeHead(301, { location: `http://${request.headers.host}${encodeURI(asked)}/` }).end();
        return;
      }
      file = path.join(file, "index.html");
    }
    const isFound = existsSync(file);
    if (!isFound) file = path.join(folder, "404.html");
    const extension = path.extname(file);
    const key = `${file}:${statSync(file).mtimeMs}`;
    let body = cache.get(key);
    if (!body) {
      body = readFileSync(file);
      if (compressed.has(extension)) body = gzipSync(body);
      cache.set(key, body);
    }
    const lifetime = pathname === "/page-data/app-data.json" ? "max-age=600" : "max-age=0";
    response.writeHead(isFound ? 200 : 404, {
      "content-type": types[extension] ?? "application/octet-stream",
      "cache-control": /-[0-9a-f]{8,}\.|\/static\//.test(pathname) ? "max-age=31536000, immutable" : lifetime,
      ...(compressed.has(extension) ? { "content-encoding": "gzip" } : {}),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(wanted, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked: askedFor,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
