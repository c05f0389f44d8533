import type { Locator, Page } from "playwright-core";
import {
  filledForm,
  openForm,
  smallPhone,
  submitButton,
  ticketFragment,
  typeNameAndPhone,
  untilDateField,
  zoomed,
} from "../support/bookingForm";
import { whenEnlarged } from "../support/enlargedText";
import { focusedElement } from "../support/pageFunctions";
import { calendarScript, refuse, ticketScript } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { fillBooking, tuesdayMorning, untilAlive, visit } from "../support/visit";

const site = siteInChromium();

const focused = (page: Page) => page.evaluate(focusedElement);

/** Presses the keys until the focus leaves, and names every focused element that was out of sight or covered. */
async function hiddenOn(page: Page, keys: readonly string[]): Promise<string[]> {
  const hidden: string[] = [];
  const seen = new Set<string>();
  for (const key of keys) {
    await page.keyboard.press(key);
    const holder = await focused(page);
    if (holder === null) break;
    seen.add(holder.name);
    if (!holder.isVisible) hidden.push(`${key}: ${holder.name}`);
  }
  return seen.size < 4 ? ["fewer than four elements took the focus"] : hidden;
}

const times = (count: number, key: string): string[] => Array(count).fill(key);

/** Goes through a section by Tab and back by Shift+Tab. */
async function hiddenInBothDirections(page: Page, start: Locator): Promise<string[]> {
  await start.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  return [...(await hiddenOn(page, times(45, "Tab"))), ...(await hiddenOn(page, times(45, "Shift+Tab")))];
}

/** Scrolling parts that no key can scroll: Safari, unlike other browsers, does not focus a scroll container by itself. */
const scrollingOutOfReach = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *")]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .filter((element) => getComputedStyle(element).overflowY === "auto")
      .filter((element) => element.tabIndex < 0 && !element.querySelector("input:not(:disabled), a, button"))
      .map((element) => `out of reach: ${element.textContent?.slice(0, 30)}`),
  );

/** Goes through the states of a booking on a page whose scripts all load. */
async function goThroughBooking(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await look("empty");
  await submitButton(page).click();
  await look("refused");
  const isEnglish = new URL(page.url()).pathname === "/en/";
  const services = [isEnglish ? "Father & Son" : "Paket Ayah & Anak"];
  await fillBooking(page, { services, notes: "Samping tipis, atas biarkan. ".repeat(14) });
  await look("filled");
  await submitButton(page).click();
  await page.getByRole("article").waitFor();
  await look("ticket");
}

/** The same with the scripts of calendar and ticket refused: native date field, ticket as text, the form again. */
async function goThroughWithoutScripts(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await look("date field");
  await typeNameAndPhone(page);
  await page.getByRole("checkbox").first().check();
  await page.getByLabel("Tanggal", { exact: true }).fill("2026-12-08");
  await page.getByRole("radio", { name: /^17:00/ }).check();
  await submitButton(page).click();
  await page.getByText("Tampilan tiket belum bisa dimuat").waitFor();
  await look("ticket as text");
  await page.getByRole("button", { name: "Kembali ke formulir" }).click();
  await look("form beside a ticket");
}

describe.each([
  ["on a small phone", smallPhone],
  ["in a window at 400 %", zoomed],
])("%s", (_screen, screen) => {
  const isPhone = screen === smallPhone;

  test.each([
    ["in a booking", goThroughBooking],
    ["in a booking without the scripts of calendar and ticket", goThroughWithoutScripts],
  ])("%s no focused element is hidden, and enlarged text breaks no word", async (_how, goThrough) => {
    const found: Record<string, string[]> = {};
    const { page, context } = await visit(site.browser, screen, tuesdayMorning);
    page.on("dialog", (dialog) => void dialog.accept());
    if (goThrough === goThroughWithoutScripts) {
      for (const script of [calendarScript, ticketScript]) await refuse(page, script);
    }
    // Each language on one of the two screens: they share all but the words.
    const home = goThrough === goThroughBooking && !isPhone ? "/en/" : "/";
    await page.goto(`${site.origin}${home}#booking`);
    await untilDateField(page);
    await goThrough(page, async (state) => {
      found[state] = [
        ...(await hiddenInBothDirections(page, page.locator("#booking"))),
        ...(await scrollingOutOfReach(page)),
        ...(isPhone ? await whenEnlarged(page) : []),
      ];
    });
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
    await context.close();
  });

  test("no element focused by the arrow keys is hidden, nor on an opened ticket or beside a filled cart", async () => {
    const { page, context } = await openForm(site, screen, filledForm);
    await page.getByRole("gridcell", { selected: true }).focus();
    const days = await hiddenOn(page, [...times(3, "ArrowDown"), ...times(4, "ArrowUp")]);
    await page.getByRole("radio", { checked: true }).focus();
    const slots = await hiddenOn(page, [...times(6, "ArrowDown"), ...times(13, "ArrowUp")]);
    await page.goto(`${site.origin}${isPhone ? "/tiket/" : "/en/ticket/"}#${ticketFragment}`);
    await page.getByRole("heading", { name: "Untuk toko" }).click();
    const opened = await hiddenInBothDirections(page, page.locator("#main"));
    const enlarged = isPhone ? await whenEnlarged(page) : [];
    await page.goto(`${site.origin}/products/`);
    await page
      .getByRole("button", { name: /^Add to Cart/ })
      .first()
      .click();
    await page.getByRole("link", { name: "1 item in your cart" }).waitFor();
    await page.locator("#main").evaluate((main: HTMLElement) => main.focus({ preventScroll: true }));
    const shelf = await hiddenOn(page, [...times(8, "Tab"), ...times(7, "Shift+Tab")]);
    expect({ days, slots, opened, enlarged, shelf }).toEqual({
      days: [],
      slots: [],
      opened: [],
      enlarged: [],
      shelf: [],
    });
    await context.close();
  });
});

test("in a form left open past the day's last slot, Tab leads to tomorrow and Enter chooses it", async () => {
  const { page, context } = await openForm(site, smallPhone, "/#booking", new Date("2026-12-01T21:20:00+07:00"));
  await page.getByRole("gridcell", { name: /^Pilih .*\b1 Desember/ }).waitFor({ state: "attached" });
  await page.clock.fastForward("01:10:00");
  await page.getByRole("gridcell", { name: /^Tidak tersedia .*\b1 Desember/ }).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Bulan berikutnya" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: "Pilih Tanggal" }).getByText("Rabu, 2 Desember 2026").waitFor();
  await context.close();
});

test("'Book This Service' with the keyboard: the focus moves to the booking, and the page is announced in its language", async () => {
  const { page, context } = await visit(site.browser, smallPhone, tuesdayMorning);
  await page.goto(`${site.origin}/services/`);
  const announced = (words: RegExp) =>
    page.locator("#gatsby-announcer").filter({ hasText: words }).waitFor({ state: "attached" });
  await page
    .getByRole("link", { name: /^Book This Service/ })
    .first()
    .focus();
  // Before hydration the link would load the page as a whole.
  await untilAlive(page);
  await page.keyboard.press("Enter");
  await announced(/^Page .*Book an Appointment$/);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("booking");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("booking-name");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /Products/ })
    .click();
  await announced(/^Page .*Products/);
  await context.close();
});
