const ask = (event: Event) => event.preventDefault();

/** Turns the browser's confirmation before leaving the page on or off. */
export const askBeforeLeaving = (isOn: boolean): void =>
  (isOn ? window.addEventListener : window.removeEventListener)("beforeunload", ask);
