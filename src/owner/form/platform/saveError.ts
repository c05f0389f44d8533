/**
 * An error that stops a save when a "preSave" handler throws it, and whose message the library shows in its dialog: it
 * reads the cause of an error with this name, and of any other error it says only that there was one.
 */
export const saveError = (message: string): Error => new Error("saving_failed", { cause: new Error(message) });
