import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveForm } from "../../src/owner/form/buildForm";
import { startContentPreview } from "../../src/owner/preview/contentPreview";
import { type ContentCopy, contentCopy } from "../support/brokenContent";

let content: ContentCopy;
let preview: string;
let reported: string[];
let stop: (() => Promise<void>) | null = null;

const reporter = {
  info: (message: string) => reported.push(`info ${message}`),
  warn: (message: string) => reported.push(`warn ${message}`),
  error: (message: string) => reported.push(`error ${message}`),
};

const shownPrice = () => JSON.parse(readFileSync(path.join(preview, "services.json"), "utf8")).services[0].basePrice;

/** Waits for an effect of the file watcher, for at most 30 seconds. */
async function eventually(isTrue: () => boolean) {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`it did not happen; reported so far:\n${reported.join("\n")}`);
}

const servicesAt = (basePrice: unknown) => {
  const file = JSON.parse(readFileSync(path.join(content.folder, "services.json"), "utf8"));
  file.services[0].basePrice = basePrice;
  return JSON.stringify(file, null, 2);
};

// The ways in which editors save a file: in place, a new file over the old one, the old one moved away first, deleted first.
const saves: ((file: string, text: string) => void)[] = [
  writeFileSync,
  (file, text) => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  },
  (file, text) => {
    renameSync(file, `${file}~`);
    writeFileSync(file, text);
    rmSync(`${file}~`);
  },
  (file, text) => {
    rmSync(file);
    writeFileSync(file, text);
  },
];

beforeEach(() => {
  content = contentCopy();
  preview = mkdtempSync(path.join(tmpdir(), "preview-"));
  reported = [];
});

afterEach(async () => {
  await stop?.();
  content.dispose();
  rmSync(preview, { recursive: true, force: true });
});

test("every save is shown however the editor saves, one after the other, and a mistake is not", async () => {
  stop = await startContentPreview(content.folder, reporter, preview);
  const file = path.join(content.folder, "services.json");
  let price = 100000;
  for (const save of [...saves, ...saves]) {
    price += 1000;
    save(file, servicesAt(price));
    await eventually(() => shownPrice() === price);
  }
  writeFileSync(file, servicesAt("salah"));
  await eventually(() => reported.some((line) => line.startsWith("error") && line.includes("salah")));
  expect(shownPrice()).toBe(price);
});

test("a mistake in one file keeps a change in another out of the preview until it is corrected", async () => {
  stop = await startContentPreview(content.folder, reporter, preview);
  const shop = readFileSync(path.join(preview, "shop.json"), "utf8");
  content.set("services.json", ["services", 0, "basePrice"], "seratus ribu");
  content.set("shop.json", ["minimumNotice"], 60);
  await eventually(() => reported.some((line) => line.startsWith("error") && line.includes("seratus ribu")));
  expect(readFileSync(path.join(preview, "shop.json"), "utf8")).toBe(shop);
  content.set("services.json", ["services", 0, "basePrice"], 110000);
  await eventually(() => shownPrice() === 110000);
  expect(JSON.parse(readFileSync(path.join(preview, "shop.json"), "utf8")).minimumNotice).toBe(60);
});

test("a picture that is renamed in the folder is renamed in the preview", async () => {
  const pictures = path.join(content.folder, "images");
  copyFileSync(path.join(pictures, "hero.jpg"), path.join(pictures, "depan.jpg"));
  stop = await startContentPreview(content.folder, reporter, preview);
  expect(readdirSync(path.join(preview, "images"))).toContain("depan.jpg");
  renameSync(path.join(pictures, "depan.jpg"), path.join(pictures, "toko.jpg"));
  content.set("shop.json", ["pictures", "hero"], "images/toko.jpg");
  await eventually(() => !existsSync(path.join(preview, "images", "depan.jpg")));
  expect(readdirSync(path.join(preview, "images"))).toContain("toko.jpg");
});

test("a mistake saved while the check runs does not get into the preview", async () => {
  // The warning about the placeholder is reported between the check and the copy, so this saves the mistake then.
  content.set("shop.json", ["chatNumber"], "6281200000000");
  const saveMistake = () => content.set("services.json", ["services", 0, "basePrice"], "nanti");
  stop = await startContentPreview(content.folder, { ...reporter, warn: saveMistake }, preview);
  expect(shownPrice()).toBe(100000);
});

test("invalid JSON is reported with its line and does not get into the preview", async () => {
  stop = await startContentPreview(content.folder, reporter, preview);
  content.text("services.json", (text) => text.replace('"classic",', '"classic"'));
  await eventually(() => reported.some((line) => line.includes("baris 4")));
  expect(shownPrice()).toBe(100000);
});

test("without content that passes there is no preview, and the message names the owner's file", async () => {
  content.remove("shop.json");
  stop = await startContentPreview(content.folder, reporter, preview);
  expect(stop).toBeNull();
  expect(existsSync(path.join(preview, "services.json"))).toBe(false);
  expect(reported.join()).toContain("tidak ada di folder");
  expect(reported.join()).toContain(`${path.relative(process.cwd(), content.folder)}/shop.json`);
});

test("the owner's form is served for the content of the preview and the local folder only", async () => {
  stop = await startContentPreview(content.folder, reporter, preview);
  content.set("shop.json", ["name"], "Pangkas Rambut Melati");
  content.text("services.json", (text) => text.replace('"classic",', '"classic"'));
  await eventually(() => reported.some((line) => line.startsWith("error") && line.includes("baris 4")));
  let page = "";
  const form = { contentFolder: preview, pathPrefix: "", repository: null };
  const send = (html: string) => {
    page = html;
  };
  const answers: Promise<void>[] = [];
  serveForm({ get: (path, answer) => path === "/admin" && answers.push(answer({}, { send })) }, form, {
    script: "",
    words: "",
  });
  await Promise.all(answers);
  expect(page).toContain("<title>Isi situs - Bintang Pangkas</title>");
  expect(page).toContain("Hanya folder di komputer ini");
});
