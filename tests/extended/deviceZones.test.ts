import { openForm, submitButton } from "../support/bookingForm";
import { desktop, expect, fillBooking, test } from "../support/test";

for (const [timezoneId, now, day, date] of [
  ["America/New_York", "2027-03-12T20:00:00-05:00", "14", "Minggu, 14 Maret 2027"],
  ["Pacific/Auckland", "2027-04-01T20:00:00+13:00", "4", "Minggu, 4 April 2027"],
] as const) {
  test(`a device in ${timezoneId} books the shop's day, on the day its own clocks change`, async ({ visit }) => {
    const { page } = await openForm(visit, { ...desktop, timezoneId }, "/#booking", new Date(now));
    await fillBooking(page, { day, time: "12:00" });
    await submitButton(page).click();
    await expect(page.getByRole("article")).toContainText(new RegExp(`${date}[\\s\\S]*12:00 WIB`));
  });
}
