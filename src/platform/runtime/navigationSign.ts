import { troubleId } from "./starter/startPlan";

const words = {
  id: { coming: "Membuka halaman…", lost: "Koneksi terputus, halaman itu belum bisa dibuka. Coba ketuk lagi nanti." },
  en: { coming: "Opening the page…", lost: "The line is lost, so that page cannot be opened. Try again later." },
} as const;

const wordsOfPage = () => words[document.documentElement.lang === "en" ? "en" : "id"];

// On a good line a page is there before.
const patienceMs = 500;

/**
 * Shows that a page is on its way, once that takes longer than half a second: a progress line at the top of the window, and its
 * name in the live region for routes, since nothing else on the page tells that a link was tapped. Gives what ends it.
 */
export function pageIsComing(): () => void {
  const line = document.createElement("progress");
  const timer = setTimeout(() => {
    const { coming } = wordsOfPage();
    line.ariaLabel = coming;
    line.style.cssText = "position:fixed;z-index:50;top:0;left:0;width:100%;height:4px;accent-color:var(--brass)";
    document.body.append(line);
    const announcer = document.getElementById("gatsby-announcer");
    if (announcer) announcer.textContent = coming;
  }, patienceMs);
  return () => {
    clearTimeout(timer);
    line.remove();
  };
}

/** Says in the page's notice that a page could not be fetched, or takes that back. */
export function tellLineIsLost(isLost: boolean): void {
  const trouble = document.getElementById(troubleId);
  const [line] = trouble?.getElementsByTagName("p") ?? [];
  if (!trouble || !line) return;
  if (isLost) line.textContent = wordsOfPage().lost;
  trouble.hidden = !isLost;
}
