const checks: (() => boolean)[] = [];

/** Registers, once for a module, how to find out whether a whole page load would lose what the visitor has done. */
export function noteUnsavedWork(isUnsaved: () => boolean): void {
  checks.push(isUnsaved);
}

/** Whether anything would be lost with this page: nothing is stored, so what lies in memory goes with it. */
export const hasUnsavedWork = (): boolean => checks.some((isUnsaved) => isUnsaved());
