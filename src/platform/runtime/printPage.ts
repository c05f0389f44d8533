// How long a browser may take to begin printing: Safari asks the visitor first.
const printStartTimeoutMs = 1500;

/** Prints the page. False if the browser cannot print, or only pretends to and never fires `beforeprint`. */
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
