import type { Page } from "playwright-core";
import { siteInChromium } from "../support/siteInChromium";
import { phone, tuesdayMorning, visit, wake } from "../support/visit";

const site = siteInChromium();

const renewed = {
  "/": "Situs ini baru saja diperbarui. Muat ulang untuk melanjutkan.",
  "/products/": "This site has been updated. Reload to continue.",
};

/** What a host answers for a file of an earlier build: not found, or, on some hosts, the site's page for any address. */
const answers = {
  "status 404": { status: 404, contentType: "text/html", body: "not found" },
  "status 410": { status: 410, contentType: "text/plain", body: "" },
  "an HTML page with status 200": { status: 200, contentType: "text/html", body: "<!doctype html><p>The site</p>" },
};

/** A visitor whose browser has not prefetched the script. */
async function visitUnprepared(route: string) {
  const visitor = await visit(site.browser, phone, tuesdayMorning);
  await visitor.page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await visitor.page.goto(site.origin + route);
  return visitor;
}

/** Removes the scripts of the build that the page belongs to, and counts the requests for each from then on. */
async function publishAnew(page: Page, answer: (typeof answers)[keyof typeof answers]) {
  const counts = new Map<string, number>();
  await page.route("**/*.js", async (route) => {
    const address = route.request().url();
    counts.set(address, (counts.get(address) ?? 0) + 1);
    await route.fulfill(answer);
  });
  return { counts, endPublication: () => page.unroute("**/*.js") };
}

test.each(
  Object.entries(answers).flatMap(([name, answer]) =>
    Object.entries(renewed).map(([route, words]) => [name, route, words, answer] as const),
  ),
)(
  "where a script of the earlier build gives %s, %s says that the site was renewed",
  async (_name, route, words, answer) => {
    const { page, context } = await visitUnprepared(route);
    const { counts } = await publishAnew(page, answer);
    await page.mouse.wheel(0, 10);
    await page.getByText(words).waitFor();
    expect(await page.getByText(/koneksi lambat|connection is slow/).isVisible()).toBe(false);
    await page.clock.runFor("01:00:00");
    expect(counts.size).toBeGreaterThan(2);
    // Preload, script and the question why; the preload's answer is not kept.
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(4);
    await context.close();
  },
);

test("one tap on the notice loads the page anew with all that was typed, and leaves nothing of it in the address", async () => {
  const { page, context } = await visitUnprepared("/");
  const { endPublication } = await publishAnew(page, answers["status 404"]);
  await page.getByLabel("Nama").fill("Budi & Sari");
  await page.getByLabel("Nomor Telepon").fill("+62 812 3456 7890");
  await page.getByRole("checkbox", { name: "Styling Premium" }).check();
  await page.getByRole("checkbox", { name: "Cukur Jenggot" }).check();
  await page.getByLabel("Catatan").fill("Poni tipis\n100% rapi #1");
  await page.getByText(renewed["/"]).waitFor();
  await endPublication();
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await Promise.all([page.waitForEvent("load"), page.getByRole("link", { name: "Muat ulang halaman" }).tap()]);
  await page.getByText("Pilih Jam").first().waitFor();
  await page.waitForFunction(() => "isAlive" in window);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>("[name=name]")?.value === "Budi & Sari");
  expect(await page.getByLabel("Nomor Telepon").inputValue()).toBe("+62 812 3456 7890");
  expect(await page.getByLabel("Catatan").inputValue()).toBe("Poni tipis\n100% rapi #1");
  const checked = page.getByRole("checkbox", { checked: true });
  expect(await checked.count()).toBe(2);
  expect(page.url()).toBe(`${site.origin}/`);
  expect(requested.filter((address) => /Budi|812/.test(address.split("#")[0] ?? ""))).toEqual([]);
  // React knows the values, not only the elements: the submit finds date and time missing, nothing else.
  await page.getByRole("button", { name: "Buat Booking" }).click();
  await page.getByText("Mohon lengkapi semua data").waitFor();
  expect(await page.locator("#booking [aria-invalid=true]").count()).toBeLessThan(3);
  expect(await page.getByLabel("Nama").inputValue()).toBe("Budi & Sari");
  await context.close();
});

