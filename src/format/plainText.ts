// Invisible characters that reorder or hide text: bidirectional marks and controls other than the line break.
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is this expression's purpose
const unwanted = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** A text without unpaired surrogates, control characters and direction marks; line breaks stay. */
export function plainText(text: string): string {
  return wellFormed(text).replace(/\r\n?/g, "\n").replace(/\t/g, " ").replace(unwanted, "");
}

/** The same on one line, so that a name cannot look like further lines of a message. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, " ").trim();
}

// Any character that an address reads as a dot, within what chats take for one word: combining marks, symbols such as emoji and
// invisible characters belong to it.
const dotInWord = /([\p{L}\p{M}\p{N}\p{S}\p{Cf}][.。．｡․﹒][\p{M}\p{Cf}]*)(?=[\p{L}\p{N}\p{S}])/gu;

/**
 * A line in which chats find no web address to turn into a link: without "https://", and with a space behind each dot inside
 * a word.
 */
export const withoutLinks = (line: string): string => line.replace(/\b\w+:\/+/g, "").replace(dotInWord, "$1 ");

/** A text of at most `length` characters; a longer one is cut between characters and ends with an ellipsis. */
export function shortened(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, Math.max(0, length - 1)).join("")}…`;
}

/** The text with every unpaired surrogate replaced: encodeURIComponent throws on them. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
