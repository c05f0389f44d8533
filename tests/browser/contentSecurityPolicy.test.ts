import { siteInChromium } from "../support/siteInChromium";
import { desktop, visit } from "../support/visit";

const site = siteInChromium();

const injected =
  '<script>window.injected = "inside"</script>' +
  '<img src="x:" alt="" onerror="window.injected = \'handler\'">' +
  '<img src="http://localhost:9/away.png" alt="">';

test.each([
  ["/", "Nama"],
  ["/en/", "Name"],
])("markup injected into %s neither runs nor reaches another host, and the page still works", async (path, name) => {
  const { page, complaints } = await visit(site.browser, desktop);
  const address = site.origin + path;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace("</body>", `${injected}</body>`) });
  });
  await page.goto(address, { waitUntil: "load" });
  await page.getByLabel(name, { exact: true }).fill("Budi");
  await page.getByRole("gridcell").first().waitFor({ state: "attached" });
  expect(await page.evaluate(() => (window as { injected?: string }).injected)).toBeUndefined();
  const refused = ["inline script", "inline event handler", "localhost:9"];
  expect(refused.map((what) => complaints.filter((each) => each.includes(what)).length)).toEqual([1, 1, 1]);
});
