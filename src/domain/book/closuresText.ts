import { applyEdits, modify, type ParseError, parse } from "jsonc-parser";
import type { ClosedHours } from "../shop/closures";
import { fullReason, isSameHours } from "./fullHours";

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n" };

/**
 * The text of closures.json with the hours that are full (docs/rules.md, section 18), and those of them that the book published. Of
 * the file's hours only those go that the book published before and that are full no longer; all else stays to the letter. Hours
 * that the owner has closed himself are not added once more, and never count as published. Throws for a text that is no such file.
 */
export function withFullHours(
  text: string,
  announced: readonly ClosedHours[],
  full: readonly ClosedHours[],
): { text: string; announced: ClosedHours[] } {
  const own = announced.filter(({ reason }) => reason === fullReason);
  const isOwn = (hours: ClosedHours) => own.some((other) => isSameHours(other, hours));
  const isFull = (hours: ClosedHours) => full.some((other) => isSameHours(other, hours));
  const present = hoursIn(text);
  const added = full.filter((hours) => !present.some((other) => isSameHours(other, hours)));
  let edited = text;
  for (const [index, hours] of [...present.entries()].reverse()) {
    if (isOwn(hours) && !isFull(hours)) edited = edit(edited, ["hours", index], undefined);
  }
  for (const { date, from, to, reason } of added) {
    edited = edit(edited, ["hours", hoursIn(edited).length], { date, from, to, reason });
  }
  const kept = present.filter((hours) => isOwn(hours) && isFull(hours));
  return { text: edited, announced: [...kept, ...added] };
}

const edit = (text: string, path: (string | number)[], value: unknown): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions, isArrayInsertion: value !== undefined }));

/** The closed hours of the file. */
function hoursIn(text: string): ClosedHours[] {
  const errors: ParseError[] = [];
  const content: unknown = parse(text.replace(/^\uFEFF/, " "), errors);
  const hours = (content as { hours?: unknown } | undefined)?.hours;
  if (errors.length > 0 || !Array.isArray(hours)) throw new Error("closures.json cannot be read");
  return hours as ClosedHours[];
}
