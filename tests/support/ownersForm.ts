import { readdirSync } from "node:fs";
import path from "node:path";
import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { contentRepository } from "../../src/build/contentRepository";
import { formPage } from "../../src/owner/form/formPage";
import { shopFolder, texts } from "./content";
import { type GitHost, gitHost } from "./gitHost";
import { shopSiteFolder } from "./readSite";
import { port } from "./siteAddresses";
import { button, byRole } from "./test";

/** The file in the built form whose name begins so, before its hash. */
const builtFile = (name: string) => {
  const file = readdirSync(path.join(shopSiteFolder, "admin")).find((built) => built.startsWith(`${name}-`));
  if (file === undefined) throw new Error(`the built site has no admin/${name}-….js`);
  return file;
};

/** The Git host that the form saves at, with the tests' shop on it, or with other texts of content files. */
export const formHost = (contents: Record<string, string> = texts) =>
  gitHost(Object.fromEntries(Object.entries(contents).map(([file, text]) => [`content/${file}`, text])));

// The library opens local folders on localhost only.
const origin = `http://localhost:${port}`;

/**
 * The built form in a browser, with a page for the tests' shop, or the shop of another folder, and the simulated host.
 * `isPlain` leaves out what costs time to draw; pictures of the form need it, since its dialogs are translucent and blur
 * what is behind them.
 */
export function formIn(browser: Browser, host: GitHost, isPlain = true, contentFolder = shopFolder) {
  const repository = contentRepository({ GITHUB_REPOSITORY: host.repository, GITHUB_API_URL: host.apiRoot });
  const form = { contentFolder, pathPrefix: "" };
  const bundle = { script: builtFile("main"), localeFile: builtFile("id") };

  /** Errors of modules that the form imported and that are not in its bundle. */
  const missingModules: string[] = [];

  /** Also gives the addresses at other hosts that answered a request. */
  async function openPage(width: number, name = "", prepare: (page: Page) => Promise<unknown> = async () => {}) {
    const context = await browser.newContext({
      viewport: { width, height: 740 },
      ...(width < 500 ? { deviceScaleFactor: 1.5 } : { isMobile: false, hasTouch: false, deviceScaleFactor: 1 }),
      reducedMotion: "reduce",
      // A page that a test fulfils comes from no address, so Chromium asks before it lets it reach the host on this machine.
      permissions: ["local-network-access"],
    });
    // The page of this shop, and that of a build without a repository, with the same script.
    for (const [file, found] of [
      ["", repository],
      ["alone.html", null],
    ] as const) {
      const body = formPage({ ...form, repository: found }, bundle);
      await context.route(`${origin}/admin/${file}`, (route) => route.fulfill({ contentType: "text/html", body }));
    }
    const page = await context.newPage();
    const foreign: string[] = [];
    page.on("requestfinished", (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) foreign.push(request.url());
    });
    const note = (message: string) => /module/i.test(message) && missingModules.push(message);
    page.on("pageerror", ({ message }) => note(message));
    page.on("console", (message) => message.type() === "error" && note(message.text()));
    await page.addInitScript(beOf2024);
    if (isPlain) await page.addInitScript(drawPlainly);
    await prepare(page);
    await page.goto(`${origin}/admin/${name}`);
    return { page, foreign };
  }

  return {
    host,
    missingModules,
    /** Opens the form's page, or another page in its folder. */
    open: openPage,
    /** Opens the form, signs in at the Git host and opens a file by its label, if one is given. */
    async openSignedIn(width: number, file?: string) {
      const { page } = await openPage(width);
      await signIn(page, host.token);
      if (file !== undefined) await openFile(page, file);
      return page;
    },
    /** Opens the form and picks a folder: one in the browser's private file system, with the tests' shop in it. */
    async openFolder(width: number) {
      const opened = await openPage(width, "", (page) => page.addInitScript(pickOwnFolder, texts));
      await press(opened.page, "Buka folder di komputer ini");
      return opened;
    },
  };
}

/** A test of the owner's form, with a Git host of its own. */
export const test = base.extend<{ form: ReturnType<typeof formIn>; host: GitHost }>({
  form: async ({ browser }, use) => {
    const host = await formHost();
    const form = formIn(browser, host);
    await use(form);
    expect(form.missingModules).toEqual([]);
    for (const context of browser.contexts()) await context.close();
    await host.close();
  },
  host: ({ form }, use) => use(form.host),
});

/** Runs in the page: takes away what Chrome got after 2024, for whose browsers the form is promised. */
function beOf2024() {
  Reflect.deleteProperty(Uint8Array, "fromBase64");
  Reflect.deleteProperty(Uint8Array.prototype, "toBase64");
}

/**
 * Runs in the page: the library fades from view to view where the browser can, and blurs what stands behind a dialog. A
 * browser without a graphics card spends half of these tests on that, and no test looks at it.
 */
function drawPlainly() {
  Reflect.deleteProperty(Document.prototype, "startViewTransition");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important; backdrop-filter: none !important }",
  );
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs in the page: replaces the folder picker by one that creates and fills a folder in the browser's private file
 * system.
 */
