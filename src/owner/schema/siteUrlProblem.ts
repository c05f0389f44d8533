/** Matches an https address: a host name with a dot, an optional port, an optional path that does not end in .html. */
export const siteUrlPattern =
  /^(?!.*\.html?$)https:\/\/([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:\d{1,5})?(\/[\w.~-]+)*$/i;

// Matches hosts of social networks, marketplaces and link services, where this site cannot be published.
const otherSites =
  /^https?:\/\/([\w-]+\.)*(instagram|facebook|fb|tiktok|twitter|x|youtube|youtu|whatsapp|tokopedia|shopee|linktr|github|google|goo|maps|wa|bit|g|t)\.(com|be|co\.id|me|ee|ly|page|gl|app\.goo\.gl)([/?#]|$)/i;

/** Matches the end of an address that leads to the form or to a page of the site, and not to its home page. */
export const pageOfSite = /\/(admin|buku|tiket|en)$/;

/** Why an address cannot belong to this site, as a message to the owner; undefined if no such reason is known. */
export function siteUrlProblem(value: string): string | undefined {
  if (otherSites.test(value)) return "Itu halaman Anda di situs lain, bukan alamat situs ini";
  if (pageOfSite.test(value)) return "Itu alamat satu halaman; tulis alamat berandanya";
  // Canonical links, the sitemap and structured data repeat this address, so it must be spelt as browsers spell it.
  const normalized = normalizedUrl(value);
  if (!siteUrlPattern.test(value) || normalized === value) return undefined;
  return normalized === undefined ? "Alamat ini tidak bisa dibuka" : `Browser menulis alamat ini "${normalized}"`;
}

/**
 * An address as browsers write it: host in lower case, no default port, no dot segments, no slash at the end; undefined if
 * it cannot be parsed.
 */
export function normalizedUrl(value: string): string | undefined {
  return URL.canParse(value) ? new URL(value).href.replace(/\/+$/, "") : undefined;
}
