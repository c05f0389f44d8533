import { existsSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { previewProblem, startContentPreview } from "../../src/owner/preview/contentPreview";
import { copyForEachTest, withValue } from "../support/contentCopy";
import { temporaryFolder } from "../support/temporaryFolder";

let reported: string[];
let stop: (() => Promise<void>) | null = null;

const reporter = {
  info: (message: string) => reported.push(`info ${message}`),
  warn: (message: string) => reported.push(`warn ${message}`),
  log: (message: string) => reported.push(`log ${message}`),
};

const shownPrice = () => JSON.parse(readPreview("services.json")).services[0].basePrice;

/** Waits for an effect of the file watcher, for at most 30 seconds. */
async function eventually(isTrue: () => boolean) {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`it did not happen; reported so far:\n${reported.join("\n")}`);
}

const servicesAt = (basePrice: unknown) => withValue(content.read("services.json"), "services.0.basePrice", basePrice);

// The ways in which editors save a file.
const saves: Record<string, (file: string, text: string) => void> = {
  "writes in place": (file, text) => writeFileSync(file, text),
  "renames a new file over the old one": (file, text) => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  },
};

beforeEach(() => {
  reported = [];
});

afterEach(async () => {
  await stop?.();
});

// After the hook that stops the preview, which reads and writes there.
const content = copyForEachTest();
const { at: inPreview, read: readPreview } = temporaryFolder();

test.each(Object.entries(saves))("every save is shown when the editor %s", async (_, save) => {
  stop = await startContentPreview(content.folder, reporter, inPreview());
  const file = path.join(content.folder, "services.json");
  for (const round of [1, 2]) {
    const [good, mistake] = [100000 + round * 1000, `salah ke-${round}`];
    save(file, servicesAt(good));
    await eventually(() => shownPrice() === good);
    save(file, servicesAt(mistake));
    await eventually(() => reported.some((line) => line.startsWith("log") && line.includes(mistake)));
    expect(shownPrice()).toBe(good);
  }
});

test("a mistake in one file holds back changes in others, and is named on one line, until corrected", async () => {
  stop = await startContentPreview(content.folder, reporter, inPreview());
  const shop = readPreview("shop.json");
  content.set("services.json", "services.0.basePrice", "seratus ribu");
  content.set("shop.json", "minimumNotice", 60);
  await eventually(() => reported.some((line) => line.startsWith("log") && line.includes("seratus ribu")));
  expect(readPreview("shop.json")).toBe(shop);
  expect(previewProblem()).toMatch(/^SALAH .*services\.json baris \d+ .*basePrice .*"seratus ribu".*contoh: 150000/);
  content.set("services.json", "services.0.basePrice", 110000);
  await eventually(() => shownPrice() === 110000);
  expect(previewProblem()).toBe("");
  expect(JSON.parse(readPreview("shop.json")).minimumNotice).toBe(60);
});

test("a mistake saved during the check stays out of the preview", async () => {
  // The warning about the placeholder is reported between the check and the copy, so this saves the mistake then.
  content.set("shop.json", "chatNumber", "6281200000000");
  const saveMistake = () => content.set("services.json", "services.0.basePrice", "nanti");
  stop = await startContentPreview(content.folder, { ...reporter, warn: saveMistake }, inPreview());
  expect(shownPrice()).toBe(100000);
});

test("without valid content there is no preview, and the file is named", async () => {
  content.remove("shop.json");
  stop = await startContentPreview(content.folder, reporter, inPreview());
  expect(stop).toBeNull();
  expect(existsSync(inPreview("services.json"))).toBe(false);
  expect(reported.join()).toContain("tidak ada di folder");
  expect(reported.join()).toContain(`${path.relative(process.cwd(), content.folder)}/shop.json`);
});
