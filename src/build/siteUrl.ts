import { readContentFile } from "../owner/schema/contentFolder";

/**
 * Returns the site's public address without a trailing slash: the environment variable SITE_URL if it is set, otherwise
 * `siteUrl` in shop.json. Returns the preview's address if that file cannot be read, because the content check reports such
 * a file before anything is built.
 */
export function siteUrl(folder: string) {
  if (process.env.SITE_URL) return process.env.SITE_URL.replace(/\/+$/, "");
  try {
    return readContentFile(folder, "shop.json").siteUrl.replace(/\/+$/, "");
  } catch {
    return "http://localhost:8000";
  }
}

/**
 * Returns the path under which the site is published, such as "/toko", without a trailing slash; empty at the root of a
 * host. The path is the environment variable PATH_PREFIX if it is set, otherwise the path of `address`, the site's public
 * address.
 */
export function publishedPathPrefix(address: string) {
  return (process.env.PATH_PREFIX || new URL(address).pathname).replace(/\/+$/, "");
}
