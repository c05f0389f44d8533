import * as z from "zod";
import { contentFileNames, contentFiles, graphqlTypeName } from "./contentFiles";

type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  image?: unknown;
};

const scalars: Record<string, string> = { string: "String", integer: "Int", number: "Float", boolean: "Boolean" };

/**
 * The content's GraphQL types in schema definition language, derived from the schemas: whatever the check guarantees is
 * non-null here, what may be null or left out is nullable, and pictures become files. One type per content file, one more per group nested inside it.
 */
export function graphqlTypes(): string {
  const definitions: string[] = [];

  function define(name: string, schema: JsonSchema, isRoot: boolean) {
    const fields = Object.entries(schema.properties ?? {}).map(([field, part]) => {
      const directive = part.image ? " @fileByRelativePath" : "";
      const always = reference(name + field.charAt(0).toUpperCase() + field.slice(1), part);
      const type = schema.required?.includes(field) ? always : always.replace(/!$/, "");
      return `  ${field}: ${type}${directive}`;
    });
    definitions.push(`type ${name}${isRoot ? " implements Node" : ""} @dontInfer {\n${fields.join("\n")}\n}`);
  }

  function reference(name: string, schema: JsonSchema): string {
    const alternatives = schema.anyOf?.filter((part) => part.type !== "null");
    if (schema.image) return alternatives ? "File" : "File!";
    const types = [schema.type ?? []].flat();
    const type = types.find((candidate) => candidate !== "null");
    if (alternatives?.[0]) return reference(name, alternatives[0]).replace(/!$/, "");
    const nullable = types.includes("null");
    return `${bare(name, type, schema)}${nullable ? "" : "!"}`;
  }

  function bare(name: string, type: string | undefined, schema: JsonSchema): string {
    if (type === "array") return `[${reference(name, schema.items ?? {})}]`;
    if (type === "object") {
      define(name, schema, false);
      return name;
    }
    return scalars[type ?? ""] ?? "String";
  }

  for (const file of contentFileNames) {
    define(graphqlTypeName(file), z.toJSONSchema(contentFiles[file]) as JsonSchema, true);
  }
  return definitions.join("\n\n");
}
