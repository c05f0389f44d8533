import { existsSync } from "node:fs";
import path from "node:path";
import { filledForm, makeTicket, openForm, submitButton, typeNameAndPhone } from "../support/bookingForm";
import { shopSiteFolder } from "../support/readSite";
import { button, byRole, desktop, expect, fillCart, link, siteOrigin, test, turnToNextMonth } from "../support/test";

test("a whole visit sends nothing and leaves nothing on the device", async ({ page, context }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    const [address = ""] = request.url().split("#");
    // Files of the site, each under its own name alone, may be asked for.
    const isFile = existsSync(path.join(shopSiteFolder, address.replace(siteOrigin, "")));
    if (request.method() !== "GET" || !isFile) sent.push(`${request.method()} ${address}`);
  });
  await page.goto("/");
  await link(page.getByRole("main"), /^Booking Sekarang$/).click();
  await makeTicket(page);

  const toast = page.getByRole("status").filter({ hasText: "Kirim ke toko" });
  await expect(toast).toContainText(/^Tiket BTP\d{6}.. jadi/);
  const heading = byRole(page, "heading", "Booking Confirmation Ticket");
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(await toast.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top);
  const ticket = page.getByRole("article");
  const code = (await ticket.innerText()).match(/BTP\d{6}[A-Z0-9]{2}/)?.[0] ?? "none";

  await button(page, "Booking Lagi").click();
  await page.goBack();
  await expect(ticket).toContainText(code);
  await page.reload();
  await expect(ticket).toContainText(code);

  await page.locator("footer a[href='/products/']").click();
  await fillCart(page);
  expect(sent).toEqual([]);
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
});

test("the keyboard alone is enough, from the first tab to the ticket", async ({ visit }) => {
  const page = await visit(desktop);
  await openForm(page, "/");
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
  await page.locator("#booking-date").getByText("Rabu, 9 Desember 2026").waitFor();
  await tabUntil(() => document.activeElement?.getAttribute("type") === "radio");
  await press("Space");
  await press("ArrowDown");
  await press("ArrowDown");
  await tabUntil(() => document.activeElement?.getAttribute("type") === "submit");
  await press("Enter");
  await expect(page.getByRole("article")).toContainText(/07:00 WIB[\s\S]*Sari/);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Booking Confirmation Ticket");
});

test("a chosen day's hours begin with the first open one, in at most 15rem, and nothing else moves", async ({
  page,
}) => {
  await openForm(page);
  const hours = byRole(page, "group", "Pilih Jam");
  const isInSight = (time: string) =>
    byRole(hours, "radio", new RegExp(`^${time}`)).evaluate((radio) => {
      const row = radio.closest("label")?.getBoundingClientRect();
      let box = radio.parentElement;
      while (box && getComputedStyle(box).overflowY !== "auto") box = box.parentElement;
      const frame = box?.getBoundingClientRect();
      if (!row || !frame || frame.height > 15 * 16) throw new Error(`an area of ${frame?.height} px`);
      return row.top >= frame.top && row.bottom <= frame.bottom + 1;
    });
  const day = (number: number) => byRole(page, "gridcell", new RegExp(`^Pilih .*\\b${number} Desember`));
  await day(8).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await day(8).click();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect([await isInSight("09:00"), await isInSight("06:00")]).toEqual([true, false]);
  // Another day keeps the chosen hour in sight.
  await byRole(hours, "radio", /^19:00/).check();
  await day(9).click();
  expect(await isInSight("19:00")).toBe(true);
});

test("the calendar begins with this week and shows six weeks of every month", async ({ visit }) => {
  const page = await visit({}, new Date("2026-12-30T09:00:00+07:00"));
  await openForm(page);
  const days = page.getByRole("gridcell");
  await expect(days.first()).toHaveAccessibleName(/28 Desember 2026/);
  await expect(days.last()).toHaveAccessibleName(/7 Februari 2027/);
  for (let turned = 0; turned < 14; turned += 1) {
    const boxes = await days.evaluateAll((cells) =>
      cells
        .filter((cell) => cell.checkVisibility({ visibilityProperty: true }))
        .map((cell) => cell.getBoundingClientRect())
        .map(({ left, top, height }) => ({ place: `${left} ${top}`, top, height })),
    );
    expect(new Set(boxes.map(({ place }) => place)).size).toBe(42);
    expect(boxes).toHaveLength(42);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(6);
    expect([...new Set(boxes.map(({ height }) => height))]).toEqual([44]);
    await turnToNextMonth(page);
  }
});

test("a double tap on 'Buat Booking' makes one ticket and opens nothing", async ({ visit }) => {
  const page = await visit({ reducedMotion: "reduce" });
  const opened: string[] = [];
  page.context().on("page", (other) => opened.push(other.url()));
  await page.goto(filledForm);
  await expect(byRole(page, "checkbox", "Paket Ayah & Anak")).toBeChecked();
  await typeNameAndPhone(page);
  // Waits until the button stands still in the window, with nothing above it.
  await submitButton(page).tap({ trial: true });
  const button = await submitButton(page).boundingBox();
  if (!button) throw new Error("the button is on the page");
  const tap = () => page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2);
  await Promise.all([tap(), tap()]);
  await page.getByRole("article").waitFor();
  expect(opened).toEqual([]);
});
