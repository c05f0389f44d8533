// How long a browser may take until it begins to print: Safari asks the visitor first.
const patienceMs = 1500;

/**
 * Prints the page. False where the browser has no printing, or only pretends to: then it never prepares the page for paper.
 */
export async function printPage(): Promise<boolean> {
  if (typeof window.print !== "function") return false;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs);
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
