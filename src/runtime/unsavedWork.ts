/** Has the browser ask before it leaves the page, until the returned function is called. */
export function askBeforeLeaving() {
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener("beforeunload", ask);
  return () => window.removeEventListener("beforeunload", ask);
}
