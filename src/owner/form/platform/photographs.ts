/**
 * Whether a photograph that was just chosen is still being prepared: the library would save the file without it.
 */
export const isPreparingPhotograph = (): boolean => document.querySelector("#nc-root .processing") !== null;
