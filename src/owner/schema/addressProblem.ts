import type { Words } from "./path";

/** The shape of a web address: a host name with a dot, perhaps a port, perhaps a path without a slash at its end. */
export const addressPattern =
  /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](:\d{1,5})?(\/[\w.~-]+)*$/i;

// Pages that a shop may well have, and none of which is this site.
const otherSites =
  /(^|\.)(instagram|facebook|fb|tiktok|twitter|x|youtube|youtu|whatsapp|tokopedia|shopee|linktr|google|goo|maps|wa|bit|g|t)\.(com|be|co\.id|me|ee|ly|page|gl|app\.goo\.gl)$/i;

/** What is wrong with the site's own address, as precisely as can be said, or undefined. */
export function addressProblem(value: string): Words | undefined {
  const host = /^[a-z]+:\/\/([^/?#]*)/i.exec(value)?.[1] ?? "";
  if (host.includes("@")) {
    return { id: "Ada nama pengguna atau kata sandi di depan @", en: "There is a user name or a password before @" };
  }
  const port = /:([^:\]]*)$/.exec(host)?.[1];
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) > 0 && Number(port) < 65536)) {
    return {
      id: `Yang ada setelah titik dua ("${port}") bukan nomor port`,
      en: `What follows the colon ("${port}") is no port number`,
    };
  }
  const name = host.replace(/:\d+$/, "");
  if (/^(\d+\.){3}\d+$|^\[[\da-f:.]*\]$/i.test(name)) {
    return { id: "Itu alamat IP, bukan nama situs", en: "That is an IP address, not the name of a site" };
  }
  if (/^localhost$|\.(local|localhost|internal|lan)$/i.test(name)) {
    return { id: "Itu alamat di komputer Anda sendiri", en: "That is an address on your own computer" };
  }
  if (otherSites.test(name)) {
    return {
      id: `Itu halaman Anda di ${name}, bukan alamat situs ini`,
      en: `That is your page on ${name}, not the address of this site`,
    };
  }
  if (/(^|\.)example\.(com|net|org)$/i.test(name)) {
    return { id: `${name} hanya alamat untuk contoh`, en: `${name} is an address for examples only` };
  }
  if (name.split(".").some((label) => label.length > 63)) {
    return { id: "Satu bagian namanya lebih dari 63 huruf", en: "A part of its name is longer than 63 letters" };
  }
  if (/[?#]/.test(value)) return { id: "Ada ? atau # di dalam alamat", en: "There is a ? or a # in the address" };
  if (/\.html?$/i.test(value)) {
    return {
      id: "Itu alamat satu halaman, bukan alamat situs",
      en: "That is the address of one page, not of the site",
    };
  }
  if (/^https:\/\/.*[^/]$/i.test(value) && !(addressPattern.test(value) && URL.canParse(value))) {
    return { id: "Alamat ini tidak bisa dibuka", en: "This address cannot be opened" };
  }
  const written = asBrowsersWrite(value);
  // Pages name each other by this address, so it must be the very one under which browsers open them.
  if (addressPattern.test(value) && written !== undefined && written !== value) {
    return {
      id: `Peramban menulis alamat ini "${written}"; tulis begitu juga di sini`,
      en: `Browsers write this address "${written}"; write it like that here as well`,
    };
  }
  return undefined;
}

/** An address with its host in small letters, without the port that goes without saying and without dots as folders. */
export function asBrowsersWrite(value: string): string | undefined {
  return URL.canParse(value) ? new URL(value).href.replace(/\/+$/, "") : undefined;
}
