const ask = (event: Event) => event.preventDefault();

/** Switches on or off that the browser asks before the page is left. */
export const askBeforeLeaving = (isOn: boolean): void =>
  (isOn ? window.addEventListener : window.removeEventListener)("beforeunload", ask);
