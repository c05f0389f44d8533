/**
 * Breaks a text into lines no wider than `maxWidth`, as `widthOf` measures them. It breaks at spaces and line breaks, and
 * within a word only if the word alone is too wide.
 */
export function wrapText(text: string, maxWidth: number, widthOf: (text: string) => number) {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(" ").flatMap((whole) => pieces(whole, maxWidth, widthOf))) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (widthOf(longer) <= maxWidth) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line];
  });
}

function pieces(word: string, maxWidth: number, widthOf: (text: string) => number) {
  if (widthOf(word) <= maxWidth) return [word];
  const found: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece !== "" && widthOf(piece + character) > maxWidth) {
      found.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...found, piece];
}
