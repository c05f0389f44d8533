import type { Page } from "@playwright/test";
import { filledTicket } from "../support/bookingForm";
import { hold } from "../support/requests";
import { desktop, expect, siteOrigin, test, untilAllHydrated } from "../support/test";

test("a page under another of its addresses hydrates in place, with what was typed", async ({ page }) => {
  await page.goto("/index.html");
  const written = await page.locator("#booking form").elementHandle();
  await page.getByLabel("Nama").pressSequentially("Budi");
  await untilAllHydrated(page);
  expect(await written?.evaluate((form) => form.isConnected)).toBe(true);
  await expect(page.getByLabel("Nama")).toHaveValue("Budi");
});

const ticketAddress = `${siteOrigin}/tiket/#${filledTicket}`;

async function skipToContent(page: Page) {
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
}

test("'Langsung ke konten' on a ticket's page moves the focus and keeps the ticket's address", async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto(ticketAddress);
  await page.getByRole("article").waitFor();
  await skipToContent(page);
  expect(page.url()).toBe(ticketAddress);
  await expect(page.getByRole("article")).toContainText("Budi");
});

test("before the script of a ticket's page 'Langsung ke konten' is a link like any other, and the way back brings the ticket", async ({
  visit,
}) => {
  const { page } = await visit(desktop);
  const release = await hold(page, "**/app-*.js");
  await page.goto(ticketAddress, { waitUntil: "domcontentloaded" });
  await skipToContent(page);
  release();
  await expect(page.getByText("Alamat ini tidak membawa tiket")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("article")).toContainText("Budi");
  expect(page.url()).toBe(ticketAddress);
});
