/** A copy of an entry's content without the keys that the library adds to new list entries for itself and does not write. */
export function withoutInternalKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutInternalKeys);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !name.startsWith("__sc_"));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutInternalKeys(inner)]));
}
