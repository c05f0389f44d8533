import type * as z from "zod";
import { metaOf } from "./fields";

/** The fields that may name an entry of a list, the first that it has: a service's name, a closure's reason, a photo's caption. */
export const namingFields = ["name", "title", "label", "heading", "reason", "caption", "figure", "id"];

/** Whether a field is its entry's own id, and not that of another one. */
export const isOwnId = (field: z.ZodType): boolean => {
  const { kind, refersTo } = metaOf(field);
  return kind === "identifier" && refersTo === undefined;
};

/** The field of a group that is its own id. */
export const idField = (shape: z.ZodRawShape): string | undefined =>
  Object.keys(shape).find((name) => isOwnId(shape[name] as z.ZodType));
