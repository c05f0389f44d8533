import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import {
  filledForm,
  openForm,
  smallPhone,
  submitButton,
  ticketFragment,
  typeNameAndPhone,
  untilDateField,
} from "../support/bookingForm";
import { focusedElement } from "../support/pageFunctions";
import { calendarScript, refuse, ticketScript } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { fillBooking, tuesdayMorning, untilAlive, visit } from "../support/visit";

const site = siteInChromium();

/** A desktop window at 400 %. */
const zoomed: BrowserContextOptions = { viewport: { width: 320, height: 256 }, reducedMotion: "reduce" };

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

/** With the text at twice its size: words and numbers broken across lines, and the page's width where it overflows. */
async function whenEnlarged(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: "html { font-size: 200% }" });
  const found = await page.evaluate(() => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const match of text.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(text, match.index);
        range.setEnd(text, match.index + match[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(match[0]);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return [...new Set(broken), ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [])];
  });
  await style.evaluate((element: HTMLElement) => element.remove());
  return found;
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
async function throughAll(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await look("empty");
  await submitButton(page).click();
  await look("refused");
  await fillBooking(page, { notes: "Samping tipis, atas biarkan. ".repeat(14) });
  await look("filled");
  await submitButton(page).click();
  await page.getByRole("article").waitFor();
  await look("ticket");
}

/** The same with the scripts of calendar and ticket refused: native date field, ticket as text, the form again. */
async function throughBroken(page: Page, look: (state: string) => Promise<void>): Promise<void> {
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

  test("no focused element is hidden in any state, and enlarged text breaks no word", async () => {
    const found: Record<string, string[]> = {};
    for (const through of [throughAll, throughBroken]) {
      const { page, context } = await visit(site.browser, screen, tuesdayMorning);
      page.on("dialog", (dialog) => void dialog.accept());
      if (through === throughBroken) for (const part of [calendarScript, ticketScript]) await refuse(page, part);
      await page.goto(`${site.origin}/#booking`);
      await untilDateField(page);
      await through(page, async (state) => {
        const faults = [
          ...(await hiddenInBothDirections(page, page.locator("#booking"))),
          ...(await scrollingOutOfReach(page)),
          ...(isPhone ? await whenEnlarged(page) : []),
        ];
        if (faults.length > 0) found[state] = faults;
      });
      await context.close();
    }
    expect(found).toEqual({});
  });

  test("no element focused by the arrow keys is hidden, nor on an opened ticket or beside a filled cart", async () => {
    const { page, context } = await openForm(site, screen, filledForm);
    await page.getByRole("gridcell", { selected: true }).focus();
    const days = await hiddenOn(page, [...times(3, "ArrowDown"), ...times(4, "ArrowUp")]);
    await page.getByRole("radio", { checked: true }).focus();
    const slots = await hiddenOn(page, [...times(6, "ArrowDown"), ...times(13, "ArrowUp")]);
    await page.goto(`${site.origin}/tiket/#${ticketFragment}`);
    await page.getByRole("heading", { name: "Untuk toko" }).waitFor();
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

test("at 400 % the message covers neither the field it names nor any control, and closes by Escape or after a while", async () => {
  const { page, context } = await openForm(site, zoomed);
  const message = page.getByRole("alert").filter({ hasText: "Mohon lengkapi semua data" });
  for (const way of ["Escape", "time"]) {
    await submitButton(page).click();
    await message.waitFor();
    expect(await focused(page)).toMatchObject({ name: "INPUT booking-name", isVisible: true });
    const [field, news] = await Promise.all([page.getByLabel("Nama").boundingBox(), message.boundingBox()]);
    if (!field || !news) throw new Error("field and message are both on the page");
    expect(field.y + field.height <= news.y || field.y >= news.y + news.height).toBe(true);
    expect(news.height).toBeLessThan(256 / 4);
    const taken = await page.evaluate(({ x, y, width, height }) => {
      const hits = [0.05, 0.3, 0.6, 0.95].flatMap((over) =>
        [0.1, 0.5, 0.9].map((down) => document.elementFromPoint(x + width * over, y + height * down)),
      );
      return hits.filter((hit) => hit?.closest("[role=alert]") && !hit.closest("button")).length;
    }, news);
    expect(taken).toBe(0);
    if (way === "Escape") await page.keyboard.press("Escape");
    else {
      await page.getByRole("button", { name: "Tutup pesan" }).focus();
      await page.clock.fastForward(11_000);
    }
    await message.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("booking-name");
  }
  await context.close();
});

test("on a small phone services and a filled cart break no word when enlarged, and spaced text cuts off no price", async () => {
  const { page, context } = await visit(site.browser, smallPhone, tuesdayMorning);
  for (const route of ["/services/", "/tidak-ada"]) {
    await page.goto(site.origin + route);
    expect([route, await whenEnlarged(page)]).toEqual([route, []]);
  }
  await page.goto(`${site.origin}/products/`);
  const add = page.getByRole("button", { name: /^Add to Cart/ });
  await add.first().click();
  await page.getByRole("link", { name: "1 item in your cart" }).waitFor();
  expect(await whenEnlarged(page)).toEqual([]);
  // WCAG 1.4.12
  await page.addStyleTag({
    content:
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
  });
  const clipped = await page.evaluate(() =>
    [...document.querySelectorAll("main ul > li")].flatMap((card) => {
      const { right } = card.getBoundingClientRect();
      return [...card.querySelectorAll("p span, p s")]
        .filter((part) => part.getBoundingClientRect().right > right)
        .map((part) => part.textContent);
    }),
  );
  expect(clipped).toEqual([]);
  await context.close();
});

test("in forced colours what is chosen looks other than what is not", async () => {
  const { page, context } = await visit(site.browser, { ...smallPhone, forcedColors: "active" }, tuesdayMorning);
  await page.goto(site.origin + filledForm);
  await untilDateField(page);
  const backgroundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const chosenDay = await backgroundOf("[role=gridcell][aria-selected=true]");
  expect(chosenDay).not.toBe(await backgroundOf("[role=gridcell][aria-selected=false]"));
  expect(await backgroundOf("label:has(input[name=time]:checked)")).toBe(chosenDay);
  expect(await backgroundOf("label:has(input[name=service]:checked)")).toBe(chosenDay);
  await page.goto(`${site.origin}/products/`);
  expect(await backgroundOf("nav a[aria-current=true]")).toBe(chosenDay);
  await context.close();
});

test("a chosen hour that another day does not have is reported right above the hours, and announced", async () => {
  const { page, context } = await openForm(
    site,
    smallPhone,
    "/?service=beard&date=2026-12-08&time=09:30#booking",
    new Date("2026-12-01T10:10:00+07:00"),
  );
  await page.getByRole("gridcell", { name: /^Pilih .*\b1 Desember/ }).click();
  const hours = page.getByRole("group", { name: "Pilih Jam" });
  const news = hours.locator("[aria-live=polite]").getByText("Jam 09:30 tidak tersedia pada tanggal ini.");
  await news.waitFor();
  const [list, word] = await Promise.all([hours.boundingBox(), news.boundingBox()]);
  expect((word?.y ?? Number.NaN) - (list?.y ?? Number.NaN)).toBeLessThan(80);
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
  await announced(/^Halaman .*Booking Appointment$/);
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
