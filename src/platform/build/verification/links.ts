import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Diagnostic } from "../../../owner/check/diagnostic";
import { type BuiltPage, filesUnder } from "./builtPage";

type Site = { publicFolder: string; pathPrefix: string; siteUrl: string; pages: readonly BuiltPage[] };

type Reference = { page: BuiltPage; address: string; kind: "link" | "file" };

/**
 * Every address of the site's own that its pages name must lead somewhere: links to a page, and to a place on it where
 * they name one; pictures, styles, fonts and scripts to a file that is not empty. Faults name files under `public`.
 */
export async function brokenReferences({ publicFolder, pathPrefix, siteUrl, pages }: Site): Promise<Diagnostic[]> {
  const origin = new URL(siteUrl).origin;
  const files = await sizes(publicFolder);
  const byFile = new Map(pages.map((page) => [page.file, page]));

  const fileAt = (pathname: string): string | undefined => {
    if (pathname !== pathPrefix && !pathname.startsWith(`${pathPrefix}/`)) return undefined;
    const inside = decodeURIComponent(pathname.slice(pathPrefix.length)).replace(/^\//, "");
    return [inside, `${inside.replace(/\/$/, "")}/index.html`.replace(/^\//, "")].find((file) => files.get(file));
  };

  const leadsNowhere = ({ page, address, kind }: Reference): boolean => {
    const base = `${origin}${pathPrefix}${page.address}`;
    if (!URL.canParse(address, base)) return true;
    const target = new URL(address, base);
    if (target.origin !== origin) return false;
    const file = fileAt(target.pathname);
    if (file === undefined) return true;
    const anchor = decodeURIComponent(target.hash.slice(1));
    const there = byFile.get(file);
    return kind === "link" && anchor !== "" && there !== undefined && !there.root.getElementById(anchor);
  };

  const references = (
    await Promise.all(
      pages.map(async (page) => [...referencesOf(page, pathPrefix), ...(await picturesInData(page, publicFolder))]),
    )
  ).flat();
  const seen = new Set<string>();
  return references.filter(leadsNowhere).flatMap(({ page, address, kind }) => {
    if (seen.has(address)) return [];
    seen.add(address);
    return [fault(page, address, kind)];
  });
}

/** The size in bytes of every file under a folder. */
async function sizes(folder: string): Promise<Map<string, number>> {
  const sized = (await filesUnder(folder)).map(
    async (file): Promise<[string, number]> => [file, (await stat(path.join(folder, file))).size],
  );
  return new Map(await Promise.all(sized));
}

function referencesOf(page: BuiltPage, pathPrefix: string): Reference[] {
  const { root } = page;
  const values = (selector: string, attribute: string) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? "");
  const links = values("a[href]", "href").filter((address) => /^(https?:|[^a-z]|[a-z]+[/?#.])/i.test(address));
  const styles = [...root.querySelectorAll("style").map(({ text }) => text), ...values("[style]", "style")].join("\n");
  const files = [
    ...values("link[href]", "href"),
    ...values("script[src], img[src], source[src]", "src"),
    ...values("img[srcset], source[srcset]", "srcset").flatMap((list) =>
      list.split(",").map((entry) => entry.trim().split(/\s/)[0] ?? ""),
    ),
    ...values("meta[property='og:image']", "content"),
    // In styles only: a text may speak of url(…) as it likes.
    ...[...styles.matchAll(/url\(["']?(\/[^"')]+)/g)].map((match) => match[1] ?? ""),
    // What the inline lines at the end of a page will fetch; Gatsby's own map of parts has the prefix put before it later.
    ...root
      .querySelectorAll('script:not([src]):not([type="application/ld+json"])')
      .flatMap((script) => [...script.text.matchAll(/"(\/[^"\s]+\.(?:js|json|css))"/g)].map((match) => match[1] ?? ""))
      .map((address) => (address.startsWith(`${pathPrefix}/`) ? address : pathPrefix + address)),
  ].filter((address) => address !== "" && !address.startsWith("data:"));
  return [
    ...links.map((address) => ({ page, address, kind: "link" as const })),
    ...files.map((address) => ({ page, address, kind: "file" as const })),
  ];
}

/** The pictures that a page shows only when its script asks for them, such as those of a filtered catalogue. */
async function picturesInData(page: BuiltPage, publicFolder: string): Promise<Reference[]> {
  const folder = page.address === "/" ? "index" : page.address.replace(/\/$|\.html$/g, "");
  const text = await readFile(path.join(publicFolder, "page-data", folder, "page-data.json"), "utf8").catch(() => "");
  const addresses: string[] = [];
  // A picture's addresses stand under the names that Gatsby gives them; the same words in a text are the owner's own.
  JSON.parse(text === "" ? "null" : text, (key: string, value: unknown) => {
    if (typeof value !== "string") return value;
    if (key === "src") addresses.push(value);
    if (key === "srcSet") addresses.push(...value.split(",").map((entry) => entry.trim().split(/\s/)[0] ?? ""));
    return value;
  });
  const ours = addresses.filter((address) => address.includes("/static/"));
  return ours.map((address) => ({ page, address, kind: "file" }));
}

function fault(page: BuiltPage, address: string, kind: Reference["kind"]): Diagnostic {
  const remedy = {
    id: "Jalankan sekali lagi; kalau tetap begini, kirimkan pesan ini kepada pengembang situs.",
    en: "Run this once more; if it stays, send this message to the site's developer.",
  };
  const what =
    kind === "link"
      ? { id: `Tautan "${address}" tidak menuju ke mana pun.`, en: `The link "${address}" leads nowhere.` }
      : {
          id: `Berkas "${address}" dipakai halaman ini, tetapi tidak ada.`,
          en: `This page needs "${address}", which is not there.`,
        };
  return { level: "error", file: page.file, place: "", id: `${what.id} ${remedy.id}`, en: `${what.en} ${remedy.en}` };
}
