import { applyEdits, findNodeAtLocation, modify, type ParseError, parse, parseTree } from "jsonc-parser";
import type { ClosedHours } from "../shop/closures";
import { asWritten, fullReason, isAmong, isSameHours } from "./fullHours";

/**
 * The text of closures.json with the hours that are full (docs/rules.md, section 18), and those of them that the book published. Of
 * the file's hours only those go that the book published before and that are full no longer; all else stays to the letter. Hours
 * that the owner has closed himself are not added once more, and never count as published: of equal ones the last is the book's. Throws for a text that is no such file.
 */
export function withFullHours(
  text: string,
  announced: readonly ClosedHours[],
  full: readonly ClosedHours[],
): { text: string; announced: ClosedHours[] } {
  const own = announced.filter(({ reason }) => reason === fullReason);
  const present = hoursIn(text);
  const added = full.filter((hours) => !isAmong(present, hours));
  let edited = text;
  for (const hours of own.filter((one) => !isAmong(full, one))) {
    const index = hoursIn(edited).findLastIndex((other) => isSameHours(other, hours));
    if (index >= 0) edited = withoutHours(edited, index);
  }
  for (const hours of added) edited = withHours(edited, asWritten(hours));
  const kept = own.filter((hours) => isAmong(present, hours) && isAmong(full, hours));
  return { text: edited, announced: [...kept, ...added] };
}

const withHours = (text: string, hours: ClosedHours & { reasonEnglish: string }): string =>
  applyEdits(text, modify(text, ["hours", -1], hours, { ...formattingOf(text), isArrayInsertion: true }));

/** The library's own removal of a last item leaves a part of it where the list stands on one line. */
function withoutHours(text: string, index: number): string {
  const root = parseTree(withoutMark(text));
  const list = root && findNodeAtLocation(root, ["hours"]);
  const items = list?.children ?? [];
  const [before, item, after] = [items[index - 1], items[index], items[index + 1]];
  if (!list || !item) return text;
  const end = item.offset + item.length;
  if (before) return cut(text, before.offset + before.length, end);
  return after ? cut(text, item.offset, after.offset) : cut(text, list.offset + 1, list.offset + list.length - 1);
}

const cut = (text: string, from: number, to: number) => text.slice(0, from) + text.slice(to);

/** A space stands for the byte order mark, so that all offsets stay. */
const withoutMark = (text: string) => text.replace(/^\uFEFF/, " ");

/** Indented as the file is; a file of one line stays one. */
const formattingOf = (text: string) =>
  text.trim().includes("\n") ? { formattingOptions: { insertSpaces: !/^\t/m.test(text), tabSize: 2, eol: "\n" } } : {};

/** The closed hours of the file. */
function hoursIn(text: string): ClosedHours[] {
  const errors: ParseError[] = [];
  const content: unknown = parse(withoutMark(text), errors);
  const hours = (content as { hours?: unknown } | undefined)?.hours;
  if (errors.length > 0 || !Array.isArray(hours)) throw new Error("closures.json cannot be read");
  return hours as ClosedHours[];
}
