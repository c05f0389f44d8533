import type { Page } from "playwright-core";
import { accessibilityFindings } from "../support/accessibility";
import { indonesianTexts } from "../support/languages";
import { otherSiteFolder } from "../support/otherShop";
import { siteInChromium } from "../support/siteInChromium";
import { phone, tuesdayMorning, visit } from "../support/visit";

const site = siteInChromium();

/** Every text and name on the page, its title included, but for what is marked as Indonesian. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walk = (node: Element) => {
      if (node.getAttribute("lang") === "id" || node.matches("script, style, noscript")) return;
      for (const name of ["aria-label", "alt", "title", "placeholder"]) found.push(node.getAttribute(name) ?? "");
      for (const child of node.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) found.push(child.textContent ?? "");
        if (child.nodeType === Node.ELEMENT_NODE) walk(child as Element);
      }
    };
    walk(document.body);
    return found;
  });

const messageOf = async (page: Page, name: string) => {
  const href = (await page.getByRole("link", { name, exact: true }).getAttribute("href")) ?? "";
  const text = new URL(href).searchParams.get("text") ?? "";
  return { text, ticket: text.slice(text.lastIndexOf("\n") + 1) };
};

test("somebody who reads no Indonesian books, is answered, moves the booking and calls it off", async () => {
  const customer = await visit(site.browser, phone, tuesdayMorning);
  const shop = await visit(site.browser, phone, tuesdayMorning);
  const { page } = customer;
  for (const each of [page, shop.page]) each.on("dialog", (dialog) => void dialog.accept());
  const expectEnglish = async (state: string) => {
    expect([state, indonesianTexts(await textsOn(page))]).toEqual([state, []]);
    expect([state, await page.evaluate(() => document.documentElement.lang)]).toEqual([state, "en"]);
    expect([state, await accessibilityFindings(page)]).toEqual([state, []]);
  };

  await page.goto(`${site.origin}/services/`);
  await expectEnglish("the services page");
  await page.getByRole("link", { name: "Book This Service: The Signature Groom" }).click();
  await page.waitForURL(/\/en\/(\?[^#]*)?#booking$/);
  await page.getByRole("checkbox", { name: /Premium Styling/, checked: true }).waitFor();
  await page.getByRole("gridcell").first().waitFor();
  await expectEnglish("the form");

  await page.getByLabel("Name", { exact: true }).fill("John Smith");
  await page.getByLabel("Phone Number").fill("+44 7700 900123");
  await page.getByRole("gridcell", { name: /^Choose Tuesday, 8 December 2026/ }).click();
  await page.locator("input[name=time][value='17:00']").check();
  await page.getByText("Estimated total").waitFor();
  await page.getByText(/^Estimated duration .* 17:00 WIB /).waitFor();

  // To Indonesian and back: what was filled in goes along.
  await page.getByRole("link", { name: "ID, Bahasa Indonesia" }).click();
  await page.waitForURL((address) => address.pathname === "/");
  await page.getByText("Estimasi total harga").waitFor();
  expect(await page.getByLabel("Nama", { exact: true }).inputValue()).toBe("John Smith");
  await page.getByRole("link", { name: "EN, English" }).click();
  await page.waitForURL((address) => address.pathname === "/en/");
  await page.getByText("Estimated total").waitFor();

  await page.getByRole("button", { name: "Book", exact: true }).click();
  await page.getByRole("button", { name: "Copy ticket link" }).waitFor();
  await expectEnglish("the ticket");
  const request = await messageOf(page, "Send request on WhatsApp");
  expect(request.text.split("\n")[0]).toMatch(/, pelanggan berbahasa Inggris$/);
  expect(request.text).toContain("Layanan: Styling Premium");
  expect(request.ticket).toContain(`${site.origin}/en/ticket/#`);

  // The shop reads Indonesian on its side, and its answers are English, on either page.
  for (const address of [request.ticket, request.ticket.replace("/en/ticket/", "/tiket/")]) {
    await shop.page.goto("about:blank");
    await shop.page.goto(address);
    await shop.page.getByRole("heading", { name: "Untuk toko: jawab booking ini" }).click();
    const { text } = await messageOf(shop.page, "Terima");
    expect(text).toContain("Hello John Smith, thank you for booking at Bintang Pangkas.");
    expect(text).toContain("Premium Styling, Tuesday, 8 December 2026 at 17:00 WIB");
  }
  const accepted = await messageOf(shop.page, "Terima");
  expect(indonesianTexts([accepted.text.slice(0, accepted.text.indexOf("http"))])).toEqual([]);

  await page.goto("about:blank");
  await page.goto(accepted.ticket);
  await page.getByText("Confirmed", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Copy ticket link" }).waitFor();
  await expectEnglish("the accepted ticket");

  // Changes over in one tap, and so back.
  await page.getByRole("link", { name: "ID, Bahasa Indonesia" }).click();
  await page.getByText("Dikonfirmasi", { exact: true }).waitFor();
  await page.getByRole("link", { name: "EN, English" }).click();
  await page.getByRole("link", { name: "Change the time" }).click();
  await page.getByText(/^Changing booking BTP/).waitFor();
  await page.getByRole("gridcell", { name: /^Choose Wednesday, 9 December 2026/ }).click();
  await page.locator("input[name=time][value='18:00']").check();
  await expectEnglish("the form that changes a booking");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await page.getByRole("button", { name: "Copy ticket link" }).waitFor();
  await expectEnglish("the changed ticket");
  const moved = await messageOf(page, "Send request on WhatsApp");
  expect(moved.text).toMatch(/^Ubah BTP\w+ dari Selasa, 8 Desember 2026 pukul 17:00 WIB menjadi Rabu, 9 Desember/);

  // The shop proposes an hour later instead; the customer reads it and accepts.
  await shop.page.goto("about:blank");
  await shop.page.goto(moved.ticket);
  await shop.page.getByRole("heading", { name: "Untuk toko: jawab booking ini" }).click();
  await shop.page.getByLabel("Jam", { exact: true }).selectOption("19:00");
  const proposed = await messageOf(shop.page, "Usulkan Rabu, 9 Desember 2026 pukul 19:00 WIB");
  expect(proposed.text).toContain("Wednesday, 9 December 2026 at 19:00 WIB");
  expect(indonesianTexts([proposed.text.slice(0, proposed.text.indexOf("http"))])).toEqual([]);
  await page.goto("about:blank");
  await page.goto(proposed.ticket);
  await page.getByText("Time proposed by the shop", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Copy ticket link" }).waitFor();
  await expectEnglish("the proposal");
  const agreed = await messageOf(page, "Accept this time");
  expect(agreed.text).toContain("setuju jam usulan toko");

  await page.goto("about:blank");
  await page.goto(agreed.ticket);
  const cancelled = await messageOf(page, "Cancel on WhatsApp");
  await page.goto("about:blank");
  await page.goto(cancelled.ticket);
  await page.getByText("Cancelled", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Copy ticket link" }).waitFor();
  await expectEnglish("the cancelled ticket");
  expect([...customer.complaints, ...shop.complaints]).toEqual([]);
  await customer.context.close();
  await shop.context.close();
});

describe("in a shop whose texts have no English", () => {
  const other = siteInChromium({ folder: otherSiteFolder });

  test("the Indonesian ones stand in, marked as such, and all else is English", async () => {
    const { page, context, complaints } = await visit(other.browser, phone, tuesdayMorning);
    await page.goto(`${other.origin}/en/`);
    const marked = page.locator("#services h3 [lang=id]").first();
    expect(await marked.textContent()).not.toBe("");
    await page.locator("#booking").scrollIntoViewIfNeeded();
    await page.getByRole("gridcell").first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await unmarked(page)).toEqual([]);

    await page.getByLabel("Name", { exact: true }).fill("John Smith");
    await page.getByLabel("Phone Number").fill("+44 7700 900123");
    await page.getByRole("checkbox", { name: /Cukur Rapi/ }).check();
    await page.getByRole("radio", { name: /Bayu/ }).check();
    await page.getByRole("gridcell", { name: /^Choose Saturday, 12 December 2026/ }).click();
    await page.locator("input[name=time][value='13:00']").check();
    await page.getByText("Estimated total").waitFor();
    await page.getByText("Deposit Rp 9.000 by QRIS").waitFor();
    expect(await page.locator("#booking [lang=id]", { hasText: "Akhir Pekan" }).count()).toBeGreaterThan(2);
    expect(await page.locator("#booking [lang=id]", { hasText: "Hajatan keluarga" }).count()).toBe(1);
    expect(await unmarked(page)).toEqual([]);
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await page.getByRole("button", { name: "Copy ticket link" }).waitFor();
    // The shop asks for a part in advance.
    const deposit = page.getByRole("region", { name: "Pay the deposit with the shop's QRIS code" });
    await deposit.getByText("Check that the recipient is CUKUR DAENG").waitFor();
    expect(await deposit.locator("[lang=id]").textContent()).toContain("DP kembali penuh");
    // What an attribute says cannot be marked as Indonesian.
    const names = /cukur.daeng|^Book Now: .*/gi;
    expect(indonesianTexts((await textsOn(page)).map((text) => text.replace(names, "")))).toEqual([]);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await unmarked(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  /** Texts of the shop that stand in the page without the word that they are Indonesian. */
  const unmarked = (page: Page) =>
    page.evaluate(() => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text;
        if (
          /Jam Booking|Akhir Pekan|DP kembali|Cukur Rapi|Hajatan keluarga/.test(data) &&
          !parentElement?.closest("[lang=id], script")
        )
          found.push(data);
      }
      return found;
    });
});

test.each(["/", "/en/"])("%s names both languages to search engines, and itself as canonical", async (route) => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(site.origin + route);
  const links = await page
    .locator("link[rel=alternate][hreflang]")
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute("hreflang"), new URL((link as HTMLLinkElement).href).pathname]),
    );
  expect(links).toEqual([
    ["id", "/"],
    ["en", "/en/"],
    ["x-default", "/"],
  ]);
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(new URL(canonical ?? "").pathname).toBe(route);
  await context.close();
});
