// Makes the form Indonesian on a device with any language. Imported before the library, which reads both properties when it is
// evaluated: it picks its words by navigator.languages, and formats the numbers of summary lines in the browser's own locale.
for (const [name, value] of [
  ["language", "id"],
  ["languages", ["id"]],
] as const) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

// Only a call without a locale changes: Rp 100.000 must not become Rp 100,000 where the owner's phone is set to
// English.
const withLocale = ([locale = "id-ID", ...options]: unknown[]) => [locale, ...options];
Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
  apply: (format, self, given) => Reflect.apply(format, self, withLocale(given)),
  construct: (format, given) => Reflect.construct(format, withLocale(given)),
});
