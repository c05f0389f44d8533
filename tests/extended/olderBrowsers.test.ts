import { makeTicket } from "../support/bookingForm";
import { expect, link, test } from "../support/test";

/** Takes properties away before any script of the page runs. A name is a path from `window`: "Array.prototype.at". */
function withoutFeatures(names: string[]) {
  for (const name of names) {
    const steps = name.split(".");
    const last = steps.pop() ?? "";
    let owner: object | undefined = window;
    for (const step of steps) owner = (owner as Record<string, object | undefined> | undefined)?.[step];
    if (owner) Reflect.deleteProperty(owner, last);
  }
}

/**
 * What one or another of the oldest supported browsers lacks and the test that reads the built files cannot judge: names
 * that other objects have as well, and those that a script asks for.
 */
const lackedBySupported = [
  ...["map", "filter", "toArray", "forEach"].map((name) => `Iterator.prototype.${name}`),
  ...["Array.prototype.with", "Promise.withResolvers", "AbortSignal.timeout", "AbortSignal.any", "URL.parse"],
  ...["Intl.Segmenter", "HTMLScriptElement.prototype.fetchPriority", "Navigator.prototype.connection"],
  ...["CanvasRenderingContext2D.prototype.letterSpacing", "requestIdleCallback", "scheduler"],
];

/** What browsers of some years before lack as well; the scripts are still read there. */
const lackedByOlder = [
  ...["Array.prototype.at", "String.prototype.at", "Object.hasOwn", "structuredClone", "Array.prototype.findLast"],
];

test("a booking becomes a ticket without what the oldest supported browsers lack", async ({ page }) => {
  await page.addInitScript(withoutFeatures, lackedBySupported);
  await page.goto("/");
  expect(await page.evaluate(() => "requestIdleCallback" in window)).toBe(false);
  await makeTicket(page);
  await expect(page.getByRole("article")).toContainText("Rp 201.250");
});

test("in an older browser text, links and menu work, and a line says what does not", async ({ page, complaints }) => {
  await page.addInitScript(withoutFeatures, [...lackedBySupported, ...lackedByOlder]);
  await page.goto("/");
  await page.mouse.wheel(0, 10);
  const notice = page.getByRole("status").getByText(/^Tombol di halaman ini sedang tidak berfungsi/);
  await expect(notice).toBeVisible();
  await expect(page.getByText("Rp 175.000").first()).toBeVisible();
  const menu = page.locator("header details");
  await menu.locator("summary").click();
  await link(menu, /^Layanan$/).click();
  await page.waitForURL("**/#services");
  // React says of a part that failed while a tap waited for it that it renders it anew (422), before it fails again.
  const isExpected = /is not a function|React error #422/;
  expect(complaints.splice(0).filter((complaint) => !isExpected.test(complaint))).toEqual([]);
});
