import { siteInChromium } from "../support/siteInChromium";
import { desktop, visit } from "../support/visit";

const injected =
  '<script>window.injected = "inside"</script>' +
  '<img src="x:" alt="" onerror="window.injected = \'handler\'">' +
  '<img src="http://localhost:9/away.png" alt="">';

const site = siteInChromium({ change: (html) => html.replace("</body>", `${injected}</body>`) });

test("markup injected into a page neither runs nor reaches another host, and the page still works", async () => {
  const { page, context, complaints } = await visit(site.browser, desktop);
  await page.goto(`${site.origin}/`, { waitUntil: "load" });
  await page.getByLabel("Nama").fill("Budi");
  await page.getByRole("gridcell").first().waitFor({ state: "attached" });
  expect(await page.evaluate(() => (window as { injected?: string }).injected)).toBeUndefined();
  const refused = (what: string) => complaints.filter((complaint) => complaint.includes(what)).length;
  expect([refused("inline script"), refused("inline event handler"), refused("localhost:9")]).toEqual([1, 1, 1]);
  await context.close();
});
