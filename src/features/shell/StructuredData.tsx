import { jsonLd } from "../../domain/links/schemaOrg";

/** Structured data in the head of a page's HTML. Search engines read it there; pages leave it out of their script. */
export function StructuredData({ data }: { data: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON from our own content with every "<" escaped, in a data block that no browser runs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />;
}
