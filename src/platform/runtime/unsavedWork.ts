const ask = (event: Event) => event.preventDefault();

/** Makes the browser ask before the page is left, or no longer. */
export const askBeforeLeaving = (isOn: boolean): void =>
  (isOn ? window.addEventListener : window.removeEventListener)("beforeunload", ask);
