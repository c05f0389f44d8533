import jsQR from "jsqr";
import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import sharp from "sharp";
import { focusedElement, translatePage } from "../support/pageFunctions";
import { calendarScript, hold, refuse, ticketScript } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { fillBooking, phone, tuesdayMorning, turnToNextMonth, untilAlive, visit, wake } from "../support/visit";

const site = siteInChromium();

const smallPhone: BrowserContextOptions = { viewport: { width: 360, height: 640 }, reducedMotion: "reduce" };
const zoomed: BrowserContextOptions = { viewport: { width: 320, height: 256 }, reducedMotion: "reduce" };

/** An address that fills in all but name and phone. */
const filledIn = "/?service=father-son&date=2026-12-08&time=17:00#booking";
const aTicket =
  "kode=BTP123456AB&tgl=2026-12-08&jam=17:00&layanan=father-son&total=201250&nama=Budi&telp=0812-3456-7890";

const submit = (page: Page) => page.getByRole("button", { name: "Buat Booking" });
const chat = (page: Page) => page.getByRole("link", { name: "Konfirmasi via WhatsApp" });
/** Goes to the date's step until its field is there: a page that comes to life goes to its own anchor once more. */
const dateIsThere = (page: Page) =>
  page.waitForFunction(() => {
    const step = document.querySelector("#booking-date");
    step?.scrollIntoView({ block: "center", behavior: "instant" });
    return step?.querySelector("[role=gridcell], input[type=date]") !== null;
  });

async function typeNameAndPhone(page: Page): Promise<void> {
  await page.getByLabel("Nama").fill("Budi Santoso");
  await page.getByLabel("Nomor Telepon").fill("0812 3456 7890");
}

async function openBooking(screen: BrowserContextOptions, address = "/#booking", now = tuesdayMorning) {
  const visitor = await visit(site.browser, screen, now);
  await visitor.page.goto(site.origin + address);
  await dateIsThere(visitor.page);
  return visitor;
}

const focused = (page: Page) => page.evaluate(focusedElement);

/** What is hidden while it has the focus, as the keys are pressed, until the focus leaves. */
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
  return seen.size < 4 ? ["the keyboard went nowhere"] : hidden;
}

const times = (count: number, key: string): string[] => Array(count).fill(key);

/** Through a section by Tab, and back. */
async function hiddenInBothDirections(page: Page, start: Locator): Promise<string[]> {
  await start.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  return [...(await hiddenOn(page, times(45, "Tab"))), ...(await hiddenOn(page, times(45, "Shift+Tab")))];
}

/** With text at twice its size: words and numbers that are broken in two, and how far the page reaches to the side. */
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

/** What scrolls by itself and can be scrolled by no key: Safari, unlike others, does not lend such parts a focus. */
const scrollingOutOfReach = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *")]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .filter((element) => getComputedStyle(element).overflowY === "auto")
      .filter((element) => element.tabIndex < 0 && !element.querySelector("input:not(:disabled), a, button"))
      .map((element) => `out of reach: ${element.textContent?.slice(0, 30)}`),
  );

/** Leads through the states of the booking as a visitor would, all parts of the page there. */
async function throughAll(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await look("empty");
  await submit(page).click();
  await look("refused");
  await fillBooking(page, { notes: "Samping tipis, atas biarkan. ".repeat(14) });
  await look("filled");
  await submit(page).click();
  await page.getByRole("article").waitFor();
  await look("ticket");
}

