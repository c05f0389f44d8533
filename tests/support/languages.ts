import type { Page } from "@playwright/test";
import { content } from "./content";
import { pageWords } from "./pageWords";

/** All texts of some words; of a function its source, in which its sentences stand. */
function textsOf(words: unknown): string[] {
  if (typeof words === "string") return [words];
  if (typeof words === "function") return [...String(words).matchAll(/["`]([^"`]*)["`]/g)].map(([, text = ""]) => text);
  if (typeof words !== "object" || words === null) return [];
  return Object.values(words).flatMap(textsOf);
}

/** The words of texts in lower case, those of three letters and more; what a template fills in is no word. */
const wordsIn = (texts: readonly string[]): Set<string> =>
  new Set(
    texts.flatMap(
      (text) =>
        text
          .replace(/\$\{[^}]*\}/g, " ")
          .toLowerCase()
          .match(/\p{L}{3,}/gu) ?? [],
    ),
  );

/** Every eighth day of a year, by which each month and weekday is named. */
const dates = (language: "id" | "en") =>
  Array.from({ length: 46 }, (_, index) =>
    new Date(2026, 0, 1 + 8 * index).toLocaleDateString(language, { weekday: "long", month: "long" }),
  );

/** The shop's own texts that have an English one beside them: the one or the other. */
function shopTexts(value: unknown, isEnglish: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => shopTexts(item, isEnglish));
  if (typeof value !== "object" || value === null) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(fields).flatMap(([field, own]) => {
    const english = fields[`${field}English`];
    return english === undefined ? shopTexts(own, isEnglish) : textsOf(isEnglish ? english : own);
  });
}

const files = [
  "shop.json",
  "services.json",
  "time-slot-bands.json",
  "closures.json",
  "customer-messages.json",
] as const;
const ofShop = (isEnglish: boolean) => files.flatMap((file) => shopTexts(content(file), isEnglish));

const ofPages = { id: textsOf(pageWords.id), en: textsOf(pageWords.en) };

const isSentence = (text: string) => text.length > 14 && !/[$\\]/.test(text);

/** Texts of the pages that one language has and the other has not, long enough to be found in a script. */
export const sentencesOf = {
  id: ofPages.id.filter((text) => isSentence(text) && !ofPages.en.includes(text)),
  en: ofPages.en.filter((text) => isSentence(text) && !ofPages.id.includes(text)),
};

const english = wordsIn([...ofPages.en, ...ofShop(true), ...dates("en")]);

// Indonesian whatever the English texts hold: one that is Indonesian by oversight would else take its words off the list.
const always =
  "yang tidak belum sudah untuk dengan dari kami anda bisa atau dan pada tiket pesan layanan pilih harga tanggal toko jadwal buka tutup setiap";

/** Words that stand in the texts of one language and in none of the other. */
const onlyIndonesian = new Set([
  ...[...wordsIn([...ofPages.id, ...ofShop(false), ...dates("id")])].filter((word) => !english.has(word)),
  ...always.split(" "),
]);

// Of the shop, of what visitors type, and of the other language.
const names = /bintang|pangkas|contoh|menteng|jakarta|clipper|bahasa indonesia/gi;

/** The names and texts of an element that a reader or a screen reader meets, but for what is marked as Indonesian. */
function textsMet(root: Element): string[] {
  const found: string[] = [];
  const walk = (node: Element) => {
    if (node.getAttribute("lang") === "id" || /^(script|style|noscript)$/i.test(node.tagName)) return;
    for (const name of ["aria-label", "alt", "title", "placeholder"]) {
      const text = node.getAttribute(name);
      if (text) found.push(text);
    }
    for (const child of node.childNodes) {
      if (child.nodeType === 3 && child.textContent?.trim()) found.push(child.textContent);
      if (child.nodeType === 1) walk(child as Element);
    }
  };
  walk(root);
  return found;
}

/** The texts in which a word stands that is Indonesian and not English, with those words. */
export const indonesianIn = (root: Element): string[] => indonesianTexts(textsMet(root));

/** The same texts of a page in a browser, and its title. */
export const textsOn = async (page: Page): Promise<string[]> => [
  await page.title(),
  ...(await page.locator("body").evaluate(textsMet)),
];

/** The same of texts that were collected elsewhere. */
export const indonesianTexts = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const words = [...wordsIn([text.replace(names, " ")])].filter((word) => onlyIndonesian.has(word));
    return words.length === 0 ? [] : [`${words.join(", ")}: ${text}`];
  });
