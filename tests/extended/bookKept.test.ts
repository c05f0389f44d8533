import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { writeBookFile } from "../../src/domain/book/bookFile";
import { shop } from "../support/booking";
import {
  asked,
  chatMessage,
  leaveChats,
  openBook,
  pasteIntoBook,
  saturdayMorning,
  withChairs,
} from "../support/bookVisit";
import { publicFolder } from "../support/builtSite";
import { launchChromium } from "../support/chromium";
import { recordShifts, shiftsOf } from "../support/layoutShifts";
import { manyRecords } from "../support/manyRecords";
import { whenEnlarged } from "../support/pageFaults";
import { type SiteServer, serveSite } from "../support/server";
import { desktop, phone, visit } from "../support/visit";

/** The built site with a book page of its own: all else leads to what was built. */
const folder = mkdtempSync(path.join(tmpdir(), "book-"));

let browser: Browser;
let site: SiteServer;

beforeAll(async () => {
  for (const name of readdirSync(publicFolder)) {
    if (name !== "buku") symlinkSync(path.join(publicFolder, name), path.join(folder, name));
  }
  cpSync(path.join(publicFolder, "buku"), path.join(folder, "buku"), { recursive: true });
  [browser, site] = await Promise.all([launchChromium(), serveSite({ folder })]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const saturday = "2026-12-05";

const request = () =>
  chatMessage({ code: "BTP120501AA", name: "Adi", ...asked("classic", saturday, "14:00", 1) }, site.origin);

const entry = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

test("a new version of the page comes behind the open book, and takes over when it is opened the next time", async () => {
  const { page, context } = await visit(browser, phone, saturdayMorning);
  await openBook(page, site.origin);
  // By then the page's worker has all that the page needs.
  await page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).active));
  await pasteIntoBook(page, request());
  const change = (file: string, edit: (text: string) => string) =>
    writeFileSync(path.join(folder, file), edit(readFileSync(path.join(folder, file), "utf8")));
  change("buku/index.html", (html) => html.replace("</head>", '<meta name="edition"></head>'));
  const [cache = ""] = await page.evaluate(() => caches.keys());
  change("buku/sw.js", (script) => script.replace(cache.split(" ").at(-1) ?? "no version", "0123456789ab"));
  await openBook(page, site.origin);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(await page.locator("meta[name=edition]").count()).toBe(0);
  const port = Number(new URL(site.origin).port);
  await site.close();
  await page.reload();
  await page.locator("meta[name=edition]").waitFor({ state: "attached" });
  await page.getByText("Menunggu jawaban (1)").waitFor();
  site = await serveSite({ folder, port });
  await context.close();
});

test("the keyboard alone records a booking by telephone, accepts a request, ticks off a visit and turns the day", async () => {
  // A smooth scroll would still be under way at the next key, which no hand follows as fast.
  const still = { ...phone, serviceWorkers: "block", reducedMotion: "reduce" } as const;
  const { page, context, complaints } = await visit(browser, still, saturdayMorning);
  await leaveChats(context);
  await openBook(page, site.origin);
  await pasteIntoBook(page, request());
  complaints.length = 0;
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
  await entry(page, "Wati").waitFor();
  await tabTo(page, "Terima");
  await page.keyboard.press("Enter");
  await entry(page, "Adi").getByText("Diterima").waitFor();
  await tabTo(page, "Selesai: Wati");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Selesai: Wati", pressed: true }).waitFor();
  await tabTo(page, "Hari berikutnya");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Minggu, 6 Des, besok" }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("5,000 entries come from a file and are there after a reload, also enlarged, at 320 pixels and in forced colours", async () => {
  const { page, context, complaints } = await visit(browser, desktop, saturdayMorning);
  await openBook(page, site.origin);
  const file = writeBookFile(manyRecords(5000, saturday), shop.name, saturdayMorning);
  await page.getByLabel("File buku").setInputFiles({
    name: "buku.json",
    mimeType: "application/json",
    buffer: Buffer.from(file),
  });
  await page.getByRole("heading", { name: "Simpan, pindahkan, hapus" }).click();
  await page.getByText(/^5000 catatan dibaca dari file\. Baru atau berubah: .*, dan 4990 lagi\./).waitFor();
  await page.reload();
  await entry(page, "Pelanggan 1").waitFor();
  expect(await page.getByRole("article").count()).toBe(50);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByText("Sekarang 08:30").waitFor();
  await page.getByRole("button", { name: "Datang langsung" }).click();
  await entry(page, "Pelanggan 1").getByText("Lainnya").click();
  await page.getByRole("heading", { name: "Simpan, pindahkan, hapus" }).click();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await whenEnlarged(page)).toEqual([]);

  // In forced colours a pressed mark differs from the others beside it.
  await page.emulateMedia({ forcedColors: "active" });
  await page.getByRole("button", { name: "Lunas: Pelanggan 1", exact: true }).click();
  const pressed = page.getByRole("button", { name: "Lunas: Pelanggan 1", exact: true, pressed: true });
  await pressed.locator("svg").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test("what is below the first screen of a full day follows without moving what is in it", async () => {
  const screen = { ...phone, serviceWorkers: "block" } as const;
  const { page, context } = await visit(browser, screen, saturdayMorning);
  // Every half hour has three visits: all are full, which the heading says as soon as it is known.
  await withChairs(page, 3);
  await openBook(page, site.origin);
  const file = writeBookFile(manyRecords(50, saturday, 6), shop.name, saturdayMorning);
  const buffer = Buffer.from(file);
  await page.getByLabel("File buku").setInputFiles({ name: "buku.json", mimeType: "application/json", buffer });
  await page.getByText(/^50 catatan dibaca dari file\. Baru atau berubah: /).waitFor({ state: "attached" });
  await recordShifts(page, "[aria-label='Jadwal']");
  // A quick processor draws the first screen and the rest in one frame.
  await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.reload();
  await page.getByRole("heading", { name: "Simpan, pindahkan, hapus" }).waitFor();
  expect(await page.getByRole("article").count()).toBe(50);
  const requests = page.getByRole("region", { name: /^Menunggu jawaban/ }).getByRole("listitem");
  await page.getByRole("list", { name: "Yang belum selesai" }).getByText("jam penuh").waitFor();
  await expect(requests.getByRole("link", { name: "Terima" }).count()).resolves.toBe(6);
  expect(await shiftsOf(page)).toEqual([]);
  await context.close();
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
