// Makes the form Indonesian whatever the device's language. The library picks its words by `navigator.language` and
// `navigator.languages` when it is loaded, so this module is imported before the library.
for (const [name, value] of [
  ["language", "id"],
  ["languages", ["id"]],
] as const) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

// Makes Indonesian the default locale of number formats: the library formats numbers in summary lines without naming one, and
// Rp 100.000 must not become Rp 100,000 on a phone set to English.
const withLocale = ([locale = "id-ID", ...options]: unknown[]) => [locale, ...options];
Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
  apply: (format, self, given) => Reflect.apply(format, self, withLocale(given)),
  construct: (format, given) => Reflect.construct(format, withLocale(given)),
});
