/** The characters of Windows-1252 for the bytes from 0x80 to 0x9F; five bytes have none. */
const windowsCharacters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** UTF-8 that was read as Windows-1252: "CafÃ©" for "Café". A run of characters that is no such text stays as it is. */
function withoutMojibake(text: string) {
  const byteOf = (character: string) => {
    const index = windowsCharacters.indexOf(character);
    return (index < 0 ? (character.codePointAt(0) ?? 0) : index + 0x80).toString(16);
  };
  return text.replace(new RegExp(`[\\u0080-\\u00ff${windowsCharacters}]{2,}`, "g"), (run) => {
    try {
      return decodeURIComponent([...run].map((character) => `%${byteOf(character)}`).join(""));
    } catch {
      return run;
    }
  });
}

const codePoint = (number: number) => (number <= 0x10ffff ? String.fromCodePoint(number) : "");

/** Entities of HTML, "&amp;" or "&#39;", and escapes of JSON, "\\u00e9". */
const withoutEscapes = (text: string) =>
  text
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/gi, (_, name: string) => entities[name.toLowerCase()] ?? "")
    .replace(/&#(\d{1,7});/g, (_, number: string) => codePoint(Number(number)))
    .replace(/&#x([\da-f]{1,6});|\\u([\da-f]{4})/gi, (_, one?: string, other?: string) =>
      codePoint(Number.parseInt(one ?? other ?? "", 16)),
    );

/**
 * What a text said before a program wrote it in the wrong encoding or with escapes, even several times over: "CafÃ© &amp;
 * Bar" gives "Café & Bar". Any other text stays as it is.
 */
export function decodedText(text: string): string {
  const decoded = withoutMojibake(withoutEscapes(text));
  return decoded === text ? text : decodedText(decoded);
}
