import { readContentFile } from "../../owner/schema/contentFolder";

/**
 * The site's public address without a trailing slash: the environment variable SITE_URL where a host sets it, otherwise the one
 * in shop.json. Falls back to the preview's address if that file cannot be read. The content check reports such a file before
 * anything is built.
 */
export function siteUrl(folder: string): string {
  const preview = "http://localhost:8000";
  if (process.env.SITE_URL) return process.env.SITE_URL.replace(/\/+$/, "");
  try {
    return readContentFile(folder, "shop.json").siteUrl.replace(/\/+$/, "");
  } catch {
    return preview;
  }
}

/**
 * The path under which the site is published, such as "/toko", without a trailing slash; empty at the root of a host. Taken
 * from the environment variable PATH_PREFIX where a host sets it, otherwise the path of the site's own address.
 */
export function publishedPathPrefix(address: string): string {
  return (process.env.PATH_PREFIX || new URL(address).pathname).replace(/\/+$/, "");
}
