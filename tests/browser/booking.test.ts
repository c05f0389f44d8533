import { openForm } from "../support/bookingForm";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, fillBooking, phone, tuesdayMorning, visit } from "../support/visit";

const site = siteInChromium();

test.each([
  ["phone", phone],
  ["desktop", desktop],
])(
  "a booking on a %s goes from the first tap to a ticket, a chat message and an empty form again",
  async (_name, screen) => {
    const { page, context, complaints } = await visit(site.browser, screen, tuesdayMorning);
    await page.goto(`${site.origin}/`);
    await page.getByRole("main").getByRole("link", { name: "Booking Sekarang", exact: true }).click();
    await fillBooking(page, { notes: "Poni & sisi #2, 100% tipis 💈\nterima kasih" });

    const summary = page.getByRole("region", { name: "Estimasi total harga" });
    expect(await summary.innerText()).toMatch(/Rp 201\.250[\s\S]*90 menit/);
    await page.getByRole("button", { name: "Buat Booking" }).click();

    const ticket = page.getByRole("article");
    await ticket.waitFor();
    expect(await page.getByRole("status").filter({ hasText: "Booking berhasil dibuat" }).innerText()).toMatch(
      /BTP\d{6}/,
    );
    const text = await ticket.innerText();
    const code = text.match(/BTP\d{6}[A-Z0-9]{2}/)?.[0] ?? "no code";
    for (const part of [
      "Budi Santoso",
      "0812 3456 7890",
      "Selasa, 8 Desember 2026",
      "17:00 WIB",
      "90 menit",
      "Paket Ayah & Anak",
      "Termasuk penyesuaian waktu",
      "Rp 201.250",
      "Poni & sisi #2",
      "Jl. Contoh No. 8",
      "Senin-Jumat 09:00-20:00",
      "Important",
      "10 menit sebelum",
      "Harga akhir dapat berubah",
    ]) {
      expect(text).toContain(part);
    }

    const link = page.getByRole("link", { name: "Konfirmasi via WhatsApp" });
    const address = new URL((await link.getAttribute("href")) ?? "");
    const message = decodeURIComponent(address.search.replace("?text=", ""));
    expect(address.origin + address.pathname).toBe("https://wa.me/6281200000000");
    expect(message.startsWith(code)).toBe(true);
    expect(message).toContain("Catatan: Poni & sisi #2, 100% tipis 💈\nterima kasih");
    expect(await link.getAttribute("target")).toBe("_blank");

    await page.getByRole("button", { name: "Booking Lagi" }).click();
    expect(await page.getByLabel("Nama").inputValue()).toBe("");
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
    expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test("the success message does not cover the ticket's heading, on a phone and on a desktop", async () => {
  for (const width of [360, 1280]) {
    const { page, context } = await visit(
      site.browser,
      { viewport: { width, height: 740 }, reducedMotion: "reduce" },
      tuesdayMorning,
    );
    await page.goto(`${site.origin}/#booking`);
    await fillBooking(page);
    await page.getByRole("button", { name: "Buat Booking" }).click();
    await page.getByRole("article").waitFor();
    const heading = page.getByRole("heading", { name: "Booking Confirmation Ticket" });
    const message = page.getByRole("status").filter({ hasText: "Booking berhasil dibuat" });
    await page.waitForFunction(
      ([title, news]) => {
        const top = title?.getBoundingClientRect().top ?? Number.NaN;
        return top > (news?.getBoundingClientRect().bottom ?? Number.NaN) && top < 370;
      },
      [await heading.elementHandle(), await message.elementHandle()] as const,
    );
    await context.close();
  }
});

test("two taps on the calendar's way back, as fast as a page can take them, end at the first month that can be booked", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(`${site.origin}/#booking`);
  const month = (name: string) => page.getByRole("paragraph").filter({ hasText: name });
  await page.getByRole("button", { name: "Bulan berikutnya" }).click();
  await month("Januari 2027").waitFor();
  await page.getByRole("button", { name: "Bulan sebelumnya" }).evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await Promise.resolve();
    button.click();
    await new Promise((resolve) => setTimeout(resolve));
  });
  await page.getByRole("gridcell", { name: /^Pilih .*\b8 Desember 2026/ }).click();
  await month("8 Desember 2026").waitFor();
  await context.close();
});

test("every one of six quick taps turns the calendar a month on", async () => {
  const { page, context } = await openForm(site, { ...phone, reducedMotion: "reduce" });
  const next = page.getByRole("button", { name: "Bulan berikutnya" });
  await next.scrollIntoViewIfNeeded();
  const box = await next.boundingBox();
  if (!box) throw new Error("the button is on the page");
  for (let tap = 0; tap < 6; tap += 1) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole("paragraph").filter({ hasText: "Juni 2027" }).waitFor();
  await context.close();
});

test("a double tap on the submit button makes one ticket", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(`${site.origin}/`);
  await fillBooking(page);
  const seen = await page.evaluateHandle(async () => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      for (const code of document.body.innerText.match(/BTP\d{6}[A-Z0-9]{2}/g) ?? []) seen.add(code);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    const button = document.querySelector<HTMLButtonElement>("button[type=submit]");
    button?.click();
    button?.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    button?.click();
    return seen;
  });
  await page.getByRole("article").waitFor();
  expect(await seen.evaluate((codes) => codes.size)).toBe(1);
  await context.close();
});

