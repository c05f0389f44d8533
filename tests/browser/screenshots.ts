import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { palettes } from "../../src/theme/palettes";
import { buildSite } from "../support/buildSite";
import { launchOptions } from "../support/chromium";
import { projectFolder } from "../support/content";
import { expandEntries, field, fill, formHost, formIn, openFile, press, signIn } from "../support/ownersForm";
import { shopSiteFolder } from "../support/readSite";
import { serveSite } from "../support/serveSite";
import { port, siteOrigin } from "../support/siteAddresses";
import { fillBooking, tuesdayMorning } from "../support/test";

/**
 * `npm run screenshots -- form`: the pictures of the owner's guide, in docs/formulir: signing in, the list, a price, and a
 * mistake, on a phone, in the tests' shop.
 */
async function formPictures() {
  const folder = path.join(projectFolder, "docs/formulir");
  mkdirSync(folder, { recursive: true });
  const server = serveSite(shopSiteFolder, port);
  const browser = await chromium.launch(launchOptions);
  const form = formIn(browser, await formHost(), false);
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
  await page.getByRole("alertdialog", { name: "Belum disimpan" }).waitFor();
  await shoot("keliru");
  await browser.close();
  await form.host.close();
  server.close();
}

/**
 * `npm run screenshots -- readme`: the README's picture, of the tests' shop: the first screen on a desktop and a phone, and a
 * phone's way to a ticket, side by side on the site's dark colour.
 */
async function readmePicture() {
  const height = 480;
  const gap = 16;
  const night = palettes.teak.night;
  buildSite();
  const server = serveSite(path.join(projectFolder, "public"), port);
  const browser = await chromium.launch(launchOptions);
  const panels: { input: Buffer; width: number }[] = [];
  const open = async (viewport: { width: number; height: number }) => {
    const page = await browser.newPage({
      viewport,
      deviceScaleFactor: 2,
      isMobile: viewport.width < 500,
      reducedMotion: "reduce",
    });
    await page.clock.install({ time: tuesdayMorning });
    await page.goto(`${siteOrigin}/`, { waitUntil: "networkidle" });
    // A font that came too late for the first paint is cached for the second.
    await page.reload({ waitUntil: "networkidle" });
    const shoot = async () => {
      await page.mouse.move(0, 0);
      await page.waitForTimeout(500);
      const { data, info } = await sharp(await page.screenshot())
        .resize({ height })
        .toBuffer({ resolveWithObject: true });
      panels.push({ input: data, width: info.width });
    };
    return { page, shoot };
  };
  const desktop = await open({ width: 1280, height: 760 });
  await desktop.shoot();
  const { page, shoot } = await open({ width: 360, height: 740 });
  await shoot();
  await page
    .locator("#services li")
    .first()
    .evaluate((board) => board.scrollIntoView({ block: "center" }));
  await shoot();
  await fillBooking(page, {});
  await page.getByRole("group", { name: "Pilih Tanggal" }).evaluate((step) => step.scrollIntoView());
  await shoot();
  await page.getByRole("button", { name: "Buat Booking" }).click();
  await page.getByRole("article").waitFor();
  await shoot();
  await browser.close();
  server.close();
  let left = gap;
  const placed = panels.map(({ input, width }) => {
    const at = { input, left, top: gap };
    left += width + gap;
    return at;
  });
  const file = path.join(projectFolder, ".github/images/preview.jpg");
  await sharp({ create: { width: left, height: height + 2 * gap, channels: 3, background: night } })
    .composite(placed)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
  process.stdout.write(`${file}\n`);
}

const pictures = { form: formPictures, readme: readmePicture };

void pictures[(process.argv[2] ?? "readme") as keyof typeof pictures]();
