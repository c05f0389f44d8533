import { type ContentFileName, contentFiles, fileLabel, type WrittenContent } from "../schema/contentFiles";
import { metaOf } from "../schema/fields";
import { type Path, schemaAt } from "../schema/traversal";
import { placeholdersIn } from "./rules/placeholders";
import { usedContent } from "./rules/ruleTools";

// True before the first opening and after it, because neither the form nor a laptop knows what is public.
const untilThen =
  'Sampai itu beres, yang tampil halaman "Segera dibuka", atau situs yang terbit sebelumnya kalau sudah pernah terbuka.';

/**
 * Says what is still missing before this content can be published as the shop's site, by the form's labels, and what
 * visitors see until then. Undefined if nothing is missing. `checksSiteUrl`: whether a placeholder in the site's address
 * counts.
 */
export function missingBeforeLaunch(content: WrittenContent, checksSiteUrl = false): string | undefined {
  const shop = content["shop.json"];
  if (shop.demo) {
    return `Ini masih toko contoh: kosongkan dengan Mulai di tab Actions (di laptop: npm run content:own). Kalau isinya sudah milik Anda, matikan "${metaOf(contentFiles["shop.json"].shape.demo).label}" di Data toko. ${untilThen}`;
  }
  const isAlwaysClosed = Object.values(shop.openingHours).every((hours) => hours === null);
  const hasNoService = content["services.json"].services.length === 0;
  const places: { file: ContentFileName; path: Path }[] = [
    ...placeholdersIn(usedContent(content), checksSiteUrl),
    ...(isAlwaysClosed ? [{ file: "shop.json" as const, path: ["openingHours"] }] : []),
    ...(hasNoService ? [{ file: "services.json" as const, path: ["services"] }] : []),
  ];
  if (places.length === 0) return undefined;
  const parts = [...new Set(places.map(({ file }) => file))].map((file) => {
    const fields = places.filter((place) => place.file === file).map(({ path }) => schemaAt(contentFiles[file], path));
    const labels = new Set(fields.map((field) => field && metaOf(field).label));
    return `${fileLabel(file)} (${[...labels].join(", ")})`;
  });
  return `Yang masih kurang: ${parts.join("; ")}. ${untilThen}`;
}
