import type { Locator, Page } from "@playwright/test";
import {
  cardIn,
  chatMessage,
  leaveChats,
  openBook,
  pasteIntoBook,
  requestFor,
  said,
  saturday,
  saturdayMorning,
  withChairs,
} from "../support/bookInBrowser";
import { linkIn } from "../support/chatOf";
import { expectNoFaults, whenEnlarged } from "../support/pageFaults";
import { pageCount } from "../support/pdf";
import {
  byRole,
  expect,
  expectText,
  link,
  type OpenVisit,
  phone,
  resize,
  siteOrigin,
  tap as tapInView,
  test,
} from "../support/test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The card of a request that waits for an answer. */
const request = (page: Page, name: string) =>
  byRole(page, "region", /^Menunggu jawaban/)
    .getByRole("listitem")
    .filter({ hasText: `· ${name}` });

/** Taps as a hand does. Without the tap elsewhere, two quick ones would be a double tap, of which only the first counts. */
async function tap(place: Locator) {
  await place.page().touchscreen.tap(1, 1);
  await place.scrollIntoViewIfNeeded();
  await tapInView(place);
}

/** Accepts requests, each in one tap. */
async function accept(page: Page, names: string[]) {
  for (const name of names) {
    await tap(request(page, name).getByRole("link", { name: "Terima", exact: true }));
    await request(page, name).waitFor({ state: "detached" });
  }
}

const customers = ["Adi", "Bram", "Cahyo", "Dedi"];

/** Somebody's chat message: the same person keeps code and number. */
const message = (name: string, what: Parameters<typeof chatMessage>[0]) => {
  const number = 10 + customers.indexOf(name);
  return chatMessage({ code: `BTP1205${number}AA`, name, phone: `0813 0000 00${number}`, ...what }, siteOrigin);
};

/** The book open on the phone of a shop with so many chairs. */
async function shopsPhone(visit: OpenVisit, chairs = 3) {
  const page = await visit({ serviceWorkers: "block" }, saturdayMorning);
  await leaveChats(page);
  await withChairs(page, chairs);
  await openBook(page);
  return page;
}

/** Opens a message's ticket and follows the shop's line. */
async function openFromChat(page: Page, address: string) {
  await page.goto(address);
  await tap(link(page, "Untuk toko: jawab booking ini"));
}

test("a day at the shop is kept in the book, from the first request to the printed day", async ({ visit }) => {
  const page = await shopsPhone(visit);
  await openFromChat(page, linkIn(message("Adi", requestFor("classic", saturday, "09:00", 1.1))));
  await expect(said(page)).toHaveText("Tercatat: Adi, minta Sab 5 Des 09:00.");
  await expectNoFaults(page);
  await resize(page, 320, 740);
  expect(await whenEnlarged(page)).toEqual([]);
  await resize(page, phone.viewport.width, phone.viewport.height);
  await openFromChat(page, linkIn(message("Dedi", requestFor("classic", "2026-12-06", "14:00", 1))));
  await request(page, "Dedi").waitFor();
  await expect(page).toHaveURL("/buku/");
  const bram = message("Bram", requestFor("premium", saturday, "09:00", 1.1));
  const cahyo = message("Cahyo", requestFor("classic", saturday, "15:00", 1));
  await pasteIntoBook(page, `${bram}\n\n${cahyo}`);
  await accept(page, customers);
  await page.clock.fastForward("03:40:00");
  await tap(button(page, "Datang langsung"));
  await tap(byRole(page, "checkbox", /^Potong Rambut/));
  await tap(button(page, "Duduk sekarang"));
  await expect(said(page)).toHaveText(/^Tercatat: Datang langsung, duduk Sab 5 Des 12:/);
  await tap(button(page, "Selesai, lunas: Adi"));
  // What was tapped is seen once it is written.
  await expectText(page, /^4 \(1 selesai\)$/);
  await tap(cardIn(page, "Cahyo").getByText("Lainnya"));
  await tap(button(page, "Telepon"));
  expect(await whenEnlarged(page)).toEqual([]);
  await expectNoFaults(page);

  // Hours, numbers and amounts on paper: none breaks, however narrow it is.
  await page.emulateMedia({ media: "print" });
  const broken = await page.locator("td.whole, td.amount").evaluateAll((cells) =>
    cells.filter((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size > 1;
    }),
  );
  expect(broken).toEqual([]);
  await expectText(page, "Kepala: 4 (1 selesai)");
  await page.emulateMedia({ media: null });
  expect(pageCount(await page.pdf({ format: "A4" }))).toBe(1);
  await resize(page, 1280, 740);
  await page.reload();
  await cardIn(page, "Cahyo").waitFor();
  await expectNoFaults(page);
  // The walk-in of noon is the first in its column, and stands below the visit of nine in another one.
  const topOf = (name: string) => cardIn(page, name).evaluate((card) => card.getBoundingClientRect().top);
  expect(await topOf("Potong Rambut Klasik")).toBeGreaterThan(await topOf("Bram"));
});

test("on a low phone the word of what was recorded lies over no answer that is due", async ({ visit }) => {
  const page = await shopsPhone(visit, 1);
  await resize(page, 360, 616);
  const nine = requestFor("classic", saturday, "09:00", 1.1);
  await pasteIntoBook(page, message("Adi", nine));
  await accept(page, ["Adi"]);
  await openFromChat(page, linkIn(message("Dedi", nine)));
  await expect(said(page)).toHaveText(/^Tercatat: Dedi/);
  const answer = link(page, /^Usulkan/);
  const isClear = () =>
    answer.evaluate((link) => {
      const { left, right, bottom } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
    });
  await expect.poll(isClear).toBe(true);
});

test("without network the book alone works, and erasing it leaves nothing", async ({ visit }) => {
  const page = await visit({}, saturdayMorning);
  await leaveChats(page);
  await openBook(page);
  // By then the page's worker has all that the page needs.
  await page.evaluate(async () => Boolean(await navigator.serviceWorker.ready));
  await page.context().setOffline(true);
  await page.goto("about:blank");
  const [, fragment] = linkIn(message("Adi", requestFor("classic", saturday, "14:00", 1))).split("#");
  await page.goto(`/buku/#${fragment}`);
  await expect(said(page)).toHaveText(/^Tercatat: Adi/);
  await page.reload();
  await expect(request(page, "Adi")).toBeVisible();
  await expect(page.goto("/tiket/")).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  await page.waitForURL("chrome-error://chromewebdata/");

  // The browser would load the page that failed again.
  await page.goto("about:blank");
  await page.context().setOffline(false);
  await openBook(page);
  await byRole(page, "heading", "Simpan, pindahkan, hapus").click();
  page.once("dialog", (question) => void question.accept());
  await tap(button(page, "Hapus seluruh buku"));
  await expect(said(page)).toHaveText("Seluruh buku sudah dihapus dari ponsel ini.");
  const left = await page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
  expect(left).toEqual([]);
  await openBook(page);
  await expect(request(page, "Adi")).toHaveCount(0);
});
