import fc from "fast-check";
import { anyCharacter } from "../support/anyCharacter";
import { firefoxEngine } from "../support/firefox";
import type { OtherEngine } from "../support/otherEngines";
import { siteInChromium } from "../support/siteInChromium";
import { phone, visit } from "../support/visit";
import { webKitEngine } from "../support/webKit";

/*
 * Any text at all behind # or ? or in the path, on every route: what comes is a page with its heading and a way to WhatsApp,
 * and no error that nobody caught. A failure prints seed and address. `ADDRESSES=2000 ENGINE=Firefox SEED=1` tries more of them,
 * elsewhere, from another seed.
 */
const addressesTried = Number(process.env.ADDRESSES ?? 30);
const engineName = process.env.ENGINE ?? "Chromium";
const seed = Number(process.env.SEED ?? 20_261_201);

const pieces = [
  ...[
    "%",
    "%2",
    "%C3",
    "%E2%80",
    "%F0%9F%92%88",
    "%00",
    "%0A",
    "%20",
    "%23",
    "%3F",
    "%2F",
    "%3A",
    "%25",
    "%2523",
    "%u00e9",
  ],
  ...[
    "#",
    "?",
    "&",
    "&amp;",
    "=",
    "+",
    ",",
    ":",
    ";",
    "@",
    "*",
    "~p",
    "~~",
    "/",
    "//",
    "/../",
    ".",
    " ",
    "\\",
    "|",
    "^",
  ],
  ...["kode=BTP123456AB", "tgl=2026-12-01", "tgl=2026-02-30", "jam=17:00", "jam=99:99", "layanan=classic,premium"],
  ...[
    "nama=Jos%C3%A9",
    "telp=%2B62+812",
    "total=999999999",
    "status=diterima",
    "barber=rizky",
    "ubah&",
    "isian&name=Budi",
  ],
  ...["service=premium", "service=father-son", "date=2026-12-01", "time=17:00", "category=tools", "category=shaving"],
  ...[
    "booking",
    "main",
    "services",
    "products",
    "tools",
    "tiket",
    "page",
    "2",
    "404.html",
    "index.html",
    "gatsby-focus-wrapper",
  ],
  ...["constructor", "__proto__", "toString", ":uri", ":path", "undefined", "null", "-1", "1e99", "<script>", '"', "'"],
  ...["https://", "javascript:", "é", "💈", "\u202E", "\u0000", "中", ":~:text=a"],
] as const;

const text = fc
  .array(
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: anyCharacter, maxLength: 6 })),
    {
      maxLength: 9,
    },
  )
  .map((parts) => parts.join(""));

const sometimes = (mark: string) =>
  fc.option(text, { nil: undefined }).map((part) => (part === undefined ? "" : mark + part));

const routes = [
  "/",
  "/?",
  "/en/",
  "/services/",
  "/products/",
  "/products/tools/",
  "/about/",
  "/tiket/",
  "/tiket/#",
  "/en/ticket/#",
];

const address = fc
  .record({
    route: fc.constantFrom(...routes),
    path: fc.option(text, { freq: 1, nil: "" }),
    query: sometimes("?"),
    fragment: sometimes("#"),
    later: text,
  })
  .map(({ route, path, query, fragment, later }) => ({ address: route + path + query + fragment, later }));

/** A window in which one address after another is opened. */
type Window = {
  open: (address: string) => Promise<void>;
  read: <Value>(expression: string) => Promise<Value>;
  /** Waits for an expression, also across a page that leads on to another. */
  isTrue: (expression: string) => Promise<void>;
  complaints: () => Promise<string[]>;
};

const site = siteInChromium();

async function chromiumWindow(): Promise<Window> {
  const { page, complaints } = await visit(site.browser, phone);
  return {
    open: async (opened) => {
      await page.goto("about:blank");
      complaints.length = 0;
      await page.goto(opened);
    },
    read: (expression) => page.evaluate(expression) as Promise<never>,
    isTrue: async (expression) => {
      // Asked from outside: the pages' policy lets no text be run as script inside.
      const until = Date.now() + 30_000;
      for (;;) {
        if (await page.evaluate(expression).catch(() => false)) return;
        if (Date.now() > until) throw new Error(`Chromium waited 30 s for ${expression}`);
        await page.waitForTimeout(20);
      }
    },
    complaints: async () => complaints,
  };
}

async function otherWindow(engine: OtherEngine): Promise<Window & { close: () => Promise<void> }> {
  const running = await engine.start();
  let current = await running.open("about:blank", 360);
  return {
    open: async (opened) => {
      await current.close();
      current = await running.open(opened, 360);
    },
    read: (expression) => current.read(expression),
    isTrue: (expression) => current.isTrue(expression),
    complaints: () => current.complaints(),
    close: () => running.close(),
  };
}

/** Hydrated in every part, or come to an end before. */
const isSettled = `document.readyState === "complete" && (!document.querySelector("main") ||
  [...document.querySelectorAll("header, main > *, footer")].every((part) =>
    Object.keys(part).some((key) => key.startsWith("__reactFiber$"))))`;

const isWhole = `Boolean(document.querySelector("h1")?.innerText.trim() &&
  document.querySelector("main a[href^='https://wa.me/'], footer a[href^='https://wa.me/']"))`;

// A host's answer to an unknown path, of which the browser complains.
const isOfStatus = (complaint: string) => /status of 404|\b404\b.*Not Found/.test(complaint);

test(`any text in an address leaves a page with its heading and a way to WhatsApp (${addressesTried} in ${engineName})`, async () => {
  const engine = [firefoxEngine, webKitEngine].find(({ name }) => name === engineName);
  const other = engine && (await otherWindow(engine));
  const visitor = other ?? (await chromiumWindow());
  const state = async () => ({
    isWhole: await visitor.read(isWhole),
    complaints: (await visitor.complaints()).filter((complaint) => !isOfStatus(complaint)),
  });
  const fine = { isWhole: true, complaints: [] };
  await fc.assert(
    fc.asyncProperty(address, async ({ address: opened, later }) => {
      await visitor.open(site.origin + opened);
      // Whatever starts the script, also after a page that led on to this one.
      await visitor.isTrue(`window.dispatchEvent(new Event("scroll")), ${isSettled}`);
      expect(await state()).toEqual(fine);
      await visitor.read(`void (location.hash = ${JSON.stringify(later)})`);
      await visitor.isTrue(
        `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))`,
      );
      expect(await state()).toEqual(fine);
    }),
    { numRuns: addressesTried, seed, endOnFailure: true },
  );
  await other?.close();
}, 10_000_000);
