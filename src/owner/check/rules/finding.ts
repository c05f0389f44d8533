import type { ContentFileName } from "../../schema/contentFiles";
import type { Path, Words } from "../../schema/path";

/** What a rule found: the value it concerns, and how bad it is. */
export type Finding = Words & { level: "error" | "warning"; file: ContentFileName; path: Path };

/** The findings of one rule, collected with few words. */
export function findings(file: ContentFileName) {
  const found: Finding[] = [];
  return {
    found,
    error: (path: Path, id: string, en: string) => found.push({ level: "error", file, path, id, en }),
    warn: (path: Path, id: string, en: string) => found.push({ level: "warning", file, path, id, en }),
  };
}
