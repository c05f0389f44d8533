import { filledTicket } from "../support/bookingForm";
import { pageCount, pdfText, printOnLetter } from "../support/pdf";
import { readQr } from "../support/readQr";
import { desktop, expect, test } from "../support/test";

test("a ticket with all its differences prints on one page", async ({ visit }) => {
  const { page } = await visit(desktop);
  const name = "Raden+Mas+Bagus+Wicaksono+Hadiningrat+Kusumo";
  const asked = "layanan=classic,premium,beard,father-son&barber=agus&total=1";
  await page.goto(`/en/ticket/#kode=BTP123456AB&tgl=2030-02-05&jam=03:30&${asked}&nama=${name}&telp=0812`);
  const outdated = page.getByRole("region", { name: /^According to this site on/ });
  await expect(outdated.getByText(/^The shop is closed on that day: /)).toBeVisible();
  expect(pageCount(await printOnLetter(page))).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(outdated).toBeVisible();
});

test("a roll of 58 mm holds the whole name, readable", async ({ visit }) => {
  const { page } = await visit(desktop);
  const name = "Raden Mas Bagus Wicaksono Hadiningrat Kusumo Suryaningrat Wirabumi";
  await page.goto(`/tiket/#${filledTicket.replace("nama=Budi", `nama=${name.replaceAll(" ", "+")}`)}`);
  await expect(page.getByRole("article")).toContainText(name);
  const pdf = await page.pdf({ width: "58mm", height: "900mm", preferCSSPageSize: true });
  expect(pageCount(pdf)).toBe(1);
  expect(pdfText(pdf).replace(/\s+/g, " ")).toContain(name);
  await page.setViewportSize({ width: 200, height: 800 });
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

// Printers put at least three dots where a plain screen has one.
for (const [media, deviceScaleFactor] of [
  ["screen", 1],
  ["print", 3],
] as const) {
  test(`the code of a full ticket is read from ${media}`, async ({ visit }) => {
    const { page } = await visit({ ...desktop, deviceScaleFactor });
    const services = "classic,premium,beard,father-son";
    const name = `nama=${"%E2%9C%82".repeat(18)}`;
    await page.emulateMedia({ media });
    await page.goto(`/tiket/#${filledTicket.replace("father-son", services).replace("nama=Budi", name)}`);
    const code = page.getByRole("img", { name: /^Kode QR/ });
    expect(await readQr(await code.screenshot())).toContain(`&layanan=${services}&`);
  });
}
