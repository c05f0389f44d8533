/** A sentence, or a part of one, in the check's two languages: Indonesian and English. */
export type Words = { id: string; en: string };

type Part = Words | string | number;

/**
 * Template tag for Words: a line in Indonesian, then one in English; the first may begin below the opening quote. Parts that
 * are Words are said in the line's own language. A single line reads the same in both, but for such parts.
 */
export function say([first = "", ...others]: TemplateStringsArray, ...parts: readonly Part[]): Words {
  const texts = [first.replace(/^\n\s*/, ""), ...others];
  const turn = texts.findIndex((text) => text.includes("\n"));
  const said = (language: keyof Words, pieces: readonly string[], from = 0) =>
    pieces.reduce((before, text, index) => before + inLanguage(parts[from + index - 1] ?? "", language) + text);
  if (turn < 0) return { id: said("id", texts), en: said("en", texts) };
  const [id = "", en = ""] = texts[turn]?.split(/\n\s*/) ?? [];
  return { id: said("id", [...texts.slice(0, turn), id]), en: said("en", [en, ...texts.slice(turn + 1)], turn) };
}

const inLanguage = (part: Part, language: keyof Words) => (typeof part === "object" ? part[language] : String(part));

/** Sentences in a row, with a space between each two; what is undefined is left out. */
export function sentences(...all: readonly (Words | undefined)[]): Words {
  const given = all.filter((words) => words !== undefined);
  return { id: given.map(({ id }) => id).join(" "), en: given.map(({ en }) => en).join(" ") };
}
