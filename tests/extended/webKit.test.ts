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
  if (isWebKitInstalled) webKit = await startWebKit();
});

test.afterAll(async () => {
  await webKit?.close();
});

/** How far the page can be scrolled sideways, in CSS pixels. */
const sideways = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

/** The font families of the page's styles whose files this engine loads. */
const loadedFonts = `Promise.all(
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule && rule.style.src.includes("url("))
    .map(({ style }) => new FontFace(style.fontFamily.replaceAll('"', ""), style.src).load())
).then((fonts) => fonts.map(({ family }) => family.replaceAll('"', "")).sort())`;

inWebKit("the menu closes after a choice, and a booking becomes a ticket", async () => {
  await webKit.open(`${siteOrigin}/`);
  expect(await webKit.read(sideways)).toBe(0);
  await webKit.click("header summary");
  await webKit.click('header details a[href="#services"]');
  await webKit.isTrue("!document.querySelector('header details').open && location.hash === '#services'");
  // An engine that finds a fault in a subset does not load it. Loaded here explicitly, as a slow visit does without the
  // text's font.
  expect(await webKit.read(loadedFonts)).toEqual(["Playfair Display", "Plus Jakarta Sans Variable"]);

  await webKit.type("#booking-name", "Budi Santoso");
  await webKit.type("#booking-phone", "0812 3456 7890");
  await webKit.click('input[value="father-son"]');
  // This browser has the machine's clock: takes the first open day of the next month.
  await webKit.click('#booking-date [aria-label="Bulan berikutnya"]');
  await webKit.isTrue(
    `document.querySelector('#booking-date [aria-label="Bulan sebelumnya"][aria-disabled=false]') !== null`,
  );
  await webKit.click('.react-datepicker__day:not(.react-datepicker__day--outside-month)[aria-disabled="false"]');
  await webKit.click('input[value="17:00"]');
  await webKit.isTrue("document.querySelector('[data-estimating]').innerText.includes('Rp 201.250')");
  await webKit.click("form button[type=submit]");

  const ticket = await webKit.text("article");
  const code = ticket.match(/BTP\d{6}[A-Z0-9]{2}/)?.[0] ?? "no code";
  expect(ticket).toContain("Paket Ayah & Anak");
  const chat = await webKit.read<string>(`document.querySelector('a[href*="wa.me"][href*="text="]').href`);
  const { text, ticketLink } = chatIn(chat);
  expect(text).toContain("Estimasi total: Rp 201.250");
  expect(await webKit.read(sideways)).toBe(0);
  expect(await webKit.complaints()).toEqual([]);

  await webKit.open(siteOrigin + ticketLink.slice(ticketLink.indexOf("/tiket/#")));
  expect(await webKit.text("article")).toContain(code);
  expect(await webKit.complaints()).toEqual([]);
});

inWebKit("what is recorded in the book outlives a reload", async () => {
  // This browser has the machine's clock.
  const tomorrow = addDays(shopMoment(new Date(), "Asia/Jakarta").date, 1);
  const message = chatMessage(
    { code: "BTP120501AA", name: "Adi", ...requestFor("classic", tomorrow, "14:00", 1) },
    siteOrigin,
  );

  await webKit.open(`${siteOrigin}/buku/`);
  await webKit.click("main [aria-expanded]");
  await webKit.type("textarea", message);
  await webKit.click("main section[aria-label='Tempel tiket'] button");
  await webKit.isTrue("document.querySelector('#waiting')?.textContent === 'Menunggu jawaban (1)'");
  expect(await webKit.complaints()).toEqual([]);

  await webKit.open(`${siteOrigin}/buku/`);
  // The chat that the answer opens is none of this.
  await webKit.read(
    "addEventListener('click', (event) => event.target.closest('a[target]') && event.preventDefault())",
  );
  await webKit.click("main section[aria-labelledby=waiting] a[target]");
  await webKit.isTrue("document.querySelector('#waiting') === null");
  await webKit.click("nav [aria-label='Hari berikutnya']");
  await webKit.isTrue("document.querySelector('article')?.textContent.includes('Diterima')");
  expect(await webKit.read(sideways)).toBe(0);
  expect(await webKit.complaints()).toEqual([]);
});
