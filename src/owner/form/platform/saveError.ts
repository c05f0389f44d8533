/**
 * An error that stops a save when a "preSave" handler throws it, and whose message the library shows in its dialog: the library
 * reads the cause of an error with this text; for any other error it only says that one occurred.
 */
export const saveError = (message: string): Error => new Error("saving_failed", { cause: new Error(message) });
