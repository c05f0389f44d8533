import { act, within } from "@testing-library/react";
import { calendar, day, filled, newEnvironment, openBooking } from "../support/bookingPage";
import { content } from "../support/content";
import { button, click, expectText, press, textsOf } from "../support/elements";
import { readAloud } from "../support/readAloud";

const untilInCalendar = (text: string) => within(calendar()).findByText(text);

/** What the calendar says below its days. */
const notes = () => textsOf(within(calendar()).queryAllByRole("listitem"));

test("the calendar is Indonesian, begins on Monday, and knows the shop's today", async () => {
  await openBooking();
  const [month] = within(calendar()).getAllByRole("table");
  const names = within(month as HTMLElement)
    .getAllByRole("columnheader")
    .map(readAloud);
  expect(names).toEqual(["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"]);
  expectText("Desember 2026", calendar());
  expect(textsOf(within(calendar()).getAllByRole("gridcell", { current: "date" }))).toEqual(["1"]);
});

test.each([
  ["14 Maret", "2027-03-12", "Minggu, 14 Maret 2027"],
  ["7 November", "2027-11-05", "Minggu, 7 November 2027"],
])("on %s, when the device's clocks change, the shop's day is chosen", async (_, today, chosen) => {
  await openBooking({ now: `${today}T10:00:00+07:00` });
  await click(within(calendar()).getByRole("gridcell", { name: `Pilih ${chosen}` }));
  expectText(chosen, calendar());
});

test("names breaks, season, and closed days with their reasons", async () => {
  const { openingHours } = content("shop.json");
  const season = { name: "Ramadan", open: "13:00", close: "23:00", days: ["sunday"] };
  await openBooking({
    shop: {
      openingHours: { ...openingHours, sunday: null },
      breaks: [{ day: "friday", from: "12:00", to: "13:00", reason: "Salat" }],
      seasonalHours: [{ ...season, from: "2026-12-10", to: "2026-12-20" }],
    },
    closures: [{ from: "2026-12-24", to: "2026-12-26", reason: "Libur Natal" }],
    environment: filled(),
  });
  expect(notes()).toEqual([
    "Setiap Jumat 12:00–13:00: Salat",
    "Ramadan, 10 Des–20 Des 2026, Minggu: buka 13:00–23:00",
    "Tutup setiap Minggu",
    "Tutup: Libur Natal (24 Desember–26 Desember)",
  ]);
  expect(await day(25)).toHaveAttribute("aria-disabled", "true");
  expect(await day(25)).toHaveAccessibleName("Tidak tersedia Jumat, 25 Desember 2026. Tutup: Libur Natal");
  await click(await day(25));
  expectText("Selasa, 8 Desember 2026", calendar());
});

test("notes reach as far as the six weeks that are shown", async () => {
  await openBooking({
    now: "2026-12-20T09:00:00+07:00",
    closures: [{ from: "2027-01-15", to: "2027-01-31", reason: "Pindah" }],
  });
  await untilInCalendar("Tutup: Pindah (15 Januari–24 Januari)");
});

test("a month that lies beyond the last day says so in words", async () => {
  await openBooking({ shop: { lastDayAhead: 30 } });
  await press("Bulan berikutnya");
  await untilInCalendar("Booking dibuka paling jauh 30 hari ke depan");
});

test("stays on the month turned to, by tap and keyboard", async () => {
  const { user } = await openBooking();
  await press("Bulan berikutnya");
  await click(await within(calendar()).findByRole("gridcell", { name: "Pilih Selasa, 12 Januari 2027" }));
  await untilInCalendar("Selasa, 12 Januari 2027");
  expectText("Januari 2027", calendar());
  await user.keyboard("{PageDown}{ArrowRight}{Enter}");
  await untilInCalendar("Sabtu, 13 Februari 2027");
  await user.keyboard("{ArrowRight} ");
  await untilInCalendar("Minggu, 14 Februari 2027");
  expect(document.activeElement).toHaveAccessibleName("Pilih Minggu, 14 Februari 2027");
  // Monday and Sunday of the row, from whatever day of it.
  for (const [key, day] of [
    ["{Home}", "Senin, 8"],
    ["{End}", "Minggu, 14"],
  ] as const) {
    await user.keyboard(key);
    expect(document.activeElement).toHaveAccessibleName(`Pilih ${day} Februari 2027`);
  }
});

test("turns a month with every quick tap, not before the first bookable, and keeps the focus", async () => {
  await openBooking();
  // Nothing is drawn again in between.
  const tap = (name: string, times: number) =>
    act(() => {
      for (let taps = 0; taps < times; taps += 1) button(name).click();
    });
  tap("Bulan berikutnya", 6);
  await untilInCalendar("Juni 2027");
  const back = button("Bulan sebelumnya");
  back.focus();
  tap("Bulan sebelumnya", 8);
  await untilInCalendar("Desember 2026");
  expect(await day(8)).toHaveAccessibleName(/^Pilih/);
  expect(back).toHaveFocus();
  expect(back).toHaveAttribute("aria-disabled", "true");
});

test("in a form that was left open overnight the keyboard comes into the days at one that can be booked", async () => {
  let now = "2026-12-01T21:00:00+07:00";
  await openBooking({ environment: newEnvironment(() => new Date(now)) });
  now = "2026-12-02T23:30:00+07:00";
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  const waysIn = within(calendar())
    .getAllByRole("gridcell")
    .filter((cell) => cell.tabIndex === 0 && cell.getAttribute("aria-disabled") !== "true");
  expect(waysIn.map((cell) => cell.getAttribute("aria-label"))).toEqual([
    expect.stringMatching(/^Pilih .*\b3 Desember 2026/),
  ]);
});

test("a device's date from before the build is said", async () => {
  await openBooking({ now: "2015-01-04T12:00:00+07:00", builtOn: "2026-11-01" });
  expectText(/^Menurut perangkat Anda, hari ini Minggu, 4 Januari 2015\./);
});
