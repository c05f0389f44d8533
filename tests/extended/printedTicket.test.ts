import { openForm, smallPhone, submitButton, ticketFragment } from "../support/bookingForm";
import { pageCount, printOnLetter } from "../support/pdf";
import { readQr } from "../support/readQr";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, fillBooking, tuesdayMorning, visit } from "../support/visit";

const site = siteInChromium();

test.each([
  ["no notes", ""],
  ["2,500 line breaks", "a\n".repeat(2500)],
])("a ticket with %s is printed on one page, A4 or Letter", async (_, notes) => {
  const { page } = await openForm(site, smallPhone);
  await fillBooking(page, { notes });
  await submitButton(page).click();
  await page.getByRole("article").waitFor();
  expect(pageCount(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
  expect(pageCount(await printOnLetter(page))).toBe(1);
});

test.each([
  ["/tiket/", /^Menurut situs per/, /^Toko tutup hari itu: /, "Rizky cuti: "],
  ["/en/ticket/", /^According to this site on/, /^The shop is closed on that day: /, "Rizky is away: "],
])(
  "a ticket at %s that says all that can no longer agree is printed on one page",
  async (route, heading, closed, away) => {
    const { page } = await visit(site.browser, desktop, tuesdayMorning);
    const name = "Raden+Mas+Bagus+Wicaksono+Hadiningrat+Kusumo";
    const asked = "layanan=classic,premium,beard,father-son&barber=agus&total=1";
    await page.goto(`${site.origin}${route}#kode=BTP123456AB&tgl=2030-02-05&jam=03:30&${asked}&nama=${name}&telp=0812`);
    const outdated = page.getByRole("region", { name: heading });
    await outdated.getByText(closed).waitFor();
    // Reasons of 80 characters for the closed day and for a barber away.
    const line = `${away}${"Pulang kampung ".repeat(6).slice(0, 80)}.`;
    await outdated.getByRole("list").evaluate((list, text) => {
      for (let times = 0; times < 2; times += 1)
        list.append(Object.assign(document.createElement("li"), { textContent: text }));
    }, line);
    expect(pageCount(await printOnLetter(page))).toBe(1);
    await page.emulateMedia({ media: "print" });
    expect(await outdated.isVisible()).toBe(true);
  },
);

// Printers put at least three dots where a plain screen has one.
test.each([
  ["screen", 1],
  ["print", 3],
] as const)("the code of a ticket as full as can be is read from %s", async (media, deviceScaleFactor) => {
  const { page } = await visit(site.browser, { ...desktop, deviceScaleFactor }, tuesdayMorning);
  const services = "classic,premium,beard,father-son";
  const name = `nama=${"%E2%9C%82".repeat(40)}`;
  await page.emulateMedia({ media });
  await page.goto(`${site.origin}/tiket/#${ticketFragment.replace("father-son", services).replace("nama=Budi", name)}`);
  const code = page.getByRole("img", { name: /^Kode QR/ });
  expect(await readQr(await code.screenshot())).toContain(`&layanan=${services}&`);
});
