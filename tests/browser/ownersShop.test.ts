import { otherSiteFolder } from "../support/otherShop";
import { siteInChromium } from "../support/siteInChromium";
import { fillBooking, phone, visit } from "../support/visit";

const site = siteInChromium({ folder: otherSiteFolder });

/** The Thursday before a Friday on which one of the barbers is away. */
const thursday = new Date("2026-12-03T08:00:00+07:00");

test("a shop of a small town is booked from: its prices, its barbers, its Friday prayer", async () => {
  const { page, context, complaints } = await visit(site.browser, phone, thursday);
  await page.goto(`${site.origin}/#booking`);
  const calendar = page.getByRole("group", { name: "Pilih Tanggal" });
  await calendar.scrollIntoViewIfNeeded();
  await page.getByRole("radio", { name: /^Bayu/ }).check();
  await calendar.getByRole("gridcell", { name: /4 Desember 2026.*Bayu cuti: Hajatan keluarga$/ }).waitFor();
  await page.getByRole("radio", { name: /^Pak Gun/ }).check();
  await fillBooking(page, { services: ["Cukur Rapi", "Rapikan Jenggot"], day: "4", time: "13:00" });
  for (const time of ["11:30", "12:30"]) {
    expect(await page.getByRole("radio", { name: new RegExp(`^${time} .*Salat Jumat`) }).isDisabled()).toBe(true);
  }
  expect(await page.getByRole("region", { name: "Estimasi total harga" }).innerText()).toMatch(
    /30\.000[\s\S]*40 menit/,
  );
  await page.getByRole("button", { name: "Buat Booking" }).click();
  const ticket = await page.getByRole("article").innerText();
  for (const fact of ["Cukur Rapi", "Pak Gun", "13:00", "Rp 30.000"]) expect(ticket).toContain(fact);
  expect(ticket).toMatch(/CKD\d{6}[A-Z0-9]{2}/);
  // Its products: a group of its own, from which an order goes to its number.
  await page.goto(`${site.origin}/products/`);
  await page.getByRole("link", { name: "Combs", exact: true }).click();
  await page.getByRole("button", { name: "Add to Cart: Combs 5" }).click();
  const order = page.locator('#cart a[href^="https://wa.me/6281355512345"]').first();
  expect(decodeURIComponent((await order.getAttribute("href")) ?? "")).toContain("Combs 5");
  expect(complaints).toEqual([]);
  await context.close();
});

test("in Ramadan it is booked from in the afternoon until late, and at weekends for more", async () => {
  const { page, context } = await visit(site.browser, phone, new Date("2027-02-19T08:00:00+07:00"));
  await page.goto(`${site.origin}/#booking`);
  await fillBooking(page, { services: ["Fade"], day: "20", time: "23:00" });
  const slots = page.getByRole("radio", { name: /^\d\d:\d\d/ });
  expect(await slots.first().getAttribute("value")).toBe("13:00");
  // It closes at midnight: a fade that begins at 23:30 would not be done by then.
  expect(await slots.last().getAttribute("value")).toBe("23:00");
  // 35000 times 1.2
  expect(await page.getByRole("region", { name: "Estimasi total harga" }).innerText()).toContain("42.000");
  await page.getByRole("contentinfo").getByText("Ramadan").first().waitFor();
  await context.close();
});
