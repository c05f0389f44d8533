import type { Page } from "@playwright/test";
import { filledForm, filledTicket, openForm } from "../support/bookingForm";
import { findInBooking, hiddenFocusStops, hiddenInBothDirections, nothingInBooking, times } from "../support/focusWalk";
import { whenEnlarged } from "../support/pageFaults";
import { byRole, expect, link, smallPhone, test, untilFrameHydrated } from "../support/test";

test("no focused element of a booking is hidden, and enlarged text breaks no word", async ({ visit }) => {
  const page = await visit(smallPhone);
  await openForm(page);
  const look = async () => [
    ...(await hiddenInBothDirections(page, page.locator("#booking"))),
    ...(await whenEnlarged(page)),
  ];
  expect(await findInBooking(page, look)).toEqual(nothingInBooking);
});

test("no day or hour under the arrow keys is hidden, nor anything on a ticket", async ({ visit }) => {
  const page = await visit(smallPhone);
  await openForm(page, filledForm);
  await page.getByRole("gridcell", { selected: true }).focus();
  const days = await hiddenFocusStops(page, [...times(3, "ArrowDown"), ...times(4, "ArrowUp")]);
  await page.getByRole("radio", { checked: true }).focus();
  const slots = await hiddenFocusStops(page, [...times(6, "ArrowDown"), ...times(13, "ArrowUp")]);
  await page.goto(`/tiket/#${filledTicket}`);
  const opened = [...(await hiddenInBothDirections(page, page.locator("#main"))), ...(await whenEnlarged(page))];
  expect({ days, slots, opened }).toEqual({ days: [], slots: [], opened: [] });
});

/** Gives all that Gatsby's live region says from now on, as a screen reader would hear it. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    const region = document.getElementById("gatsby-announcer");
    if (!region) throw new Error("no live region");
    new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
    Object.assign(window, { said });
  });
const heard = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

test("a link within the page moves the focus, which speaks, and nothing is announced", async ({ visit }) => {
  const page = await visit(smallPhone);
  await page.goto("/");
  await untilFrameHydrated(page);
  await listen(page);
  for (const link of [page.locator("a[href*='time=']"), page.locator("a[href='#booking']")]) {
    await link.first().focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("#booking")).toBeFocused();
  }
  expect(await heard(page)).toEqual([]);
});

test("'Book This Service' by keyboard moves the focus to the booking and announces the page", async ({ visit }) => {
  const page = await visit(smallPhone);
  await page.goto("/services/");
  await link(page, /^Book This Service/)
    .first()
    .focus();
  // Before hydration the link would load the page as a whole.
  await untilFrameHydrated(page);
  await listen(page);
  await page.keyboard.press("Enter");
  await expect.poll(() => heard(page)).toEqual([expect.stringMatching(/^Page .*Book an Appointment$/)]);
  await expect(page.locator("#booking")).toBeFocused();
  await expect(byRole(page, "heading", "Book an Appointment")).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.locator("#booking-name")).toBeFocused();
});