test("a submit with everything missing shows the toast, marks the fields and moves the focus to the first", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(`${site.origin}/`);
  await page.getByRole("button", { name: "Buat Booking" }).click();
  const toast = await page.getByRole("alert").filter({ hasText: "Mohon" }).innerText();
  expect(toast).toContain("Mohon lengkapi semua data");
  expect(toast).toContain("Nama, telepon, minimal 1 layanan, tanggal dan waktu harus diisi");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("booking-name");
  expect(
    await page
      .getByText(/^(Isi nama Anda|Isi nomor telepon Anda|Pilih minimal satu layanan|Pilih tanggal|Pilih jam)\.$/)
      .count(),
  ).toBe(5);
  await context.close();
});

test("markup typed into name and notes appears as text", async () => {
  const { page, context, complaints } = await visit(site.browser, desktop, tuesdayMorning);
  await page.goto(`${site.origin}/`);
  const markup = '<img src=x onerror="document.title=1"><b>Budi</b>';
  await fillBooking(page, { name: markup, notes: `${markup}</p><script>document.title=2</script>` });
  await page.getByRole("button", { name: "Buat Booking" }).click();
  const ticket = page.getByRole("article");
  expect(await ticket.innerText()).toContain(markup);
  expect(await ticket.locator("img, script, b").count()).toBe(0);
  expect(await page.title()).toContain("Bintang Pangkas");
  expect(complaints).toEqual([]);
  await context.close();
});

test("5,000 characters of notes break neither layout, ticket nor link", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(`${site.origin}/`);
  await fillBooking(page, { notes: "x".repeat(5000), name: "y".repeat(300) });
  await page.getByRole("button", { name: "Buat Booking" }).click();
  const ticket = page.getByRole("article");
  expect(await ticket.innerText()).toContain("x".repeat(5000));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const href = await page.getByRole("link", { name: "Konfirmasi via WhatsApp" }).getAttribute("href");
  expect(href).toMatch(/^https:\/\/wa\.me\//);
  expect(href?.length).toBeLessThan(2000);
  await context.close();
});

test("a past slot cannot be chosen today, and changing the date to today drops it and says so", async () => {
  const { page, context } = await visit(site.browser, phone, new Date("2026-12-01T10:10:00+07:00"));
  await page.goto(`${site.origin}/`);
  await fillBooking(page, { day: "8", time: "09:30" });
  await page
    .getByRole("gridcell", { name: /^Pilih .*\b1\b/ })
    .first()
    .click();
  await page.getByText("Jam 09:30 tidak tersedia pada tanggal ini. Silakan pilih jam lain.").waitFor();
  expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
  expect(await page.getByRole("radio", { name: /^10:00/ }).isDisabled()).toBe(true);
  expect(await page.getByRole("radio", { name: /^10:30/ }).isDisabled()).toBe(false);
  expect(await page.getByRole("region", { name: "Estimasi total harga" }).count()).toBe(0);
  await context.close();
});

test("'Book This Service' opens the booking with that service chosen", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(`${site.origin}/services/`);
  await page.getByRole("link", { name: "Book This Service: The Signature Groom" }).click();
  await page.getByRole("checkbox", { name: "Premium Styling", checked: true }).waitFor();
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(1);
  await context.close();
});

test("the keyboard alone is enough, from the first tab to the ticket", async () => {
  const { page, context } = await visit(site.browser, desktop, tuesdayMorning);
  await page.goto(`${site.origin}/`);
  await page.getByRole("group", { name: "Pilih Tanggal" }).scrollIntoViewIfNeeded();
  await page.getByRole("group", { name: "Pilih Tanggal" }).getByRole("gridcell").first().waitFor();
  const press = (key: string) => page.keyboard.press(key);
  const tabUntil = async (isThere: () => boolean) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await page.evaluate(isThere)) return;
      await press("Tab");
    }
    throw new Error("the keyboard never got there");
  };
  await press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Langsung ke konten");
  await press("Enter");
  await tabUntil(() => document.activeElement?.id === "booking-name");
  await page.keyboard.type("Sari");
  await press("Tab");
  await page.keyboard.type("0813");
  await press("Tab");
  await press("Space");
  await tabUntil(() => document.activeElement?.getAttribute("role") === "gridcell");
  await press("ArrowDown");
  await press("ArrowRight");
  await press("Enter");
  await page.getByText("Rabu, 9 Desember 2026").waitFor();
  await tabUntil(() => document.activeElement?.getAttribute("type") === "radio");
  await press("Space");
  await press("ArrowDown");
  await press("ArrowDown");
  await tabUntil(() => document.activeElement?.getAttribute("type") === "submit");
  await press("Enter");
  const text = await page.getByRole("article").innerText();
  expect(text).toContain("Sari");
  expect(text).toContain("07:00 WIB");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Booking Confirmation Ticket");
  await context.close();
});