/** The same with the parts that come later refused: the browser's own date field, the ticket as text, the form after it. */
async function throughBroken(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await look("date field");
  await typeNameAndPhone(page);
  await page.getByRole("checkbox").first().check();
  await page.getByLabel("Tanggal", { exact: true }).fill("2026-12-08");
  await page.getByRole("radio", { name: /^17:00/ }).check();
  await submit(page).click();
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

  test("nothing that has the focus is hidden in any state, and enlarged text keeps its words whole", async () => {
    const found: Record<string, string[]> = {};
    for (const through of [throughAll, throughBroken]) {
      const { page, context } = await visit(site.browser, screen, tuesdayMorning);
      page.on("dialog", (dialog) => void dialog.accept());
      if (through === throughBroken) for (const part of [calendarScript, ticketScript]) await refuse(page, part);
      await page.goto(`${site.origin}/#booking`);
      await dateIsThere(page);
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

  test("nothing that the arrow keys reach is hidden, nor anything on a ticket opened by its address or beside a filled cart", async () => {
    const { page, context } = await openBooking(screen, filledIn);
    await page.getByRole("gridcell", { selected: true }).focus();
    const days = await hiddenOn(page, [...times(3, "ArrowDown"), ...times(4, "ArrowUp")]);
    await page.getByRole("radio", { checked: true }).focus();
    const slots = await hiddenOn(page, [...times(6, "ArrowDown"), ...times(13, "ArrowUp")]);
    await page.goto(`${site.origin}/tiket/#${aTicket}`);
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

test("in a form left open until nothing is left of today, the keyboard comes to tomorrow and books it", async () => {
  const { page, context } = await openBooking(smallPhone, "/#booking", new Date("2026-12-01T21:20:00+07:00"));
  await page.getByRole("gridcell", { name: /^Pilih .*\b1 Desember/ }).waitFor({ state: "attached" });
  await page.clock.fastForward("01:10:00");
  await page.getByRole("gridcell", { name: /^Tidak tersedia .*\b1 Desember/ }).waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Bulan berikutnya" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: "Pilih Tanggal" }).getByText("Rabu, 2 Desember 2026").waitFor();
  await context.close();
});

test("at 400 % the message leaves in view what it speaks of, takes no tap of the form, and goes by Escape or time", async () => {
  const { page, context } = await openBooking(zoomed);
  const message = page.getByRole("alert").filter({ hasText: "Mohon lengkapi semua data" });
  for (const way of ["Escape", "time"]) {
    await submit(page).click();
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

test.each([
  [360, 640],
  [412, 860],
])("a double tap on 'Buat Booking' at %d x %d makes a ticket and opens nothing", async (width, height) => {
  const { page, context } = await visit(site.browser, { ...phone, viewport: { width, height } }, tuesdayMorning);
  const opened: string[] = [];
  context.on("page", (other) => opened.push(other.url()));
  await page.goto(site.origin + filledIn);
  await page.getByRole("checkbox", { name: "Paket Ayah & Anak", checked: true }).waitFor();
  for (const pause of [150, 400]) {
    if (pause === 400) await fillBooking(page);
    else await typeNameAndPhone(page);
    const button = await submit(page).boundingBox();
    if (!button) throw new Error("the button is on the page");
    const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
    // By the page's clock the taps are that far apart, however slow the machine.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.touchscreen.tap(x, y);
    await page.clock.runFor(pause);
    await page.touchscreen.tap(x, y);
    await page.clock.resume();
    await chat(page).waitFor();
    await page.getByRole("button", { name: "Booking Lagi" }).tap();
    await page.getByLabel("Nama").waitFor();
  }
  expect(opened).toEqual([]);
  await context.close();
});

const translate = (page: Page) => page.evaluate(translatePage);

test("a translated page shows what is chosen, not what was chosen first", async () => {
  const { page, context, complaints } = await openBooking(smallPhone);
  await translate(page);
  await fillBooking(page, { day: "15", time: "17:00" });
  await translate(page);
  const calendar = page.getByRole("group", { name: "Pilih Tanggal" });
  await calendar.getByRole("gridcell", { name: /^Pilih .*\b16 Desember/ }).click();
  await page.getByRole("radio", { name: /^09:30/ }).check();
  await page.getByRole("checkbox", { name: "Cukur Jenggot" }).check();
  const date = await calendar.innerText();
  expect(date).toContain("Rabu, 16 Desember 2026");
  expect(date).not.toContain("Selasa, 15 Desember 2026");
  const estimate = await page.getByRole("region", { name: "Estimasi total harga" }).innerText();
  expect(estimate).toContain("Estimasi durasi 120 menit · 09:30 Peak Pagi +10%");
  expect(estimate).toContain("275.000");
  expect(estimate).not.toMatch(/90 menit|17:00|Sore/);
  await page.getByRole("button", { name: "Bulan berikutnya" }).click();
  await calendar.getByRole("paragraph").filter({ hasText: "Januari 2027" }).waitFor();
  await translate(page);
  await submit(page).click();
  expect(await page.getByRole("article").innerText()).toContain("Rabu, 16 Desember 2026");

  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto(`${site.origin}/products/`);
  await wake(page);
  await translate(page);
  await page.getByRole("link", { name: "Tools" }).click();
  await page.getByText("3 products in Tools").waitFor();
  await translate(page);
  await page.getByRole("button", { name: "Add to Cart: Teak Comb" }).click();
  await page.getByRole("link", { name: "1 item in your cart" }).waitFor();
  await translate(page);
  await page.getByRole("button", { name: "Add to Cart: Teak Comb" }).click();
  await page.getByRole("link", { name: "2 items in your cart" }).waitFor();
  // A page that is translated before its script runs is made anew, of which React tells (418); nothing else goes wrong.
  expect(complaints.filter((complaint) => !complaint.includes("React error #418"))).toEqual([]);
  await context.close();
});

test("what is typed and tapped on a page that was translated before its script arrived is not lost", async () => {
  const { page, context } = await visit(site.browser, smallPhone, tuesdayMorning);
  const release = await hold(page, "**/app-*.js");
  await page.goto(`${site.origin}/`);
  await translate(page);
  await page.getByRole("checkbox", { name: "Cukur Jenggot" }).check();
  await submit(page).click();
  await page.getByLabel("Nama").fill("Budi");
  release();
  await page.getByText("Mohon lengkapi semua data").waitFor();
  expect(await page.getByLabel("Nama").inputValue()).toBe("Budi");
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("booking-phone");
  await context.close();
});

describe("on a line that has died without a word", () => {
  test("a page that does not wake says so, with the chat, and takes the tap when it does", async () => {
    const { page, context } = await visit(site.browser, phone, tuesdayMorning);
    const release = await hold(page, "**/app-*.js");
    await page.goto(`${site.origin}/`);
    await submit(page).tap();
    const trouble = page.getByRole("status").filter({ hasText: "belum berfungsi karena koneksi lambat atau terputus" });
    expect(await trouble.isVisible()).toBe(false);
    await page.clock.fastForward(9000);
    await trouble.getByRole("link", { name: "Chat WhatsApp" }).waitFor();
    release();
    await page.getByText("Mohon lengkapi semua data").waitFor();
    expect(await trouble.isVisible()).toBe(false);
    await context.close();
  });

  test("a calendar that does not come leaves its place to the browser's own, and comes when it can", async () => {
    const { page, context } = await visit(site.browser, phone, tuesdayMorning);
    const release = await hold(page, calendarScript);
    await page.goto(`${site.origin}/?service=beard`);
    await page.getByRole("checkbox", { checked: true }).waitFor();
    const step = page.getByRole("group", { name: "Pilih Tanggal" });
    await step.scrollIntoViewIfNeeded();
    await step.getByText("Memuat kalender…").waitFor();
    await page.clock.fastForward(11_000);
    await page.getByLabel("Tanggal", { exact: true }).fill("2026-12-08");
    await step.getByRole("button", { name: "Coba muat kalender lagi" }).click();
    await step.getByText("Memuat kalender…").waitFor();
    release();
    expect(await step.getByRole("gridcell", { selected: true }).innerText()).toBe("8");
    await context.close();
  });
});

test("on a small phone services and a filled cart keep their words whole enlarged, and spaced text loses no digit of a price", async () => {
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
  await page.goto(site.origin + filledIn);
  await dateIsThere(page);
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const chosenDay = await groundOf("[role=gridcell][aria-selected=true]");
  expect(chosenDay).not.toBe(await groundOf("[role=gridcell][aria-selected=false]"));
  expect(await groundOf("label:has(input[name=time]:checked)")).toBe(chosenDay);
  expect(await groundOf("label:has(input[name=service]:checked)")).toBe(chosenDay);
  await page.goto(`${site.origin}/products/`);
  expect(await groundOf("nav a[aria-current=true]")).toBe(chosenDay);
  await context.close();
});

test("a chosen hour that the day no longer has is told of right above the hours, and announced", async () => {
  const { page, context } = await openBooking(
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

test("whatever was written, a ticket is printed on one page that says where the rest is, and its links stay short", async () => {
  const { page, context } = await openBooking(smallPhone);
  const pages: Record<string, unknown> = {};
  for (const [what, booked] of Object.entries({
    "42 short lines": { notes: "tipis\n".repeat(42) },
    "299 line breaks": { notes: "a\n".repeat(299) },
    "5,000 characters": { notes: "Rambut samping tipis. ".repeat(228) },
    "a name of 5,000 characters": { name: "Budi ".repeat(1000) },
  })) {
    await fillBooking(page, booked);
    await submit(page).click();
    await page.getByRole("button", { name: "Booking Lagi" }).waitFor();
    const hrefs = await page
      .locator("main a[target=_blank]")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(hrefs.filter((href) => href.startsWith("https://calendar.google.com/"))).toHaveLength(1);
    expect(hrefs.filter((href) => href.length >= 2000)).toEqual([]);
    for (const format of ["A4", "A5", "Letter"]) {
      const pdf = await page.pdf({ format, printBackground: true });
      pages[`${what}, ${format}`] = pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length;
    }
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("article").innerText()).toContain("(dipotong; selengkapnya di tiket pada layar)");
    await page.emulateMedia({ media: null });
    await page.getByRole("button", { name: "Booking Lagi" }).click();
  }
  expect(Object.entries(pages).filter(([, count]) => count !== 1)).toEqual([]);
  expect(Object.keys(pages)).toHaveLength(12);
  await context.close();
});

// Paper has three times as many points as a plain screen.
test.each([
  ["screen", 1],
  ["print", 3],
] as const)("a ticket's code can be read from %s, whatever is on the ticket", async (media, deviceScaleFactor) => {
  const { page, context } = await visit(
    site.browser,
    { viewport: { width: 1280, height: 800 }, deviceScaleFactor },
    tuesdayMorning,
  );
  const all = "classic,premium,beard,father-son";
  const longName = encodeURIComponent("Raden Mas Bagus Wicaksono Hadiningrat Kusumo");
  await page.emulateMedia({ media });
  await page.goto(`${site.origin}/tiket/#${aTicket}`);
  const code = page.getByRole("img", { name: /^Kode QR/ });
  const read = async () => {
    const picture = sharp(await code.screenshot())
      .ensureAlpha()
      .raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? "";
  };
  const unread: string[] = [];
  for (const [services, name] of [
    ["father-son", "Budi"],
    ["father-son", longName],
    [all, "Budi"],
    [all, longName],
    [all, "%E2%9C%82".repeat(40)],
  ] as const) {
    const ticket = aTicket.replace("father-son", services).replace("nama=Budi", `nama=${name}`);
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, ticket);
    // The new address takes a moment to be the ticket's.
    let isRead = false;
    for (let tries = 0; !isRead && tries < 10; tries += 1) isRead = (await read()).includes(`&layanan=${services}&`);
    if (!isRead) unread.push(`${services} ${name}`);
  }
  expect(unread).toEqual([]);
  await context.close();
});

test("Back from another site brings the whole form, and says by name what is still empty in it", async () => {
  // On the device's own clock: an installed one hides from the page how it was opened.
  const { page, context } = await visit(site.browser, smallPhone);
  await page.goto(`${site.origin}/#booking`);
  const awayAndBack = async () => {
    await page.goto("about:blank");
    await page.goBack();
    await page.mouse.wheel(0, 50);
    await dateIsThere(page);
  };
  await typeNameAndPhone(page);
  await page.getByRole("checkbox", { name: "Cukur Jenggot" }).check();
  await awayAndBack();
  await page.getByText("Isian Anda kembali. Yang masih kosong: tanggal, jam.").waitFor();
  const beard = page.getByRole("checkbox", { name: "Cukur Jenggot" });
  await beard.uncheck();
  await page.getByText("Yang masih kosong: layanan, tanggal, jam.").waitFor();
  await beard.check();
  await page.getByText("Yang masih kosong: tanggal, jam.").waitFor();

  await turnToNextMonth(page);
  await fillBooking(page, { day: "15", notes: "Poni pendek" });
  await awayAndBack();
  expect(await page.getByLabel("Nama").inputValue()).toBe("Budi Santoso");
  expect(await page.getByLabel("Nomor Telepon").inputValue()).toBe("0812 3456 7890");
  expect(await page.getByLabel("Catatan").inputValue()).toBe("Poni pendek");
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(2);
  expect(await page.getByRole("radio", { checked: true }).inputValue()).toBe("17:00");
  expect(await page.getByRole("gridcell", { selected: true }).innerText()).toBe("15");
  expect(await page.getByText("Isian Anda kembali").count()).toBe(0);
  await context.close();
});

test("the browser asks before a ticket that was not sent is left, and no longer once it was", async () => {
  const { page, context } = await openBooking(smallPhone, filledIn);
  await typeNameAndPhone(page);
  await submit(page).click();
  await chat(page).waitFor();
  const asked: string[] = [];
  const isAsked = new Promise<void>((resolve) => {
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss().then(resolve);
    });
  });
  await page.evaluate(() => location.reload());
  await isAsked;
  expect(await page.getByRole("article").isVisible()).toBe(true);
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await page.clock.fastForward(1000);
  await chat(page).click();
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
  await context.close();
});

test("'Book This Service' with the keyboard: the focus goes with the eye, and the page is announced in its language", async () => {
  const { page, context } = await visit(site.browser, smallPhone, tuesdayMorning);
  await page.goto(`${site.origin}/services/`);
  const announced = (words: RegExp) =>
    page.locator("#gatsby-announcer").filter({ hasText: words }).waitFor({ state: "attached" });
  await page
    .getByRole("link", { name: /^Book This Service/ })
    .first()
    .focus();
  // Before that the link would load a page of its own.
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
