/** How much of a text one page of paper takes: so many lines of so many characters. */
type Room = { readonly lines: number; readonly perLine: number };

/**
 * A text as it goes on paper, where everything must fit on one page: as it is if it fits, otherwise as many of its lines as
 * do, with blank lines taken out. `isCut` says that something is missing.
 */
export function truncateLines(text: string, { lines, perLine }: Room): { text: string; isCut: boolean } {
  const all = text.trim().split(/\r?\n/);
  const taken = (line: string) => Math.max(1, Math.ceil([...line].length / perLine));
  if (all.reduce((sum, line) => sum + taken(line), 0) <= lines) return { text: all.join("\n"), isCut: false };
  const kept: string[] = [];
  let left = lines;
  for (const line of all) {
    if (line.trim() === "") continue;
    if (left === 0) break;
    kept.push([...line].slice(0, left * perLine).join(""));
    left -= Math.min(left, taken(line));
  }
  return { text: kept.join("\n"), isCut: true };
}
