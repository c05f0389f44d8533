// How long `beforeprint` may take. Safari asks the visitor before it prints.
const printStartTimeoutMs = 1500;

/**
 * Prints the page. Resolves to false if the browser cannot print, or does not fire `beforeprint` in time. Some browsers only
 * pretend to print and never fire it.
 */
export async function printPage(): Promise<boolean> {
  if (typeof window.print !== "function") return false;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), printStartTimeoutMs);
    window.addEventListener(
      "beforeprint",
      () => {
        clearTimeout(timer);
        resolve(true);
      },
      { once: true },
    );
    window.print();
  });
}
