import { openForm, submitButton } from "../support/bookingForm";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, fillBooking } from "../support/visit";

const site = siteInChromium();

test.each([
  ["America/New_York", "2027-03-12T20:00:00-05:00", "14", "Minggu, 14 Maret 2027"],
  ["Pacific/Auckland", "2027-04-01T20:00:00+13:00", "4", "Minggu, 4 April 2027"],
])("a device in %s books the shop's day, on the day its own clocks change", async (timezoneId, now, day, date) => {
  const { page } = await openForm(site, { ...desktop, timezoneId }, "/#booking", new Date(now));
  await fillBooking(page, { day, time: "12:00" });
  await submitButton(page).click();
  expect(await page.getByRole("article").innerText()).toMatch(new RegExp(`${date}[\\s\\S]*12:00 WIB`));
});
