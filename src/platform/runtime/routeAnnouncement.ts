const words = { id: "Halaman", en: "Page" } as const;

/**
 * What a screen reader is told after the visitor has come to another page without loading it: its title, and the section that
 * the address leads to, in the page's own language.
 */
export function routeAnnouncement(document: Document, section: Element | null): string {
  const language = document.documentElement.lang === "en" ? "en" : "id";
  const heading = section?.querySelector("h2")?.textContent;
  return [`${words[language]} ${document.title}`, ...(heading ? [heading] : [])].join(", ");
}
