import type * as z from "zod";
import { type ContentFileName, contentFiles } from "../schema/contentFiles";
import type { Path } from "../schema/path";
import { schemaAt } from "../schema/traversal";

/** The name of our number fields' type in the form's configuration; NumberField.tsx is its control. */
export const numberFieldType = "angka";

/** Where a number stands in the content, as a text that the configuration can carry: "services.json services 0 basePrice". */
export const placeOption = (file: ContentFileName, path: Path): string => [file, ...path].join(" ");

/** The schema of the number at such a place. */
export function schemaAtPlace(place: string): z.ZodType {
  const [file, ...path] = place.split(" ");
  const schema = schemaAt(contentFiles[file as ContentFileName], path);
  if (!schema) throw new Error(`no number at ${place}`);
  return schema;
}
