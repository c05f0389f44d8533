import { filledForm, filledTicket, openForm, submitButton, ticketWith, untilDateField } from "../support/bookingForm";
import {
  findInBooking,
  focusedElement,
  hiddenFocusStops,
  hiddenInBothDirections,
  nothingInBooking,
  times,
} from "../support/focusWalk";
import { whenEnlarged } from "../support/pageFaults";
import { button, expect, fillCart, resize, smallPhone, test, zoomed } from "../support/test";

/** A ticket whose advice names the shop's number. */
const confirmedTicket = ticketWith({ status: "confirmed" });

for (const route of [
  ...["/", "/services/", "/products/", "/about/", "/tidak-ada"],
  ...[filledForm.replace("/", "/en/"), `/en/ticket/#${confirmedTicket}`],
])
  test(`${route} scrolls only down from 320 to 2,560 pixels, and enlarged breaks no word`, async ({ visit }) => {
    const page = await visit(smallPhone);
    await page.goto(route);
    if (route.endsWith("#booking")) await untilDateField(page);
    if (route.includes("/ticket/")) await page.getByRole("article").waitFor();
    for (const width of [2560, 768, 320, 360]) {
      await resize(page, width, 740);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(await whenEnlarged(page)).toEqual([]);
  });

test("at 400 % no focused element of a booking is hidden", async ({ visit }) => {
  const page = await visit(zoomed);
  await openForm(page, "/en/#booking");
  const look = () => hiddenInBothDirections(page, page.locator("#booking"));
  expect(await findInBooking(page, look)).toEqual(nothingInBooking);
});

test("at 400 % no focused element is hidden on a ticket or beside a cart", async ({ visit }) => {
  const page = await visit(zoomed);
  await page.goto(`/en/ticket/#${filledTicket}`);
  expect(await hiddenInBothDirections(page, page.locator("#main"))).toEqual([]);
  await page.goto("/products/");
  await fillCart(page);
  await page.locator("#main").focus();
  expect(await hiddenFocusStops(page, [...times(8, "Tab"), ...times(7, "Shift+Tab")])).toEqual([]);
});

test("at 400 % a message leaves its field in sight", async ({ visit }) => {
  const page = await visit(zoomed);
  await openForm(page, filledForm);
  const message = page.getByRole("alert").filter({ hasText: "Mohon lengkapi semua data" });
  await submitButton(page).click();
  await message.waitFor();
  expect(await page.evaluate(focusedElement)).toMatchObject({ name: "INPUT booking-name", isVisible: true });
  const [field, news] = await Promise.all([page.getByLabel("Nama").boundingBox(), message.boundingBox()]);
  if (!field || !news) throw new Error("field and message are both on the page");
  expect(field.y + field.height <= news.y || field.y >= news.y + news.height).toBe(true);
  await button(page, "Tutup pesan").focus();
  await page.clock.fastForward(11_000);
  await expect(message).toBeHidden();
  await expect(page.locator("#booking-name")).toBeFocused();

  await page.evaluate(() => window.scrollBy({ top: 300, behavior: "instant" }));
  const inFront = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((part) => ["fixed", "sticky"].includes(getComputedStyle(part).position))
      .filter((part) => !part.matches("fieldset h4") && part.getBoundingClientRect().height > 1)
      .map(({ textContent }) => textContent),
  );
  expect(inFront).toEqual([]);
});

test("a filled cart on a small phone bears enlarged text", async ({ visit }) => {
  const page = await visit(smallPhone);
  await page.goto("/products/");
  await fillCart(page);
  expect(await whenEnlarged(page)).toEqual([]);
});

test("a filled cart on a small phone bears spaced text", async ({ visit }) => {
  const page = await visit(smallPhone);
  // WCAG 1.4.12, from the start: Chromium leaves some lines of a subgrid as they were before a later style.
  await page.addInitScript(() => {
    const style = document.createElement("style");
    style.textContent =
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";
    document.addEventListener("DOMContentLoaded", () => document.head.append(style));
  });
  await page.goto("/products/");
  await fillCart(page);
  const clipped = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("main ul > li")].flatMap((card) => {
        const { right } = card.getBoundingClientRect();
        return [...card.querySelectorAll("p span, p s")]
          .filter((part) => part.getBoundingClientRect().right > right)
          .map((part) => part.textContent);
      }),
    );
  await expect.poll(clipped).toEqual([]);
});

test("in forced colours what is chosen looks other than what is not", async ({ visit }) => {
  const page = await visit({ ...smallPhone, forcedColors: "active" });
  await openForm(page, filledForm);
  const backgroundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const chosenDay = await backgroundOf("[role=gridcell][aria-selected=true]");
  expect(chosenDay).not.toBe(await backgroundOf("[role=gridcell][aria-selected=false]"));
  expect(await backgroundOf("label:has(input[name=time]:checked)")).toBe(chosenDay);
  expect(await backgroundOf("label:has(input[name=service]:checked)")).toBe(chosenDay);
  await page.goto("/products/");
  expect(await backgroundOf("nav a[aria-current=true]")).toBe(chosenDay);
});
