import fc from "fast-check";
import { anyCharacter } from "../support/anyCharacter";
import { siteInChromium } from "../support/siteInChromium";
import { phone, untilHydrated, visit } from "../support/visit";

/** Pieces of addresses, of which two words are made at once by a space between them. */
const pieces = [
  ..."% %2 %C3 %E2%80 %F0%9F%92%88 %00 %0A %20 %23 %3F %2F %25 %2523 %u00e9 # ? & &amp; = + , : ; @ ~p / // /../ . \\ |".split(
    " ",
  ),
  ..."kode=BTP123456AB tgl=2026-12-01 tgl=2026-02-30 jam=17:00 jam=99:99 layanan=classic,premium nama=Jos%C3%A9".split(
    " ",
  ),
  ..."telp=%2B62+812 total=999999999 status=diterima barber=rizky ubah& isian&name=Budi service=premium".split(" "),
  ..."date=2026-12-01 time=17:00 category=tools booking main products tiket page 404.html index.html".split(" "),
  ..."constructor __proto__ toString :uri undefined -1 1e99 <script> \" ' https:// javascript: é 💈 \u202E :~:text=a".split(
    " ",
  ),
] as const;

const text = fc
  .array(
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pieces) }, fc.string({ unit: anyCharacter, maxLength: 6 })),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(""));

const sometimes = (mark: string) => fc.option(text).map((part) => (part === null ? "" : mark + part));

const routes = [
  "/",
  "/?",
  "/en/",
  "/services/",
  "/products/",
  "/products/tools/",
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
  })
  .map(({ route, path, query, fragment }) => route + path + query + fragment);

const site = siteInChromium();

test("any text in an address, and any later change of it, leaves a page with its heading and a way to WhatsApp", async () => {
  const { page, context, complaints } = await visit(site.browser, phone);
  const isWhole = () =>
    page.evaluate(() =>
      Boolean(
        document.querySelector("h1")?.innerText.trim() &&
          document.querySelector("main a[href^='https://wa.me/'], footer a[href^='https://wa.me/']"),
      ),
    );
  await fc.assert(
    fc.asyncProperty(address, text, async (opened, later) => {
      await page.goto("about:blank");
      complaints.length = 0;
      await page.goto(site.origin + opened);
      // A page for an unknown address may lead on to the one that was meant.
      await page.waitForFunction(() => document.readyState === "complete" && dispatchEvent(new Event("scroll")));
      await untilHydrated(page);
      await page.evaluate(async (hash) => {
        location.hash = hash;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, later);
      // The browser itself complains about a host's answer to an unknown path.
      const unexpected = complaints.filter((complaint) => !complaint.includes("status of 404"));
      expect({ isWhole: await isWhole(), unexpected }).toEqual({ isWhole: true, unexpected: [] });
    }),
    { numRuns: 20, seed: 20_261_201, endOnFailure: true },
  );
  await context.close();
});
