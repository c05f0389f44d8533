const words = { id: "Halaman", en: "Page" } as const;

/**
 * The text of the live region after a client-side navigation, in the page's language: its title, and the heading of the
 * section that the address names.
 */
export function routeAnnouncement(document: Document, section: Element | null): string {
  const language = document.documentElement.lang === "en" ? "en" : "id";
  const heading = section?.querySelector("h2")?.textContent;
  return [`${words[language]} ${document.title}`, ...(heading ? [heading] : [])].join(", ");
}
