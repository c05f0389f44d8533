const words = {
  id: { coming: "Membuka halaman…", lost: "Halaman itu belum bisa dibuka.", retry: "Coba lagi" },
  en: {
    coming: "Opening the page…",
    lost: "That page can't be opened right now.",
    retry: "Try again",
  },
} as const;

const wordsOfPage = () => words[document.documentElement.lang === "en" ? "en" : "id"];

// On a good line a page is there before.
const patienceMs = 500;

/**
 * Shows that a page is on its way, once that takes longer than half a second: a progress line at the top of the window, which
 * says so to a screen reader, since nothing else on the page tells that a link was tapped. Gives what ends it.
 */
export function showNavigationProgress(): () => void {
  const line = document.createElement("div");
  line.setAttribute("role", "status");
  // A border, because forced colours take backgrounds away. Where motion is unwelcome the global style drops the transition.
  line.style.cssText =
    "position:fixed;z-index:50;top:0;left:0;width:0;font-size:0;border-top:4px solid var(--brassBright);transition:width 9s ease-out";
  const timer = setTimeout(() => {
    document.body.append(line);
    // The transition begins at the width that was computed before, and a live region is read when it changes.
    line.getBoundingClientRect();
    line.style.width = "100%";
    line.textContent = wordsOfPage().coming;
  }, patienceMs);
  return () => {
    clearTimeout(timer);
    line.remove();
  };
}

/** Says that a page could not be fetched, with a button that tries again. Gives what ends it; so does the line's return. */
export function showLostLine(retry: () => void): () => void {
  const { lost, retry: label } = wordsOfPage();
  const bar = document.createElement("div");
  bar.setAttribute("role", "alert");
  bar.style.cssText =
    "position:fixed;z-index:50;inset:auto 0 0;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 16px;padding:8px 16px;color:var(--cream);background:var(--wood);border-top:2px solid var(--brass)";
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.style.cssText =
    "min-height:3rem;font:inherit;font-weight:700;color:inherit;background:none;border:0;text-decoration:underline";
  button.addEventListener("click", retry);
  bar.append(lost, button);
  document.body.append(bar);
  const end = () => bar.remove();
  addEventListener("online", end, { once: true });
  return end;
}
