/** How many letters of one word must be added, left out or changed to give the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Whether that many letters at most must be added, left out or changed. */
export const areWithin = (distance: number, a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= distance && editDistance(a, b) <= distance;
