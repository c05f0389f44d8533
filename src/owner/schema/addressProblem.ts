import { say, type Words } from "./words";

/** The shape of a web address: a host name with a dot, perhaps a port, perhaps a path without a slash at its end. */
export const addressPattern =
  /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:\d{1,5})?(\/[\w.~-]+)*$/i;

// Pages that a shop may well have, and none of which is this site.
const otherSites =
  /(^|\.)(instagram|facebook|fb|tiktok|twitter|x|youtube|youtu|whatsapp|tokopedia|shopee|linktr|google|goo|maps|wa|bit|g|t)\.(com|be|co\.id|me|ee|ly|page|gl|app\.goo\.gl)$/i;

/** What is wrong with the site's own address, as precisely as can be said, or undefined. */
export function addressProblem(value: string): Words | undefined {
  const host = /^[a-z]+:\/\/([^/?#]*)/i.exec(value)?.[1] ?? "";
  const port = /:([^:\]]*)$/.exec(host)?.[1];
  const name = host.replace(/:\d+$/, "");
  const isWhole = addressPattern.test(value);
  const written = asBrowsersWrite(value);
  if (host.includes("@")) {
    return say`Ada nama pengguna atau kata sandi di depan @
      There is a user name or a password before @`;
  }
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) > 0 && Number(port) < 65536)) {
    return say`Yang ada setelah titik dua ("${port}") bukan nomor port
      What follows the colon ("${port}") is no port number`;
  }
  if (/^(\d+\.){3}\d+$|^\[[\da-f:.]*\]$/i.test(name)) {
    return say`Itu alamat IP, bukan nama situs
      That is an IP address, not the name of a site`;
  }
  if (/^localhost$|\.(local|localhost|internal|lan)$/i.test(name)) {
    return say`Itu alamat di komputer Anda sendiri
      That is an address on your own computer`;
  }
  if (otherSites.test(name)) {
    return say`Itu halaman Anda di ${name}, bukan alamat situs ini
      That is your page on ${name}, not the address of this site`;
  }
  if (/(^|\.)example\.(com|net|org)$/i.test(name)) {
    return say`${name} hanya alamat untuk contoh
      ${name} is an address for examples only`;
  }
  if (name.split(".").some((label) => label.length > 63)) {
    return say`Satu bagian namanya lebih dari 63 huruf
      A part of its name is longer than 63 letters`;
  }
  if (/[?#]/.test(value)) {
    return say`Ada ? atau # di dalam alamat
      There is a ? or a # in the address`;
  }
  if (/\.html?$/i.test(value)) {
    return say`Itu alamat satu halaman, bukan alamat situs
      That is the address of one page, not of the site`;
  }
  if (/^https:\/\/.*[^/]$/i.test(value) && !(isWhole && written !== undefined)) {
    return say`Alamat ini tidak bisa dibuka
      This address cannot be opened`;
  }
  // Pages name each other by this address, so it must be the very one under which browsers open them.
  if (isWhole && written !== undefined && written !== value) {
    return say`Browser menulis alamat ini "${written}"; tulis begitu juga di sini
      Browsers write this address "${written}"; write it like that here as well`;
  }
  return undefined;
}

/** An address with its host in small letters, without the port that goes without saying and without dots as folders. */
export function asBrowsersWrite(value: string): string | undefined {
  return URL.canParse(value) ? new URL(value).href.replace(/\/+$/, "") : undefined;
}
