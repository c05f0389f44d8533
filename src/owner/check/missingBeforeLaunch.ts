import { type Content, type ContentFileName, contentFiles } from "../schema/contentFiles";
import { metaOf } from "../schema/fields";
import { type Path, schemaAt } from "../schema/traversal";
import { placeholdersIn } from "./rules/placeholders";
import { type CheckContext, type ValidContent, withoutEnglishPages } from "./rules/ruleTools";

/**
 * A sentence for the owner on what keeps the shop's site from opening: that the content is still the demonstration shop, or
 * placeholders that visitors would see, no service or no opening hours, by the form's labels. Undefined if nothing does.
 * `isPublic`: the full site is public already, and this keeps the change from being published.
 */
export function missingBeforeLaunch(
  content: Content,
  { checksSiteUrl, isPublic = false }: Pick<CheckContext, "checksSiteUrl"> & { isPublic?: boolean },
): string | undefined {
  const state = isPublic ? "Perubahan belum diterbitkan; yang terbit sebelumnya tetap tampil" : "Situs belum dibuka";
  const shop = content["shop.json"];
  if (shop.demo) {
    return `${state}. Ini masih toko contoh: kosongkan dengan Mulai di tab Actions (di laptop: npm run content:own). Kalau isinya sudah milik Anda, matikan "${metaOf(contentFiles["shop.json"].shape.demo).label}" di Data toko.`;
  }
  const visible: ValidContent = shop.english === false ? withoutEnglishPages(content) : content;
  const isAlwaysClosed = Object.values(shop.openingHours).every((hours) => hours === null);
  const hasNoService = content["services.json"].services.length === 0;
  const places: { file: ContentFileName; path: Path }[] = [
    ...placeholdersIn(visible, { checksSiteUrl }),
    ...(isAlwaysClosed ? [{ file: "shop.json" as const, path: ["openingHours"] }] : []),
    ...(hasNoService ? [{ file: "services.json" as const, path: ["services"] }] : []),
  ];
  if (places.length === 0) return undefined;
  const labels = new Map<ContentFileName, Set<string>>();
  for (const { file, path } of places) {
    const field = schemaAt(contentFiles[file], path);
    if (field) labels.set(file, (labels.get(file) ?? new Set()).add(metaOf(field).label));
  }
  const parts = [...labels].map(([file, names]) => `${metaOf(contentFiles[file]).label} (${[...names].join(", ")})`);
  return `${state}. Yang masih kurang: ${parts.join("; ")}.`;
}
