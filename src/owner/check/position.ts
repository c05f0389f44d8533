/** A problem of the text itself, with line and column counted from one; a problem of the whole file has neither. */
export type TextProblem = { id: string; line?: number; column?: number };

/** Line and column of an offset, counted from one. */
export const position = (source: string, offset: number) => positions(source)(offset);

/** Gives line and column of any offset in a text, whose lines are looked for once. */
export function positions(source: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
