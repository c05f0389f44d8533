/** A way into parsed JSON: names of fields, numbers of list entries counted from zero. */
export type Path = readonly PropertyKey[];

/** The value at a path inside parsed JSON, or undefined where the path leads nowhere. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
