import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { addDays, shopMoment } from "../../src/domain/shop/clock";
import { chatMessage, requestFor } from "../support/bookInBrowser";
import { chatIn } from "../support/chatOf";
import { projectFolder } from "../support/content";
import { port as firstPort } from "../support/siteAddresses";
import { expect, siteOrigin, test } from "../support/test";

const driverFile = ["/usr/bin/WebKitWebDriver", "/usr/local/bin/WebKitWebDriver"].find(existsSync);
const screenFile = ["/usr/bin/Xvfb", "/usr/local/bin/Xvfb"].find(existsSync);

const isWebKitInstalled = driverFile !== undefined && screenFile !== undefined;

const port = firstPort + 3;

/** A window of a phone's width, which serves one visit after another. */
const windowPlace = { x: 0, y: 0, width: 360, height: 720 };

/** Gathers the console's errors and warnings, and what the page's policy refused. */
const gatherComplaints = `
  window.complaints = [];
  for (const level of ["error", "warn"]) console[level] = (...words) => complaints.push(words.join(" "));
  addEventListener("error", ({ message }) => complaints.push(message));
  addEventListener("unhandledrejection", ({ reason }) => complaints.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ blockedURI }) => complaints.push("refused " + blockedURI));
`;

const placeInSight = `
  arguments[0].scrollIntoView({ block: "center", behavior: "instant" });
  return JSON.stringify(arguments[0].getBoundingClientRect());
`;

/** What a visitor does and sees in the window. Elements are named by CSS and waited for. */
type WebKit = Awaited<ReturnType<typeof startWebKit>>;

/**
 * WebKit as Linux has it (WebKitGTK), the engine of Safari and of every browser on iOS, driven by the commands of
 * https://www.w3.org/TR/webdriver2. It has no headless mode, hence the virtual screen; GTK's default style gives its window
 * a minimum width above a phone's, hence the style of its own.
 */
async function startWebKit() {
  // Emptied before a start and not after it: the engine's own processes end later than its driver, and still write
  // meanwhile.
  const home = path.join(projectFolder, "tests/out/webkit");
  rmSync(home, { recursive: true, force: true });
  mkdirSync(path.join(home, "gtk-3.0"), { recursive: true });
  const style = "* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px }";
  writeFileSync(path.join(home, "gtk-3.0/gtk.css"), style);
  const screen = spawn(screenFile ?? "", ["-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = (await once(screen.stdout, "data")) as [Buffer];
  const folders = { XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
  const driver = spawn(driverFile ?? "", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, ...folders },
    stdio: "ignore",
  });

  const request = async (method: string, address: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  /**
   * Repeats a step until it throws nothing: an element may not be there yet, be rendered again or be covered for a moment.
   */
  const eventually = (step: () => Promise<void>) => expect(step).toPass({ timeout: 30_000, intervals: [50] });

  let session = "";
  const browser = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { args: ["--automation"] } };
  await eventually(async () => {
    ({ sessionId: session } = await request("POST", "", { capabilities: { alwaysMatch: browser } }));
  });
  const command = (name: string, body: object = {}) => request("POST", `/${session}/${name}`, body);
  const run = (script: string, ...args: unknown[]) => command("execute/sync", { script, args });
  const read = <Value>(expression: string): Promise<Value> => run(`return (${expression})`);
  const isTrue = (expression: string) =>
    eventually(async () => expect(await read(`Boolean(${expression})`), expression).toBe(true));

  /** Does something with an element that stands: a busy machine may move it away from under a click. */
  const use = async (css: string, action: string, body?: object) => {
    let before = "";
    await eventually(async () => {
      const element = await command("element", { using: "css selector", value: css });
      const place = await run(placeInSight, element);
      const stands = place === before;
      before = place;
      expect(stands, `${css} stands`).toBe(true);
      await command(`element/${Object.values(element)[0]}/${action}`, body);
    });
  };
  await command("window/rect", windowPlace);

  return {
    /** Opens an address. */
    async open(address: string) {
      await command("url", { url: address });
      await run(gatherComplaints);
    },
    click: (css: string) => use(css, "click"),
    type: (css: string, text: string) => use(css, "value", { text }),
    async text(css: string) {
      const element = `document.querySelector(${JSON.stringify(css)})`;
      await isTrue(element);
      return read<string>(`${element}.innerText`);
    },
    /** The value of a JavaScript expression in the page. */
    read,
    /** Waits for an expression in the page to be true. */
    isTrue,
    /** The complaints since the page was opened. */
    complaints: () => read("window.complaints"),
    async close() {
      await request("DELETE", `/${session}`);
      driver.kill();
      screen.kill();
    },
  };
}

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
