import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import compression from "compression";
import sirv from "sirv";

const compress = compression();

/**
 * Serves a built site as a web host does, under `prefix`: compressed, hashed files for a year, its own page for unknown
 * addresses.
 */
export function serveSite(folder: string, port: number, prefix = "") {
  const files = sirv(folder, {
    etag: true,
    setHeaders: (response, pathname) => {
      const isHashed = /-[0-9a-f]{8,}\.|^\/static\//.test(pathname);
      response.setHeader("cache-control", isHashed ? "max-age=31536000, immutable" : "max-age=0, must-revalidate");
    },
  });
  const notFound = readFileSync(path.join(folder, "404.html"));
  const server = createServer((request, response) => {
    const refuse = () => void response.writeHead(404, { "content-type": "text/html; charset=utf-8" }).end(notFound);
    const address = request.url ?? "/";
    if (!address.startsWith(`${prefix}/`)) return refuse();
    request.url = address.slice(prefix.length);
    // biome-ignore lint/suspicious/noExplicitAny: both expect the request of Express and use what Node's has as well
    return compress(request as any, response as any, () => files(request, response, refuse));
  });
  return server.listen(port, "127.0.0.1");
}
