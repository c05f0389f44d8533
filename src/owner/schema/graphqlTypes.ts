import * as z from "zod";
import { contentFileNames, contentFiles, graphqlTypeName } from "./contentFiles";
import { type DerivedFrom, type FieldKind, metaOf } from "./fields";
import { unwrapped } from "./traversal";

const scalars: Partial<Record<FieldKind, string>> = {
  rupiah: "Int",
  minutes: "Int",
  wholeNumber: "Int",
  percent: "Int",
  dollars: "Float",
  decimal: "Float",
  multiplier: "Float",
  yesOrNo: "Boolean",
};

/**
 * The content's types in GraphQL's schema definition language: one for each content file and each group in it. Fields that
 * the check guarantees or that are derived are non-null, others nullable. Pictures are files.
 */
export function graphqlTypes(): string {
  const definitions: string[] = [];

  function define(name: string, group: z.ZodObject, interfaces = ""): void {
    const fields = Object.entries(group.shape).map(([field, schema]) => {
      const type = typeOf(name + field.charAt(0).toUpperCase() + field.slice(1), schema as z.ZodType);
      return `  ${field}: ${type}${type.startsWith("File") ? " @fileByRelativePath" : ""}`;
    });
    definitions.push(`type ${name}${interfaces} @dontInfer {\n${fields.join("\n")}\n}`);
  }

  function typeOf(name: string, schema: z.ZodType): string {
    const value = unwrapped(schema);
    const nonNull = value === schema || metaOf(schema).derive ? "!" : "";
    if (value instanceof z.ZodArray) return `[${typeOf(name, value.element as z.ZodType)}]${nonNull}`;
    if (value instanceof z.ZodObject) {
      define(name, value);
      return `${name}${nonNull}`;
    }
    const { kind } = metaOf(schema);
    return `${kind === "picture" ? "File" : (scalars[kind] ?? "String")}${nonNull}`;
  }

  for (const file of contentFileNames) define(graphqlTypeName(file), contentFiles[file], " implements Node");
  return definitions.join("\n\n");
}

/** Resolvers for the derived fields of the shop, by field. */
export const derivedShopFields = () =>
  Object.fromEntries(
    Object.entries(contentFiles["shop.json"].shape).flatMap(([field, schema]) => {
      const { derive } = metaOf(schema);
      return derive ? [[field, { resolve: (shop: DerivedFrom) => shop[field as "name"] ?? derive(shop) }]] : [];
    }),
  );
