import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from "@playwright/test";
import { hydratedEvent, planId } from "../../src/runtime/starter/startPlan";

export { otherSite, siteOrigin } from "./siteAddresses";
export { expect };

const withoutTouch: BrowserContextOptions = { isMobile: false, hasTouch: false, deviceScaleFactor: 1 };

export const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export const desktop: BrowserContextOptions = { ...withoutTouch, viewport: { width: 1280, height: 800 } };

/** A small phone without animations. */
export const smallPhone: BrowserContextOptions = {
  ...withoutTouch,
  viewport: { width: 360, height: 640 },
  reducedMotion: "reduce",
};

/** A desktop window at 400 %. */
export const zoomed: BrowserContextOptions = { ...smallPhone, viewport: { width: 320, height: 256 } };

/** A Tuesday morning in Jakarta, before the shop opens. */
export const tuesdayMorning = new Date("2026-12-01T07:10:00+07:00");

/**
 * Makes the page's clock stand at `now` and run from there, and gathers the console's errors and warnings: but for requests
 * that failed, which tests bring about, and for a preloaded file that is used late, which tells of a busy machine.
 */
async function prepare(page: Page, now: Date | null, complaints: string[]) {
  if (now) await page.clock.install({ time: now });
  await page.addInitScript((event) => {
    document.addEventListener(event, () => Object.assign(window, { isAlive: true }));
  }, hydratedEvent);
  const isExpected =
    /^Failed to load resource|net::ERR_|was preloaded using link preload but not used|^Service Worker registration blocked/;
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !isExpected.test(message.text()))
      complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
}

type Fixtures = {
  /** The shop's time when `page` is opened; null for the device's own clock, which no test controls. */
  now: Date | null;
  /**
   * What the consoles of all pages complained of. A test that expects something takes it out: nothing may be left at its
   * end.
   */
  complaints: string[];
  /** Opens another visitor's page, on a phone like `page` unless the options say otherwise. */
  visit: (options?: BrowserContextOptions, now?: Date | null) => Promise<Page>;
};

// Declared, because what TypeScript infers here depends on the order in which it reads the files.
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & Fixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = base.extend<Fixtures>({
  now: [tuesdayMorning, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, "what the console complained of").toEqual([]);
  },
  page: async ({ page, now, complaints }, use) => {
    await prepare(page, now, complaints);
    await use(page);
  },
  visit: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}, now = tuesdayMorning) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      await prepare(page, now, complaints);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

export type OpenVisit = Fixtures["visit"];

type Words = string | RegExp;

type Role = Parameters<Page["getByRole"]>[0];

export const byRole = (place: Page | Locator, role: Role, name: Words) => place.getByRole(role, { name });

export const button = (place: Page | Locator, name: Words) => byRole(place, "button", name);

export const link = (place: Page | Locator, name: Words) => byRole(place, "link", name);

/** Waits until this text is in sight, once. */
export const expectText = (place: Page | Locator, words: Words) => expect(place.getByText(words)).toBeVisible();

/** Makes the page's visitor one on a fast line who saves data, so that nothing is prefetched, or does not. */
export const saveData = (page: Page, isSaving = true) =>
  page.addInitScript((saveData) => {
    Object.defineProperty(navigator, "connection", { value: { saveData, effectiveType: "4g" } });
  }, isSaving);

/** Waits until React has hydrated the frame of the page opened last; each part of it hydrates on its first event. */
export const untilFrameHydrated = (page: Page) => page.waitForFunction(() => "isAlive" in window);

/**
 * Waits until React has hydrated every part of the page, which it does when the browser is idle. The page for unknown
 * addresses is without React.
 */
export const untilAllHydrated = (page: Page) =>
  page.waitForFunction((id) => {
    const parts = [...document.querySelectorAll("header, main > *, footer")];
    const isHydrated = (part: Element) => Object.keys(part).some((key) => key.startsWith("__reactFiber$"));
    return parts.length > 0 && (!document.getElementById(id) || parts.every(isHydrated));
  }, planId);

/** Scrolls a little, which starts the page's script, and waits until the page answers. */
export async function startScripts(page: Page) {
  await page.mouse.wheel(0, 10);
  await untilFrameHydrated(page);
}

