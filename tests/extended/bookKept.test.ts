import { writeBookFile } from "../../src/book/rules/bookFile";
import { newEntry, ticketId, toStoredBooking } from "../../src/book/rules/entry";
import { addDays, formatTime } from "../../src/domain/shop/clock";
import { haircut, haircutSize } from "../support/book";
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
import { button, byRole, desktop, expect, resize, siteOrigin, test } from "../support/test";

const daysAhead = 9;

/** The bookings of a day; 8,000 are a year's. */
const onADay = 22;

/** Those of them that wait for an answer. Each is judged anew after every tap. */
const waitingOnADay = 6;

/**
 * The entries of a book with so many bookings: today's, of which the last wait, those of nine more days, and earlier ones.
 */
const manyEntries = (count: number, today: string) =>
  Array.from({ length: count }, (_, index) => {
    const day = Math.floor(index / onADay);
    const ahead = day <= daysAhead ? day : daysAhead - day;
    const number = index + 1;
    const code = `BTP${String(100_000 + Math.floor(index / 36)).padStart(6, "0")}A${(index % 36).toString(36).toUpperCase()}`;
    const asked = haircut({
      code,
      name: `Pelanggan ${number}`,
      phone: `0812 ${String(10_000_000 + number)}`,
      date: addDays(today, ahead),
      time: formatTime(540 + 30 * Math.floor((index % onADay) / 3)),
      status: index >= onADay - waitingOnADay && index < onADay ? "requested" : "confirmed",
    });
    const at = Date.parse(`${addDays(today, -1)}T12:00:00Z`) + index;
    return newEntry(ticketId(asked), "ticket", toStoredBooking(asked, haircutSize), "requested", at);
  });

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
