import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { checkContent } from "../../src/owner/check/checkContent";
import { accessibilityFindings } from "../support/accessibility";
import { untilDateField } from "../support/bookingForm";
import {
  asked,
  chatMessage,
  closeChats,
  linkIn,
  openBook,
  pasteIntoBook,
  said,
  saturdayMorning,
} from "../support/bookVisit";
import { contentCopy } from "../support/brokenContent";
import { changedSiteFolder, changedSitePrefix } from "../support/changedSite";
import { type GitHost, gitHost } from "../support/gitHost";
import { pageCount, pdfText, readsPdfs } from "../support/pdf";
import { siteInChromium } from "../support/siteInChromium";
import { fillBooking, phone, visit } from "../support/visit";

// A shop with three chairs and the name of its repository.
const site = siteInChromium({ folder: changedSiteFolder, prefix: changedSitePrefix });
const closures = readFileSync(path.join(`${changedSiteFolder}-content`, "closures.json"), "utf8");

let host: GitHost;

beforeAll(async () => {
  host = await gitHost({ "content/closures.json": closures });
});

beforeEach(() => host.reset());

afterAll(() => host.close());

/** Lets the Git host's address lead to the simulated one. */
const answerAsGitHost = (page: Page) =>
  page.context().route("https://api.github.com/**", async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const own = pathname.replace("/contoh/pangkas/", `/${host.repository}/`);
    const url = host.apiRoot + (own === "/graphql" ? "/api/graphql" : `/api/v3${own}`) + search;
    await route.fulfill({ response: await route.fetch({ url }) });
  });

const saturday = "2026-12-05";
const sunday = "2026-12-06";

