import { type Content, type ContentFileName, contentFiles } from "../schema/contentFiles";
import { metaOf } from "../schema/fields";
import { type Path, schemaAt } from "../schema/traversal";
import { isDemoShop, placeholdersIn } from "./rules/placeholders";
import { type CheckContext, type ValidContent, withoutEnglishPages } from "./rules/ruleTools";

/** Matches places, as file and path, without which a new shop's site is only the page "Segera dibuka". */
const essential = /^(shop\.json (name|chatNumber|openingHours|address .*)|services\.json .*)$/;

type Missing = {
  /**
   * Whether the page "Segera dibuka" is published in place of the site. Otherwise nothing is published, and the earlier
   * publication stays.
   */
  isComingSoon: boolean;
  /** A sentence for the owner that names everything missing by the form's labels. */
  sentence: string;
};

/**
 * The gaps that keep a shop's site from opening: placeholders that visitors would see, or no open weekday. Undefined if
 * nothing is missing, and for the template's own demo shop. If `isPublic`, the full site is public already and stays open.
 */
export function missingBeforeLaunch(
  content: Content,
  { checksSiteUrl, isPublic = false }: Pick<CheckContext, "checksSiteUrl"> & { isPublic?: boolean },
): Missing | undefined {
  const visible: ValidContent = content["shop.json"].english === false ? withoutEnglishPages(content) : content;
  if (isDemoShop(content)) return undefined;
  const isAlwaysClosed = Object.values(content["shop.json"].openingHours).every((hours) => hours === null);
  const places: { file: ContentFileName; path: Path }[] = [
    ...placeholdersIn(visible, { checksSiteUrl }),
    ...(isAlwaysClosed ? [{ file: "shop.json" as const, path: ["openingHours"] }] : []),
  ];
  if (places.length === 0) return undefined;
  const labels = new Map<ContentFileName, Set<string>>();
  for (const { file, path } of places) {
    const field = schemaAt(contentFiles[file], path);
    if (field) labels.set(file, (labels.get(file) ?? new Set()).add(metaOf(field).label));
  }
  const parts = [...labels].map(([file, names]) => `${metaOf(contentFiles[file]).label} (${[...names].join(", ")})`);
  const isComingSoon = !isPublic && places.some(({ file, path }) => essential.test([file, ...path].join(" ")));
  const state = isComingSoon
    ? "Situs belum dibuka"
    : "Perubahan belum diterbitkan; yang terbit sebelumnya tetap tampil";
  return { isComingSoon, sentence: `${state}. Yang masih kurang: ${parts.join("; ")}.` };
}
