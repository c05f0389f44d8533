import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { hydratedEvent, planId } from "../../src/platform/runtime/starter/startPlan";

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** A Tuesday morning in Jakarta, before the shop opens. */
export const tuesdayMorning = new Date("2026-12-01T07:10:00+07:00");

export type Visit = { page: Page; context: BrowserContext; complaints: string[] };

/**
 * Opens a new visitor's page whose clock stands at `now`; `complaints` gathers the console's errors and warnings, but for the one
 * of a preloaded file that is used late: it tells of a busy machine.
 */
export async function visit(browser: Browser, options: BrowserContextOptions, now?: Date): Promise<Visit> {
  const context = await browser.newContext({ ...options, timezoneId: options.timezoneId ?? "Asia/Jakarta" });
  const page = await context.newPage();
  if (now) await page.clock.install({ time: now });
  await page.addInitScript((event) => {
    document.addEventListener(event, () => Object.assign(window, { isAlive: true }));
  }, hydratedEvent);
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isLate = message.text().includes("was preloaded using link preload but not used");
    if (["error", "warning"].includes(message.type()) && !isLate) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return { page, context, complaints };
}

/** What `navigator.connection` says. */
export type Connection = { saveData: boolean; effectiveType: string };

export const fastLine: Connection = { saveData: false, effectiveType: "4g" };

/** Nothing is prefetched on it. */
export const sparingLine: Connection = { saveData: true, effectiveType: "4g" };

/** Opens a new visitor's page on a phone with this connection. */
export async function visitOn(browser: Browser, connection: Connection, now?: Date): Promise<Visit> {
  const visitor = await visit(browser, phone, now);
  await visitor.page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
  return visitor;
}

/** Waits until React has hydrated the frame of the page opened last; each part of it hydrates on its first event. */
export const untilAlive = (page: Page) => page.waitForFunction(() => "isAlive" in window);

/**
 * Waits until React has hydrated every part of the page, which it does when the browser is idle. The page for unknown addresses
 * is without React.
 */
export const untilHydrated = (page: Page) =>
  page.waitForFunction((id) => {
    const parts = [...document.querySelectorAll("header, main > *, footer")];
    const isHydrated = (part: Element) => Object.keys(part).some((key) => key.startsWith("__reactFiber$"));
    return parts.length > 0 && (!document.getElementById(id) || parts.every(isHydrated));
  }, planId);

/** Scrolls a little, which starts the page's script, and waits until the page answers. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.wheel(0, 10);
  await untilAlive(page);
}

export type Booked = { name?: string; notes?: string; services?: string[]; day?: string; time?: string };

/** Fills in the form, in either language, as a visitor would; the calendar stands on the month of the visit's clock. */
export async function fillBooking(page: Page, booked: Booked = {}): Promise<void> {
  const { name = "Budi Santoso", notes = "", services = ["Paket Ayah & Anak"], day = "8", time = "17:00" } = booked;
  await page.getByLabel(/^(Nama|Name)\b/).fill(name);
  await page.getByLabel(/^(Nomor Telepon|Phone Number)/).fill("0812 3456 7890");
  for (const service of services) await page.getByRole("checkbox", { name: service }).check();
  const calendar = page.getByRole("group", { name: /^(Pilih Tanggal|Choose a Date)$/ });
  // The calendar loads when its section is near the viewport.
  await calendar.scrollIntoViewIfNeeded();
  await calendar.getByRole("gridcell", { name: new RegExp(`^(Pilih|Choose) .*\\b${day}\\b`) }).click();
  await page.getByRole("radio", { name: new RegExp(`^${time}`) }).check();
  const notesField = page.getByLabel(/^(Catatan|Notes)\b/);
  if (notes.length > 1000) await paste(notesField, notes);
  else if (notes) await notesField.fill(notes);
}

/** Turns the calendar from the month of the visit's clock to the next one, whose days are rendered a moment after its name. */
export async function turnToNextMonth(page: Page, options: { delay?: number } = {}): Promise<void> {
  await page.getByRole("button", { name: "Bulan berikutnya" }).click(options);
  await page
    .locator("#booking:has(button[aria-label='Bulan sebelumnya'][aria-disabled=false]) [aria-busy=false]")
    .waitFor();
}

/** Puts a long text into a field at once: typing thousands of lines takes a browser minutes. */
const paste = (field: Locator, text: string) =>
  field.evaluate((element, value) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(element, value);
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
