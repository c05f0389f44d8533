import { crashedAttribute, troubleId } from "./starter/startPlan";

const words = {
  id: { coming: "Membuka halaman…", lost: "Halaman itu belum bisa dibuka. Coba ketuk lagi nanti." },
  en: { coming: "Opening the page…", lost: "That page can't be opened right now. Please try again later." },
} as const;

const wordsOfPage = () => words[document.documentElement.lang === "en" ? "en" : "id"];

// On a good line a page is there before.
const patienceMs = 500;

/**
 * Shows that a page is on its way, once that takes longer than half a second: a progress line at the top of the window, and its
 * name in the live region for routes, since nothing else on the page tells that a link was tapped. Gives what ends it.
 */
export function showNavigationProgress(): () => void {
  const line = document.createElement("div");
  line.setAttribute("role", "progressbar");
  const timer = setTimeout(() => {
    const { coming } = wordsOfPage();
    line.setAttribute("aria-label", coming);
    // A border, because forced colours take backgrounds away. Where motion is unwelcome the global style drops the transition.
    line.style.cssText =
      "position:fixed;z-index:50;top:0;left:0;width:0;border-top:4px solid var(--brassBright);transition:width 9s ease-out";
    document.body.append(line);
    // The transition begins at the width that was computed before.
    line.getBoundingClientRect();
    line.style.width = "100%";
    const announcer = document.getElementById("gatsby-announcer");
    if (announcer) announcer.textContent = coming;
  }, patienceMs);
  return () => {
    clearTimeout(timer);
    line.remove();
  };
}

const takeBack = () => showLostLine(false);

/**
 * Says in the page's notice that a page could not be fetched, until the line returns, or takes that back. The notice's reload
 * would put the browser's error page in the place of this one, so it is not offered.
 */
export function showLostLine(isLost: boolean): void {
  const trouble = document.getElementById(troubleId);
  const [line] = trouble?.getElementsByTagName("p") ?? [];
  const reload = trouble?.querySelector<HTMLElement>("a[href='']");
  if (!trouble || !line || trouble.hasAttribute(crashedAttribute)) return;
  if (isLost) {
    line.textContent = wordsOfPage().lost;
    addEventListener("online", takeBack, { once: true });
  }
  trouble.hidden = !isLost;
  reload?.style.setProperty("display", isLost ? "none" : "");
}
