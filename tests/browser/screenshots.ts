import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { launchOptions } from "../support/chromium";
import { projectFolder, texts } from "../support/content";
import { contentCopy } from "../support/contentCopy";
import { melati } from "../support/openShop";
import { expandEntries, field, fill, formHost, formIn, openFile, press, refusal, signIn } from "../support/ownersForm";
import { shopSiteFolder } from "../support/readSite";
import { serveSite } from "../support/serveSite";
import { port } from "../support/siteAddresses";

/**
 * `npm run screenshots`: the pictures of the owner's guide, in docs/pemilik/formulir: signing in, the list, a price, and a
 * mistake, on a phone, in a shop that is open.
 */
async function formPictures() {
  const folder = path.join(projectFolder, "docs/pemilik/formulir");
  mkdirSync(folder, { recursive: true });
  const server = serveSite(shopSiteFolder, port);
  // A phone's browser opens no folders.
  const args = [...(launchOptions.args ?? []), "--disable-blink-features=FileSystemAccessLocal"];
  const browser = await chromium.launch({ ...launchOptions, args });
  const shop = contentCopy();
  const own = { ...melati, phone: null, instagram: null, english: false };
  for (const [name, value] of Object.entries(own)) shop.set("shop.json", name, value);
  const host = await formHost({ ...texts, "shop.json": shop.read("shop.json") });
  host.runs.push({ status: "completed", conclusion: "success", updated_at: "2026-12-01T02:00:00Z", html_url: "" });
  const form = formIn(browser, host, false, shop.folder);
  const { page } = await form.open(360);
  const shoot = async (name: string) => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.fonts.ready);
    const picture = sharp(await page.screenshot({ animations: "disabled" }));
    await picture.webp({ quality: 70, effort: 6 }).toFile(path.join(folder, `${name}.webp`));
  };
  await press(page, "Masuk dengan token");
  await page.getByRole("textbox", { name: "Token" }).fill("github_pat_…");
  await shoot("masuk");
  await press(page, "Batal");
  await signIn(page, form.host.token);
  await page.getByText("Layanan dan harga").waitFor();
  await page.getByText("Terbit 1 Des").waitFor();
  await shoot("bagian");
  await openFile(page, "Layanan dan harga");
  await expandEntries(page);
  const price = (await field(page, "services.0.basePrice")).getByRole("textbox");
  await price.fill("110.000");
  await price.evaluate((input) => input.scrollIntoView({ block: "center" }));
  await shoot("harga");
  await press(page, "Kembali tanpa menyimpan");
  await openFile(page, "Jam booking dan harganya");
  await expandEntries(page);
  await fill(page, "bands.0.to", "09:00");
  await press(page, "Simpan");
  await refusal(page).waitFor();
  await shoot("keliru");
  await browser.close();
  await form.host.close();
  shop.dispose();
  server.close();
}

void formPictures();
