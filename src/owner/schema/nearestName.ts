/** A name as it is compared: its letters and digits alone, in small letters. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\d]/gu, "");

/** A value that can be chosen, and what people call it. */
export type Choice = { value: string; label: string };

/** The choice that a text means, by its value or by its label; undefined where it is none. */
export const choiceMeant = (text: string, choices: readonly Choice[]): string | undefined =>
  choices.find(({ value, label }) => [value, label].some((name) => plainName(name) === plainName(text)))?.value;
