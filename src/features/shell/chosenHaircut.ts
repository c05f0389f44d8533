import { externalStore } from "../../runtime/externalStore";

/** The number of the haircut chosen on the poster; null if none is. In memory only. */
const chosen = externalStore<number | null>(null);

/** Chooses a haircut by its number, or gives it back if it is the chosen one. */
export function toggleHaircut(number: number): void {
  chosen.set(chosen.get() === number ? null : number);
}

export const useChosenHaircut = chosen.useValue;
