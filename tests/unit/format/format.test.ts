import { indonesianDateNames, longDate } from "../../../src/format/date";
import { englishDateNames } from "../../../src/format/englishDates";
import { dollarText, priceEffect, rupiah } from "../../../src/format/money";

test.each([
  [999, "Rp 999", rupiah],
  [1234567890, "Rp 1.234.567.890", rupiah],
  [10, "$10", dollarText],
  [7.5, "$7.50", dollarText],
  [1, "", priceEffect],
  [0.9, "−10%", priceEffect],
  [1.15, "+15%", priceEffect],
  [1.125, "+12,5%", priceEffect],
])("%d reads %j", (number, text, textOf) => expect(textOf(number)).toBe(text));

test.each([
  ["id-ID", indonesianDateNames],
  ["en-GB", englishDateNames],
])("every date of a year reads as it is written in %s", (locale, names) => {
  const written = new Intl.DateTimeFormat(locale, {
    ...({ weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const),
  });
  for (let day = Date.UTC(2027, 11, 1); day < Date.UTC(2029, 0, 1); day += 86_400_000) {
    const parts = Object.fromEntries(written.formatToParts(day).map(({ type, value }) => [type, value]));
    expect(longDate(new Date(day).toISOString().slice(0, 10), names)).toBe(
      `${parts.weekday}, ${parts.day} ${parts.month} ${parts.year}`,
    );
  }
});
