import * as z from "zod";
import { contentFileNames, contentFiles, graphqlTypeName } from "./contentFiles";
import { type FieldKind, metaOf } from "./fields";
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

/** Resolvers for the derived fields of the content files' own records, by GraphQL type and field. */
export function derivedFieldResolvers() {
  const resolversOf = (group: z.ZodObject) =>
    Object.entries(group.shape).flatMap(([field, schema]) => {
      const { derive } = metaOf(schema as z.ZodType);
      return derive
        ? [[field, { resolve: (record: Record<string, unknown>) => record[field] ?? derive(record as never) }]]
        : [];
    });
  return Object.fromEntries(
    contentFileNames.map((file) => [graphqlTypeName(file), Object.fromEntries(resolversOf(contentFiles[file]))]),
  );
}
