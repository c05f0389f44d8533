/**
 * Replaces each Indonesian text by the English one beside it: `name` by `nameEnglish`. A text without a translation stays
 * Indonesian and is listed in `untranslated`. Idempotent.
 */
export function withEnglishTexts<Content>(content: Content): { content: Content; untranslated: ReadonlySet<string> } {
  const untranslated = new Set<string>();
  return { content: translated(content, untranslated) as Content, untranslated };
}

const mark = "English";

function translated(value: unknown, untranslated: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => translated(item, untranslated));
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  const entries = Object.keys(fields).map((field) => {
    const own = fields[field];
    if (!(field + mark in fields)) return [field, translated(own, untranslated)];
    const english = fields[field + mark];
    if (english !== null && english !== undefined) return [field, english];
    for (const text of [own].flat()) if (typeof text === "string") untranslated.add(text);
    return [field, own];
  });
  return Object.fromEntries(entries);
}
