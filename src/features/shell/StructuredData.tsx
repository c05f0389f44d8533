import { jsonLd } from "./structuredData";

/** Structured data in a page's head. */
export function StructuredData({ data }: { data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON from our own content with every "<" escaped, in a data block that no browser runs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />;
}
