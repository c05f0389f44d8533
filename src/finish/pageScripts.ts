import type { PageParts } from "./pageParts";
import { starterScript } from "./starter";

// As Gatsby writes its own tags: attributes in this order, async last.
const externalScript = /<script src="([^"]+)" async(?:="")?><\/script>/g;

const earlierStarter = /<script data-starter>[\s\S]*?<\/script>/;

/**
 * The page with Gatsby's script tags replaced by the starter, which loads the same files in the same order and asks for
 * the page's parts beside them. A page that a cached build did not write anew has its starter already and keeps it.
 */
export function withStarter(html: string, parts: PageParts, startsAtOnce: boolean): string {
  const sources = [...html.matchAll(externalScript)].map((match) => match[1] ?? "");
  if (sources.length === 0 && earlierStarter.test(html)) return html;
  if (sources.length === 0) throw new Error("finish: the page has no script tags of the form Gatsby is known to write");
  const starter = `<script data-starter>${starterScript(sources, parts, startsAtOnce)}</script>`;
  return html
    .replace(earlierStarter, "")
    .replace(externalScript, "")
    .replace("</body>", () => `${starter}</body>`);
}
