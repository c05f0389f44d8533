import { siteInChromium } from "../support/siteInChromium";
import { desktop, visit } from "../support/visit";

const strangers =
  '<script>window.stranger = "inside"</script>' +
  '<img src="x:" alt="" onerror="window.stranger = \'handler\'">' +
  '<img src="http://localhost:9/away.png" alt="">';

const site = siteInChromium({ change: (html) => html.replace("</body>", `${strangers}</body>`) });

test("what does not belong to a page neither runs in it nor reaches another host, and the page still works", async () => {
  const { page, context, complaints } = await visit(site.browser, desktop);
  await page.goto(`${site.origin}/`, { waitUntil: "load" });
  await page.getByLabel("Nama").fill("Budi");
  await page.getByRole("gridcell").first().waitFor({ state: "attached" });
  expect(await page.evaluate(() => (window as { stranger?: string }).stranger)).toBeUndefined();
  const refused = (what: string) => complaints.filter((complaint) => complaint.includes(what)).length;
  expect([refused("inline script"), refused("inline event handler"), refused("localhost:9")]).toEqual([1, 1, 1]);
  await context.close();
});
