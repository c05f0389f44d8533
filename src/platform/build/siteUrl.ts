import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The site's public address without a slash at its end: the environment variable SITE_URL where a host sets it,
 * otherwise the one in shop.json. Where that cannot be read the content check speaks next and nothing is built; only a
 * preview that was good before goes on, at its own address.
 */
export function siteUrl(folder: string): string {
  const preview = "http://localhost:8000";
  if (process.env.SITE_URL) return process.env.SITE_URL.replace(/\/+$/, "");
  try {
    const shop: unknown = JSON.parse(readFileSync(path.join(folder, "shop.json"), "utf8"));
    const address = typeof shop === "object" && shop !== null && "siteUrl" in shop ? shop.siteUrl : undefined;
    return typeof address === "string" ? address.replace(/\/+$/, "") : preview;
  } catch {
    return preview;
  }
}

/**
 * The path under which the site is published, such as "/toko", without a slash at its end; empty at the root of a host.
 * The environment variable PATH_PREFIX where a host sets it, otherwise the path of the site's own address.
 */
export function pathPrefixOf(address: string): string {
  return (process.env.PATH_PREFIX || new URL(address).pathname).replace(/\/+$/, "");
}
