/**
 * Matches invisible characters: control characters, noncharacters and format characters, such as zero-width spaces and
 * direction marks. It does not match joiners and tags, because they hold letters and emoji together. Nor does it match the
 * end-of-verse mark, a format character that is drawn.
 */
export const invisibleCharacters = /(?![\u06DD\p{Join_Control}\u{E0020}-\u{E007F}])[\p{Cc}\p{Cf}\p{NChar}]/gu;

// Characters that draw nothing: white space, fillers and joiners of some scripts, and the blank Braille pattern.
const drawsNothing = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Removes invisible characters from a text and replaces unpaired surrogates. Line breaks stay. The result is empty if
 * nothing visible is left.
 */
export function plainText(text: string) {
  const plain = wellFormed(text)
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, " ")
    .replace(invisibleCharacters, (character) => (character === "\n" ? character : ""));
  return plain.replace(drawsNothing, "") === "" ? "" : plain;
}

/** Whether a text has no visible character. */
export const isBlank = (text: string) => plainText(text) === "";

/** Returns `plainText` on one line, so that a name cannot look like further lines of a message. */
export function plainLine(text: string) {
  return plainText(text).replace(/\s+/g, " ").trim();
}

// A dot inside a word, as in "budi.com", which chats turn into a link. Browsers read some other characters as dots too, and
// chats count combining marks, invisible characters and symbols such as emoji as part of the word.
const dotInWord = /([\p{L}\p{M}\p{N}\p{S}\p{Cf}][.。．｡․﹒][\p{M}\p{Cf}]*)(?=[\p{L}\p{N}\p{S}])/gu;

/** Characters that look like WhatsApp's marks for italic, bold, struck and code. */
const lookAlikes: Record<string, string> = { _: "ˍ", "*": "∗", "~": "∼", "`": "ˋ" };

// A mark inside a word, as in "budi_santoso", formats nothing; it is matched with the character before it. Without a
// lookbehind, which Safari before 16.4 cannot parse.
const markOrInWord = /[\p{L}\p{N}][_*~`](?=[\p{L}\p{N}])|[_*~`]/gu;

/**
 * Breaks up the web addresses and marks of formatting in a line, so that chats make no links and no italics of them. Removes
 * prefixes such as "https://", adds a space after each dot inside a word, and replaces marks by characters that look alike.
 */
export const withoutLinks = (line: string) =>
  line
    .replace(/\b\w+:\/+/g, "")
    .replace(dotInWord, "$1 ")
    .replace(markOrInWord, (mark) => lookAlikes[mark] ?? mark);

// Letters of scripts that run from right to left.
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Wraps a typed text in Unicode direction isolates if it has right-to-left letters. Without the isolates these letters would
 * reorder times and dates beside the text.
 */
export const bidiIsolated = (text: string) => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** A text of at most `length` characters; a longer one is cut between characters and ends with an ellipsis. */
export function shortened(text: string, length: number) {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, Math.max(0, length - 1)).join("")}…`;
}

/** Replaces every unpaired surrogate in a text, because encodeURIComponent throws on them. */
export function wellFormed(text: string) {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