test("a Saturday with three chairs: two customers' phones and the shop's, and the visitor who finds the hours full", async () => {
  const home = site.origin + changedSitePrefix;
  const [budi, sari, shop] = await Promise.all([1, 2, 3].map(() => visit(site.browser, phone, saturdayMorning)));
  if (!budi || !sari || !shop) throw new Error("three phones");
  const { page } = shop;
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (origin !== site.origin) elsewhere.push(origin);
  });
  await closeChats(shop.context);
  await answerAsGitHost(page);
  let taps = 0;
  const tap = async (place: Locator) => {
    taps += 1;
    // Faster than a hand can, one tap after another would count for a double tap, of which the book lets the first alone count.
    await page.touchscreen.tap(1, 1);
    await place.tap();
  };
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const waiting = page.getByRole("region", { name: /^Menunggu jawaban/ });
  /** The card of a request that waits for an answer. */
  const request = (name: string) => waiting.getByRole("listitem").filter({ hasText: `· ${name}` });
  const accept = (name: string) => answer(name, "Terima");
  const answer = async (name: string, label: string) => {
    await tap(request(name).getByRole("link", { name: label, exact: true }));
    await request(name).waitFor({ state: "detached" });
  };
  const entry = (name: string) => page.getByRole("article", { name, exact: true });
  const unfold = (name: string) => tap(entry(name).getByText("Lainnya"));
  const paste = async (text: string) => {
    await pasteIntoBook(page, text, tap);
    return (await said(page).textContent()) ?? "";
  };

  const customers: string[] = [];
  /** Somebody else's chat message; the same person keeps code and number. */
  const message = (name: string, what: Parameters<typeof chatMessage>[0]) => {
    if (!customers.includes(name)) customers.push(name);
    const number = 10 + customers.indexOf(name);
    return chatMessage({ code: `PHS1205${number}AA`, name, phone: `0813 0000 00${number}`, ...what }, home);
  };
  const book = (name: string, id: string, date: string, time: string, multiplier: number) =>
    message(name, asked(id, date, time, multiplier));
  /** Books on the site itself and gives the chat's message. */
  const bookOnSite = async (customer: Page) => {
    await customer.getByRole("button", { name: "Buat Booking" }).tap();
    const href = await customer.getByRole("link", { name: "Konfirmasi via WhatsApp" }).getAttribute("href");
    return new URL(href ?? "").searchParams.get("text") ?? "";
  };
  /** Opens the ticket on the shop's phone and records it from there. */
  const recordFromTicket = async (text: string) => {
    await page.goto(linkIn(text));
    await tap(page.getByRole("heading", { name: "Untuk toko: jawab booking ini" }));
    await tap(button("Catat di buku"));
    await page.getByText(/^Tercatat: /).waitFor();
  };

  // Two customers book on the site; the shop signs in once with the token of the owner's form.
  await Promise.all([budi.page.goto(`${home}/#booking`), sari.page.goto(`${home}/#booking`), openBook(page, home)]);
  await page.evaluate((token) => {
    localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "github", token }));
  }, host.token);
  await fillBooking(budi.page, { services: ["Potong Rambut Klasik"], day: "5", time: "17:00" });
  await fillBooking(sari.page, { name: "Sari", services: ["Styling Premium"], day: "5", time: "13:00" });
  const budis = await bookOnSite(budi.page);
  const saris = await bookOnSite(sari.page);

  // Recorded from the ticket's own page, where the book is begun.
  await recordFromTicket(saris);
  await recordFromTicket(book("Eko", "father-son", saturday, "10:30", 1.1));
  await recordFromTicket(book("Rudi", "classic", sunday, "14:00", 1));
  await openBook(page, home);
  expect(await waiting.getByRole("heading").textContent()).toBe("Menunggu jawaban (3)");

  // Pasted as they came, some several at once.
  expect(await paste(budis)).toBe("Tercatat: Budi Santoso, Sabtu, 5 Des 17:00.");
  await paste(
    [
      book("Adi", "classic", saturday, "09:00", 1.1),
      book("Bram", "classic", saturday, "09:00", 1.1),
      book("Cahyo", "premium", saturday, "09:00", 1.1),
      book("Dedi", "classic", saturday, "09:00", 1.1),
    ].join("\n\n"),
  );
  for (const name of ["Adi", "Bram", "Cahyo"]) {
    await request(name).getByText("Muat di jam itu.").waitFor();
    await accept(name);
  }

  // The first clash: another hour is proposed in one tap, the customer agrees, the shop accepts.
  await request("Dedi").getByRole("group", { name: "Tidak muat di jam itu." }).waitFor();
  expect(await request("Dedi").innerText()).toContain(
    "Sudah ada Adi 09:00-09:45, Bram 09:00-09:45, Cahyo 09:00-10:00.",
  );
  await answer("Dedi", "Usulkan 10:00");
  await paste(
    message("Dedi", { ...asked("classic", saturday, "10:00", 1.1), status: "proposed", version: minuteOf("08:30") }),
  );
  await tap(entry("Dedi").getByRole("link", { name: "Terima" }));
  await entry("Dedi").getByText("Diterima").waitFor();

  for (const text of [
    book("Fajar", "classic", saturday, "11:00", 1.1),
    book("Gilang", "classic", saturday, "13:00", 0.9),
    book("Hadi", "classic", saturday, "13:00", 0.9),
    book("Indra", "classic", saturday, "13:00", 0.9),
    book("Joni", "premium", saturday, "15:00", 1),
    book("Kiki", "classic", saturday, "15:00", 1),
    book("Lukman", "father-son", saturday, "15:00", 1),
    book("Maman", "classic", saturday, "15:30", 1),
    book("Nanda", "classic", sunday, "11:00", 1.1),
    book("Oki", "classic", sunday, "11:00", 1.1),
    book("Putra", "premium", sunday, "11:00", 1.1),
  ])
    await paste(text);
  await paste(book("Slamet", "premium", sunday, "15:00", 1));
  for (const name of ["Budi Santoso", "Sari", "Eko", "Fajar", "Gilang", "Hadi", "Joni", "Kiki", "Lukman"]) {
    await accept(name);
  }
  // The second clash is turned down, the third accepted all the same.
  await request("Indra").getByText("Tidak muat di jam itu.").waitFor();
  await request("Maman").getByText("Tidak muat di jam itu.").waitFor();
  await expectNoFindings(page, 360);
  await answer("Indra", "Tolak");
  await accept("Maman");
  await entry("Maman").getByText("Bentrok: tidak ada kursi di jam ini.").waitFor();
  for (const name of ["Nanda", "Oki", "Putra", "Rudi", "Slamet"]) await accept(name);
  await waiting.waitFor({ state: "detached" });

  // Sari opens the shop's answer and moves her visit; Fajar writes that he would rather come on Sunday.
  const code = /^PHS\d{6}[A-Z0-9]{2}/.exec(saris)?.[0] ?? "none";
  await sari.page.goto(`${linkIn(saris)}&status=diterima&versi=${minuteOf("08:31")}`);
  await sari.page.getByText("Dikonfirmasi", { exact: true }).waitFor();
  await sari.page.getByRole("link", { name: "Ubah jadwal" }).tap();
  await sari.page.getByText(`Mengubah booking ${code}`).waitFor();
  await sari.page.getByRole("radio", { name: /^16:00/ }).check();
  expect(await paste(await bookOnSite(sari.page))).toBe("Sari pindah dari Sabtu, 5 Des 13:00 ke Sabtu, 5 Des 16:00.");
  await accept("Sari");
  expect(await paste(message("Fajar", { ...asked("classic", sunday, "14:00", 1), version: minuteOf("08:40") }))).toBe(
    "Fajar pindah dari Sabtu, 5 Des 11:00 ke Minggu, 6 Des 14:00.",
  );
  await accept("Fajar");
  const tapsToBook = taps;

  // What is full is told in one commit that names nobody.
  await tap(button("Umumkan 3,5 jam penuh"));
  await page.getByText("Diumumkan. Pengunjung melihatnya setelah situs terbit").waitFor();
  expect(host.commits.map(({ message: headline }) => headline)).toEqual(["Ubah jam penuh"]);
  const published = host.files.get("content/closures.json")?.toString() ?? "";
  const full = (date: string, from: string, to: string) => ({ date, from, to, reason: "Penuh", reasonEnglish: "Full" });
  const before = JSON.parse(closures) as { hours: object[] };
  expect(JSON.parse(published)).toEqual({
    ...before,
    hours: [
      ...before.hours,
      full(saturday, "09:00", "10:00"),
      full(saturday, "15:00", "16:30"),
      full(sunday, "11:00", "12:00"),
    ],
  });
  // Lukman calls off: his chair is free again, and only what the book itself has told is taken back.
  expect(
    await paste(
      message("Lukman", {
        ...asked("father-son", saturday, "15:00", 1),
        status: "cancelled",
        version: minuteOf("08:50"),
      }),
    ),
  ).toBe("Lukman, Sabtu, 5 Des 15:00: sekarang dibatalkan.");
  await tap(button("Umumkan 1 jam kosong lagi"));
  await button(/umumkan/i).waitFor({ state: "detached" });
  const again = host.files.get("content/closures.json")?.toString() ?? "";
  expect(JSON.parse(again)).toEqual({
    ...before,
    hours: [
      ...before.hours,
      full(saturday, "09:00", "10:00"),
      full(sunday, "11:00", "12:00"),
      full(saturday, "15:30", "16:00"),
    ],
  });

  // The content check passes what was committed, and a visitor of the site with it finds the hours closed.
  const content = contentCopy();
  content.write("closures.json", again);
  expect((await checkContent(content.folder, saturday)).filter(({ file }) => file === "closures.json")).toEqual([]);
  content.dispose();
  const visitor = await visit(site.browser, phone, saturdayMorning);
  await visitor.page.route("**/page-data/index/page-data.json*", async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { data: { closures: object } } };
    data.result.data.closures = JSON.parse(again) as object;
    await route.fulfill({ response, json: data });
  });
  await visitor.page.goto(`${home}/?date=${saturday}#booking`);
  await untilDateField(visitor.page);
  const slot = (time: string) => visitor.page.getByRole("radio", { name: new RegExp(`^${time}`) });
  await visitor.page.getByRole("radio", { name: "15:30 Siang Penuh", exact: true }).waitFor();
  const closed = ["09:00", "09:30", "10:00", "15:00", "15:30", "16:00"];
  expect(await Promise.all(closed.map((time) => slot(time).isDisabled()))).toEqual([
    true,
    true,
    false,
    false,
    true,
    false,
  ]);
  await visitor.context.close();

  // The day itself: four walk in, one does not come, who was there is ticked off.
  // The page's clock goes on while a busy machine takes its time, so the minute is not known.
  const walkIn = async (hour: string) => {
    const time = `${hour}:[0-5]\\d`;
    await tap(button("Datang langsung"));
    await page.getByRole("heading", { name: new RegExp(`^Datang langsung, mulai ${time}$`) }).waitFor();
    await tap(page.getByRole("region", { name: "Datang langsung" }).getByRole("button", { name: /^Potong Rambut/ }));
    await page.getByText(new RegExp(`^Tercatat: datang langsung, Potong Rambut Klasik, ${time}-`)).waitFor();
  };
  await page.clock.fastForward("03:40:00");
  await walkIn("12");
  await walkIn("12");
  for (const name of ["Adi", "Cahyo", "Dedi"]) {
    await tap(button(`Lunas: ${name}`));
    await tap(button(`Selesai: ${name}`));
    await page.getByRole("button", { name: `Selesai: ${name}`, pressed: false }).waitFor({ state: "detached" });
  }
  await tap(button("Tidak datang: Bram"));
  await page.getByText("Batal, ditolak, tidak datang (3)").waitFor();
  await page.clock.fastForward("01:55:00");
  await walkIn("14");
  await page.clock.fastForward("02:15:00");
  await walkIn("16");
  const sums = page.locator("dl").filter({ hasText: "Perkiraan" });
  expect((await sums.innerText()).split("\n").filter((line) => line !== "")).toEqual([
    ...["Kepala", "15 (3 selesai)", "Perkiraan", "Rp 1.752.500", "Selesai", "Rp 385.000", "Lunas", "Rp 385.000"],
  ]);

  // Tomorrow in one sitting.
  await tap(button("Ingatkan 6 pelanggan untuk besok"));
  const reminders = page.getByRole("region", { name: "Pengingat untuk besok" });
  await tap(reminders.getByRole("link", { name: "Ingatkan" }).first());
  await reminders.getByText("Sudah diingatkan").waitFor();
  await unfold("Budi Santoso");
  await tap(button("Telepon"));
  await expectNoFindings(page, 360);
  for (let left = 5; left > 0; left -= 1) {
    await button(`Ingatkan ${left} pelanggan untuk besok`).waitFor();
    await tap(reminders.getByRole("link", { name: "Ingatkan" }).first());
  }
  await button("Semua pelanggan besok sudah diingatkan").waitFor();

  // The day on paper.
  const pdf = await page.pdf({ format: "A4" });
  expect(pageCount(pdf)).toBe(1);
  if (readsPdfs) expect(pdfText(pdf)).toMatch(/Sabtu, 5 Desember 2026[\s\S]*Joni[\s\S]*15 kepala/);

  // The same in a wide window, chairs beside each other; each thing is still there after a reload.
  await tap(page.getByRole("heading", { name: "Simpan, pindahkan, hapus" }));
  await tap(button("Hapus seluruh buku"));
  await expectNoFindings(page, 1280);
  await page.reload();
  await entry("Joni").waitFor();
  // Lukman's chair is Maman's now.
  const names = await page.getByRole("heading", { level: 3 }).allInnerTexts();
  expect(names).toEqual(expect.arrayContaining(["Bang Tono", "Maman", "Sari"]));
  expect(names).not.toContain("Bentrok");
  await expectNoFindings(page, 1280);

  // Some three for a booking, its answer and what became of it.
  expect({ tapsToBook, taps }).toEqual({ tapsToBook: 63, taps: 93 });
  expect([...new Set(elsewhere)].sort()).toEqual(["https://api.github.com"]);
  expect([...budi.complaints, ...sari.complaints, ...shop.complaints]).toEqual([]);
  await Promise.all([budi, sari, shop].map(({ context }) => context.close()));
});

/** The version of a ticket that was changed at an hour of that Saturday. */
const minuteOf = (time: string) => new Date(`${saturday}T${time}:00+07:00`).getTime() / 60_000;

/** Nothing that axe finds, and no way to scroll sideways. */
async function expectNoFindings(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
