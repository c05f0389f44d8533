import type * as z from "zod";
import { type ContentFileName, contentFiles } from "../schema/contentFiles";
import type { Path } from "../schema/path";
import { schemaAt } from "../schema/traversal";

/** The name in the form's configuration of our fields for what people write in more than one way; TypedField.tsx is their control. */
export const typedFieldType = "ketikan";

/** Where such a value stands in the content, as a text that the configuration can carry: "services.json services 0 basePrice". */
export const placeOption = (place: Path): string => place.join(" ");

/** The schema of the value at such a place. */
export function schemaAtPlace(place: string): z.ZodType {
  const [file, ...path] = place.split(" ");
  const schema = schemaAt(contentFiles[file as ContentFileName], path);
  if (!schema) throw new Error(`nothing at ${place}`);
  return schema;
}
