import { areWithin } from "./editDistance";

/** A name as it is compared: its letters and digits alone, in small letters. */
export const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, "");

/** Whether a name is another one but for capitals, spaces, or one or two letters. */
export const isSlipOf = (written: string, name: string): boolean =>
  areWithin(name.length > 5 ? 2 : 1, plain(written), plain(name));

/** A value that can be chosen, and what people call it. */
export type Choice = { value: string; label?: string; otherNames?: readonly string[] };

/** The choice that a text means, by its value or by its label; undefined where it is near none, or near several. */
export function choiceMeant(text: string, choices: readonly Choice[]): string | undefined {
  const namesOf = ({ value, label = value, otherNames = [] }: Choice) => [value, label, ...otherNames];
  const same = choices.find((choice) => namesOf(choice).some((name) => plain(name) === plain(text)));
  if (same || plain(text) === "") return same?.value;
  const near = choices.filter((choice) => namesOf(choice).some((name) => isSlipOf(text, name)));
  return near.length === 1 ? near[0]?.value : undefined;
}