/**
 * Changes the window's size and waits until the page has been drawn in it: a touch sent before would miss. The frames are
 * the browser's, also under a simulated clock.
 */
export async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.waitForFunction(
    ([count, asked]) => {
      // A page that is wider than a phone's window is drawn at a smaller scale.
      const { height: seen, scale } = window.visualViewport as VisualViewport;
      count.frames += Math.abs(seen * scale - asked) <= 1 ? 1 : 0;
      return count.frames > 2;
    },
    [await page.evaluateHandle(() => ({ frames: 0 })), height] as const,
  );
}

/**
 * Taps an element as a thumb does: where it stands in the window, without scrolling to it. Waits until it stands still there
 * with nothing above it, and until the tap has arrived.
 */
export async function tap(target: Locator) {
  const page = target.page();
  const element = await target.elementHandle();
  // A dialog that fades in moves its buttons for a moment.
  await element?.waitForElementState("stable");
  const arrival = await page.waitForFunction((tapped) => {
    if (document.getAnimations().some(({ playState }) => playState === "running")) return false;
    const box = tapped?.closest("label") ?? tapped;
    const { left = 0, top = 0, width = 0, height = 0 } = box?.getBoundingClientRect() ?? {};
    if (!box?.contains(document.elementFromPoint(left + width / 2, top + height / 2))) return false;
    const seen = { isTapped: false };
    addEventListener("click", () => Object.assign(seen, { isTapped: true }), { capture: true, once: true });
    return seen;
  }, element);
  await target.tap();
  await page
    .waitForFunction((seen) => (seen as { isTapped: boolean }).isTapped, arrival)
    .catch((error: Error) => {
      // A tap that opens another page has arrived.
      if (!/context|navigat/i.test(error.message)) throw error;
    });
}

/** Waits until Gatsby has saved the scroll position, some frames after it changed. */
export async function untilScrollSaved(page: Page) {
  for (let frame = 0; frame < 4; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Waits until the page has stood at a scroll position through 30 frames: a second scroll may follow the first. */
export async function standsAt(page: Page, top: number, tolerance = 1) {
  await page.waitForFunction(
    ([y, tolerated, counter]) => {
      counter.stayed = Math.abs(scrollY - y) <= tolerated ? counter.stayed + 1 : 0;
      return counter.stayed > 30;
    },
    [top, tolerance, await page.evaluateHandle(() => ({ stayed: 0 }))] as const,
  );
}

/** Fills in the form, in either language, as a visitor would; the calendar stands on the month of the visit's clock. */
export async function fillBooking(
  page: Page,
  { notes = "", services = ["Paket Ayah & Anak"], day = "8", time = "17:00" } = {},
) {
  await page.getByLabel(/^(Nama|Name)\b/).fill("Budi Santoso");
  await page.getByLabel(/^(Nomor Telepon|Phone Number)/).fill("0812 3456 7890");
  for (const service of services) await byRole(page, "checkbox", service).check();
  const calendar = byRole(page, "group", /^(Pilih Tanggal|Choose a Date)$/);
  // The calendar loads when its section is near the viewport.
  await calendar.scrollIntoViewIfNeeded();
  await byRole(calendar, "gridcell", new RegExp(`^(Pilih|Choose) .*\\b${day}\\b`))
    .first()
    .click();
  await byRole(page, "radio", new RegExp(`^${time}`)).check();
  await page.getByLabel(/^(Catatan|Notes)\b/).fill(notes);
}

/** Puts the first product of the page into the cart; gives the link to the cart. */
export async function fillCart(page: Page) {
  await button(page, /^Add to Cart/)
    .first()
    .click();
  const way = link(page, "1 item in your cart");
  await way.waitFor();
  return way;
}

/**
 * Turns the calendar from the month of the visit's clock to the next one, whose days are rendered a moment after its name.
 */
export async function turnToNextMonth(page: Page) {
  await byRole(page, "group", "Pilih Tanggal").scrollIntoViewIfNeeded();
  await button(page, "Bulan berikutnya").click();
  await page
    .locator("#booking:has(button[aria-label='Bulan sebelumnya'][aria-disabled=false]) [aria-busy=false]")
    .waitFor();
}
