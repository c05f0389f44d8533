import { expect, siteOrigin, test } from "../support/test";

const injected =
  '<script>window.injected = "inside"</script>' +
  '<img src="x:" alt="" onerror="window.injected = \'handler\'">' +
  '<img src="http://localhost:9/away.png" alt="">';

test("injected markup neither runs nor reaches another host", async ({ page, complaints }) => {
  await page.route(`${siteOrigin}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace("</body>", `${injected}</body>`) });
  });
  await page.goto("/", { waitUntil: "load" });
  await page.getByLabel("Nama", { exact: true }).fill("Budi");
  await expect(page.getByRole("gridcell").first()).toBeAttached();
  expect(await page.evaluate(() => (window as { injected?: string }).injected)).toBeUndefined();
  const refused = ["inline script", "inline event handler", "localhost:9"];
  expect(refused.map((what) => complaints.filter((each) => each.includes(what)).length)).toEqual([1, 1, 1]);
  complaints.length = 0;
});
