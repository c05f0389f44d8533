/** The shape of a web address: a host name with a dot, an optional port, an optional path that is not a file's. */
export const addressPattern =
  /^(?!.*\.html?$)https:\/\/([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:\d{1,5})?(\/[\w.~-]+)*$/i;

// Pages that a shop may well have, and none of which is this site.
const otherSites =
  /^https?:\/\/([\w-]+\.)*(instagram|facebook|fb|tiktok|twitter|x|youtube|youtu|whatsapp|tokopedia|shopee|linktr|google|goo|maps|wa|bit|g|t)\.(com|be|co\.id|me|ee|ly|page|gl|app\.goo\.gl)([/?#]|$)/i;

/** What is wrong with the site's own address beyond its shape, or undefined. */
export function addressProblem(value: string): string | undefined {
  if (otherSites.test(value)) return "Itu halaman Anda di situs lain, bukan alamat situs ini";
  // Pages name each other by this address, so it must be the very one under which browsers open them.
  const written = asBrowsersWrite(value);
  if (!addressPattern.test(value) || written === value) return undefined;
  return written === undefined ? "Alamat ini tidak bisa dibuka" : `Browser menulis alamat ini "${written}"`;
}

/** An address with its host in small letters, without the port that goes without saying and without dots as folders. */
export function asBrowsersWrite(value: string): string | undefined {
  return URL.canParse(value) ? new URL(value).href.replace(/\/+$/, "") : undefined;
}
