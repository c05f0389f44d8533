import { openForm, smallPhone, submitButton, typeNameAndPhone, untilDateField } from "../support/bookingForm";
import { chatOf } from "../support/chatOf";
import { calendarScript, hold, refuse, ticketScript } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { fillBooking, phone, tuesdayMorning, visit } from "../support/visit";

const site = siteInChromium();

test("a page whose script does not arrive says so, with the chat link, and makes up for the tap once it does", async () => {
  const { page } = await visit(site.browser, phone, tuesdayMorning);
  const release = await hold(page, "**/app-*.js");
  await page.goto(`${site.origin}/`);
  await page.getByLabel("Nama").fill("Budi");
  await submitButton(page).tap();
  const trouble = page.getByRole("status").filter({ hasText: "belum berfungsi karena koneksi lambat atau terputus" });
  expect(await trouble.isVisible()).toBe(false);
  await page.clock.fastForward(9000);
  await trouble.getByRole("link", { name: "Chat WhatsApp" }).waitFor();
  release();
  await page.getByText("Mohon lengkapi semua data").waitFor();
  expect(await trouble.isVisible()).toBe(false);
  expect(await page.getByLabel("Nama").inputValue()).toBe("Budi");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("booking-phone");
});

test("a calendar whose script does not arrive is replaced by the browser's date field, and shown when it does", async () => {
  const { page } = await visit(site.browser, phone, tuesdayMorning);
  const release = await hold(page, calendarScript);
  await page.goto(`${site.origin}/?service=beard`);
  await page.getByRole("checkbox", { checked: true }).waitFor();
  const step = page.getByRole("group", { name: "Pilih Tanggal" });
  // The place of the calendar says so before it is asked for as well; its time runs from then on.
  const asked = page.waitForRequest(calendarScript);
  await step.scrollIntoViewIfNeeded();
  await asked;
  await page.clock.fastForward(11_000);
  await page.getByLabel("Tanggal", { exact: true }).fill("2026-12-08");
  await step.getByRole("button", { name: "Coba lagi" }).click();
  await step.getByText("Memuat kalender…").waitFor();
  release();
  expect(await step.getByRole("gridcell", { selected: true }).innerText()).toBe("8");
});

test("a ticket whose script does not arrive stands as text with its chat link, is kept, and shown when it does", async () => {
  const { page } = await visit(site.browser, phone, tuesdayMorning);
  const release = await refuse(page, ticketScript);
  await page.goto(`${site.origin}/#booking`);
  await fillBooking(page, { notes: "Poni tipis" });
  await submitButton(page).click();
  await page.getByText("Tampilan tiket belum bisa dimuat").waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Booking Confirmation Ticket");
  const plain = page.locator("#booking");
  const code = (await plain.innerText()).match(/BTP\d{6}[A-Z0-9]{2}/)?.[0] ?? "none";
  const chat = await chatOf(page, /^Kirim lewat WhatsApp/);
  for (const fact of [code, "Budi Santoso", "Selasa, 8 Desember 2026", "17:00 WIB", "Rp 201.250", "Poni tipis"]) {
    expect(chat.text).toContain(fact);
    expect(await plain.innerText()).toContain(fact);
  }
  await release();
  await plain.getByRole("button", { name: "Coba lagi" }).click();
  expect(await page.getByRole("article").innerText()).toContain(code);
});

test("a language that cannot be reached leaves the form as it is, and says so", async () => {
  const { page } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(`${site.origin}/`);
  await page.getByLabel("Nama").fill("Sari");
  await page.route("**/page-data/en/page-data.json", (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("link", { name: "EN, English" }).click();
  await page.getByText("Halaman itu belum bisa dibuka.").waitFor();
  expect(await page.getByLabel("Nama").inputValue()).toBe("Sari");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("the form is as it was left after a look at another page and the browser's Back", async () => {
  const { page } = await openForm(site, phone);
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
});

test("Back from another site restores the form, and names what is still empty in it", async () => {
  // On the device's own clock: an installed one hides from the page how it was opened.
  const { page } = await visit(site.browser, smallPhone);
  await page.goto(`${site.origin}/#booking`);
  await typeNameAndPhone(page);
  await page.getByLabel("Catatan").fill("Poni pendek");
  const beard = page.getByRole("checkbox", { name: "Cukur Jenggot" });
  await beard.check();
  await page.goto("about:blank");
  await page.goBack();
  await page.mouse.wheel(0, 50);
  await untilDateField(page);
  await page.getByText("Isian Anda sudah dipulihkan. Yang masih kosong: tanggal, jam.").waitFor();
  expect(await page.getByLabel("Nama").inputValue()).toBe("Budi Santoso");
  expect(await page.getByLabel("Catatan").inputValue()).toBe("Poni pendek");
  await beard.uncheck();
  await page.getByText("Yang masih kosong: layanan, tanggal, jam.").waitFor();
});
