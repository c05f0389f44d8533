import { ticketFragment } from "../support/bookingForm";
import { siteInChromium } from "../support/siteInChromium";
import { phone, tuesdayMorning, untilHydrated, visit } from "../support/visit";

const site = siteInChromium();

test.each([
  ["was cut in the middle of a character", `/tiket/#${ticketFragment}&telp=%2B62+812%2`],
  ["an app has encoded the # of", `/tiket/%23${ticketFragment}`],
  ["an app has encoded all marks of", `/tiket/%23${encodeURIComponent(ticketFragment)}`],
])("a ticket opens from an address that %s", async (_name, address) => {
  const { page } = await site.open(address, phone, tuesdayMorning);
  const paper = page.getByRole("article");
  await paper.waitFor();
  await untilHydrated(page);
  expect(await paper.innerText()).toMatch(/BTP123456AB[\s\S]*Budi/);
  expect(new URL(page.url()).pathname).toBe("/tiket/");
});

test("an unknown address shows its page and is logged", async () => {
  const { page } = await visit(site.browser, phone);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.goto(`${site.origin}/tiket%252F`);
  await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
  await page.mouse.wheel(0, 10);
  expect(logged).toContain("Unknown path: /tiket%252F");
  expect(await page.getByRole("link", { name: /beranda/ }).getAttribute("href")).toBe("/");
});