test("a file that was gone for a moment is not taken for a new publication ever after", async () => {
  const { page, context } = await visitUnprepared("/");
  const { endPublication } = await publishAnew(page, answers["status 404"]);
  await page.mouse.wheel(0, 10);
  await page.getByText(renewed["/"]).waitFor();
  await endPublication();
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => "isAlive" in window);
  // As a lost line does later.
  await page.locator("#script-trouble").evaluate((trouble) => trouble.removeAttribute("hidden"));
  expect(await page.getByText("koneksi lambat atau terputus").isVisible()).toBe(true);
  expect(await page.getByText(renewed["/"]).isVisible()).toBe(false);
  await context.close();
});

test("a dead line is named as such; the requests end by themselves, and a touch makes one more try", async () => {
  const { page, context } = await visitUnprepared("/");
  const counts = new Map<string, number>();
  await page.route("**/*.js", async (route) => {
    const address = route.request().url();
    counts.set(address, (counts.get(address) ?? 0) + 1);
    await route.abort();
  });
  const most = () => Math.max(...counts.values());
  await page.mouse.wheel(0, 10);
  await page.getByText("koneksi lambat atau terputus").waitFor();
  expect(await page.getByText(renewed["/"]).isVisible()).toBe(false);
  const triesOf = async () => {
    for (let seconds = 0; seconds < 60; seconds += 1) {
      await page.clock.runFor(1000);
      await page.waitForTimeout(20);
    }
    return most();
  };
  const unasked = await triesOf();
  expect(unasked).toBeGreaterThan(5);
  expect(unasked).toBeLessThanOrEqual(11);
  expect(await triesOf()).toBe(unasked);
  await page.keyboard.press("Shift");
  await page.waitForTimeout(500);
  expect(await triesOf()).toBe(unasked + 2);
  await context.close();
});

describe("a page that answers already, over a publication", () => {
  const toServices = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Services" });

  async function withCart() {
    const visitor = await visit(site.browser, phone);
    const { page } = visitor;
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.goto(`${site.origin}/products/`);
    await wake(page);
    await page.getByRole("button", { name: "Add to Cart: Matte Clay" }).click();
    await page.getByRole("link", { name: "1 item in your cart" }).waitFor();
    return visitor;
  }

  test("keeps the cart when the browser still has app-data.json from before the page's own build", async () => {
    const { page, context } = await withCart();
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    // What Gatsby reads is the kept file; what is revalidated is not.
    await page.route("**/page-data/app-data.json", (route) =>
      route.request().resourceType() === "xhr"
        ? route.fulfill({ json: { webpackCompilationHash: "earlier" } })
        : route.continue(),
    );
    await toServices(page).tap();
    await page.getByRole("heading", { name: "Our Services" }).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "1 item in your cart" }).waitFor();
    expect(loads).toBe(0);
    await context.close();
  });

  test("opens the whole address, service and section included, when the next page's script is gone", async () => {
    const { page, context } = await visit(site.browser, phone, tuesdayMorning);
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    await page.goto(`${site.origin}/services/`);
    await wake(page);
    let refusals = 0;
    await page.route("**/component---src-pages-en-index*.js", async (route) => {
      refusals += 1;
      if (refusals > 1) await route.continue();
      else await route.fulfill({ status: 404 });
    });
    const loaded = page.waitForEvent("load");
    await page.getByRole("link", { name: "Book This Service" }).first().tap();
    await loaded;
    await page.waitForFunction(() => location.hash === "#booking" && location.pathname === "/en/");
    await page.getByRole("checkbox", { checked: true }).waitFor();
    await context.close();
  });
});
