import type { Page } from "@playwright/test";
import { ticketFragment } from "../../src/domain/codecs/ticketLink";
import { leaveChats } from "../support/bookInBrowser";
import { booking } from "../support/booking";
import { filledTicket, makeTicket, submitButton, ticketWith } from "../support/bookingForm";
import { chatOf } from "../support/chatOf";
import { pageCount, printOnLetter } from "../support/pdf";
import { button, byRole, desktop, expect, expectText, link, saveData, test } from "../support/test";

/** Opens the ticket of a message in the tab where another may be open. */
async function openTicket(page: Page, address: string) {
  await page.goto("about:blank");
  await page.goto(address);
}

/** Follows the shop's line into the book. */
const openInBook = (page: Page) => link(page, "Untuk toko: jawab booking ini").click();

test("two phones without a server: book, accept, open, move, propose, agree, cancel", async ({ visit }) => {
  const [customer, shop] = [await visit(), await visit()];
  await leaveChats(shop);
  const outside: string[] = [];
  for (const page of [customer, shop])
    page.on("request", (request) => {
      outside.push(`${request.url().split("#")[0]} ${request.headers().referer ?? ""} ${request.postData() ?? ""}`);
    });

  // The customer books and sends.
  await customer.goto("/");
  await makeTicket(customer);
  const request = await chatOf(customer, "Konfirmasi via WhatsApp");
  const code = request.ticket?.code ?? "none";

  // The shop opens the ticket and accepts it.
  await openTicket(shop, request.ticketLink);
  await openInBook(shop);
  const accepted = await chatOf(shop, "Terima");
  await link(shop, /^Terima$/).click();
  await expectText(shop, /^Tercatat: Budi Santoso, diterima .*\.$/);

  // The customer opens the confirmation and moves the visit by a day.
  await openTicket(customer, accepted.ticketLink);
  await expectText(customer, /^Dikonfirmasi$/);
  await link(customer, "Ubah jadwal").click();
  await expectText(customer, `Mengubah booking ${code}`);
  await byRole(byRole(customer, "group", "Pilih Tanggal"), "gridcell", /^Pilih .*\b9 Desember/).click();
  await byRole(customer, "radio", /^14:00/).check();
  await submitButton(customer).click();
  const moved = await chatOf(customer, "Konfirmasi via WhatsApp");

  // The shop proposes an hour later instead; the customer agrees, and cancels after all.
  await openTicket(shop, moved.ticketLink);
  await openInBook(shop);
  await button(shop, "Jam lain…").click();
  await shop.getByLabel("Jam", { exact: true }).selectOption("15:00");
  const proposed = await chatOf(shop, /^Usulkan Rabu, 9 Desember 2026 pukul 15:00 WIB/);
  await openTicket(customer, proposed.ticketLink);
  const agreed = await chatOf(customer, "Setuju via WhatsApp");
  expect(agreed.text).toMatch(/setuju jam usulan toko[\s\S]*Rabu, 9 Desember 2026/);
  await chatOf(customer, "Batalkan via WhatsApp");

  // Neither name, number nor code has left a phone.
  for (const secret of ["Budi", "Santoso", "3456", code])
    expect(outside.filter((line) => line.includes(secret))).toEqual([]);
});

test("an opened ticket needs no network to follow its address or become a picture", async ({ page, context }) => {
  // Without prefetches of other pages, which may begin at any time.
  await saveData(page);
  await page.goto(`/tiket/#${filledTicket}`);
  await link(page, /^Untuk toko/).waitFor();
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await context.setOffline(true);
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    ticketWith({ time: "14:00", total: 175_000 }),
  );
  await expectText(page, "7 hari lagi pukul 14:00 WIB");
  await button(page, "Tiket sebagai gambar").click();
  await expect(byRole(page, "img", "Tiket BTP123456AB")).toBeVisible();
  // The browser itself requests the page's icon again, and logs the failure.
  expect(asked.filter((address) => !/^data:|\/favicon\.svg$/.test(address))).toEqual([]);
});

test("a full ticket prints alone, on one page, A4 or Letter", async ({ visit }) => {
  const page = await visit(desktop);
  const notes = ("Rambut samping tipis. ".repeat(4) + "a\n".repeat(130)).trim();
  const texts = { name: "Budi ".repeat(16).trim(), address: "Jalan Melati ".repeat(12).trim(), haircut: "3", notes };
  const made = booking({ ...texts, serviceIds: ["classic", "premium", "beard", "father-son"], total: 1 });
  await page.goto(`/#${ticketFragment(made, "made")}`);
  await page.getByRole("article").waitFor();
  expect(pageCount(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
  expect(pageCount(await printOnLetter(page))).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).toBeVisible();
  await expect(byRole(page, "heading", "Layanan Kami")).toBeHidden();
  await expect(link(page, "Konfirmasi via WhatsApp")).toBeHidden();
});
