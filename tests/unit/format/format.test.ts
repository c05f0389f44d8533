import { indonesianDateNames, longDate } from "../../../src/format/date";
import { dollarText } from "../../../src/format/dollars";
import { englishDateNames } from "../../../src/format/englishDates";
import { priceEffect } from "../../../src/format/priceEffect";
import { rupiah } from "../../../src/format/rupiah";

test.each([
  [0, "Rp 0"],
  [999, "Rp 999"],
  [1000, "Rp 1.000"],
  [75000, "Rp 75.000"],
  [201250, "Rp 201.250"],
  [1234567890, "Rp 1.234.567.890"],
])("%d rupiah read %s", (amount, text) => {
  expect(rupiah(amount)).toBe(text);
});

test.each([
  [10, "$10"],
  [7.5, "$7.50"],
  [0.99, "$0.99"],
])("%d dollars read %s", (amount, text) => {
  expect(dollarText(amount)).toBe(text);
});

test.each([
  [1, ""],
  [1.1, "+10%"],
  [0.9, "-10%"],
  [1.15, "+15%"],
  [1.125, "+12,5%"],
])("a multiplier of %d reads %j", (multiplier, text) => {
  expect(priceEffect(multiplier)).toBe(text);
});

test.each([
  ["id-ID", indonesianDateNames],
  ["en-GB", englishDateNames],
])("every date of four years reads as it is written in %s", (locale, names) => {
  const written = new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2030, 0, 1); day += 86_400_000) {
    const parts = Object.fromEntries(written.formatToParts(day).map(({ type, value }) => [type, value]));
    expect(longDate(new Date(day).toISOString().slice(0, 10), names)).toBe(
      `${parts.weekday}, ${parts.day} ${parts.month} ${parts.year}`,
    );
  }
});
