/** A name as it is compared: its letters and digits alone, in small letters. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, "");

/** Whether a name is another one but for capitals, spaces, or one or two letters. */
export const isSlipOf = (written: string, name: string): boolean =>
  editDistance(plainName(written), plainName(name)) <= (name.length > 5 ? 2 : 1);

/** A value that can be chosen, and what people call it. */
export type Choice = { value: string; label: string };

/** The choice that a text means, by its value or by its label; undefined where it is near none, or near several. */
export function choiceMeant(text: string, choices: readonly Choice[]): string | undefined {
  const namesOf = ({ value, label }: Choice) => [value, label];
  const same = choices.find((choice) => namesOf(choice).some((name) => plainName(name) === plainName(text)));
  if (same) return same.value;
  const near = choices.filter((choice) => namesOf(choice).some((name) => isSlipOf(text, name)));
  return near.length === 1 ? near[0]?.value : undefined;
}

/** How many letters of one word must be added, left out or changed to give the other; of words as different in length as 3 letters, 3. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
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
