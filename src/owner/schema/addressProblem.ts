/** The shape of a web address: a host name with a dot, an optional port, an optional path that is not a file's. */
export const addressPattern =
  /^(?!.*\.html?$)https:\/\/([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:\d{1,5})?(\/[\w.~-]+)*$/i;

// Hosts where a shop may well have a page, but never this site.
const otherSites =
  /^https?:\/\/([\w-]+\.)*(instagram|facebook|fb|tiktok|twitter|x|youtube|youtu|whatsapp|tokopedia|shopee|linktr|google|goo|maps|wa|bit|g|t)\.(com|be|co\.id|me|ee|ly|page|gl|app\.goo\.gl)([/?#]|$)/i;

/** The problem of the site's own address beyond its shape, as a message; undefined if there is none. */
export function addressProblem(value: string): string | undefined {
  if (otherSites.test(value)) return "Itu halaman Anda di situs lain, bukan alamat situs ini";
  // Pages link to each other by this address, so it must be the form that browsers use.
  const written = asBrowsersWrite(value);
  if (!addressPattern.test(value) || written === value) return undefined;
  return written === undefined ? "Alamat ini tidak bisa dibuka" : `Browser menulis alamat ini "${written}"`;
}

/**
 * An address as browsers write it: host in lower case, no default port, no dot segments, no slash at the end; undefined if it
 * cannot be parsed.
 */
export function asBrowsersWrite(value: string): string | undefined {
  return URL.canParse(value) ? new URL(value).href.replace(/\/+$/, "") : undefined;
}
