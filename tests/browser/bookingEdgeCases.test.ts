import { calendarScript, hold, pageScripts, refuse, ticketScript } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, fillBooking, phone, tuesdayMorning, visit, wake } from "../support/visit";

const site = siteInChromium();

test("without the calendar's script a native date field stands in, and the booking completes", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await refuse(page, calendarScript);
  await page.goto(`${site.origin}/#booking`);
  const field = page.getByLabel("Tanggal", { exact: true });
  await field.waitFor();
  await page.getByText("Kalender belum bisa dimuat.").waitFor();
  await page.getByLabel("Nama").fill("Budi");
  await page.getByLabel("Nomor Telepon").fill("0812");
  await page.getByRole("checkbox", { name: "Cukur Jenggot" }).check();
  await field.fill("2026-12-08");
  await page.getByRole("radio", { name: /^12:00/ }).check();
  await page.getByRole("button", { name: "Buat Booking" }).click();
  expect(await page.getByRole("article").innerText()).toContain("Selasa, 8 Desember 2026");
  await context.close();
});

test("a date typed digit by digit into the native field stays, and becomes the booking's", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await refuse(page, calendarScript);
  await page.goto(`${site.origin}/#booking`);
  const field = page.getByLabel("Tanggal", { exact: true });
  await field.focus();
  await page.keyboard.type("12082026", { delay: 30 });
  expect(await field.inputValue()).toBe("2026-12-08");
  await page.getByRole("radio", { name: /^06:00/ }).waitFor();
  expect(await page.getByRole("radio", { name: /^06:00 .*Di luar jam buka/ }).count()).toBe(1);
  await context.close();
});

test("the calendar's retry brings it once the network is back", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  const release = await refuse(page, calendarScript);
  await page.goto(`${site.origin}/#booking`);
  const retry = page.getByRole("button", { name: "Coba muat kalender lagi" });
  await retry.waitFor();
  await release();
  await retry.click();
  await page.getByRole("gridcell").first().waitFor({ state: "attached" });
  await context.close();
});

test("the calendar's retry asks again where the first request never got an answer", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  let asked = 0;
  await page.route(calendarScript, async (route) => {
    asked += 1;
    if (asked > 1) await route.continue();
  });
  const first = page.waitForRequest(calendarScript);
  await page.goto(`${site.origin}/?service=beard#booking`);
  await first;
  await page.clock.fastForward(11_000);
  await page.getByRole("button", { name: "Coba muat kalender lagi" }).click();
  await page.getByRole("gridcell").first().waitFor({ state: "attached" });
  await context.close();
});

test("without the ticket's script nothing of the booking is lost, and a retry brings the ticket", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  const release = await refuse(page, ticketScript);
  await page.goto(`${site.origin}/#booking`);
  await fillBooking(page, { notes: "Poni tipis" });
  await page.getByRole("button", { name: "Buat Booking" }).click();
  await page.getByText("Tampilan tiket belum bisa dimuat").waitFor();

  const heading = page.getByRole("heading", { name: "Booking Confirmation Ticket" });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Booking Confirmation Ticket");
  await page.waitForFunction(
    (element) => (element?.getBoundingClientRect().y ?? Number.NaN) < 370,
    await heading.elementHandle(),
  );

  const plain = page.getByRole("group", { name: /^Tiket BTP/ });
  const code = (await plain.innerText()).match(/BTP\d{6}[A-Z0-9]{2}/)?.[0] ?? "none";
  const facts = ["Budi Santoso", "0812 3456 7890", "Selasa, 8 Desember 2026", "17:00 WIB", "90 menit", "Rp 201.250"];
  const href = (await plain.getByRole("link", { name: "Konfirmasi via WhatsApp" }).getAttribute("href")) ?? "";
  for (const fact of [code, "Paket Ayah & Anak", "Poni tipis", ...facts]) {
    expect(await plain.innerText()).toContain(fact);
    expect(decodeURIComponent(href)).toContain(fact);
  }
  await plain.getByRole("button", { name: "Salin pesan" }).click();
  await page.getByText(/Pesan tersalin|tidak mengizinkan menyalin/).waitFor();

  await plain.getByRole("button", { name: "Kembali ke formulir" }).click();
  expect(await page.getByLabel("Nama").inputValue()).toBe("Budi Santoso");
  expect(await page.getByRole("radio", { name: /^17:00/ }).isChecked()).toBe(true);
  await page.getByText(`Tiket ${code} tersimpan di halaman ini.`).waitFor();

  await release();
  await page.getByRole("button", { name: "Lihat tiket" }).click();
  expect(await page.getByRole("article").innerText()).toContain(code);
  await context.close();
});

test("the ticket is there as text when its part is gone for good after a new publication", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await page.route(ticketScript, (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto(`${site.origin}/#booking`);
  await fillBooking(page);
  await page.getByRole("button", { name: "Buat Booking" }).click();
  const plain = page.getByRole("group", { name: /^Tiket BTP/ });
  await plain.getByRole("button", { name: "Coba lagi" }).click();
  await plain.getByRole("button", { name: "Coba lagi" }).waitFor();
  expect(await plain.innerText()).toContain("Selasa, 8 Desember 2026");
  expect(page.url()).toBe(`${site.origin}/#booking`);
  await context.close();
});

test("a tap on the submit button before the script has arrived is not lost", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  const release = await hold(page, pageScripts);
  await page.goto(`${site.origin}/`);
  await page.getByLabel("Nama").fill("Budi");
  await page.getByRole("button", { name: "Buat Booking" }).click();
  expect(await page.getByText("Mohon lengkapi semua data").count()).toBe(0);
  expect(page.url()).toBe(`${site.origin}/`);
  release();
  await page.getByText("Mohon lengkapi semua data").waitFor();
  expect(await page.getByLabel("Nama").inputValue()).toBe("Budi");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("booking-phone");
  await context.close();
});

