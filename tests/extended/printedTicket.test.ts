import { ticketWith } from "../support/bookingForm";
import { pageCount, pdfText, printOnLetter } from "../support/pdf";
import { readQr } from "../support/readQr";
import { byRole, desktop, expect, expectText, resize, test } from "../support/test";

test.use(desktop);

test("a ticket with all its differences prints on one page", async ({ page }) => {
  const ticket = ticketWith({
    name: "Raden Mas Bagus Wicaksono Hadiningrat Kusumo",
    serviceIds: ["classic", "premium", "beard", "father-son"],
    ...{ barberId: "agus", total: 1, date: "2030-02-05", time: "03:30" },
  });
  await page.goto(`/en/ticket/#${ticket}`);
  const outdated = byRole(page, "region", /^According to this site on/);
  await expectText(outdated, /^The shop is closed on that day: /);
  expect(pageCount(await printOnLetter(page))).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(outdated).toBeVisible();
});

test("a roll of 58 mm holds the whole name, readable", async ({ page }) => {
  const name = "Raden Mas Bagus Wicaksono Hadiningrat Kusumo Suryaningrat Wirabumi";
  await page.goto(`/tiket/#${ticketWith({ name })}`);
  await expect(page.getByRole("article")).toContainText(name);
  const pdf = await page.pdf({ width: "58mm", height: "900mm", preferCSSPageSize: true });
  expect(pageCount(pdf)).toBe(1);
  expect(pdfText(pdf).replace(/\s+/g, " ")).toContain(name);
  await resize(page, 200, 800);
  await page.emulateMedia({ media: "print" });
  const smallest = await page.getByRole("article").evaluate((paper) => {
    const shown = [...paper.querySelectorAll("*")].filter(
      (each) => each.textContent && each.getClientRects().length > 0,
    );
    return Math.min(...shown.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
  });
  // Seven points, in pixels.
  expect(smallest).toBeGreaterThan(9.3);
});

test("the code of a full ticket is read from paper", async ({ visit }) => {
  // Printers put at least three dots where a plain screen has one.
  const page = await visit({ ...desktop, deviceScaleFactor: 3 });
  const serviceIds = ["classic", "premium", "beard", "father-son"];
  await page.emulateMedia({ media: "print" });
  await page.goto(`/tiket/#${ticketWith({ serviceIds, name: "✂".repeat(18) })}`);
  expect(await readQr(await byRole(page, "img", /^Kode QR/).screenshot())).toContain(`&layanan=${serviceIds}&`);
});
