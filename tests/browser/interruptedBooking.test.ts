import { submitButton, typeNameAndPhone, untilDateField } from "../support/bookingForm";
import { hold } from "../support/requests";
import { button, byRole, expect, expectText, link, smallPhone, test } from "../support/test";

/** The calendar's own script, without its words. */
const calendarScript = /\/calendar-[0-9a-f]+\.js$/;

test("a page whose script is late says so, and makes up for the tap once it comes", async ({ page }) => {
  const release = await hold(page, "**/app-*.js");
  await page.goto("/");
  await submitButton(page).tap();
  const notice = page.getByRole("status").filter({ hasText: "belum berfungsi karena koneksi lambat atau terputus" });
  await expect(notice).toBeHidden();
  await page.clock.fastForward(9000);
  await expect(link(notice, "Chat WhatsApp")).toBeVisible();
  release();
  await expectText(page, "Mohon lengkapi semua data");
  await expect(notice).toBeHidden();
  await expect(page.getByLabel("Nama")).toBeFocused();
});

test("a late calendar is replaced by the browser's date field until it comes", async ({ page }) => {
  const release = await hold(page, calendarScript);
  // The place of the calendar says so before it is asked for as well; its time runs from then on.
  const asked = page.waitForRequest(calendarScript);
  await page.goto("/?service=beard");
  await page.getByRole("checkbox", { checked: true }).waitFor();
  const step = byRole(page, "group", "Pilih Tanggal");
  await step.scrollIntoViewIfNeeded();
  await asked;
  await page.clock.fastForward(11_000);
  await page.getByLabel("Tanggal", { exact: true }).fill("2026-12-08");
  await button(step, "Coba lagi").click();
  await expectText(step, "Memuat kalender…");
  release();
  expect(await step.getByRole("gridcell", { selected: true }).innerText()).toBe("8");
});

test("Back from another site restores the form", async ({ visit }) => {
  // On the device's own clock: an installed one hides from the page how it was opened.
  const page = await visit(smallPhone, null);
  await page.goto("/#booking");
  await typeNameAndPhone(page);
  await byRole(page, "checkbox", "Cukur Jenggot").check();
  await page.goto("about:blank");
  await page.goBack();
  await page.mouse.wheel(0, 50);
  await untilDateField(page);
  await expect(page.getByLabel("Nama")).toHaveValue("Budi Santoso");
  await expect(byRole(page, "checkbox", "Cukur Jenggot")).toBeChecked();
});
