import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { writeBookFile } from "../../src/domain/book/bookFile";
import {
  chatMessage,
  leaveChats,
  openBook,
  pasteIntoBook,
  requestFor,
  saturdayMorning,
  takeFile,
} from "../support/bookInBrowser";
import { shop } from "../support/booking";
import { manyEntries } from "../support/manyEntries";
import { whenEnlarged } from "../support/pageFaults";
import { desktop, expect, phone, siteOrigin, test } from "../support/test";

const saturday = "2026-12-05";

const request = () =>
  chatMessage({ code: "BTP120501AA", name: "Adi", ...requestFor("classic", saturday, "14:00", 1) }, siteOrigin);

const entry = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

/** The tests' shop on another port, with a worker's version of its own once `publish` was called. */
function siteToPublishAnew() {
  let version = "";
  const server = createServer(async (request, response) => {
    const answer = await fetch(siteOrigin + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const isRenewed = version !== "" && request.url === "/buku/sw.js";
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    response.end(isRenewed ? body.toString().replace(/(version:")[^"]*/, `$1${version}`) : body);
  }).listen(0, "127.0.0.1");
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/buku/`;
  return { address, publish: (next: string) => (version = next), close: () => server.close() };
}

test("a new version of the page comes behind the open book, and serves it when it is opened the next time", async ({
  visit,
}) => {
  const site = siteToPublishAnew();
  const { page, context } = await visit({}, saturdayMorning);
  const isKept = (version: string) =>
    page.evaluate(async (ending) => {
      const { installing, waiting } = await navigator.serviceWorker.ready;
      return !installing && !waiting && (await caches.keys()).some((name) => name.endsWith(ending));
    }, version);
  await page.goto(site.address());
  await expect.poll(() => isKept("")).toBe(true);
  await pasteIntoBook(page, request());
  const [old = ""] = await page.evaluate(() => caches.keys());
  site.publish("0123456789ab");
  await page.reload();
  await expect.poll(() => isKept("0123456789ab")).toBe(true);
  // A page that is still open may ask for the previous version's files. Without them the new version is whole.
  await page.evaluate((name) => caches.delete(name), old);
  site.close();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("Menunggu jawaban (1)")).toBeVisible();
});

test("the keyboard alone records a booking by telephone, accepts a request, marks a visit as done and turns the day", async ({
  visit,
}) => {
  // A smooth scroll would still be under way at the next key, which no hand follows as fast.
  const still = { ...phone, serviceWorkers: "block", reducedMotion: "reduce" } as const;
  const { page, context } = await visit(still, saturdayMorning);
  await leaveChats(context);
  await openBook(page);
  await pasteIntoBook(page, request());
  await tabTo(page, "Telepon");
  await page.keyboard.press("Enter");
  await tabTo(page, "Nama");
  await page.keyboard.type("Wati");
  await tabTo(page, "Cukur Jenggot");
  await page.keyboard.press("Space");
  await tabTo(page, "Jam");
  await page.keyboard.type("09:00");
  await tabTo(page, "Catat booking");
  await page.keyboard.press("Enter");
  await expect(entry(page, "Wati")).toBeVisible();
  await tabTo(page, "Terima");
  await page.keyboard.press("Enter");
  await expect(entry(page, "Adi").getByText("Diterima")).toBeVisible();
  await tabTo(page, "Selesai, lunas: Wati");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Selesai, lunas: Wati", pressed: true })).toBeVisible();
  await tabTo(page, "Hari berikutnya");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Minggu, 6 Des, besok" })).toBeVisible();
});

test("5,000 entries come from a file and are there after a reload, also enlarged, at 320 pixels and in forced colours", async ({
  visit,
}) => {
  const { page } = await visit(desktop, saturdayMorning);
  await openBook(page);
  const file = writeBookFile(manyEntries(5000, saturday), shop.name, saturdayMorning);
  await takeFile(page, file);
  await page.reload();
  await expect(entry(page, "Pelanggan 1")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(50);

  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByText("Sekarang 08:30")).toBeVisible();
  await page.getByRole("button", { name: "Datang langsung" }).click();
  await entry(page, "Pelanggan 1").getByText("Lainnya").click();
  await page.getByRole("heading", { name: "Simpan, pindahkan, hapus" }).click();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await whenEnlarged(page)).toEqual([]);

  // In forced colours a pressed mark differs from the others beside it.
  await page.emulateMedia({ forcedColors: "active" });
  await page.getByRole("button", { name: "Lunas: Pelanggan 1", exact: true }).first().click();
  const pressed = page.getByRole("button", { name: "Lunas: Pelanggan 1", exact: true, pressed: true });
  await expect(pressed.locator("svg")).toBeVisible();
});

/** Presses Tab until the focus is on what has that name, which has to be visible then. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let times = 0; times < 80; times += 1) {
    await page.keyboard.press("Tab");
    const isThere = await page.evaluate((wanted) => {
      const element = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLElement> };
      const names = [element.getAttribute("aria-label"), element.textContent, element.labels?.[0]?.innerText];
      return names.some((one) => one?.trim().startsWith(wanted));
    }, name);
    if (!isThere) continue;
    await page.waitForFunction(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return bottom > 0 && top < innerHeight;
    });
    return;
  }
  throw new Error(`no way to ${name} by Tab`);
}
