import { externalStore } from "../../runtime/externalStore";

/**
 * The number of the haircut chosen on the poster; empty if none is. The poster and the booking form are hydrated apart, so
 * that a choice may come before the form, and a booking link before the poster. In memory only.
 */
export const chosenHaircut = externalStore("");
