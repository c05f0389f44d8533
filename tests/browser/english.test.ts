import type { Booking } from "../../src/domain/booking/booking";
import { readTicketFragment, ticketLink } from "../../src/domain/codecs/ticketLink";
import { chatOf } from "../support/chatOf";
import { indonesianIn } from "../support/languages";
import { button, byRole, expect, expectText, link, siteOrigin, test, tuesdayMorning } from "../support/test";

test("somebody who reads no Indonesian books, switches languages and is answered", async ({ page }) => {
  await page.goto("/services/");
  await link(page, "Book This Service: The Signature Groom").click();
  await page.waitForURL(/\/en\/(\?[^#]*)?#booking$/);
  await page.getByRole("checkbox", { name: /Premium Styling/, checked: true }).waitFor();
  await page.getByLabel("Name", { exact: true }).fill("John Smith");
  await page.getByLabel("Phone Number").fill("+44 7700 900123");
  await byRole(page, "gridcell", /^Choose Tuesday, 8 December 2026/).click();
  await byRole(page, "radio", /^17:00/).check();

  // To Indonesian and back: what was filled in goes along, and the field stays where it is, with the focus in it.
  const held = () =>
    page.evaluate(() => ({
      id: document.activeElement?.id,
      top: document.activeElement?.getBoundingClientRect().top ?? 0,
    }));
  await page.getByLabel("Notes").fill("Fade");
  await page.clock.runFor(1000);
  const before = await held();
  expect(before.id).toBe("booking-notes");
  await link(page, "ID, Bahasa Indonesia").click();
  await page.waitForURL((address) => address.pathname === "/");
  await expect(page.locator("[data-estimating]")).toContainText("Rp 172.500");
  await expect(page.getByLabel("Nama", { exact: true })).toHaveValue("John Smith");
  await page.clock.runFor(1000);
  const after = await held();
  expect(after.id).toBe(before.id);
  expect(Math.abs(after.top - before.top)).toBeLessThan(20);

  // A ticket made there takes the language of the page that sends it.
  await button(page, "Buat Booking").click();
  await button(page, "Salin tautan tiket").waitFor();
  await link(page, "EN, English").click();
  await page.waitForURL((address) => address.pathname === "/en/");
  await button(page, "Copy ticket link").waitFor();
  // The page is announced two frames later.
  await page.clock.runFor(1000);
  expect(indonesianIn(await page.content())).toEqual([]);
  const request = await chatOf(page, "Send request on WhatsApp");
  expect(request.ticketLink).toContain(`${siteOrigin}/en/ticket/#`);

  // The shop's answer, as its book writes it.
  const { booking } = readTicketFragment(new URL(request.ticketLink).hash) as { booking: Booking };
  const version = tuesdayMorning.getTime() / 60_000 + 1;
  await page.goto(ticketLink({ ...booking, status: "confirmed", version }, `${siteOrigin}/tiket/`));
  await expectText(page, /^Confirmed$/);
  await button(page, "Copy ticket link").waitFor();
  // Changes over in one tap, and so back, on the same line.
  const top = () => page.getByRole("article").evaluate((paper) => paper.getBoundingClientRect().top);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const line = await top();
  await link(page, "ID, Bahasa Indonesia").click();
  await expectText(page, /^Dikonfirmasi$/);
  expect(Math.abs((await top()) - line)).toBeLessThan(60);
  await link(page, "EN, English").click();
  await link(page, "Change the time").click();
  await expectText(page, /^Changing booking BTP/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  // The page is announced two frames later.
  await page.clock.runFor(1000);
  expect(indonesianIn(await page.content())).toEqual([]);
});
