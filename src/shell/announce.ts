const words = { id: "Halaman", en: "Page" } as const;

/**
 * What a screen reader is told after the visitor has come to another page without loading it: its title, and the section that
 * the address leads to, in the page's own language.
 */
export function pageNews(document: Document, hash: string): string {
  const language = document.documentElement.lang === "en" ? "en" : "id";
  const section = hash === "" ? null : document.getElementById(hash.slice(1))?.querySelector("h2");
  return [`${words[language]} ${document.title}`, ...(section ? [section.textContent] : [])].join(", ");
}
