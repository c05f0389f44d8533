// Runs before the library looks. It takes its language from the browser and writes numbers as the browser's reader would; the
// form's reader is the shop's owner, whose Rp 100.000 is a hundred thousand on any device. English
// stays a choice in its settings.
for (const [name, value] of [
  ["language", "id"],
  ["languages", ["id"]],
] as const) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

const asRead = ([language = "id-ID", ...options]: unknown[]) => [language, ...options];
Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
  apply: (format, self, given) => Reflect.apply(format, self, asRead(given)),
  construct: (format, given) => Reflect.construct(format, asRead(given)),
});
