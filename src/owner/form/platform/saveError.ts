/**
 * An error that stops a save when a "preSave" handler throws it. The library shows the message of the cause of an error named
 * "saving_failed"; of any other error it only says that one occurred.
 */
export const saveError = (message: string): Error => new Error("saving_failed", { cause: new Error(message) });
