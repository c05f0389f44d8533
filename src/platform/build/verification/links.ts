import type { Diagnostic } from "../../../owner/check/diagnostic";
import { type BuiltPage, nonEmptyFiles } from "./builtPage";
import { siteError } from "./siteError";

type Site = { publicFolder: string; pathPrefix: string; siteUrl: string; pages: readonly BuiltPage[] };

type Reference = { page: BuiltPage; address: string; kind: "link" | "file" };

/**
 * Links of the pages that lead to no page or to no anchor on it, and pictures, styles, fonts and scripts whose file is
 * missing or empty. Addresses on other hosts are not followed. Each address is reported once.
 */
export function brokenReferences({ publicFolder, pathPrefix, siteUrl, pages }: Site): Diagnostic[] {
  const origin = new URL(siteUrl).origin;
  const files = new Set(nonEmptyFiles(publicFolder));
  const byFile = new Map(pages.map((page) => [page.file, page]));

  const fileAt = (pathname: string): string | undefined => {
    if (pathname !== pathPrefix && !pathname.startsWith(`${pathPrefix}/`)) return undefined;
    const inside = decoded(pathname.slice(pathPrefix.length)).replace(/^\//, "");
    return [inside, `${inside.replace(/\/$/, "")}/index.html`.replace(/^\//, "")].find((file) => files.has(file));
  };

  const isBroken = ({ page, address, kind }: Reference): boolean => {
    const base = `${origin}${pathPrefix}${page.address}`;
    if (!URL.canParse(address, base)) return true;
    const target = new URL(address, base);
    if (target.origin !== origin) return false;
    const file = fileAt(target.pathname);
    if (file === undefined) return true;
    const anchor = decoded(target.hash.slice(1));
    const targetPage = byFile.get(file);
    return kind === "link" && anchor !== "" && targetPage !== undefined && !targetPage.root.getElementById(anchor);
  };

  const broken = pages.flatMap(referencesOf).filter(isBroken);
  return [...new Map(broken.map((reference) => [reference.address, reference])).values()].map(
    ({ page, address, kind }) =>
      kind === "link"
        ? siteError(page.file, `Tautan "${address}" tidak menuju ke mana pun.`)
        : siteError(page.file, `Berkas "${address}" dipakai halaman ini, tetapi tidak ada.`),
  );
}

/** A part of an address decoded; as it stands where it cannot be, so that it is reported as leading nowhere. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function referencesOf(page: BuiltPage): Reference[] {
  const { root } = page;
  const values = (selector: string, attribute: string) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? "");
  const links = values("a[href]", "href").filter((address) => !/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(address));
  const styles = [...root.querySelectorAll("style").map(({ text }) => text), ...values("[style]", "style")].join("\n");
  const files = [
    ...values("link[href]", "href"),
    ...values("script[src], img[src], source[src]", "src"),
    ...values("img[srcset], source[srcset]", "srcset").flatMap(addressesOfSrcset),
    ...values("meta[property='og:image']", "content"),
    // Only in styles: a visible text may contain "url(…)".
    ...[...styles.matchAll(/url\(["']?(\/[^"')]+)/g)].map((match) => match[1] ?? ""),
  ].filter((address) => address !== "" && !address.startsWith("data:"));
  return [
    ...links.map((address) => ({ page, address, kind: "link" as const })),
    ...files.map((address) => ({ page, address, kind: "file" as const })),
  ];
}

const addressesOfSrcset = (srcset: string) => srcset.split(",").map((entry) => entry.trim().split(/\s/)[0] ?? "");
