import { addDays, shopMoment } from "../../src/domain/shop/clock";
import { chatMessage, requestFor } from "../support/bookInBrowser";
import { chatIn } from "../support/chatOf";
import { expect, siteOrigin, test } from "../support/test";
import { isWebKitInstalled, startWebKit, type WebKit } from "../support/webKit";

// WebKit is optional: its tests are skipped on a machine without it.
const inWebKit = isWebKitInstalled ? test : test.skip;

// They share one window.
test.describe.configure({ mode: "default" });
if (!isWebKitInstalled)
  process.stderr.write("WebKit is not installed: its tests are skipped (Debian: webkit2gtk-driver xvfb).\n");

let webKit: WebKit;

test.beforeAll(async () => {
  if (!isWebKitInstalled) return;
  webKit = await startWebKit();
});

test.afterAll(async () => {
  await webKit?.close();
});

const open = (route: string, width: number) => webKit.open(siteOrigin + route, width);

/** How far the page can be scrolled sideways, in CSS pixels. */
const sideways = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

/** What the book said last stands over the page's lower end for a while. */
const closeNews = "main [role=status] ~ button:last-of-type";

/** The font families of the page's styles whose files this engine loads. */
const loadedFonts = `Promise.all(
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule && rule.style.src.includes("url("))
    .map(({ style }) => new FontFace(style.fontFamily.replaceAll('"', ""), style.src).load())
).then((fonts) => fonts.map(({ family }) => family.replaceAll('"', "")).sort())`;

inWebKit("the menu closes after a choice, and a whole booking becomes a ticket with an address", async () => {
  const width = 360;
  const page = await open("/", width);
  expect(await page.text("h1")).toContain("Bintang Pangkas");
  const services = await page.read<string>("document.querySelector('#services').innerText");
  expect(services.slice(services.indexOf("Paket Ayah & Anak"))).toContain("Rp 175.000");
  expect(await page.read(sideways)).toBe(0);
  await page.click("header summary");
  await page.click('header details a[href="#services"]');
  await page.isTrue("!document.querySelector('header details').open && location.hash === '#services'");
  // An engine that finds a fault in a subset does not load it. Loaded here explicitly, as a slow visit does without the
  // text's font.
  expect(await page.read(loadedFonts)).toEqual(["Playfair Display", "Plus Jakarta Sans Variable"]);

  await page.type("#booking-name", "Budi Santoso");
  await page.type("#booking-phone", "0812 3456 7890");
  await page.click('input[value="father-son"]');
  // This browser has the machine's clock: takes the first open day of the next month.
  await page.click('#booking-date [aria-label="Bulan berikutnya"]');
  await page.isTrue(
    `document.querySelector('#booking-date [aria-label="Bulan sebelumnya"][aria-disabled=false]') !== null`,
  );
  await page.click('.react-datepicker__day:not(.react-datepicker__day--outside-month)[aria-disabled="false"]');
  await page.click('input[value="17:00"]');
  await page.isTrue(
    "document.querySelector('#booking-summary-heading').parentElement.innerText.includes('Rp 201.250')",
  );
  await page.click("form button[type=submit]");

  const ticket = await page.text("article");
  const code = ticket.match(/BTP\d{6}[A-Z0-9]{2}/)?.[0] ?? "no code";
  expect(ticket).toContain("Paket Ayah & Anak");
  const chat = await page.read<string>(`document.querySelector('a[href*="wa.me"][href*="text="]').href`);
  const { text, ticketLink } = chatIn(chat);
  expect(text).toContain("Estimasi total: Rp 201.250");
  expect(await page.read(sideways)).toBe(0);
  expect(await page.complaints()).toEqual([]);

  const again = await open(ticketLink.slice(ticketLink.indexOf("/tiket/#")), width);
  expect(await again.text("article")).toContain(code);
  expect(await again.complaints()).toEqual([]);
});

inWebKit("what is recorded in the book is there after a reload, can be accepted and marked as done", async () => {
  // This browser has the machine's clock.
  const tomorrow = addDays(shopMoment(new Date(), "Asia/Jakarta").date, 1);
  const message = chatMessage(
    { code: "BTP120501AA", name: "Adi", ...requestFor("classic", tomorrow, "14:00", 1) },
    siteOrigin,
  );

  const first = await open("/buku/", 360);
  await first.click("main [aria-expanded]");
  await first.isTrue("document.querySelector('textarea')");
  // At once, as the clipboard does; React hears of it by the event.
  await first.read(`(() => {
    const field = document.querySelector("textarea");
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value").set.call(field, ${JSON.stringify(message)});
    field.dispatchEvent(new Event("input", { bubbles: true }));
  })()`);
  await first.click("main section[aria-label='Tempel tiket'] button");
  await first.isTrue("document.querySelector('#waiting')?.textContent === 'Menunggu jawaban (1)'");
  await first.click(closeNews);
  // Somebody comes in.
  await first.click("main [aria-expanded]:nth-child(2)");
  await first.click("main section[aria-label='Datang langsung'] input[type=checkbox]");
  await first.click("main section[aria-label='Datang langsung'] button[type=submit]");
  // A visit is seen at once, and said once it is on the disk.
  await first.isTrue(
    "[...document.querySelectorAll('main p[role=status]:first-child')].at(-1).textContent.startsWith('Tercatat: Datang')",
  );
  expect(await first.complaints()).toEqual([]);

  const again = await open("/buku/", 360);
  // The chat that the answer opens is none of this.
  await again.read("addEventListener('click', (event) => event.target.closest('a[target]') && event.preventDefault())");
  await again.click("main section[aria-labelledby=waiting] a[target]");
  await again.isTrue("document.querySelector('#waiting') === null");
  await again.click(closeNews);
  await again.click("article [aria-label^='Selesai, lunas']");
  await again.isTrue("document.body.innerText.includes('1 (1 selesai)')");
  await again.click("nav [aria-label='Hari berikutnya']");
  await again.isTrue("document.querySelector('article')?.textContent.includes('Diterima')");
  expect(await again.read("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
  expect(await again.complaints()).toEqual([]);
});
