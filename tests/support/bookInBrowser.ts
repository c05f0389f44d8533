import type { Page } from "@playwright/test";
import type { Booking } from "../../src/domain/booking/booking";
import { messageToShop } from "../../src/domain/messages/messageToShop";
import { booking, offering, services, shop } from "./booking";
import { button, byRole } from "./test";

export const saturday = "2026-12-05";

/** The morning of that day in Jakarta, before the shop opens. */
export const saturdayMorning = new Date("2026-12-05T08:30:00+07:00");

/** What a customer sends in the chat: the whole message, whose last line is the ticket's link at that site. */
export const chatMessage = (changes: Partial<Booking>, site: string) =>
  messageToShop(booking(changes), { shop: { ...shop, ticketPage: `${site}/tiket/` }, offering: offering() });

/** What a customer asks for who books one of the shop's services, at the price of the hour. */
export function requestFor(id: string, date: string, time: string, multiplier: number) {
  const service = services.find((one) => one.id === id);
  if (!service) throw new Error(`the shop has no service ${id}`);
  return { serviceIds: [id], date, time, total: Math.round(service.basePrice * multiplier) };
}

/**
 * Keeps a page from opening chats. Each would get a tab of its own, and the simulated clock, which all tabs of a context
 * share, would wait for that tab.
 */
export const leaveChats = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[href^='https://wa.me/']")) event.preventDefault();
    });
  });

/**
 * Changes the number of chairs in the data that the book's page loads. The context must block service workers, because
 * requests of the book's own worker do not pass through here.
 */
export async function withChairs(page: Page, chairs: number) {
  await page.route("**/page-data/buku/page-data.json*", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.result.data.shop.chairs = chairs;
    await route.fulfill({ response, json });
  });
}

/** Opens the book and waits until it shows a day. */
export async function openBook(page: Page) {
  await page.goto("/buku/");
  await byRole(page, "navigation", "Hari").waitFor();
}

/** Pastes a text into the book. */
export async function pasteIntoBook(page: Page, text: string) {
  await page.getByRole("button", { name: "Tempel tiket", exact: true }).click();
  const field = page.getByLabel("Tempel pesan booking atau tautan tiket");
  await field.click();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await field.waitFor({ state: "detached" });
}

/** The card of a customer's visit in the day's list. */
export const cardIn = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

/** What the book said last. */
export const said = (page: Page) => page.locator("main p[role=status]:first-child").last();

/** Takes over a file of the book. */
export async function takeFile(page: Page, text: string) {
  await byRole(page, "heading", "Simpan, pindahkan, hapus").click();
  const file = { name: "buku.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.getByLabel("File buku").setInputFiles(file);
  await button(page, /^Ambil \d+ catatan$/).click();
  await page.getByText(/^Dari file: /).waitFor();
}
