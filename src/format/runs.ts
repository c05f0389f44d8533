/** Neighbours in a list that belong together. */
type Run<T> = { first: T; last: T; items: readonly T[] };

/** Splits a list into runs: an item joins the run of the item before it if `follows` holds for the two. */
export function runsOf<T>(items: readonly T[], follows: (before: T, item: T) => boolean): Run<T>[] {
  const runs: { first: T; last: T; items: T[] }[] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run && follows(run.last, item)) {
      run.last = item;
      run.items.push(item);
    } else runs.push({ first: item, last: item, items: [item] });
  }
  return runs;
}