function pickOwnFolder(files: Record<string, string>) {
  const pick = async () => {
    const storage = await navigator.storage.getDirectory();
    const checkout = await storage.getDirectoryHandle("checkout", { create: true });
    await checkout.getDirectoryHandle(".git", { create: true });
    const content = await checkout.getDirectoryHandle("content", { create: true });
    await content.getDirectoryHandle("images", { create: true });
    for (const [file, text] of Object.entries(files)) {
      const writer = await (await content.getFileHandle(file, { create: true })).createWritable();
      await writer.write(text);
      await writer.close();
    }
    return checkout;
  };
  Object.assign(window, { showDirectoryPicker: pick });
}

/** Signs in with a token, in the steps of the owner's guide. */
export async function signIn(page: Page, token: string) {
  await press(page, "Masuk dengan token");
  await byRole(page, "textbox", "Token").fill(token);
  await button(page, /^Masuk$/).click();
}

/** The text of a content file in the folder that was picked. */
export const textInFolder = (page: Page, file: string) =>
  page.evaluate(async (name) => {
    const storage = await navigator.storage.getDirectory();
    const checkout = await storage.getDirectoryHandle("checkout");
    const content = await checkout.getDirectoryHandle("content");
    const handle = await content.getFileHandle(name);
    return (await handle.getFile()).text();
  }, file);

/** Opens a content file in the form by its label, and waits until its fields are there. */
export async function openFile(page: Page, label: string) {
  await page.getByText(label, { exact: true }).last().click();
  await button(page, "Kembali tanpa menyimpan").waitFor();
  await page.locator("[data-key-path]").filter({ visible: true }).first().waitFor();
}

/** Expands the entries of a list, of the page's first one if none is named. */
export const expandEntries = async (page: Page, list?: string) =>
  button(list === undefined ? page : await field(page, list), /^Buka( semua)?$/)
    .first()
    .click();

/**
 * The element of a field, by its path in the file. The library renders a field once it comes near the viewport, and an
 * entry's a moment after it was opened: until it is there, the form is scrolled down by half a window, and begun again from
 * its top.
 */
export async function field(page: Page, fieldPath: string) {
  const found = page.locator(`[data-key-path="${fieldPath}"]`);
  const scrollOn = (wanted: string) => {
    if (document.querySelector(`[data-key-path="${wanted}"]`)) return true;
    let pane = document.querySelector("[data-key-path]")?.parentElement;
    while (pane && !/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
    const before = pane?.scrollTop;
    pane?.scrollBy({ top: pane.clientHeight / 2, behavior: "instant" });
    if (pane?.scrollTop === before) pane?.scrollTo({ top: 0, behavior: "instant" });
    return false;
  };
  await page.waitForFunction(scrollOn, fieldPath, { polling: 50 });
  await found.scrollIntoViewIfNeeded();
  return found;
}

/** Fills in a text or number field by its path, such as "services.0.basePrice". */
export async function fill(page: Page, fieldPath: string, value: string) {
  await (await field(page, fieldPath)).locator("input, textarea").first().fill(value);
}

/** Picks an option of a field by its label. The library shows a few options as buttons and more of them in a list. */
export async function choose(page: Page, fieldPath: string, option: string) {
  const options = await field(page, fieldPath);
  const box = options.getByRole("combobox");
  if ((await box.count()) === 0) return options.getByText(option).click();
  await box.click();
  await byRole(page, "option", option).click();
}

export const press = (page: Page, name: string | RegExp) => button(page, name).last().click();

/** Saves, and waits until the form is back at the list and says so. */
export async function save(page: Page) {
  await press(page, "Simpan");
  await button(page, "Kembali tanpa menyimpan").waitFor({ state: "detached" });
  await page.getByText("Tersimpan.").waitFor();
}

/** The dialog that says why nothing was saved. */
export const refusal = (page: Page) => byRole(page, "alertdialog", "Belum disimpan");

/** Saves in vain: waits for the dialog that says why, and closes it. */
export async function saveInVain(page: Page, why: string | RegExp) {
  await press(page, "Simpan");
  await expect(refusal(page)).toContainText(why);
  await press(page, "Baik");
}

/** Does what asks a question first, such as to save, and answers it; gives what was asked. */
export async function answering(page: Page, isYes: boolean, act = () => press(page, "Simpan")) {
  const asked = page.waitForEvent("dialog").then(async (question) => {
    await (isYes ? question.accept() : question.dismiss());
    return question.message();
  });
  await act();
  return asked;
}

/** Chooses a file for a picture's field, as far as the dialog in which the library shows it. */
export async function upload(page: Page, fieldPath: string, name: string, buffer: Buffer) {
  const chooseFile = button(await field(page, fieldPath), /Pilih foto|Ganti foto/);
  // The library loses a tap on the button of an entry that it is still drawing.
  await expect(async () => {
    await chooseFile.first().click({ timeout: 2000 });
    await button(page, "Unggah").last().waitFor({ timeout: 2000 });
  }).toPass();
  const chooser = page.waitForEvent("filechooser");
  await press(page, "Unggah");
  await (await chooser).setFiles({ name, mimeType: "image/jpeg", buffer });
}
