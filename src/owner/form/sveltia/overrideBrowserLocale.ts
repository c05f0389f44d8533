// Makes the form Indonesian whatever the device's language. Sveltia chooses its words by `navigator.language` and
// `navigator.languages` when it is loaded, so this module is imported before Sveltia.
for (const [name, value] of [
  ["language", "id"],
  ["languages", ["id"]],
] as const) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}