test("the form is as it was left after a look at another page and the browser's back button", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(`${site.origin}/`);
  await fillBooking(page, { name: "Sari" });
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: /Products/ })
    .click();
  await page.getByRole("heading", { name: "Our Products" }).waitFor();
  await page.goBack();
  await page.getByRole("region", { name: "Estimasi total harga" }).waitFor();
  expect(await page.getByLabel("Nama").inputValue()).toBe("Sari");
  expect(await page.getByRole("radio", { name: /^17:00/ }).isChecked()).toBe(true);
  await context.close();
});

test("turning the phone keeps everything that was entered, and nothing scrolls sideways", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(`${site.origin}/`);
  await fillBooking(page);
  await page.setViewportSize({ width: 740, height: 360 });
  expect(await page.getByLabel("Nama").inputValue()).toBe("Budi Santoso");
  expect(await page.getByRole("region", { name: "Estimasi total harga" }).innerText()).toContain("Rp 201.250");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(740);
  await context.close();
});

test("for a chosen day the slots begin with the first inside its hours, and nothing else on the page moves", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(`${site.origin}/#booking`);
  const list = page.getByRole("group", { name: "Pilih Jam" });
  const isInSight = (time: string) =>
    list.getByRole("radio", { name: new RegExp(`^${time}`) }).evaluate((radio) => {
      const row = radio.closest("label")?.getBoundingClientRect();
      let box = radio.parentElement;
      while (box && getComputedStyle(box).overflowY !== "auto") box = box.parentElement;
      const frame = box?.getBoundingClientRect();
      return Boolean(row && frame && row.top >= frame.top && row.bottom <= frame.bottom + 1);
    });
  const day = (number: number) =>
    page
      .getByRole("group", { name: "Pilih Tanggal" })
      .getByRole("gridcell", { name: new RegExp(`^Pilih .*\\b${number}\\b`) });

  await day(8).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await day(8).click();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(await isInSight("09:00")).toBe(true);
  expect(await isInSight("06:00")).toBe(false);

  await list.getByRole("radio", { name: /^19:00/ }).check();
  await day(9).click();
  expect(await isInSight("19:00")).toBe(true);
  await context.close();
});

test("midnight passing while the form is open takes the past day away, with a word", async () => {
  const { page, context } = await visit(site.browser, phone, new Date("2026-12-01T21:45:00+07:00"));
  await page.goto(`${site.origin}/`);
  await fillBooking(page, { day: "1", time: "22:00" });
  await page.clock.fastForward("03:00:00");
  await page.getByText("Tanggal yang dipilih sudah tidak tersedia. Silakan pilih tanggal lain.").waitFor();
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
  expect(await page.getByLabel("Nama").inputValue()).toBe("Budi Santoso");
  await context.close();
});

test.each([
  ["America/New_York", "2027-03-12T20:00:00-05:00", "14", "Minggu, 14 Maret 2027"],
  ["Pacific/Auckland", "2027-04-01T20:00:00+13:00", "4", "Minggu, 4 April 2027"],
])("a device in %s books the shop's day, on the day its own clocks change", async (timezoneId, now, day, date) => {
  const { page, context } = await visit(site.browser, { ...desktop, timezoneId }, new Date(now));
  await page.goto(`${site.origin}/`);
  await fillBooking(page, { day, time: "12:00" });
  await page.getByRole("button", { name: "Buat Booking" }).click();
  const ticket = await page.getByRole("article").innerText();
  expect(ticket).toContain(date);
  expect(ticket).toContain("12:00 WIB");
  await context.close();
});

test("with the device's clock a year behind a booking still names its day in full, year included", async () => {
  const { page, context } = await visit(site.browser, phone, new Date("2025-12-01T07:10:00+07:00"));
  await page.goto(`${site.origin}/`);
  await fillBooking(page);
  await page.getByRole("button", { name: "Buat Booking" }).click();
  const href = await page.getByRole("link", { name: "Konfirmasi via WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(href ?? "")).toContain("8 Desember 2025");
  await context.close();
});

test("everything that is pressed is at least 44 pixels high on a phone, links within text aside", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("a, button, summary, input, textarea")]
        .map((element) => (element.closest("label") as HTMLElement | null) ?? element)
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1,
        )
        .filter((element) => Math.round(element.getBoundingClientRect().height) < 44 && !element.closest("p"))
        .map((element) => `${element.outerHTML.slice(0, 90)} ${element.getBoundingClientRect().height}`),
    );
  for (const route of ["/", "/services/", "/products/", "/about/", "/tidak-ada"]) {
    await page.goto(site.origin + route);
    await wake(page);
    expect(await small()).toEqual([]);
  }
  await page.goto(`${site.origin}/#booking`);
  await fillBooking(page);
  expect(await small()).toEqual([]);
  await page.getByRole("button", { name: "Buat Booking" }).click();
  await page.getByRole("article").waitFor();
  expect(await small()).toEqual([]);
  await context.close();
});

test("what has the focus is never hidden behind the header", async () => {
  const { page, context } = await visit(site.browser, { ...desktop, reducedMotion: "reduce" }, tuesdayMorning);
  await page.goto(`${site.origin}/`);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  for (let presses = 0; presses < 45; presses += 1) {
    await page.keyboard.press("Shift+Tab");
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      // The skip link and the header itself lie above everything.
      if (!element || element.closest("header, [href='#main']") || element === document.body) return null;
      const target = element.closest("label") ?? element;
      const { bottom } = target.getBoundingClientRect();
      return bottom <= bar ? element.outerHTML.slice(0, 100) : null;
    });
    expect(hidden).toBeNull();
  }
  await context.close();
});
