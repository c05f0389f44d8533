import { siteInChromium } from "../support/siteInChromium";
import { desktop, visit } from "../support/visit";

const injected =
  '<script>window.injected = "inside"</script>' +
  '<img src="x:" alt="" onerror="window.injected = \'handler\'">' +
  '<img src="http://localhost:9/away.png" alt="">';

const site = siteInChromium({ change: (html) => html.replace("</body>", `${injected}</body>`) });

test("markup injected into a page neither runs nor reaches another host, and the page still works", async () => {
  const { page, context, complaints } = await visit(site.browser, desktop);
  const refused = (what: string) => complaints.filter((complaint) => complaint.includes(what)).length;
  for (const [route, name] of [
    ["/", "Nama"],
    ["/en/", "Name"],
  ] as const) {
    complaints.length = 0;
    await page.goto(site.origin + route, { waitUntil: "load" });
    await page.getByLabel(name, { exact: true }).fill("Budi");
    await page.getByRole("gridcell").first().waitFor({ state: "attached" });
    expect(await page.evaluate(() => (window as { injected?: string }).injected)).toBeUndefined();
    const blocked = [refused("inline script"), refused("inline event handler"), refused("localhost:9")];
    expect([route, ...blocked]).toEqual([route, 1, 1, 1]);
  }
  await context.close();
});
