import { writeBookFile } from "../../src/book/rules/bookFile";
import {
  cardIn,
  chatMessage,
  openBook,
  pasteIntoBook,
  requestFor,
  saturday,
  saturdayMorning,
  takeFile,
} from "../support/bookInBrowser";
import { shop } from "../support/booking";
import { localServer } from "../support/localServer";
import { manyEntries, onADay, waitingOnADay } from "../support/manyEntries";
import { button, byRole, desktop, expect, resize, siteOrigin, test } from "../support/test";

/** The tests' shop on another port, with a worker's version of its own once `publish` was called. */
async function siteToPublishAnew() {
  let version = "";
  const { origin, close } = await localServer(async (request, response) => {
    const answer = await fetch(siteOrigin + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const isRenewed = version !== "" && request.url === "/buku/sw.js";
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    response.end(isRenewed ? body.toString().replace(/(version:")[^"]*/, `$1${version}`) : body);
  });
  return { address: `${origin}/buku/`, publish: (next: string) => (version = next), close };
}

test("a new version comes behind the open book, and serves its next opening", async ({ visit }) => {
  const site = await siteToPublishAnew();
  const page = await visit({}, saturdayMorning);
  const isKept = (version: string) =>
    page.evaluate(async (ending) => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      return !installing && !waiting && (await caches.keys()).some((name) => name.endsWith(ending));
    }, version);
  await page.goto(site.address);
  await expect.poll(() => isKept("")).toBe(true);
  await pasteIntoBook(page, chatMessage(requestFor("classic", saturday, "14:00", 1), siteOrigin));
  const [old = ""] = await page.evaluate(() => caches.keys());
  site.publish("0123456789ab");
  await page.reload();
  await expect.poll(() => isKept("0123456789ab")).toBe(true);
  // A page that is still open may ask for the previous version's files. Without them the new version is whole.
  await page.evaluate((name) => caches.delete(name), old);
  site.close();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText("Menunggu jawaban (1)")).toBeVisible();
});

test("5,000 entries come from a file and outlive a reload, at 320 pixels and in forced colours", async ({ visit }) => {
  const page = await visit(desktop, saturdayMorning);
  await openBook(page);
  await takeFile(page, writeBookFile(manyEntries(5000, saturday), shop.name, saturdayMorning));
  await page.reload();
  // A request is no card but a line of its list.
  await expect(page.getByRole("article")).toHaveCount(onADay - waitingOnADay);

  await resize(page, 320, 640);
  await button(page, "Datang langsung").click();
  await cardIn(page, "Pelanggan 1").getByText("Lainnya").click();
  await byRole(page, "heading", "Simpan, pindahkan, hapus").click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  // In forced colours a pressed mark differs from the others beside it.
  await page.emulateMedia({ forcedColors: "active" });
  const mark = { name: "Lunas: Pelanggan 1", exact: true };
  await page.getByRole("button", mark).click();
  await expect(page.getByRole("button", { ...mark, pressed: true }).locator("svg")).toBeVisible();
});
