/** A problem of the text itself, with line and column counted from one; a problem of the whole file has neither. */
export type TextProblem = { id: string; line?: number; column?: number };

/** Line and column of an offset, counted from one. */
export const position = (source: string, offset: number) => positions(source)(offset);

/** Gives line and column of any offset in a text, whose lines are looked for once. */
export function positions(source: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    // A binary search: a file of two thousand products is asked for thousands of positions.
    let line = 0;
    let after = starts.length;
    while (after - line > 1) {
      const middle = Math.floor((line + after) / 2);
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
