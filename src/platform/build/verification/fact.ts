import { type Diagnostic, pathLabel } from "../../../owner/check/diagnostic";
import type { Content, ContentFileName } from "../../../owner/schema/contentFiles";
import { type BuiltPage, says, spaced, wordsOf } from "./builtPage";

/** One thing that the content says and the built site must say: the value as visitors read it, where, and whether it does. */
export type Fact = {
  file: ContentFileName;
  path: readonly (string | number)[];
  value: string;
  where: { id: string; en: string };
  stands: boolean;
};

/** The facts that do not stand where they belong, each as a fault at its place in the content. */
export function missing(content: Content, facts: readonly Fact[]): Diagnostic[] {
  return facts
    .filter(({ stands }) => !stands)
    .map(({ file, path, value, where }) => ({
      level: "error",
      file,
      place: pathLabel(content[file], path),
      id: `"${value}" tidak ada ${where.id}. Berkas Anda benar, tetapi situs yang dibangun tidak mengikutinya. Jalankan sekali lagi; kalau tetap begini, kirimkan pesan ini kepada pengembang situs.`,
      en: `"${value}" is missing ${where.en}. Your file is right, but the built site does not follow it. Run this once more; if it stays, send this message to the site's developer.`,
    }));
}

/** Gathers the facts about one entry of a list: those of the cards with its heading must all stand on one card. */
export function onCards(cards: readonly string[], facts: readonly Omit<Fact, "stands">[]): Fact[] {
  const standing = cards.map((card) => facts.map((fact) => ({ ...fact, stands: says(card, fact.value) })));
  const best = standing.sort((a, b) => count(b) - count(a))[0];
  return best ?? facts.map((fact) => ({ ...fact, stands: false }));
}

const count = (facts: readonly Fact[]) => facts.filter(({ stands }) => stands).length;

/** The texts of the cards in a part of a page that are headed by a name; two entries may share one. */
export function cardsHeaded(page: BuiltPage | undefined, part: string, name: string): string[] {
  const headings = page?.root.querySelectorAll(`${part} h2, ${part} h3, ${part} h4`) ?? [];
  const sought = spaced(name);
  return headings
    .filter((heading) => wordsOf(heading) === sought)
    .map((heading) => wordsOf(heading.closest("li, article, section")));
}
