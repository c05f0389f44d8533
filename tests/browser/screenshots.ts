import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { rawColor } from "../../src/theme/tokens";
import { buildSite } from "../support/buildSite";
import { launchChromium } from "../support/chromium";
import { root } from "../support/content";
import { expandEntries, field, fill, openFile, press, signIn, startForm } from "../support/ownersForm";
import { serveSite } from "../support/server";
import { fillBooking, tuesdayMorning, visit } from "../support/visit";

/**
 * `npm run screenshots -- form`: the pictures of the owner's guide, in docs/formulir: signing in, the list, a price, and a
 * mistake, on a phone, in the tests' shop.
 */
async function formPictures() {
  const folder = path.join(root, "docs/formulir");
  mkdirSync(folder, { recursive: true });
  const form = await startForm({ isPlain: false });
  const { page, close } = await form.open(360);
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
  await close();
  await form.close();
}

/**
 * `npm run screenshots`: pictures of every page and of every state of a booking at four widths, in the tests' shop, in
 * tests/out/screenshots. The clock stands still, so that two runs differ only where the design does.
 */
async function sitePictures() {
  const folder = path.join(root, "tests/out/screenshots");
  mkdirSync(folder, { recursive: true });
  buildSite();
  const [browser, site] = await Promise.all([launchChromium(), serveSite()]);
  for (const width of [360, 768, 1280, 1920]) {
    const height = width < 500 ? 740 : 900;
    const { page, context } = await visit(
      browser,
      { viewport: { width, height }, reducedMotion: "reduce" },
      tuesdayMorning,
    );
    const shoot = async (name: string, fullPage: boolean) => {
      await page.waitForTimeout(300);
      await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage });
    };
    const settle = async () => {
      // A picture of the whole page includes what is otherwise laid out only when it comes near.
      await page.addStyleTag({ content: "* { content-visibility: visible !important; }" });
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 500) {
          window.scrollTo(0, y);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        window.scrollTo(0, 0);
      });
      await page.waitForLoadState("networkidle");
    };
    for (const [name, route] of [
      ["home", "/"],
      ["services", "/services/"],
      ["products", "/products/"],
      ["about", "/about/"],
      [
        "ticket-page",
        "/tiket/#kode=BTP123456AB&tgl=2026-12-08&jam=17:00&layanan=father-son&total=201250&nama=Budi&telp=0812-3456",
      ],
      ["404", "/tidak-ada"],
    ] as const) {
      await page.goto(site.origin + route);
      await settle();
      if (name === "home") await shoot("hero", false);
      await shoot(name, true);
    }
    await page.goto(`${site.origin}/`);
    if (width < 1024) {
      await page.locator("header summary").click();
      await shoot("menu", false);
      await page.keyboard.press("Escape");
    }
    await settle();
    await page.getByRole("button", { name: "Buat Booking" }).click();
    await shoot("errors", false);
    await fillBooking(page, { notes: "Samping tipis, atas biarkan." });
    await page.getByRole("button", { name: "Tutup pesan" }).click();
    await page.getByRole("group", { name: "Pilih Tanggal" }).scrollIntoViewIfNeeded();
    await shoot("form", false);
    await page.getByRole("button", { name: "Buat Booking" }).click();
    await page.getByRole("article").waitFor();
    await shoot("ticket", false);
    await page.locator("#booking").screenshot({ path: path.join(folder, `ticket-whole-${width}.png`) });
    await page.goto(`${site.origin}/products/`);
    await page.getByRole("button", { name: "Add to Cart: Teak Comb" }).click();
    await page.locator("#cart").scrollIntoViewIfNeeded();
    await shoot("cart", false);
    await context.close();
  }
  await browser.close();
  await site.close();
  process.stdout.write(`${folder}\n`);
}

/**
 * `npm run screenshots -- readme`: the README's picture, of the tests' shop: the first screen on a desktop and a phone, and a
 * phone's way to a ticket, side by side on the site's dark colour.
 */
async function readmePicture() {
  const height = 480;
  const gap = 16;
  const night = rawColor.night;
  buildSite();
  const [browser, site] = await Promise.all([launchChromium(), serveSite()]);
  const panels: { input: Buffer; width: number }[] = [];
  const open = async (viewport: { width: number; height: number }) => {
    const { page } = await visit(
      browser,
      { viewport, deviceScaleFactor: 2, isMobile: viewport.width < 500, reducedMotion: "reduce" },
      tuesdayMorning,
    );
    await page.goto(`${site.origin}/`, { waitUntil: "networkidle" });
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
  await site.close();
  let left = gap;
  const placed = panels.map(({ input, width }) => {
    const at = { input, left, top: gap };
    left += width + gap;
    return at;
  });
  const file = path.join(root, ".github/images/preview.jpg");
  await sharp({ create: { width: left, height: height + 2 * gap, channels: 3, background: night } })
    .composite(placed)
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
  process.stdout.write(`${file}\n`);
}

const pictures = { form: formPictures, readme: readmePicture, site: sitePictures };

void pictures[(process.argv[2] ?? "site") as keyof typeof pictures]();
